"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.06 end:aal 0.06 end:ach -0.11 end:ack 0.04 end:act -0.15 end:acy -0.06 end:ado -0.05 end:ads 0.11
end:ady -0.03 end:aft -0.03 end:age 0.09 end:ags 0.06 end:ail -0.13 end:aim -0.10 end:air -0.12 end:ais 0.05
end:ait -0.03 end:ajo 0.04 end:aks 0.05 end:all 0.12 end:ama -0.05 end:ame -0.08 end:amp 0.08 end:and 0.04
end:ant -0.13 end:ape 0.04 end:aph -0.08 end:api -0.11 end:ard 0.15 end:ark 0.05 end:arn 0.03 end:ars 0.09
end:art 0.10 end:ary 0.14 end:ate 0.13 end:ati 0.04 end:att -0.10 end:ave -0.04 end:ays 0.30 end:bar -0.12
end:bee -0.05 end:bel 0.07 end:ben 0.03 end:ber 0.11 end:bic 0.05 end:bie 0.06 end:bin -0.04 end:bip -0.11
end:bla 0.05 end:ble -0.11 end:bly -0.04 end:bon 0.04 end:box -0.06 end:bre 0.05 end:btq 0.05 end:cal 0.07
end:car -0.06 end:ced -0.09 end:cer 0.08 end:ces 0.08 end:cha 0.05 end:che 0.10 end:cia -0.03 end:cil 0.04
end:cks 0.06 end:cle -0.07 end:cos 0.05 end:cts 0.15 end:cus -0.04 end:dar -0.06 end:dat 0.09 end:day -0.18
end:ded -0.12 end:den 0.19 end:der 0.14 end:des 0.07 end:det -0.12 end:dig -0.08 end:dis 0.17 end:dle -0.08
end:dme -0.05 end:dor -0.11 end:dos -0.05 end:dth -0.04 end:dul -0.07 end:e's -0.05 end:ear -0.08 end:eat 0.07
end:eau 0.07 end:ece 0.07 end:ecs -0.04 end:ect 0.11 end:eda -0.05 end:eds 0.03 end:een -0.15 end:ees 0.03
end:eet -0.05 end:eid -0.09 end:eir 0.12 end:eit 0.05 end:ekt 0.05 end:eld 0.08 end:elf -0.04 end:els -0.03
end:ely 0.03 end:ema -0.08 end:end -0.05 end:ene 0.11 end:ens 0.17 end:ent -0.11 end:epo 0.11 end:ept -0.07
end:ere -0.14 end:erk -0.06 end:ern 0.12 end:ers 0.11 end:ert 0.06 end:ese -0.10 end:ess -0.14 end:est -0.10
end:eta -0.15 end:ete -0.06 end:eto -0.03 end:ety -0.04 end:eve -0.08 end:evs -0.04 end:faz 0.05 end:fen -0.10
end:fer 0.03 end:fig 0.25 end:fka 0.10 end:ful -0.09 end:gar 0.11 end:gen 0.20 end:ger 0.21 end:ges -0.13 end:get 0.04
end:ght 0.08 end:gik 0.03 end:gin -0.08 end:gio -0.06 end:gue 0.05 end:hed -0.23 end:hen 0.03 end:her -0.26
end:hes 0.07 end:hia -0.08 end:hip 0.11 end:hon 0.07 end:hot -0.06 end:hts -0.06 end:hub -0.06 end:ial 0.06
end:ibe 0.06 end:ica 0.05 end:ice 0.26 end:ick 0.20 end:ico -0.03 end:ics 0.07 end:ict -0.05 end:ied -0.04
end:iel -0.07 end:ier 0.07 end:ies -0.10 end:iew -0.08 end:ify -0.12 end:ike -0.03 end:ild 0.15 end:ill -0.19
end:ilt -0.03 end:ime 0.04 end:ims -0.06 end:ind 0.04 end:ine 0.05 end:ing -0.06 end:ini -0.06 end:ink 0.05
end:ins 0.13 end:int 0.04 end:inx 0.03 end:iod 0.05 end:ion -0.29 end:ior 0.20 end:ips 0.08 end:ipt 0.12 end:ire 0.05
end:ise -0.06 end:ish 0.12 end:ism -0.10 end:ist -0.04 end:ite -0.08 end:its -0.06 end:ity -0.18 end:ium -0.11
end:ive 0.16 end:ivo 0.07 end:ize -0.05 end:iço 0.04 end:jar -0.03 end:jon -0.09 end:kap 0.06 end:ked -0.21
end:ken 0.12 end:ker 0.18 end:kes 0.14 end:kit 0.07 end:lan 0.05 end:lar 0.21 end:lay -0.06 end:led -0.26
end:len -0.04 end:ler 0.15 end:les -0.06 end:lex 0.05 end:lid -0.05 end:lin 0.10 end:llo 0.05 end:lls 0.20
end:lly 0.15 end:log 0.03 end:loy 0.14 end:lta 0.06 end:lth 0.04 end:lue -0.04 end:lum -0.04 end:lve -0.09
end:mal 0.04 end:mas 0.04 end:med -0.04 end:mer 0.04 end:mes 0.13 end:min -0.11 end:mox -0.04 end:mål 0.04
end:n's 0.11 end:n't -0.09 end:nai -0.05 end:nal -0.08 end:nar 0.05 end:nas -0.06 end:nca 0.07 end:nce -0.14
end:ncy 0.09 end:nda -0.04 end:ndo -0.14 end:nel -0.05 end:nen -0.03 end:ner -0.20 end:nes -0.03 end:nge 0.10
end:nie -0.03 end:nks -0.07 end:nom -0.05 end:nos 0.08 end:nse -0.09 end:nst 0.10 end:nte -0.10 end:nth 0.16
end:nts 0.04 end:nue -0.07 end:nux 0.11 end:nza 0.07 end:n’t 0.06 end:oad 0.14 end:obe 0.06 end:ock 0.03 end:ode -0.10
end:off 0.12 end:ogy -0.04 end:oid -0.03 end:oit 0.10 end:oke 0.09 end:oks 0.04 end:ole -0.09 end:oll -0.03
end:ome 0.07 end:ona -0.04 end:ond -0.18 end:one 0.08 end:ong 0.03 end:ono 0.03 end:ons -0.22 end:ont -0.04
end:ony -0.06 end:ook 0.09 end:oor 0.04 end:ope 0.03 end:ops 0.07 end:ora -0.04 end:ore 0.19 end:orm -0.04
end:oro -0.03 end:ort -0.10 end:ory -0.12 end:oss -0.05 end:ost -0.04 end:oto -0.04 end:oud 0.04 end:oup -0.12
end:our 0.11 end:out -0.07 end:pal 0.06 end:pec -0.11 end:per -0.21 end:pet 0.08 end:pic -0.06 end:ple 0.22
end:ply -0.10 end:ppe 0.04 end:ppy -0.04 end:pto -0.09 end:pts 0.24 end:pty 0.03 end:put -0.14 end:que 0.12
end:r's 0.11 end:rah -0.04 end:ral 0.11 end:rar -0.09 end:ras 0.25 end:rby -0.03 end:rce -0.04 end:rch -0.03
end:rco -0.04 end:rda 0.06 end:rde -0.06 end:rdi 0.03 end:rds 0.06 end:red 0.15 end:ren 0.04 end:rer -0.04
end:res 0.04 end:ret 0.04 end:rge -0.04 end:rgy -0.05 end:ric -0.05 end:rie 0.04 end:rig 0.12 end:rir -0.10
end:rje 0.17 end:rna 0.16 end:rns 0.07 end:rol 0.13 end:ros 0.03 end:row -0.05 end:rry 0.12 end:rst 0.31 end:rta 0.10
end:rth -0.07 end:rts 0.11 end:rty 0.05 end:rum 0.03 end:sal -0.06 end:sas 0.04 end:sed -0.04 end:sen 0.04
end:ses 0.25 end:set -0.06 end:sic 0.03 end:sis -0.15 end:sje -0.03 end:sor 0.03 end:sse 0.04 end:sta -0.04
end:ste -0.22 end:sts -0.08 end:sum 0.05 end:t's -0.06 end:tag -0.13 end:ted -0.14 end:tee 0.06 end:tem -0.19
end:ten 0.15 end:ter 0.17 end:tes -0.10 end:ths -0.03 end:tic 0.08 end:til -0.03 end:tim -0.03 end:tir 0.04
end:tly 0.17 end:tom 0.03 end:ton -0.13 end:top -0.06 end:tor -0.10 end:tos 0.04 end:tre 0.10 end:tro 0.06
end:try 0.12 end:tte -0.04 end:tup 0.06 end:tur -0.05 end:tår 0.03 end:túa 0.03 end:t参数 -0.05 end:ual -0.05
end:uch 0.06 end:ude -0.08 end:udy -0.05 end:ues -0.15 end:ugh 0.10 end:uld -0.25 end:ule 0.05 end:ult 0.09
end:und 0.04 end:unt 0.05 end:ure -0.04 end:urn -0.05 end:urs 0.09 end:urt 0.09 end:use 0.14 end:uss 0.04 end:uth 0.14
end:val 0.03 end:vas 0.04 end:ved 0.15 end:vel 0.15 end:ven 0.07 end:ver 0.14 end:ves 0.10 end:vor -0.03 end:wer 0.09
end:xes -0.06 end:y's 0.03 end:yee -0.03 end:yes -0.04 end:yle 0.15 end:ync -0.05 end:zed 0.12 end:zes 0.09
end:ørt -0.04 end:ает 0.13 end:вый 0.09 end:дан 0.05 end:ому 0.05 end:сты -0.03 end:тся 0.13 end:ئية 0.03 end:خدم 0.07
end:خطة 0.04 end:دمة 0.07 end:ديث 0.07 end:ديل 0.04 end:راح -0.04 end:شاء -0.04 end:شاف 0.05 end:طية 0.05 end:عدة 0.03
end:فيذ -0.04 end:قات 0.04 end:لات -0.09 end:ليل -0.04 end:مات -0.04 end:ملة 0.06 end:ملف -0.04 end:ميل -0.10
end:نات 0.10 end:نسخ 0.05 end:نفذ 0.19 end:هام -0.04 end:وظف 0.05 end:وية -0.06 end:ويم -0.05 end:يدة -0.03
stem:absol -0.06 stem:acade -0.05 stem:accep -0.06 stem:acces -0.16 stem:accor -0.04 stem:accou 0.05 stem:accur -0.13
stem:ackno -0.06 stem:actio 0.03 stem:actua 0.10 stem:adapt 0.13 stem:addin 0.07 stem:addre 0.07 stem:adobe -0.26
stem:adver -0.03 stem:again 0.04 stem:agend -0.04 stem:agent 0.07 stem:agree -0.05 stem:aldri 0.10 stem:align 0.03
stem:aller 0.08 stem:allow 0.05 stem:almos -0.05 stem:alrea -0.06 stem:alrig -0.03 stem:alter -0.07 stem:alway 0.04
stem:amazi -0.04 stem:amend -0.06 stem:amoun 0.05 stem:ampli -0.04 stem:anali -0.09 stem:analy 0.04 stem:annou -0.06
stem:answe -0.08 stem:anthr -0.05 stem:antid -0.03 stem:anyth 0.10 stem:aplic 0.07 stem:appen -0.06 stem:appro 0.10
stem:argum -0.04 stem:armou 0.05 stem:aroun -0.04 stem:arqui -0.03 stem:artic -0.11 stem:artif -0.05 stem:artis 0.05
stem:askin -0.04 stem:asses -0.05 stem:assig -0.06 stem:assoc -0.04 stem:assum -0.03 stem:attac -0.03 stem:attem 0.14
stem:atten 0.06 stem:authe 0.03 stem:autom 0.09 stem:avail -0.03 stem:aweso 0.04 stem:backe -0.05 stem:backg 0.04
stem:backo 0.11 stem:backu 0.08 stem:balan 0.04 stem:baske 0.10 stem:becau 0.10 stem:becom 0.04 stem:befor 0.22
stem:begin 0.03 stem:behav 0.14 stem:behin 0.04 stem:beisp -0.09 stem:bench 0.05 stem:benja 0.06 stem:bette -0.08
stem:betwe -0.10 stem:beyon -0.04 stem:billi 0.10 stem:bindi -0.05 stem:block -0.05 stem:borde 0.08 stem:borro 0.03
stem:brack 0.04 stem:branc -0.03 stem:brand 0.06 stem:break 0.10 stem:brigh -0.04 stem:broug 0.08 stem:bucke 0.04
stem:bundl -0.09 stem:busin 0.05 stem:butto -0.15 stem:cache 0.04 stem:calcu -0.07 stem:calen -0.07 stem:calle 0.05
stem:calli -0.05 stem:camer 0.05 stem:cance -0.04 stem:canne 0.03 stem:capab 0.03 stem:cappe 0.04 stem:carol 0.04
stem:carri 0.05 stem:catal 0.05 stem:cellu 0.04 stem:centr 0.16 stem:chall -0.12 stem:champ 0.03 stem:chang -0.05
stem:chapt -0.04 stem:chara 0.05 stem:chari 0.04 stem:check 0.14 stem:cheri 0.04 stem:child 0.04 stem:choic 0.05
stem:citie -0.05 stem:claim -0.06 stem:clasi -0.04 stem:claud -0.05 stem:clean -0.06 stem:clien 0.04 stem:close 0.15
stem:closi 0.03 stem:cloth 0.06 stem:codin 0.05 stem:combi 0.04 stem:comfo -0.05 stem:comin -0.06 stem:comme -0.04
stem:commo 0.03 stem:commu 0.09 stem:compa -0.20 stem:compe 0.04 stem:compi -0.15 stem:compu -0.06 stem:conce -0.04
stem:concu -0.03 stem:confe 0.06 stem:confl -0.10 stem:conne 0.11 stem:conse 0.06 stem:const -0.03 stem:conta -0.05
stem:conte -0.09 stem:conti -0.10 stem:contr 0.05 stem:cooki 0.03 stem:corre -0.08 stem:count 0.14 stem:creat 0.16
stem:crede 0.05 stem:crite -0.03 stem:crypt -0.08 stem:cuand -0.07 stem:cultu 0.05 stem:curre 0.06 stem:curri -0.04
stem:custo 0.13 stem:dashb 0.05 stem:datab 0.22 stem:datet 0.05 stem:deakt 0.04 stem:debou 0.04 stem:decem -0.04
stem:decid 0.10 stem:decis -0.06 stem:decli -0.04 stem:decod -0.05 stem:defau 0.21 stem:defin 0.03 stem:delet -0.07
stem:deplo 0.16 stem:depre 0.04 stem:descr 0.05 stem:detai -0.10 stem:detal -0.05 stem:detec 0.08 stem:devel 0.11
stem:devlo -0.03 stem:diens 0.07 stem:diese -0.03 stem:difer -0.05 stem:direc -0.06 stem:disab 0.07 stem:disag 0.07
stem:disco 0.05 stem:discu -0.11 stem:dispa -0.07 stem:displ 0.04 stem:dista -0.13 stem:docke -0.07 stem:docum -0.21
stem:doesn 0.09 stem:dokum -0.06 stem:dream -0.04 stem:drivi -0.03 stem:dropp 0.04 stem:dupli -0.07 stem:durin 0.06
stem:ecosy -0.06 stem:edite -0.06 stem:educa 0.11 stem:effec 0.05 stem:effic 0.04 stem:elaps -0.05 stem:eleve 0.04
stem:enabl 0.04 stem:endin -0.03 stem:endno -0.09 stem:endpo -0.05 stem:energ -0.07 stem:engag -0.04 stem:ensur 0.08
stem:enter -0.03 stem:entri -0.07 stem:envir -0.04 stem:error -0.06 stem:escap 0.05 stem:escri 0.03 stem:eslin 0.08
stem:estab 0.04 stem:estad -0.05 stem:eveni -0.03 stem:every -0.14 stem:evide -0.03 stem:evolu -0.10 stem:exact 0.08
stem:examp 0.03 stem:excel 0.05 stem:excep -0.03 stem:excha 0.06 stem:execs -0.12 stem:execu -0.07 stem:exist -0.16
stem:expec -0.07 stem:expir 0.11 stem:expli -0.04 stem:expor 0.05 stem:exten 0.04 stem:extra -0.10 stem:facin 0.06
stem:facto -0.04 stem:faile -0.17 stem:fallb 0.03 stem:famil -0.08 stem:fasta -0.09 stem:ferdi -0.03 stem:festi 0.04
stem:fichi -0.05 stem:field -0.11 stem:filer -0.04 stem:filte 0.06 stem:findi -0.10 stem:floor 0.04 stem:flush 0.08
stem:folde -0.07 stem:follo -0.23 stem:fonts -0.04 stem:forme 0.03 stem:formr -0.04 stem:formå 0.04 stem:found 0.03
stem:fragm 0.03 stem:frame 0.07 stem:frank 0.04 stem:freit -0.12 stem:funct -0.21 stem:funge -0.03 stem:futur -0.08
stem:garan 0.05 stem:gemin -0.06 stem:gener -0.14 stem:genst 0.06 stem:gette -0.04 stem:getti -0.08 stem:githu -0.06
stem:givin 0.03 stem:glove -0.05 stem:googl -0.07 stem:graph 0.03 stem:groun -0.06 stem:guard 0.11 stem:handl -0.05
stem:happi -0.10 stem:havin -0.08 stem:heade 0.06 stem:healt 0.06 stem:heigh -0.03 stem:helpe -0.06 stem:herod -0.04
stem:highe 0.03 stem:hipót -0.07 stem:homea 0.04 stem:homep 0.03 stem:horai 0.04 stem:hoved 0.19 stem:howev 0.06
stem:human 0.06 stem:ident -0.18 stem:imagi -0.13 stem:impac -0.09 stem:imple -0.07 stem:impor -0.14 stem:impro -0.06
stem:incep -0.04 stem:incom -0.05 stem:incor -0.09 stem:indiv -0.06 stem:infor -0.07 stem:injec -0.06 stem:insid 0.08
stem:inspi 0.05 stem:insta 0.08 stem:instr -0.11 stem:integ -0.04 stem:inter -0.04 stem:intro -0.03 stem:inves -0.03
stem:invit 0.04 stem:invoi 0.04 stem:invok 0.04 stem:invol -0.05 stem:issue -0.20 stem:itera 0.08 stem:itsel 0.06
stem:jamai 0.05 stem:janua 0.03 stem:japan -0.06 stem:john' 0.04 stem:kamer -0.06 stem:knowi -0.03 stem:komme -0.07
stem:konfi -0.07 stem:koord -0.05 stem:kreve 0.04 stem:kriti -0.07 stem:l'err 0.06 stem:label -0.03 stem:laten 0.04
stem:lates -0.06 stem:launc 0.06 stem:layou -0.16 stem:leadi 0.09 stem:ledig 0.04 stem:lesso -0.05 stem:libra 0.07
stem:limit 0.13 stem:lineb 0.04 stem:linki 0.04 stem:linte 0.03 stem:lisbo 0.03 stem:liste 0.09 stem:loade 0.09
stem:local -0.03 stem:locat -0.08 stem:locke -0.06 stem:longi -0.04 stem:looki -0.08 stem:maint -0.04 stem:manag 0.04
stem:mangl -0.07 stem:mappi -0.04 stem:markd -0.05 stem:marke 0.08 stem:marsh -0.05 stem:match -0.06 stem:matur -0.05
stem:mecha -0.05 stem:mediu -0.07 stem:meeti -0.20 stem:membe 0.16 stem:memor 0.09 stem:mergi 0.05 stem:messa 0.07
stem:metri 0.15 stem:migra 0.08 stem:mirro 0.15 stem:mobil 0.10 stem:modem 0.04 stem:modif -0.08 stem:modul -0.04
stem:momen -0.08 stem:monda 0.03 stem:monit 0.04 stem:monor 0.12 stem:morni -0.03 stem:motiv 0.07 stem:movin 0.03
stem:multi 0.07 stem:mumme -0.10 stem:names 0.07 stem:nativ 0.11 stem:navig -0.05 stem:nearb -0.03 stem:neces -0.04
stem:nettv 0.04 stem:netwo -0.04 stem:neutr 0.03 stem:nobod 0.04 stem:nolog -0.09 stem:nothi -0.08 stem:notio 0.06
stem:novem -0.10 stem:numbe 0.04 stem:nächs -0.20 stem:númer 0.04 stem:obser -0.07 stem:offer -0.05 stem:offse -0.05
stem:oldes 0.03 stem:ollam -0.05 stem:onlin 0.07 stem:opena -0.07 stem:openc -0.09 stem:openi -0.07 stem:opens -0.10
stem:optim 0.03 stem:order 0.04 stem:organ 0.07 stem:other 0.03 stem:outlo -0.05 stem:outpu -0.16 stem:outsi 0.03
stem:overh 0.04 stem:overr -0.04 stem:overv -0.04 stem:palet -0.06 stem:parag -0.07 stem:param 0.06 stem:parse -0.08
stem:parsi 0.03 stem:partn 0.06 stem:passa -0.04 stem:passe 0.03 stem:patte 0.09 stem:payme 0.05 stem:pendi 0.03
stem:perce 0.04 stem:perfe 0.07 stem:perfo -0.04 stem:perha -0.04 stem:perio 0.05 stem:permi -0.03 stem:persi -0.06
stem:perso 0.06 stem:phase -0.05 stem:phila -0.08 stem:phone 0.04 stem:picku -0.06 stem:pictu -0.08 stem:pillo 0.09
stem:pipel 0.06 stem:plann -0.05 stem:playe 0.05 stem:pleas -0.05 stem:polit 0.05 stem:porqu 0.03 stem:posib -0.04
stem:posit -0.05 stem:poste -0.06 stem:postg 0.05 stem:posts 0.08 stem:potte 0.13 stem:power -0.06 stem:pract -0.07
stem:preci -0.03 stem:prede 0.04 stem:prefe -0.05 stem:prefi 0.05 stem:prelo 0.04 stem:premi 0.07 stem:prepa -0.08
stem:press -0.06 stem:prett -0.06 stem:preve 0.04 stem:previ -0.06 stem:prima 0.05 stem:princ 0.07 stem:priva 0.08
stem:proba -0.15 stem:probl -0.05 stem:progr -0.16 stem:proje 0.22 stem:promp 0.06 stem:propo -0.06 stem:provi -0.22
stem:proxm -0.04 stem:proye 0.03 stem:prueb -0.04 stem:publi 0.10 stem:pushe -0.12 stem:pytho 0.04 stem:quant -0.07
stem:queri 0.08 stem:quest -0.08 stem:readi -0.06 stem:readm -0.05 stem:reall -0.06 stem:reboo 0.04 stem:recei -0.04
stem:recen -0.09 stem:recep 0.05 stem:recom -0.03 stem:recor 0.04 stem:recur -0.09 stem:reduc 0.05 stem:refer -0.08
stem:refun 0.05 stem:regar -0.03 stem:regio 0.03 stem:regul 0.03 stem:reini 0.03 stem:reins 0.03 stem:rejec 0.05
stem:relat -0.13 stem:relea 0.13 stem:relev -0.14 stem:relia -0.07 stem:remin -0.03 stem:remov 0.14 stem:rende -0.07
stem:repli 0.10 stem:repor -0.17 stem:repre -0.07 stem:repro 0.03 stem:requi 0.09 stem:reset 0.05 stem:resis -0.05
stem:respo -0.04 stem:respu -0.04 stem:resta 0.06 stem:resto 0.04 stem:resul -0.19 stem:retai 0.10 stem:retur -0.04
stem:revie -0.13 stem:revis 0.04 stem:roami -0.04 stem:rosen 0.08 stem:routi 0.06 stem:runni -0.05 stem:sakna 0.04
stem:sandb -0.10 stem:satis -0.04 stem:scann -0.07 stem:sched 0.22 stem:schem 0.03 stem:schoo 0.05 stem:scien -0.04
stem:scope -0.05 stem:scrol -0.05 stem:searc -0.14 stem:seatt -0.03 stem:secon -0.07 stem:secre 0.06 stem:secti -0.12
stem:secur -0.12 stem:segur 0.06 stem:selec 0.10 stem:sendi -0.05 stem:sensi 0.05 stem:separ 0.12 stem:septe 0.04
stem:seria -0.08 stem:serie 0.04 stem:serve -0.07 stem:servi 0.11 stem:sessi 0.10 stem:share 0.06 stem:shari 0.05
stem:shoul -0.22 stem:showe 0.04 stem:showi -0.03 stem:sideb -0.04 stem:signe 0.06 stem:signi -0.05 stem:sikri 0.06
stem:simil 0.07 stem:simul 0.05 stem:sincr -0.05 stem:singl 0.05 stem:siste 0.03 stem:sjekk -0.03 stem:skill -0.07
stem:slide -0.06 stem:socia 0.05 stem:socke -0.03 stem:solut 0.05 stem:someo -0.05 stem:somet 0.03 stem:sorti 0.05
stem:sourc 0.04 stem:speak -0.05 stem:specs -0.03 stem:spell 0.08 stem:sport 0.07 stem:stabl 0.04 stem:stage 0.03
stem:stagi 0.12 stem:start -0.11 stem:stati 0.03 stem:stone 0.05 stem:store 0.04 stem:stren 0.03 stem:stres -0.04
stem:stric 0.03 stem:strik 0.08 stem:strin -0.07 stem:stron 0.05 stem:stude -0.04 stem:style -0.09 stem:subsc 0.06
stem:subst -0.03 stem:succe -0.05 stem:sugge -0.14 stem:summa -0.07 stem:sunda -0.03 stem:suppl 0.03 stem:suppo -0.04
stem:surfa 0.06 stem:syste -0.13 stem:table 0.04 stem:takin -0.10 stem:talen 0.04 stem:teamm -0.03 stem:techn -0.12
stem:templ 0.03 stem:termi -0.23 stem:teste -0.17 stem:testi -0.03 stem:textu -0.04 stem:thank -0.04 stem:theme -0.04
stem:there -0.10 stem:thing -0.04 stem:think 0.06 stem:thirt 0.06 stem:thoug -0.07 stem:threa -0.05 stem:throu -0.06
stem:thurs -0.05 stem:timed -0.04 stem:timeo 0.21 stem:times 0.03 stem:tjene 0.03 stem:tkint 0.10 stem:toget -0.03
stem:toggl 0.04 stem:token 0.10 stem:tomor -0.06 stem:toolk 0.05 stem:topic -0.03 stem:touch 0.04 stem:track -0.03
stem:train 0.09 stem:trans -0.09 stem:trave -0.05 stem:treas -0.05 stem:treat 0.07 stem:trigg -0.04 stem:troub -0.05
stem:tuesd 0.11 stem:types 0.13 stem:typin 0.09 stem:under -0.07 stem:uniqu 0.04 stem:unite 0.04 stem:unive 0.05
stem:unles 0.04 stem:unuse 0.04 stem:updat -0.15 stem:uploa 0.04 stem:utili -0.06 stem:valid 0.07 stem:value 0.03
stem:vanis 0.04 stem:varia 0.07 stem:venci 0.04 stem:verba -0.03 stem:verif -0.08 stem:versi 0.11 stem:viewe 0.03
stem:viewp -0.07 stem:violi 0.10 stem:visib 0.04 stem:visit 0.03 stem:volun -0.03 stem:votin 0.19 stem:vulne -0.11
stem:wacht 0.06 stem:waiti -0.08 stem:wante 0.04 stem:warni 0.12 stem:webho 0.10 stem:webpa -0.05 stem:websu -0.04
stem:weekd 0.12 stem:weigh -0.04 stem:wheel -0.06 stem:wheth -0.09 stem:white -0.03 stem:widge 0.03 stem:wikim 0.04
stem:wikip -0.05 stem:winni 0.07 stem:witho 0.11 stem:wizar 0.04 stem:worke 0.14 stem:workf 0.06 stem:works -0.16
stem:write 0.05 stem:writi 0.09 stem:you'r -0.07 stem:you'v -0.03 stem:yours -0.07 stem:zapie -0.06 stem:zigbe -0.04
stem:zipco -0.05 stem:потом 0.05 stem:اقترا -0.04 stem:اكتشا 0.05 stem:الإيم -0.06 stem:الاحت 0.04 stem:البيا 0.05
stem:التقو -0.05 stem:الجلس -0.03 stem:الفور -0.04 stem:المست 0.05 stem:المنف 0.18 stem:تفاعل -0.04 stem:تلقائ 0.04
word:0 0.41 word:a 0.35 word:aaif 0.04 word:about -0.11 word:above -0.04 word:abrir -0.07 word:absolute -0.05
word:academic -0.04 word:accept -0.05 word:accessed -0.06 word:accessible -0.07 word:accounts 0.03 word:accuracy -0.05
word:accurate -0.06 word:active 0.06 word:activeworkspaceid -0.07 word:activities -0.04 word:actually 0.09
word:adding 0.07 word:address 0.09 word:adept -0.04 word:admin -0.04 word:adobe 0.08 word:adoption -0.04
word:advanced 0.04 word:after 0.05 word:again -0.05 word:against 0.04 word:age 0.04 word:agenda -0.04 word:agent -0.03
word:agentic 0.03 word:agents 0.05 word:ago 0.04 word:agreed -0.05 word:ahead -0.04 word:ahora -0.04 word:ai 0.04
word:aider -0.16 word:aldrig 0.10 word:alive -0.04 word:all -0.14 word:alla -0.04 word:allergic 0.05 word:allows 0.03
word:almost -0.05 word:alone 0.03 word:already -0.06 word:alright -0.03 word:also -0.06 word:alta -0.05 word:am -0.08
word:amazing -0.04 word:amended -0.04 word:amount 0.04 word:an 0.17 word:analysis -0.04 word:and -0.20
word:answer -0.10 word:anthropic -0.05 word:antidisestablishmentarianism -0.03 word:any -0.12 word:anything 0.10
word:api 0.12 word:app 0.05 word:approach -0.07 word:approval 0.03 word:approved 0.08 word:archive 0.03
word:archivo -0.04 word:are 0.09 word:arguments -0.04 word:armour 0.05 word:around -0.04 word:art 0.03
word:article -0.10 word:artistic 0.03 word:as -0.07 word:asking -0.04 word:assessment -0.05 word:associated -0.04
word:aster -0.09 word:async -0.05 word:así -0.05 word:at 0.13 word:attach -0.05 word:attacks 0.04 word:attempts 0.18
word:attended 0.04 word:attention 0.04 word:auf 0.07 word:auth -0.04 word:automatically 0.05 word:autor -0.04
word:av -0.05 word:awesome 0.04 word:año -0.04 word:ba -0.05 word:backed -0.04 word:background 0.04 word:backoff 0.11
word:backup 0.04 word:balance 0.04 word:bank -0.07 word:bar -0.05 word:bars -0.08 word:base -0.06 word:based -0.09
word:bash -0.03 word:basketball 0.10 word:be 0.07 word:because 0.10 word:become 0.03 word:been -0.06 word:before 0.22
word:beginning 0.03 word:behavior 0.09 word:behind 0.04 word:bei 0.03 word:being -0.18 word:beispiel -0.09
word:below -0.04 word:benchmark 0.06 word:benjamin 0.06 word:best -0.04 word:better -0.08 word:between -0.10
word:beyond -0.04 word:big 0.07 word:billing 0.09 word:bin -0.04 word:bind -0.07 word:binding -0.05 word:bis -0.11
word:bit -0.05 word:block 0.04 word:blog -0.10 word:board 0.06 word:bond -0.04 word:book -0.05 word:books 0.09
word:border 0.08 word:br -0.11 word:branch -0.04 word:brand 0.04 word:brands 0.05 word:broad 0.07 word:broke 0.03
word:broker 0.04 word:brought 0.08 word:bruk 0.05 word:brute 0.03 word:bucket 0.04 word:bug 0.08 word:build 0.16
word:building 0.04 word:builds -0.05 word:bundle -0.09 word:business 0.03 word:but 0.04 word:button -0.12 word:by 0.22
word:cache 0.09 word:calendar -0.07 word:call -0.13 word:called 0.04 word:callers 0.04 word:calling -0.05
word:calls 0.11 word:camera 0.05 word:can't -0.10 word:cancelled -0.04 word:cannes 0.03 word:capa -0.05
word:capped 0.04 word:card 0.10 word:cards 0.10 word:cd 0.05 word:cellular 0.04 word:centrally 0.07 word:centre 0.06
word:cf -0.03 word:cgi -0.05 word:chair -0.05 word:challenge -0.09 word:championship 0.03 word:change 0.10
word:changes -0.13 word:chapter -0.04 word:chat 0.10 word:checkbox 0.07 word:checking 0.12 word:checksum 0.05
word:ci 0.09 word:cities -0.05 word:claim -0.10 word:claims -0.06 word:clamp 0.04 word:class 0.04 word:claude -0.04
word:clearly 0.05 word:clears -0.04 word:click 0.14 word:client 0.04 word:close 0.09 word:closed 0.04 word:closes 0.14
word:closest -0.05 word:closing 0.03 word:clothes 0.07 word:co 0.04 word:code -0.12 word:coder -0.04 word:coding 0.05
word:colour 0.03 word:coming -0.06 word:comments -0.04 word:commits -0.07 word:committed -0.05 word:committee 0.06
word:communicate 0.05 word:community 0.03 word:companies -0.04 word:compare -0.04 word:compares -0.06
word:comparison -0.03 word:competition 0.06 word:compiled -0.12 word:completed 0.06 word:complex 0.05
word:compliance -0.03 word:compose -0.05 word:computer -0.05 word:concerns -0.05 word:conference 0.08 word:config 0.25
word:configuration 0.03 word:configuring -0.04 word:conflict -0.06 word:connected 0.04 word:connections 0.14
word:cons -0.05 word:consent -0.03 word:consider 0.04 word:container -0.12 word:content -0.11 word:continue -0.07
word:control 0.12 word:controls -0.05 word:conversation -0.11 word:copy 0.06 word:core 0.06 word:correct -0.04
word:cosas 0.03 word:count 0.03 word:country 0.08 word:cpc 0.03 word:create 0.13 word:creates -0.05 word:creating 0.06
word:credentials 0.05 word:criteria -0.03 word:critical -0.04 word:crypto -0.09 word:ctrl 0.08 word:cuando -0.07
word:curl 0.07 word:current -0.11 word:currently 0.17 word:curriculum -0.04 word:customer 0.09 word:cut 0.06
word:cyan -0.04 word:d -0.23 word:da -0.05 word:dad 0.05 word:dage 0.11 word:dagen 0.09 word:dager 0.06
word:daily 0.06 word:dan 0.06 word:dance 0.04 word:das 0.03 word:dashboard 0.10 word:dashboardet -0.05 word:data 0.12
word:database 0.21 word:date -0.08 word:datetime 0.05 word:dato -0.13 word:datum 0.04 word:day -0.07 word:de 0.15
word:deaktivert 0.04 word:debounce 0.03 word:december -0.04 word:decide -0.05 word:decided 0.11 word:decides 0.03
word:decisions -0.07 word:default 0.22 word:defines 0.05 word:del -0.04 word:delay -0.03 word:deletion -0.03
word:deploy 0.14 word:deployment 0.04 word:deprecated 0.04 word:der -0.08 word:describe 0.04 word:design -0.04
word:det -0.04 word:detailed -0.04 word:details -0.03 word:determine -0.05 word:dev -0.10 word:developers 0.07
word:development 0.04 word:dias 0.03 word:dienst 0.07 word:different 0.04 word:dir -0.08 word:direct -0.03
word:directly -0.05 word:directories 0.04 word:dirty -0.03 word:disabling 0.04 word:disagree 0.07 word:discover 0.03
word:discussed -0.06 word:discussion -0.06 word:displays 0.04 word:distance -0.10 word:dns 0.10 word:doc -0.04
word:docs -0.04 word:document -0.09 word:documentation -0.15 word:documented 0.04 word:documents 0.04 word:does 0.07
word:doesn't 0.08 word:doi -0.05 word:doing -0.05 word:dokumentation -0.06 word:don't -0.05 word:dough 0.04
word:down -0.06 word:downloads 0.04 word:draft -0.04 word:dreams -0.03 word:driving -0.03 word:drops 0.05
word:dry 0.14 word:du 0.10 word:due -0.03 word:dump -0.04 word:duplicate -0.04 word:durch -0.03 word:during 0.06
word:dynamic 0.04 word:día -0.03 word:early -0.04 word:ec -0.07 word:ecosystem -0.06 word:edge 0.10 word:edit -0.10
word:edited -0.07 word:editing 0.04 word:educational 0.10 word:eerst 0.08 word:eight 0.13 word:einen -0.08
word:el -0.03 word:elapsed -0.05 word:eleven 0.04 word:email -0.11 word:emails -0.04 word:employees 0.05
word:empty 0.03 word:en 0.14 word:enabled 0.05 word:end 0.09 word:ending -0.03 word:endnote -0.09 word:endpoint -0.04
word:enero -0.04 word:enhanced -0.03 word:ensure 0.06 word:enter -0.05 word:entries -0.07 word:entry -0.05
word:env -0.10 word:environment -0.04 word:errors -0.08 word:escape 0.05 word:eslint 0.10 word:esta -0.05
word:estado -0.04 word:etc -0.03 word:evaluate 0.03 word:even 0.04 word:evening -0.04 word:ever -0.03 word:every 0.05
word:everything -0.12 word:evidence -0.03 word:evolution -0.10 word:exactly 0.06 word:excellent 0.05
word:execstart -0.04 word:execute -0.03 word:executing -0.05 word:execution 0.04 word:existen 0.03 word:existing -0.17
word:expected -0.06 word:expert -0.04 word:expertise -0.04 word:expire 0.05 word:expired 0.03 word:explain -0.05
word:explanation -0.04 word:export 0.05 word:exporting -0.03 word:extension 0.05 word:extract -0.05 word:f -0.14
word:facing 0.06 word:factory -0.04 word:fail 0.06 word:failed -0.17 word:fails 0.03 word:failure 0.04 word:fair 0.03
word:family -0.05 word:fan 0.04 word:fantastic -0.04 word:far -0.04 word:farah -0.04 word:fast -0.05
word:fastapi -0.09 word:fc -0.07 word:fecha 0.03 word:fee 0.06 word:feel -0.08 word:feet -0.03 word:felt -0.07
word:ferdig -0.05 word:fetch -0.04 word:few -0.06 word:fewer 0.04 word:fichier -0.04 word:field 0.11 word:fields -0.11
word:fil -0.06 word:file 0.14 word:filereader -0.04 word:files -0.21 word:film 0.04 word:filter 0.04 word:final -0.04
word:find -0.15 word:finding -0.06 word:findings -0.04 word:finished -0.04 word:first 0.16 word:five 0.16
word:fix 0.04 word:flags 0.06 word:floor 0.03 word:floorplan 0.04 word:flow 0.03 word:focused 0.04 word:folder -0.05
word:follow -0.13 word:following -0.07 word:font 0.07 word:fonts 0.13 word:for 0.12 word:force 0.03 word:fordi 0.04
word:form 0.13 word:formrenderer -0.04 word:formål 0.04 word:found 0.12 word:four 0.04 word:fragmentation 0.03
word:framework 0.06 word:frankfurt 0.06 word:from 0.06 word:frost 0.03 word:full 0.08 word:funciona -0.04
word:function -0.14 word:functionality -0.03 word:functions -0.05 word:further -0.05 word:fuso 0.03 word:future -0.07
word:först 0.03 word:først 0.04 word:g -0.06 word:ga -0.03 word:gain -0.07 word:game 0.09 word:gap 0.04
word:garasje -0.03 word:gb 0.12 word:gemini -0.06 word:generally 0.03 word:generated -0.17
word:generatefilenamefromusermessage -0.03 word:generic -0.03 word:getter -0.04 word:getting -0.08 word:git -0.14
word:github -0.06 word:given -0.11 word:giving 0.03 word:glad -0.04 word:gloves -0.04 word:goals 0.04 word:goes 0.04
word:gonna 0.03 word:good -0.06 word:google -0.07 word:got 0.08 word:gpt -0.10 word:grain 0.05 word:graphical 0.03
word:green -0.08 word:greta -0.15 word:grew 0.03 word:grip 0.03 word:ground -0.07 word:group -0.09 word:guard -0.05
word:guest 0.05 word:guide 0.05 word:gym 0.07 word:går -0.04 word:h -0.08 word:ha 0.05 word:hace 0.04 word:hacer 0.06
word:had 0.05 word:half 0.05 word:hand 0.07 word:handling -0.05 word:happiness -0.08 word:happy -0.04 word:har 0.07
word:hard -0.10 word:harry 0.11 word:haru -0.08 word:has -0.11 word:having -0.08 word:he 0.07 word:header 0.06
word:health 0.04 word:height -0.03 word:help 0.10 word:helper -0.06 word:here -0.14 word:herodevs -0.04 word:him 0.11
word:hints -0.03 word:hipótesis -0.07 word:his 0.11 word:hit 0.03 word:holds 0.15 word:homeassistant 0.04
word:homepage 0.03 word:hope -0.05 word:host -0.07 word:hot -0.04 word:hours 0.05 word:hovedsikring 0.04
word:how -0.11 word:however 0.06 word:html 0.03 word:hub 0.06 word:hver 0.08 word:i 0.19 word:i'd -0.03
word:i'll -0.28 word:i'm -0.05 word:i've 0.11 word:ich 0.03 word:ide -0.03 word:identifies -0.04 word:identify -0.10
word:ids 0.03 word:if -0.23 word:ignore -0.06 word:ignored 0.06 word:ik -0.05 word:ikke 0.06 word:il 0.07
word:image 0.05 word:imagine -0.10 word:immer 0.05 word:impact -0.09 word:implement 0.05 word:implementation -0.05
word:importance -0.03 word:important -0.05 word:imports -0.04 word:improvements -0.03 word:in 0.05
word:inception -0.04 word:include -0.07 word:including 0.06 word:inclusivity 0.03 word:incomplete -0.05
word:incorrect -0.10 word:independent -0.03 word:individuals -0.05 word:industries -0.04 word:industry 0.04
word:info -0.08 word:information -0.06 word:injection -0.06 word:inner -0.04 word:inputs -0.03 word:inside 0.08
word:inspiring 0.06 word:install -0.03 word:installation 0.04 word:installed 0.10 word:instruction -0.04
word:instructions -0.04 word:intellectuals -0.04 word:interactive 0.04 word:interface -0.05 word:interfaz 0.05
word:into 0.18 word:invited 0.07 word:invoices 0.06 word:is -0.27 word:issues -0.19 word:it -0.14 word:item -0.12
word:iterations 0.08 word:its 0.12 word:itself 0.06 word:i’ll -0.06 word:jake 0.04 word:jamais 0.05 word:january 0.03
word:japanese -0.06 word:jeg -0.05 word:job 0.15 word:john 0.09 word:john's 0.04 word:join 0.04 word:jonas -0.08
word:jour -0.04 word:jours 0.03 word:jp 0.04 word:js 0.04 word:json 0.15 word:jstor -0.03 word:june -0.09
word:just -0.10 word:kabel 0.05 word:kafka 0.10 word:kamera -0.06 word:kb -0.16 word:keep 0.11 word:keeps 0.04
word:kept 0.10 word:key 0.04 word:keys 0.10 word:kind -0.05 word:knowing -0.03 word:kommer -0.07 word:krever 0.04
word:kritisk -0.07 word:kurs 0.13 word:l'erreur 0.04 word:la -0.05 word:lab -0.06 word:labs -0.09 word:lag 0.03
word:land -0.03 word:language 0.04 word:large -0.08 word:latency 0.04 word:latest -0.06 word:launch 0.05
word:layout -0.18 word:le 0.07 word:leading 0.09 word:learn 0.03 word:learned -0.05 word:learning 0.08
word:learnings -0.03 word:ledige 0.04 word:lessons -0.06 word:let's -0.08 word:level 0.15 word:lgbtq 0.05
word:library 0.08 word:like 0.04 word:limit 0.05 word:limited 0.06 word:limiting 0.08 word:lind -0.15
word:linebreak 0.04 word:lines -0.18 word:link -0.09 word:linking 0.04 word:links -0.04 word:lint 0.06 word:linux 0.11
word:list -0.12 word:listed 0.04 word:listens 0.07 word:lists 0.03 word:lives 0.03 word:llm -0.15 word:loader 0.13
word:local 0.09 word:locate -0.07 word:lock 0.10 word:locked -0.07 word:log 0.18 word:logic -0.03 word:look -0.04
word:looking -0.08 word:looks -0.08 word:los 0.13 word:lost -0.04 word:low 0.11 word:lower 0.07 word:lxc -0.03
word:m -0.08 word:mac 0.03 word:macos 0.04 word:made -0.08 word:main 0.04 word:makes 0.11 word:man -0.05
word:management -0.05 word:managing 0.04 word:mangler -0.08 word:many -0.03 word:map 0.04 word:mapping -0.04
word:marco -0.04 word:mark 0.03 word:markdown -0.05 word:marshmallow -0.04 word:matching -0.07 word:max 0.09
word:maximum -0.04 word:may -0.07 word:mb 0.06 word:md -0.04 word:me -0.18 word:mechanism -0.04 word:medium -0.07
word:meeting -0.19 word:meg -0.07 word:member 0.18 word:memory 0.04 word:merged -0.03 word:merging 0.05
word:message -0.08 word:messages 0.12 word:met -0.04 word:metrics 0.15 word:mig -0.06 word:might 0.15
word:migrated -0.10 word:migration 0.15 word:mika -0.07 word:million 0.04 word:min -0.08 word:minute 0.04
word:mirror 0.05 word:mirrors 0.08 word:mmsc 0.03 word:mobile 0.10 word:modemmanager 0.04 word:modify -0.10
word:modul -0.07 word:modules -0.04 word:moments -0.08 word:monday -0.07 word:mondays 0.10 word:monorepo 0.12
word:month 0.16 word:mood 0.09 word:more -0.11 word:morning -0.03 word:motivate 0.03 word:mount -0.04 word:move 0.05
word:moving 0.03 word:mqtt 0.04 word:ms 0.07 word:much -0.07 word:multiple 0.08 word:mummers -0.08 word:must 0.10
word:my -0.05 word:más 0.04 word:nach 0.04 word:nada 0.04 word:name -0.07 word:named -0.06 word:names -0.05
word:namespace 0.04 word:natt 0.20 word:nd -0.04 word:ne 0.06 word:near -0.04 word:nearby -0.03 word:necessary -0.03
word:need -0.04 word:network -0.07 word:neutral 0.03 word:news -0.03 word:next -0.20 word:nginx 0.03 word:nice -0.04
word:nie 0.04 word:nightly 0.03 word:nike 0.06 word:nine 0.04 word:no 0.07 word:nobody 0.03 word:noch -0.04
word:nologin -0.09 word:non 0.07 word:nor -0.06 word:nos 0.06 word:not 0.13 word:note -0.04 word:nothing -0.08
word:notion 0.06 word:november -0.10 word:now -0.11 word:npm 0.09 word:nu -0.08 word:number -0.03 word:numbers 0.08
word:n² 0.04 word:når -0.10 word:número 0.04 word:o 0.15 word:oauth 0.04 word:objects 0.03 word:of -0.20
word:offered -0.06 word:official -0.04 word:offset -0.05 word:og -0.04 word:old 0.04 word:oldest 0.03
word:ollama -0.05 word:omdat 0.04 word:on 0.26 word:once 0.05 word:one 0.07 word:ones -0.04 word:online 0.07
word:op 0.05 word:openai -0.05 word:opencode -0.09 word:opening -0.08 word:openspec -0.11 word:optimized 0.04
word:optional -0.07 word:options -0.04 word:order -0.03 word:orders 0.04 word:organization 0.05 word:original 0.03
word:os -0.06 word:other -0.06 word:ou -0.04 word:output -0.17 word:outside 0.03 word:over 0.09 word:override -0.04
word:own 0.07 word:owner -0.03 word:pa -0.05 word:package 0.08 word:packages -0.07 word:page -0.22 word:painting -0.04
word:pair -0.08 word:palette -0.06 word:panel -0.04 word:paper -0.06 word:para -0.04 word:paragraph -0.07
word:parameter -0.04 word:parameterized 0.08 word:parser -0.06 word:parsing 0.07 word:part -0.04 word:partner 0.05
word:pass 0.12 word:passed 0.07 word:path 0.07 word:paths -0.04 word:pattern 0.06 word:patterns 0.03 word:pdf -0.08
word:peer -0.06 word:pending 0.04 word:per 0.22 word:perfect 0.09 word:perform -0.06 word:performs 0.04
word:perhaps -0.04 word:period 0.05 word:permission -0.04 word:personal 0.03 word:phase -0.12 word:phases -0.05
word:philadelphia -0.08 word:phone 0.06 word:phone's 0.04 word:photo -0.05 word:pickup -0.06 word:picture -0.03
word:pictures -0.03 word:piece 0.07 word:pillow 0.09 word:pipe -0.05 word:pipeline 0.06 word:pkg -0.04 word:place 0.09
word:plan 0.16 word:planner -0.03 word:player 0.03 word:please -0.04 word:pm -0.03 word:pnpm 0.04 word:point -0.07
word:points -0.05 word:political 0.06 word:pool 0.16 word:poor 0.04 word:porque 0.03 word:port 0.45 word:porta 0.09
word:posible -0.04 word:positioned -0.04 word:positions 0.05 word:positive -0.07 word:post 0.04 word:postgresql 0.04
word:potter 0.11 word:power 0.08 word:powerful -0.08 word:pr -0.07 word:practices -0.05 word:pre 0.06
word:prefers -0.08 word:preload 0.04 word:premier 0.07 word:prepare -0.03 word:preparing -0.04 word:present -0.04
word:pressure -0.06 word:prettier -0.05 word:prevent 0.05 word:previous -0.04 word:price 0.09 word:primary 0.05
word:principal 0.06 word:prints 0.10 word:private 0.09 word:pro 0.06 word:probably -0.04 word:probar -0.08
word:problema -0.09 word:problems 0.06 word:process 0.04 word:production 0.06 word:progress -0.15 word:project 0.14
word:projects 0.07 word:prop -0.06 word:proper 0.04 word:properties -0.03 word:proposal -0.05 word:pros -0.13
word:provide -0.13 word:provided -0.19 word:provider 0.04 word:providing 0.07 word:proxmox -0.04 word:pub -0.06
word:puede -0.05 word:puk -0.05 word:pull -0.09 word:pushed -0.12 word:px -0.03 word:python 0.04 word:py文件 0.05
word:på 0.04 word:q 0.06 word:quantum -0.03 word:que -0.05 word:queda -0.05 word:queen -0.03 word:queries 0.08
word:questions -0.05 word:quit 0.07 word:quote 0.07 word:r -0.10 word:race -0.04 word:ran 0.03 word:rate 0.11
word:re -0.05 word:reached -0.04 word:reaches 0.06 word:read -0.07 word:reading -0.05 word:readme -0.05
word:reads 0.04 word:real -0.03 word:really -0.06 word:reboot 0.03 word:receiving -0.05 word:recent -0.08
word:reception 0.05 word:recommendation -0.07 word:recommended 0.04 word:recursive -0.05 word:recursively -0.04
word:redis 0.17 word:refunds 0.04 word:register 0.03 word:registered -0.06 word:registration 0.04 word:regular 0.07
word:related -0.11 word:release -0.06 word:releases 0.20 word:relevant -0.11 word:reliability -0.05
word:remaining -0.03 word:remind -0.03 word:reminds -0.04 word:removed 0.08 word:removing 0.04 word:render -0.04
word:replica 0.04 word:replicate 0.05 word:reply -0.08 word:report -0.05 word:reports -0.10 word:represents -0.09
word:reproduction 0.04 word:requests 0.04 word:required 0.07 word:requires 0.04 word:research -0.06 word:reseat 0.04
word:resets 0.05 word:resolution 0.05 word:resolve -0.03 word:respond -0.05 word:response -0.06 word:responsible 0.03
word:respuesta -0.04 word:reste -0.03 word:restores 0.06 word:result -0.16 word:retries 0.09 word:retrieval -0.03
word:retrieve -0.05 word:return -0.05 word:review -0.03 word:reviewed -0.05 word:revisión 0.04 word:risk -0.05
word:risks -0.04 word:roaming -0.04 word:robin -0.06 word:room 0.04 word:root -0.03 word:rosenwasser 0.08
word:rows 0.09 word:rpi -0.03 word:rs -0.03 word:rule 0.11 word:rules 0.03 word:run 0.08 word:running -0.05
word:runs 0.17 word:sales 0.03 word:same -0.11 word:samme -0.04 word:sandbox -0.11 word:sans 0.06 word:sato -0.07
word:save 0.09 word:saves 0.07 word:sbin -0.21 word:scanner -0.08 word:schedule 0.05 word:scheduler 0.17
word:school 0.05 word:scope 0.03 word:scoped -0.05 word:scores -0.04 word:screen 0.04 word:screenshot -0.03
word:script -0.04 word:scripts 0.04 word:se -0.07 word:searched -0.03 word:searches -0.17 word:seattle -0.03
word:sec -0.06 word:second -0.12 word:secret 0.05 word:secretary -0.04 word:secrets 0.05 word:section -0.09
word:sections -0.03 word:security -0.15 word:see -0.25 word:seems -0.10 word:select 0.05 word:selecting 0.08
word:send -0.07 word:sending -0.05 word:sensitive 0.05 word:september 0.04 word:serialization -0.04 word:series -0.07
word:server -0.10 word:service 0.04 word:servizio 0.03 word:serviço 0.04 word:session 0.10 word:set 0.05
word:sets 0.03 word:setting -0.04 word:setup 0.06 word:seven 0.11 word:shared 0.06 word:sharing 0.05 word:she 0.04
word:short -0.04 word:should -0.22 word:show -0.09 word:showed 0.04 word:showing -0.03 word:shown 0.06
word:shows -0.08 word:si -0.04 word:side -0.03 word:sidebar -0.04 word:signed 0.06 word:significant -0.04
word:sikringsskap 0.06 word:sim 0.07 word:similar 0.07 word:simply -0.05 word:sin 0.05 word:sincronización -0.05
word:single 0.09 word:sistemas 0.03 word:sites -0.04 word:six 0.03 word:size 0.03 word:skill -0.07 word:skilled -0.04
word:skips 0.05 word:slides -0.06 word:slot -0.03 word:slow 0.04 word:small -0.04 word:snippet 0.04 word:so -0.06
word:social 0.06 word:socket -0.03 word:solo 0.07 word:solve -0.07 word:someone -0.05 word:something 0.05
word:soon -0.06 word:sorting 0.05 word:sorts 0.05 word:source -0.07 word:sources 0.12 word:south 0.07 word:spec -0.03
word:specific 0.05 word:specifications -0.03 word:specified -0.03 word:specs -0.04 word:specstory -0.03
word:speed 0.10 word:spelling 0.05 word:spoke 0.03 word:sports 0.09 word:stable 0.04 word:stack -0.04 word:staged 0.03
word:staging 0.12 word:standard 0.09 word:standards -0.06 word:standing -0.05 word:start -0.08 word:started -0.06
word:starting -0.07 word:statement 0.03 word:stay 0.09 word:step -0.19 word:still -0.12 word:stone 0.04
word:stones 0.05 word:store 0.05 word:stored 0.04 word:strength 0.03 word:stress -0.05 word:strict 0.03
word:string -0.03 word:stringio -0.06 word:students -0.03 word:studio 0.05 word:study -0.05 word:style 0.15
word:submit -0.04 word:substack -0.03 word:successfully -0.05 word:suggest -0.10 word:suggested -0.04
word:suggests 0.03 word:suite -0.08 word:summarize -0.04 word:sunday -0.04 word:super -0.12 word:support -0.04
word:surface 0.06 word:swap 0.05 word:sync 0.14 word:system -0.11 word:så -0.04 word:t -0.05 word:tabla 0.05
word:table -0.07 word:take 0.05 word:taken -0.05 word:taking -0.10 word:talk -0.13 word:tap 0.04 word:task -0.14
word:tasks 0.06 word:teammates -0.03 word:teams 0.04 word:tech -0.04 word:technical -0.11 word:temp 0.06 word:ten 0.06
word:term -0.06 word:termin -0.13 word:test -0.04 word:teste -0.03 word:tester -0.07 word:testes -0.08
word:tests -0.13 word:text 0.11 word:textual -0.06 word:than 0.08 word:thanked -0.03 word:thankful 0.03
word:thanks -0.05 word:that -0.08 word:the -0.25 word:their 0.12 word:them 0.10 word:themes -0.04 word:theory -0.05
word:there's -0.08 word:these -0.06 word:things -0.04 word:think 0.11 word:thinking 0.06 word:thirty 0.08
word:this -0.33 word:those -0.08 word:thought -0.07 word:three -0.09 word:through -0.06 word:thursday -0.05
word:ti 0.04 word:tie 0.04 word:tiene 0.06 word:tier 0.03 word:time -0.07 word:timedelta -0.04 word:timeout 0.21
word:timer -0.09 word:times 0.10 word:timestamp 0.04 word:tips -0.06 word:tjenesten 0.03 word:tkinter 0.10
word:tmp 0.04 word:tobie 0.06 word:today -0.07 word:todo 0.13 word:todos 0.05 word:together -0.03 word:token 0.15
word:tokens 0.10 word:toml 0.04 word:tomorrow -0.06 word:too -0.07 word:tool -0.06 word:toolkit 0.07 word:tools 0.05
word:topics -0.03 word:total -0.06 word:touch 0.04 word:trabajo 0.04 word:track 0.03 word:training 0.04
word:transaction 0.04 word:transgender 0.08 word:translation -0.03 word:translations -0.06 word:treasurer -0.05
word:treat 0.04 word:treats 0.03 word:tree -0.11 word:trial 0.04 word:troubleshooting -0.04 word:truth 0.03
word:try -0.09 word:tsx 0.08 word:tuesdays 0.12 word:turn 0.05 word:turns 0.06 word:tutorials -0.04 word:twice 0.11
word:two -0.10 word:typed -0.03 word:types -0.04 word:typescript 0.15 word:typing 0.09 word:u -0.08 word:ui -0.04
word:un -0.05 word:una 0.03 word:under -0.04 word:unique 0.04 word:unit -0.04 word:united 0.04 word:unix 0.05
word:unless 0.04 word:until -0.03 word:unused 0.04 word:up 0.06 word:update -0.06 word:updated -0.03
word:updates -0.03 word:uploads 0.07 word:ups 0.07 word:usan -0.06 word:usbip -0.11 word:use 0.11 word:used 0.07
word:uses 0.19 word:using 0.03 word:usr -0.20 word:utc 0.22 word:uten 0.05 word:utilizing -0.06 word:v -0.13
word:valid -0.04 word:validate 0.07 word:validated 0.05 word:validation -0.05 word:validierung -0.03 word:value -0.04
word:values 0.03 word:vanish 0.04 word:var -0.04 word:variable 0.06 word:variants 0.03 word:varje 0.17 word:vars 0.06
word:vectors 0.04 word:vencimiento 0.04 word:ver -0.08 word:verbatim -0.03 word:verification -0.05 word:verifier -0.03
word:verify 0.04 word:version 0.12 word:via 0.06 word:vient 0.03 word:view -0.03 word:viewer 0.03 word:viewport -0.07
word:vim 0.05 word:violin 0.10 word:visible 0.04 word:vite 0.03 word:von 0.04 word:voting 0.19 word:vou -0.04
word:voy -0.08 word:vpn 0.07 word:vs -0.08 word:vulnerability -0.04 word:vulnerable -0.06 word:wait 0.04
word:waiting -0.08 word:want 0.06 word:wanted 0.04 word:warm -0.06 word:warning 0.12 word:warranty 0.04 word:was -0.16
word:watch 0.04 word:wave -0.05 word:way 0.04 word:we're 0.04 word:we've 0.03 word:web -0.19 word:webhook 0.10
word:webpage -0.05 word:websurfer -0.04 word:weight -0.03 word:went -0.09 word:were -0.16 word:what 0.05
word:wheelchair -0.06 word:when 0.09 word:where -0.15 word:whether -0.09 word:who -0.05 word:whole -0.11
word:whose 0.05 word:why -0.03 word:widget 0.04 word:wifi 0.04 word:wikimedia 0.04 word:wikipedia -0.05
word:wild -0.04 word:will -0.11 word:winning 0.07 word:with -0.04 word:without 0.11 word:work -0.06 word:worker 0.15
word:workflow 0.05 word:workflows 0.03 word:workspace -0.13 word:worth -0.05 word:write -0.05 word:writes 0.07
word:writing 0.09 word:wurde -0.04 word:x -0.10 word:y 0.05 word:year 0.08 word:years 0.11 word:yet -0.05
word:you're -0.07 word:you've -0.03 word:your 0.09 word:yourself -0.07 word:zapier -0.06 word:zbt 0.03
word:zigbee -0.04 word:zip -0.05 word:zone 0.05 word:zum -0.08 word:à -0.07 word:été -0.07 word:в 0.08 word:на 0.04
word:не 0.10 word:потому 0.05 word:тесты -0.03 word:что 0.07 word:أو -0.06 word:إنشاء -0.04 word:اقتراح -0.04
word:اكتشاف 0.05 word:الاحتياطية 0.04 word:البيانات 0.05 word:التقويم -0.05 word:الخطة 0.04 word:المستخدم 0.06
word:الملف -0.04 word:المنفذ 0.18 word:النسخ 0.05 word:بعد -0.03 word:ت 0.08 word:تحديث 0.07 word:تحليل -0.04
word:تم 0.05 word:تنفيذ -0.04 word:جلسة -0.03 word:شامل -0.05 word:على 0.18 word:في -0.05 word:قاعدة 0.03 word:لا 0.11
word:مع 0.05 word:ملف -0.06 word:من 0.05 word:منذ 0.03 word:و 0.09 word:ي 0.07 word:ก 0.04 word:น 0.04 word:อ 0.04
word:า 0.06 word:ำ 0.04 word:い -0.07 word:う -0.11 word:か -0.04 word:が 0.05 word:き -0.05 word:く -0.08
word:け 0.05 word:し -0.19 word:す -0.06 word:た -0.04 word:ち 0.03 word:っ -0.04 word:て -0.10 word:と -0.06
word:に 0.10 word:は 0.24 word:べ -0.05 word:ま -0.13 word:み -0.09 word:ょ -0.06 word:り 0.04 word:を -0.19
word:ん -0.06 word:イ -0.08 word:シ 0.06 word:ッ 0.05 word:ビ 0.04 word:フ -0.05 word:ペ -0.04 word:ポ 0.05
word:ミ 0.04 word:ム 0.06 word:リ 0.08 word:ル -0.08 word:ー 0.05 word:一 -0.08 word:三 0.09 word:个 -0.10
word:中 -0.16 word:之 -0.04 word:了 -0.06 word:些 -0.06 word:交 -0.06 word:以 0.08 word:们 0.09 word:任 -0.03
word:份 0.07 word:使 0.06 word:例 -0.06 word:供 -0.05 word:保 0.11 word:信 0.03 word:光 -0.03 word:入 -0.04
word:出 -0.06 word:函 -0.06 word:分 0.05 word:删 -0.06 word:到 -0.04 word:务 0.07 word:原 -0.07 word:去 -0.04
word:发 0.06 word:受 0.05 word:口 0.09 word:可 0.12 word:号 0.05 word:名 0.10 word:后 0.03 word:启 0.10 word:因 0.06
word:在 -0.19 word:境 0.08 word:备 0.07 word:复 -0.07 word:天 0.09 word:好 -0.03 word:始 -0.09 word:字 0.04
word:存 0.04 word:定 -0.06 word:容 -0.06 word:實 -0.08 word:对 -0.09 word:将 -0.06 word:已 -0.08 word:年 0.04
word:并 -0.05 word:待 0.04 word:息 0.03 word:您 -0.07 word:想 -0.04 word:成 -0.06 word:我 0.05 word:或 -0.04
word:户 -0.05 word:所 -0.08 word:手 -0.04 word:报 0.03 word:换 -0.07 word:接 0.04 word:提 -0.13 word:数 -0.08
word:日 0.09 word:时 0.07 word:明 -0.05 word:是 0.06 word:更 -0.14 word:替 -0.07 word:有 -0.10 word:服 0.07
word:来 -0.04 word:果 -0.03 word:正 -0.03 word:每 0.10 word:测 -0.07 word:測 -0.08 word:点 0.06 word:理 0.03
word:用 -0.13 word:的 -0.10 word:看 -0.06 word:码 -0.03 word:確 -0.04 word:示 -0.09 word:票 0.06 word:移 0.03
word:端 0.07 word:细 -0.03 word:结 -0.04 word:置 0.06 word:考 -0.04 word:能 -0.05 word:要 -0.08 word:規 -0.07
word:解 -0.04 word:設 -0.06 word:読 -0.09 word:试 -0.07 word:调 -0.04 word:过 -0.05 word:返 0.05 word:这 -0.07
word:进 -0.05 word:递 -0.03 word:通 -0.09 word:部 0.09 word:重 0.09 word:開 -0.03 word:間 0.04 word:除 -0.10
word:需 -0.11
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
