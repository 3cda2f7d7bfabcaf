"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

# ruff: noqa: RUF001 -- words of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.05 end:'ve -0.03 end:aal 0.08 end:ace 0.03 end:ach -0.12 end:ack 0.06 end:act -0.13 end:acy -0.05
end:ada -0.02 end:ado -0.07 end:ads 0.10 end:ady -0.03 end:aft -0.03 end:age 0.08 end:ags 0.06 end:ail -0.13
end:aim -0.08 end:aio 0.02 end:air -0.13 end:ais 0.05 end:ait -0.04 end:ajo 0.04 end:aks 0.06 end:ale 0.05
end:all 0.13 end:alt 0.03 end:ama -0.04 end:ame -0.09 end:amo -0.03 end:amp 0.04 end:and 0.05 end:ane 0.02
end:ank -0.02 end:ano 0.03 end:ant -0.14 end:ape 0.05 end:aph -0.07 end:api -0.10 end:aps -0.03 end:ard 0.14
end:are -0.05 end:ark 0.05 end:arn 0.03 end:aro 0.02 end:ars 0.10 end:art 0.09 end:ary 0.15 end:asy 0.03 end:ate 0.11
end:ati 0.04 end:ats 0.03 end:att -0.10 end:aus 0.03 end:ave -0.04 end:awn 0.03 end:ays 0.32 end:bar -0.13
end:bed 0.03 end:bee -0.05 end:bel 0.07 end:ben 0.03 end:ber 0.13 end:bic 0.05 end:bie 0.06 end:bin -0.04
end:bip -0.10 end:bla 0.05 end:ble -0.09 end:bly -0.03 end:bon 0.03 end:box -0.06 end:boy -0.02 end:bre 0.05
end:btq 0.05 end:cal 0.04 end:car -0.05 end:ced -0.08 end:cer 0.09 end:ces 0.10 end:cha 0.04 end:che 0.12 end:ché 0.03
end:cia -0.03 end:cil 0.05 end:cit -0.03 end:cks 0.04 end:cle -0.05 end:cly 0.02 end:col 0.02 end:cos 0.06
end:cts 0.15 end:cur 0.02 end:cus -0.04 end:cía -0.02 end:d's -0.02 end:dad 0.04 end:dar -0.06 end:das -0.04
end:dat 0.10 end:day -0.21 end:ded -0.11 end:dem 0.03 end:den 0.19 end:der 0.09 end:des 0.07 end:det -0.11
end:dge 0.03 end:dig -0.07 end:dis 0.17 end:dle -0.08 end:dme -0.06 end:dor -0.10 end:dos -0.05 end:dth -0.04
end:ear -0.02 end:eat 0.08 end:eau 0.05 end:ece 0.06 end:ecs -0.04 end:ect 0.15 end:eda -0.05 end:eel 0.02
end:een -0.13 end:ees 0.04 end:eet -0.04 end:ego -0.02 end:eid -0.09 end:eir 0.12 end:eit 0.06 end:ekt 0.06
end:eld 0.08 end:elf -0.04 end:els -0.05 end:ely 0.04 end:ema -0.09 end:emd -0.03 end:ems 0.02 end:end -0.07
end:ene 0.11 end:ens 0.18 end:ent -0.08 end:eos -0.02 end:epo 0.11 end:ept -0.06 end:era 0.03 end:ere -0.14
end:erk -0.05 end:ern 0.13 end:ers 0.13 end:ert 0.05 end:ese -0.11 end:ess -0.14 end:est -0.09 end:eta -0.15
end:ete -0.08 end:eto -0.03 end:ety -0.04 end:eue 0.02 end:eur 0.02 end:eve -0.08 end:evs -0.04 end:ews -0.02
end:ext -0.06 end:eys 0.03 end:fen -0.09 end:fic 0.03 end:fig 0.26 end:fka 0.10 end:fth -0.05 end:ful -0.10
end:gan 0.02 end:gar 0.12 end:gel 0.04 end:gen 0.21 end:ger 0.23 end:ges -0.12 end:get 0.04 end:ght 0.07 end:gic 0.03
end:gik 0.03 end:gin -0.08 end:gio -0.06 end:gle 0.04 end:gra 0.05 end:gth 0.03 end:gue 0.05 end:hed -0.27
end:hen 0.05 end:her -0.27 end:hes 0.08 end:hia -0.08 end:hin -0.03 end:hip 0.12 end:hod 0.03 end:hon 0.07
end:hot -0.06 end:hts -0.05 end:hub -0.06 end:ial 0.10 end:ian -0.02 end:iar 0.03 end:ias -0.03 end:ibe 0.06
end:ica 0.07 end:ice 0.24 end:ick 0.21 end:ico -0.03 end:ics 0.08 end:ict -0.05 end:ide -0.04 end:ied -0.03
end:iel -0.06 end:ier 0.12 end:ies -0.13 end:iew -0.07 end:iff -0.02 end:ify -0.13 end:ign -0.02 end:igo -0.03
end:ike -0.04 end:ild 0.15 end:ill -0.19 end:ils -0.03 end:ilt -0.03 end:ime 0.05 end:ims -0.06 end:ina 0.02
end:ind 0.05 end:ine 0.05 end:ing -0.08 end:ini -0.05 end:ink 0.05 end:inn -0.02 end:ins 0.13 end:inx 0.04
end:iod 0.06 end:ion -0.30 end:ior 0.21 end:ipe 0.03 end:ips 0.10 end:ipt 0.12 end:ire 0.05 end:isa -0.04
end:ise -0.07 end:ish 0.10 end:ism -0.10 end:ist -0.02 end:ite -0.11 end:ity -0.15 end:ium -0.11 end:ive 0.17
end:ivo 0.08 end:ize -0.06 end:jar -0.03 end:jon -0.09 end:jor -0.02 end:jón 0.02 end:kap 0.07 end:ked -0.22
end:ken 0.13 end:ker 0.17 end:kes 0.13 end:ket 0.04 end:kit 0.04 end:lan 0.05 end:lar 0.21 end:las 0.02 end:lay -0.05
end:led -0.26 end:len -0.04 end:ler 0.18 end:les -0.04 end:lex 0.05 end:lid -0.05 end:lig -0.02 end:lin 0.11
end:lla -0.02 end:llo 0.05 end:lls 0.15 end:lly 0.15 end:log 0.06 end:lot -0.02 end:loy 0.14 end:lps 0.02 end:lta 0.07
end:lti 0.03 end:lue -0.04 end:lum -0.04 end:lve -0.08 end:m's 0.05 end:mal 0.05 end:man -0.08 end:map 0.02
end:mas 0.02 end:med -0.06 end:mer 0.04 end:mes 0.14 end:min -0.11 end:mit 0.03 end:mma -0.02 end:mon 0.02
end:mox -0.04 end:mpt -0.06 end:mpy -0.02 end:n's 0.11 end:n't -0.11 end:nai -0.05 end:nal -0.06 end:nar 0.07
end:nas -0.07 end:nca 0.06 end:nce -0.12 end:nch -0.07 end:ncy 0.10 end:nda -0.05 end:ndo -0.15 end:nds -0.02
end:nel -0.06 end:nen -0.03 end:ner -0.20 end:net 0.02 end:nge 0.11 end:nia 0.03 end:nie -0.03 end:nks -0.07
end:nna 0.03 end:nne 0.02 end:nom -0.05 end:nos 0.09 end:not -0.03 end:nse -0.09 end:nst 0.12 end:nte -0.09
end:nth 0.17 end:nto -0.02 end:nts 0.04 end:nty 0.03 end:nue -0.07 end:nux 0.11 end:nza 0.07 end:n’t 0.06 end:oad 0.15
end:obe 0.06 end:ock 0.04 end:ode -0.15 end:odo 0.04 end:off 0.12 end:ogy -0.05 end:oid -0.03 end:oit 0.11
end:oke 0.07 end:oks 0.04 end:ole -0.08 end:oll -0.04 end:ome 0.06 end:oms 0.03 end:ona -0.03 end:ond -0.17
end:one 0.07 end:ono 0.04 end:ons -0.24 end:ont -0.04 end:ony -0.07 end:ook 0.08 end:oor 0.05 end:ops 0.08
end:ora -0.05 end:ord -0.03 end:ore 0.20 end:orm -0.03 end:oro -0.03 end:ors 0.03 end:ort -0.08 end:ory -0.11
end:oss -0.05 end:ost -0.05 end:oto -0.04 end:oud 0.05 end:oup -0.11 end:our 0.12 end:out -0.05 end:own -0.03
end:pal 0.06 end:pec -0.12 end:per -0.19 end:pes -0.03 end:pet 0.06 end:pia -0.02 end:pic -0.06 end:ple 0.23
end:ply -0.10 end:pos 0.03 end:ppe 0.05 end:ppy -0.04 end:pre -0.02 end:pro 0.03 end:pto -0.09 end:pts 0.22
end:pty 0.03 end:put -0.17 end:que 0.11 end:r's 0.10 end:rah -0.04 end:ral 0.11 end:rar -0.10 end:ras 0.26
end:rby -0.03 end:rce -0.04 end:rch -0.05 end:rci -0.03 end:rco -0.04 end:rda 0.06 end:rde -0.04 end:rdi 0.04
end:rds 0.05 end:red 0.16 end:ren 0.06 end:rer -0.02 end:ret 0.05 end:rge -0.04 end:rgy -0.05 end:ric -0.04
end:rie 0.04 end:rig 0.13 end:ril 0.03 end:rip 0.03 end:rir -0.11 end:ris -0.02 end:rje 0.17 end:rma -0.02
end:rms -0.03 end:rna 0.18 end:rne 0.02 end:rns 0.11 end:rol 0.13 end:ros 0.03 end:row -0.07 end:rra -0.04
end:rre 0.03 end:rry 0.13 end:rst 0.33 end:rta 0.11 end:rte 0.02 end:rth -0.07 end:rto 0.03 end:rts 0.14 end:rty 0.04
end:rum 0.05 end:rve 0.03 end:rès 0.03 end:sal -0.06 end:sas 0.04 end:sde 0.03 end:sen 0.04 end:ses 0.26 end:set -0.05
end:sic 0.02 end:sis -0.15 end:sje -0.03 end:sks 0.04 end:som 0.03 end:son 0.02 end:sor 0.03 end:sql 0.04 end:sse 0.05
end:ssl 0.02 end:sso -0.02 end:sta -0.05 end:ste -0.23 end:sts -0.08 end:sue -0.03 end:sum 0.05 end:t's -0.05
end:tag -0.12 end:tat -0.02 end:ted -0.10 end:tee 0.07 end:tel 0.03 end:tem -0.18 end:ten 0.19 end:ter 0.19
end:tes -0.12 end:tet -0.02 end:ths -0.03 end:tic 0.09 end:til -0.02 end:tim -0.03 end:tly 0.16 end:tom 0.04
end:ton -0.12 end:top -0.06 end:tor -0.08 end:tos 0.08 end:tre 0.11 end:tro 0.06 end:try 0.10 end:tte -0.06
end:tti -0.02 end:tup 0.06 end:tur -0.05 end:tus 0.03 end:tår 0.03 end:túa 0.03 end:t参数 -0.09 end:ual -0.05
end:uce -0.02 end:uch 0.06 end:ude -0.08 end:udy -0.05 end:ued -0.03 end:uer -0.03 end:ues -0.15 end:ugh 0.08
end:uis 0.02 end:uld -0.25 end:ule 0.06 end:ult 0.11 end:und 0.05 end:unt 0.06 end:ups 0.04 end:ure -0.05
end:uri -0.02 end:urn -0.05 end:urs 0.12 end:urt 0.08 end:use 0.14 end:uss 0.04 end:uta 0.02 end:uth 0.13 end:val 0.04
end:var -0.03 end:vas 0.05 end:ved 0.17 end:vel 0.16 end:ven 0.06 end:ver 0.13 end:ves 0.08 end:vor -0.04
end:vía -0.03 end:wed -0.03 end:wer 0.07 end:xes -0.07 end:xts 0.03 end:y's 0.05 end:ybe -0.03 end:yed -0.02
end:yee -0.03 end:yer 0.02 end:yes -0.04 end:yle 0.15 end:ync -0.04 end:ype -0.03 end:zed 0.12 end:zen 0.04
end:zes 0.09 end:zet -0.02 end:zio 0.03 end:zor -0.03 end:ção -0.05 end:ère 0.03 end:ørt -0.03 end:ает 0.15
end:вый 0.10 end:дан 0.05 end:ный 0.02 end:ому 0.06 end:сле 0.02 end:сты -0.03 end:тся 0.15 end:ько 0.03 end:ادة -0.04
end:بية 0.03 end:خدم 0.07 end:دمة 0.12 end:ديث 0.12 end:ديل 0.04 end:راح -0.04 end:شاء -0.04 end:شاف 0.06 end:طية 0.05
end:عية -0.07 end:فات -0.02 end:فيذ -0.03 end:فين -0.06 end:قات 0.05 end:لات -0.08 end:ليل -0.03 end:مات -0.09
end:ملة 0.06 end:ملف -0.05 end:ميل -0.09 end:نات 0.06 end:نسخ 0.07 end:نية 0.03 end:هام -0.04 end:وظف 0.05
end:وية -0.06 end:ويل -0.03 end:ويم -0.05 end:يدة -0.03 stem:absen 0.02 stem:absol -0.07 stem:acade -0.05
stem:accep -0.06 stem:acces -0.12 stem:accor -0.04 stem:accou 0.06 stem:accur -0.13 stem:ackno -0.06 stem:acros -0.04
stem:actio 0.04 stem:actua 0.11 stem:adapt 0.15 stem:addin 0.07 stem:addre 0.09 stem:adobe -0.25 stem:adopt -0.02
stem:advan 0.02 stem:adver -0.06 stem:affec 0.03 stem:again 0.04 stem:agend -0.04 stem:agent 0.09 stem:agree -0.06
stem:agreg -0.02 stem:airpl 0.02 stem:aldri 0.12 stem:align 0.03 stem:aller 0.09 stem:allow 0.05 stem:almos -0.06
stem:alrea -0.05 stem:alrig -0.04 stem:alter -0.06 stem:alway 0.06 stem:amazi -0.04 stem:amend -0.06 stem:amoun 0.03
stem:ampli -0.04 stem:anali -0.09 stem:analy 0.05 stem:ancho 0.02 stem:annou -0.06 stem:answe -0.08 stem:anthr -0.05
stem:antid -0.04 stem:anyon 0.03 stem:anyth 0.11 stem:aplic 0.06 stem:apolo -0.03 stem:appen -0.05 stem:appro 0.12
stem:archi -0.03 stem:argum -0.04 stem:armou 0.05 stem:aroun -0.05 stem:arqui -0.04 stem:arriv -0.02 stem:artic -0.10
stem:artif -0.05 stem:artis 0.04 stem:asist -0.03 stem:askin -0.04 stem:asses -0.05 stem:assig -0.07 stem:assis 0.03
stem:assoc -0.04 stem:assum -0.03 stem:atmos -0.03 stem:attac -0.03 stem:attem 0.14 stem:atten 0.06 stem:attri -0.04
stem:audit -0.02 stem:auftr 0.03 stem:authe 0.04 stem:autom 0.09 stem:auton -0.02 stem:autum -0.04 stem:avail -0.02
stem:award 0.03 stem:aware -0.03 stem:aweso 0.04 stem:backe -0.06 stem:backg 0.04 stem:backo 0.12 stem:backu 0.10
stem:balan 0.05 stem:baske 0.10 stem:becau 0.09 stem:befor 0.24 stem:begin 0.03 stem:behav 0.14 stem:behin 0.04
stem:beisp -0.09 stem:bench 0.06 stem:benja 0.06 stem:bette -0.08 stem:betwe -0.10 stem:beyon -0.04 stem:billi 0.10
stem:bindi -0.04 stem:block -0.04 stem:borro 0.03 stem:bounc 0.03 stem:brack 0.04 stem:branc -0.03 stem:brand 0.06
stem:break 0.10 stem:brigh -0.05 stem:broke 0.03 stem:broug 0.09 stem:bucke 0.04 stem:bukzo -0.03 stem:busin 0.04
stem:butto -0.13 stem:cabin 0.02 stem:cache 0.06 stem:calcu -0.07 stem:calen -0.07 stem:calle 0.07 stem:calli -0.05
stem:cambi -0.04 stem:camer 0.05 stem:cance -0.07 stem:canne 0.03 stem:canno -0.03 stem:capab 0.04 stem:cappe 0.04
stem:captu -0.02 stem:caref -0.02 stem:carol 0.04 stem:carri 0.07 stem:catal 0.06 stem:caugh -0.02 stem:cause -0.03
stem:celeb 0.03 stem:cellu 0.05 stem:centr 0.16 stem:certa -0.03 stem:chall -0.08 stem:champ 0.04 stem:chang -0.06
stem:chann -0.04 stem:chapt -0.06 stem:chara 0.05 stem:chari 0.04 stem:chart 0.03 stem:check 0.13 stem:cheri 0.04
stem:child 0.05 stem:choic 0.05 stem:churc 0.03 stem:citie -0.05 stem:claim -0.05 stem:clasi -0.04 stem:claud -0.05
stem:clean -0.05 stem:click -0.02 stem:close 0.15 stem:cloth 0.06 stem:codeb -0.02 stem:codin 0.05 stem:colla -0.03
stem:colou 0.04 stem:combi 0.05 stem:comfo -0.05 stem:comin -0.06 stem:comme -0.04 stem:commo 0.03 stem:commu 0.11
stem:compa -0.21 stem:compe 0.05 stem:compi -0.15 stem:compo -0.03 stem:compr -0.02 stem:compu -0.06 stem:concl -0.05
stem:concu -0.04 stem:conec -0.02 stem:confe 0.06 stem:confi 0.02 stem:confl -0.10 stem:conne 0.11 stem:conse 0.08
stem:consi 0.03 stem:conso 0.02 stem:const -0.05 stem:conta -0.03 stem:conte -0.14 stem:conti -0.11 stem:contr 0.04
stem:conve -0.06 stem:coord -0.02 stem:corpo -0.02 stem:corre -0.07 stem:count 0.14 stem:cours -0.02 stem:creat 0.16
stem:crede 0.05 stem:crite -0.03 stem:criti -0.03 stem:crypt -0.08 stem:cuand -0.07 stem:cultu 0.05 stem:curre 0.06
stem:curri -0.04 stem:custo 0.14 stem:códig -0.03 stem:danac -0.02 stem:dashb 0.04 stem:datab 0.24 stem:datet 0.06
stem:deakt 0.04 stem:decem -0.04 stem:decid 0.10 stem:decim 0.03 stem:decis -0.03 stem:decli -0.04 stem:decod -0.05
stem:decry -0.02 stem:dedic 0.02 stem:defau 0.22 stem:defin 0.04 stem:delay -0.03 stem:delet -0.09 stem:denie -0.02
stem:deplo 0.17 stem:depre 0.04 stem:depui 0.02 stem:descr 0.06 stem:despi -0.03 stem:detai -0.09 stem:detec 0.09
stem:deter -0.03 stem:devel 0.11 stem:diens 0.08 stem:diese -0.03 stem:difer -0.05 stem:dinne 0.03 stem:direc -0.07
stem:disab 0.07 stem:disag 0.08 stem:disco 0.05 stem:discu -0.12 stem:dises 0.02 stem:dispa -0.07 stem:displ 0.05
stem:dispu 0.02 stem:dista -0.14 stem:distr 0.03 stem:docke -0.08 stem:docum -0.20 stem:doesn 0.07 stem:dokum -0.05
stem:domai 0.03 stem:doubl 0.03 stem:downl 0.02 stem:draft -0.04 stem:dream -0.04 stem:drivi -0.03 stem:dropp 0.04
stem:dupli -0.07 stem:durin 0.07 stem:easie 0.03 stem:econo -0.03 stem:ecosy -0.06 stem:edite -0.07 stem:edito -0.03
stem:educa 0.12 stem:effec 0.06 stem:effic 0.04 stem:elaps -0.04 stem:elect -0.02 stem:eleme -0.03 stem:eleve 0.04
stem:eller 0.02 stem:enabl 0.04 stem:encou 0.02 stem:endin -0.03 stem:endno -0.09 stem:endpo -0.05 stem:energ -0.07
stem:engag -0.03 stem:engli -0.03 stem:enhan -0.03 stem:enhet -0.02 stem:ensur 0.08 stem:enter -0.06 stem:entir -0.02
stem:entri -0.07 stem:envir -0.04 stem:error -0.07 stem:escal 0.03 stem:escap 0.06 stem:escri 0.03 stem:eslin 0.08
stem:espec 0.02 stem:estab 0.03 stem:estad -0.03 stem:estim -0.02 stem:eveni -0.03 stem:event -0.03 stem:every -0.14
stem:evide -0.03 stem:evolu -0.09 stem:exact 0.08 stem:exami -0.02 stem:examp 0.04 stem:excel 0.05 stem:excep -0.04
stem:execs -0.12 stem:execu -0.07 stem:exist -0.17 stem:expec -0.08 stem:expir 0.11 stem:expla -0.03 stem:expli -0.03
stem:expor 0.05 stem:expos 0.04 stem:exten 0.06 stem:extra -0.10 stem:facil -0.02 stem:facin 0.06 stem:facto -0.04
stem:faile -0.17 stem:faili -0.03 stem:failu 0.03 stem:fallb 0.04 stem:famil -0.08 stem:fasta -0.09 stem:faste 0.04
stem:favor 0.03 stem:featu -0.05 stem:feedb -0.03 stem:ferdi -0.03 stem:festi 0.04 stem:fichi -0.06 stem:field -0.11
stem:fifte 0.03 stem:filer -0.04 stem:fille -0.02 stem:filte 0.07 stem:findi -0.10 stem:finis -0.03 stem:floor 0.04
stem:flush 0.09 stem:folde -0.07 stem:follo -0.22 stem:fonts -0.04 stem:forma 0.03 stem:forme 0.04 stem:formr -0.03
stem:found 0.04 stem:fragm 0.03 stem:frame 0.07 stem:frank 0.04 stem:fridg 0.02 stem:frien 0.03 stem:friga 0.03
stem:frust -0.02 stem:funci -0.02 stem:funct -0.23 stem:funge -0.03 stem:furth -0.03 stem:futur -0.08 stem:gange 0.02
stem:garas -0.03 stem:gemin -0.05 stem:gener -0.16 stem:getin -0.02 stem:gette -0.04 stem:getti -0.08 stem:githu -0.06
stem:givin 0.03 stem:gjenn -0.03 stem:glove -0.04 stem:googl -0.07 stem:graph 0.03 stem:groun -0.07 stem:group -0.03
stem:guard 0.12 stem:guest 0.02 stem:hallu 0.03 stem:handl -0.04 stem:happe -0.03 stem:happi -0.08 stem:harbo 0.02
stem:havin -0.08 stem:heade 0.05 stem:healt 0.03 stem:heigh -0.04 stem:helpe -0.05 stem:here' -0.02 stem:herod -0.04
stem:hidde -0.02 stem:highe 0.03 stem:hipót -0.08 stem:homea 0.04 stem:homep 0.05 stem:horai 0.05 stem:hosti 0.03
stem:hoved 0.21 stem:howev 0.05 stem:human 0.07 stem:hvord -0.02 stem:ident -0.18 stem:ignor -0.03 stem:imagi -0.13
stem:immer -0.02 stem:impac -0.09 stem:imple -0.06 stem:impor -0.14 stem:impro -0.06 stem:incep -0.05 stem:incom -0.05
stem:incor -0.09 stem:inden 0.03 stem:index -0.03 stem:indiv -0.07 stem:infor -0.04 stem:infra 0.06 stem:injec -0.07
stem:inlin -0.02 stem:insid 0.08 stem:inspe -0.03 stem:inspi 0.05 stem:insta 0.10 stem:inste 0.03 stem:instr -0.12
stem:insur 0.03 stem:inten -0.02 stem:inter -0.03 stem:intro -0.03 stem:inven 0.02 stem:inves -0.03 stem:invit 0.04
stem:invoi 0.05 stem:invok 0.04 stem:invol -0.05 stem:issue -0.21 stem:itera 0.08 stem:itsel 0.07 stem:jahre 0.03
stem:jamai 0.05 stem:janua 0.05 stem:japan -0.06 stem:john' 0.04 stem:justi -0.02 stem:kamer -0.06 stem:klokk 0.02
stem:knowi -0.03 stem:komme -0.08 stem:konfi -0.07 stem:koord -0.05 stem:kreve 0.04 stem:kriti -0.07 stem:l'err 0.06
stem:label -0.03 stem:langu 0.03 stem:laten 0.05 stem:lates -0.06 stem:layou -0.16 stem:leadi 0.09 stem:ledge -0.04
stem:ledig 0.05 stem:legac 0.03 stem:legen -0.02 stem:lesso -0.05 stem:lever -0.02 stem:libra 0.09 stem:licen -0.02
stem:likel -0.02 stem:limit 0.13 stem:lineb 0.05 stem:linki 0.04 stem:linte 0.02 stem:linti -0.02 stem:lisbo 0.03
stem:liste 0.09 stem:loade 0.09 stem:local -0.03 stem:locat -0.08 stem:locke -0.06 stem:loggi 0.02 stem:longe -0.02
stem:longi -0.03 stem:looki -0.10 stem:machi 0.03 stem:maint -0.03 stem:manag 0.06 stem:mangl -0.06 stem:mapag -0.02
stem:mappi -0.04 stem:marat 0.03 stem:markd -0.05 stem:marke 0.08 stem:marsh -0.06 stem:match -0.05 stem:mathe -0.02
stem:matte -0.02 stem:matur -0.05 stem:mecha -0.05 stem:mediu -0.07 stem:meeti -0.22 stem:membe 0.15 stem:memor 0.10
stem:mergi 0.06 stem:messa 0.09 stem:metri 0.16 stem:migra 0.05 stem:milkb -0.02 stem:minim 0.03 stem:minut 0.05
stem:mirro 0.15 stem:missi 0.02 stem:mobil 0.10 stem:modem 0.04 stem:modif -0.08 stem:modul -0.04 stem:momen -0.08
stem:monit 0.04 stem:monor 0.12 stem:month 0.02 stem:morge -0.02 stem:morni -0.04 stem:motiv 0.07 stem:movem 0.03
stem:movin 0.03 stem:multi 0.06 stem:mumme -0.10 stem:museu 0.02 stem:mutua -0.02 stem:names 0.07 stem:nativ 0.12
stem:navig -0.05 stem:nearb -0.03 stem:neces -0.04 stem:negat 0.03 stem:netwo -0.04 stem:neutr 0.04 stem:newsl 0.03
stem:night 0.03 stem:nobod 0.04 stem:nolog -0.09 stem:norma -0.02 stem:nothi -0.06 stem:notio 0.04 stem:novem -0.09
stem:numbe 0.05 stem:nächs -0.20 stem:númer 0.04 stem:objec 0.03 stem:obser -0.07 stem:obtai 0.02 stem:offer -0.05
stem:offse -0.04 stem:oldes 0.06 stem:ollam -0.04 stem:onboa 0.02 stem:onlin 0.07 stem:opena -0.07 stem:openc -0.15
stem:openi -0.07 stem:opens -0.10 stem:optim 0.03 stem:order 0.03 stem:organ 0.07 stem:other 0.03 stem:outlo -0.05
stem:outpu -0.14 stem:outsi 0.02 stem:overh 0.04 stem:overl 0.02 stem:overr -0.03 stem:overs -0.05 stem:overv -0.04
stem:owner 0.03 stem:palet -0.06 stem:parag -0.07 stem:param 0.05 stem:parce 0.03 stem:paren 0.03 stem:parse -0.07
stem:parsi 0.02 stem:partn 0.08 stem:passa -0.04 stem:passe 0.03 stem:passi -0.04 stem:patte 0.10 stem:payme 0.04
stem:perce 0.04 stem:perfe 0.07 stem:perfo -0.04 stem:perha -0.04 stem:perio 0.06 stem:permi -0.03 stem:persi -0.06
stem:perso 0.05 stem:phase -0.03 stem:phila -0.08 stem:phone 0.04 stem:picku -0.08 stem:pictu -0.08 stem:pillo 0.09
stem:pipel 0.06 stem:pixel -0.03 stem:plann -0.05 stem:platf -0.02 stem:playe 0.04 stem:pleas -0.05 stem:point -0.04
stem:polit 0.05 stem:pollu -0.03 stem:pomod -0.03 stem:porqu 0.04 stem:porta 0.04 stem:porte 0.02 stem:posib -0.04
stem:posit -0.09 stem:possi -0.02 stem:poste -0.07 stem:postg 0.05 stem:postp -0.02 stem:posts 0.09 stem:potte 0.12
stem:power -0.05 stem:pract -0.07 stem:preci -0.03 stem:prede 0.04 stem:prefe -0.05 stem:prefi 0.04 stem:prelo 0.04
stem:premi 0.07 stem:prepa -0.08 stem:press -0.08 stem:prett -0.06 stem:preve 0.04 stem:previ -0.06 stem:prima 0.05
stem:princ 0.07 stem:print 0.06 stem:priva 0.09 stem:proba -0.19 stem:probl -0.05 stem:proce 0.02 stem:profi 0.02
stem:progr -0.16 stem:proje 0.21 stem:prope -0.04 stem:propo -0.05 stem:propr -0.02 stem:proto -0.03 stem:provi -0.22
stem:proxm -0.04 stem:proxy -0.03 stem:proye 0.04 stem:publi 0.10 stem:pursu -0.03 stem:pushe -0.12 stem:pushi -0.03
stem:pytho 0.05 stem:quali -0.02 stem:quant -0.07 stem:quart -0.03 stem:quatr 0.02 stem:queri 0.08 stem:quest -0.08
stem:quoru 0.05 stem:raise -0.03 stem:rathe -0.02 stem:ratin 0.04 stem:react 0.03 stem:readi -0.06 stem:readm -0.06
stem:reall -0.06 stem:reass -0.03 stem:reboo 0.05 stem:rebui -0.03 stem:recei -0.05 stem:recen -0.09 stem:recep 0.05
stem:recip 0.02 stem:recom -0.07 stem:recor 0.05 stem:recur -0.09 stem:reduc 0.05 stem:refer -0.06 stem:refin -0.02
stem:refun 0.05 stem:regar -0.03 stem:regio 0.04 stem:regre 0.02 stem:regul 0.04 stem:reini 0.04 stem:reins 0.04
stem:rejec 0.06 stem:relat -0.13 stem:relea 0.13 stem:relev -0.14 stem:relia -0.07 stem:reloa 0.02 stem:remar -0.02
stem:remin -0.03 stem:remov 0.15 stem:rende -0.08 stem:reope 0.03 stem:repar -0.02 stem:repet 0.02 stem:repla 0.03
stem:repli 0.12 stem:repor -0.17 stem:repos -0.03 stem:repre -0.07 stem:repro 0.03 stem:requi 0.07 stem:reser 0.03
stem:reset 0.05 stem:resis -0.05 stem:respo -0.05 stem:respu -0.04 stem:resta 0.06 stem:reste -0.04 stem:resto 0.04
stem:resul -0.19 stem:retai 0.10 stem:retur -0.03 stem:reuni -0.03 stem:revie -0.11 stem:revis 0.05 stem:revoc -0.03
stem:roami -0.04 stem:rosen 0.08 stem:rotat 0.03 stem:routi 0.06 stem:runni -0.05 stem:safet -0.03 stem:sakna 0.04
stem:sandb -0.11 stem:sardi -0.02 stem:satis -0.04 stem:scann -0.08 stem:sched 0.22 stem:schni 0.03 stem:schoo 0.04
stem:scien -0.04 stem:scope -0.05 stem:scrol -0.06 stem:searc -0.17 stem:seatt -0.03 stem:secon -0.08 stem:secre 0.06
stem:secti -0.11 stem:secur -0.08 stem:segur 0.06 stem:selec 0.11 stem:sendi -0.05 stem:sensi 0.04 stem:separ 0.13
stem:septe 0.03 stem:seria -0.08 stem:serie 0.04 stem:serve -0.04 stem:servi 0.12 stem:sessi 0.10 stem:sever 0.02
stem:share 0.06 stem:shari 0.05 stem:shoul -0.21 stem:showe 0.04 stem:showi -0.03 stem:sideb -0.04 stem:sient 0.03
stem:signa -0.02 stem:signe 0.06 stem:signi -0.05 stem:sikri 0.07 stem:silen 0.04 stem:simil 0.06 stem:simul 0.06
stem:singl 0.06 stem:siste 0.02 stem:situa -0.03 stem:sjekk -0.04 stem:skill -0.09 stem:slide -0.07 stem:smell 0.03
stem:snaps -0.03 stem:socia 0.05 stem:socke -0.03 stem:softw 0.03 stem:solut 0.06 stem:solve 0.03 stem:solvi 0.04
stem:someb -0.02 stem:someo -0.06 stem:somet 0.04 stem:sorti 0.05 stem:sound -0.03 stem:sourc 0.05 stem:space -0.02
stem:speak -0.04 stem:speci -0.03 stem:specs -0.03 stem:spell 0.08 stem:sport 0.07 stem:stabl 0.05 stem:stage 0.03
stem:stagi 0.12 stem:stand 0.03 stem:start -0.08 stem:stati 0.04 stem:steer -0.03 stem:stone 0.05 stem:store 0.04
stem:stren 0.03 stem:stres -0.04 stem:stric 0.03 stem:strik 0.08 stem:strin -0.09 stem:strip 0.03 stem:stron 0.05
stem:stude -0.04 stem:style -0.10 stem:subag -0.03 stem:submi 0.03 stem:subsc 0.06 stem:subst -0.03 stem:succe -0.02
stem:sugge -0.14 stem:suita 0.02 stem:summa -0.06 stem:summe 0.03 stem:sunda -0.04 stem:suppl 0.03 stem:suppo -0.03
stem:surch 0.02 stem:surfa 0.07 stem:swimm -0.03 stem:symbo -0.02 stem:symli 0.02 stem:sympt 0.02 stem:syste -0.13
stem:table 0.03 stem:takin -0.10 stem:talen 0.05 stem:talke -0.03 stem:tarea 0.03 stem:tarif -0.03 stem:teach 0.02
stem:teamm -0.03 stem:techn -0.11 stem:termi -0.23 stem:terra -0.03 stem:teste -0.16 stem:testi -0.03 stem:textu -0.04
stem:thank -0.04 stem:theme -0.04 stem:there -0.10 stem:thing -0.04 stem:think 0.06 stem:thirt 0.07 stem:thoug -0.08
stem:threa -0.05 stem:thril -0.03 stem:throu -0.08 stem:thurs -0.05 stem:timed -0.05 stem:timeo 0.22 stem:times 0.04
stem:tjene 0.05 stem:tkint 0.09 stem:toget -0.03 stem:toggl 0.04 stem:token 0.11 stem:tomor -0.07 stem:tonig -0.02
stem:toolk 0.02 stem:topic -0.04 stem:total -0.03 stem:touch 0.06 stem:traba 0.03 stem:traci -0.03 stem:track -0.03
stem:train 0.09 stem:trans -0.12 stem:trave -0.06 stem:treas -0.05 stem:treat 0.07 stem:treng 0.03 stem:trigg -0.03
stem:troub -0.05 stem:tuesd 0.10 stem:types 0.13 stem:typin 0.10 stem:under -0.06 stem:uniqu 0.04 stem:unite 0.04
stem:unive 0.05 stem:unles 0.03 stem:unlik -0.03 stem:unuse 0.04 stem:upcom -0.03 stem:updat -0.15 stem:uploa 0.03
stem:user' 0.03 stem:usual 0.05 stem:utili -0.07 stem:vacuu 0.02 stem:valid 0.08 stem:value 0.04 stem:vanis 0.03
stem:varia 0.07 stem:vecto 0.03 stem:vente -0.03 stem:verba -0.03 stem:verif -0.10 stem:versi 0.09 stem:viewp -0.07
stem:visib 0.04 stem:visit 0.04 stem:volun -0.03 stem:votin 0.19 stem:vulne -0.11 stem:waiti -0.08 stem:walle 0.02
stem:wante 0.04 stem:warni 0.12 stem:warra 0.04 stem:weath -0.03 stem:webho 0.10 stem:webpa -0.05 stem:websu -0.05
stem:weekd 0.12 stem:weigh -0.04 stem:werde 0.03 stem:whate 0.02 stem:wheel -0.06 stem:wheth -0.08 stem:white -0.03
stem:widge 0.04 stem:wikim 0.05 stem:wikip -0.06 stem:windo 0.04 stem:winni 0.07 stem:wirel -0.03 stem:wishe -0.03
stem:withi -0.03 stem:witho 0.10 stem:wizar 0.04 stem:worke 0.12 stem:workf 0.07 stem:works -0.17 stem:write 0.06
stem:writi 0.10 stem:you'r -0.06 stem:you'v -0.03 stem:yours -0.07 stem:zigbe -0.03 stem:zipco -0.05 stem:zuers -0.02
stem:zweit -0.02 stem:перен -0.03 stem:потом 0.05 stem:преде 0.03 stem:اقترا -0.04 stem:اكتشا 0.06 stem:الإيم -0.05
stem:الاحت 0.05 stem:الاست -0.03 stem:التقو -0.05 stem:الجلس -0.02 stem:الفور -0.04 stem:المست 0.06 stem:المها -0.02
word:0 0.38 word:a 0.35 word:aa -0.02 word:aaif 0.04 word:about -0.11 word:above -0.05 word:abrir -0.07
word:absence 0.02 word:absolute -0.06 word:academic -0.04 word:accept -0.04 word:accessible -0.07 word:accessing -0.02
word:account 0.02 word:accounts 0.04 word:accuracy -0.05 word:accurate -0.07 word:across -0.04 word:actions 0.04
word:active 0.06 word:actively -0.02 word:activeworkspaceid -0.07 word:activities -0.04 word:activo 0.02
word:actually 0.10 word:adding 0.07 word:address 0.11 word:addresses -0.03 word:adept -0.04 word:admin -0.04
word:adobe 0.07 word:adoption -0.04 word:adr 0.02 word:advance 0.02 word:advanced 0.05 word:after 0.08
word:again -0.06 word:against 0.04 word:age 0.03 word:agenda -0.04 word:agent -0.02 word:agentic 0.03 word:agents 0.07
word:ago 0.04 word:agreed -0.06 word:ahead -0.03 word:ahora -0.04 word:ai 0.03 word:aider -0.16 word:airplane 0.02
word:al -0.02 word:aldrig 0.12 word:alert -0.02 word:all -0.13 word:alla -0.03 word:allergic 0.05 word:allow 0.02
word:allows 0.03 word:almost -0.06 word:alone 0.04 word:already -0.05 word:alright -0.04 word:also -0.06
word:alta -0.05 word:always 0.04 word:am -0.08 word:amazing -0.04 word:amber 0.02 word:amended -0.04
word:american -0.02 word:among 0.02 word:amount 0.02 word:an 0.18 word:analysis -0.03 word:analytics 0.02
word:and -0.22 word:answer -0.10 word:answers 0.02 word:antes -0.02 word:anthropic -0.06
word:antidisestablishmentarianism -0.04 word:any -0.12 word:anyone 0.03 word:anything 0.11 word:ao -0.04 word:api 0.12
word:apis -0.02 word:apologies -0.03 word:app 0.05 word:application -0.02 word:applies 0.02 word:approach -0.07
word:approval 0.04 word:approved 0.09 word:april 0.03 word:après 0.03 word:aps -0.02 word:archive 0.03
word:archived 0.02 word:archivo -0.05 word:are 0.10 word:area 0.02 word:arguments -0.05 word:armour 0.05
word:around -0.05 word:art 0.03 word:article -0.10 word:artistic 0.03 word:as -0.07 word:asked -0.05 word:asking -0.04
word:asks 0.03 word:aspects 0.03 word:assessment -0.05 word:assistant 0.03 word:associated -0.04 word:aster -0.09
word:async -0.05 word:así -0.04 word:at 0.11 word:atmosphere -0.03 word:attach -0.05 word:attacks 0.04
word:attempt -0.03 word:attempts 0.18 word:attended 0.04 word:attention 0.04 word:attribution -0.05 word:audit 0.02
word:auf 0.06 word:auftraggeber 0.02 word:auth -0.05 word:authentication 0.03 word:author -0.03 word:auto -0.03
word:automated -0.03 word:automatically 0.04 word:autonomous -0.02 word:autor -0.03 word:autumn -0.04 word:av -0.07
word:avoid -0.03 word:await -0.03 word:awareness -0.03 word:awesome 0.04 word:año -0.04 word:b -0.06 word:ba -0.05
word:back -0.03 word:backed -0.04 word:background 0.04 word:backoff 0.12 word:backup 0.05 word:backups 0.03
word:balance 0.05 word:ball 0.03 word:bank -0.06 word:bar -0.04 word:bars -0.07 word:base -0.10 word:based -0.09
word:bash -0.03 word:basketball 0.10 word:batch 0.02 word:be 0.03 word:because 0.09 word:been -0.07 word:before 0.24
word:begin 0.02 word:beginning 0.03 word:behaves 0.02 word:behavior 0.10 word:behind 0.04 word:bei 0.05
word:being -0.18 word:beispiel -0.09 word:belongs -0.03 word:benchmark 0.06 word:benchmarks 0.02 word:benjamin 0.06
word:best -0.05 word:better -0.08 word:between -0.10 word:beyond -0.04 word:big 0.07 word:billing 0.09 word:bind -0.07
word:binding -0.04 word:birthday -0.02 word:bis -0.09 word:bit -0.04 word:blind 0.04 word:block 0.05
word:blocker -0.02 word:blockers -0.03 word:blog -0.10 word:board 0.08 word:bond -0.04 word:book -0.06 word:books 0.09
word:boot 0.02 word:bot -0.02 word:both -0.03 word:br -0.11 word:branch -0.05 word:brand 0.04 word:brands 0.05
word:break -0.04 word:brief -0.02 word:bring -0.03 word:broader 0.02 word:broke 0.02 word:broker 0.04
word:brought 0.09 word:brute 0.03 word:bucket 0.04 word:bug 0.08 word:build 0.17 word:building 0.04 word:builds -0.05
word:bukzor -0.03 word:bulk -0.02 word:business 0.03 word:button -0.10 word:buttons -0.03 word:by 0.20 word:cache 0.11
word:calculate -0.03 word:calendar -0.07 word:call -0.16 word:called 0.04 word:callers 0.04 word:calling -0.05
word:calls 0.11 word:camera 0.05 word:can't -0.12 word:cancelled -0.06 word:cannes 0.03 word:cannot -0.03
word:capa -0.04 word:capped 0.04 word:capture 0.02 word:captured -0.02 word:card 0.10 word:cards 0.09 word:care -0.02
word:carry 0.02 word:cat 0.03 word:catch 0.03 word:categories -0.03 word:caught -0.02 word:cd 0.08 word:ce -0.03
word:cellular 0.05 word:central 0.02 word:centrally 0.07 word:centre 0.06 word:certain -0.03 word:certificate 0.02
word:cf -0.03 word:cgi -0.05 word:chair -0.06 word:challenge -0.05 word:championship 0.04 word:change 0.08
word:changes -0.12 word:channel -0.04 word:chapter -0.06 word:character 0.03 word:charity 0.03 word:chat 0.10
word:che -0.02 word:checkbox 0.07 word:checked -0.03 word:checking 0.13 word:checks -0.04 word:children 0.03
word:church 0.03 word:ci 0.10 word:cit -0.03 word:cities -0.05 word:city -0.02 word:claim -0.08 word:claims -0.06
word:class 0.04 word:claude -0.04 word:clave -0.02 word:clean -0.03 word:clearly 0.06 word:clears -0.05
word:click 0.15 word:client 0.03 word:cliente -0.02 word:clock -0.03 word:close 0.08 word:closed 0.04 word:closes 0.15
word:closest -0.05 word:cloud 0.03 word:co 0.05 word:code -0.13 word:codebase -0.02 word:coder -0.05 word:coding 0.05
word:colour 0.04 word:column 0.04 word:com 0.02 word:come -0.03 word:coming -0.06 word:comments -0.04
word:commitlint 0.02 word:commits -0.05 word:committed -0.04 word:committee 0.07 word:communicate 0.06
word:community 0.04 word:companies -0.04 word:compare -0.05 word:compares -0.05 word:comparison -0.04
word:competition 0.07 word:compile -0.02 word:compiled -0.12 word:complete -0.04 word:completed 0.06 word:complex 0.05
word:compliance -0.03 word:complicated 0.03 word:components 0.03 word:compose -0.05 word:comprehensive 0.03
word:computer -0.05 word:con 0.04 word:concurrent -0.03 word:conference 0.08 word:confidence -0.03 word:config 0.27
word:configuration 0.04 word:configuring -0.04 word:confinement -0.03 word:confirmation -0.03 word:conflict -0.06
word:connect -0.03 word:connected 0.04 word:connection -0.02 word:connections 0.14 word:connectivity 0.03
word:cons -0.05 word:consent -0.02 word:consider 0.04 word:consistency 0.02 word:console 0.04 word:contact 0.03
word:container -0.13 word:content -0.12 word:context -0.03 word:continue -0.07 word:contract 0.03 word:contrast -0.02
word:contributor -0.02 word:control 0.11 word:controls -0.05 word:conversation -0.11 word:copy 0.07 word:core 0.05
word:corporate -0.02 word:correct -0.04 word:corrected -0.02 word:cosas 0.03 word:count 0.05 word:counter 0.02
word:country 0.06 word:counts 0.02 word:course -0.02 word:coverage 0.03 word:covers -0.03 word:cpc 0.03
word:create 0.13 word:creates -0.05 word:creating 0.05 word:creative 0.02 word:credentials 0.06 word:criteria -0.03
word:critical -0.06 word:critics 0.02 word:crypto -0.09 word:csv -0.04 word:ctf -0.03 word:ctrl 0.08 word:ctv 0.02
word:cuando -0.07 word:curl 0.08 word:current -0.12 word:currently 0.16 word:curriculum -0.04 word:custom 0.03
word:customer 0.10 word:customs 0.02 word:cut 0.07 word:cyan -0.04 word:código -0.03 word:d -0.24 word:da -0.04
word:dad 0.06 word:dagen 0.09 word:dager 0.05 word:daily 0.07 word:dan 0.07 word:danach -0.02 word:dance 0.05
word:dans 0.03 word:das 0.02 word:dashboard 0.09 word:dashboardet -0.05 word:dass 0.03 word:data 0.12
word:database 0.23 word:date -0.10 word:datetime 0.06 word:dato -0.13 word:datum 0.04 word:day -0.09 word:days 0.04
word:db -0.03 word:de 0.15 word:dead 0.02 word:deaktivert 0.04 word:december -0.04 word:decide -0.04 word:decided 0.11
word:decides 0.04 word:decision 0.03 word:decisions -0.08 word:declined -0.02 word:dedicated 0.02 word:def 0.03
word:default 0.24 word:defines 0.05 word:del -0.05 word:delay -0.03 word:deletion -0.03 word:delta 0.03 word:dem 0.03
word:denied -0.02 word:dependencies 0.03 word:deploy 0.14 word:deployment 0.04 word:deprecated 0.04 word:depuis 0.02
word:der -0.08 word:describe 0.04 word:description -0.03 word:desde 0.03 word:design -0.04 word:despite -0.03
word:det -0.03 word:detail -0.03 word:detailed -0.03 word:details -0.03 word:detection -0.03 word:detects 0.03
word:determine -0.05 word:dev -0.11 word:developers 0.08 word:development 0.04 word:device 0.03 word:devices -0.03
word:dias 0.04 word:did -0.02 word:die 0.03 word:dienst 0.08 word:difference -0.03 word:different 0.03
word:dinner 0.02 word:dir -0.08 word:direct -0.04 word:directly -0.05 word:directories 0.05 word:dirty -0.03
word:disabling 0.05 word:disagree 0.08 word:discover 0.04 word:discovery 0.02 word:discussed -0.07
word:discussing 0.02 word:discussion -0.06 word:disestablished 0.03 word:displayed 0.02 word:displays 0.04
word:distance -0.11 word:distances -0.03 word:distribution 0.02 word:dns 0.10 word:doc -0.04 word:docker -0.03
word:document -0.09 word:documentation -0.14 word:documented 0.04 word:documents 0.04 word:does 0.08 word:doesn't 0.06
word:doi -0.05 word:doing -0.05 word:dokumentation -0.06 word:dom -0.02 word:domain 0.03 word:don't -0.05
word:done 0.04 word:door 0.04 word:dough 0.06 word:down -0.08 word:downloads 0.04 word:draft -0.04 word:drafted -0.02
word:dreams -0.03 word:drift 0.02 word:drive 0.03 word:driving -0.03 word:dropped 0.03 word:drops 0.06 word:dry 0.14
word:du 0.09 word:dump -0.05 word:duplicate -0.04 word:duplicates -0.02 word:durch -0.04 word:during 0.07
word:dynamic 0.04 word:día -0.04 word:early -0.04 word:easier 0.03 word:ec -0.07 word:ecosystem -0.06 word:edge 0.11
word:edit -0.08 word:edited -0.07 word:editing 0.05 word:editor -0.02 word:educational 0.10 word:eerst 0.09
word:eftersom 0.03 word:eight 0.12 word:einen -0.07 word:elapsed -0.04 word:eleven 0.04 word:ellers 0.02
word:else -0.02 word:em -0.03 word:email -0.11 word:emails -0.04 word:emit 0.03 word:employees 0.05 word:empty 0.03
word:en 0.08 word:enabled 0.05 word:encounter 0.03 word:end 0.09 word:ended -0.03 word:ending -0.04 word:endnote -0.09
word:endpoint -0.03 word:ends 0.03 word:enero -0.03 word:english -0.03 word:enhanced -0.03 word:enheter -0.02
word:ensure 0.06 word:ensuring 0.02 word:enter -0.04 word:enterprise -0.05 word:entire -0.03 word:entre 0.02
word:entries -0.07 word:entry -0.05 word:enum 0.02 word:enumeration 0.03 word:env -0.08 word:environment -0.04
word:eps -0.03 word:error -0.02 word:errors -0.09 word:erst 0.04 word:es -0.03 word:escape 0.06 word:eslint 0.10
word:est -0.05 word:esta -0.06 word:estado -0.02 word:et 0.03 word:etc -0.03 word:eu 0.03 word:eur 0.03
word:evaluate 0.03 word:even 0.03 word:evening -0.04 word:events -0.04 word:ever -0.02 word:every 0.07
word:everything -0.12 word:evidence -0.03 word:evolution -0.09 word:exact -0.03 word:exactly 0.06 word:example 0.03
word:excellent 0.05 word:execstart -0.04 word:execute -0.03 word:executing -0.05 word:execution 0.05 word:existen 0.04
word:existing -0.19 word:expected -0.06 word:expert -0.04 word:expertise -0.04 word:expire 0.06 word:expired 0.04
word:explain -0.05 word:explained 0.03 word:explanation -0.04 word:exponent -0.03 word:export 0.06
word:exporting -0.04 word:exposed 0.03 word:extends 0.03 word:extension 0.06 word:extensions 0.03 word:extract -0.05
word:extraction -0.02 word:f -0.15 word:fa -0.03 word:facilities -0.02 word:facing 0.06 word:factory -0.04
word:fail 0.06 word:failed -0.17 word:failing -0.03 word:fails 0.04 word:failure 0.03 word:fair 0.04
word:fallbacks 0.03 word:family -0.05 word:fan 0.05 word:fantastic -0.04 word:fantasy 0.03 word:far -0.05
word:farah -0.04 word:fast -0.04 word:fastapi -0.09 word:faster 0.03 word:fc -0.09 word:features -0.04 word:fee 0.08
word:feedback -0.03 word:feel -0.06 word:feeling -0.02 word:feels -0.03 word:feet -0.04 word:fell 0.03 word:felt -0.07
word:ferdig -0.04 word:fetch -0.04 word:few -0.06 word:fewer 0.03 word:fichier -0.05 word:field 0.11 word:fields -0.11
word:fifteen 0.03 word:fifth -0.05 word:figures -0.03 word:fil -0.03 word:file 0.18 word:filereader -0.04
word:files -0.22 word:filled -0.02 word:film 0.04 word:filter 0.04 word:filtered 0.03 word:final -0.03 word:find -0.16
word:finding -0.06 word:findings -0.04 word:finds 0.02 word:fine 0.02 word:finished -0.05 word:first 0.15
word:five 0.16 word:fix 0.05 word:fixtures 0.02 word:flag 0.03 word:flags 0.06 word:floor 0.04 word:floorplan 0.04
word:flow 0.04 word:focus -0.03 word:focused 0.04 word:folder -0.05 word:follow -0.13 word:followed -0.03
word:following -0.06 word:font 0.11 word:fonts 0.12 word:for 0.13 word:force 0.03 word:fordi 0.05 word:form 0.14
word:formal 0.03 word:formato 0.03 word:former 0.02 word:formrenderer -0.03 word:forms -0.04 word:formulário 0.02
word:forward -0.03 word:found 0.16 word:foundation -0.02 word:four 0.07 word:fragmentation 0.03 word:framework 0.07
word:frankfurt 0.06 word:franks -0.02 word:fridge 0.02 word:friends 0.02 word:frigate 0.03 word:from 0.05
word:frost 0.03 word:frustrating -0.02 word:full 0.09 word:fully -0.02 word:funciona -0.04 word:function -0.16
word:functionality -0.03 word:functions -0.05 word:fungerer -0.02 word:further -0.05 word:fuso 0.03 word:future -0.07
word:fácil 0.03 word:først 0.05 word:g -0.05 word:ga -0.03 word:gain -0.07 word:game 0.09 word:games -0.02
word:gap 0.05 word:garasje -0.03 word:gate 0.02 word:gave -0.03 word:gb 0.13 word:gemini -0.05 word:generally 0.03
word:generated -0.18 word:generatefilenamefromusermessage -0.03 word:generic -0.03 word:getinput -0.02 word:gets -0.03
word:getter -0.04 word:getting -0.08 word:gh 0.03 word:git -0.17 word:github -0.06 word:given -0.12 word:gives -0.03
word:giving 0.03 word:glad -0.04 word:globs 0.04 word:gloves -0.04 word:goal 0.02 word:goals 0.05 word:goes 0.03
word:gonna 0.04 word:good -0.05 word:google -0.07 word:got 0.06 word:gpt -0.09 word:graphical 0.03 word:green -0.07
word:greta -0.15 word:grew 0.03 word:grip 0.03 word:group -0.09 word:guard -0.05 word:guess -0.02 word:guest 0.06
word:guests 0.02 word:guide 0.04 word:gym 0.07 word:går -0.04 word:h -0.07 word:ha 0.05 word:hace 0.04 word:hacer 0.06
word:had 0.06 word:half 0.06 word:hall -0.03 word:hallucination 0.03 word:hand 0.08 word:handles 0.02
word:handling -0.05 word:hands -0.02 word:happens -0.03 word:happiness -0.08 word:happy -0.05 word:har 0.07
word:hard -0.11 word:harry 0.11 word:haru -0.08 word:has -0.11 word:having -0.08 word:he 0.09 word:head -0.03
word:header 0.06 word:height -0.04 word:hello 0.03 word:help 0.09 word:helper -0.06 word:helps 0.02 word:here -0.16
word:here's -0.02 word:herodevs -0.04 word:het -0.03 word:hidden -0.02 word:hide -0.02 word:high -0.03 word:him 0.11
word:hints -0.03 word:hipótesis -0.08 word:his 0.10 word:hit 0.03 word:holds 0.16 word:homeassistant 0.04
word:homepage 0.05 word:hope -0.05 word:hora 0.03 word:host -0.07 word:hosting 0.03 word:hot -0.04 word:hour 0.03
word:hours 0.06 word:house 0.02 word:hovedsikring 0.06 word:how -0.14 word:however 0.05 word:hr -0.03 word:htb 0.03
word:html 0.05 word:hub 0.06 word:human -0.08 word:hver 0.05 word:hvordan -0.02 word:i 0.19 word:i'd -0.05
word:i'll -0.28 word:i'm -0.05 word:i've 0.12 word:identifies -0.04 word:identify -0.09 word:idle -0.02 word:if -0.19
word:ignore -0.06 word:ignored 0.06 word:ik -0.04 word:ikke 0.05 word:il 0.06 word:imagine -0.10 word:immer 0.06
word:impact -0.09 word:implement 0.05 word:implementation -0.06 word:implementations -0.02 word:importance -0.03
word:important -0.05 word:imports -0.04 word:improve 0.02 word:improvements -0.03 word:inception -0.05
word:include -0.06 word:included -0.03 word:including 0.05 word:inclusive -0.02 word:inclusivity 0.03
word:incomplete -0.05 word:incorrect -0.10 word:independent -0.03 word:indexes -0.03 word:individuals -0.05
word:industries -0.03 word:industry 0.05 word:info -0.08 word:information -0.02 word:infrastructure 0.09
word:infrastruktur -0.02 word:ingen 0.02 word:injection -0.07 word:inline -0.02 word:inner -0.05 word:inputs -0.03
word:inside 0.08 word:inspiring 0.07 word:install -0.03 word:installation 0.04 word:installed 0.10 word:instead 0.03
word:instruction -0.04 word:instructions -0.05 word:int -0.02 word:integra 0.05 word:integration 0.03
word:intellectuals -0.04 word:interactive 0.04 word:interesting -0.02 word:interface -0.05 word:internal -0.03
word:interno -0.02 word:into 0.15 word:invited 0.07 word:invoices 0.07 word:involves -0.02 word:irish -0.02
word:is -0.22 word:issues -0.20 word:it -0.13 word:it's -0.02 word:item -0.14 word:iterations 0.08 word:its 0.10
word:itself 0.07 word:it’s 0.02 word:i’ll -0.05 word:i’m -0.03 word:j 0.03 word:ja -0.02 word:jake 0.04
word:jamais 0.05 word:january 0.05 word:japanese -0.06 word:jeg -0.04 word:job 0.16 word:john 0.09 word:john's 0.04
word:join 0.04 word:jonas -0.08 word:jour -0.02 word:jours 0.04 word:joy -0.03 word:js 0.03 word:json 0.13
word:jstor -0.03 word:june -0.10 word:just -0.10 word:kabel 0.05 word:kafka 0.10 word:kamera -0.06 word:kb -0.16
word:keep 0.09 word:keeps 0.04 word:keine -0.02 word:kept 0.10 word:key 0.05 word:keys 0.10 word:kg 0.04
word:kind -0.05 word:knowing -0.03 word:knows 0.02 word:kommer -0.08 word:kritisk -0.07 word:kurs 0.15 word:kurve 0.03
word:l'erreur 0.04 word:la -0.06 word:lab -0.06 word:label 0.02 word:labs -0.11 word:lag 0.04 word:land -0.03
word:language 0.04 word:large -0.09 word:latency 0.05 word:latest -0.06 word:layout -0.17 word:le 0.07 word:lead 0.03
word:leading 0.09 word:learn 0.03 word:learned -0.04 word:learning 0.10 word:learnings -0.04 word:ledger -0.05
word:legacy 0.03 word:legend -0.02 word:les 0.02 word:lessons -0.05 word:let's -0.08 word:level 0.17 word:lgbtq 0.05
word:library 0.09 word:lies -0.02 word:lightweight -0.03 word:like 0.08 word:limit 0.05 word:limited 0.06
word:limiting 0.08 word:lind -0.15 word:line 0.03 word:linebreak 0.05 word:lines -0.19 word:link -0.10
word:linking 0.04 word:links -0.04 word:lint 0.07 word:linting -0.02 word:linux 0.11 word:lisbon 0.03 word:list -0.12
word:liste -0.02 word:listed 0.04 word:listens 0.07 word:lists 0.04 word:literature 0.02 word:live 0.02
word:lived 0.03 word:lives 0.03 word:llm -0.15 word:loaded -0.03 word:loader 0.13 word:local 0.07 word:localhost -0.03
word:localstorage -0.02 word:locate -0.07 word:location 0.03 word:lock 0.11 word:locked -0.08 word:log 0.19
word:logging 0.02 word:logic -0.02 word:logs -0.03 word:longer -0.03 word:look -0.02 word:looking -0.10
word:looks -0.08 word:loop -0.04 word:los 0.06 word:lost -0.03 word:love -0.03 word:low 0.09 word:lower 0.07
word:ls 0.03 word:luego -0.02 word:lx -0.02 word:lxc -0.02 word:m -0.07 word:mac 0.03 word:macos 0.05 word:made -0.10
word:mai 0.04 word:main 0.05 word:maintaining -0.02 word:major -0.02 word:makes 0.10 word:man -0.05
word:management -0.05 word:managing 0.04 word:mangler -0.07 word:many -0.04 word:map 0.03 word:mapagent -0.02
word:mapping -0.04 word:maps -0.03 word:marathon 0.03 word:march 0.02 word:marco -0.04 word:mark 0.03
word:markdown -0.05 word:marked 0.02 word:market 0.03 word:marshmallow -0.04 word:matching -0.07 word:max 0.12
word:maximum -0.04 word:may -0.06 word:maybe -0.03 word:mb 0.07 word:me -0.21 word:mean 0.03 word:mechanism -0.04
word:medium -0.07 word:meeting -0.21 word:meg -0.07 word:melanie -0.02 word:member 0.19 word:members -0.05
word:memory 0.05 word:merged -0.03 word:merging 0.06 word:message -0.06 word:messages 0.11 word:met -0.04
word:meta -0.03 word:method 0.03 word:methodology -0.02 word:metrics 0.15 word:mich -0.03 word:mig -0.07
word:might 0.12 word:migrated -0.10 word:migration 0.14 word:mika -0.07 word:milkboy -0.02 word:million 0.04
word:min -0.08 word:minimal 0.03 word:minimum 0.03 word:minute 0.04 word:minutes -0.04 word:minutos 0.05
word:mirror 0.05 word:mirrors 0.08 word:missing 0.04 word:mms 0.03 word:mmsc 0.03 word:mobile 0.10 word:mock 0.02
word:mode -0.06 word:modemmanager 0.04 word:modify -0.09 word:modules -0.05 word:moment -0.02 word:moments -0.07
word:monday -0.08 word:mondays 0.10 word:monorepo 0.12 word:month 0.17 word:mood 0.10 word:more -0.12
word:morgen -0.02 word:morning -0.04 word:motivate 0.04 word:mount -0.03 word:move 0.04 word:moved 0.02
word:movement 0.02 word:moves 0.04 word:moving 0.03 word:mqtt 0.04 word:ms 0.05 word:msg -0.03 word:much -0.08
word:multi 0.03 word:multiple 0.07 word:mummers -0.09 word:museum 0.02 word:music 0.03 word:must 0.10
word:mutual -0.02 word:my -0.06 word:más 0.03 word:n -0.03 word:nach 0.05 word:nada 0.04 word:name -0.07
word:named -0.08 word:names -0.06 word:namespace 0.05 word:nat 0.02 word:native -0.02 word:natt 0.20 word:nav -0.02
word:nd -0.04 word:ne 0.07 word:near -0.04 word:nearby -0.03 word:necessary -0.03 word:network -0.08 word:neutral 0.04
word:never -0.04 word:new -0.02 word:news -0.03 word:next -0.21 word:nginx 0.03 word:nice -0.04 word:nie 0.04
word:night 0.02 word:nightly 0.03 word:nike 0.06 word:nine 0.06 word:no 0.08 word:nobody 0.04 word:noch -0.05
word:node 0.04 word:nodo 0.04 word:nologin -0.09 word:non 0.07 word:nor -0.06 word:nos 0.06 word:not 0.13
word:note -0.03 word:notes -0.02 word:nothing -0.06 word:notion 0.04 word:november -0.10 word:now -0.09 word:npm 0.11
word:nu -0.07 word:null -0.04 word:number -0.03 word:numbers 0.07 word:numpy -0.02 word:nunca 0.03 word:n² 0.04
word:når -0.11 word:número 0.04 word:o 0.14 word:oat 0.02 word:oauth 0.03 word:object -0.02 word:objects 0.04
word:observability -0.03 word:occur 0.02 word:of -0.21 word:offered -0.06 word:officer 0.02 word:official -0.03
word:offset -0.05 word:ok -0.02 word:old 0.03 word:oldest 0.06 word:ollama -0.04 word:om -0.02 word:omdat 0.04
word:on 0.27 word:onboarding 0.02 word:once 0.04 word:one 0.03 word:ones -0.05 word:online 0.07 word:op 0.05
word:open 0.04 word:openai -0.05 word:opencode -0.15 word:opening -0.07 word:openspec -0.12 word:openssl 0.02
word:operations -0.02 word:opt -0.02 word:optimized 0.04 word:optional -0.08 word:options -0.04 word:order -0.04
word:orders 0.04 word:organization 0.05 word:original 0.03 word:os -0.05 word:other -0.08 word:otherwise 0.03
word:ou -0.03 word:our 0.03 word:out -0.03 word:output -0.16 word:outside 0.02 word:over 0.10 word:override -0.03
word:overview -0.03 word:own 0.07 word:owned 0.03 word:owner -0.05 word:pa -0.05 word:package 0.07 word:packages -0.08
word:page -0.27 word:paid 0.04 word:paint -0.02 word:painting -0.04 word:pair -0.08 word:palette -0.06
word:panel -0.03 word:paper -0.06 word:par 0.02 word:para -0.04 word:parade 0.02 word:paragraph -0.07
word:parameter -0.04 word:parameterized 0.08 word:parcel 0.03 word:parser -0.06 word:parsing 0.06 word:part -0.05
word:participants 0.03 word:partner 0.06 word:partners 0.03 word:pas 0.03 word:pass 0.11 word:passed 0.07
word:passionate -0.02 word:password -0.03 word:past 0.02 word:path 0.07 word:paths -0.05 word:pattern 0.07
word:patterns 0.03 word:pay 0.03 word:payments 0.03 word:pays 0.02 word:pdf -0.08 word:peer -0.06 word:pending 0.03
word:per 0.22 word:perfect 0.09 word:perform -0.07 word:performs 0.04 word:perhaps -0.04 word:period 0.06
word:permission -0.04 word:permissions -0.03 word:pero -0.05 word:persistent -0.03 word:personal 0.03 word:pets -0.03
word:phase -0.12 word:phases -0.03 word:philadelphia -0.08 word:phone 0.05 word:phone's 0.04 word:photo -0.06
word:pickup -0.08 word:picture -0.03 word:pictures -0.03 word:piece 0.06 word:pillow 0.09 word:pin -0.03
word:pipe -0.05 word:pipeline 0.06 word:pixels -0.03 word:pkg -0.04 word:place 0.09 word:places -0.02 word:plain 0.03
word:plan 0.16 word:planner -0.04 word:plans -0.04 word:play 0.04 word:player 0.03 word:please -0.04 word:pm -0.04
word:pnpm 0.03 word:point -0.06 word:points -0.06 word:political 0.06 word:poll -0.03 word:pollution -0.03
word:pomodoro -0.03 word:pool 0.17 word:poor 0.05 word:porque 0.04 word:port 0.45 word:porta 0.10 word:portal 0.02
word:ports 0.03 word:posible -0.04 word:position -0.04 word:positioned -0.04 word:positions 0.05 word:positive -0.07
word:post 0.04 word:postgresql 0.04 word:postponed -0.02 word:potter 0.11 word:pour -0.04 word:power 0.08
word:powered 0.03 word:powerful -0.09 word:pr -0.06 word:practice -0.03 word:practices -0.05 word:pre 0.05
word:prefer 0.02 word:prefers -0.07 word:preload 0.04 word:prepare -0.03 word:present -0.04 word:pressure -0.08
word:prettier -0.05 word:prevent 0.05 word:preview -0.02 word:previous -0.04 word:price 0.08 word:primary 0.05
word:principal 0.06 word:prints 0.11 word:privacy -0.02 word:private 0.09 word:pro 0.07 word:probably -0.04
word:probado -0.03 word:probar -0.09 word:problema -0.08 word:problems 0.06 word:proceed -0.03 word:process 0.05
word:produce -0.03 word:production 0.06 word:progress -0.15 word:project 0.15 word:projects 0.07 word:prop -0.06
word:proper 0.05 word:properly -0.02 word:properties -0.08 word:proposal -0.05 word:pros -0.12 word:proto 0.02
word:protocol 0.02 word:prototype -0.03 word:provide -0.13 word:provided -0.20 word:provider 0.05 word:providers 0.03
word:providing 0.07 word:proxmox -0.04 word:proxyreadtimeout -0.03 word:proyectos 0.03 word:pub -0.06
word:publicly 0.02 word:publish 0.03 word:published -0.02 word:puede -0.05 word:puk -0.05 word:pull -0.09
word:pursue -0.03 word:push 0.03 word:pushed -0.12 word:pushing -0.03 word:px -0.04 word:python 0.05 word:py文件 0.05
word:på 0.03 word:q 0.06 word:quality -0.02 word:quantum -0.03 word:quarter -0.03 word:quatro 0.02 word:que -0.06
word:queda -0.05 word:queen -0.04 word:queries 0.08 word:question -0.03 word:questions -0.06 word:queue 0.03
word:quick -0.02 word:quit 0.07 word:quorum 0.05 word:quote 0.06 word:qué -0.03 word:r -0.11 word:race -0.04
word:raised -0.03 word:ran 0.03 word:rate 0.12 word:rates -0.02 word:rather -0.02 word:raw 0.03 word:re -0.05
word:reach 0.02 word:reached -0.05 word:read -0.10 word:reading -0.05 word:readme -0.06 word:reads 0.05
word:ready 0.02 word:real -0.03 word:really -0.06 word:reasoning -0.03 word:reboot 0.04 word:receiving -0.05
word:recent -0.08 word:reception 0.05 word:recipe 0.02 word:recognition -0.02 word:recommendation -0.07
word:recommended 0.04 word:record 0.04 word:records 0.02 word:recursive -0.06 word:recursively -0.04 word:red 0.04
word:redis 0.17 word:refunds 0.05 word:region 0.02 word:register 0.03 word:registered -0.06 word:registration 0.04
word:registry 0.02 word:regular 0.07 word:regulated -0.02 word:rejected 0.04 word:related -0.11 word:release -0.07
word:releases 0.21 word:relevance -0.03 word:relevant -0.11 word:reliability -0.05 word:remaining -0.03
word:remarks -0.02 word:remind -0.04 word:reminds -0.03 word:removed 0.08 word:rename -0.02 word:renamed 0.03
word:render -0.05 word:rendered -0.03 word:replica 0.04 word:replicate 0.05 word:reply -0.08 word:report -0.06
word:reports -0.09 word:representation -0.02 word:represents -0.09 word:reproducing 0.02 word:reproduction 0.04
word:request -0.03 word:requests 0.03 word:require -0.03 word:required 0.07 word:requires 0.04 word:research -0.06
word:reseat 0.05 word:reset 0.02 word:resets 0.05 word:resolution 0.05 word:resolve -0.02 word:resolved -0.03
word:respond -0.05 word:response -0.07 word:responsible 0.03 word:respuesta -0.04 word:reste -0.03 word:restores 0.06
word:result -0.17 word:results -0.03 word:retries 0.10 word:retrieval -0.03 word:retrieve -0.04 word:return -0.05
word:returns 0.02 word:review -0.02 word:reviewed -0.05 word:reviewer -0.02 word:reviewers 0.02 word:revocation -0.03
word:rien 0.02 word:ring 0.02 word:risk -0.05 word:risks -0.04 word:roaming -0.04 word:robin -0.06 word:room 0.03
word:root -0.04 word:rosenwasser 0.08 word:round -0.03 word:rounding 0.02 word:routing 0.02 word:rows 0.10
word:rpi -0.04 word:rs -0.04 word:rule 0.11 word:ruled 0.02 word:rules 0.05 word:run 0.11 word:running -0.05
word:runs 0.18 word:safe -0.03 word:safety -0.03 word:sale -0.03 word:sales 0.03 word:same -0.10 word:samma -0.04
word:samme -0.04 word:sandbox -0.12 word:sans 0.06 word:sardine -0.02 word:sato -0.07 word:save 0.11 word:saves 0.07
word:say 0.04 word:sbin -0.21 word:scanner -0.09 word:scenarios 0.02 word:schedule 0.06 word:scheduler 0.17
word:school 0.04 word:scientific -0.02 word:scoped -0.05 word:scores -0.03 word:screen 0.04 word:screenshot -0.03
word:script -0.05 word:scripts 0.05 word:scroll -0.03 word:sdk 0.03 word:se -0.04 word:searched -0.04
word:searches -0.17 word:seattle -0.03 word:sec -0.06 word:second -0.12 word:seconds 0.03 word:secret 0.05
word:secretary -0.04 word:secrets 0.05 word:section -0.08 word:sections -0.03 word:secure 0.03 word:security -0.11
word:see -0.24 word:seems -0.05 word:select 0.05 word:selecting 0.08 word:send -0.07 word:sending -0.05
word:sensitive 0.06 word:sensor -0.02 word:sent 0.03 word:sentence -0.02 word:separately 0.02 word:september 0.02
word:ser -0.03 word:serialization -0.04 word:series -0.06 word:server -0.08 word:service 0.03 word:services -0.02
word:session 0.10 word:set 0.05 word:sets 0.04 word:setting -0.04 word:settings 0.03 word:setup 0.06 word:seven 0.11
word:severity 0.03 word:sha 0.02 word:shared 0.06 word:sharing 0.05 word:she 0.02 word:she's 0.03 word:sheet -0.02
word:shift -0.02 word:shoe 0.03 word:shop 0.03 word:short -0.04 word:should -0.21 word:show -0.08 word:showed 0.04
word:showing -0.03 word:shown 0.06 word:shows -0.09 word:side -0.04 word:sidebar -0.04 word:signature -0.03
word:signed 0.06 word:significant -0.04 word:sikringsskap 0.07 word:sim 0.08 word:similar 0.06 word:simply -0.05
word:sin 0.07 word:since 0.03 word:sind -0.03 word:single 0.10 word:sistemas 0.04 word:sites -0.03 word:six 0.04
word:size 0.04 word:skill -0.07 word:skilled -0.04 word:skills -0.04 word:skip -0.03 word:skips 0.06 word:slack 0.03
word:slash -0.02 word:slides -0.07 word:slot -0.03 word:slow 0.04 word:small -0.05 word:smells 0.03
word:snapshot -0.03 word:snippets -0.02 word:so -0.06 word:social 0.06 word:socket -0.03 word:software 0.03
word:solo 0.07 word:solve -0.07 word:solving 0.04 word:som -0.02 word:somebody -0.02 word:someone -0.06
word:something 0.05 word:son -0.03 word:soon -0.07 word:sorting 0.05 word:sorts 0.04 word:sounds -0.03
word:source -0.07 word:sources 0.13 word:south 0.07 word:spec -0.04 word:special 0.04 word:specific 0.06
word:specifications -0.03 word:specified -0.03 word:specs -0.04 word:specstory -0.03 word:speed 0.11
word:spelling 0.05 word:spells 0.03 word:spoke 0.03 word:sports 0.09 word:sql 0.03 word:srv 0.04 word:stable 0.05
word:stack -0.03 word:staged 0.03 word:staging 0.12 word:standard 0.08 word:standards -0.06 word:standing -0.05
word:start -0.08 word:started -0.03 word:starting -0.08 word:state 0.02 word:statement 0.03 word:states -0.03
word:stay 0.11 word:steering -0.03 word:step -0.20 word:steps -0.03 word:stick 0.02 word:still -0.11 word:stone 0.03
word:stones 0.05 word:store 0.05 word:stored 0.04 word:story -0.02 word:strength 0.03 word:stress -0.05
word:strict 0.03 word:string -0.03 word:stringio -0.06 word:strip 0.03 word:structure 0.03 word:students -0.03
word:studio 0.05 word:study -0.05 word:style 0.15 word:styles -0.03 word:sua -0.02 word:subagent -0.03
word:substack -0.03 word:succeeded 0.06 word:success -0.02 word:successfully -0.06 word:such -0.03 word:suggest -0.10
word:suggested -0.04 word:suggests 0.03 word:suitable 0.02 word:suite -0.08 word:summarize -0.04 word:summary 0.03
word:summer 0.03 word:sunday -0.05 word:super -0.12 word:support -0.03 word:surcharge 0.02 word:surface 0.07
word:swap 0.05 word:swapped -0.02 word:swimming -0.03 word:sync 0.15 word:system -0.11 word:systemd -0.03
word:så -0.05 word:só 0.02 word:t -0.06 word:tabla 0.05 word:table -0.08 word:tail -0.02 word:take 0.04
word:taken -0.05 word:taking -0.10 word:talk -0.13 word:talked -0.03 word:tareas 0.03 word:task -0.13 word:tasks 0.07
word:tauri -0.03 word:te 0.06 word:teammates -0.03 word:teams 0.05 word:tech -0.04 word:technical -0.10 word:tell 0.02
word:temp 0.05 word:template 0.04 word:templates -0.03 word:ten 0.09 word:tener -0.03 word:term -0.06
word:termin -0.13 word:terminal -0.02 word:terrace -0.03 word:test -0.07 word:teste -0.03 word:tester -0.07
word:testes -0.07 word:testing -0.02 word:tests -0.14 word:text 0.11 word:texts 0.03 word:textual -0.06 word:than 0.10
word:thanked -0.03 word:thankful 0.04 word:thanks -0.05 word:that -0.07 word:the -0.25 word:their 0.12 word:them 0.11
word:themes -0.04 word:theory -0.03 word:there's -0.08 word:these -0.07 word:thing -0.04 word:things -0.04
word:think 0.11 word:thinking 0.06 word:thirty 0.08 word:this -0.33 word:those -0.08 word:thought -0.07
word:three -0.07 word:through -0.09 word:throughput 0.03 word:thursday -0.05 word:tie 0.04 word:tiene 0.07
word:tier 0.04 word:til -0.04 word:till -0.02 word:time -0.10 word:timed -0.03 word:timedelta -0.05 word:timeout 0.22
word:timer -0.09 word:times 0.08 word:timestamp 0.04 word:tips -0.06 word:tir -0.02 word:tjenesten 0.05
word:tkinter 0.09 word:tmp 0.02 word:tobie 0.06 word:today -0.07 word:todo 0.13 word:todos 0.06 word:together -0.03
word:toggles 0.03 word:token 0.14 word:tokens 0.11 word:toml 0.05 word:tomorrow -0.07 word:tonight -0.02
word:too -0.07 word:took -0.04 word:tool -0.10 word:toolkit 0.04 word:tools 0.05 word:top 0.03 word:topics -0.04
word:total -0.05 word:totally -0.02 word:touch 0.05 word:tous -0.03 word:trabajo 0.04 word:tracing -0.03
word:track 0.04 word:trail 0.02 word:training 0.04 word:transgender 0.08 word:translation -0.03
word:translations -0.06 word:tre -0.04 word:treasurer -0.05 word:treat 0.04 word:treats 0.04 word:tree -0.11
word:trenger 0.03 word:trial 0.04 word:triggers -0.03 word:troubleshooting -0.04 word:truncated -0.02 word:truth 0.03
word:try -0.03 word:ts -0.05 word:tsx 0.06 word:tuesdays 0.12 word:turn 0.02 word:turns 0.06 word:tutorials -0.05
word:twice 0.12 word:two -0.11 word:typed -0.03 word:types -0.04 word:typescript 0.15 word:typing 0.10 word:u -0.07
word:ui -0.02 word:un -0.05 word:una 0.03 word:under -0.03 word:unique 0.04 word:unit -0.05 word:united 0.04
word:universe 0.03 word:unix 0.05 word:unless 0.03 word:unlike -0.03 word:until -0.02 word:unused 0.04 word:up 0.06
word:upcoming -0.03 word:update -0.07 word:updated -0.05 word:updates -0.02 word:upload 0.03 word:uploads 0.06
word:ups 0.08 word:usan -0.06 word:usbip -0.10 word:use 0.11 word:used 0.06 word:user's 0.03 word:uses 0.19
word:using 0.04 word:usr -0.20 word:usually 0.05 word:utc 0.22 word:uten 0.06 word:utilizing -0.06 word:v -0.13
word:valid -0.04 word:validate 0.07 word:validated 0.05 word:validation -0.04 word:validierung -0.03 word:value -0.04
word:values 0.04 word:van -0.03 word:vanish 0.03 word:var -0.05 word:variable 0.06 word:variants 0.03 word:varje 0.17
word:vars 0.06 word:vectors 0.04 word:venter -0.03 word:ver -0.09 word:verbatim -0.03 word:verification -0.04
word:verified -0.02 word:verifier -0.04 word:verify 0.02 word:version 0.09 word:vez 0.07 word:via 0.06 word:vient 0.03
word:viewport -0.07 word:vim 0.05 word:visible 0.04 word:vite 0.04 word:von 0.04 word:voting 0.19 word:vou -0.05
word:voy -0.08 word:vpn 0.07 word:vs -0.08 word:vulnerability -0.04 word:vulnerable -0.06 word:wait 0.05
word:waiting -0.08 word:wales 0.02 word:walk -0.02 word:wallenstein's 0.02 word:want 0.07 word:wanted 0.04
word:warm -0.08 word:warranty 0.05 word:was -0.16 word:watch 0.04 word:watcher 0.03 word:watching -0.03
word:wave -0.04 word:way 0.02 word:ways -0.03 word:we're 0.04 word:we've 0.02 word:weather -0.03 word:web -0.19
word:webhook 0.10 word:webpage -0.06 word:websurfer -0.05 word:week -0.04 word:weight -0.03 word:weil 0.03
word:well -0.03 word:went -0.07 word:werden 0.03 word:were -0.18 word:what 0.06 word:whatever 0.02
word:wheelchair -0.06 word:when 0.11 word:where -0.17 word:whether -0.08 word:who -0.04 word:whole -0.10
word:whose 0.05 word:why -0.03 word:widget 0.05 word:width -0.02 word:wifi 0.04 word:wikimedia 0.05
word:wikipedia -0.06 word:wild -0.05 word:will -0.09 word:winning 0.07 word:wireless -0.03 word:within -0.03
word:without 0.10 word:words -0.02 word:work -0.04 word:worker 0.14 word:workflow 0.05 word:workflows 0.04
word:works 0.02 word:workspace -0.13 word:workspaceid -0.02 word:worth -0.05 word:write -0.05 word:writes 0.08
word:writing 0.10 word:wrong -0.02 word:wurde -0.03 word:x -0.11 word:xdv 0.02 word:y 0.08 word:year 0.09
word:years 0.13 word:yet -0.07 word:you -0.04 word:you're -0.06 word:you've -0.03 word:your 0.06 word:yourself -0.07
word:zbt 0.04 word:zigbee -0.03 word:zip -0.05 word:zone 0.06 word:zuerst -0.02 word:zum -0.07 word:à -0.08
word:été -0.06 word:без -0.03 word:в 0.09 word:не 0.11 word:после 0.02 word:потому 0.05 word:при 0.02 word:тесты -0.03
word:у 0.03 word:файл -0.02 word:что 0.07 word:أو -0.06 word:إنشاء -0.04 word:اقتراح -0.04 word:اكتشاف 0.06
word:الآن 0.03 word:الإيميلات -0.02 word:الاحتياطية 0.05 word:التقويم -0.05 word:المستخدم 0.07 word:الملف -0.05
word:المهام -0.02 word:النسخ 0.07 word:بعد -0.04 word:ت 0.09 word:تحديث 0.12 word:تحسين -0.03 word:تحليل -0.03
word:تحويل -0.03 word:تم 0.05 word:تنفيذ -0.03 word:جديدة -0.03 word:حالة 0.04 word:حتى 0.02 word:ذكية -0.04
word:شامل -0.05 word:صور -0.03 word:ضغط -0.05 word:على 0.26 word:في -0.04 word:كانت -0.02 word:كل 0.02 word:لا 0.10
word:مع 0.06 word:ملف -0.05 word:من 0.07 word:منذ 0.05 word:مهام -0.05 word:نظام -0.03 word:و 0.10 word:ي 0.08
word:يوم 0.02 word:ก 0.03 word:ข 0.02 word:ท 0.02 word:น 0.04 word:ม 0.02 word:ล 0.02 word:อ 0.03 word:า 0.06
word:ำ 0.04 word:เ 0.02 word:い -0.05 word:う -0.11 word:え -0.03 word:お -0.03 word:か -0.03 word:が 0.06
word:き -0.03 word:く -0.07 word:け 0.05 word:こ -0.03 word:さ 0.02 word:し -0.19 word:す -0.02 word:た -0.05
word:ち 0.03 word:っ -0.04 word:て -0.11 word:で 0.03 word:と -0.06 word:ど 0.03 word:な -0.02 word:に 0.12
word:は 0.25 word:べ -0.04 word:ま -0.15 word:み -0.08 word:ょ -0.05 word:ら -0.02 word:り 0.03 word:れ 0.03
word:を -0.17 word:ん -0.05 word:ァ -0.03 word:ア 0.02 word:イ -0.09 word:ク -0.02 word:グ -0.03 word:サ 0.02
word:シ 0.06 word:ッ 0.07 word:テ 0.03 word:フ -0.04 word:ペ -0.05 word:ポ 0.05 word:ミ 0.05 word:ム 0.06 word:メ 0.03
word:リ 0.09 word:ル -0.08 word:ン 0.04 word:ー 0.06 word:一 -0.07 word:三 0.10 word:不 -0.05 word:两 -0.02
word:个 -0.09 word:中 -0.17 word:义 -0.03 word:之 -0.04 word:了 -0.04 word:些 -0.06 word:交 -0.07 word:从 -0.02
word:付 0.03 word:代 -0.02 word:以 0.09 word:们 0.09 word:件 -0.02 word:任 -0.04 word:份 0.06 word:传 -0.03
word:何 0.02 word:使 0.06 word:例 -0.06 word:供 -0.05 word:保 0.12 word:信 0.04 word:光 -0.03 word:入 -0.03
word:公 0.03 word:出 -0.07 word:函 -0.08 word:分 0.05 word:前 -0.03 word:力 -0.02 word:务 0.07 word:助 -0.03
word:原 -0.05 word:去 -0.05 word:发 0.07 word:受 0.03 word:口 0.10 word:可 0.13 word:号 0.05 word:名 0.10 word:后 0.04
word:启 0.10 word:回 0.03 word:因 0.07 word:固 0.02 word:在 -0.19 word:境 0.09 word:备 0.06 word:変 -0.03
word:复 -0.07 word:天 0.10 word:好 -0.02 word:始 -0.09 word:字 0.04 word:存 0.04 word:定 -0.05 word:實 -0.07
word:对 -0.09 word:将 -0.05 word:已 -0.07 word:年 0.05 word:并 -0.05 word:应 -0.03 word:开 -0.02 word:当 -0.02
word:待 0.03 word:必 0.02 word:息 0.04 word:您 -0.06 word:想 -0.03 word:成 -0.04 word:我 0.08 word:户 -0.04
word:所 -0.09 word:手 -0.04 word:打 -0.02 word:报 0.04 word:换 -0.06 word:提 -0.13 word:数 -0.10 word:新 -0.02
word:日 0.08 word:时 0.07 word:明 -0.04 word:是 0.07 word:显 -0.03 word:晚 0.02 word:曜 0.03 word:更 -0.13
word:書 0.02 word:替 -0.06 word:有 -0.12 word:服 0.07 word:来 -0.07 word:果 -0.02 word:标 -0.02 word:样 -0.03
word:核 -0.02 word:次 -0.05 word:正 -0.03 word:步 -0.02 word:段 -0.02 word:每 0.09 word:水 0.03 word:没 -0.03
word:测 -0.05 word:測 -0.07 word:点 0.06 word:现 -0.02 word:理 0.05 word:用 -0.12 word:留 0.03 word:的 -0.09
word:直 -0.02 word:看 -0.09 word:码 -0.03 word:確 -0.04 word:示 -0.09 word:票 0.07 word:秒 0.03 word:移 0.02
word:端 0.07 word:符 -0.03 word:结 -0.03 word:编 0.02 word:网 0.02 word:置 0.06 word:考 -0.04 word:而 -0.03
word:聊 -0.03 word:能 -0.04 word:行 -0.03 word:要 -0.08 word:見 -0.02 word:規 -0.06 word:解 -0.04 word:設 -0.06
word:認 -0.02 word:読 -0.08 word:试 -0.05 word:请 -0.03 word:调 -0.04 word:超 0.02 word:辑 -0.03 word:过 -0.04
word:返 0.05 word:这 -0.08 word:递 -0.03 word:通 -0.09 word:遍 -0.02 word:部 0.10 word:重 0.10 word:错 0.02
word:開 -0.04 word:間 0.03 word:除 -0.10 word:需 -0.10
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
