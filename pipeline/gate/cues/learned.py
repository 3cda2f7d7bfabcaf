"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.06 end:'ve -0.03 end:aat -0.03 end:ach -0.08 end:ack 0.08 end:act -0.11 end:acy -0.05 end:ade -0.04
end:ado -0.05 end:ads 0.12 end:ady 0.07 end:aft -0.05 end:age 0.04 end:ags 0.06 end:ail -0.12 end:aim -0.07
end:ain 0.12 end:aio 0.05 end:air -0.07 end:aks 0.03 end:akt -0.04 end:ale 0.07 end:all 0.08 end:als 0.15
end:alt 0.06 end:ame -0.05 end:amo -0.07 end:amp 0.05 end:ams 0.04 end:and 0.08 end:ank -0.04 end:ano 0.07
end:ans 0.10 end:ant -0.13 end:any 0.04 end:ape 0.05 end:aph -0.10 end:api -0.04 end:aps -0.04 end:ard 0.04
end:are 0.06 end:ari 0.05 end:arm 0.04 end:arn 0.03 end:ars 0.10 end:ary 0.11 end:ash 0.03 end:ass -0.05
end:ast -0.03 end:asy 0.05 end:ate 0.16 end:ati 0.03 end:ato -0.08 end:ats 0.04 end:att -0.04 end:aue -0.03
end:aus 0.03 end:awn 0.06 end:ays 0.25 end:bar -0.09 end:bed 0.06 end:bee -0.05 end:bel 0.04 end:ber 0.15
end:bie 0.05 end:bos -0.04 end:btq 0.03 end:cal -0.03 end:car -0.03 end:ced -0.07 end:cel 0.03 end:cer 0.11
end:ces 0.23 end:cha 0.06 end:che 0.16 end:cio -0.03 end:cks 0.13 end:cly 0.05 end:cos 0.03 end:cts 0.16
end:cur 0.03 end:cus -0.06 end:dad 0.11 end:dar -0.04 end:dat 0.07 end:day -0.28 end:ded -0.16 end:del -0.08
end:den 0.14 end:der 0.03 end:des 0.16 end:det -0.03 end:dex -0.05 end:dig -0.06 end:dis 0.10 end:dit -0.03
end:dle -0.03 end:dme -0.06 end:dor -0.05 end:dos -0.08 end:dow 0.04 end:dra -0.03 end:e's 0.07 end:eam 0.06
end:ean -0.04 end:eas 0.04 end:eat 0.21 end:eau 0.03 end:ece 0.08 end:eck 0.06 end:ecs 0.03 end:ect 0.18
end:eda -0.07 end:eds 0.04 end:eed 0.03 end:eep -0.06 end:ees 0.05 end:ego -0.04 end:eid -0.11 end:eir 0.12
end:eit 0.04 end:eks -0.04 end:ekt 0.06 end:eld 0.06 end:ell 0.06 end:els -0.15 end:ema -0.12 end:ems 0.05
end:end -0.08 end:ene 0.09 end:ens 0.12 end:ent -0.12 end:epo 0.04 end:eps 0.03 end:ept -0.10 end:era 0.05
end:ere -0.24 end:erk 0.03 end:ern 0.09 end:ers 0.28 end:ery 0.09 end:ese -0.03 end:ess -0.06 end:eta -0.10
end:ets 0.08 end:eue -0.04 end:eum -0.04 end:eur -0.03 end:eve -0.07 end:ext -0.07 end:fee 0.03 end:fen -0.06
end:fic 0.11 end:fig 0.19 end:fka 0.05 end:fth -0.05 end:gan 0.09 end:gar 0.11 end:ged -0.06 end:gen 0.12
end:ger 0.21 end:ges -0.09 end:gic 0.05 end:gik 0.04 end:gin -0.03 end:gio -0.04 end:gle 0.08 end:gly 0.03
end:gth 0.03 end:has -0.03 end:hed -0.26 end:hen 0.11 end:her -0.22 end:hia -0.06 end:hin 0.05 end:hip 0.07
end:hly 0.03 end:hon 0.09 end:hor 0.03 end:hot -0.05 end:ial -0.07 end:iar 0.03 end:ibe 0.07 end:ica 0.08
end:ice 0.15 end:ick 0.17 end:ics 0.06 end:ict -0.05 end:ide -0.10 end:ido 0.05 end:ied -0.12 end:ief -0.04
end:ien 0.04 end:ier 0.07 end:ies -0.11 end:iew -0.06 end:iff -0.07 end:ift 0.11 end:ify -0.13 end:ige 0.04
end:ign 0.03 end:igo -0.03 end:ike -0.07 end:ild 0.12 end:ile 0.05 end:ill -0.15 end:ils 0.03 end:ily 0.07
end:ime -0.03 end:ims -0.03 end:ina 0.03 end:ind 0.12 end:ine 0.17 end:ing -0.18 end:ini -0.06 end:ink -0.05
end:inn -0.04 end:ins 0.03 end:int 0.08 end:iod 0.08 end:ion -0.17 end:ior 0.13 end:ipe 0.04 end:ips 0.11
end:ipt 0.07 end:ira -0.03 end:ire 0.13 end:isa -0.07 end:ish 0.08 end:ism -0.09 end:ist -0.06 end:ite -0.06
end:its 0.08 end:ity -0.05 end:ità -0.03 end:ium -0.10 end:ive 0.11 end:ivo 0.10 end:ize -0.04 end:jen -0.04
end:jor -0.05 end:k's 0.04 end:kap 0.08 end:ked -0.21 end:ken 0.22 end:ker 0.13 end:kes 0.14 end:ket 0.04
end:kit 0.03 end:kly -0.03 end:kup -0.04 end:l's -0.03 end:lan 0.04 end:lar 0.06 end:las 0.04 end:lay -0.07
end:lea -0.05 end:led -0.12 end:len 0.03 end:ler 0.10 end:lex 0.04 end:lgt -0.05 end:lic 0.08 end:lig -0.04
end:lin 0.05 end:lio 0.05 end:lla -0.07 end:lle -0.07 end:llo 0.03 end:lls 0.13 end:lly 0.06 end:log 0.06
end:lor -0.03 end:los 0.03 end:lot -0.06 end:low 0.11 end:loy 0.07 end:lta 0.03 end:lth 0.07 end:lti 0.06
end:lum -0.06 end:lve -0.03 end:mal 0.03 end:man -0.06 end:mat 0.05 end:med -0.07 end:men -0.03 end:mer 0.09
end:mes 0.13 end:mic -0.03 end:min -0.09 end:mma -0.06 end:mme 0.05 end:mon -0.03 end:mox -0.04 end:mpt -0.04
end:mum 0.07 end:n's 0.03 end:nar 0.10 end:nca 0.04 end:ncy 0.08 end:nda -0.09 end:nde 0.03 end:ndo -0.14
end:nen 0.09 end:ner -0.11 end:nes -0.03 end:net 0.10 end:ney 0.04 end:ngs 0.06 end:nha -0.03 end:nie -0.06
end:nks -0.03 end:nkt -0.04 end:nna -0.03 end:nne 0.07 end:nom -0.03 end:nos 0.10 end:nst 0.10 end:nta -0.05
end:nte -0.05 end:nth 0.10 end:nto -0.03 end:nts 0.11 end:nux 0.08 end:nza 0.09 end:oad 0.03 end:obe -0.06
end:obs 0.04 end:ock 0.06 end:ode -0.10 end:odo 0.03 end:ody -0.05 end:oes 0.03 end:off 0.07 end:ogy -0.06
end:oid -0.05 end:ois -0.03 end:oit 0.06 end:oke 0.06 end:old 0.03 end:ole -0.05 end:ols 0.11 end:ome 0.09
end:oms 0.03 end:ond -0.20 end:one -0.03 end:ono 0.03 end:ons -0.08 end:ont -0.03 end:ood -0.03 end:oof -0.04
end:ook 0.03 end:ora -0.05 end:ord -0.08 end:ore 0.18 end:ork -0.06 end:orm -0.12 end:ors -0.03 end:ort -0.14
end:ory -0.06 end:ose -0.10 end:oss -0.09 end:ote 0.10 end:oto -0.10 end:ots 0.06 end:oup -0.05 end:our 0.12
end:ous -0.06 end:out -0.06 end:ove 0.03 end:own -0.09 end:ows 0.05 end:oys 0.05 end:pal 0.03 end:pec -0.07
end:ped -0.05 end:per -0.04 end:pic -0.03 end:ple 0.21 end:ply -0.07 end:pos 0.04 end:pre -0.03 end:pts 0.21
end:put -0.04 end:que 0.05 end:r's 0.08 end:rah 0.04 end:ram -0.04 end:rar -0.07 end:ras 0.12 end:rby -0.03
end:rch -0.05 end:rci -0.07 end:rda 0.06 end:rds 0.06 end:ree 0.06 end:rer -0.07 end:ret 0.06 end:rge 0.07
end:rgy -0.03 end:ria -0.03 end:ric -0.04 end:rig 0.11 end:ril 0.06 end:rir -0.07 end:rje 0.07 end:rks -0.08
end:rly -0.06 end:rms -0.09 end:rna 0.12 end:rno 0.05 end:rns 0.08 end:rol 0.10 end:ros 0.05 end:row -0.05
end:rra -0.07 end:rry 0.13 end:rst 0.49 end:rta 0.05 end:rte 0.05 end:rto 0.04 end:rts 0.07 end:rty 0.04
end:rum 0.06 end:rve 0.04 end:rço -0.03 end:sch -0.03 end:sde 0.05 end:sed -0.13 end:sen 0.03 end:ser 0.04
end:ses 0.15 end:set -0.03 end:sis -0.10 end:sks 0.07 end:som 0.03 end:sor 0.04 end:ssa 0.05 end:sse 0.06
end:sso -0.04 end:sta -0.08 end:ste -0.20 end:sto 0.03 end:sts -0.07 end:sue 0.03 end:sus -0.03 end:tat -0.04
end:tax 0.04 end:ted 0.07 end:tel 0.05 end:tem -0.07 end:ten 0.13 end:ter 0.25 end:tes -0.27 end:ths 0.03
end:tic -0.03 end:tid 0.03 end:til -0.04 end:tir -0.04 end:tly 0.13 end:ton -0.04 end:top -0.03 end:tor -0.06
end:tos 0.05 end:tps -0.04 end:tre 0.14 end:tro 0.06 end:try 0.10 end:tta -0.03 end:tte -0.06 end:tti -0.05
end:tum 0.07 end:tup 0.04 end:t参数 -0.07 end:ual -0.05 end:uch 0.04 end:ude -0.04 end:udy -0.07 end:ues -0.19
end:ugh 0.07 end:uis 0.03 end:uld -0.35 end:ule 0.11 end:ulo 0.04 end:ult 0.09 end:ume 0.03 end:une -0.03
end:ung -0.05 end:unk 0.04 end:unt 0.04 end:ura -0.04 end:ure -0.09 end:uri -0.03 end:urn -0.04 end:uro 0.04
end:urs 0.11 end:urt 0.03 end:use 0.20 end:ust 0.04 end:ute 0.05 end:uth 0.09 end:uum 0.03 end:val 0.07 end:vas 0.05
end:ved 0.15 end:vel 0.18 end:ven 0.05 end:ver 0.23 end:ves 0.14 end:wer 0.06 end:xes -0.03 end:xty 0.03
end:y's 0.04 end:ybe -0.04 end:yee -0.06 end:yer 0.03 end:yes -0.05 end:ync -0.04 end:ype -0.07 end:zed 0.08
end:zes 0.05 end:ção -0.08 end:ает 0.08 end:дан 0.04 end:ной 0.03 end:ому 0.04 end:тся 0.08 end:امل -0.03
end:حبر 0.03 end:خدم 0.04 end:ديث 0.14 end:ديل 0.07 end:رات -0.05 end:شاء -0.03 end:شاف 0.05 end:طية 0.03
end:فات -0.04 end:فيذ -0.03 end:قات 0.04 end:لات -0.04 end:لاح -0.03 end:ملة 0.03 end:ملف -0.08 end:ميل -0.03
end:نات 0.07 end:وات 0.05 end:وظف 0.07 end:وية -0.03 end:يدة -0.05 stem:abbre -0.03 stem:absol -0.07
stem:acade -0.04 stem:acces -0.04 stem:accou 0.09 stem:accur -0.12 stem:ackno -0.06 stem:acros -0.08 stem:actio 0.03
stem:activ 0.07 stem:actua 0.08 stem:adapt 0.15 stem:addin 0.04 stem:addre 0.07 stem:again 0.04 stem:agend -0.06
stem:agent 0.03 stem:agost 0.03 stem:aldri 0.10 stem:align 0.03 stem:aller 0.10 stem:allow 0.04 stem:allti 0.03
stem:alrig -0.04 stem:alter -0.06 stem:alway 0.12 stem:amend -0.10 stem:amoun 0.06 stem:anali -0.03 stem:analy 0.04
stem:ancho 0.04 stem:answe -0.08 stem:anter -0.03 stem:anthr -0.04 stem:antid -0.03 stem:anyon 0.03 stem:anyth 0.06
stem:appro 0.08 stem:archi -0.03 stem:aroun -0.05 stem:arriv -0.06 stem:artic -0.08 stem:artif -0.03 stem:artis 0.05
stem:asist -0.07 stem:aspec 0.04 stem:assig -0.03 stem:assis -0.03 stem:assoc -0.03 stem:atmos -0.05 stem:attem 0.07
stem:atten 0.06 stem:audit -0.03 stem:augus 0.04 stem:authe 0.11 stem:autom 0.04 stem:autum -0.04 stem:avail -0.06
stem:avera 0.03 stem:backe -0.04 stem:backg 0.04 stem:backo 0.06 stem:backu 0.04 stem:balan 0.06 stem:baske 0.03
stem:becau 0.11 stem:befor 0.24 stem:behav 0.05 stem:behin 0.05 stem:bette -0.06 stem:betwe -0.08 stem:billi 0.06
stem:biscu -0.04 stem:boreh -0.04 stem:borro 0.03 stem:bounc 0.04 stem:brack 0.03 stem:branc 0.05 stem:break 0.10
stem:broke 0.04 stem:broug 0.03 stem:budge -0.05 stem:build 0.04 stem:bumpe -0.03 stem:busca -0.03 stem:busin 0.05
stem:butto -0.07 stem:bygge 0.04 stem:cabin 0.03 stem:cache 0.09 stem:calcu -0.08 stem:calen -0.07 stem:calle 0.03
stem:calli -0.04 stem:caref -0.04 stem:carri 0.08 stem:casim 0.03 stem:catal 0.04 stem:categ 0.03 stem:cellu 0.06
stem:centr 0.09 stem:chall -0.06 stem:chang -0.11 stem:chapt -0.03 stem:chara 0.06 stem:chart 0.04 stem:check 0.23
stem:cheer -0.03 stem:chiff -0.04 stem:choic 0.03 stem:choos -0.03 stem:chrom 0.03 stem:claud -0.03 stem:clien -0.08
stem:close -0.04 stem:coffe 0.03 stem:colla -0.03 stem:colle 0.03 stem:colou 0.10 stem:colum 0.03 stem:comin -0.06
stem:comma 0.05 stem:commi 0.11 stem:compa -0.15 stem:compe 0.07 stem:compi -0.06 stem:compl 0.09 stem:compo -0.05
stem:compu -0.05 stem:concl -0.07 stem:condi 0.03 stem:confe -0.07 stem:confi 0.03 stem:confl -0.07 stem:conne 0.12
stem:consi -0.03 stem:conso -0.03 stem:const 0.04 stem:conta 0.03 stem:conte -0.03 stem:conti -0.03 stem:conve -0.13
stem:convo 0.03 stem:coord -0.07 stem:could -0.03 stem:count 0.09 stem:cours -0.05 stem:cover -0.05 stem:creat 0.07
stem:crede 0.04 stem:crite -0.03 stem:crypt -0.04 stem:cuand -0.06 stem:curre -0.05 stem:curri -0.06 stem:curso 0.03
stem:custo 0.09 stem:dashb 0.09 stem:datab 0.26 stem:datac -0.03 stem:datet 0.07 stem:debou 0.03 stem:decem -0.08
stem:decid 0.04 stem:decim 0.08 stem:decla 0.03 stem:decli -0.06 stem:defau 0.17 stem:defin 0.08 stem:delet -0.03
stem:depar 0.04 stem:depen -0.04 stem:deplo 0.15 stem:depui 0.03 stem:descr 0.16 stem:desig -0.04 stem:detai -0.04
stem:detec 0.03 stem:deter -0.04 stem:devel 0.08 stem:devol -0.03 stem:diens 0.06 stem:diese -0.04 stem:diffe -0.10
stem:digit 0.03 stem:dinne 0.04 stem:direc -0.11 stem:disab 0.07 stem:disag 0.09 stem:disco 0.11 stem:discu -0.06
stem:dispa -0.07 stem:dista -0.06 stem:docke -0.11 stem:docum -0.16 stem:doesn 0.15 stem:dokum -0.03 stem:domai 0.05
stem:doubl 0.03 stem:draft -0.08 stem:drift -0.03 stem:drivi -0.05 stem:dropp 0.05 stem:durin 0.07 stem:econo -0.04
stem:edite -0.06 stem:editi -0.04 stem:edito -0.03 stem:educa 0.06 stem:effec 0.05 stem:effic 0.04 stem:eithe -0.04
stem:ejecu 0.03 stem:elect -0.04 stem:eleve 0.03 stem:elune -0.04 stem:email 0.06 stem:enabl 0.04 stem:encou -0.03
stem:endno -0.06 stem:endpo -0.05 stem:ensur 0.04 stem:enter 0.05 stem:entri -0.11 stem:envir 0.06 stem:error -0.07
stem:escal 0.04 stem:escap 0.03 stem:eslin 0.12 stem:eveni -0.07 stem:every -0.03 stem:evolu -0.06 stem:exact 0.06
stem:excep -0.10 stem:exist -0.15 stem:expec -0.03 stem:exper 0.03 stem:expir 0.12 stem:expla -0.06 stem:expli -0.03
stem:explo 0.04 stem:expon -0.03 stem:expor 0.04 stem:expre 0.03 stem:exter 0.03 stem:extra -0.07 stem:facin 0.05
stem:faile -0.15 stem:fasta -0.03 stem:favor 0.05 stem:featu 0.03 stem:febbr 0.03 stem:febru 0.05 stem:ferdi -0.06
stem:festi 0.04 stem:fetch -0.03 stem:field -0.05 stem:filer -0.03 stem:fille -0.04 stem:filte 0.05 stem:findi -0.06
stem:finis -0.07 stem:fligh -0.03 stem:floor 0.03 stem:flush 0.03 stem:focus 0.04 stem:follo -0.17 stem:fonts -0.06
stem:forge 0.04 stem:forma -0.03 stem:forme 0.06 stem:formu 0.03 stem:frien 0.04 stem:front 0.03 stem:funct -0.13
stem:funge -0.04 stem:furth -0.07 stem:futur -0.04 stem:gange 0.05 stem:gemin -0.06 stem:gener -0.14
stem:getin -0.03 stem:givin 0.03 stem:gjenn -0.04 stem:globa 0.04 stem:gloss -0.03 stem:glove -0.03 stem:graph 0.03
stem:groun -0.05 stem:guard 0.04 stem:hande 0.04 stem:handl -0.11 stem:happe -0.04 stem:happi -0.06 stem:haver 0.04
stem:havin -0.05 stem:hazar -0.03 stem:heade 0.09 stem:healt 0.09 stem:helpe -0.04 stem:helpf 0.03 stem:here' -0.04
stem:highe 0.04 stem:hipót -0.05 stem:histo -0.05 stem:holid 0.03 stem:homea 0.07 stem:hones -0.03 stem:horár -0.03
stem:hoved 0.11 stem:human 0.07 stem:ident -0.09 stem:imagi -0.10 stem:impac -0.04 stem:impor -0.15 stem:impro -0.07
stem:incid 0.03 stem:inclu 0.09 stem:incor -0.08 stem:inden 0.07 stem:indiv -0.07 stem:indus 0.03 stem:infra 0.07
stem:initi -0.04 stem:inser -0.03 stem:insid 0.05 stem:inspe -0.06 stem:inspi 0.07 stem:insta 0.03 stem:instr -0.04
stem:insur 0.04 stem:integ 0.04 stem:intel 0.03 stem:inter 0.06 stem:intro -0.03 stem:inven 0.03 stem:invit 0.04
stem:invoi 0.04 stem:invok 0.04 stem:issue -0.16 stem:itera 0.13 stem:itsel 0.04 stem:jahre 0.04 stem:janua 0.07
stem:japan -0.05 stem:kansk -0.04 stem:knowl -0.04 stem:komme -0.05 stem:kontr 0.03 stem:koord -0.04 stem:l'err 0.03
stem:landi 0.04 stem:langu 0.04 stem:laten 0.05 stem:lates -0.06 stem:latit 0.03 stem:layou -0.05 stem:lease -0.03
stem:ledge -0.11 stem:ledig 0.06 stem:legac 0.04 stem:legen -0.05 stem:lever -0.03 stem:light 0.05 stem:limit 0.15
stem:lineb 0.03 stem:linki 0.03 stem:linte -0.03 stem:liste 0.12 stem:liter 0.04 stem:locat -0.06 stem:locke -0.06
stem:loggi 0.04 stem:longi -0.04 stem:looki -0.13 stem:machi 0.03 stem:manag 0.03 stem:mangl -0.06 stem:mapag -0.04
stem:marat 0.05 stem:markd -0.06 stem:marke 0.14 stem:marsh -0.07 stem:maxim 0.05 stem:measu 0.04 stem:mecha -0.06
stem:media 0.05 stem:mediu -0.07 stem:meeti -0.18 stem:membe 0.20 stem:memor 0.10 stem:menti -0.03 stem:merge 0.05
stem:messa 0.03 stem:metho -0.06 stem:metri 0.10 stem:milli 0.04 stem:minim 0.03 stem:mirro 0.06 stem:mobil 0.09
stem:modif -0.03 stem:modul -0.03 stem:momen -0.06 stem:monor 0.05 stem:morni -0.06 stem:motiv 0.08 stem:movem 0.05
stem:multi 0.07 stem:mumme -0.08 stem:names 0.04 stem:nativ 0.10 stem:navig -0.06 stem:nearb -0.03 stem:neede 0.04
stem:neith -0.03 stem:neste -0.04 stem:netwo -0.04 stem:newsl 0.03 stem:night 0.05 stem:nobod 0.03 stem:nolog -0.07
stem:norma -0.05 stem:north 0.03 stem:notic 0.03 stem:notif 0.04 stem:notio 0.04 stem:novem -0.04 stem:nächs -0.09
stem:nøkke 0.03 stem:númer 0.06 stem:obser -0.05 stem:obtai 0.04 stem:offic -0.07 stem:oldes 0.05 stem:onlin 0.11
stem:openc -0.12 stem:opens -0.09 stem:optim 0.03 stem:optio -0.05 stem:origi 0.06 stem:outbo -0.04 stem:outpu -0.04
stem:overh 0.06 stem:overl 0.04 stem:overr -0.03 stem:overs -0.03 stem:overv -0.05 stem:owner 0.04 stem:paint -0.03
stem:palet -0.05 stem:parag -0.11 stem:parce 0.07 stem:paren 0.06 stem:parse -0.03 stem:parsi 0.03 stem:parti -0.04
stem:partn 0.07 stem:passa -0.04 stem:passe 0.04 stem:passi -0.03 stem:passw -0.07 stem:patte 0.10 stem:payme 0.07
stem:peopl 0.05 stem:perfe 0.07 stem:perha -0.04 stem:perio 0.08 stem:permi -0.05 stem:persi -0.06 stem:perso 0.11
stem:phila -0.06 stem:phone 0.03 stem:picku -0.07 stem:pictu -0.08 stem:pipel 0.11 stem:pixel -0.04 stem:plann -0.09
stem:platf -0.09 stem:playi -0.03 stem:pleas -0.13 stem:point -0.08 stem:polis -0.04 stem:polit 0.05 stem:porqu 0.05
stem:porte 0.03 stem:posit 0.06 stem:postp -0.05 stem:potte 0.10 stem:power -0.03 stem:pract -0.08 stem:prede 0.03
stem:prefi 0.05 stem:premi 0.03 stem:prepa -0.07 stem:prese -0.07 stem:press -0.06 stem:prett -0.06 stem:previ -0.06
stem:prima 0.03 stem:print 0.04 stem:prior 0.03 stem:priva 0.08 stem:proba -0.18 stem:probl -0.03 stem:proce 0.10
stem:progr -0.15 stem:proje 0.21 stem:promp 0.09 stem:prope 0.08 stem:proto -0.05 stem:prove 0.03 stem:provi -0.19
stem:proxm -0.04 stem:proxy -0.06 stem:proye 0.04 stem:publi 0.25 stem:pushe -0.08 stem:pytho 0.07 stem:quart -0.05
stem:quest -0.07 stem:queue -0.04 stem:quoru 0.06 stem:quote -0.04 stem:raise -0.05 stem:reach -0.07 stem:react 0.04
stem:readi -0.03 stem:readm -0.06 stem:reall -0.08 stem:reboo 0.06 stem:recei -0.07 stem:recen -0.07 stem:recep 0.06
stem:recib -0.04 stem:recip 0.04 stem:recog 0.04 stem:recom -0.06 stem:recur -0.05 stem:redir 0.03 stem:reduc 0.07
stem:refer -0.08 stem:refin -0.03 stem:refun 0.03 stem:regio 0.04 stem:regis 0.03 stem:regul 0.03 stem:reins 0.06
stem:rejec 0.10 stem:relat -0.10 stem:relea 0.05 stem:relev -0.08 stem:relia -0.04 stem:remai -0.04 stem:remar -0.04
stem:remin -0.05 stem:remov 0.12 stem:rende -0.13 stem:repai -0.03 stem:repla 0.04 stem:repli 0.15 stem:repor -0.22
stem:repos -0.04 stem:repre -0.04 stem:reque -0.03 stem:requi 0.06 stem:reset 0.06 stem:resis -0.04 stem:resol 0.06
stem:respo -0.09 stem:reste -0.07 stem:resul -0.08 stem:retai 0.05 stem:retri -0.03 stem:reuni -0.07
stem:revie -0.13 stem:revis 0.08 stem:revoc -0.04 stem:roami -0.04 stem:rosen 0.05 stem:rotat 0.04 stem:rough 0.03
stem:routi 0.11 stem:runne 0.03 stem:runni -0.04 stem:runti -0.06 stem:safar 0.04 stem:safet -0.03 stem:sakna 0.06
stem:sandb -0.08 stem:satis -0.06 stem:scann -0.06 stem:schau -0.03 stem:sched 0.07 stem:scope -0.05
stem:scree -0.04 stem:scrip 0.08 stem:scrol -0.05 stem:searc -0.06 stem:secon -0.10 stem:secre 0.08 stem:secti -0.10
stem:seein -0.03 stem:segur 0.05 stem:selec 0.14 stem:semic -0.03 stem:sendi -0.07 stem:sente -0.03 stem:separ 0.13
stem:septe 0.05 stem:seria -0.07 stem:serve -0.06 stem:servi 0.07 stem:sessi 0.15 stem:settl 0.04 stem:share 0.10
stem:shoul -0.16 stem:showe 0.07 stem:showi -0.04 stem:sideb -0.03 stem:siemp -0.03 stem:sient 0.04 stem:signa -0.09
stem:sikri 0.08 stem:silen 0.06 stem:simil 0.05 stem:simpl -0.04 stem:simul 0.08 stem:singl 0.06 stem:sitte -0.07
stem:skill -0.05 stem:slipp 0.03 stem:smell 0.03 stem:socia 0.07 stem:socke -0.03 stem:softw 0.05 stem:solut 0.03
stem:solvi 0.06 stem:someb -0.04 stem:someo -0.08 stem:sorti 0.07 stem:sound -0.03 stem:sourc 0.13 stem:speak -0.04
stem:specs -0.04 stem:spell 0.07 stem:sprin 0.07 stem:sqlit -0.03 stem:stabl 0.05 stem:stagi 0.04 stem:stand -0.06
stem:start -0.07 stem:state -0.03 stem:statu -0.03 stem:steer -0.07 stem:stone 0.05 stem:stree 0.03 stem:stric 0.03
stem:strik 0.04 stem:strin -0.03 stem:stron 0.03 stem:struc -0.08 stem:style -0.08 stem:stäng 0.03 stem:subje -0.03
stem:subsc 0.08 stem:succe -0.03 stem:sugge -0.11 stem:sunda -0.08 stem:suppl 0.04 stem:suppo 0.04 stem:surch 0.07
stem:surfa 0.03 stem:swall 0.03 stem:swapp -0.05 stem:swimm -0.04 stem:switc 0.05 stem:synta 0.04 stem:syste -0.11
stem:table 0.05 stem:takin -0.06 stem:talke -0.04 stem:tarea 0.06 stem:tarif -0.07 stem:teach 0.04 stem:teamm -0.04
stem:techn -0.15 stem:termi -0.18 stem:terra -0.08 stem:testa -0.04 stem:teste -0.05 stem:testi -0.03
stem:textu -0.04 stem:theme -0.04 stem:theor 0.03 stem:there -0.09 stem:thing -0.04 stem:think 0.04 stem:thirt 0.08
stem:thoug -0.09 stem:thous -0.03 stem:threa -0.09 stem:thril -0.04 stem:throu -0.09 stem:thumb 0.03
stem:thurs -0.05 stem:timeo 0.13 stem:times 0.04 stem:tjene 0.03 stem:token 0.05 stem:tomor -0.04 stem:touch 0.05
stem:track -0.04 stem:trail -0.03 stem:train 0.09 stem:trans -0.09 stem:trave -0.08 stem:treas -0.03 stem:treat 0.05
stem:treng 0.04 stem:trigg 0.06 stem:troub -0.06 stem:tryin -0.04 stem:types 0.07 stem:typin 0.10 stem:unive 0.07
stem:unles -0.03 stem:unlik -0.06 stem:unloc -0.04 stem:updat -0.25 stem:uploa -0.04 stem:usual 0.08
stem:utili -0.05 stem:vacuu 0.05 stem:valid 0.05 stem:varia 0.10 stem:vecto 0.03 stem:venci 0.05 stem:vendo -0.07
stem:vente -0.06 stem:verif -0.09 stem:verro 0.03 stem:versi -0.04 stem:viewp -0.07 stem:visib 0.03 stem:visit 0.05
stem:volun -0.06 stem:votin 0.19 stem:vulne -0.10 stem:waiti -0.07 stem:waive 0.03 stem:wante 0.04 stem:warni 0.03
stem:weath 0.03 stem:webho 0.05 stem:webpa -0.05 stem:websi 0.04 stem:websu -0.06 stem:weekd 0.05 stem:weekl -0.03
stem:weigh -0.05 stem:welco -0.03 stem:wheel -0.04 stem:where -0.04 stem:whoev 0.04 stem:widge 0.04 stem:wikim 0.04
stem:wikip -0.09 stem:windo 0.06 stem:winni 0.05 stem:withd 0.03 stem:withi 0.05 stem:witho 0.09 stem:wizar 0.03
stem:worke 0.05 stem:workf 0.13 stem:works -0.11 stem:write 0.07 stem:writi 0.04 stem:you'r -0.05 stem:you'v -0.04
stem:zapie 0.07 stem:zigbe -0.03 stem:zweit -0.06 stem:перен -0.05 stem:помощ -0.04 stem:اكتشا 0.05 stem:الإيم -0.04
stem:الاحت 0.03 stem:الثال -0.03 stem:الجلس -0.04 stem:المست 0.03 stem:بالكا -0.03 word:0 0.16 word:a 0.37
word:abbreviations -0.03 word:able -0.04 word:about -0.11 word:above -0.06 word:abrir -0.03 word:absolute -0.07
word:academic -0.04 word:accept -0.04 word:accepted 0.04 word:accessibility -0.03 word:accessible -0.04
word:account 0.03 word:accounts 0.07 word:accuracy -0.06 word:accurate -0.07 word:across -0.08 word:act 0.03
word:actions 0.06 word:active 0.07 word:activeworkspaceid -0.06 word:actually 0.05 word:add 0.04 word:added 0.03
word:adding 0.04 word:address 0.03 word:adept -0.04 word:adobe -0.05 word:adr 0.03 word:after 0.11 word:against 0.04
word:agenda -0.06 word:agent -0.08 word:agents 0.04 word:ago 0.07 word:agosto 0.03 word:agree 0.05 word:ahead 0.05
word:aider -0.13 word:aldrig 0.10 word:alert -0.05 word:align 0.04 word:alle 0.03 word:allergic 0.06 word:allow 0.05
word:alltid 0.03 word:alone 0.06 word:alright -0.04 word:also -0.07 word:always 0.11 word:amber 0.04 word:an 0.15
word:analysis -0.04 word:analytics 0.03 word:and -0.27 word:answer -0.09 word:antes -0.06 word:anthropic -0.04
word:antidisestablishmentarianism -0.03 word:any -0.10 word:anyone 0.03 word:anything 0.06 word:ao -0.08
word:api 0.14 word:app 0.03 word:application -0.03 word:applications 0.05 word:approach -0.07 word:approval 0.05
word:approved 0.07 word:apps 0.05 word:april 0.06 word:aps -0.03 word:archive -0.05 word:archived 0.05 word:are 0.06
word:areas -0.03 word:arguments -0.04 word:around -0.05 word:arrive -0.03 word:art 0.06 word:article -0.09
word:as -0.04 word:asked -0.08 word:asks 0.03 word:aspects 0.04 word:assistant -0.04 word:associated -0.03
word:aster -0.03 word:async -0.04 word:at 0.05 word:atmosphere -0.05 word:attacks 0.03 word:attempt -0.03
word:attempts 0.10 word:attended 0.04 word:até -0.04 word:auf 0.03 word:august 0.04 word:auth -0.07
word:authentication 0.05 word:automatically 0.04 word:autumn -0.04 word:av -0.07 word:available -0.06
word:avoid -0.05 word:away -0.05 word:año -0.05 word:back -0.17 word:background 0.04 word:backoff 0.06 word:bad 0.05
word:baja 0.03 word:bar -0.04 word:bars -0.04 word:base -0.05 word:basketball 0.04 word:be -0.07 word:because 0.11
word:been -0.07 word:before 0.24 word:beginning 0.03 word:behavior 0.04 word:behind 0.05 word:being -0.18
word:below -0.04 word:benchmark 0.04 word:best -0.08 word:better -0.06 word:between -0.08 word:billing 0.05
word:birthday -0.04 word:bis -0.05 word:biscuit -0.04 word:bit -0.04 word:blind 0.10 word:block 0.03 word:blog -0.11
word:bond -0.03 word:books 0.08 word:borehole -0.04 word:bot -0.03 word:both -0.03 word:box -0.07 word:br -0.11
word:branch 0.05 word:break -0.04 word:brief -0.05 word:brought 0.03 word:budget -0.05 word:bug 0.14 word:build 0.18
word:building 0.04 word:bumped -0.03 word:business 0.04 word:but -0.05 word:button -0.08 word:by 0.15
word:cabin 0.03 word:cabinet 0.03 word:cache 0.10 word:calculate -0.03 word:calendar -0.07 word:call -0.06
word:calling -0.04 word:calls 0.06 word:came -0.04 word:can't -0.12 word:cap -0.03 word:card 0.10 word:carries 0.03
word:carry 0.05 word:cases -0.04 word:casimir 0.03 word:cause 0.04 word:cd 0.13 word:cellular 0.06 word:centre 0.03
word:certificate 0.04 word:cgi -0.03 word:challenge -0.03 word:changes -0.07 word:chapter -0.03 word:character 0.03
word:characters 0.03 word:chart -0.03 word:chat 0.04 word:che -0.04 word:check 0.05 word:checkbox 0.06
word:checking 0.08 word:checks 0.03 word:choose -0.03 word:ci 0.15 word:claim -0.07 word:claims -0.03
word:class -0.03 word:claude -0.03 word:clean -0.07 word:clear -0.04 word:cli -0.07 word:click 0.14
word:cliente -0.04 word:close 0.05 word:closes 0.03 word:closest -0.05 word:cloud 0.03 word:club -0.03 word:co 0.03
word:coder -0.08 word:codes 0.06 word:coffee 0.03 word:cold 0.03 word:colour 0.10 word:column 0.04 word:com 0.05
word:come -0.08 word:comes 0.04 word:coming -0.06 word:command 0.07 word:commit 0.05 word:common -0.03
word:community 0.03 word:company 0.04 word:comparison -0.07 word:competition 0.05 word:complaints 0.04
word:completed 0.04 word:complex 0.04 word:component -0.06 word:components 0.05 word:compose -0.07
word:comprehensive 0.04 word:config 0.19 word:confirmation -0.05 word:conflict -0.06 word:connection 0.08
word:connections 0.07 word:considering -0.04 word:contain 0.05 word:container -0.04 word:context -0.03
word:contributor -0.03 word:control 0.07 word:conversation -0.11 word:converted -0.03 word:convocatoria 0.03
word:coordinator -0.06 word:copy 0.10 word:core 0.05 word:correctly 0.03 word:cost 0.10 word:costs -0.03
word:could -0.09 word:counting 0.04 word:counts 0.04 word:course -0.05 word:courtyard -0.03 word:covers -0.04
word:create 0.12 word:creates -0.08 word:credentials 0.07 word:criteria -0.03 word:critical -0.03 word:csv -0.06
word:cuando -0.06 word:curl 0.05 word:current -0.14 word:currently 0.08 word:curriculum -0.06 word:cursor 0.04
word:customer 0.10 word:cut 0.09 word:cyan -0.07 word:d -0.09 word:d'oro -0.03 word:da -0.04 word:dagen 0.06
word:dager 0.03 word:daily 0.05 word:dan 0.10 word:dans 0.04 word:dashboard 0.13 word:dashboardet -0.04
word:data 0.09 word:database 0.25 word:date 0.03 word:dated 0.03 word:dates 0.04 word:datetime 0.07 word:datos -0.03
word:day -0.08 word:days -0.06 word:de 0.11 word:dead 0.03 word:debounce 0.03 word:december -0.08 word:decided 0.05
word:decimals 0.06 word:decision -0.03 word:default 0.16 word:defined 0.03 word:defines 0.06 word:del -0.05
word:deletion -0.03 word:demo -0.04 word:deploy 0.07 word:deployment 0.06 word:deploys 0.05 word:depuis 0.03
word:der -0.06 word:describe 0.06 word:desde 0.05 word:design -0.03 word:designer -0.03 word:desk -0.04
word:det -0.05 word:detection -0.04 word:detects 0.04 word:determine -0.06 word:dev -0.08 word:developers 0.03
word:development 0.03 word:dias 0.04 word:die 0.06 word:dienst 0.05 word:difference -0.04 word:different -0.06
word:digits 0.03 word:dinner 0.03 word:dir -0.03 word:direct -0.06 word:directly -0.04 word:disabling 0.04
word:disagree 0.09 word:discovery 0.03 word:discussed -0.05 word:discussing 0.06 word:disk 0.03 word:display -0.03
word:distance -0.07 word:dns 0.07 word:do 0.05 word:doc -0.05 word:docker -0.03 word:document -0.06
word:documentation -0.10 word:documented 0.04 word:documents 0.03 word:does 0.05 word:doesn't 0.14 word:doi -0.05
word:doing -0.03 word:dokumentation -0.03 word:domain 0.05 word:don't -0.06 word:door 0.09 word:dough 0.10
word:down -0.18 word:download -0.04 word:draft -0.06 word:drafted -0.06 word:drawn 0.03 word:driving -0.05
word:dropped 0.03 word:dry 0.08 word:du 0.04 word:dump -0.06 word:duplicates -0.04 word:durch -0.06 word:during 0.07
word:duty 0.05 word:dynamic 0.04 word:e 0.09 word:early -0.08 word:east -0.05 word:easy 0.05 word:edge 0.06
word:edited -0.06 word:editing 0.04 word:editor -0.03 word:edits -0.04 word:educational 0.05 word:eerst 0.09
word:eftersom 0.03 word:eight 0.06 word:either -0.04 word:el -0.04 word:eleven 0.03 word:eluned -0.04 word:em -0.09
word:email -0.11 word:en 0.08 word:end 0.05 word:endnote -0.06 word:ends 0.04 word:ensure 0.04 word:enter -0.04
word:entire 0.03 word:entries -0.11 word:enum 0.03 word:environment 0.06 word:eps -0.03 word:error 0.05
word:errors -0.09 word:erst 0.06 word:es -0.09 word:escape 0.03 word:eslint 0.12 word:eso -0.04 word:esta -0.09
word:este -0.03 word:etc -0.03 word:eu 0.06 word:even 0.04 word:evening -0.09 word:every 0.08 word:everyone -0.03
word:evolution -0.06 word:exact -0.03 word:exactly 0.03 word:exception -0.03 word:excited 0.03 word:executing -0.04
word:execution 0.05 word:existen 0.03 word:existing -0.23 word:exists 0.05 word:exit -0.03 word:expected -0.04
word:expire 0.07 word:explain -0.03 word:exponent -0.03 word:exports 0.03 word:exposed 0.04 word:extension 0.05
word:extensions 0.03 word:external 0.03 word:extra -0.04 word:f -0.11 word:facing 0.05 word:fail 0.04
word:failed -0.15 word:fails 0.07 word:failure 0.04 word:fan 0.04 word:fantastic -0.07 word:fantasy 0.05
word:far -0.08 word:farah 0.04 word:fastapi -0.03 word:fc -0.08 word:feature 0.04 word:febbraio 0.03
word:february 0.05 word:fecha 0.06 word:fee 0.09 word:feels -0.06 word:fees 0.05 word:feet -0.07 word:fell 0.05
word:felt -0.03 word:ferdig -0.06 word:few -0.07 word:fewer 0.03 word:field 0.05 word:fields -0.05 word:fifth -0.05
word:figures -0.04 word:fil 0.04 word:file 0.07 word:filereader -0.03 word:files -0.18 word:filled -0.04
word:filter 0.05 word:filters -0.03 word:final -0.03 word:finally 0.03 word:find -0.13 word:finding -0.04
word:finished -0.07 word:first 0.30 word:five 0.06 word:flags 0.05 word:flight -0.03 word:floorplan 0.03
word:focus -0.04 word:focused 0.04 word:foi -0.03 word:folder 0.05 word:follow -0.03 word:following -0.07
word:follows -0.03 word:font 0.09 word:fonts 0.06 word:for 0.06 word:form 0.04 word:format 0.05 word:formulário 0.05
word:forwards 0.03 word:found 0.11 word:foundation -0.03 word:four 0.06 word:fra 0.03 word:framework 0.03
word:frankfurt 0.03 word:free -0.08 word:friends 0.05 word:from 0.04 word:frontend 0.03 word:frío 0.03
word:full 0.04 word:function -0.10 word:further -0.07 word:future -0.04 word:først 0.05 word:g 0.04 word:game 0.12
word:gap 0.05 word:gaps -0.04 word:gave 0.03 word:gb 0.08 word:gbwk -0.04 word:gemini -0.06 word:general -0.03
word:generally 0.03 word:generated -0.06 word:generic -0.05 word:get 0.07 word:getinput -0.03 word:gh 0.06
word:gikk 0.05 word:girl -0.03 word:give -0.09 word:given -0.07 word:giving 0.03 word:globs 0.06 word:glossary -0.03
word:goals 0.08 word:goes 0.03 word:going -0.08 word:good -0.12 word:got 0.09 word:gpt -0.05 word:graph 0.03
word:great 0.14 word:green 0.08 word:greta -0.10 word:grip 0.04 word:group -0.05 word:guard -0.07 word:guest 0.06
word:gym 0.09 word:h 0.04 word:ha 0.05 word:hacer 0.06 word:had 0.05 word:haha -0.04 word:half 0.09 word:hand 0.08
word:handed 0.04 word:handle -0.03 word:handling -0.11 word:happens -0.04 word:happiness -0.06 word:hard -0.10
word:harry 0.10 word:haru -0.09 word:has -0.05 word:have -0.05 word:haversine 0.04 word:having -0.05
word:hazard -0.03 word:he 0.09 word:header 0.09 word:health 0.07 word:heart -0.04 word:held -0.04 word:help 0.11
word:helper -0.04 word:helpful 0.03 word:here -0.29 word:here's -0.04 word:het -0.04 word:highest 0.03 word:him 0.06
word:hipótesis -0.05 word:his 0.03 word:history -0.03 word:hit 0.05 word:ho -0.03 word:holds 0.07 word:home -0.05
word:homeassistant 0.07 word:honestly -0.03 word:horário -0.03 word:hot -0.05 word:hotel 0.04 word:hour 0.05
word:hours 0.05 word:how -0.11 word:https -0.04 word:huge -0.04 word:human -0.06 word:hver 0.03 word:i 0.13
word:i'd -0.09 word:i'll -0.26 word:i'm -0.15 word:i've 0.07 word:ich -0.06 word:id 0.05 word:identify -0.09
word:identity 0.03 word:ids 0.03 word:if -0.20 word:igjen -0.04 word:ignored 0.03 word:ikke 0.03 word:im 0.03
word:imagine -0.07 word:impact -0.04 word:implemented 0.05 word:import -0.07 word:important -0.07 word:importer 0.03
word:imports -0.03 word:improve 0.04 word:improved -0.03 word:in 0.06 word:include -0.05 word:includes 0.04
word:including 0.10 word:inclusive -0.03 word:incorrect -0.07 word:indentation 0.09 word:index -0.03
word:individuals -0.04 word:industry 0.04 word:info -0.06 word:infrastructure 0.07 word:ingen 0.03
word:initial -0.05 word:inside 0.05 word:inspection -0.04 word:inspiring 0.08 word:installed 0.12
word:instrumentos -0.04 word:integration -0.04 word:interactive 0.05 word:interface -0.06 word:internal -0.05
word:interviews -0.03 word:into 0.05 word:invoices 0.05 word:ip -0.03 word:is -0.03 word:issue 0.03
word:issues -0.19 word:ist -0.03 word:it 0.06 word:it's 0.07 word:item -0.14 word:iterations 0.11 word:its 0.06
word:itself 0.04 word:i’ll -0.05 word:ja -0.05 word:january 0.07 word:japanese -0.05 word:je -0.04 word:job 0.08
word:jobs 0.04 word:john 0.12 word:jonas -0.04 word:joyee -0.04 word:jpy 0.06 word:js 0.05 word:json 0.11
word:june -0.07 word:just -0.05 word:kabel 0.04 word:kafka 0.05 word:kan -0.03 word:kb -0.06 word:keep 0.04
word:keeps 0.04 word:kept 0.09 word:key 0.06 word:keys 0.09 word:kg 0.09 word:kids -0.04 word:kind -0.05
word:kjører -0.03 word:knowledge -0.04 word:kommer -0.05 word:kurs 0.09 word:kurve 0.03 word:lab -0.11
word:labs -0.12 word:language 0.04 word:large -0.06 word:las -0.03 word:last 0.05 word:latency 0.05
word:latest -0.06 word:latitude 0.03 word:layout -0.06 word:le 0.10 word:learn 0.03 word:learning 0.03
word:least -0.03 word:leave -0.03 word:ledger -0.12 word:left 0.05 word:legacy 0.04 word:legend -0.05
word:let's -0.07 word:lets 0.05 word:level 0.16 word:lgbtq 0.03 word:light 0.03 word:like 0.18 word:limited 0.03
word:limiting 0.10 word:lind -0.10 word:line 0.03 word:linebreak 0.03 word:lines -0.15 word:link -0.10
word:linking 0.03 word:linux 0.10 word:list -0.06 word:listed 0.07 word:listens 0.04 word:lists 0.07 word:llm -0.10
word:load 0.05 word:loaded -0.04 word:loader 0.07 word:local -0.03 word:locate -0.05 word:lock 0.15
word:locked -0.10 word:log 0.10 word:logging 0.04 word:logs -0.04 word:long -0.10 word:look -0.13 word:looking -0.13
word:looks -0.09 word:lost 0.11 word:love -0.05 word:low 0.07 word:lower 0.11 word:ls 0.03 word:luego -0.04
word:lunch -0.03 word:lx -0.05 word:macos 0.03 word:made -0.06 word:mai 0.05 word:main 0.09 word:maintenance 0.04
word:major -0.05 word:make 0.09 word:makes 0.09 word:man -0.04 word:mangler -0.06 word:many -0.07
word:mapagent -0.04 word:marathon 0.05 word:march 0.03 word:mark 0.05 word:markdown -0.06 word:marked 0.06
word:matching -0.04 word:math -0.03 word:max 0.17 word:may 0.03 word:maybe -0.04 word:md -0.08 word:me -0.27
word:mechanism -0.06 word:medium -0.07 word:meeting -0.15 word:meg -0.08 word:melanie -0.05 word:member 0.19
word:memory 0.05 word:merge 0.03 word:messages 0.03 word:messaging -0.05 word:met -0.03 word:methodology -0.03
word:metrics 0.06 word:mig -0.06 word:might 0.07 word:migrated -0.03 word:mika -0.05 word:mille -0.03
word:million 0.04 word:mine 0.03 word:minimum 0.06 word:minor -0.03 word:minute 0.04 word:minutes -0.11
word:minutos 0.07 word:mirrors 0.04 word:mobile 0.08 word:mock 0.03 word:mode 0.04 word:model -0.08
word:modify -0.08 word:module 0.06 word:modules -0.08 word:moments -0.07 word:monday -0.05 word:mondays 0.03
word:money 0.03 word:monorepo 0.05 word:month 0.10 word:more -0.13 word:morning -0.07 word:most 0.05 word:moved 0.03
word:ms 0.05 word:much -0.05 word:multi 0.05 word:multiple 0.09 word:mummers -0.06 word:music 0.04 word:must 0.06
word:my 0.09 word:n 0.05 word:na -0.03 word:nach 0.03 word:name -0.04 word:named -0.05 word:namespace 0.03
word:natt 0.10 word:nd -0.04 word:ne 0.09 word:near -0.04 word:nearby -0.03 word:needed 0.04 word:neither -0.03
word:neste -0.03 word:nested -0.04 word:net 0.03 word:network -0.08 word:never 0.07 word:new 0.14 word:next -0.26
word:nice -0.04 word:nie 0.08 word:night 0.04 word:nightly 0.03 word:nike 0.04 word:nine 0.03 word:no 0.21
word:nobody 0.03 word:noch -0.09 word:node 0.04 word:nologin -0.07 word:non 0.07 word:none 0.05 word:noon -0.04
word:nos 0.08 word:not 0.14 word:notes -0.09 word:notion 0.04 word:november -0.05 word:npm 0.13 word:numbers 0.05
word:não -0.04 word:når -0.07 word:número 0.06 word:o 0.10 word:oat 0.06 word:objects 0.04 word:observability -0.06
word:occur 0.03 word:of -0.14 word:office -0.03 word:official -0.05 word:ogni -0.03 word:old 0.10 word:older -0.05
word:oldest 0.05 word:om -0.07 word:omdat 0.03 word:on 0.27 word:once 0.03 word:one -0.04 word:ones -0.08
word:online 0.11 word:open -0.13 word:opencode -0.12 word:openspec -0.07 word:operator -0.03 word:opt -0.06
word:option -0.03 word:optional -0.05 word:options -0.06 word:or -0.04 word:organised -0.03 word:origin 0.05
word:other -0.12 word:our 0.12 word:out -0.09 word:outbound -0.05 word:output -0.06 word:over 0.08
word:overview -0.04 word:owned 0.05 word:owner -0.04 word:pa -0.05 word:package 0.03 word:packages -0.06
word:page -0.20 word:paint -0.03 word:pair -0.05 word:palette -0.05 word:paper -0.04 word:par 0.05
word:paragraph -0.11 word:parcel 0.05 word:parser -0.04 word:parsing 0.03 word:part 0.04 word:partner 0.05
word:partners 0.03 word:pas 0.04 word:pass 0.07 word:passed 0.03 word:passionate -0.03 word:password -0.08
word:past 0.05 word:patch -0.03 word:path 0.07 word:pattern 0.05 word:patterns 0.05 word:pay 0.04 word:payments 0.06
word:pays 0.03 word:pdf -0.06 word:peer -0.04 word:pela 0.03 word:pendiente -0.04 word:pending 0.03 word:people 0.05
word:per 0.12 word:perfect 0.10 word:perform -0.04 word:performs 0.04 word:perhaps -0.04 word:period 0.08
word:permission -0.04 word:personal 0.11 word:phase -0.11 word:philadelphia -0.06 word:phone's 0.03 word:photo -0.11
word:pic -0.03 word:pickup -0.07 word:picture -0.05 word:piece 0.05 word:pilot -0.06 word:pipe -0.04
word:pipeline 0.11 word:pixels -0.04 word:place 0.03 word:plain 0.03 word:plan 0.06 word:planner -0.05
word:planning -0.07 word:plans 0.04 word:platform -0.05 word:playing -0.03 word:please -0.11 word:plus 0.04
word:pm -0.07 word:png -0.05 word:point -0.04 word:points -0.11 word:polish -0.04 word:political 0.07 word:pool 0.06
word:porque 0.05 word:port 0.23 word:position 0.05 word:postponed -0.05 word:potter 0.10 word:pour -0.04
word:powerful -0.05 word:ppm 0.03 word:practice -0.05 word:pre 0.05 word:prefers -0.03 word:prepare -0.03
word:present -0.05 word:pressure -0.05 word:prettier -0.06 word:previous -0.04 word:primary 0.03 word:primero -0.03
word:principal 0.03 word:printed 0.06 word:prints 0.08 word:private 0.07 word:probably -0.05 word:probado -0.04
word:probar -0.06 word:problema -0.06 word:problems 0.08 word:process 0.05 word:processing 0.03 word:production 0.04
word:progress -0.09 word:project 0.12 word:projects 0.09 word:prompt 0.03 word:prompts 0.03 word:prop -0.06
word:proper 0.06 word:proposed -0.04 word:props -0.04 word:pros -0.06 word:prototype -0.06 word:provenance 0.03
word:provide -0.11 word:provided -0.18 word:provider 0.11 word:providers 0.04 word:proxmox -0.04
word:proxyreadtimeout -0.05 word:proyectos 0.03 word:prs 0.03 word:public 0.07 word:publicly 0.05 word:publish 0.06
word:puede -0.04 word:pull -0.03 word:punkt -0.03 word:push 0.05 word:pushed -0.09 word:put 0.03 word:python 0.07
word:py文件 0.04 word:på -0.03 word:q 0.08 word:quarter -0.05 word:que -0.06 word:queen -0.03 word:question -0.03
word:questions -0.04 word:quick -0.03 word:quorum 0.06 word:quote 0.12 word:quoted -0.03 word:qué -0.03
word:raised -0.05 word:ran 0.06 word:rate 0.09 word:rates -0.03 word:re -0.03 word:reach -0.04 word:reached -0.09
word:reading -0.03 word:readme -0.06 word:reads 0.06 word:ready 0.06 word:real 0.05 word:really -0.08
word:reboot 0.06 word:recent -0.08 word:reception 0.06 word:recipe 0.04 word:recommendation -0.06
word:recommendations -0.03 word:recorded -0.05 word:recursively -0.05 word:red 0.16 word:redis 0.10 word:region 0.04
word:register 0.03 word:registered -0.05 word:registration 0.04 word:registry 0.05 word:rejected 0.06
word:related -0.09 word:release -0.03 word:releases 0.08 word:relevance -0.03 word:relevant -0.05
word:reliability -0.03 word:remaining -0.05 word:remarks -0.04 word:reminds -0.03 word:remove 0.05 word:render -0.08
word:rendered -0.06 word:replace 0.04 word:replaced -0.03 word:replica 0.04 word:replies 0.03 word:reply -0.07
word:report -0.14 word:reported -0.04 word:reports -0.05 word:repository -0.03 word:represents -0.06
word:reproduction 0.03 word:req 0.03 word:requires 0.06 word:research -0.07 word:reseat 0.07 word:reset 0.03
word:resets 0.06 word:resolution 0.05 word:resolve 0.03 word:resolved -0.04 word:respond -0.05 word:response -0.03
word:reste -0.06 word:result -0.11 word:retries 0.03 word:retrieve -0.04 word:return -0.04 word:returned 0.03
word:reviewed -0.09 word:reviewer -0.03 word:reviewers 0.03 word:revocation -0.04 word:risk -0.05 word:risks -0.03
word:road -0.04 word:roaming -0.04 word:room -0.03 word:root -0.03 word:rosenwasser 0.05 word:roughly 0.03
word:round -0.04 word:rounding 0.04 word:routing 0.07 word:rows 0.07 word:rpi -0.05 word:rs -0.05 word:rule 0.14
word:run 0.11 word:running -0.04 word:runs 0.08 word:runtime -0.06 word:s 0.11 word:safari 0.04 word:safe -0.03
word:safety -0.03 word:said -0.05 word:same 0.04 word:samma -0.05 word:samme -0.03 word:sand 0.03 word:sandbox -0.09
word:sans 0.06 word:sato -0.05 word:save 0.11 word:saved 0.06 word:say 0.06 word:sbin -0.07 word:scanner -0.07
word:schaue -0.03 word:schedule 0.05 word:scheduler 0.06 word:screenshot -0.03 word:scripts 0.07 word:sdk 0.05
word:se -0.05 word:search 0.03 word:searches -0.15 word:second -0.15 word:secrets 0.03 word:section -0.05
word:sections -0.05 word:security -0.04 word:see -0.31 word:seeing -0.03 word:seem 0.04 word:sees 0.04 word:sei 0.03
word:select 0.08 word:selecting 0.10 word:self 0.05 word:selv 0.03 word:send -0.09 word:sending -0.07
word:sends -0.03 word:sensor -0.04 word:sentence -0.04 word:separately 0.04 word:september 0.04 word:ser -0.03
word:series -0.04 word:server -0.11 word:servers -0.03 word:session 0.09 word:sessions 0.04 word:set 0.05
word:sets 0.03 word:settings 0.03 word:setup 0.03 word:seven 0.07 word:several -0.03 word:severity 0.03
word:sha 0.06 word:shared 0.10 word:she's 0.06 word:sheet -0.03 word:shift 0.03 word:shop 0.06 word:short -0.03
word:should -0.16 word:show -0.09 word:showed 0.07 word:showing -0.04 word:shown 0.03 word:shows -0.04 word:si -0.04
word:side -0.04 word:sidebar -0.03 word:siempre -0.03 word:signature -0.09 word:sikringsskap 0.08 word:silence 0.03
word:silently 0.03 word:sim 0.08 word:similar 0.05 word:simply -0.04 word:sin 0.13 word:since 0.07 word:single 0.06
word:sistema -0.03 word:sistemas 0.04 word:sister -0.03 word:sitter -0.07 word:six 0.05 word:sixty 0.03
word:skill -0.06 word:slack 0.06 word:slow 0.04 word:small -0.11 word:smells 0.03 word:so -0.18 word:social 0.07
word:socket -0.03 word:software 0.05 word:solo 0.10 word:solve -0.04 word:solving 0.06 word:somebody -0.04
word:someone -0.08 word:son -0.05 word:soon -0.04 word:sorting 0.07 word:sounds -0.03 word:source -0.04
word:sources 0.17 word:south 0.06 word:spec -0.04 word:special -0.03 word:specific 0.09 word:specs 0.03
word:specstory -0.04 word:speed 0.07 word:spelling 0.03 word:spring 0.03 word:sqlite -0.03 word:ssh 0.03
word:st -0.03 word:stable 0.05 word:staging 0.04 word:stale 0.03 word:stand 0.03 word:standard 0.04
word:standards -0.07 word:standing -0.07 word:starting -0.11 word:status -0.03 word:stay 0.17 word:steering -0.07
word:step -0.14 word:still -0.04 word:stop -0.03 word:stopped 0.03 word:store 0.08 word:story -0.05 word:street 0.03
word:stress -0.04 word:strict 0.03 word:structures -0.03 word:study -0.07 word:sua -0.05 word:subject -0.03
word:succeeded 0.05 word:successfully -0.06 word:such -0.09 word:sugar 0.04 word:suggest -0.09 word:suggested -0.03
word:suggests 0.05 word:suite -0.04 word:summarize -0.03 word:summary 0.03 word:sunday -0.10 word:super -0.07
word:support 0.06 word:surcharge 0.07 word:sure 0.06 word:surface 0.03 word:survives 0.03 word:swap 0.05
word:swapped -0.05 word:sweep -0.03 word:swimming -0.04 word:sync 0.11 word:syntax 0.04 word:system -0.04
word:så -0.05 word:só 0.04 word:tag 0.06 word:tags 0.03 word:take 0.08 word:takes 0.04 word:taking -0.06
word:talk -0.12 word:talked -0.04 word:tareas 0.06 word:tariff -0.05 word:tasks 0.09 word:te 0.06 word:tea 0.03
word:team -0.04 word:teammates -0.04 word:teams 0.04 word:technical -0.13 word:temp 0.04 word:ten 0.16
word:term -0.11 word:termin -0.09 word:terminal -0.03 word:terrace -0.08 word:test -0.11 word:teste -0.06
word:tester -0.05 word:testes -0.03 word:tests -0.17 word:text 0.15 word:textual -0.05 word:than 0.15
word:thank -0.03 word:thankful 0.05 word:thanks -0.03 word:that -0.19 word:the -0.20 word:their 0.12 word:them 0.07
word:themes -0.04 word:then -0.09 word:there -0.13 word:there's -0.05 word:they 0.14 word:thing -0.03
word:things -0.04 word:thinking 0.03 word:thirty 0.08 word:this -0.35 word:those -0.07 word:thought -0.09
word:thread -0.05 word:three -0.05 word:through -0.09 word:thursday -0.05 word:tier 0.06 word:til -0.04
word:till -0.05 word:timed -0.05 word:timeout 0.12 word:timer -0.06 word:times 0.03 word:timestamp 0.05
word:tips -0.03 word:tmp 0.04 word:tobie 0.05 word:today -0.10 word:todo 0.17 word:todos 0.07 word:token 0.11
word:tokens 0.06 word:told 0.03 word:tomorrow -0.04 word:too -0.10 word:tool -0.16 word:toolkit 0.03 word:tools 0.08
word:total -0.04 word:touch 0.03 word:track -0.03 word:trade -0.06 word:trail 0.03 word:training 0.05
word:translations -0.03 word:tre -0.08 word:treasurer -0.03 word:treats 0.03 word:tree -0.08 word:trenger 0.04
word:trial 0.03 word:trigger 0.05 word:trips 0.04 word:trois -0.03 word:troubleshooting -0.06 word:try 0.06
word:trying -0.04 word:ts -0.08 word:tsx 0.06 word:ttl 0.05 word:tuesday -0.03 word:turno 0.03 word:turns 0.03
word:tuva -0.05 word:twice 0.16 word:two -0.13 word:type 0.08 word:types -0.05 word:typescript 0.09 word:typing 0.10
word:ui 0.04 word:una 0.07 word:under -0.04 word:une 0.05 word:unit -0.04 word:universe 0.04 word:unix 0.04
word:unless -0.03 word:unlike -0.06 word:unlock -0.03 word:until -0.04 word:up -0.06 word:update -0.16
word:updated -0.05 word:updating -0.04 word:ups 0.04 word:us 0.09 word:usb -0.04 word:use 0.04 word:used 0.10
word:user -0.12 word:users -0.03 word:uses 0.11 word:using 0.08 word:usr -0.07 word:usually 0.08 word:utc 0.09
word:uten 0.07 word:utilizing -0.05 word:v -0.14 word:vacuum 0.03 word:validate 0.04 word:validated 0.08
word:validation -0.03 word:validierung -0.04 word:van -0.09 word:var -0.04 word:variable 0.11 word:varje 0.07
word:vars 0.04 word:vectors 0.04 word:vencimiento 0.05 word:vendor -0.05 word:venter -0.06 word:ver -0.05
word:verified -0.04 word:verifier -0.05 word:version -0.03 word:very -0.07 word:vet 0.04 word:vez 0.05 word:via 0.12
word:viewport -0.07 word:vim 0.04 word:visible 0.03 word:visitor 0.03 word:vite 0.06 word:votes 0.03
word:voting 0.19 word:vou -0.05 word:voy -0.07 word:vpn 0.05 word:vs -0.06 word:vulnerability -0.03
word:vulnerable -0.06 word:wait 0.05 word:waiting -0.07 word:waived 0.03 word:wall 0.03 word:want -0.05
word:wanted 0.04 word:wants -0.04 word:warm -0.09 word:was -0.05 word:watcher 0.04 word:water 0.03 word:wave -0.06
word:way -0.03 word:we 0.12 word:we'll 0.03 word:we're 0.05 word:weather 0.03 word:web -0.11 word:webhook 0.05
word:website 0.04 word:websurfer -0.06 word:week -0.08 word:weekly -0.03 word:weeks -0.04 word:weighing -0.03
word:weil 0.05 word:well -0.04 word:were -0.05 word:what 0.05 word:wheelchair -0.04 word:when 0.15 word:where -0.20
word:whereas -0.04 word:while 0.03 word:whoever 0.04 word:why -0.11 word:wifi 0.03 word:wikimedia 0.04
word:wikipedia -0.09 word:will -0.09 word:window 0.05 word:winning 0.05 word:with 0.09 word:within 0.05
word:without 0.09 word:work -0.13 word:worker 0.04 word:workflow 0.09 word:workflows 0.08 word:works -0.04
word:workspace -0.07 word:workspaceid -0.05 word:would -0.06 word:write -0.10 word:writes 0.07 word:writing 0.04
word:x -0.04 word:xlsx 0.03 word:year 0.13 word:years 0.08 word:yes -0.04 word:yet -0.07 word:you're -0.05
word:you've -0.04 word:z -0.07 word:zapier 0.07 word:zero 0.04 word:zigbee -0.03 word:zip -0.05 word:zona -0.05
word:zone 0.09 word:zu 0.04 word:às 0.05 word:é 0.03 word:не 0.07 word:что 0.06 word:أن -0.04 word:أو -0.05
word:إصلاح -0.03 word:إنشاء -0.03 word:اكتشاف 0.05 word:الإيميلات -0.03 word:الاحتياطية 0.03 word:الحبر 0.03
word:الله -0.03 word:المستخدم 0.04 word:الملف -0.08 word:بالكامل -0.03 word:بعد -0.08 word:ت 0.07 word:تحديث 0.14
word:تحسين -0.03 word:تنفيذ -0.03 word:جديدة -0.04 word:حتى -0.03 word:ذكية -0.04 word:سنوات 0.05 word:على 0.08
word:عند 0.06 word:في -0.07 word:كانت -0.05 word:لأن 0.03 word:لا 0.08 word:ما -0.04 word:مع 0.11 word:ملفات -0.03
word:منذ 0.06 word:و 0.08 word:ي 0.10 word:い -0.06 word:う -0.06 word:え -0.04 word:お -0.05 word:か -0.03 word:が 0.09
word:く -0.04 word:こ -0.03 word:し -0.14 word:ち -0.03 word:っ -0.06 word:つ -0.03 word:て -0.07 word:と -0.05 word:ど 0.04
word:な -0.08 word:に 0.06 word:ね -0.04 word:の -0.06 word:は 0.14 word:べ -0.04 word:ま -0.14 word:み -0.07 word:も -0.03
word:り 0.04 word:れ 0.03 word:を -0.08 word:ん -0.03 word:イ -0.04 word:グ -0.03 word:ジ -0.04 word:ス 0.04 word:タ -0.03
word:ト 0.03 word:フ -0.03 word:ペ -0.05 word:ポ 0.03 word:メ 0.03 word:リ 0.03 word:一 -0.05 word:三 0.06 word:个 -0.05
word:中 -0.15 word:义 -0.03 word:之 -0.05 word:些 -0.08 word:交 -0.06 word:人 0.03 word:从 -0.04 word:付 0.06 word:们 0.08
word:件 -0.03 word:会 -0.04 word:何 0.04 word:作 0.03 word:使 0.06 word:例 -0.04 word:保 0.07 word:先 -0.05 word:光 -0.04
word:入 -0.03 word:公 -0.03 word:六 0.06 word:内 0.06 word:出 -0.07 word:函 -0.05 word:分 0.03 word:前 -0.05 word:加 -0.03
word:十 0.06 word:原 -0.06 word:去 -0.05 word:发 0.05 word:口 0.05 word:可 0.09 word:号 0.03 word:在 -0.19 word:备 0.03
word:変 -0.04 word:天 0.05 word:始 -0.09 word:子 0.03 word:字 0.04 word:存 0.03 word:定 -0.04 word:實 -0.05 word:对 -0.14
word:将 -0.11 word:工 0.03 word:已 -0.08 word:常 -0.04 word:平 0.03 word:年 0.12 word:店 -0.04 word:延 0.05 word:开 -0.04
word:後 0.04 word:想 -0.03 word:感 0.03 word:成 -0.04 word:我 0.06 word:户 -0.04 word:所 -0.05 word:手 -0.06 word:打 -0.04
word:把 -0.04 word:报 0.03 word:换 -0.06 word:接 -0.05 word:提 -0.08 word:換 -0.03 word:改 -0.06 word:数 -0.06 word:日 0.08
word:时 0.04 word:明 -0.05 word:是 0.15 word:显 -0.04 word:更 -0.12 word:書 0.03 word:替 -0.07 word:月 0.04 word:有 -0.09
word:本 -0.06 word:来 -0.06 word:样 -0.03 word:次 -0.10 word:正 -0.05 word:每 0.05 word:水 0.04 word:测 -0.03 word:測 -0.05
word:湿 -0.03 word:滞 0.04 word:点 0.04 word:理 0.07 word:用 -0.16 word:病 0.03 word:的 -0.07 word:直 -0.03 word:看 -0.12
word:确 -0.05 word:示 -0.08 word:票 0.05 word:符 -0.04 word:签 0.03 word:给 0.03 word:置 0.03 word:老 0.05 word:考 -0.04
word:能 -0.03 word:自 0.03 word:行 -0.04 word:要 -0.09 word:見 -0.04 word:規 -0.03 word:記 -0.03 word:読 -0.07 word:议 -0.03
word:试 -0.03 word:谢 0.03 word:超 0.04 word:路 -0.03 word:辑 -0.03 word:这 -0.11 word:通 -0.09 word:金 -0.03 word:開 -0.04
word:门 -0.03 word:院 0.03 word:除 -0.07
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
