"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.04 end:aal 0.06 end:aar -0.06 end:ace 0.06 end:ach -0.12 end:ack 0.11 end:act -0.08 end:acy -0.04
end:ado -0.04 end:ads 0.14 end:aft -0.08 end:age 0.06 end:ags 0.11 end:ail -0.09 end:aim -0.06 end:ain 0.03
end:air -0.14 end:ais 0.06 end:ait -0.05 end:aks 0.05 end:all 0.17 end:ame -0.15 end:amp 0.08 end:and 0.07
end:ane 0.05 end:ans 0.06 end:ant -0.08 end:ape 0.03 end:aph -0.07 end:api -0.09 end:ard 0.09 end:are 0.03
end:ark 0.07 end:ars 0.07 end:art 0.11 end:ary 0.20 end:ass 0.03 end:ata 0.13 end:ate 0.16 end:ati 0.05 end:att -0.08
end:ave -0.04 end:ays 0.33 end:bar -0.16 end:bee -0.04 end:bel 0.09 end:ber 0.13 end:bic 0.05 end:bie 0.05
end:bin -0.03 end:bip -0.09 end:bla 0.06 end:ble -0.13 end:bly -0.04 end:bon 0.04 end:box -0.07 end:bre 0.05
end:btq 0.05 end:c's 0.03 end:car -0.09 end:ced -0.09 end:cel -0.07 end:cer 0.08 end:ces 0.15 end:cha 0.06
end:che 0.14 end:cht 0.04 end:ché 0.03 end:cia -0.04 end:cji -0.06 end:cję -0.03 end:cks 0.06 end:cle -0.04
end:cos 0.06 end:ctl 0.04 end:cts 0.15 end:cus -0.05 end:das -0.08 end:dat 0.09 end:day -0.17 end:ded -0.17
end:den 0.19 end:der 0.15 end:des 0.09 end:det -0.09 end:dge 0.09 end:dig -0.05 end:dis 0.18 end:dle -0.13
end:dme -0.05 end:dor -0.11 end:dth -0.04 end:dul -0.05 end:eak -0.04 end:ear -0.07 end:eas -0.05 end:eat 0.09
end:eau 0.07 end:ece 0.07 end:ecs -0.03 end:ect 0.09 end:eda -0.05 end:eem 0.05 end:een -0.15 end:ees 0.03
end:eet -0.05 end:ego -0.08 end:eid -0.09 end:eir 0.10 end:eit 0.08 end:ekt 0.07 end:ela -0.04 end:eld 0.14
end:elf -0.05 end:ema -0.13 end:eme 0.04 end:ene 0.11 end:ens 0.23 end:ent -0.04 end:epo 0.13 end:ept -0.06
end:era 0.03 end:ere -0.17 end:erm 0.05 end:ern 0.12 end:ers 0.12 end:ert 0.04 end:ery 0.05 end:ese -0.04
end:ess -0.06 end:est -0.10 end:eta -0.17 end:ete -0.07 end:eto -0.05 end:ety -0.04 end:eue 0.03 end:eve -0.06
end:evs -0.04 end:ext -0.03 end:faz 0.06 end:fen -0.08 end:fic 0.03 end:fig 0.27 end:fix 0.04 end:fka 0.10
end:ful -0.07 end:gar 0.13 end:gen 0.24 end:ger 0.25 end:ges -0.15 end:get 0.05 end:ght 0.05 end:gik 0.04
end:gin -0.06 end:gio -0.09 end:gle 0.05 end:gth 0.03 end:gue 0.06 end:hed -0.27 end:hen 0.04 end:her -0.25
end:hes 0.10 end:hia -0.08 end:hip 0.11 end:hon 0.07 end:hot -0.04 end:hts -0.07 end:hub -0.10 end:ial 0.06
end:ias -0.05 end:ibe 0.07 end:ice 0.27 end:ick 0.18 end:ico -0.03 end:ics 0.10 end:ict -0.07 end:ide -0.04
end:ied -0.11 end:iel -0.06 end:ier 0.08 end:ies -0.08 end:iew -0.07 end:ify -0.21 end:ige -0.04 end:igo -0.07
end:ike -0.03 end:ild 0.04 end:ile -0.04 end:ill -0.19 end:ils -0.04 end:ime 0.06 end:ims -0.05 end:ind 0.06
end:ine 0.07 end:ing -0.08 end:ini -0.05 end:ink 0.06 end:ins 0.11 end:inx 0.04 end:iod 0.04 end:ion -0.25
end:ior 0.23 end:ips 0.06 end:ipt 0.13 end:irm 0.06 end:isa -0.05 end:ise -0.04 end:ish 0.14 end:isk 0.06
end:ism -0.08 end:ite -0.10 end:ity -0.13 end:ité -0.06 end:ium -0.09 end:ive 0.15 end:ivo 0.06 end:ize -0.05
end:iço 0.05 end:ión -0.05 end:jar -0.04 end:jon -0.08 end:kap 0.08 end:ked -0.22 end:ken 0.14 end:ker 0.21
end:kes 0.16 end:kie 0.04 end:kit 0.05 end:kle -0.03 end:kte -0.04 end:l's 0.05 end:lan 0.06 end:lar 0.24
end:led -0.26 end:len -0.05 end:ler 0.18 end:les -0.08 end:lex 0.06 end:lho 0.03 end:lid -0.05 end:lin 0.09
end:llo 0.07 end:lls 0.22 end:llt -0.05 end:lly 0.19 end:log 0.07 end:lot -0.04 end:loy 0.13 end:lta 0.07 end:lth 0.05
end:lue -0.05 end:lum -0.04 end:lve -0.08 end:mal 0.09 end:mes 0.23 end:min -0.15 end:mns -0.03 end:mox -0.04
end:mål 0.05 end:n's 0.14 end:nai -0.06 end:nal -0.05 end:nar 0.05 end:nas -0.04 end:nca 0.06 end:nce -0.06
end:nch -0.03 end:ncy 0.09 end:nda -0.15 end:ndo -0.19 end:nds 0.12 end:nea -0.04 end:ned 0.07 end:nel -0.06
end:nen -0.04 end:ner -0.16 end:ney 0.03 end:nge 0.10 end:ngs 0.03 end:nie -0.06 end:nik -0.04 end:nir 0.03
end:nks -0.09 end:nom -0.05 end:non 0.04 end:nos 0.08 end:not -0.06 end:nse -0.06 end:nst 0.11 end:nte -0.12
end:nth 0.16 end:nto 0.03 end:nty 0.03 end:nue -0.06 end:nux 0.11 end:nza 0.07 end:née -0.04 end:n’t 0.06 end:oad 0.17
end:obe 0.06 end:ock 0.07 end:ode -0.13 end:ody 0.04 end:off 0.10 end:ogy -0.04 end:oid -0.04 end:oit 0.12
end:oke 0.06 end:ole -0.07 end:oll -0.04 end:ols -0.08 end:ome 0.10 end:ona -0.06 end:ond -0.13 end:one 0.11
end:ong 0.04 end:onl 0.08 end:ons -0.20 end:ont -0.04 end:ony -0.06 end:ook 0.04 end:ope 0.05 end:ops 0.08
end:ora -0.04 end:ord 0.07 end:ore 0.16 end:orm -0.04 end:ort -0.07 end:ory -0.09 end:ost -0.04 end:oto -0.04
end:oud 0.06 end:oup -0.11 end:our 0.11 end:ous -0.10 end:out -0.04 end:ows 0.03 end:oxy -0.08 end:pal 0.06
end:pec -0.09 end:ped -0.04 end:per -0.12 end:pes -0.03 end:pet 0.10 end:ple 0.18 end:ply -0.09 end:ppe 0.04
end:ppy -0.04 end:pre 0.10 end:pto -0.09 end:pts 0.22 end:pty 0.04 end:put -0.14 end:que 0.14 end:r's 0.11
end:rah -0.04 end:ral 0.08 end:ram 0.07 end:ran 0.03 end:rar -0.13 end:ras 0.21 end:rby -0.03 end:rco -0.05
end:rda 0.06 end:rde -0.04 end:rdi 0.04 end:rds 0.08 end:red 0.05 end:res 0.03 end:ret 0.04 end:rgy -0.04
end:ric -0.04 end:rid -0.03 end:rig 0.13 end:rio 0.04 end:rir -0.10 end:ris -0.04 end:rje 0.17 end:rna 0.16
end:rns 0.05 end:rol 0.13 end:ror -0.06 end:ros 0.05 end:row -0.04 end:rre 0.03 end:rry 0.11 end:rso -0.05
end:rst 0.34 end:rta 0.10 end:rth -0.11 end:rto 0.03 end:rts 0.13 end:rty 0.04 end:rum 0.03 end:rve 0.07 end:sal -0.05
end:san 0.04 end:sas 0.03 end:sed -0.05 end:sen 0.07 end:ser -0.04 end:ses 0.23 end:set -0.03 end:sic 0.04
end:sim -0.06 end:sis -0.17 end:ske -0.03 end:som 0.04 end:son 0.06 end:sor 0.05 end:sql 0.08 end:sse 0.06
end:sta -0.09 end:ste -0.21 end:sts -0.07 end:sum 0.05 end:t's -0.08 end:tag -0.12 end:tal -0.06 end:tax -0.04
end:tch 0.04 end:ted -0.13 end:tee 0.06 end:tem -0.17 end:ten 0.22 end:ter 0.14 end:tes -0.11 end:tet 0.05
end:ths -0.07 end:tic 0.03 end:tid 0.03 end:tim -0.03 end:tle -0.04 end:tly 0.13 end:tom 0.06 end:ton -0.12
end:top -0.05 end:tor -0.06 end:tos 0.04 end:tre 0.08 end:tro 0.07 end:try 0.15 end:tte -0.03 end:tur -0.07
end:tus 0.03 end:tår 0.04 end:túa 0.04 end:t参数 -0.05 end:u'd -0.04 end:ual -0.10 end:ubs 0.04 end:uch 0.06
end:ude -0.15 end:udy -0.04 end:ues -0.19 end:uge 0.11 end:ugh 0.10 end:uld -0.25 end:ule 0.06 end:ult 0.10
end:umn 0.06 end:unt 0.10 end:ure -0.15 end:urn -0.06 end:urs 0.04 end:urt 0.10 end:use 0.12 end:uth 0.18 end:vas 0.04
end:vel 0.16 end:ven 0.06 end:ver 0.08 end:ves 0.13 end:vir -0.03 end:vor -0.03 end:vre 0.05 end:wed -0.07
end:wer 0.13 end:xes -0.08 end:y's 0.04 end:yed 0.04 end:yee -0.03 end:yle 0.14 end:ync -0.05 end:zed 0.14
end:zen 0.03 end:zer -0.05 end:zes 0.13 end:zio 0.04 end:ème -0.04 end:ées -0.06 end:ørt -0.03 end:ает 0.16
end:ать -0.06 end:вил -0.03 end:вый 0.09 end:гда -0.04 end:дан 0.06 end:ния 0.03 end:ому 0.04 end:сты -0.04
end:тся 0.14 end:ئية 0.04 end:خدم 0.08 end:خطة 0.04 end:دمة 0.07 end:ديث 0.08 end:ديل 0.05 end:راح -0.04 end:شاء -0.04
end:شاف 0.05 end:طية 0.06 end:عدة 0.04 end:قات 0.05 end:لات -0.09 end:ليل -0.04 end:مات -0.04 end:ملة 0.07
end:ملف -0.04 end:ميل -0.09 end:نات 0.10 end:نسخ 0.06 end:نفذ 0.20 end:نية 0.04 end:هام -0.05 end:وظف 0.05
end:وية -0.05 end:ويم -0.04 end:します -0.14 stem:absol -0.07 stem:acade -0.05 stem:accep -0.03 stem:acces -0.19
stem:accor -0.04 stem:accou 0.07 stem:accur -0.12 stem:actio 0.07 stem:actua 0.13 stem:adapt 0.13 stem:addin 0.04
stem:addre 0.09 stem:adobe -0.24 stem:advic -0.03 stem:again 0.06 stem:agend -0.05 stem:agent 0.07 stem:agree -0.09
stem:aktua -0.04 stem:aldri 0.10 stem:alert 0.04 stem:aller 0.09 stem:almos -0.05 stem:alrea -0.04 stem:alrig -0.03
stem:alter -0.08 stem:alway 0.05 stem:amazi -0.04 stem:ambig 0.04 stem:amend -0.05 stem:amoun 0.06 stem:ampli -0.04
stem:anali -0.09 stem:analy 0.08 stem:ancho 0.03 stem:annou -0.06 stem:answe -0.08 stem:antid -0.03 stem:antwo 0.09
stem:anyth 0.12 stem:apare -0.04 stem:aplic 0.05 stem:appea 0.05 stem:appen -0.14 stem:appre 0.05 stem:appro 0.13
stem:archi -0.05 stem:armou 0.05 stem:arqui -0.04 stem:artic -0.11 stem:artis 0.10 stem:askin -0.06 stem:asses -0.04
stem:assig -0.06 stem:assis -0.04 stem:assoc -0.04 stem:assum -0.06 stem:atmos -0.03 stem:attac -0.05 stem:attem 0.13
stem:atten 0.05 stem:attri -0.04 stem:authe 0.06 stem:autom 0.06 stem:award 0.03 stem:aweso 0.04 stem:backe 0.05
stem:backg 0.05 stem:backo 0.13 stem:backu 0.09 stem:balan 0.06 stem:basel -0.05 stem:baske 0.10 stem:becau 0.15
stem:becom 0.06 stem:befor 0.24 stem:behav 0.14 stem:behin 0.04 stem:behol 0.05 stem:beisp -0.08 stem:bench 0.08
stem:benef -0.04 stem:benja 0.06 stem:besch -0.07 stem:bette -0.10 stem:betwe -0.09 stem:bewaa 0.09 stem:beyon -0.03
stem:billi 0.10 stem:binar 0.03 stem:bindi -0.05 stem:borde 0.08 stem:borro 0.04 stem:branc -0.04 stem:brand 0.06
stem:break 0.11 stem:brigh -0.04 stem:broug 0.07 stem:bucke 0.05 stem:buffe 0.04 stem:bundl -0.06 stem:busin 0.06
stem:butto -0.17 stem:cache 0.03 stem:calcu -0.05 stem:calen -0.05 stem:calle 0.05 stem:calli -0.05 stem:cambi -0.04
stem:camer 0.05 stem:campi 0.03 stem:cance -0.08 stem:canno -0.06 stem:capab 0.05 stem:cappe 0.04 stem:captu -0.03
stem:carbo -0.04 stem:carol 0.05 stem:carri 0.06 stem:catal 0.05 stem:causi -0.04 stem:cellu 0.04 stem:centr 0.16
stem:certa -0.03 stem:chall -0.12 stem:champ 0.04 stem:chang -0.09 stem:chapt -0.04 stem:chara 0.04 stem:chari 0.04
stem:check 0.13 stem:cheri 0.04 stem:choic 0.06 stem:churc 0.03 stem:citie -0.05 stem:claim -0.04 stem:clasi -0.03
stem:claud -0.15 stem:clean -0.06 stem:clien 0.04 stem:clone 0.05 stem:close 0.14 stem:closi 0.04 stem:cloth 0.06
stem:codeb -0.04 stem:codin 0.06 stem:colla -0.04 stem:colle -0.04 stem:colum 0.04 stem:combi 0.06 stem:comfo -0.06
stem:comin -0.05 stem:comma 0.04 stem:comme -0.05 stem:commi -0.04 stem:commo 0.03 stem:commu 0.09 stem:compa -0.18
stem:compe 0.05 stem:compi -0.19 stem:compo -0.09 stem:compu -0.07 stem:conce -0.06 stem:condi -0.05 stem:confe 0.06
stem:confl -0.12 stem:conne 0.13 stem:conse 0.04 stem:consi -0.05 stem:const -0.12 stem:conta 0.04 stem:conte -0.08
stem:conti -0.11 stem:contr 0.04 stem:cooki 0.08 stem:corre -0.13 stem:corri -0.06 stem:corru 0.03 stem:counc -0.03
stem:count 0.16 stem:creat 0.08 stem:crede 0.06 stem:crite -0.04 stem:crypt -0.07 stem:críti -0.06 stem:cuand -0.07
stem:cultu 0.06 stem:curre 0.03 stem:curri -0.03 stem:custo 0.14 stem:códig -0.07 stem:danac -0.03 stem:datab 0.22
stem:datet 0.06 stem:deakt 0.03 stem:debou 0.04 stem:decid 0.07 stem:decla -0.03 stem:decli -0.04 stem:decod -0.05
stem:decre 0.04 stem:defau 0.20 stem:defin 0.04 stem:delet -0.11 stem:delib 0.04 stem:depen 0.05 stem:deplo 0.18
stem:depre 0.05 stem:derni -0.03 stem:desig 0.04 stem:destr -0.06 stem:detai -0.10 stem:detal -0.07 stem:detec 0.10
stem:deter -0.03 stem:devel 0.11 stem:diens 0.09 stem:difer -0.05 stem:direc -0.04 stem:disab 0.08 stem:disag 0.07
stem:disco 0.06 stem:discu -0.15 stem:dispa -0.09 stem:displ 0.06 stem:dista -0.12 stem:djang -0.04 stem:docke -0.08
stem:docum -0.16 stem:doesn 0.06 stem:dokum -0.10 stem:donné -0.04 stem:draft -0.07 stem:dream -0.03 stem:dropp 0.04
stem:dupli -0.05 stem:durin 0.12 stem:earne 0.03 stem:ecosy -0.06 stem:edite -0.06 stem:educa 0.07 stem:effec 0.07
stem:effic 0.04 stem:elaps -0.04 stem:eleve 0.03 stem:enabl 0.05 stem:encou 0.03 stem:endin -0.03 stem:endno -0.09
stem:energ -0.06 stem:ensur 0.07 stem:envir -0.04 stem:erreu -0.07 stem:error -0.08 stem:erste -0.09 stem:escal 0.06
stem:escap 0.05 stem:escri 0.03 stem:eslin 0.06 stem:essen 0.04 stem:evalu 0.04 stem:eveni -0.03 stem:every -0.13
stem:evide -0.03 stem:evolu -0.10 stem:exact 0.06 stem:exami -0.04 stem:examp 0.03 stem:excel 0.07 stem:excep -0.04
stem:excha 0.06 stem:execs -0.11 stem:execu -0.13 stem:exist -0.17 stem:expec -0.04 stem:expir 0.13 stem:expla -0.09
stem:expli -0.07 stem:expor 0.09 stem:expre -0.04 stem:exten 0.08 stem:extra -0.10 stem:extre 0.03 stem:facin 0.05
stem:facto -0.06 stem:faile -0.17 stem:failu 0.06 stem:fallb 0.04 stem:famil -0.07 stem:fasta -0.07 stem:favor 0.03
stem:featu -0.11 stem:feedb -0.03 stem:fehle 0.03 stem:festi 0.04 stem:fichi -0.04 stem:field -0.12 stem:filte 0.07
stem:finde -0.07 stem:findi -0.06 stem:floor 0.05 stem:flush 0.09 stem:focus 0.04 stem:folde -0.10 stem:follo -0.24
stem:forge 0.03 stem:forme 0.04 stem:formå 0.05 stem:frame 0.08 stem:frank 0.05 stem:freit -0.11 stem:friga 0.03
stem:funci -0.06 stem:funct -0.22 stem:funge -0.07 stem:futur -0.11 stem:først 0.03 stem:garan 0.05 stem:gemin -0.05
stem:gener -0.09 stem:genst 0.05 stem:getin -0.03 stem:gette -0.04 stem:getti -0.10 stem:githu -0.13 stem:givin 0.03
stem:glove -0.06 stem:googl -0.08 stem:graph 0.04 stem:groun -0.10 stem:guard 0.16 stem:hallu 0.03 stem:happe -0.04
stem:happi -0.08 stem:havin -0.07 stem:heade 0.04 stem:healt 0.06 stem:heigh -0.03 stem:helpe -0.04 stem:herod -0.04
stem:highe 0.03 stem:highl -0.04 stem:hipót -0.06 stem:homea 0.04 stem:homep 0.04 stem:horai 0.04 stem:house -0.07
stem:hoved 0.21 stem:howev 0.08 stem:human 0.08 stem:ident -0.19 stem:ignor -0.03 stem:imagi -0.06 stem:impac -0.08
stem:imple -0.09 stem:impli -0.05 stem:impor -0.16 stem:impro -0.05 stem:incep -0.04 stem:incom -0.05 stem:incor -0.08
stem:inden 0.03 stem:indiv -0.06 stem:infor -0.08 stem:injec -0.06 stem:input -0.03 stem:inser -0.03 stem:insid 0.10
stem:inspi 0.04 stem:insta 0.14 stem:inste 0.05 stem:instr -0.09 stem:insur 0.03 stem:inten -0.03 stem:inves -0.04
stem:invit 0.04 stem:invoi 0.03 stem:invok 0.05 stem:invol -0.06 stem:issue -0.20 stem:itera 0.08 stem:itsel 0.08
stem:jahre 0.03 stem:jamai 0.06 stem:janua 0.03 stem:japan -0.06 stem:john' 0.04 stem:jupyt -0.05 stem:kamer -0.08
stem:komme -0.08 stem:konfi -0.06 stem:koord -0.04 stem:kreve 0.03 stem:kriti -0.06 stem:l'err 0.07 stem:laiss -0.04
stem:laten 0.04 stem:lates -0.06 stem:launc 0.06 stem:layou -0.17 stem:leadi 0.08 stem:lectu -0.05 stem:ledig 0.05
stem:legac 0.04 stem:libra 0.05 stem:likel -0.07 stem:limit 0.13 stem:lineb 0.05 stem:linki 0.04 stem:linte 0.04
stem:lisbo 0.03 stem:liste 0.10 stem:lleva -0.03 stem:loade 0.10 stem:locat -0.04 stem:locke -0.06 stem:longe -0.03
stem:longi -0.03 stem:looki -0.07 stem:maint -0.04 stem:manag 0.04 stem:mangl -0.06 stem:manua -0.05 stem:mappi -0.04
stem:marat 0.03 stem:marke 0.07 stem:marsh -0.05 stem:match -0.11 stem:mathe -0.04 stem:matur -0.05 stem:meani 0.04
stem:measu 0.05 stem:mecha -0.05 stem:mediu -0.06 stem:meeti -0.21 stem:membe 0.16 stem:memor 0.12 stem:mergi 0.05
stem:messa 0.04 stem:metad 0.05 stem:metri 0.16 stem:middl -0.04 stem:migra 0.11 stem:miles 0.04 stem:minim 0.06
stem:minut 0.06 stem:mirro 0.14 stem:misma 0.03 stem:mispl -0.04 stem:missi -0.06 stem:mobil 0.08 stem:modif -0.08
stem:modul -0.05 stem:momen -0.07 stem:monda 0.04 stem:monit 0.06 stem:monor 0.13 stem:motiv 0.08 stem:movin 0.04
stem:multi 0.07 stem:mumme -0.10 stem:names 0.06 stem:nativ 0.09 stem:natur 0.03 stem:navig -0.14 stem:nearb -0.03
stem:neces -0.04 stem:netli -0.06 stem:nettv 0.04 stem:neutr 0.03 stem:night 0.03 stem:nobod 0.07 stem:nolog -0.09
stem:nothi -0.08 stem:notio 0.05 stem:nouve -0.03 stem:novem -0.09 stem:numbe 0.05 stem:nächs -0.18 stem:nøkke 0.04
stem:númer 0.04 stem:objec 0.05 stem:obser -0.05 stem:offer -0.06 stem:offse -0.04 stem:oldes 0.03 stem:onlin 0.06
stem:opena -0.08 stem:openc -0.06 stem:openi -0.06 stem:opens -0.07 stem:optio -0.05 stem:organ 0.03 stem:outlo -0.05
stem:outpu -0.18 stem:overh 0.04 stem:overr -0.03 stem:overs -0.05 stem:overv -0.04 stem:palet -0.06 stem:paper 0.04
stem:parag -0.07 stem:param 0.07 stem:parfa -0.04 stem:parse -0.05 stem:partn 0.06 stem:passa -0.04 stem:passi -0.13
stem:patte 0.11 stem:payme 0.05 stem:perce 0.03 stem:perfe 0.06 stem:perha -0.03 stem:perio 0.05 stem:persi -0.08
stem:perso 0.11 stem:persp -0.03 stem:phila -0.08 stem:phone 0.04 stem:picku -0.05 stem:pictu -0.10 stem:pillo 0.09
stem:pipel 0.06 stem:plann -0.05 stem:plaus -0.04 stem:playe 0.05 stem:playw -0.07 stem:pleas -0.07 stem:polit 0.07
stem:pomys -0.05 stem:porta 0.04 stem:posib -0.04 stem:poste -0.04 stem:postg 0.10 stem:posts 0.10 stem:potte 0.12
stem:power -0.06 stem:pract -0.07 stem:preci -0.05 stem:prede 0.04 stem:predi -0.04 stem:prefi 0.05 stem:prefl -0.04
stem:prelo 0.04 stem:premi 0.06 stem:prepa -0.09 stem:press -0.06 stem:prett -0.06 stem:previ -0.12 stem:price 0.03
stem:prima 0.07 stem:princ 0.08 stem:prior -0.04 stem:priva 0.07 stem:proba -0.09 stem:probl -0.06 stem:proce 0.04
stem:profi 0.04 stem:progr -0.05 stem:proje 0.23 stem:promp 0.10 stem:propo -0.09 stem:prote 0.09 stem:prova -0.06
stem:provi -0.24 stem:proxm -0.04 stem:proye 0.03 stem:prueb -0.04 stem:publi 0.10 stem:pushe -0.10 stem:quand -0.03
stem:quant -0.06 stem:quatr 0.03 stem:queri 0.09 stem:query 0.06 stem:quest -0.17 stem:readm -0.05 stem:reall -0.05
stem:reboo 0.04 stem:rebui -0.05 stem:recei -0.04 stem:recen -0.09 stem:recep 0.05 stem:recur -0.09 stem:reduc 0.06
stem:refer -0.08 stem:refun 0.05 stem:regar -0.03 stem:regio 0.04 stem:regul 0.04 stem:reini 0.03 stem:reins 0.04
stem:rejec 0.05 stem:relat -0.12 stem:relea 0.10 stem:relev -0.13 stem:relia -0.10 stem:remin -0.03 stem:remot -0.03
stem:remov 0.07 stem:rende -0.20 stem:repla -0.04 stem:repli 0.10 stem:repor -0.19 stem:repre -0.09 stem:repro 0.07
stem:reque -0.04 stem:requi 0.10 stem:reser 0.03 stem:reset 0.05 stem:resis -0.06 stem:respu -0.04 stem:resta 0.07
stem:resul -0.15 stem:retai 0.10 stem:retur -0.10 stem:rever 0.03 stem:revie -0.13 stem:revis 0.04 stem:rhine -0.03
stem:roami -0.04 stem:rosen 0.08 stem:route -0.04 stem:routi 0.11 stem:runni -0.05 stem:sakna 0.04 stem:sandb -0.13
stem:satis -0.06 stem:sauve 0.05 stem:scann -0.07 stem:sched 0.19 stem:schoo 0.05 stem:scien -0.04 stem:scope -0.05
stem:scree 0.04 stem:scrip 0.04 stem:scrol -0.06 stem:searc -0.10 stem:seatt -0.04 stem:secon -0.05 stem:secti -0.11
stem:secur -0.16 stem:segur 0.07 stem:selec 0.09 stem:semap 0.04 stem:sempr 0.12 stem:sendi -0.04 stem:sensi 0.04
stem:separ 0.12 stem:septe 0.04 stem:seria -0.06 stem:serve -0.06 stem:servi 0.11 stem:sessi 0.08 stem:settl 0.05
stem:share 0.07 stem:shari 0.04 stem:shoul -0.26 stem:showe 0.04 stem:sideb -0.06 stem:signe 0.07 stem:sikke 0.13
stem:sikri 0.08 stem:silen 0.03 stem:simil 0.07 stem:simul 0.03 stem:sincr -0.05 stem:singl 0.08 stem:sjekk -0.03
stem:skill -0.09 stem:slide -0.07 stem:slipp 0.04 stem:snaps -0.03 stem:snipp 0.03 stem:socia 0.04 stem:socke -0.03
stem:softw 0.03 stem:someo -0.04 stem:sonne -0.03 stem:sorti 0.05 stem:sourc 0.11 stem:speak -0.05 stem:specs -0.03
stem:specu -0.04 stem:spell 0.06 stem:sport 0.08 stem:stabi 0.03 stem:stage 0.04 stem:stagi 0.12 stem:start -0.16
stem:stone 0.05 stem:stora 0.03 stem:store 0.06 stem:strat -0.03 stem:strea -0.05 stem:stren 0.04 stem:stres -0.05
stem:stric 0.04 stem:strik 0.08 stem:strin -0.06 stem:stron 0.06 stem:stude -0.04 stem:style -0.11 stem:subsc 0.06
stem:succe -0.07 stem:sugge -0.14 stem:summa -0.10 stem:sunda -0.04 stem:supab 0.04 stem:suppl 0.03 stem:suppr -0.04
stem:surfa 0.08 stem:sympt 0.03 stem:synta -0.04 stem:syste -0.06 stem:systè 0.03 stem:tabel -0.03 stem:table 0.04
stem:takin -0.10 stem:talen 0.05 stem:teamm -0.03 stem:techn -0.09 stem:templ 0.04 stem:termi -0.16 stem:teste -0.18
stem:testi -0.08 stem:textu -0.04 stem:thank -0.04 stem:that' -0.04 stem:there -0.11 stem:thing -0.04 stem:think 0.06
stem:thirt 0.05 stem:thoug -0.06 stem:threa -0.05 stem:thril -0.04 stem:throu -0.04 stem:thurs -0.05 stem:tilba -0.04
stem:timed -0.05 stem:timeo 0.22 stem:times 0.03 stem:tjene 0.04 stem:tkint 0.09 stem:toggl 0.04 stem:token 0.14
stem:tomor -0.05 stem:toolk 0.04 stem:touch 0.06 stem:train 0.09 stem:trans -0.06 stem:trave -0.04 stem:treas -0.08
stem:treat 0.08 stem:treff -0.11 stem:troub -0.05 stem:tryin -0.04 stem:tuesd 0.11 stem:types 0.11 stem:typin 0.09
stem:umbre -0.03 stem:under -0.07 stem:uniqu 0.06 stem:unite 0.04 stem:unkno -0.03 stem:unles 0.04 stem:unsup -0.04
stem:unuse 0.05 stem:updat -0.12 stem:uploa 0.05 stem:utili -0.06 stem:valid 0.07 stem:value 0.04 stem:vanis 0.04
stem:varia 0.09 stem:vario -0.04 stem:vecto -0.03 stem:venci 0.05 stem:verba -0.03 stem:verce -0.04 stem:verif -0.15
stem:versi 0.08 stem:viewe 0.03 stem:viewp -0.06 stem:violi 0.09 stem:visib 0.08 stem:visit 0.04 stem:volun -0.04
stem:votin 0.19 stem:vulne -0.10 stem:vérif -0.06 stem:wacht 0.05 stem:waiti -0.09 stem:wante 0.04 stem:warni 0.09
stem:warra 0.04 stem:webho 0.10 stem:webpa -0.05 stem:websu -0.04 stem:weekd 0.12 stem:wheel -0.05 stem:whene -0.05
stem:wheth -0.12 stem:widge 0.04 stem:wijzi 0.06 stem:wikim 0.05 stem:wikip -0.04 stem:winni 0.07 stem:wirel -0.03
stem:witho 0.10 stem:wizar 0.04 stem:worke 0.13 stem:workf 0.10 stem:worki -0.05 stem:workl 0.04 stem:works -0.15
stem:write 0.07 stem:writi 0.09 stem:you'r -0.06 stem:you'v -0.03 stem:yours -0.06 stem:zapie -0.06 stem:zipco -0.05
stem:zuers -0.03 stem:øvels -0.05 stem:запис -0.07 stem:потом 0.04 stem:преде 0.03 stem:اقترا -0.04 stem:اكتشا 0.05
stem:الإيم -0.05 stem:الاحت 0.05 stem:الاست -0.03 stem:البيا 0.05 stem:التقو -0.04 stem:الفور -0.04 stem:المست 0.06
stem:المنف 0.20 stem:تفاعل -0.04 stem:تلقائ 0.05 word:0 0.42 word:a 0.30 word:aaif 0.04 word:about -0.12
word:above -0.08 word:abrir -0.07 word:absolute -0.05 word:academic -0.04 word:accept -0.04 word:access -0.04
word:accessed -0.06 word:accessible -0.06 word:accounts 0.03 word:accuracy -0.05 word:accurate -0.06
word:acknowledge 0.04 word:actions 0.06 word:active 0.08 word:activeworkspaceid -0.08 word:activities -0.04
word:actually 0.11 word:add -0.05 word:added -0.03 word:adding 0.04 word:address 0.11 word:adept -0.04
word:admin -0.09 word:adobe 0.08 word:advanced 0.04 word:advice -0.03 word:af -0.03 word:again -0.06 word:against 0.06
word:age 0.04 word:agenda -0.05 word:agent -0.04 word:agentic 0.04 word:agents 0.04 word:ago 0.06 word:agreed -0.09
word:ahead -0.06 word:ai -0.03 word:aider -0.17 word:ainda -0.04 word:aldrig 0.10 word:alerts 0.04 word:alias -0.05
word:alive -0.04 word:all -0.14 word:alla -0.08 word:alle -0.05 word:allergic 0.05 word:allows 0.04 word:almost -0.05
word:alone 0.04 word:already -0.04 word:alright -0.03 word:als 0.04 word:also -0.04 word:alta -0.07 word:always 0.03
word:am -0.12 word:amazing -0.04 word:amended -0.03 word:amount 0.04 word:an 0.18 word:analysis -0.04
word:analyzes 0.07 word:and -0.13 word:answer -0.10 word:antidisestablishmentarianism -0.03 word:any -0.14
word:anything 0.12 word:ao -0.05 word:api 0.18 word:app 0.07 word:append -0.14 word:apply -0.03 word:approach -0.06
word:approval 0.05 word:approved 0.08 word:apps 0.03 word:archive 0.03 word:archivo -0.06 word:are 0.15 word:area 0.03
word:arguments -0.03 word:armour 0.05 word:art 0.03 word:article -0.10 word:artifacts -0.04 word:artistic 0.03
word:asked -0.03 word:asking -0.06 word:assessment -0.06 word:assim -0.06 word:assistant -0.05 word:associated -0.04
word:aster -0.09 word:async -0.05 word:así -0.04 word:at 0.18 word:atmosphere -0.03 word:attach -0.04
word:attacks 0.05 word:attempts 0.19 word:attended 0.04 word:attention 0.04 word:audit 0.03 word:auf 0.04
word:auth -0.03 word:authentication 0.06 word:author -0.04 word:auto -0.03 word:automatically 0.05 word:autor -0.04
word:av -0.04 word:available -0.04 word:avec -0.05 word:await -0.03 word:awesome 0.04 word:año -0.04 word:b -0.13
word:ba -0.04 word:backed -0.04 word:backend 0.09 word:background 0.05 word:backoff 0.13 word:backup 0.05
word:balance 0.05 word:ball 0.03 word:bar -0.04 word:bars -0.07 word:base -0.06 word:based -0.10 word:baseline -0.05
word:bash -0.05 word:basketball 0.10 word:be 0.07 word:because 0.15 word:become 0.04 word:been -0.05 word:before 0.24
word:begin 0.04 word:beginning 0.03 word:behavior 0.11 word:behind 0.04 word:beholdes 0.05 word:bei 0.04
word:being -0.18 word:beispiel -0.08 word:belongs -0.03 word:below -0.07 word:benchmark 0.08 word:benefits -0.03
word:benjamin 0.06 word:best -0.09 word:better -0.10 word:between -0.09 word:beyond -0.03 word:big 0.08
word:billing 0.10 word:binary 0.03 word:bind -0.06 word:binding -0.05 word:bis -0.10 word:bit -0.04 word:block 0.08
word:blocker -0.03 word:blog -0.09 word:board 0.09 word:bond -0.03 word:book -0.04 word:books 0.10 word:border 0.08
word:br -0.11 word:branch -0.05 word:brand 0.04 word:brands 0.05 word:break -0.03 word:broad 0.08 word:broke 0.04
word:broker 0.04 word:brought 0.07 word:bruk 0.06 word:brute 0.03 word:bucket 0.05 word:bug 0.07 word:build 0.09
word:building 0.05 word:builds -0.05 word:bundle -0.09 word:business 0.04 word:button -0.10 word:buttons -0.07
word:by 0.25 word:c 0.04 word:cabin 0.03 word:cache 0.11 word:calculate -0.03 word:calendar -0.05 word:call -0.05
word:called 0.05 word:callers 0.03 word:calling -0.05 word:calls 0.14 word:camera 0.05 word:camping 0.03
word:can't -0.09 word:cancel -0.05 word:cancelled -0.04 word:cannot -0.06 word:capa -0.05 word:capped 0.04
word:captured -0.04 word:card 0.10 word:cards 0.09 word:causa -0.04 word:cause -0.05 word:causing -0.04 word:cd 0.06
word:cellular 0.04 word:centrally 0.06 word:centre 0.06 word:certain -0.04 word:cgi -0.05 word:chain 0.05
word:chair -0.05 word:challenge -0.09 word:championship 0.03 word:change 0.09 word:changelog -0.03 word:changes -0.15
word:chapter -0.05 word:char -0.06 word:chat 0.07 word:che -0.05 word:check -0.03 word:checkbox 0.07
word:checking 0.14 word:checkpoints -0.03 word:checksum 0.04 word:choices 0.03 word:church 0.03 word:ci 0.11
word:cit -0.03 word:cities -0.05 word:claim -0.06 word:claims -0.05 word:clair -0.03 word:clamp 0.04 word:class 0.04
word:classification -0.04 word:claude -0.10 word:clean -0.06 word:clears -0.03 word:click 0.11 word:client 0.04
word:close 0.09 word:closes 0.16 word:closest -0.04 word:closing 0.04 word:clothes 0.06 word:cloud 0.05 word:co 0.04
word:code -0.09 word:codebase -0.04 word:coder -0.04 word:coding 0.06 word:collapsed -0.04 word:collection -0.03
word:colour 0.03 word:column 0.08 word:columns -0.03 word:coming -0.05 word:commands 0.05 word:comments -0.03
word:commitlint 0.03 word:commits -0.05 word:committed -0.05 word:committee 0.05 word:communicate 0.05
word:community 0.03 word:companies -0.04 word:compare -0.03 word:compares -0.06 word:competition 0.07
word:compile -0.08 word:compiled -0.12 word:completa -0.04 word:completadas -0.05 word:completed 0.07
word:complex 0.06 word:compliance -0.04 word:component -0.08 word:components 0.04 word:compose -0.04
word:comprehensive 0.03 word:compute 0.04 word:computer -0.05 word:concerns -0.04 word:conditions -0.05
word:conference 0.08 word:config 0.26 word:configuration 0.03 word:configuring -0.04 word:confirm 0.06
word:confirmed -0.08 word:confirms -0.04 word:conflict -0.08 word:connected 0.04 word:connections 0.14 word:cons -0.06
word:consent -0.04 word:considered -0.04 word:const -0.03 word:constraint -0.08 word:contact 0.03 word:container -0.12
word:containers 0.05 word:content -0.12 word:continue -0.06 word:control 0.11 word:controls -0.05
word:conversation -0.06 word:conversations 0.06 word:cookie 0.04 word:cookies 0.05 word:copy 0.09 word:corner 0.03
word:correct -0.04 word:correctly -0.04 word:corso -0.04 word:cost 0.03 word:costs -0.05 word:could 0.04
word:country 0.07 word:coverage 0.03 word:cpc 0.03 word:crea -0.03 word:create 0.09 word:created -0.04
word:creates -0.04 word:creating 0.07 word:credentials 0.06 word:criteria -0.04 word:crypto -0.09 word:crítico -0.05
word:cs -0.07 word:ctrl 0.08 word:cuando -0.07 word:culture 0.03 word:curl 0.07 word:current -0.15 word:currently 0.17
word:curriculum -0.04 word:custom 0.04 word:customer 0.08 word:cut 0.05 word:cyan -0.04 word:cycle -0.07
word:código -0.07 word:d -0.27 word:da -0.07 word:dad 0.05 word:dados 0.03 word:dag -0.04 word:dage 0.15
word:dagen 0.09 word:dager 0.06 word:daily 0.05 word:dan 0.07 word:danach -0.03 word:dance 0.04 word:dashboard 0.05
word:dashboardet -0.05 word:data 0.09 word:database 0.21 word:date -0.07 word:datetime 0.06 word:dato -0.11
word:datum 0.04 word:day -0.08 word:db 0.04 word:de 0.12 word:deaktivert 0.03 word:debounce 0.03 word:decide -0.08
word:decided 0.13 word:decision 0.05 word:decisions -0.07 word:declared -0.07 word:decremented 0.04 word:def 0.03
word:default 0.24 word:defines 0.05 word:del -0.04 word:delete -0.03 word:deletion -0.05 word:dem 0.03
word:deploy 0.13 word:deployment 0.08 word:deprecated 0.05 word:deps 0.04 word:der -0.06 word:des -0.05
word:describe 0.05 word:description -0.08 word:det -0.06 word:detailed -0.04 word:details -0.03 word:detect 0.05
word:determine -0.04 word:dev -0.16 word:developers 0.08 word:development 0.04 word:dias 0.03 word:dienst 0.09
word:dir -0.08 word:directly -0.04 word:directories 0.03 word:disabling 0.04 word:disagree 0.07 word:discover 0.04
word:discovery 0.04 word:discussed -0.06 word:discussion -0.06 word:disestablished 0.03 word:dispatch -0.07
word:distance -0.10 word:django -0.04 word:dns 0.10 word:do -0.08 word:doc -0.08 word:docker -0.04 word:docs 0.04
word:document -0.08 word:documentation -0.14 word:documented 0.07 word:does 0.08 word:doesn't 0.05 word:doi -0.04
word:doing -0.04 word:dokumentation -0.07 word:done -0.06 word:données -0.04 word:dough 0.04 word:down -0.03
word:downloads 0.04 word:draft -0.09 word:dropped 0.03 word:drops 0.05 word:dry 0.15 word:du 0.15 word:due -0.04
word:dump -0.04 word:durch -0.04 word:during 0.12 word:dynamic 0.04 word:día -0.03 word:e -0.07 word:earned 0.03
word:ec -0.06 word:ecosystem -0.06 word:edge 0.10 word:edit -0.11 word:edited -0.07 word:editing 0.05 word:edits 0.03
word:educational 0.09 word:een 0.04 word:eerst 0.08 word:eftersom 0.04 word:eight 0.13 word:einen -0.07
word:elapsed -0.04 word:eleven 0.03 word:email -0.08 word:emails -0.04 word:employees 0.05 word:empty 0.04
word:en 0.07 word:enabled 0.07 word:end 0.07 word:ending -0.04 word:endnote -0.09 word:enero -0.03 word:ensure 0.05
word:enter -0.06 word:entry -0.04 word:env -0.08 word:environment -0.03 word:error -0.08 word:errors -0.11
word:escape 0.05 word:eslint 0.09 word:esta -0.05 word:está -0.06 word:et -0.06 word:eth 0.07 word:evaluate 0.03
word:evening -0.04 word:ever -0.03 word:every 0.06 word:everything -0.12 word:evidence -0.03 word:evolution -0.10
word:exactly 0.05 word:examine -0.03 word:excellent 0.07 word:execstart -0.03 word:execute -0.06 word:executing -0.05
word:execution 0.05 word:existen 0.04 word:existing -0.17 word:expected -0.05 word:expert -0.07 word:expertise -0.04
word:expire 0.06 word:expired 0.05 word:explain -0.05 word:explanation -0.07 word:explicitly -0.04 word:explore -0.05
word:export 0.06 word:exporting -0.03 word:exports 0.03 word:extends 0.03 word:extension 0.09 word:extract -0.04
word:extraction -0.03 word:f -0.14 word:facing 0.05 word:factory -0.06 word:fail 0.07 word:failed -0.17
word:failure 0.04 word:fair 0.06 word:faire -0.03 word:fallbacks 0.03 word:family -0.05 word:fan 0.05
word:fantastic -0.04 word:farah -0.04 word:fastapi -0.07 word:fc -0.08 word:feature -0.06 word:features -0.05
word:fecha 0.04 word:fee 0.07 word:feedback -0.03 word:feel -0.11 word:fees 0.06 word:feet -0.03 word:felt -0.08
word:ferdig -0.04 word:fetch -0.04 word:fetched -0.03 word:few -0.05 word:fewer 0.05 word:fichier -0.04
word:field 0.12 word:fields -0.12 word:fil -0.05 word:file 0.09 word:files -0.19 word:film 0.04 word:filter 0.04
word:filtered 0.03 word:final -0.03 word:find -0.14 word:findet -0.07 word:finding -0.06 word:finds 0.05
word:finished -0.03 word:fire 0.03 word:first 0.20 word:five 0.18 word:fix -0.06 word:flags 0.11 word:floor 0.04
word:floorplan 0.05 word:focus -0.04 word:focused 0.06 word:folder -0.05 word:follow -0.14 word:following -0.07
word:font 0.08 word:fonts 0.12 word:for 0.18 word:force 0.06 word:fordi 0.05 word:form 0.16 word:formato 0.03
word:formål 0.05 word:found 0.14 word:foundation -0.03 word:fout 0.04 word:fp 0.04 word:framework 0.06
word:frankfurt 0.07 word:friends 0.03 word:frigate 0.03 word:from 0.04 word:frontmatter -0.03 word:frost 0.03
word:full 0.05 word:funciona -0.07 word:function -0.15 word:functionality -0.03 word:further -0.05 word:fuso 0.04
word:future -0.07 word:för -0.04 word:först 0.03 word:først 0.04 word:für -0.05 word:gain -0.06 word:gap 0.04
word:gate 0.04 word:gates 0.05 word:gave -0.04 word:gb 0.12 word:gemini -0.05 word:gene -0.04 word:generally 0.04
word:generated -0.17 word:generatefilenamefromusermessage -0.03 word:getinput -0.03 word:getter -0.04
word:getting -0.10 word:git -0.18 word:github -0.10 word:given -0.12 word:gives -0.03 word:giving 0.03 word:già -0.05
word:glad -0.05 word:globs 0.03 word:gloves -0.06 word:glow -0.05 word:go -0.03 word:goals 0.04 word:goes 0.04
word:gonna 0.04 word:good -0.05 word:google -0.08 word:got 0.07 word:gpt -0.08 word:grain 0.05 word:grant 0.03
word:graphical 0.04 word:green -0.07 word:greta -0.14 word:grew 0.04 word:grip 0.03 word:ground -0.11 word:group -0.09
word:guard -0.04 word:guess -0.06 word:guest 0.05 word:guide 0.04 word:gym 0.08 word:går -0.04 word:h -0.09
word:hace 0.04 word:hacer 0.06 word:had 0.06 word:half 0.05 word:hallucination 0.03 word:hand 0.07 word:handle -0.04
word:handling -0.05 word:happens -0.03 word:happiness -0.07 word:happy -0.04 word:har 0.07 word:hard -0.09
word:harry 0.10 word:haru -0.06 word:has -0.08 word:hash 0.04 word:having -0.07 word:he 0.04 word:head -0.05
word:header 0.06 word:health 0.05 word:height -0.03 word:hele 0.05 word:hello 0.03 word:help 0.07 word:helper -0.04
word:her -0.04 word:here -0.15 word:herodevs -0.04 word:him 0.11 word:hints -0.03 word:hipótesis -0.06 word:his 0.10
word:holds 0.16 word:homeassistant 0.04 word:homepage 0.04 word:hope -0.05 word:hora 0.03 word:horas -0.06
word:host -0.03 word:hours 0.08 word:hovedsikring 0.06 word:how -0.14 word:however 0.08 word:html 0.05 word:hub 0.07
word:humans 0.05 word:hver 0.10 word:i 0.21 word:i'd -0.03 word:i'll -0.28 word:i'm -0.05 word:i've 0.11
word:ide -0.04 word:ideas -0.03 word:identifies -0.04 word:identify -0.08 word:ids 0.03 word:if -0.25
word:ignore -0.08 word:ignored 0.06 word:ikke 0.04 word:il 0.05 word:image 0.06 word:immer 0.06 word:impact -0.08
word:implement 0.10 word:implementación -0.07 word:implementation -0.03 word:importance -0.04 word:important -0.04
word:imports -0.09 word:in 0.11 word:inception -0.04 word:include -0.06 word:including 0.07 word:incomplete -0.05
word:incorrect -0.10 word:individuals -0.05 word:industries -0.04 word:industry 0.04 word:info -0.08
word:information -0.09 word:ingen 0.10 word:injection -0.07 word:inner -0.05 word:inputs -0.04 word:inside 0.10
word:inspiring 0.06 word:install -0.04 word:installed 0.07 word:instead 0.05 word:instruction -0.04
word:instructions -0.03 word:int -0.03 word:intellectuals -0.04 word:interactive 0.04 word:interface -0.04
word:interfaz 0.06 word:into 0.20 word:invited 0.07 word:invoices 0.05 word:ip 0.04 word:is -0.24 word:isn't -0.06
word:issues -0.20 word:it -0.09 word:item -0.12 word:iterations 0.09 word:its 0.16 word:itself 0.08 word:i’ll -0.06
word:j 0.03 word:jake 0.03 word:jamais 0.06 word:january 0.03 word:japanese -0.06 word:jeg -0.05 word:job 0.16
word:john 0.10 word:john's 0.04 word:join 0.03 word:jonas -0.09 word:jour -0.04 word:jours 0.05 word:jp 0.04
word:js 0.06 word:json 0.20 word:jsonl 0.08 word:jstor -0.03 word:jsx 0.06 word:june -0.08 word:jupyter -0.06
word:just -0.13 word:k -0.05 word:kabel 0.07 word:kafka 0.10 word:kamera -0.08 word:kb -0.14 word:keep 0.13
word:keeps 0.04 word:kept 0.10 word:keys 0.10 word:kill 0.04 word:kind -0.05 word:kommer -0.08 word:krever 0.03
word:kritisk -0.06 word:kurs 0.16 word:kurve 0.04 word:kurz -0.03 word:l'erreur 0.04 word:la -0.08 word:lab -0.07
word:labs -0.07 word:lagen -0.05 word:land -0.04 word:large -0.06 word:latency 0.04 word:later 0.06 word:latest -0.06
word:launch 0.06 word:layout -0.18 word:le 0.08 word:leading 0.08 word:learning 0.08 word:learnings -0.04
word:ledige 0.05 word:legacy 0.04 word:les -0.14 word:let's -0.09 word:lets 0.03 word:level 0.15 word:lgbtq 0.05
word:library 0.06 word:like 0.04 word:likely -0.07 word:limit 0.07 word:limited 0.05 word:limiting 0.08
word:lind -0.14 word:linebreak 0.05 word:lines -0.16 word:link -0.09 word:linking 0.04 word:links -0.07 word:lint 0.07
word:linux 0.11 word:lisbon 0.03 word:list -0.12 word:listed 0.04 word:listens 0.07 word:lists 0.04 word:live -0.04
word:lives 0.04 word:llm -0.10 word:loader 0.13 word:loans 0.04 word:localhost -0.03 word:locate -0.07
word:location 0.05 word:lock 0.06 word:locked -0.07 word:log 0.14 word:logic -0.08 word:logo -0.06 word:long 0.03
word:longer -0.04 word:look -0.07 word:looking -0.07 word:looks -0.08 word:los 0.13 word:loss 0.08 word:lost -0.05
word:low 0.10 word:lower 0.07 word:luego -0.03 word:línea -0.04 word:m -0.05 word:macos 0.05 word:made -0.05
word:main 0.05 word:make 0.10 word:makes 0.11 word:man -0.05 word:management -0.05 word:managing 0.05
word:mangler -0.07 word:manual -0.08 word:map 0.05 word:mapping -0.04 word:marathon 0.03 word:marco -0.05
word:marshmallow -0.04 word:matching -0.09 word:max 0.12 word:maximum -0.04 word:may -0.09 word:mb 0.06 word:me -0.16
word:mechanism -0.04 word:medium -0.06 word:meeting -0.19 word:meg -0.07 word:member 0.18 word:memory 0.07
word:merged -0.03 word:merging 0.05 word:message -0.11 word:messages 0.12 word:met -0.06 word:metadata 0.04
word:metrics 0.15 word:middle -0.03 word:mig -0.06 word:might 0.16 word:migrated -0.07 word:migration 0.16
word:mika -0.07 word:million 0.04 word:min -0.07 word:mine -0.04 word:minimal 0.06 word:minute 0.05 word:mirror 0.05
word:mirrors 0.07 word:missing -0.04 word:mit 0.04 word:mobile 0.08 word:mod -0.03 word:modify -0.11 word:modul -0.05
word:modules -0.07 word:moments -0.08 word:monday -0.07 word:mondays 0.10 word:monitoring 0.06 word:monorepo 0.13
word:month 0.16 word:mood 0.10 word:more -0.11 word:morning -0.03 word:most 0.04 word:motivate 0.03 word:move 0.05
word:moves 0.03 word:moving 0.04 word:mqtt 0.05 word:ms 0.07 word:msg -0.03 word:much -0.06 word:multiple 0.09
word:mummers -0.09 word:must 0.13 word:más 0.04 word:naar 0.04 word:nach 0.05 word:nada 0.04 word:namespace 0.04
word:native -0.04 word:natt 0.20 word:navigation -0.06 word:nd -0.03 word:ne 0.09 word:near -0.03 word:nearby -0.03
word:need -0.04 word:neon -0.05 word:netlify -0.06 word:network -0.08 word:neutral 0.03 word:new -0.05 word:news -0.04
word:next -0.27 word:nginx 0.04 word:nightly 0.03 word:nike 0.06 word:nine 0.07 word:no 0.11 word:nobody 0.06
word:noch -0.05 word:node 0.05 word:nologin -0.09 word:non 0.13 word:nooit 0.08 word:nor -0.06
word:normalization -0.04 word:nos 0.05 word:not 0.17 word:note -0.06 word:notes -0.04 word:nothing -0.08
word:notion 0.05 word:november -0.10 word:now -0.07 word:npm 0.06 word:nu -0.08 word:numbers 0.05 word:n² 0.04
word:não -0.04 word:når -0.08 word:número 0.04 word:o 0.18 word:oauth 0.03 word:objects 0.04 word:of -0.17
word:offered -0.07 word:official -0.03 word:offset -0.04 word:often 0.03 word:ok -0.05 word:old 0.04 word:oldest 0.03
word:omdat 0.04 word:on 0.24 word:one 0.13 word:ones -0.04 word:online 0.06 word:op 0.15 word:openai -0.07
word:opencode -0.07 word:opening -0.07 word:openspec -0.09 word:optimized 0.04 word:optional -0.06 word:options -0.06
word:orders 0.04 word:organization 0.04 word:os -0.09 word:ou -0.05 word:out 0.04 word:output -0.20 word:over 0.11
word:override -0.03 word:overview -0.03 word:own 0.10 word:p -0.07 word:pa -0.04 word:package 0.09 word:packages -0.07
word:page -0.22 word:pages -0.04 word:painting -0.04 word:pair -0.12 word:palette -0.06 word:panel -0.05 word:par 0.04
word:para -0.05 word:paragraph -0.07 word:parameterized 0.08 word:parser -0.05 word:parsing 0.06 word:part -0.05
word:partner 0.05 word:pass 0.07 word:passed 0.09 word:passes -0.05 word:passing -0.12 word:path 0.07 word:paths -0.07
word:pattern 0.06 word:patterns 0.05 word:pays 0.04 word:pdf -0.08 word:peer -0.06 word:per 0.22 word:perfect 0.09
word:perform -0.06 word:performance 0.03 word:performs 0.04 word:perhaps -0.03 word:period 0.04 word:permission -0.03
word:personal 0.03 word:phase -0.11 word:philadelphia -0.08 word:phone 0.05 word:phone's 0.04 word:photo -0.05
word:pickup -0.05 word:picture -0.05 word:pictures -0.03 word:piece 0.07 word:pillow 0.09 word:pipe -0.05
word:pipeline 0.06 word:pkg -0.04 word:place 0.10 word:plan 0.16 word:plans -0.03 word:player 0.03
word:playwright -0.07 word:please -0.07 word:pm -0.09 word:png 0.03 word:pnpm 0.04 word:point -0.07 word:points -0.04
word:political 0.06 word:pool 0.17 word:poor 0.04 word:port 0.48 word:porta 0.11 word:posible -0.04 word:position 0.05
word:positioned -0.04 word:positions 0.04 word:positive -0.07 word:post 0.05 word:postgres 0.05 word:postgresql 0.09
word:potter 0.10 word:power 0.08 word:powered 0.03 word:powerful -0.09 word:pr -0.12 word:practices -0.05
word:prefers -0.03 word:prefix 0.03 word:preflight -0.04 word:preload 0.04 word:premier 0.06 word:preparing -0.04
word:present -0.04 word:pressure -0.06 word:prettier -0.04 word:prevent 0.06 word:previous -0.11 word:price 0.10
word:primary 0.07 word:principal 0.06 word:prints 0.10 word:prioridad -0.05 word:private 0.09 word:pro 0.07
word:probar -0.07 word:probleem 0.04 word:problema -0.09 word:problems 0.06 word:problème -0.06 word:process 0.06
word:produced -0.05 word:production 0.08 word:progress -0.05 word:project 0.14 word:projects 0.07 word:prompt 0.04
word:prop -0.06 word:proper 0.05 word:proposal -0.05 word:pros -0.14 word:protection 0.05 word:prototype -0.04
word:provide -0.15 word:provided -0.20 word:provider 0.07 word:providers 0.04 word:providing 0.07 word:proxmox -0.04
word:proxy -0.08 word:prs -0.04 word:pub -0.06 word:publish 0.03 word:puede -0.05 word:puk -0.05 word:pull -0.08
word:pushed -0.11 word:py -0.03 word:py文件 0.04 word:på 0.04 word:quando -0.03 word:quantum -0.03 word:que -0.12
word:queda -0.05 word:queen -0.03 word:queries 0.08 word:question -0.04 word:questions -0.10 word:queue 0.04
word:quit 0.07 word:quote 0.07 word:r -0.07 word:race -0.03 word:rate 0.12 word:re -0.03 word:reached -0.04
word:reaches 0.04 word:read -0.13 word:readme -0.05 word:reads 0.04 word:real -0.07 word:really -0.05 word:reboot 0.03
word:rebuild -0.04 word:receive 0.03 word:receiving -0.05 word:recent -0.09 word:reception 0.05
word:recommendation -0.07 word:recommended 0.04 word:recursive -0.06 word:recursively -0.04 word:red 0.03
word:redis 0.18 word:refactoring -0.04 word:references -0.03 word:refunds 0.04 word:register 0.04
word:registered -0.05 word:registration 0.04 word:regular 0.08 word:related -0.12 word:release -0.07
word:releases 0.18 word:relevant -0.11 word:reliability -0.07 word:remaining -0.03 word:remind -0.03
word:reminds -0.03 word:remote -0.03 word:remove 0.04 word:removing 0.04 word:render -0.04 word:rendered -0.06
word:renders -0.03 word:replaces -0.03 word:replica 0.03 word:replicate 0.05 word:reply -0.08 word:report -0.04
word:reports -0.10 word:represents -0.10 word:reproducing 0.05 word:reproduction 0.05 word:request -0.08
word:requests 0.05 word:required 0.05 word:requires 0.06 word:research -0.06 word:reseat 0.04 word:resets 0.05
word:resolution 0.05 word:resolved -0.05 word:respond -0.05 word:response -0.05 word:responsible 0.03
word:respuesta -0.04 word:restarted 0.03 word:reste -0.04 word:restores 0.05 word:result -0.15 word:retries 0.09
word:retrieval -0.05 word:retrieve -0.04 word:return -0.06 word:returns -0.03 word:reviewed -0.08 word:revisión 0.05
word:rhinestone -0.03 word:risk -0.06 word:risks -0.03 word:road -0.03 word:roaming -0.04 word:robin -0.06
word:room 0.05 word:rosenwasser 0.08 word:round -0.04 word:routine 0.08 word:rows 0.10 word:rule 0.14 word:run 0.18
word:running -0.05 word:runs 0.18 word:runtime 0.04 word:safe -0.07 word:sales 0.04 word:same -0.06 word:sandbox -0.12
word:sans 0.07 word:sato -0.07 word:save 0.06 word:saves 0.07 word:sbin -0.21 word:scanner -0.08 word:schedule 0.07
word:scheduled -0.05 word:scheduler 0.16 word:school 0.05 word:scope 0.05 word:scoped -0.05 word:scores -0.03
word:screen 0.04 word:scroll -0.04 word:se -0.03 word:search 0.07 word:searched -0.03 word:searches -0.17
word:seattle -0.04 word:sec -0.05 word:second -0.08 word:secret 0.05 word:secretary -0.04 word:secrets 0.05
word:section -0.08 word:sections -0.03 word:security -0.19 word:see -0.27 word:seems -0.09 word:seite -0.04
word:select 0.04 word:selecting 0.05 word:sempre 0.12 word:send -0.05 word:sending -0.04 word:sensitive 0.05
word:september 0.04 word:serialization -0.05 word:series -0.07 word:server -0.12 word:service 0.05 word:servizio 0.05
word:serviço 0.05 word:session 0.13 word:sessions -0.04 word:set 0.06 word:sets 0.06 word:setting -0.03
word:settings 0.04 word:settlement 0.03 word:seven 0.11 word:severity 0.05 word:sh 0.06 word:share 0.03
word:shared 0.07 word:sharing 0.04 word:she 0.05 word:ship -0.06 word:short -0.04 word:should -0.26 word:show -0.04
word:showed 0.04 word:shown 0.05 word:shows -0.09 word:si -0.03 word:sidebar -0.06 word:signed 0.06
word:sikringsskap 0.08 word:sim 0.07 word:similar 0.07 word:simply -0.04 word:sin 0.03 word:sincronización -0.05
word:single 0.12 word:sistemas 0.03 word:sites -0.03 word:situation -0.03 word:six 0.03 word:size 0.05 word:się -0.05
word:skill -0.07 word:skilled -0.04 word:skills -0.03 word:skips 0.05 word:slides -0.07 word:slot -0.05
word:smart 0.05 word:smoke -0.04 word:snippet 0.05 word:so -0.04 word:social 0.06 word:socket -0.03 word:software 0.03
word:solo 0.06 word:solutions 0.04 word:solve -0.07 word:solved -0.03 word:someone -0.04 word:something 0.03
word:sonnet -0.03 word:sont 0.03 word:soon -0.06 word:sorting 0.05 word:sorts 0.04 word:source -0.04 word:sources 0.16
word:south 0.07 word:specific 0.06 word:specified -0.04 word:specs -0.03 word:specstory -0.03 word:speed 0.11
word:spelling 0.06 word:spoke 0.03 word:sports 0.10 word:src 0.05 word:staged 0.04 word:staging 0.12
word:standard 0.09 word:standards -0.06 word:standing -0.05 word:start -0.08 word:started -0.10 word:starter -0.03
word:starting -0.03 word:startup -0.03 word:statements 0.03 word:static -0.07 word:stay 0.10 word:step -0.17
word:steps -0.05 word:still -0.12 word:stone 0.04 word:stones 0.05 word:storage 0.03 word:store 0.06 word:stored 0.04
word:story -0.04 word:streak -0.05 word:strength 0.04 word:stress -0.06 word:strict 0.04 word:stringio -0.06
word:stubs 0.04 word:students -0.04 word:studio 0.05 word:study -0.04 word:style 0.14 word:submit -0.05
word:submitting 0.04 word:substack -0.03 word:successfully -0.06 word:sudo 0.05 word:suggest -0.09
word:suggested -0.04 word:suggests 0.04 word:suite -0.07 word:summarize -0.05 word:sunday -0.04 word:super -0.10
word:support -0.05 word:supporting 0.04 word:sur -0.03 word:surface 0.08 word:swap 0.05 word:sync 0.12
word:syntax -0.04 word:system -0.08 word:systemd -0.03 word:système 0.03 word:så -0.03 word:t -0.15 word:tabela -0.03
word:tabla 0.06 word:table -0.07 word:take 0.05 word:taken -0.04 word:taking -0.10 word:talk -0.14 word:tap 0.04
word:task -0.16 word:teammates -0.03 word:teams 0.05 word:tech -0.04 word:technical -0.11 word:technique 0.03
word:tell 0.03 word:temp 0.06 word:ten 0.06 word:term -0.03 word:termin -0.12 word:tester -0.08 word:testes -0.08
word:testing -0.08 word:tests -0.12 word:text 0.13 word:textual -0.06 word:than 0.14 word:thanked -0.04
word:thankful 0.04 word:thanks -0.05 word:that's -0.04 word:the -0.23 word:their 0.10 word:them 0.13 word:theme 0.04
word:themes -0.03 word:theory -0.04 word:there's -0.09 word:things -0.04 word:think 0.11 word:thinking 0.06
word:thirty 0.07 word:this -0.34 word:those -0.10 word:thought -0.08 word:three -0.10 word:through -0.04
word:thursday -0.05 word:ti 0.04 word:tie 0.04 word:tiene 0.06 word:tier 0.03 word:tilbake -0.04 word:till -0.03
word:time -0.08 word:timedelta -0.05 word:timeout 0.22 word:timer -0.08 word:times 0.10 word:timestamp 0.04
word:tips -0.04 word:title -0.04 word:tjenesten 0.04 word:tkinter 0.09 word:tmp 0.04 word:tobie 0.05 word:today -0.06
word:todo 0.11 word:todos 0.05 word:token 0.17 word:tokens 0.11 word:toml 0.03 word:tomorrow -0.05 word:too -0.08
word:tool -0.07 word:toolkit 0.06 word:tools -0.04 word:tot -0.05 word:total -0.09 word:touch 0.05 word:tous -0.06
word:trabalho 0.03 word:training 0.04 word:transaction 0.05 word:transgender 0.08 word:translations -0.07
word:treasurer -0.06 word:treat 0.05 word:treats 0.04 word:tree -0.13 word:trial 0.04 word:troubleshooting -0.04
word:truth 0.07 word:try -0.07 word:trying -0.04 word:ts -0.12 word:tuesdays 0.13 word:turn 0.04 word:turns 0.06
word:tutorials -0.05 word:twice 0.13 word:two -0.04 word:types -0.06 word:typescript 0.13 word:typing 0.09
word:uma 0.05 word:umbrella -0.03 word:una 0.04 word:understanding -0.03 word:une 0.05 word:unique 0.06
word:united 0.04 word:unix 0.06 word:unknown -0.03 word:unless 0.04 word:unused 0.05 word:up 0.09 word:updated -0.07
word:upload 0.04 word:uploads 0.06 word:ups 0.07 word:usan -0.05 word:usbip -0.09 word:use 0.12 word:used 0.06
word:user -0.06 word:users -0.07 word:uses 0.19 word:usr -0.19 word:utc 0.21 word:uten 0.04 word:utilizing -0.06
word:v -0.12 word:valid -0.05 word:validate 0.08 word:validated 0.04 word:validation -0.06 word:validierung -0.04
word:value -0.05 word:values 0.04 word:van -0.07 word:vanish 0.04 word:var -0.04 word:variable 0.06
word:variables -0.03 word:variants 0.04 word:various -0.04 word:varje 0.17 word:vars 0.06 word:vector -0.08
word:vectors 0.04 word:ved 0.09 word:vencimiento 0.05 word:ver -0.13 word:verb 0.06 word:verbatim -0.03
word:vercel -0.04 word:verification -0.05 word:verified -0.08 word:version 0.11 word:via 0.04 word:vient 0.03
word:view -0.03 word:viewer 0.03 word:viewport -0.07 word:vim 0.06 word:violin 0.09 word:visible 0.08 word:vite 0.05
word:von 0.05 word:voting 0.19 word:vou -0.04 word:voy -0.10 word:vpn 0.07 word:vs -0.08 word:vulnerable -0.06
word:w -0.04 word:wacht 0.06 word:wait 0.04 word:waiting -0.09 word:want 0.06 word:wanted 0.04 word:warm -0.07
word:warning 0.09 word:warranty 0.04 word:was -0.12 word:watch 0.07 word:wave -0.04 word:ways -0.03 word:we 0.05
word:we're 0.04 word:we've 0.04 word:web -0.20 word:webhook 0.10 word:webpage -0.06 word:websurfer -0.04
word:well -0.04 word:went -0.09 word:were -0.12 word:wheelchair -0.05 word:when 0.10 word:whenever -0.05
word:where -0.16 word:whether -0.12 word:whole -0.09 word:whose 0.04 word:why -0.06 word:widget 0.04 word:wifi 0.04
word:wijziging 0.04 word:wikimedia 0.05 word:wikipedia -0.04 word:wild -0.04 word:will -0.09 word:winning 0.07
word:wireless -0.03 word:with -0.03 word:without 0.10 word:work -0.08 word:worker 0.14 word:workflow 0.06
word:workflows 0.06 word:working -0.05 word:workspace -0.12 word:worth -0.09 word:would -0.03 word:writes 0.09
word:writing 0.09 word:x -0.12 word:y 0.04 word:year 0.11 word:years 0.10 word:yet -0.06 word:yield 0.04 word:yml 0.04
word:you'd -0.04 word:you're -0.06 word:you've -0.03 word:your 0.09 word:yourself -0.06 word:z -0.07 word:zapier -0.06
word:zbt 0.03 word:zone 0.05 word:zu 0.03 word:zuerst -0.03 word:zum -0.07 word:à -0.04 word:å -0.05 word:ça -0.06
word:é 0.03 word:été -0.07 word:в 0.06 word:дней 0.04 word:за -0.04 word:не 0.10 word:потому 0.04 word:тесты -0.04
word:что 0.07 word:أو -0.05 word:إنشاء -0.04 word:اقتراح -0.04 word:اكتشاف 0.05 word:الآن 0.04 word:الاحتياطية 0.05
word:البيانات 0.05 word:التقويم -0.04 word:الخطة 0.04 word:المستخدم 0.07 word:الملف -0.04 word:المنفذ 0.20
word:النسخ 0.06 word:بعد -0.03 word:ت 0.09 word:تحديث 0.08 word:تحليل -0.04 word:تم 0.04 word:حتى 0.03 word:سجل 0.03
word:شامل -0.05 word:على 0.20 word:عند 0.03 word:قاعدة 0.04 word:لا 0.11 word:مع 0.05 word:ملف -0.05 word:من 0.08
word:منذ 0.03 word:و 0.10 word:ي 0.07 word:يوم 0.04 word:ก 0.04 word:ท 0.03 word:น 0.05 word:อ 0.04 word:า 0.07
word:ำ 0.06 word:い -0.09 word:う -0.14 word:え -0.03 word:お -0.05 word:き -0.06 word:く -0.11 word:け 0.07
word:し -0.23 word:す -0.04 word:た -0.05 word:ち 0.04 word:っ -0.08 word:て -0.15 word:ど 0.03 word:な -0.06
word:ね -0.04 word:は 0.28 word:ば -0.03 word:べ -0.04 word:ま -0.13 word:み -0.10 word:も -0.04 word:ょ -0.08
word:る -0.07 word:れ 0.04 word:を -0.26 word:ん -0.06 word:ィ 0.04 word:イ -0.11 word:ェ -0.06 word:ク -0.09
word:グ -0.09 word:サ 0.03 word:ト -0.08 word:ビ 0.06 word:プ 0.05 word:ペ -0.04 word:ポ 0.07 word:ミ 0.05
word:ム 0.07 word:メ 0.03 word:ユ -0.04 word:ラ -0.06 word:リ 0.11 word:ル -0.07 word:一 -0.05 word:三 0.10
word:个 -0.09 word:中 -0.16 word:之 -0.04 word:了 -0.05 word:些 -0.05 word:交 -0.06 word:以 0.09 word:们 0.09
word:任 -0.07 word:份 0.08 word:使 0.09 word:例 -0.05 word:供 -0.05 word:保 0.12 word:信 0.05 word:入 -0.04
word:公 0.04 word:出 -0.04 word:函 -0.06 word:分 0.07 word:删 -0.05 word:到 -0.04 word:务 0.05 word:原 -0.07
word:去 -0.04 word:发 0.07 word:受 0.07 word:口 0.12 word:可 0.13 word:号 0.06 word:名 0.14 word:后 0.06 word:启 0.10
word:回 0.06 word:因 0.06 word:在 -0.18 word:境 0.07 word:备 0.08 word:変 -0.04 word:复 -0.07 word:天 0.11
word:好 -0.03 word:始 -0.11 word:字 0.04 word:存 0.06 word:完 -0.06 word:定 -0.05 word:容 -0.05 word:實 -0.08
word:对 -0.07 word:将 -0.06 word:已 -0.09 word:年 0.04 word:并 -0.05 word:应 -0.04 word:归 0.06 word:录 0.03
word:待 0.05 word:息 0.05 word:您 -0.07 word:成 -0.05 word:我 0.04 word:或 -0.03 word:户 -0.05 word:所 -0.08
word:手 -0.03 word:报 0.04 word:换 -0.06 word:接 0.06 word:提 -0.11 word:改 -0.06 word:数 -0.09 word:文 0.03
word:新 -0.03 word:日 0.13 word:时 0.09 word:明 -0.04 word:是 0.09 word:時 0.03 word:更 -0.15 word:替 -0.09
word:月 0.03 word:有 -0.08 word:服 0.09 word:期 0.03 word:来 -0.03 word:正 -0.07 word:残 -0.06 word:毎 0.05
word:每 0.11 word:测 -0.06 word:測 -0.08 word:滞 0.03 word:点 0.08 word:然 0.04 word:理 0.04 word:用 -0.09
word:留 0.04 word:略 -0.07 word:的 -0.13 word:看 -0.06 word:確 -0.09 word:示 -0.10 word:票 0.07 word:秒 0.04
word:移 0.03 word:端 0.09 word:续 -0.03 word:置 -0.03 word:考 -0.03 word:能 -0.04 word:要 -0.13 word:規 -0.06
word:解 -0.04 word:設 -0.03 word:認 -0.07 word:語 -0.06 word:読 -0.08 word:试 -0.06 word:调 -0.06 word:超 0.03
word:过 -0.04 word:返 0.07 word:这 -0.06 word:进 -0.04 word:通 -0.09 word:部 0.09 word:重 0.09 word:開 -0.04
word:間 0.06 word:除 -0.09 word:需 -0.10
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
