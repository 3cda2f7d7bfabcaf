"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.11 end:aal 0.07 end:aar -0.04 end:ace 0.07 end:ach -0.16 end:ack 0.06 end:act -0.11 end:acy -0.04
end:ade 0.06 end:ads 0.11 end:ady -0.04 end:aft -0.15 end:ags 0.13 end:ail -0.10 end:aim -0.08 end:air -0.15
end:ais 0.07 end:ait -0.06 end:aks 0.06 end:ale 0.04 end:ali -0.04 end:all 0.15 end:als 0.07 end:ama 0.04
end:ame -0.10 end:amp 0.06 end:ams 0.09 end:ana -0.08 end:and 0.04 end:ane 0.04 end:ans 0.10 end:ant -0.06
end:any -0.04 end:ape 0.05 end:aph -0.08 end:api -0.04 end:aps -0.04 end:ard 0.11 end:are 0.16 end:ark 0.09
end:ars 0.12 end:art 0.10 end:ary 0.21 end:ash 0.05 end:ass 0.09 end:ast 0.04 end:ata 0.14 end:ate 0.09 end:ato -0.08
end:ats 0.04 end:att -0.07 end:ave -0.04 end:awn 0.04 end:ays 0.37 end:bar -0.10 end:bel 0.17 end:ber 0.11
end:bic 0.05 end:bie 0.05 end:bip -0.08 end:bla 0.07 end:ble -0.18 end:bon 0.05 end:box -0.08 end:bre 0.05
end:btq 0.05 end:bug -0.07 end:cal -0.05 end:car -0.04 end:cel -0.08 end:cer 0.08 end:ces 0.20 end:cha 0.12
end:che 0.09 end:ché 0.04 end:cit -0.07 end:cji -0.04 end:cks 0.06 end:cos 0.07 end:cta 0.04 end:ctl 0.05
end:cto -0.04 end:cts 0.05 end:cus -0.05 end:das -0.05 end:day -0.20 end:ded -0.23 end:den 0.18 end:der 0.16
end:det -0.11 end:dex 0.06 end:dge 0.05 end:dia 0.04 end:dic 0.05 end:dig -0.06 end:dis 0.17 end:dit -0.08
end:dle -0.14 end:dme -0.15 end:dor -0.10 end:dos -0.05 end:dri -0.04 end:dul -0.05 end:eam 0.04 end:ear -0.08
end:eat 0.09 end:eau 0.08 end:ece 0.09 end:eck -0.05 end:ecs -0.04 end:ect 0.06 end:ede 0.05 end:eem 0.04
end:een -0.15 end:eet -0.07 end:ego -0.08 end:eid -0.09 end:eir 0.14 end:eis -0.04 end:eit 0.09 end:eks 0.04
end:eld 0.14 end:elf -0.08 end:elt -0.04 end:ema -0.09 end:eme 0.04 end:ene 0.13 end:ens 0.21 end:ent -0.08
end:enu -0.04 end:epo 0.15 end:ept -0.10 end:ere -0.18 end:erm 0.06 end:ern 0.15 end:ero -0.06 end:ers 0.06
end:ese -0.09 end:ess -0.04 end:est -0.22 end:eta -0.18 end:ets -0.04 end:eum 0.05 end:evs -0.04 end:fan -0.04
end:faz 0.06 end:fen -0.09 end:fer 0.04 end:ffs -0.04 end:fic 0.05 end:fig 0.23 end:fil 0.06 end:fix 0.07 end:fka 0.09
end:gal -0.05 end:gam 0.04 end:gar 0.18 end:ged -0.07 end:gen 0.23 end:ger 0.17 end:ges -0.08 end:get 0.10
end:gex 0.04 end:ght 0.04 end:gik 0.04 end:gin -0.09 end:gio -0.08 end:gle 0.04 end:gns 0.04 end:gos -0.06
end:gth 0.05 end:gue 0.09 end:hed -0.24 end:her -0.32 end:hes 0.07 end:hia -0.09 end:hip 0.13 end:hts -0.14
end:ial -0.07 end:ian 0.07 end:ibe 0.08 end:ibt -0.04 end:ica 0.08 end:ice 0.28 end:ick 0.19 end:ict -0.09
end:icy -0.04 end:ide -0.06 end:ied -0.22 end:iel -0.05 end:ier 0.06 end:ies -0.07 end:ify -0.19 end:igo -0.05
end:ike -0.06 end:ile -0.11 end:ill -0.16 end:ime 0.06 end:ind 0.09 end:ing -0.05 end:ini -0.05 end:ink 0.07
end:ins 0.20 end:int 0.13 end:inx 0.07 end:iod 0.05 end:ion -0.20 end:ior 0.22 end:ips 0.07 end:ipt 0.05 end:irm 0.04
end:isa -0.07 end:ise -0.08 end:ish 0.10 end:isk 0.10 end:ism -0.06 end:ist -0.10 end:its -0.06 end:ity -0.07
end:ité -0.04 end:ium -0.10 end:ius 0.05 end:ive 0.20 end:ivo 0.10 end:ize -0.05 end:iço 0.06 end:ión -0.16
end:jar -0.05 end:jet -0.04 end:jon -0.06 end:kap 0.09 end:ked -0.24 end:ken 0.22 end:ker 0.26 end:kes 0.08
end:kie 0.06 end:kit 0.04 end:kte -0.09 end:kup 0.05 end:lan 0.05 end:lar 0.25 end:las 0.06 end:lde -0.05
end:led -0.24 end:lem 0.10 end:len -0.04 end:ler 0.20 end:lex 0.06 end:lid -0.06 end:lin 0.08 end:lle 0.04
end:llo 0.06 end:lls 0.29 end:llt -0.05 end:lly 0.18 end:los 0.05 end:loy 0.10 end:lps 0.06 end:lta 0.09 end:lto -0.05
end:lts -0.07 end:lue -0.04 end:lve -0.06 end:mal 0.12 end:man 0.04 end:med -0.06 end:mes 0.23 end:min -0.13
end:mla 0.04 end:mna 0.04 end:mns -0.07 end:mos -0.05 end:mox -0.04 end:mpo 0.07 end:mps 0.04 end:mpt -0.04
end:mål 0.06 end:n's 0.13 end:n't 0.04 end:nai -0.05 end:nar 0.12 end:nas -0.07 end:nca 0.07 end:ncy 0.09
end:nda -0.11 end:ndo -0.20 end:nds 0.09 end:nea -0.07 end:nem -0.04 end:ner -0.15 end:ney 0.04 end:nge 0.13
end:ngo -0.05 end:nie -0.05 end:nir 0.04 end:nks -0.09 end:nnt 0.06 end:nom -0.06 end:non 0.04 end:nos 0.08
end:nse -0.13 end:nst 0.19 end:nte -0.08 end:nth 0.12 end:nts -0.05 end:nue -0.04 end:nux 0.08 end:nza 0.09
end:née -0.04 end:n’t 0.06 end:oad 0.12 end:obe 0.05 end:ock 0.09 end:ocs -0.06 end:ode -0.05 end:off 0.08
end:ogy -0.06 end:oid -0.05 end:oit 0.12 end:oke 0.06 end:oks 0.04 end:ole -0.08 end:oll -0.06 end:ols -0.06
end:ome 0.08 end:ona -0.07 end:ond -0.11 end:one 0.16 end:ong 0.04 end:onl 0.11 end:ono 0.05 end:ons -0.10
end:ony -0.09 end:oof -0.10 end:ope 0.08 end:ops 0.07 end:ord 0.08 end:ore 0.18 end:orm -0.06 end:ort -0.06
end:ory -0.11 end:ose 0.13 end:oss -0.07 end:ote -0.05 end:oto -0.09 end:oud 0.07 end:oup -0.06 end:our 0.12
end:ous -0.06 end:oxy -0.09 end:pal 0.06 end:pec -0.07 end:per -0.06 end:pet 0.10 end:pha -0.06 end:ple 0.19
end:ply -0.05 end:ppe 0.05 end:ppy -0.05 end:pre 0.11 end:pto -0.07 end:pts 0.29 end:pus 0.09 end:put -0.09
end:que 0.15 end:r's 0.13 end:ral 0.07 end:ram 0.04 end:ran 0.04 end:rap 0.04 end:rar -0.12 end:ras 0.23 end:rbo 0.06
end:rch -0.11 end:rco -0.05 end:rda 0.07 end:rde -0.07 end:rdi 0.04 end:rdo 0.05 end:rds 0.05 end:red 0.04
end:ree -0.07 end:res 0.09 end:ret 0.05 end:rge 0.04 end:rgy -0.06 end:ric -0.12 end:rie 0.04 end:rig 0.14
end:ril 0.05 end:rio 0.06 end:rir -0.09 end:rje 0.17 end:rks -0.04 end:rly 0.04 end:rmo -0.04 end:rna 0.22
end:rne 0.04 end:rno 0.04 end:rns 0.07 end:rol 0.13 end:rom 0.04 end:ron -0.10 end:ror -0.11 end:ros 0.05
end:row -0.06 end:rry 0.11 end:rst 0.36 end:rta 0.12 end:rth -0.08 end:rto 0.04 end:rts 0.15 end:rty 0.04 end:rum 0.04
end:rve 0.07 end:rze 0.08 end:rès 0.04 end:sal -0.06 end:sed -0.14 end:ses 0.22 end:set -0.07 end:sic 0.06
end:sim -0.07 end:sis -0.20 end:ske -0.04 end:sly 0.04 end:smo 0.04 end:som 0.05 end:son 0.13 end:sor 0.06
end:sql 0.07 end:ssi -0.06 end:sta -0.07 end:ste -0.10 end:sts -0.05 end:sum 0.09 end:são 0.04 end:t's -0.13
end:tag -0.12 end:tal -0.04 end:ted -0.14 end:tee 0.08 end:tei -0.04 end:tem -0.18 end:ten 0.24 end:ter 0.16
end:tes -0.11 end:ths -0.06 end:thy -0.04 end:tic 0.05 end:tid 0.04 end:tif -0.04 end:tig -0.04 end:tim -0.04
end:tio 0.04 end:tly 0.23 end:tom 0.08 end:ton -0.09 end:top -0.05 end:tor -0.04 end:tos 0.06 end:tps -0.04
end:tra -0.04 end:tre 0.13 end:try 0.10 end:tti -0.05 end:tur -0.05 end:tår 0.05 end:t参数 -0.04 end:u'd -0.04
end:ual -0.08 end:ubs 0.05 end:uch 0.05 end:ude -0.05 end:ued -0.06 end:uen -0.04 end:uer -0.05 end:ues -0.30
end:ufe -0.04 end:uge 0.11 end:ugh 0.11 end:ukt 0.04 end:uld -0.26 end:ule 0.06 end:ult 0.13 end:ume 0.04 end:unt 0.12
end:ura -0.09 end:ure -0.22 end:urn -0.09 end:urs 0.04 end:urt 0.10 end:use 0.06 end:uta 0.04 end:uth 0.22
end:val 0.07 end:var -0.04 end:vas 0.04 end:vel 0.19 end:ver 0.11 end:ves 0.14 end:vre 0.05 end:way 0.07 end:wań -0.05
end:wed -0.08 end:wer 0.14 end:xed 0.08 end:xes -0.09 end:xts 0.04 end:y's 0.04 end:ybe -0.07 end:ych -0.04
end:yed 0.05 end:yes 0.04 end:yle 0.14 end:zed 0.06 end:zen 0.04 end:zer -0.04 end:zes 0.11 end:zio 0.04 end:ção 0.07
end:ées -0.06 end:łów -0.04 end:ает 0.18 end:ать -0.06 end:ают 0.04 end:вый 0.10 end:дан 0.07 end:ель -0.04
end:ния 0.07 end:нта 0.07 end:ные 0.06 end:ный 0.04 end:ому 0.05 end:рез 0.04 end:сии -0.10 end:сле 0.04 end:сты -0.04
end:тся 0.15 end:ئية 0.04 end:حظة -0.04 end:خدم 0.12 end:خطة 0.04 end:دمة 0.08 end:ديث 0.08 end:ديل 0.06 end:راح -0.04
end:ررة -0.04 end:شاء -0.06 end:شاف 0.04 end:طاء -0.04 end:طية 0.08 end:عاء 0.05 end:عدة 0.06 end:قات 0.05
end:لات -0.07 end:ملة 0.10 end:ميل -0.08 end:نات 0.11 end:نسخ 0.07 end:نفذ 0.22 end:نية 0.05 end:هام -0.05
end:وظف 0.04 end:وية -0.06 end:ويم -0.05 end:يات 0.04 end:します -0.12 end:었으나 -0.04 stem:absol -0.10
stem:acade -0.07 stem:accep -0.05 stem:acces -0.14 stem:accor -0.04 stem:accou 0.10 stem:accur -0.11 stem:activ 0.05
stem:actua 0.08 stem:adapt 0.23 stem:addin 0.06 stem:addre 0.08 stem:adici -0.05 stem:adobe -0.24 stem:adopt 0.04
stem:again 0.12 stem:agend -0.05 stem:agree -0.07 stem:ajust -0.04 stem:aktiv 0.07 stem:aktua -0.04 stem:aktue -0.05
stem:aldri 0.11 stem:alert 0.07 stem:algor -0.04 stem:aller 0.11 stem:almos -0.05 stem:alrea -0.05 stem:alter -0.13
stem:alway 0.07 stem:amazi -0.04 stem:ambig 0.05 stem:amoun 0.05 stem:ampli -0.04 stem:anali -0.10 stem:anbef 0.04
stem:anima 0.05 stem:annou -0.06 stem:anoth 0.04 stem:answe -0.08 stem:antwo 0.11 stem:anyth 0.13 stem:aplic 0.04
stem:apolo -0.05 stem:appea 0.06 stem:appen -0.11 stem:appre 0.06 stem:archi -0.04 stem:argum -0.04 stem:armou 0.05
stem:arqui -0.04 stem:artic -0.11 stem:artis 0.10 stem:asist -0.06 stem:askin -0.07 stem:asses -0.05 stem:assis -0.05
stem:assoc -0.04 stem:assum -0.06 stem:atomi 0.04 stem:attac -0.05 stem:attem 0.13 stem:atten 0.04 stem:audit -0.05
stem:ausst -0.06 stem:authe 0.06 stem:autom 0.08 stem:avail -0.08 stem:avera 0.05 stem:await -0.07 stem:aweso 0.04
stem:backg 0.05 stem:backo 0.17 stem:backt -0.08 stem:backu 0.09 stem:basel -0.04 stem:baske 0.11 stem:batch 0.04
stem:becau 0.14 stem:becom 0.08 stem:befor 0.25 stem:behav 0.17 stem:behin 0.08 stem:behol 0.06 stem:beisp -0.08
stem:belie 0.04 stem:bench 0.08 stem:benef -0.05 stem:benja 0.08 stem:besch -0.06 stem:bette -0.10 stem:betwe -0.10
stem:bewaa 0.11 stem:billi 0.13 stem:binar 0.08 stem:bindi -0.05 stem:block -0.06 stem:boots 0.04 stem:borde 0.08
stem:borro 0.05 stem:bound -0.04 stem:branc -0.10 stem:brand 0.07 stem:break 0.13 stem:brigh -0.04 stem:brill -0.04
stem:broug 0.07 stem:bruge 0.05 stem:budge -0.04 stem:buffe 0.04 stem:build -0.04 stem:bundl -0.12 stem:busin 0.08
stem:butto -0.15 stem:bygge 0.05 stem:cache 0.06 stem:calcu -0.04 stem:calen -0.04 stem:calib -0.04 stem:calle 0.09
stem:calli -0.05 stem:cambi -0.05 stem:camer 0.04 stem:cance -0.04 stem:candi -0.05 stem:capab 0.05 stem:captu -0.11
stem:carol 0.05 stem:carri 0.05 stem:catal 0.05 stem:categ 0.06 stem:cause 0.05 stem:causi -0.06 stem:cellu 0.05
stem:centr 0.15 stem:certa -0.04 stem:chall -0.12 stem:champ 0.07 stem:chang -0.12 stem:chapt -0.04 stem:charg 0.04
stem:chari 0.04 stem:chart 0.04 stem:check 0.10 stem:cheri 0.05 stem:choic 0.06 stem:chose -0.04 stem:churc 0.04
stem:citie -0.04 stem:claim -0.05 stem:clari -0.08 stem:class -0.05 stem:claud -0.07 stem:clean -0.06 stem:click -0.04
stem:clone 0.06 stem:close 0.19 stem:cloth 0.06 stem:clust 0.05 stem:codeb -0.05 stem:coder -0.06 stem:codin 0.05
stem:colla -0.04 stem:color 0.04 stem:combi 0.07 stem:comfo -0.05 stem:comme -0.04 stem:commu 0.08 stem:compa -0.17
stem:compe 0.07 stem:compi -0.19 stem:compl -0.11 stem:compo -0.14 stem:compr -0.04 stem:compu -0.06 stem:conce -0.11
stem:condi -0.05 stem:confe 0.08 stem:confi -0.07 stem:confl -0.14 stem:conne 0.11 stem:conse 0.06 stem:consi -0.08
stem:conso -0.04 stem:const -0.17 stem:consu 0.05 stem:conte -0.08 stem:conti -0.11 stem:contr 0.05 stem:conve -0.04
stem:cooki 0.10 stem:copil -0.08 stem:corpu 0.09 stem:corre -0.14 stem:corri -0.07 stem:count 0.18 stem:creat 0.05
stem:crede 0.06 stem:credi -0.07 stem:crite -0.05 stem:crypt -0.06 stem:críti -0.05 stem:cuand -0.08 stem:cultu 0.06
stem:custo 0.10 stem:cutof -0.05 stem:códig -0.05 stem:danac -0.05 stem:datab 0.23 stem:datas -0.06 stem:datet 0.06
stem:deakt 0.04 stem:debou 0.04 stem:debug -0.05 stem:decid 0.09 stem:decod -0.07 stem:decre 0.04 stem:dedic 0.04
stem:defau 0.18 stem:degra 0.04 stem:delib 0.06 stem:deplo 0.19 stem:depre 0.12 stem:deriv 0.08 stem:derni -0.04
stem:descr -0.09 stem:destr -0.06 stem:detai -0.06 stem:detal -0.06 stem:detec 0.09 stem:devel 0.16 stem:dialo 0.04
stem:diens 0.10 stem:difer -0.04 stem:digit 0.04 stem:direc -0.07 stem:disab 0.08 stem:disag 0.07 stem:disca 0.04
stem:disco 0.10 stem:discu -0.18 stem:dispa -0.11 stem:displ 0.06 stem:dista -0.11 stem:djang -0.07 stem:docke -0.07
stem:docum -0.04 stem:doesn 0.13 stem:dokum -0.14 stem:draft -0.05 stem:dream -0.04 stem:dropp 0.07 stem:dupli -0.07
stem:durin 0.14 stem:ecosy -0.06 stem:edite -0.05 stem:editi 0.04 stem:educa 0.07 stem:effec 0.06 stem:efter 0.04
stem:einst -0.04 stem:elaps -0.04 stem:email 0.08 stem:enabl 0.08 stem:encod 0.04 stem:encou 0.06 stem:endno -0.09
stem:energ -0.07 stem:enhan -0.05 stem:ensur 0.06 stem:enter -0.08 stem:entsc 0.04 stem:erreu -0.06 stem:error -0.04
stem:erste -0.09 stem:escal 0.06 stem:escap 0.08 stem:escri 0.04 stem:eslin 0.07 stem:espec 0.04 stem:estad 0.04
stem:etape -0.04 stem:evalu 0.04 stem:event -0.09 stem:every -0.12 stem:evide -0.06 stem:evolu -0.09 stem:examp 0.05
stem:excel 0.08 stem:excep -0.04 stem:excha 0.05 stem:exclu 0.05 stem:execs -0.09 stem:exist -0.11 stem:expec -0.04
stem:expir 0.15 stem:expla -0.05 stem:expli -0.07 stem:explo -0.09 stem:expor 0.12 stem:expre -0.07 stem:exten 0.09
stem:extra -0.21 stem:fabia 0.04 stem:facin 0.06 stem:facto -0.07 stem:faile -0.20 stem:failu 0.07 stem:fallb 0.06
stem:famil -0.06 stem:fasta -0.06 stem:favic -0.04 stem:featu -0.12 stem:feedb -0.08 stem:fehle -0.05 stem:feile 0.04
stem:festi 0.04 stem:fichi -0.06 stem:field -0.09 stem:fille -0.08 stem:final -0.13 stem:finde -0.06 stem:findi -0.05
stem:finis -0.05 stem:flagg -0.04 stem:floor 0.06 stem:flush 0.09 stem:folde -0.11 stem:follo -0.26 stem:fonct -0.06
stem:force 0.04 stem:forge 0.04 stem:formå 0.06 stem:found 0.04 stem:frame 0.08 stem:frank 0.06 stem:freit -0.11
stem:friga 0.04 stem:funct -0.18 stem:funge -0.06 stem:furth -0.08 stem:futur -0.13 stem:først 0.04 stem:gaine -0.04
stem:garan 0.08 stem:gatew 0.07 stem:gemin -0.06 stem:gener -0.08 stem:genst 0.05 stem:getin -0.05 stem:gette -0.05
stem:getti -0.10 stem:githu -0.05 stem:gitig -0.05 stem:givin 0.05 stem:glove -0.09 stem:googl -0.04 stem:gradl -0.04
stem:groun -0.11 stem:group -0.05 stem:guard 0.11 stem:hando -0.05 stem:happe -0.06 stem:happi -0.08 stem:hardc 0.04
stem:havin -0.05 stem:heade 0.07 stem:helpi 0.06 stem:here' -0.06 stem:herod -0.04 stem:hipót -0.07 stem:histo 0.05
stem:homea 0.04 stem:horai 0.05 stem:hosti 0.04 stem:house -0.06 stem:hoved 0.21 stem:howev 0.09 stem:human 0.10
stem:hypot -0.04 stem:ident -0.16 stem:ignor -0.04 stem:imagi -0.07 stem:impac -0.10 stem:imple -0.10 stem:impli -0.08
stem:impor -0.14 stem:impre 0.05 stem:impro -0.08 stem:incep -0.04 stem:inclu -0.04 stem:incor -0.08 stem:indep 0.08
stem:index -0.05 stem:indiv -0.06 stem:infor -0.05 stem:initi -0.09 stem:injec -0.07 stem:inlin -0.04 stem:input -0.07
stem:inqui -0.04 stem:inser -0.05 stem:insid 0.08 stem:insig -0.06 stem:inspe -0.08 stem:inspi 0.05 stem:insta 0.12
stem:inste 0.06 stem:insti -0.04 stem:instr -0.06 stem:inves -0.06 stem:invit 0.04 stem:invok 0.05 stem:invol -0.07
stem:issue -0.22 stem:itera 0.12 stem:itsel 0.08 stem:jamai 0.07 stem:janua 0.05 stem:japan -0.04 stem:john' 0.04
stem:jupyt -0.04 stem:kamer -0.08 stem:kjøre 0.04 stem:komme -0.09 stem:konfi -0.04 stem:koord -0.04 stem:kriti -0.06
stem:kunde -0.05 stem:l'err 0.07 stem:large -0.06 stem:lasse -0.04 stem:laten 0.05 stem:lates -0.04 stem:layou -0.15
stem:leade 0.05 stem:leadi 0.07 stem:leagu 0.07 stem:lectu -0.05 stem:ledig 0.06 stem:liber -0.06 stem:lifec 0.04
stem:limit 0.13 stem:linea -0.04 stem:lineb 0.05 stem:linki 0.05 stem:liqui 0.04 stem:lisbo 0.05 stem:liste 0.11
stem:lleva -0.05 stem:loade 0.09 stem:logge -0.10 stem:lokal -0.06 stem:looki -0.07 stem:losin 0.04 stem:losow -0.05
stem:l’int -0.06 stem:maint -0.11 stem:manag 0.06 stem:marat 0.04 stem:marke 0.09 stem:marsh -0.06 stem:match -0.16
stem:mathe -0.09 stem:matur -0.05 stem:meani 0.08 stem:measu 0.06 stem:mecha -0.04 stem:mediu -0.05 stem:meeti -0.21
stem:membe 0.20 stem:memor 0.09 stem:menti 0.05 stem:merca 0.04 stem:mergi 0.06 stem:messa -0.05 stem:metad 0.05
stem:metho -0.05 stem:metri 0.16 stem:middl -0.05 stem:migra 0.12 stem:miles 0.05 stem:milho -0.04 stem:minim 0.12
stem:minio -0.04 stem:minut 0.06 stem:mirro 0.13 stem:mispl -0.04 stem:missi -0.04 stem:mobil 0.05 stem:model 0.05
stem:moder -0.07 stem:modif -0.05 stem:momen -0.13 stem:monor 0.15 stem:motiv 0.09 stem:movin 0.06 stem:multi 0.05
stem:mumme -0.09 stem:museu 0.06 stem:métie -0.04 stem:names 0.05 stem:nativ 0.10 stem:natur 0.04 stem:navig -0.13
stem:neces -0.07 stem:netli -0.05 stem:nettv 0.04 stem:netwo -0.04 stem:neura -0.04 stem:nobod 0.07 stem:nolog -0.08
stem:norma -0.08 stem:nothi -0.08 stem:notic 0.08 stem:novem -0.09 stem:nächs -0.19 stem:nøkke 0.05 stem:númer 0.05
stem:obser -0.07 stem:obtai 0.06 stem:offer -0.05 stem:offic 0.04 stem:offse -0.08 stem:oldes 0.04 stem:onlin 0.07
stem:opena -0.10 stem:openi -0.07 stem:opens -0.04 stem:optim -0.04 stem:oracl 0.04 stem:order -0.05 stem:organ 0.04
stem:other -0.07 stem:outli -0.04 stem:outlo -0.05 stem:outpu -0.15 stem:overv -0.05 stem:packa -0.08 stem:palet -0.04
stem:panda -0.07 stem:parag -0.07 stem:param 0.11 stem:paren 0.06 stem:parse -0.08 stem:parte 0.05 stem:parti -0.06
stem:partn 0.06 stem:pasad -0.05 stem:passa -0.07 stem:passe -0.04 stem:passi -0.13 stem:patte 0.10 stem:perfe 0.08
stem:perha -0.05 stem:perio 0.05 stem:persi -0.06 stem:perso 0.09 stem:phila -0.08 stem:phone 0.06 stem:picku -0.04
stem:pictu -0.10 stem:pillo 0.10 stem:pipel 0.05 stem:plann -0.08 stem:playw -0.06 stem:pleas -0.09 stem:polis -0.05
stem:polit 0.08 stem:pomys -0.04 stem:porta 0.04 stem:poste -0.04 stem:postg 0.08 stem:posts 0.11 stem:potte 0.12
stem:pract -0.04 stem:preci -0.04 stem:prede 0.05 stem:predi -0.05 stem:prefe 0.04 stem:prefi 0.09 stem:prelo 0.05
stem:premi 0.08 stem:prepa -0.09 stem:press -0.05 stem:prett -0.06 stem:preve 0.06 stem:previ -0.16 stem:prima 0.10
stem:princ 0.08 stem:priva 0.08 stem:proba -0.06 stem:probl 0.06 stem:proce -0.04 stem:produ 0.09 stem:profi 0.10
stem:progr -0.08 stem:proje 0.11 stem:promp 0.12 stem:propa 0.04 stem:propo -0.14 stem:propr -0.06 stem:prote 0.10
stem:proto -0.04 stem:prova -0.05 stem:provi -0.30 stem:proxm -0.04 stem:prueb -0.04 stem:publi 0.11 stem:pursu -0.05
stem:pushb 0.04 stem:pushe -0.06 stem:pushi -0.04 stem:quant -0.05 stem:queri 0.08 stem:query 0.07 stem:quest -0.22
stem:radiu 0.05 stem:raisi 0.04 stem:raiso -0.06 stem:ratin 0.05 stem:reada 0.05 stem:readm -0.14 stem:reall -0.06
stem:reaso 0.04 stem:reboo 0.04 stem:rebui -0.06 stem:recei -0.09 stem:recen -0.09 stem:recep 0.07 stem:recip -0.04
stem:recom -0.07 stem:recor 0.05 stem:recur -0.09 stem:redep -0.05 stem:reduc 0.09 stem:refer 0.06 stem:refin -0.05
stem:refun 0.06 stem:regar -0.06 stem:regio 0.05 stem:regis -0.08 stem:regul 0.07 stem:reini 0.04 stem:reins 0.04
stem:relat -0.11 stem:relea 0.11 stem:relev -0.11 stem:relia -0.09 stem:remai -0.05 stem:remot -0.08 stem:remov 0.04
stem:rempl -0.04 stem:rende -0.17 stem:reope 0.04 stem:repai -0.05 stem:repet 0.04 stem:repli 0.13 stem:repor -0.22
stem:repre -0.04 stem:repro 0.07 stem:requi 0.14 stem:resea -0.07 stem:reser 0.06 stem:reset 0.07 stem:resis -0.06
stem:respo -0.06 stem:resta 0.08 stem:resul -0.18 stem:retai 0.11 stem:retor 0.05 stem:rever 0.04 stem:revie -0.04
stem:revis 0.06 stem:roami -0.05 stem:rollu 0.05 stem:rosen 0.07 stem:route -0.05 stem:routi 0.11 stem:runne -0.06
stem:runni -0.05 stem:sakna 0.05 stem:sampl 0.05 stem:sandb -0.13 stem:satis -0.08 stem:sauve 0.06 stem:scann -0.06
stem:sched 0.20 stem:schoo 0.05 stem:scope -0.05 stem:scrap -0.06 stem:scrip 0.06 stem:scrol -0.06 stem:searc -0.15
stem:seaso 0.04 stem:secti -0.09 stem:secur -0.18 stem:seede -0.06 stem:segur 0.07 stem:selec 0.11 stem:semap 0.05
stem:sempr 0.16 stem:sendi -0.05 stem:sensi 0.07 stem:senso 0.06 stem:separ 0.04 stem:seria -0.04 stem:serve -0.09
stem:servi 0.05 stem:sessi 0.07 stem:settl 0.07 stem:share 0.12 stem:shari 0.05 stem:short -0.04 stem:shoul -0.23
stem:showc 0.06 stem:showe 0.05 stem:showi -0.04 stem:sideb -0.04 stem:signa 0.06 stem:signe 0.09 stem:sikke 0.16
stem:sikri 0.09 stem:silen 0.06 stem:sincr -0.05 stem:singl 0.11 stem:siste 0.04 stem:skill -0.07 stem:skipp -0.04
stem:slide -0.05 stem:slipp 0.05 stem:snipp 0.06 stem:socia 0.05 stem:softw 0.04 stem:solut 0.04 stem:someo -0.04
stem:somet -0.04 stem:sorti 0.06 stem:sourc 0.09 stem:speak -0.04 stem:specu -0.04 stem:spell 0.05 stem:sport 0.08
stem:stabi 0.06 stem:stagi 0.13 stem:stand 0.06 stem:start -0.11 stem:state 0.08 stem:stati -0.07 stem:stefa -0.04
stem:stone 0.04 stem:store 0.07 stem:strai -0.05 stem:strat 0.04 stem:strea -0.05 stem:stren 0.04 stem:stres -0.06
stem:stric 0.06 stem:strik 0.07 stem:strip -0.05 stem:stron 0.08 stem:struc -0.04 stem:stude -0.05 stem:style -0.08
stem:subdi 0.05 stem:submi -0.05 stem:subsc 0.06 stem:succe -0.15 stem:sugge -0.17 stem:summa -0.10 stem:suppl 0.04
stem:suppo -0.06 stem:suppr -0.04 stem:surfa 0.07 stem:sympt 0.05 stem:syste -0.06 stem:systè 0.04 stem:tabel -0.04
stem:takin -0.10 stem:talen 0.05 stem:talki 0.04 stem:tarea 0.06 stem:techn -0.11 stem:teleg 0.09 stem:termi -0.19
stem:teste -0.24 stem:testi -0.08 stem:thank -0.04 stem:that' -0.05 stem:theor -0.09 stem:there -0.10 stem:they' 0.04
stem:thing -0.05 stem:think 0.08 stem:thirt 0.04 stem:thoug -0.20 stem:thurs -0.04 stem:tiemp 0.04 stem:tilba -0.04
stem:timed -0.04 stem:timeo 0.22 stem:times 0.04 stem:tjene 0.06 stem:tkint 0.10 stem:toggl 0.04 stem:token 0.07
stem:tomor -0.07 stem:topic -0.09 stem:touch 0.06 stem:track -0.06 stem:train 0.13 stem:trans -0.09 stem:trave -0.04
stem:treas -0.08 stem:treat 0.06 stem:treff -0.10 stem:tripl -0.05 stem:troub -0.04 stem:trust 0.04 stem:tuesd 0.12
stem:types 0.11 stem:typin 0.08 stem:uncom -0.05 stem:under -0.13 stem:unexp 0.05 stem:uniqu 0.05 stem:unite 0.05
stem:unles 0.04 stem:unlik -0.04 stem:unrel -0.04 stem:unter -0.05 stem:unuse 0.05 stem:updat -0.10 stem:uploa 0.05
stem:usabl 0.04 stem:usefu 0.05 stem:usern -0.04 stem:utili -0.06 stem:valid 0.07 stem:value -0.06 stem:vanis 0.04
stem:varia 0.10 stem:venci 0.06 stem:vendo -0.05 stem:verba -0.05 stem:verce -0.04 stem:verdi -0.05 stem:verif -0.23
stem:versi 0.08 stem:viewp -0.06 stem:violi 0.09 stem:visib 0.10 stem:visit 0.04 stem:visua -0.04 stem:vites -0.06
stem:volum 0.04 stem:volun -0.04 stem:votin 0.18 stem:vulne -0.08 stem:vérif -0.05 stem:waiti -0.10 stem:wante 0.05
stem:warra 0.06 stem:webho 0.10 stem:webso -0.05 stem:websu -0.05 stem:weekd 0.13 stem:wheel -0.05 stem:whene -0.05
stem:wheth -0.17 stem:widge 0.06 stem:wijzi 0.06 stem:wikim 0.06 stem:wikip -0.07 stem:windo 0.05 stem:winni 0.06
stem:witho 0.16 stem:wizar 0.04 stem:workb 0.04 stem:worke 0.10 stem:workf 0.07 stem:worki -0.09 stem:workl 0.06
stem:works -0.10 stem:workt -0.09 stem:world 0.04 stem:write 0.05 stem:writi 0.08 stem:you'l 0.04 stem:you'v -0.04
stem:yours -0.06 stem:zapie -0.05 stem:zipco -0.05 stem:zweit -0.04 stem:últim -0.04 stem:дейст 0.04 stem:запис -0.05
stem:запро 0.04 stem:потом 0.04 stem:прави -0.05 stem:сесси -0.11 stem:следу -0.04 stem:اقترا -0.04 stem:اكتشا 0.04
stem:الإيم -0.05 stem:الاحت 0.07 stem:البيا 0.05 stem:التقو -0.05 stem:الشام 0.07 stem:الفور -0.04 stem:المست 0.10
stem:المنف 0.22 stem:بالكا -0.04 stem:بيانا 0.06 stem:تفاعل -0.04 stem:تلقائ 0.05 word:0 0.52 word:a 0.34
word:aaif 0.04 word:about -0.19 word:above -0.11 word:abrir -0.06 word:absolute -0.07 word:academic -0.06
word:accept -0.09 word:accessed -0.06 word:accessible -0.07 word:accounts 0.04 word:accuracy -0.04 word:accurate -0.05
word:action -0.09 word:actions 0.04 word:active 0.10 word:actively -0.04 word:activeworkspaceid -0.09
word:actual -0.06 word:actually 0.14 word:adaptive 0.09 word:add -0.06 word:added -0.10 word:adding 0.06
word:address 0.10 word:adept -0.04 word:admin -0.10 word:adobe 0.07 word:advanced 0.04 word:again -0.10
word:against 0.12 word:age 0.04 word:agenda -0.05 word:agentic 0.04 word:ago 0.07 word:agreed -0.07 word:ahead -0.06
word:ai -0.04 word:aider -0.18 word:ainda -0.04 word:al -0.05 word:aldri -0.04 word:aldrig 0.11 word:alerts 0.07
word:alias -0.04 word:alive -0.04 word:all -0.04 word:alla -0.10 word:alle -0.07 word:allergic 0.06 word:allow 0.05
word:allows 0.05 word:almost -0.05 word:alone 0.07 word:alpha -0.06 word:already -0.05 word:als 0.06 word:also -0.08
word:alta -0.06 word:alternatives -0.06 word:always 0.06 word:am -0.12 word:amazing -0.04 word:amount 0.04
word:an 0.20 word:analysis -0.09 word:analyzes 0.06 word:and -0.18 word:another 0.04 word:answer -0.11 word:any -0.18
word:anything 0.13 word:ao -0.05 word:api 0.25 word:app 0.04 word:append -0.10 word:application 0.04
word:applications 0.04 word:apply -0.04 word:approach -0.12 word:approval 0.08 word:approved 0.08 word:april 0.04
word:archive 0.04 word:archivo -0.05 word:are 0.15 word:area 0.04 word:areas -0.04 word:arguments -0.07
word:armour 0.05 word:art 0.04 word:article -0.09 word:artifact 0.04 word:artifacts -0.04 word:ask -0.09
word:asked -0.04 word:asking -0.07 word:assessment -0.07 word:assim -0.05 word:assistance -0.05 word:assistant -0.07
word:assumption -0.04 word:aster -0.10 word:así -0.07 word:at 0.26 word:atomic 0.04 word:attach -0.04
word:attacks 0.04 word:attempt -0.04 word:attempted -0.06 word:attempts 0.20 word:attended 0.04 word:attention 0.04
word:audit -0.09 word:auf 0.07 word:authenticate 0.04 word:authentication 0.05 word:automatically 0.07
word:autor -0.04 word:available -0.09 word:avec -0.08 word:average 0.05 word:avoid -0.04 word:await -0.05
word:awaits -0.06 word:awesome 0.04 word:b -0.08 word:ba -0.05 word:backed -0.04 word:backend 0.04
word:background 0.05 word:backoff 0.17 word:backticks -0.04 word:backup 0.07 word:ball 0.07 word:bar -0.04
word:bars -0.04 word:base -0.06 word:based -0.15 word:baseline -0.04 word:bash -0.09 word:basketball 0.12 word:be 0.06
word:because 0.14 word:become 0.06 word:beef -0.07 word:been -0.08 word:before 0.25 word:begin 0.04
word:beginning 0.04 word:behavior 0.09 word:behind 0.08 word:beholdes 0.06 word:bei 0.04 word:being -0.17
word:beispiel -0.08 word:believe 0.07 word:believing -0.05 word:below -0.06 word:benchmark 0.09 word:benefits -0.04
word:benjamin 0.08 word:best -0.08 word:better -0.10 word:between -0.10 word:big 0.09 word:billing 0.13
word:binary 0.07 word:bind -0.05 word:binding -0.05 word:bis -0.10 word:bit -0.04 word:blank 0.05 word:block 0.07
word:blocker -0.05 word:blockers -0.04 word:blocs -0.05 word:blog -0.14 word:board 0.11 word:bolt 0.09 word:book -0.05
word:books 0.14 word:bootstrap 0.04 word:border 0.08 word:br -0.09 word:branch -0.07 word:brands 0.06
word:brilliant -0.04 word:broad 0.08 word:broke 0.06 word:broker 0.04 word:brought 0.07 word:browser -0.04
word:bruk 0.07 word:budget -0.04 word:bug 0.06 word:build 0.07 word:buildconfig -0.04 word:builder 0.04
word:builds -0.09 word:bun 0.05 word:bundle -0.12 word:business 0.06 word:but 0.13 word:button -0.10
word:buttons -0.05 word:buy 0.05 word:by 0.23 word:cache 0.13 word:calendar -0.04 word:call -0.09 word:callback 0.04
word:called 0.06 word:callers 0.04 word:calling -0.05 word:calls 0.14 word:camera 0.04 word:campo 0.08
word:can't -0.17 word:cancel -0.05 word:candidates -0.05 word:capa -0.04 word:captura -0.07 word:captured -0.05
word:card 0.07 word:cards 0.10 word:catch 0.05 word:cause -0.06 word:caused 0.05 word:causing -0.06 word:cd 0.06
word:cdn 0.05 word:ce -0.06 word:cellular 0.05 word:centrally 0.07 word:centre 0.08 word:cf -0.05 word:cgi -0.04
word:chain 0.07 word:chair -0.06 word:challenge -0.10 word:change 0.10 word:changes -0.17 word:chapter -0.05
word:char -0.04 word:chat 0.05 word:check -0.06 word:checkbox 0.07 word:checked -0.08 word:checking 0.14
word:checksum 0.04 word:cheese -0.04 word:church 0.04 word:ci 0.08 word:cities -0.04 word:claim -0.08
word:claims -0.06 word:class 0.06 word:classification -0.05 word:clean -0.04 word:cleanly -0.06 word:click 0.11
word:close 0.09 word:closes 0.17 word:clothes 0.07 word:cloud 0.06 word:cmd -0.07 word:code -0.07 word:codebase -0.05
word:coderunner -0.06 word:coding 0.05 word:colab -0.04 word:collapsed -0.06 word:column 0.04 word:columns -0.07
word:commands 0.04 word:commit 0.06 word:commitlint 0.04 word:commits -0.11 word:committed -0.08 word:committee 0.06
word:communicate 0.05 word:como 0.08 word:compares -0.06 word:competition 0.07 word:compile -0.12 word:compiled -0.11
word:completa -0.05 word:completadas -0.04 word:completely -0.04 word:completion -0.04 word:complex 0.04
word:component -0.07 word:compose -0.05 word:computer -0.06 word:con -0.09 word:concerns -0.08 word:conclusion -0.04
word:conference 0.10 word:config 0.30 word:configuración -0.07 word:confirm 0.04 word:confirmation -0.05
word:confirmed -0.11 word:conflict -0.10 word:connections 0.14 word:cons -0.06 word:considering -0.05
word:constantly -0.04 word:constraint -0.09 word:constructs -0.05 word:contact 0.04 word:container -0.13
word:containers 0.05 word:contains 0.06 word:content -0.16 word:contenu -0.05 word:continue -0.04 word:contract 0.05
word:control 0.10 word:controls -0.04 word:conversation -0.09 word:conversations 0.05 word:convert -0.05
word:cookie 0.06 word:cookies 0.04 word:copilot -0.08 word:copy 0.09 word:corpus 0.09 word:correct -0.05
word:correctly -0.05 word:corso -0.04 word:costs -0.04 word:count 0.05 word:country 0.07 word:coverage 0.05
word:create 0.08 word:created -0.08 word:creating 0.07 word:creation -0.04 word:creator 0.04 word:credentials 0.10
word:credits -0.05 word:criteria -0.05 word:cross -0.06 word:crypto -0.07 word:crítico -0.04 word:cs -0.05
word:csv -0.09 word:cta -0.04 word:ctown -0.07 word:ctrl 0.10 word:cuando -0.08 word:curl 0.09 word:current -0.23
word:currently 0.20 word:custom 0.04 word:customer 0.06 word:cut 0.05 word:cutoff -0.05 word:cycle -0.07
word:czy -0.05 word:código -0.05 word:d -0.26 word:da -0.07 word:dad 0.05 word:dagar 0.11 word:dage 0.18
word:dagen 0.11 word:dager 0.08 word:daily 0.09 word:dan 0.07 word:danach -0.05 word:dance 0.05 word:dashboard 0.06
word:dashboardet -0.05 word:data 0.05 word:database 0.22 word:datasets -0.10 word:date -0.11 word:datetime 0.06
word:dato -0.10 word:datum 0.04 word:day -0.06 word:db 0.07 word:de 0.14 word:deaktivert 0.04 word:debounce 0.04
word:debt -0.04 word:debug -0.07 word:debugger -0.04 word:decide -0.07 word:decided 0.14 word:decision 0.08
word:decisions -0.10 word:declared -0.05 word:decremented 0.04 word:def 0.05 word:default 0.22 word:defined -0.09
word:defines 0.06 word:degradation 0.04 word:del -0.04 word:delayed 0.04 word:deletion -0.05 word:deliberately 0.05
word:delta 0.04 word:dem 0.05 word:den -0.07 word:dependencies -0.04 word:deploy 0.14 word:deployment 0.08
word:deprecated 0.06 word:deps 0.07 word:der -0.11 word:des -0.05 word:describe 0.06 word:description -0.16
word:design -0.07 word:designed 0.04 word:det -0.09 word:detailed -0.04 word:detect 0.06 word:detects 0.05
word:determine -0.04 word:dev -0.15 word:developer 0.04 word:developers 0.07 word:development 0.06 word:device 0.04
word:dias 0.04 word:did -0.04 word:die 0.07 word:dienst 0.10 word:different -0.05 word:direct -0.04
word:directly -0.05 word:directories 0.04 word:dirty -0.05 word:disabled 0.04 word:disagree 0.07 word:discordo 0.05
word:discover 0.04 word:discussed -0.07 word:discussion -0.09 word:dispatch -0.06 word:distance -0.10
word:django -0.07 word:dns 0.10 word:do -0.07 word:doc -0.10 word:docker -0.04 word:docs 0.08 word:document -0.05
word:documentation -0.13 word:documented 0.11 word:does 0.13 word:doesn't 0.11 word:doi -0.05 word:dokumentation -0.07
word:dom -0.04 word:don't 0.08 word:done -0.05 word:door 0.04 word:dough 0.04 word:down -0.05 word:downloads 0.04
word:draft -0.15 word:dream -0.04 word:drift 0.04 word:dropped 0.06 word:drops 0.05 word:dry 0.16 word:du 0.13
word:duplicate -0.05 word:during 0.14 word:dynamic 0.04 word:e -0.10 word:each 0.06 word:easy 0.04 word:ec -0.06
word:ecosystem -0.06 word:edge 0.05 word:edit -0.11 word:edited -0.06 word:editing 0.05 word:edits 0.07
word:educational 0.10 word:een 0.05 word:eerst 0.09 word:efficient 0.04 word:eftersom 0.05 word:egg 0.04
word:eight 0.13 word:eine 0.05 word:einem -0.04 word:einen -0.07 word:ekte -0.07 word:el 0.04 word:elapsed -0.04
word:email -0.09 word:employees 0.04 word:en -0.10 word:enabled 0.09 word:encoding 0.05 word:encounter 0.04
word:end 0.08 word:endnote -0.09 word:engineer -0.05 word:ensure 0.05 word:enter -0.06 word:entering -0.04
word:entire -0.04 word:entirely 0.04 word:enum 0.05 word:env -0.06 word:error -0.11 word:errors -0.08 word:erst 0.04
word:escape 0.06 word:ese -0.09 word:eslint 0.10 word:est -0.09 word:esta -0.05 word:estado 0.05 word:está -0.05
word:et -0.10 word:etaper -0.05 word:eth 0.06 word:eval -0.07 word:even 0.05 word:evening -0.04 word:event 0.05
word:evento -0.07 word:every 0.07 word:everything -0.11 word:evidence -0.04 word:evolution -0.09 word:example 0.04
word:excellent 0.08 word:exception -0.04 word:exchange 0.06 word:executing -0.06 word:execution 0.05 word:exist -0.05
word:existed -0.04 word:existing -0.13 word:expert -0.07 word:expertise -0.06 word:expire 0.07 word:expired 0.06
word:explain -0.04 word:explanation -0.04 word:explicitly -0.05 word:exploit 0.04 word:explore -0.06 word:export 0.09
word:expressed -0.04 word:extends 0.04 word:extension 0.10 word:extra -0.04 word:extract -0.10 word:f -0.15
word:fa -0.04 word:facing 0.06 word:factory -0.05 word:fail 0.09 word:failed -0.20 word:failure 0.06 word:fair 0.08
word:faire -0.04 word:fan 0.05 word:fantastic -0.04 word:farah -0.06 word:fase -0.12 word:fastapi -0.06 word:fc -0.08
word:feature -0.13 word:fecha 0.09 word:fee 0.07 word:feedback -0.07 word:feel -0.13 word:feels -0.06 word:fees 0.05
word:fel -0.06 word:felt -0.07 word:ferdig -0.05 word:fetched -0.04 word:few -0.07 word:fewer 0.06 word:fichier -0.04
word:field 0.12 word:fields -0.09 word:figures -0.04 word:fijo -0.04 word:file -0.06 word:filenotfounderror -0.04
word:files -0.23 word:filled -0.04 word:film 0.04 word:filtered 0.05 word:finally -0.07 word:find -0.08
word:findet -0.07 word:finding -0.04 word:finds 0.06 word:finished -0.04 word:fire 0.04 word:first 0.20 word:five 0.19
word:fix -0.18 word:fixed 0.06 word:flag -0.05 word:flags 0.13 word:flash 0.07 word:flip 0.04 word:floor 0.06
word:floorplan 0.06 word:flow 0.06 word:focus -0.04 word:folder -0.08 word:follow -0.11 word:followed -0.04
word:following -0.09 word:font 0.08 word:fonts 0.14 word:for 0.15 word:force 0.04 word:fordi 0.09 word:forget 0.04
word:form 0.20 word:formato 0.04 word:formål 0.06 word:found 0.07 word:foundation -0.04 word:four 0.04 word:fout 0.05
word:fp 0.05 word:framework 0.06 word:frankfurt 0.07 word:frigate 0.04 word:from 0.13 word:frost 0.04
word:funciona -0.04 word:function -0.07 word:functionality -0.07 word:functions 0.04 word:further -0.09 word:fuso 0.05
word:future -0.09 word:først 0.05 word:für -0.08 word:g 0.05 word:gain -0.06 word:gained -0.04 word:game 0.04
word:games -0.06 word:gap 0.10 word:gate 0.08 word:gates 0.04 word:gateway 0.06 word:gb 0.12 word:gemini -0.06
word:generate 0.05 word:generated -0.20 word:generation 0.05 word:generic -0.10 word:get 0.04 word:getinput -0.05
word:getter -0.05 word:getting -0.10 word:git -0.17 word:gitignore -0.05 word:given -0.14 word:giving 0.05
word:glad -0.04 word:gloves -0.09 word:glow -0.04 word:goal -0.04 word:goals 0.05 word:goes 0.05 word:gonna 0.04
word:good -0.09 word:google -0.05 word:got 0.06 word:gpt -0.04 word:gradle -0.04 word:grain 0.05 word:graphical 0.04
word:green -0.09 word:greta -0.14 word:grew 0.04 word:ground -0.10 word:guard -0.07 word:guess -0.06 word:guest 0.05
word:guide 0.04 word:gym 0.08 word:gå -0.04 word:h -0.08 word:ha -0.04 word:hace 0.04 word:hacer 0.05 word:half 0.07
word:hand 0.06 word:handlers -0.04 word:handling -0.08 word:happiness -0.07 word:happy -0.06 word:har 0.07
word:hard -0.08 word:hardcoded 0.04 word:harry 0.11 word:haru -0.05 word:has -0.06 word:hash 0.06 word:have -0.05
word:having -0.05 word:header 0.06 word:healthy -0.05 word:hele 0.04 word:hello 0.04 word:help 0.05 word:helper -0.04
word:helping 0.06 word:helps 0.06 word:here -0.22 word:here's -0.06 word:herodevs -0.04 word:him 0.12
word:hipótesis -0.05 word:his 0.16 word:hn -0.05 word:holds 0.15 word:homeassistant 0.04 word:hooks -0.04
word:hope -0.07 word:horas -0.04 word:hosting 0.04 word:hours 0.06 word:hovedsikring 0.06 word:how -0.20
word:however 0.09 word:http -0.04 word:https -0.04 word:hub 0.07 word:humans 0.06 word:hver 0.09 word:hvis 0.04
word:i 0.13 word:i'll -0.26 word:i'm -0.04 word:i've 0.11 word:icons -0.07 word:idea -0.04 word:identical -0.04
word:identify -0.10 word:identity 0.06 word:ids 0.04 word:if -0.24 word:ignore -0.05 word:ignored 0.04 word:il 0.08
word:im 0.06 word:image 0.10 word:impact -0.06 word:implement 0.11 word:implementación -0.05 word:implementation -0.06
word:implicit -0.05 word:imports -0.09 word:improve 0.04 word:improvements -0.04 word:in 0.14 word:inbox -0.04
word:inc -0.05 word:inception -0.04 word:include -0.08 word:including 0.07 word:incorrect -0.10 word:independent 0.04
word:index 0.08 word:individuals -0.04 word:industries -0.04 word:industry 0.05 word:info -0.07 word:ingen 0.13
word:initial -0.05 word:injection -0.07 word:inline -0.04 word:inner -0.05 word:inp -0.05 word:inputs -0.08
word:inquired -0.04 word:insert -0.04 word:inside 0.08 word:insights -0.06 word:inspector -0.05 word:inspiring 0.06
word:instagram 0.05 word:install -0.05 word:installed 0.06 word:instead 0.06 word:instruction -0.04 word:int -0.05
word:intellectuals -0.04 word:interfaz 0.06 word:interrupted -0.05 word:into 0.19 word:invited 0.08 word:invoices 0.06
word:is -0.17 word:issues -0.22 word:it -0.16 word:item -0.15 word:iterations 0.11 word:its 0.18 word:itself 0.08
word:i’ll -0.06 word:i’m -0.08 word:jag -0.05 word:jamais 0.07 word:january 0.05 word:japanese -0.04 word:java -0.05
word:je -0.07 word:jeans -0.04 word:job 0.13 word:john 0.08 word:john's 0.04 word:jonas -0.09 word:jour -0.05
word:jours 0.07 word:jp 0.05 word:js 0.16 word:json 0.29 word:jsonl 0.11 word:jsx 0.06 word:judge 0.04 word:june -0.08
word:jupyter -0.05 word:just -0.18 word:já 0.04 word:k -0.10 word:kabel 0.06 word:kafka 0.09 word:kamera -0.08
word:kb -0.14 word:keep 0.17 word:keeps 0.06 word:keine -0.09 word:kept 0.07 word:keys 0.10 word:kill 0.04
word:kind -0.04 word:know -0.08 word:kommer -0.08 word:kopi 0.04 word:kritisk -0.06 word:krok -0.09 word:kurs 0.15
word:kurve 0.04 word:l -0.05 word:l'erreur 0.04 word:la -0.11 word:lab -0.07 word:label 0.08 word:labels 0.04
word:labs -0.06 word:lagen -0.04 word:large -0.06 word:larger -0.04 word:las 0.07 word:lassen -0.04 word:latency 0.04
word:later 0.10 word:latest -0.09 word:launch 0.07 word:launcher -0.06 word:layout -0.17 word:leading 0.07
word:league 0.07 word:learning 0.08 word:learnings -0.05 word:ledige 0.06 word:left 0.06 word:legal -0.05
word:les -0.15 word:less 0.05 word:let's -0.11 word:level 0.16 word:lgbtq 0.05 word:libero -0.06 word:lifecycle 0.04
word:limit 0.06 word:limited 0.07 word:limiting 0.08 word:lind -0.14 word:linebreak 0.05 word:lines -0.14
word:link -0.10 word:linking 0.05 word:links -0.09 word:lint 0.04 word:linux 0.10 word:lisbon 0.04 word:list -0.18
word:listed 0.05 word:listens 0.08 word:lists 0.05 word:live -0.05 word:lives 0.06 word:llm -0.07 word:load -0.07
word:loader 0.16 word:loans 0.05 word:localhost -0.04 word:locate -0.06 word:location 0.08 word:lock 0.13
word:log 0.10 word:logger -0.07 word:logic -0.07 word:logo -0.05 word:logs 0.05 word:long 0.06 word:look -0.10
word:looking -0.07 word:looks -0.07 word:los 0.14 word:losing 0.04 word:losowań -0.05 word:loss 0.06 word:lost -0.04
word:low 0.10 word:lower 0.06 word:luego -0.04 word:línea -0.07 word:m -0.09 word:macos 0.07 word:made -0.07
word:mai 0.04 word:main 0.04 word:maintained -0.04 word:make 0.11 word:makes 0.10 word:man -0.07 word:management -0.07
word:managing 0.05 word:mangler -0.04 word:manual -0.04 word:manually 0.05 word:marathon 0.04 word:march 0.07
word:marco -0.05 word:market 0.05 word:marshmallow -0.05 word:mas 0.07 word:matches -0.04 word:matching -0.09
word:mathematical -0.04 word:mathematics -0.05 word:max 0.12 word:maximum -0.04 word:may -0.10 word:maybe -0.07
word:mb 0.07 word:md -0.19 word:me -0.17 word:mean -0.06 word:meaningful 0.05 word:media -0.06 word:medium -0.05
word:meeting -0.19 word:meg -0.07 word:member 0.19 word:memoria 0.06 word:men 0.08 word:mercado 0.04 word:merged -0.04
word:merging 0.06 word:mesh 0.04 word:message -0.15 word:messages 0.12 word:messaging -0.04 word:met -0.06
word:metadata 0.04 word:metrics 0.15 word:mig -0.09 word:might 0.10 word:migrated -0.08 word:migration 0.13
word:migrations 0.05 word:mika -0.07 word:milhouse -0.04 word:million 0.04 word:min -0.08 word:minimal 0.09
word:minion -0.04 word:mirror 0.06 word:mirrors 0.06 word:mise -0.09 word:mistakes -0.04 word:mit 0.05 word:ml 0.06
word:mm -0.09 word:mobile 0.05 word:mode 0.07 word:modify -0.12 word:modul -0.05 word:moduler 0.07 word:moment -0.05
word:moments -0.05 word:monday -0.09 word:mondays 0.10 word:monorepo 0.15 word:month 0.13 word:mood 0.10
word:more -0.05 word:most 0.04 word:motivate 0.04 word:move 0.11 word:moves 0.04 word:moving 0.06 word:mqtt 0.06
word:ms 0.09 word:msg -0.04 word:much -0.06 word:multiple 0.07 word:mummers -0.08 word:museum 0.06 word:music 0.04
word:must 0.09 word:må -0.04 word:na 0.05 word:naar 0.05 word:nach 0.06 word:nativo 0.10 word:natt 0.20
word:navigation -0.05 word:ne 0.09 word:necessary -0.04 word:need -0.07 word:neon -0.04 word:netlify -0.05
word:network -0.07 word:neural -0.05 word:new -0.11 word:news -0.05 word:next -0.22 word:nginx 0.06 word:nie 0.10
word:nike 0.06 word:nine 0.05 word:no 0.11 word:nobody 0.07 word:noch -0.04 word:nodes -0.06 word:nodo 0.05
word:noise 0.04 word:nologin -0.08 word:non 0.12 word:nooit 0.08 word:nor -0.08 word:normalization -0.06 word:nos 0.05
word:not 0.18 word:nota -0.06 word:note -0.09 word:notes -0.06 word:nothing -0.08 word:november -0.10 word:npm -0.04
word:n² 0.04 word:não 0.04 word:når -0.09 word:número 0.04 word:o 0.22 word:oauth 0.06 word:object -0.04 word:obs 0.08
word:of -0.11 word:off 0.07 word:offered -0.07 word:offset -0.08 word:often 0.04 word:og 0.06 word:ok -0.05
word:old 0.07 word:oldest 0.04 word:omdat 0.05 word:on 0.25 word:once -0.05 word:one 0.10 word:ones -0.04
word:online 0.07 word:op 0.17 word:open -0.05 word:openai -0.06 word:opening -0.08 word:openspec -0.06 word:ops 0.05
word:options -0.09 word:opus 0.05 word:or 0.06 word:oracle 0.04 word:order -0.06 word:organ 0.04
word:organization 0.05 word:os -0.07 word:our 0.08 word:out 0.05 word:outcome -0.04 word:output -0.17 word:over 0.09
word:overview -0.04 word:own 0.09 word:owner -0.04 word:p -0.07 word:pa -0.04 word:package 0.04 word:packages -0.11
word:page -0.26 word:pair -0.12 word:palette -0.04 word:pandas -0.07 word:par 0.06 word:para -0.05
word:paragraph -0.08 word:parameterized 0.09 word:parser -0.06 word:part -0.04 word:partner 0.05 word:pasado -0.05
word:passed 0.06 word:passes -0.09 word:passing -0.12 word:path 0.07 word:paths -0.09 word:pattern 0.06
word:patterns 0.04 word:payments 0.04 word:pays 0.04 word:pdf -0.08 word:peer -0.07 word:per 0.26 word:percent 0.07
word:perception -0.08 word:perfect 0.10 word:perform -0.05 word:performance 0.07 word:performs 0.05 word:perhaps -0.05
word:period 0.05 word:pero 0.05 word:person 0.04 word:perspective 0.04 word:perspectives -0.04 word:phase -0.06
word:philadelphia -0.08 word:phone 0.05 word:phone's 0.04 word:photo -0.08 word:php -0.09 word:pickup -0.04
word:picture -0.04 word:pictures -0.04 word:piece 0.09 word:pillow 0.10 word:pipe -0.04 word:pipeline 0.05
word:pkg -0.04 word:place 0.05 word:plain 0.05 word:plan 0.15 word:planned -0.04 word:platform 0.04 word:play -0.04
word:playwright -0.06 word:please -0.08 word:plugin 0.04 word:plus 0.04 word:pm -0.09 word:pnpm -0.04
word:pointed 0.04 word:points -0.04 word:policy 0.04 word:polish -0.05 word:political 0.08 word:poll -0.06
word:pool 0.10 word:poor 0.04 word:por 0.06 word:port 0.53 word:porta 0.13 word:position 0.08 word:positioned -0.05
word:positions 0.05 word:positive -0.06 word:post -0.04 word:posten -0.05 word:postgres 0.06 word:postgresql 0.06
word:potter 0.11 word:pour -0.05 word:power 0.07 word:powered 0.04 word:powerful -0.07 word:pr -0.10
word:practices -0.05 word:prefix 0.06 word:preload 0.05 word:premier 0.07 word:preparing -0.04 word:present -0.04
word:pressure -0.06 word:prettier -0.05 word:prevent 0.07 word:previous -0.14 word:price 0.10 word:prima 0.04
word:primary 0.11 word:principal 0.06 word:prints 0.11 word:prioridad -0.04 word:privacy -0.05 word:privado 0.05
word:private 0.11 word:pro 0.11 word:probar -0.07 word:problem 0.10 word:problema -0.06 word:problems 0.04
word:problème -0.06 word:proceed -0.06 word:processing -0.05 word:prod -0.05 word:production 0.09 word:profil 0.06
word:program -0.06 word:project 0.17 word:projects -0.04 word:proof -0.05 word:prop -0.07 word:proper 0.07
word:proposal -0.07 word:proposed -0.07 word:pros -0.14 word:protection 0.06 word:provide -0.17 word:provided -0.23
word:provider 0.10 word:providers 0.05 word:providing 0.07 word:proxmox -0.04 word:proxy -0.10 word:proyectos 0.05
word:prs -0.05 word:próg -0.04 word:pub -0.05 word:publish 0.04 word:puede -0.04 word:puis -0.04 word:puk -0.06
word:pull -0.04 word:push 0.08 word:pushback 0.04 word:pushed -0.09 word:pushing -0.04 word:py -0.17 word:pypi -0.04
word:py文件 0.04 word:que -0.13 word:queda -0.04 word:queries 0.06 word:query -0.06 word:question -0.09
word:questions -0.10 word:quit 0.07 word:quote 0.06 word:quoted 0.04 word:r -0.16 word:radius 0.05 word:range 0.06
word:rate 0.16 word:ratings 0.04 word:reach 0.05 word:reaches 0.05 word:read -0.06 word:readiness -0.04
word:readme -0.15 word:really -0.06 word:reasoning 0.07 word:rebuild -0.05 word:receiving -0.05 word:recent -0.10
word:reception 0.05 word:recipient -0.05 word:recommendation -0.09 word:recommendations -0.04 word:recommended 0.05
word:recursive -0.05 word:red 0.06 word:redis 0.17 word:reduce 0.05 word:reduction 0.05 word:refactoring -0.05
word:refunds 0.05 word:regarding -0.05 word:regex 0.04 word:registered -0.06 word:registration 0.05
word:registry -0.05 word:regular 0.09 word:related -0.07 word:release -0.06 word:releases 0.15 word:relevant -0.09
word:reliability -0.06 word:remaining -0.08 word:remote -0.06 word:remove 0.06 word:removing 0.05
word:remplacement -0.05 word:render -0.08 word:rendered -0.06 word:rendering 0.05 word:replicate 0.05
word:replies 0.05 word:reply -0.04 word:repo 0.04 word:report -0.08 word:reports -0.10 word:represents -0.11
word:reproducing 0.07 word:reproduction 0.04 word:request -0.07 word:requests 0.07 word:required 0.04
word:requires 0.07 word:research -0.12 word:reseat 0.04 word:resets 0.06 word:resolution 0.05 word:respond -0.05
word:response -0.09 word:reste -0.04 word:restores 0.05 word:result -0.10 word:results -0.06 word:retains 0.11
word:retries 0.11 word:retrieval -0.04 word:retrieve -0.05 word:return -0.07 word:reviewed -0.07 word:reviewing -0.04
word:revisión 0.07 word:right 0.06 word:road -0.05 word:roaming -0.05 word:robin -0.07 word:role -0.04 word:room 0.04
word:rosenwasser 0.07 word:router 0.04 word:routes -0.09 word:routine 0.08 word:rows 0.13 word:rss -0.04
word:rule 0.16 word:rules 0.05 word:run 0.14 word:running -0.05 word:runs 0.16 word:runtime 0.04 word:safe -0.05
word:sale -0.04 word:sales 0.05 word:sample 0.04 word:sandbox -0.12 word:sans 0.08 word:sato -0.07 word:save 0.05
word:saves 0.05 word:sbin -0.17 word:scanner -0.07 word:scenarios 0.04 word:scene 0.04 word:schedule 0.08
word:scheduled -0.04 word:scheduler 0.15 word:school 0.05 word:scope 0.07 word:scoped -0.05 word:scraper -0.04
word:screen 0.04 word:scripts 0.06 word:scroll -0.04 word:searches -0.14 word:season 0.04 word:sec -0.04
word:second -0.07 word:secret 0.06 word:secretary -0.05 word:section -0.06 word:security -0.19 word:see -0.29
word:seeded -0.06 word:seems -0.08 word:sees 0.05 word:select 0.06 word:selecting 0.04 word:sempre 0.16
word:sending -0.05 word:sense -0.07 word:sensitive 0.08 word:sensory 0.06 word:sep -0.04 word:separate -0.04
word:ser -0.05 word:serialization -0.04 word:series -0.06 word:server -0.14 word:servers -0.04 word:services -0.06
word:servizio 0.05 word:serviço 0.06 word:session 0.11 word:set 0.06 word:sets 0.08 word:setting -0.07
word:settings 0.06 word:seven 0.07 word:several -0.08 word:severity 0.08 word:sh 0.04 word:shared 0.12
word:sharing 0.05 word:she 0.06 word:sheet -0.04 word:ship -0.05 word:should -0.22 word:show -0.08 word:showed 0.05
word:showing -0.04 word:shown 0.07 word:shows -0.12 word:side -0.05 word:sidebar -0.04 word:signal 0.06
word:signals 0.04 word:signed 0.07 word:sikringsskap 0.09 word:silently 0.04 word:sim 0.08 word:sin 0.08
word:sincronización -0.05 word:single 0.14 word:sistemas 0.04 word:sites -0.04 word:size 0.10 word:się -0.04
word:skill -0.06 word:skilled -0.05 word:skip 0.04 word:skipped -0.04 word:slides -0.05 word:slot -0.06
word:smart 0.04 word:smoke -0.04 word:snippet 0.06 word:social 0.06 word:software 0.04 word:solo 0.06
word:solutions 0.05 word:solve -0.08 word:som 0.05 word:some -0.06 word:someone -0.04 word:son 0.04 word:sont 0.04
word:soon -0.05 word:sorting 0.06 word:sources 0.13 word:south 0.06 word:specific 0.05 word:specifically 0.04
word:specified -0.04 word:speed 0.11 word:spelling 0.04 word:spicy -0.07 word:split -0.04 word:sports 0.10
word:src 0.11 word:st 0.04 word:stage -0.05 word:staging 0.13 word:stale 0.05 word:standard 0.08 word:standards -0.09
word:start -0.14 word:started -0.08 word:starter -0.04 word:starting -0.06 word:stat -0.05 word:state -0.04
word:stated 0.05 word:static -0.08 word:statistics -0.04 word:statt -0.08 word:stay 0.11 word:stefan -0.04
word:step -0.28 word:steps -0.09 word:still -0.13 word:stone 0.05 word:stones 0.04 word:store 0.10 word:stored 0.05
word:story -0.07 word:streak -0.04 word:streams 0.04 word:strength 0.04 word:stress -0.06 word:strict 0.07
word:stringio -0.05 word:strings 0.05 word:stripe -0.06 word:strong 0.04 word:stronger 0.05 word:stubs 0.04
word:students -0.04 word:style 0.14 word:sub -0.04 word:submit -0.09 word:submitting 0.04 word:successfully -0.14
word:sudo 0.07 word:suggest -0.11 word:suggested -0.04 word:suite -0.11 word:summarize -0.04 word:sunday -0.04
word:super -0.06 word:support -0.08 word:sur -0.07 word:surface 0.06 word:svg 0.09 word:swap 0.04 word:symlink -0.04
word:symptom 0.05 word:sync 0.08 word:system -0.08 word:systematic -0.04 word:système 0.04 word:t -0.18
word:tabla 0.07 word:table -0.05 word:tabs -0.06 word:tags 0.06 word:take 0.04 word:taken -0.04 word:taking -0.10
word:talent 0.05 word:talk -0.15 word:talking 0.04 word:tap 0.04 word:tareas 0.06 word:target 0.06 word:task -0.27
word:te -0.07 word:teams 0.06 word:technical -0.13 word:technique 0.04 word:telegram 0.09 word:temp 0.07 word:ten 0.04
word:termin -0.12 word:terms 0.04 word:test -0.13 word:tested -0.04 word:tester -0.08 word:testes -0.11
word:testing -0.07 word:tests -0.16 word:text 0.12 word:textual -0.04 word:than 0.15 word:thank -0.04
word:thanked -0.04 word:thankful 0.04 word:thanks -0.05 word:that -0.06 word:that's -0.05 word:the -0.19
word:their 0.14 word:them 0.11 word:theme 0.04 word:then 0.12 word:theory -0.10 word:there's -0.08 word:things -0.05
word:think 0.08 word:thinking 0.08 word:thirty 0.06 word:this -0.39 word:those -0.07 word:thought -0.20
word:thoughts -0.04 word:three -0.08 word:through -0.04 word:thursday -0.04 word:ti 0.04 word:tie 0.04 word:tiene 0.06
word:tier 0.04 word:til -0.06 word:tilbake -0.04 word:time -0.07 word:timedelta -0.04 word:timeout 0.22
word:timer -0.06 word:times 0.12 word:timestamp 0.05 word:tips -0.05 word:title -0.04 word:tjenesten 0.06
word:tkinter 0.10 word:tmp 0.08 word:to -0.04 word:tobie 0.05 word:today -0.07 word:todo 0.09 word:todos 0.09
word:token 0.18 word:tokens 0.06 word:toml 0.04 word:tomorrow -0.07 word:too -0.09 word:tool -0.10 word:toolkit 0.05
word:tools -0.05 word:topics -0.09 word:tot -0.05 word:total -0.09 word:touch 0.05 word:tous -0.05 word:tracked -0.04
word:train -0.05 word:trained 0.05 word:training 0.08 word:transaction 0.06 word:transgender 0.08
word:translations -0.07 word:trap -0.04 word:treasurer -0.07 word:treat 0.07 word:treats 0.04 word:tree -0.12
word:trenger 0.04 word:trial 0.05 word:triple -0.05 word:troubleshooting -0.04 word:true 0.07 word:truth 0.10
word:try -0.08 word:ts -0.23 word:tsx -0.08 word:tuesdays 0.13 word:turbo 0.06 word:turn 0.05 word:turns 0.07
word:tutorials -0.07 word:twice 0.14 word:txt -0.07 word:types -0.08 word:typescript 0.10 word:typing 0.08
word:uh -0.05 word:ui -0.10 word:uma 0.05 word:un -0.07 word:uncommitted -0.05 word:understanding -0.06 word:une 0.04
word:unique 0.05 word:united 0.05 word:unix 0.06 word:unless 0.04 word:unlike -0.04 word:unrelated -0.04
word:unused 0.05 word:up 0.06 word:updated -0.07 word:updates -0.05 word:upload 0.04 word:uploading -0.05
word:uploads 0.07 word:ups 0.08 word:usa 0.07 word:usable 0.04 word:usbip -0.08 word:use 0.09 word:useful 0.05
word:user -0.11 word:username -0.04 word:users -0.06 word:uses 0.22 word:using 0.05 word:usr -0.16 word:usuario 0.04
word:ut 0.04 word:utc 0.15 word:uten 0.05 word:utilities -0.04 word:utilizing -0.06 word:v -0.20 word:vais -0.05
word:valid -0.08 word:validate 0.06 word:validierung -0.04 word:value -0.04 word:values -0.06 word:vanish 0.04
word:var -0.06 word:variable 0.06 word:variants 0.05 word:varje 0.17 word:vars 0.06 word:vector -0.05
word:vectors 0.04 word:ved 0.10 word:vencimiento 0.06 word:vendor -0.05 word:ver -0.12 word:verb 0.06
word:verbatim -0.04 word:vercel -0.04 word:verdict -0.05 word:verifica 0.04 word:verificación -0.05
word:verification 0.05 word:verified -0.09 word:verifisert -0.06 word:version 0.13 word:very 0.04 word:via 0.05
word:vient 0.04 word:viewport -0.07 word:vim 0.05 word:violin 0.09 word:visible 0.08 word:vitest -0.06
word:volume 0.04 word:voting 0.18 word:vou -0.05 word:voy -0.08 word:vpn 0.08 word:vs -0.15 word:vulnerable -0.06
word:w -0.04 word:wacht 0.07 word:waiting -0.10 word:wall 0.04 word:wanted 0.05 word:wants -0.06 word:warm -0.07
word:warn 0.09 word:warning 0.09 word:warnings -0.07 word:warranty 0.04 word:was -0.04 word:watch 0.07 word:wave -0.04
word:way 0.04 word:ways -0.04 word:we 0.12 word:we're 0.05 word:we've 0.06 word:web -0.20 word:webhook 0.10
word:webpack 0.04 word:webpage -0.04 word:websites -0.04 word:websocket -0.05 word:websurfer -0.05 word:week -0.07
word:weeks 0.04 word:weil 0.04 word:went -0.05 word:were -0.19 word:wheelchair -0.05 word:when 0.16
word:whenever -0.05 word:where -0.13 word:whether -0.17 word:which 0.11 word:while 0.04 word:who -0.04
word:whole -0.05 word:whose 0.06 word:widget 0.05 word:wifi 0.04 word:wijziging 0.04 word:wiki 0.04
word:wikimedia 0.06 word:wikipedia -0.07 word:wild -0.04 word:will -0.13 word:wind 0.04 word:winning 0.06
word:without 0.16 word:work -0.12 word:worked -0.04 word:worker 0.14 word:workflows 0.06 word:working -0.09
word:worklog 0.04 word:workspace -0.11 word:worktree -0.07 word:worth -0.07 word:would -0.06 word:writes 0.09
word:writing 0.08 word:wurde -0.08 word:x -0.14 word:ya -0.05 word:year 0.14 word:years 0.11 word:yet -0.16
word:yield 0.06 word:yml 0.06 word:you -0.08 word:you'd -0.04 word:you'll 0.04 word:you've -0.04 word:your 0.11
word:yourself -0.06 word:z -0.10 word:zapier -0.05 word:zeile -0.04 word:zero 0.06 word:zone 0.06 word:zu 0.04
word:zum -0.07 word:zweiten -0.04 word:ça -0.05 word:é 0.07 word:été -0.07 word:в 0.07 word:всё -0.07 word:дней 0.04
word:ещё -0.04 word:й -0.04 word:на 0.05 word:не 0.06 word:после 0.04 word:потому 0.04 word:сайт 0.07
word:сессии -0.10 word:тесты -0.04 word:через 0.04 word:что 0.05 word:это -0.06 word:этой -0.06 word:أخطاء -0.04
word:أو -0.05 word:إنشاء -0.06 word:ا 0.08 word:اقتراح -0.04 word:اكتشاف 0.04 word:الآن 0.04 word:الاحتياطية 0.07
word:البيانات 0.05 word:التقويم -0.05 word:الخطة 0.04 word:الشاملة 0.07 word:الـ -0.09 word:المستخدم 0.09
word:المنفذ 0.22 word:النسخ 0.07 word:بالكامل -0.04 word:بسبب 0.09 word:بيانات 0.06 word:ت 0.10 word:تحديث 0.08
word:تم 0.04 word:حتى 0.04 word:دعم 0.04 word:شامل -0.04 word:صفحة -0.04 word:عد 0.04 word:على 0.25 word:عند 0.05
word:في -0.04 word:قاعدة 0.06 word:لا 0.14 word:مع 0.05 word:ملف -0.05 word:من 0.06 word:منذ 0.04 word:و 0.10
word:ي 0.07 word:يوم 0.05 word:ก 0.05 word:ข 0.04 word:ท 0.04 word:น 0.06 word:ม 0.04 word:ร 0.04 word:ล 0.04
word:อ 0.05 word:า 0.09 word:ำ 0.07 word:เ 0.04 word:い -0.09 word:う -0.18 word:お -0.07 word:が 0.04 word:き -0.11
word:く -0.12 word:け 0.07 word:し -0.23 word:た -0.11 word:ち 0.05 word:っ -0.08 word:て -0.19 word:ど 0.04
word:は 0.30 word:べ -0.05 word:ま -0.08 word:み -0.12 word:も -0.09 word:ょ -0.07 word:れ 0.04 word:を -0.18
word:ん -0.05 word:イ -0.10 word:ェ -0.07 word:ク -0.06 word:グ -0.12 word:コ 0.05 word:シ 0.05 word:ジ -0.04
word:ッ 0.04 word:テ 0.05 word:ト -0.08 word:ド 0.04 word:ビ 0.06 word:フ -0.05 word:プ 0.04 word:ポ 0.06 word:ミ 0.05
word:ム 0.04 word:メ 0.04 word:ラ -0.06 word:リ 0.14 word:ル -0.07 word:ン 0.04 word:・ -0.04 word:一 -0.05
word:三 0.10 word:下 -0.04 word:不 0.07 word:与 -0.06 word:个 -0.11 word:中 -0.13 word:也 0.06 word:些 -0.05
word:交 -0.10 word:代 -0.04 word:们 0.09 word:任 -0.09 word:份 0.09 word:会 0.04 word:传 0.04 word:使 0.15
word:例 -0.04 word:依 -0.04 word:保 0.11 word:信 0.06 word:個 0.04 word:像 0.04 word:入 -0.04 word:全 0.06
word:公 0.04 word:关 0.07 word:决 0.04 word:出 -0.06 word:函 -0.07 word:分 0.10 word:创 -0.04 word:初 -0.06
word:删 -0.05 word:到 -0.06 word:前 -0.09 word:功 -0.06 word:务 0.05 word:動 -0.09 word:包 0.05 word:区 0.05
word:原 -0.08 word:及 -0.06 word:发 0.08 word:受 0.08 word:口 0.09 word:可 0.17 word:号 0.07 word:合 -0.05
word:名 0.16 word:后 0.08 word:含 0.04 word:启 0.11 word:告 -0.04 word:和 -0.06 word:品 0.05 word:器 0.04 word:因 0.04
word:在 -0.10 word:型 0.06 word:基 -0.05 word:境 0.06 word:增 -0.05 word:备 0.10 word:复 -0.09 word:外 -0.04
word:天 0.16 word:如 0.06 word:始 -0.15 word:字 0.05 word:存 0.10 word:安 0.08 word:完 -0.12 word:定 -0.10
word:実 -0.08 word:容 -0.05 word:實 -0.07 word:对 -0.05 word:将 -0.08 word:就 0.12 word:已 -0.10 word:年 0.05
word:应 -0.06 word:开 -0.05 word:归 0.07 word:当 -0.06 word:录 0.04 word:形 -0.04 word:待 0.05 word:後 -0.04
word:必 0.04 word:态 0.05 word:性 -0.06 word:息 0.05 word:您 -0.07 word:意 0.04 word:成 -0.09 word:我 0.12
word:或 -0.06 word:户 -0.05 word:所 -0.07 word:手 -0.04 word:执 0.04 word:技 0.05 word:抓 -0.05 word:报 0.04
word:换 -0.11 word:据 -0.05 word:接 0.07 word:提 -0.08 word:改 -0.06 word:数 -0.11 word:断 0.06 word:新 -0.07
word:日 0.13 word:时 0.10 word:是 0.19 word:更 -0.05 word:替 -0.10 word:月 0.04 word:有 -0.11 word:服 0.12
word:本 -0.05 word:来 -0.04 word:析 -0.04 word:查 -0.04 word:标 -0.04 word:检 -0.10 word:次 -0.05 word:款 -0.05
word:正 -0.06 word:此 -0.04 word:步 -0.06 word:残 -0.07 word:毎 0.04 word:每 0.12 word:求 0.09 word:決 -0.04
word:法 -0.04 word:测 -0.15 word:清 -0.05 word:済 -0.04 word:測 -0.08 word:滞 0.04 word:点 0.05 word:版 -0.04
word:环 0.05 word:现 -0.05 word:略 -0.04 word:的 -0.18 word:看 -0.05 word:知 -0.04 word:短 0.05 word:码 -0.05
word:确 0.07 word:確 -0.06 word:示 -0.10 word:票 0.09 word:私 0.05 word:秒 0.05 word:移 0.04 word:空 -0.04
word:端 0.08 word:符 -0.04 word:简 0.06 word:管 0.07 word:統 -0.04 word:线 -0.08 word:细 -0.04 word:续 -0.04
word:缓 0.04 word:缺 0.04 word:网 0.04 word:考 -0.04 word:色 -0.04 word:行 -0.08 word:被 0.08 word:装 -0.04
word:要 -0.13 word:規 -0.05 word:解 -0.08 word:言 0.05 word:設 -0.04 word:認 -0.04 word:語 -0.04 word:読 -0.07
word:试 -0.05 word:调 -0.05 word:象 0.04 word:败 -0.04 word:超 0.05 word:跟 -0.04 word:路 -0.05 word:辑 -0.08
word:过 -0.09 word:运 -0.06 word:返 0.08 word:这 -0.05 word:进 -0.06 word:退 -0.06 word:通 -0.14 word:避 0.04
word:都 0.04 word:重 0.10 word:错 0.05 word:間 0.07 word:间 -0.09 word:阅 -0.04 word:除 -0.10 word:需 -0.17
word:静 0.04 word:须 0.04 word:验 -0.05 word:개 -0.06 word:공개 -0.07 word:리스크 0.04 word:번 -0.05 word:사용자 -0.04
word:세션 -0.05 word:승인 0.05 word:시도 -0.04 word:신청 -0.08 word:완료 -0.07 word:원칙 0.04 word:이 -0.04
word:이미지 -0.07 word:작업은 0.05 word:전부 -0.05 word:지표 0.04 word:함 -0.06 word:확인 -0.05 word:후원 -0.06
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
