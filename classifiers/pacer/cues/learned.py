"""Weights of words, stems and endings by class, in hundredths: procedural, analogous, conceptual, evidence, reference.

Fitted by `benchmarks/fit_pacer.py`, not by hand.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'il -2,8,-4,-2,0 end:'re -5,9,-5,-2,3 end:ack -8,-6,11,3,-1 end:act 7,-5,-7,8,-3 end:ade -9,1,1,5,2
end:ado -3,-4,-8,12,4 end:ads -10,5,6,9,-10 end:age 10,-11,11,-8,-3 end:ain 5,0,10,-13,-2 end:ake -3,9,-6,2,-2
end:alt -3,-1,10,-8,2 end:ams 4,-10,19,-10,-3 end:and 16,4,-3,-17,-1 end:ans -5,-3,14,-1,-5 end:ant -7,0,6,1,1
end:api -1,-2,-6,-1,9 end:ard -8,-8,12,-2,6 end:are 12,-10,1,-12,9 end:ari -2,-1,-5,10,-2 end:ark -4,8,-11,9,-2
end:ars 9,-4,-7,-1,3 end:art 14,-1,-2,1,-12 end:ary -5,14,-3,-5,0 end:ase -18,3,2,6,6 end:ass 3,-2,-2,-7,8
end:ast 4,4,-12,5,0 end:ate 22,-17,2,-14,7 end:ats -7,0,3,-5,8 end:aux -2,7,-4,-1,0 end:ave -5,11,-2,-1,-3
end:awn -7,0,-2,8,2 end:ays -7,-1,-1,-6,15 end:bar -3,-1,14,-5,-5 end:bel -4,2,4,-9,8 end:ber -9,-9,-11,14,16
end:bie -3,-2,-8,13,1 end:ble -7,-6,3,10,-1 end:cal -2,-13,12,6,-3 end:car 8,-3,-4,2,-3 end:ced -3,-3,10,1,-6
end:cer 10,2,-3,-8,-2 end:ces -9,5,3,1,-1 end:che 0,0,10,-4,-5 end:cht -1,-5,-11,19,-3 end:cks -14,-2,7,10,-1
end:cle -4,1,-5,0,8 end:col -1,10,-4,-5,0 end:cos -8,-1,-1,-3,14 end:cro -3,-1,8,-3,-1 end:cts -10,7,18,-5,-10
end:dad 4,-1,7,-6,-4 end:das -5,-2,-3,13,-4 end:ded -10,-7,8,-4,12 end:del 4,3,5,-11,0 end:den 6,-7,-1,3,-2
end:der 13,-10,-3,1,1 end:des -2,0,18,-14,-2 end:det -6,17,-5,-3,-3 end:dge 9,2,-7,-5,0 end:dia 1,-2,4,5,-8
end:dit -4,1,-2,-5,9 end:dle 8,0,-1,-4,-3 end:dme 8,-1,-4,1,-3 end:dos -2,0,13,0,-10 end:e's -4,-1,-3,0,8
end:ead 19,5,-11,-4,-9 end:eak 4,-2,-4,-8,10 end:eas 0,-5,-2,7,1 end:eat 2,4,-8,3,-1 end:ece -7,-2,3,4,2
end:eck 8,-3,-8,-4,9 end:ect -11,-8,12,17,-9 end:ede 0,-2,3,-9,8 end:eds -4,-5,11,-1,-1 end:een 2,-7,-3,8,0
end:eld 0,0,7,-5,-1 end:elf -6,-6,10,-3,4 end:ell -5,13,-3,-12,7 end:els -7,0,5,5,-3 end:ely 4,-2,5,2,-9
end:ema -6,5,8,-10,2 end:eme 2,-1,6,0,-7 end:ems 8,-5,0,2,-5 end:end 3,-8,12,-5,-1 end:ens 1,6,6,-15,2
end:ent -1,-7,11,-2,-1 end:eps 0,10,1,-7,-3 end:era 2,1,-10,8,-1 end:ere -9,11,1,4,-8 end:ern -4,16,-16,7,-2
end:ers -8,4,2,8,-6 end:ert 12,-3,0,3,-11 end:ery 26,-5,-8,7,-19 end:esh 8,-2,-4,0,-2 end:ess -6,-12,19,-6,4
end:est -2,18,2,-14,-4 end:ete 11,-2,-6,4,-7 end:ets 1,-1,7,-1,-5 end:ews 7,-1,-4,-3,0 end:fer 1,5,8,-9,-6
end:fic -4,-2,4,-6,8 end:fig -5,-3,-1,1,8 end:fix -7,-1,9,-4,3 end:gar -5,9,5,-9,0 end:ged 5,1,-9,4,-1
end:gen 19,-6,-9,1,-5 end:ger 1,1,16,-15,-2 end:ges 4,-1,13,-15,-1 end:get -12,1,18,-11,4 end:gex -2,0,-3,8,-3
end:ght 3,11,-4,-5,-4 end:gin 1,-2,7,-1,-5 end:gle -5,-6,-7,3,16 end:hed 19,7,-4,-9,-13 end:her -16,7,6,0,3
end:hes -4,3,11,-13,3 end:hin 10,-5,-5,-1,1 end:hon 7,-1,-12,-4,10 end:hts -9,-2,11,-5,5 end:ial 6,-15,-3,15,-4
end:ian -5,2,-3,18,-11 end:ica 8,-6,8,-5,-5 end:ice -9,10,-8,2,5 end:ich -12,-5,10,9,-2 end:ics -7,-5,2,2,7
end:ide -2,7,0,4,-9 end:ied -5,-3,2,9,-2 end:ier -16,21,-7,-4,7 end:ies -6,7,17,-10,-8 end:iew -4,-5,2,7,0
end:ift -5,2,8,-7,2 end:ify 12,-4,1,-2,-7 end:ign -1,-2,11,-6,-1 end:ile -19,10,2,-2,10 end:ils 9,-5,-6,2,0
end:ime -7,-2,6,9,-6 end:ims -3,1,0,-8,10 end:ina -3,1,-5,8,-1 end:ind -4,7,0,-5,1 end:ine -8,12,-6,6,-3
end:ing -1,8,9,-4,-12 end:ink -4,-5,7,9,-7 end:ins -5,-1,-12,10,8 end:int 5,-9,-2,5,2 end:ion -1,-5,19,-6,-7
end:ipe 4,11,-14,2,-2 end:ipt -12,-4,-2,6,11 end:ire -8,4,1,2,0 end:ise -3,4,7,0,-7 end:ish -1,-3,-7,-2,12
end:ist -11,-2,-1,12,2 end:ite 12,-6,0,10,-16 end:its 11,-5,2,2,-9 end:ity -13,-9,16,-1,7 end:ive 3,-3,14,-14,0
end:ivo -5,3,-5,-8,15 end:ize 7,-3,-4,3,-4 end:ión -9,-6,17,7,-9 end:jon 7,-1,-7,2,-1 end:ken 4,5,-18,-1,10
end:ker -19,3,5,10,1 end:kes -6,6,12,-5,-6 end:ket 9,10,-6,-12,0 end:lar -6,4,4,-8,5 end:las 9,0,-8,4,-4
end:lds -3,-3,-6,3,10 end:led -2,-4,-7,-1,14 end:lem -4,-4,-1,8,1 end:len 3,15,-16,0,-3 end:ler 8,-9,12,-2,-9
end:les -14,10,5,-2,1 end:let -6,4,10,-5,-3 end:lid -1,-1,-7,4,5 end:lit -5,-1,10,-4,-1 end:lla 4,1,-7,6,-4
end:lle 3,-1,1,-8,4 end:lls -13,22,-1,-4,-4 end:lly -7,1,12,7,-14 end:log -8,-2,7,-6,8 end:lth -2,-1,-4,7,-1
end:lts 1,-1,5,1,-7 end:lue -8,4,4,5,-5 end:mal 4,-4,-3,8,-5 end:man -5,-2,12,-4,0 end:mat -12,0,1,-3,13
end:med 7,-6,-7,2,3 end:mer 0,1,6,0,-7 end:mes -11,-1,2,0,10 end:mme -4,7,2,-3,-3 end:mpt 8,-5,7,-2,-8
end:mål -3,-1,13,-3,-6 end:n't 1,0,-7,15,-10 end:nal 14,-8,4,-6,-4 end:nan 0,-1,-6,8,0 end:nce -8,-11,18,2,0
end:ncy -12,5,5,5,-3 end:ndo 2,-6,8,0,-4 end:nds -9,-8,20,2,-4 end:ned 4,-8,3,4,-2 end:ner 11,8,-10,-9,0
end:nes -8,5,10,1,-7 end:nge 2,-2,-9,-3,12 end:ngs 7,-12,6,7,-8 end:nie -2,-2,-3,7,-1 end:nne -5,18,-9,0,-4
end:nos -4,-1,13,-5,-3 end:not 3,2,4,-8,-1 end:nst 15,-2,-3,-3,-7 end:nte 7,-8,-3,9,-6 end:nto -7,3,7,-2,0
end:nts -8,-5,19,-4,-2 end:obe 5,-1,0,-7,3 end:ock -8,-1,5,5,0 end:ode 8,9,-14,1,-5 end:ody -4,15,-2,-8,-2
end:oid -4,-2,11,-7,3 end:oks 11,-1,-1,-5,-4 end:oku -2,-1,-3,-4,11 end:oll 0,7,-7,-4,3 end:ols -6,-3,3,-3,8
end:ome -9,-4,3,3,7 end:ond -1,1,-4,10,-6 end:one 8,-5,4,-10,4 end:onl -4,-1,1,-6,11 end:ons 3,-2,1,5,-8
end:ook -2,8,-11,6,-1 end:oom -4,9,-3,-1,0 end:ops 3,-4,9,-5,-1 end:ore 21,-5,-17,3,-2 end:ork -12,-2,10,-2,6
end:ors -2,7,0,1,-6 end:ort 3,19,-32,7,2 end:ory -1,14,-2,-5,-6 end:ose -2,-5,30,-9,-14 end:ote 6,3,-9,1,-1
end:ots 8,-1,-8,4,-2 end:oud 8,-5,4,-3,-4 end:oup -9,-2,8,2,1 end:our -8,1,-7,-1,15 end:ous 0,-3,7,1,-6
end:out 7,-2,-8,-1,3 end:ove 17,-4,-2,-4,-7 end:own -6,-5,3,7,1 end:ows -11,-1,-10,3,19 end:ped 4,-3,-7,5,2
end:per -11,0,13,4,-6 end:pes -9,-2,5,-4,11 end:ple -11,-4,-4,8,11 end:ply -7,-2,20,1,-12 end:pre 12,-1,-3,-3,-4
end:pts 8,1,-9,-1,2 end:pty -6,1,-1,15,-9 end:put 13,2,-5,4,-13 end:que 3,10,-6,4,-11 end:r's -9,6,-11,2,12
end:ral -5,1,12,-7,-1 end:ram -7,-2,3,5,1 end:rar 7,1,-1,-7,0 end:ras -2,5,-7,2,3 end:rce -2,-3,9,-9,5
end:rde -4,-2,-3,11,-2 end:rds -4,-4,1,12,-5 end:red 2,-5,-7,6,4 end:rer 6,-4,8,0,-10 end:res -4,-9,5,-3,12
end:rge 11,4,-3,-9,-4 end:ria -1,-3,9,-2,-4 end:rig -8,-1,7,-1,3 end:rio 2,4,-9,4,-1 end:rip -6,0,7,2,-3
end:rly 15,-1,-8,-2,-4 end:rna 0,-1,0,-8,9 end:rns -12,-6,4,5,9 end:rol -4,-1,8,-2,-2 end:ror -8,-3,2,3,6
end:rse -8,8,-8,1,7 end:rst 26,-1,-3,-8,-15 end:rte -4,-6,2,14,-6 end:rth -6,-1,6,-6,7 end:rto 1,-1,-5,-5,9
end:rts 9,-8,8,-9,0 end:rty -9,-1,5,4,1 end:rve -2,-3,8,-13,10 end:røm -3,-1,-4,9,-1 end:sal -7,12,5,-7,-4
end:san -8,15,-4,-3,-1 end:sch 7,-1,-7,2,-1 end:sed -11,-5,-7,24,-1 end:sen -3,14,-1,-7,-3 end:ser -9,6,0,5,-1
end:ses -16,-11,15,6,6 end:sic -1,8,-9,6,-4 end:sks -11,-3,1,5,8 end:sse -4,8,-3,3,-4 end:sta 0,-4,2,7,-5
end:ste -11,-1,10,1,1 end:sto -4,-2,10,-3,-1 end:sts 16,-11,-19,12,1 end:sue 0,-4,-10,15,-1 end:t's -13,18,6,-8,-3
end:tal -10,1,14,-4,-1 end:tar 9,-1,-2,1,-7 end:tat -1,0,-4,-5,10 end:tch 6,-2,16,1,-21 end:ted 9,-12,-5,-4,11
end:tem -11,10,7,-2,-5 end:ten 3,-5,-14,11,5 end:ter -7,-12,12,4,2 end:tes 8,4,5,-7,-10 end:tet 1,-7,-4,19,-9
end:tex -1,9,-4,-1,-2 end:tic -8,-4,6,10,-4 end:til -4,1,-1,-3,8 end:tly 5,-9,-4,14,-6 end:ton 6,-3,-10,4,2
end:tor -3,8,-15,4,7 end:tos 6,-3,1,4,-8 end:tre -4,20,-4,-7,-5 end:tro 2,-11,1,3,6 end:try 6,-5,-16,3,12
end:tup -8,-1,2,3,3 end:tus -4,5,-10,-9,19 end:túa -4,-4,1,10,-3 end:ual 6,2,9,-13,-4 end:uce 8,-2,7,-11,-2
end:ude 9,5,-14,-1,2 end:ues 3,0,6,-8,-1 end:uld 5,6,0,0,-11 end:umn -1,2,-2,10,-10 end:und 0,6,-14,6,3
end:une 6,14,-9,-5,-5 end:ung -6,-6,15,1,-4 end:ure 1,15,-6,-6,-5 end:use -10,0,5,7,-2 end:ute 6,0,-5,-8,7
end:uth 0,-3,12,-7,-1 end:uts 8,4,-5,-1,-6 end:vel 9,-5,5,-6,-3 end:ven -2,-1,-7,0,10 end:ves -7,-5,5,-3,10
end:vet 1,14,-10,-2,-2 end:way 0,7,2,-11,1 end:wed 2,0,8,-4,-6 end:wer -17,5,11,-4,5 end:xed -8,-2,2,-1,9
end:xiv -2,0,-5,-1,8 end:y's 2,3,4,-9,1 end:yed -8,0,5,7,-4 end:yle -4,-1,-3,1,8 end:zen 8,-3,-9,4,0
end:zes -5,0,-4,2,7 end:ько 7,0,-3,-3,-1 end:حدة 0,-1,8,-3,-4 end:ديل -4,0,1,7,-3 end:رات -7,-2,-1,10,-1
end:طوط 1,0,9,-1,-9 end:قات -2,-1,9,-4,-3 end:نات -5,-2,19,-4,-9 stem:actio 8,-1,-4,-1,-1 stem:activ 3,-4,-2,-6,8
stem:adapt -4,-2,16,-7,-3 stem:addre 1,1,-5,-4,7 stem:adopt -5,-2,-1,11,-4 stem:advan -3,-2,11,-2,-3
stem:advis 8,0,-4,-3,-1 stem:again 12,-4,-1,-1,-6 stem:agent -5,11,6,-4,-9 stem:aller -2,-1,-2,-4,9
stem:allow -8,-3,-1,-5,18 stem:alrea -2,3,9,-4,-6 stem:altho -1,-1,-7,9,-1 stem:alway -7,-3,5,0,5
stem:amoun -3,3,0,-8,7 stem:analy -3,-7,-3,1,12 stem:anoth 1,8,1,-7,-3 stem:anyon 9,-2,-3,-2,-1 stem:anyth 7,1,-4,-6,1
stem:aplic -7,2,1,2,3 stem:appea 0,-4,-4,10,-2 stem:appro 10,0,-8,0,-2 stem:archi -2,2,5,-11,5 stem:argum -3,-2,9,-3,0
stem:artis -5,11,-4,0,-1 stem:asser 2,-1,2,8,-11 stem:assig -4,-1,7,-1,-1 stem:atten -6,3,-2,8,-3
stem:auftr -4,-3,-6,15,-2 stem:autom -5,-6,22,-4,-7 stem:avera -2,-1,0,8,-5 stem:backe 8,-5,7,-12,2
stem:baske -1,-1,-5,8,0 stem:batch 12,-1,-5,-1,-4 stem:becau -10,0,14,0,-5 stem:befor 16,-3,-7,6,-11
stem:bench -1,-1,-7,10,-1 stem:betwe 1,-7,10,1,-5 stem:binar -3,-1,-2,8,-2 stem:break 3,-2,7,-7,-1
stem:brows -5,0,9,-4,0 stem:build -2,2,-2,8,-6 stem:bygge -4,-1,7,-5,2 stem:cache 0,-1,14,-6,-7
stem:caden -4,-1,9,-4,0 stem:canno 3,2,4,-8,-1 stem:cappe -1,0,1,-8,8 stem:carol -1,-2,-5,8,0 stem:cellu -6,-3,9,-2,2
stem:centr -1,-4,8,-8,5 stem:certi 5,-2,-5,-8,10 stem:champ -3,-2,-3,12,-3 stem:chang 11,-8,-1,-8,6
stem:chaqu 5,-1,-7,3,1 stem:claim 1,-1,-3,-8,11 stem:class -2,11,-3,-6,0 stem:claud 1,7,-10,-3,5
stem:clear 10,-3,-6,-2,0 stem:clini -3,-2,9,-5,1 stem:close -18,9,7,-3,5 stem:closi 9,-2,-5,-3,0
stem:colum 4,1,-10,7,-2 stem:combi 12,-1,-1,-7,-3 stem:comma 8,9,-7,-7,-2 stem:comme -4,-2,0,8,-3
stem:compa 6,-2,6,-4,-7 stem:compl 2,0,9,-2,-9 stem:compo 10,3,-6,-1,-7 stem:compu -2,-2,9,-2,-3
stem:concr 9,0,-7,-1,0 stem:confi -2,-6,5,-7,10 stem:conne -7,-2,3,-4,11 stem:conse -3,-6,4,8,-3
stem:conso 5,-1,-7,4,0 stem:const -2,3,4,3,-8 stem:consu 4,1,-2,4,-7 stem:conta -3,-5,-17,13,11
stem:conte 11,-1,-1,-8,-1 stem:contr -1,3,8,-7,-3 stem:conve -8,3,7,2,-4 stem:copie -5,0,12,-2,-6
stem:count -10,-1,17,-7,2 stem:cours -10,10,-1,3,-2 stem:creat -4,-7,13,-1,-1 stem:criti 1,-1,-1,8,-7
stem:ctfon -2,0,-4,-2,9 stem:curre -9,-6,4,13,-2 stem:custo 6,2,1,-11,2 stem:datab -9,4,-1,1,5 stem:datas -4,-2,8,3,-5
stem:decem 0,0,-2,-4,7 stem:decid -5,-4,21,-10,-3 stem:decis 2,-2,-8,6,2 stem:decre 0,-1,-4,8,-3
stem:defin -1,-4,12,-2,-4 stem:depen -1,-6,14,-7,0 stem:deplo 10,-1,-3,-5,-2 stem:depre 8,-1,-2,-3,-2
stem:desig -6,-3,18,-9,0 stem:detai -2,-1,-4,-4,12 stem:deter -6,-2,8,0,-1 stem:devlo -4,-1,2,-5,7
stem:devol 7,-1,-4,-2,-2 stem:diffe 1,8,-1,2,-10 stem:digit -2,-2,4,-8,7 stem:direc -1,-7,14,5,-11
stem:disag 8,-1,-1,-3,-3 stem:discu -6,-1,-1,8,-1 stem:dispo -1,0,-6,9,-2 stem:docke -2,-1,8,1,-7
stem:docst -4,-3,-7,-3,16 stem:docum 4,-6,-9,7,3 stem:doesn -2,1,-5,8,-2 stem:doubl -1,0,-5,8,-2
stem:drive 2,-2,7,1,-8 stem:edito 0,7,-4,-1,-2 stem:email -2,0,0,8,-6 stem:enabl -1,-1,-2,-5,10
stem:endpo 3,-2,-7,7,-3 stem:enfor -3,-1,2,-7,9 stem:error -2,-1,11,-2,-5 stem:escal 10,-1,-8,-1,0
stem:escri -2,-1,8,-2,-3 stem:eslin -2,-1,-1,-3,7 stem:esper -1,7,-5,-3,2 stem:essen -4,8,3,-5,-3
stem:estad -1,-1,-4,-9,14 stem:event 1,2,-6,-6,9 stem:every -1,5,3,-10,3 stem:examp -3,-2,-5,1,9
stem:exist -3,-4,-6,22,-9 stem:expec -5,-2,1,9,-3 stem:expor 15,1,-13,1,-3 stem:expre -3,-5,8,6,-6
stem:exten -2,-2,-7,-1,12 stem:exter 8,0,-4,-3,-1 stem:fabia -2,0,-6,10,-2 stem:fallb -2,-3,9,-2,-2
stem:fasta -1,-1,-5,-2,8 stem:featu -11,5,-8,1,12 stem:feeli -1,0,7,-6,0 stem:filte 6,3,-3,-8,2
stem:finne -5,-1,-4,11,-1 stem:folde 8,-3,0,0,-5 stem:force 1,0,8,-6,-3 stem:forma -5,-4,1,-4,12
stem:formå -3,-1,12,-3,-5 stem:frame -5,2,9,-7,1 stem:frict -3,-1,7,-2,-2 stem:funct -7,-1,-1,16,-7
stem:funge -5,0,-3,8,-1 stem:gatew 6,2,3,-11,0 stem:gener 5,8,-8,5,-9 stem:gomok -2,-1,-3,-4,11
stem:handl 1,1,-5,14,-11 stem:harbo -5,-1,-5,-4,15 stem:heade -4,-1,-1,-1,8 stem:hideh -2,0,-4,-2,7
stem:human -1,-2,12,-5,-4 stem:imagi -7,8,1,-1,0 stem:imple 5,5,-8,-4,2 stem:impor -2,1,-6,12,-6
stem:incon -1,0,8,-4,-3 stem:indiv 9,-1,-5,-1,-1 stem:indus 0,-1,-6,8,-1 stem:infla -2,8,-5,-1,0
stem:initi 1,-1,-11,13,-2 stem:insta 2,-5,-2,-3,8 stem:inste 6,-1,-8,8,-6 stem:instr 7,-3,-2,1,-3
stem:integ -10,-3,3,5,5 stem:inten -1,-1,8,-6,-1 stem:inter -14,0,18,-9,5 stem:invit -1,0,-2,-6,10
stem:itsel -4,-2,9,-2,-2 stem:kompo 10,-1,-5,-1,-3 stem:label -3,-1,0,8,-4 stem:langu -4,5,-6,-6,10
stem:lates -7,0,5,-6,8 stem:learn -3,8,2,-12,5 stem:ledge -1,2,4,-11,5 stem:lette 1,4,-9,-2,6 stem:ligge -3,3,-6,-2,9
stem:local -8,3,3,-4,6 stem:locat -1,-1,-6,-2,10 stem:locke 0,-1,7,-7,1 stem:manag 8,-5,0,-7,3
stem:mangl -2,-1,-4,9,-1 stem:mante 10,-1,-3,-5,-1 stem:manua -1,-1,9,-6,0 stem:marke -2,1,-8,9,-1
stem:measu 5,3,2,-8,-2 stem:media -3,0,-2,9,-4 stem:memor -2,16,-2,-6,-6 stem:menti 9,-1,-10,3,-1
stem:messa -2,-3,14,-3,-6 stem:migra 9,0,-2,-2,-6 stem:minut 9,-2,-11,4,0 stem:missi -3,1,10,-7,-1
stem:mobil -7,-2,5,-5,9 stem:model -6,-2,12,-4,0 stem:modul -6,15,3,-7,-6 stem:momen -3,14,-5,-5,-2
stem:month -2,-2,-7,9,1 stem:multi 2,-2,13,-8,-5 stem:navig -6,-1,-2,-2,12 stem:neigh -7,8,4,-5,-1
stem:netwo -2,-6,2,-4,10 stem:norma 0,-2,7,-1,-4 stem:numbe 5,-4,6,-8,1 stem:objec 0,-4,9,2,-6
stem:obser -3,-1,15,-5,-5 stem:offic -1,6,-9,-1,4 stem:ofici 9,-1,-9,2,-1 stem:opena -4,-1,-3,8,0
stem:openc 7,11,-8,-1,-8 stem:opera 11,0,-9,-1,-2 stem:optio -3,-4,2,-6,10 stem:organ -2,-7,1,9,-1
stem:outco -2,-1,6,-7,3 stem:outpu 10,4,-3,-4,-6 stem:packa 7,-1,-12,19,-13 stem:paint -3,10,0,-6,0
stem:panel -3,-2,8,-1,-1 stem:parce -2,8,-3,-3,0 stem:partn -4,-3,-2,10,-2 stem:passe 3,-2,-7,7,-2
stem:passw -2,-3,8,-2,-2 stem:peopl -6,-3,8,5,-4 stem:perfo -5,-2,-4,17,-5 stem:permi 4,5,-7,-7,6
stem:platf -3,-1,-5,1,9 stem:posit 7,-2,0,-3,-1 stem:poten -6,-1,-3,11,-1 stem:potte -2,-3,-5,11,-1
stem:power 7,-1,-4,-3,2 stem:prefe -10,-3,3,7,3 stem:prefi -7,-1,5,-9,11 stem:preve 12,-2,1,-8,-3
stem:prima 6,-3,6,-9,0 stem:print 3,-4,-7,-1,9 stem:proce -5,-5,0,11,-2 stem:produ 2,-3,-8,14,-5
stem:profi 10,-2,0,-5,-4 stem:proje -12,9,-13,5,11 stem:promp 15,-1,0,-1,-13 stem:prote 8,-2,2,-4,-3
stem:proto 6,15,-17,-7,2 stem:prove -2,-2,8,-3,-1 stem:provi -8,0,4,-10,14 stem:proxy -2,1,8,-7,-1
stem:publi 8,-3,-12,4,3 stem:purpo -3,-4,10,-2,-2 stem:pytes 10,0,-4,-1,-4 stem:pytho 12,0,-9,-11,8
stem:raise -6,-1,-4,8,3 stem:raisi 5,0,4,-7,-2 stem:rapid -5,10,-3,-1,-1 stem:raske -2,-1,8,-2,-4
stem:reach -4,1,-2,7,-2 stem:readm 8,-1,-4,1,-3 stem:recen 7,-1,-4,2,-4 stem:recib 1,-1,-9,10,0
stem:recip -1,11,-6,-3,-1 stem:recom 20,-1,-7,-7,-4 stem:regis 0,-4,3,-9,11 stem:relea 5,1,-5,-10,10
stem:remin 2,-2,-7,10,-3 stem:repla 1,-3,11,-7,-2 stem:repli 3,3,-2,-8,4 stem:repor 16,-1,-12,-5,2
stem:repos -3,-4,10,0,-3 stem:repro 9,-2,-1,-5,-1 stem:reque 4,-4,9,-5,-4 stem:requi 20,-5,0,-13,-2
stem:resem -1,8,-5,-1,0 stem:reser 4,-3,-7,4,2 stem:respo 11,-7,7,-3,-7 stem:resta 0,-2,-1,10,-8
stem:resul 0,0,8,6,-14 stem:revie -3,-2,9,3,-6 stem:revis 11,0,-8,-1,-2 stem:richt -5,-2,10,-5,3
stem:route -2,-2,2,-13,15 stem:runti -3,-1,11,0,-6 stem:safar -3,-1,-9,14,-2 stem:sanit 7,-1,-1,-2,-4
stem:scree 2,-2,-4,-2,7 stem:selec 4,-2,6,-10,2 stem:sempr 11,-1,-4,-2,-4 stem:senso 4,12,-9,-4,-4
stem:seria -5,-2,8,-1,-1 stem:serie 0,-1,-6,7,-1 stem:serve -6,-5,8,2,2 stem:servi -4,7,0,-8,5
stem:sessi -9,-1,11,-7,6 stem:settl -4,-2,0,-3,8 stem:sever 0,5,-7,3,-2 stem:share 1,-4,8,-4,-1
stem:silen 5,-4,10,-7,-4 stem:simil -1,9,0,-6,-2 stem:simpl -9,-4,-9,23,-2 stem:siste -8,1,15,-2,-6
stem:slipp 1,0,-2,-9,10 stem:solut 8,-1,0,-8,0 stem:someo 0,8,-5,-2,-1 stem:somet -2,0,-5,8,-1
stem:sourc -12,1,17,-7,0 stem:speci 0,-9,8,1,-1 stem:spend -4,0,7,-2,-1 stem:sprit 12,-1,-6,-1,-4
stem:späte 10,-2,3,-9,-2 stem:stabi 9,-1,-4,-2,-3 stem:stabl -4,-1,9,-2,-2 stem:stand -2,-6,9,-10,10
stem:state 1,-2,8,-5,-2 stem:stati -6,-2,8,3,-2 stem:statu -6,1,-7,-9,21 stem:strat 3,-1,0,-8,6
stem:strin -10,-5,-2,7,10 stem:struc -1,12,-2,-4,-5 stem:strøm -3,-1,-6,8,1 stem:subsc 7,-2,-2,1,-5
stem:succe 1,-1,1,7,-8 stem:sugge -1,-2,-6,10,-2 stem:supab -3,-1,-1,10,-5 stem:suppo -10,-3,2,1,10
stem:syste -4,9,8,-3,-10 stem:table -1,9,-7,-7,6 stem:targe 4,-3,4,-10,5 stem:telef 1,-1,-6,9,-2
stem:templ -6,0,10,-6,2 stem:termi 8,0,-1,-5,-2 stem:testi -4,-1,-5,7,3 stem:thank -2,-3,-4,10,-1
stem:theme -1,-1,12,-1,-9 stem:thing 8,-2,-3,0,-4 stem:threa 1,7,-2,-6,-1 stem:ticke 3,11,-11,1,-4
stem:timeo -5,-2,5,-10,12 stem:toggl 1,-2,-6,-2,9 stem:touch 3,2,8,-8,-5 stem:trans -3,-1,11,-2,-5
stem:trave 5,0,4,-7,-2 stem:treat -5,-2,10,-1,-1 stem:trigg -4,8,-5,2,-2 stem:types -9,-2,7,-2,6
stem:typin 0,-1,7,-5,-2 stem:undef -2,0,-4,9,-3 stem:unive -2,9,-4,-2,-1 stem:valid 10,-4,-3,-3,0
stem:verif 18,-1,-13,1,-4 stem:versi -5,19,1,-12,-3 stem:visio -1,0,-3,-3,7 stem:visua -1,0,7,-3,-3
stem:wacht -3,17,-9,-4,-1 stem:weigh -9,1,11,-6,3 stem:wheth -7,-2,-6,7,7 stem:windo -7,2,0,4,1
stem:winte -3,-1,-5,9,-1 stem:withi 10,-5,-5,-1,1 stem:witho 11,3,-7,-4,-3 stem:worke -2,-3,1,8,-4
stem:write -8,-1,6,3,0 stem:you'r 0,7,-6,-1,0 stem:тольк 8,0,-5,-2,0 stem:الاخت -4,0,0,8,-3 stem:تلقائ -2,0,11,-3,-5
word:0 -17,-37,-35,29,60 word:a -13,64,-8,-20,-23 word:about -2,-1,-5,12,-5 word:above 13,-1,-8,-2,-2
word:access -1,-2,1,-7,8 word:actions 9,0,1,-4,-6 word:acts -2,18,-8,-4,-4 word:add 4,-4,-8,-3,11
word:address 1,-2,-3,-5,9 word:adds 9,-2,-5,-4,2 word:against 12,-4,-1,-1,-6 word:agent -2,-13,-6,7,14
word:agents -1,11,5,-7,-7 word:ahead 10,-1,-4,-3,-1 word:ai -1,-3,2,12,-10 word:al 5,4,-8,1,-2 word:all 8,-12,-9,10,3
word:alle 12,0,-2,-4,-6 word:allows -7,-3,-2,-6,18 word:already -2,3,9,-4,-6 word:als -2,14,-9,-2,0
word:also 9,-4,-2,7,-9 word:alt -3,0,9,-4,-1 word:although -1,-1,-7,9,-1 word:am 9,-2,-7,2,-2 word:amount 0,-1,-1,-7,8
word:an 5,18,-4,-5,-14 word:analytics 0,-1,-5,-2,7 word:and 13,-17,1,-13,15 word:another 1,8,1,-7,-3
word:antes 10,0,-7,-1,-3 word:anyone 9,-2,-3,-2,-1 word:anything 7,1,-4,-6,1 word:api -1,-7,-1,-7,16
word:app -3,-2,-6,2,10 word:archive -3,-1,-3,-1,9 word:are -3,14,22,-32,-1 word:arxiv -2,0,-5,-1,8
word:as -12,36,7,-22,-9 word:at 7,-5,-5,-4,7 word:atlas 11,0,-5,-2,-4 word:au -3,8,-7,5,-2
word:auftraggeber -3,-2,-7,13,-1 word:auto -4,-1,13,-3,-5 word:automatically -2,-2,9,-2,-3 word:av -8,-3,3,9,0
word:available -1,-2,-4,0,7 word:average -1,-1,-1,8,-5 word:avoid -3,-1,10,-5,0 word:b 4,-8,-4,-6,14
word:backend 8,-5,7,-12,2 word:band -1,12,-7,-3,-1 word:base -12,-3,12,-2,5 word:basic 1,-1,-4,8,-3
word:basketball -1,-1,-5,8,0 word:batch -4,-1,9,0,-5 word:be -2,-10,9,2,1 word:because -10,0,14,0,-5
word:before 16,-3,-7,6,-11 word:being -6,-1,-4,12,-1 word:benchmark -2,-1,-5,9,-1 word:between 1,-7,10,1,-5
word:big 7,-2,-1,-3,-1 word:bij 10,0,-3,-3,-3 word:binary -5,-1,1,7,-2 word:blir -4,0,2,8,-6 word:bolt -1,-2,-4,-6,13
word:book 3,6,-10,1,1 word:browser -4,-1,8,-4,1 word:built 0,-1,3,-10,8 word:but -21,16,-18,35,-12
word:buy -5,-1,0,7,-1 word:by 15,3,10,-23,-6 word:c -17,3,-2,-1,17 word:c'est -5,24,-13,-3,-2 word:cached -1,0,9,-3,-4
word:cada -9,0,12,-2,0 word:called -4,-4,-3,2,8 word:caller 10,-3,0,-5,-2 word:calls -3,8,0,-2,-2
word:can 11,-14,21,-19,2 word:can't -8,6,3,-1,-1 word:cancel 7,-1,-3,-3,-1 word:cannot 3,2,4,-8,-1
word:capped -1,0,1,-8,8 word:cards -2,1,-5,9,-2 word:cart -8,0,-3,8,3 word:catch 8,-1,-2,-5,-1
word:cellular -6,-3,9,-2,2 word:certificate 3,-1,-3,-6,7 word:change 5,-6,0,-8,9 word:changed 3,-1,-8,5,1
word:changes 4,0,7,-8,-3 word:chaque 5,-1,-7,3,1 word:check 8,-3,-10,-5,9 word:checker -6,9,-5,3,-1
word:checks -1,-2,-9,4,8 word:chose -3,-1,7,-3,-1 word:claims 0,-1,-3,-7,11 word:classic -2,10,-2,-6,0
word:claude 2,7,-9,-2,2 word:clears 7,-1,-6,-4,3 word:close -5,3,-5,8,-1 word:closer -2,12,-6,-4,-1
word:closes -12,-1,10,-1,3 word:closing 9,-2,-5,-3,0 word:cloud 1,-4,9,-2,-4 word:code 16,-1,-5,-16,7
word:codex -5,-1,1,-3,8 word:column 0,2,-1,8,-9 word:com -2,-4,-9,15,1 word:command 4,10,-3,-9,-2
word:comme -1,8,-3,-3,-1 word:commit -3,-4,9,7,-8 word:commits 7,0,-5,-4,2 word:como 1,17,-10,-6,-2
word:compare 12,-2,-7,-3,0 word:compatibility 0,-1,9,-4,-5 word:compute -5,-1,9,0,-3 word:concrete 9,0,-7,-1,0
word:conf -8,0,2,2,5 word:config -3,-3,-3,-3,12 word:configuration -4,-2,9,-2,-1 word:connected -5,-1,-4,-2,12
word:connection -6,-1,-5,3,9 word:consent 0,-3,-4,9,-2 word:constant -2,0,8,-6,0 word:contains -5,-3,-14,6,15
word:contracts -6,8,1,-1,-2 word:control -5,-1,9,-3,0 word:copies -2,0,8,0,-6 word:core -6,2,2,-8,10
word:correctly -3,0,-5,11,-3 word:cost -3,-3,12,-13,5 word:counts -1,-1,14,-9,-2 word:course -10,10,-1,3,-2
word:critics -2,-1,-4,7,-1 word:css -2,8,-2,-3,0 word:ctf -1,-2,-3,-3,9 word:customer 1,-3,7,-9,4 word:d -5,-1,0,10,-4
word:dag -1,0,9,-4,-3 word:dan 7,-2,-8,6,-3 word:dans -3,14,-9,-2,-1 word:dark -1,-1,-6,9,-1 word:data -11,-16,14,0,12
word:database -8,4,-1,0,6 word:date 6,-2,-10,0,5 word:dates 10,1,-2,-8,0 word:day 13,0,-5,-4,-4 word:days 7,1,-5,-11,7
word:db 7,-2,-9,16,-12 word:de 4,12,-3,6,-19 word:dead -1,1,-4,10,-6 word:december 0,0,-2,-4,7
word:decide -2,-2,8,-3,-1 word:decides -2,-1,8,-4,-1 word:decision 4,-2,-7,7,-1 word:decremented -1,-1,-4,8,-2
word:default -3,-1,0,-4,8 word:den -2,7,-2,1,-4 word:der 0,3,-15,14,-2 word:design -3,-2,14,-8,0
word:details -2,0,-2,-4,8 word:detects -4,8,1,-3,-2 word:dev -2,-2,-3,-2,9 word:devlog -4,-1,2,-5,7
word:diary -1,13,-7,-4,-1 word:die -2,-10,-1,24,-10 word:differ 0,7,-2,-4,-1 word:differs 1,9,-6,-4,0
word:direction -1,-1,9,-5,-3 word:do 1,12,-2,-8,-2 word:docker -2,-1,8,1,-7 word:docs -1,-2,-14,-3,19
word:docstring -4,-3,-7,-3,16 word:document 4,-1,1,-7,3 word:does -16,12,-2,9,-2 word:doesn't -2,1,-5,8,-2
word:don't 0,-7,2,9,-4 word:donde -5,-1,10,-2,-3 word:door -2,10,-9,-3,4 word:double -3,0,-4,8,-2
word:down 1,-2,6,-11,6 word:drei -1,-1,-5,8,-1 word:drop 1,-1,3,-9,6 word:du 7,0,4,-5,-6 word:dust -3,3,8,-3,-5
word:e 7,-2,-11,14,-7 word:each 16,-4,-7,-8,3 word:edit -2,-1,8,-5,0 word:editor 4,8,-6,-5,-1 word:een 3,19,-13,-6,-3
word:eerst 8,-2,-1,-4,-2 word:ein -3,12,0,-5,-4 word:einer -2,9,-4,-2,-2 word:el 2,-5,-3,10,-4 word:else 9,2,-7,-6,3
word:emails -2,0,-4,9,-3 word:empty -6,1,-1,15,-9 word:en -12,23,6,4,-21 word:enabled -5,-1,-3,-3,12
word:end 9,-2,0,-7,-1 word:ended -2,-1,-4,8,-2 word:entry 12,-1,-8,-7,3 word:env 17,0,-7,-4,-6
word:er -14,33,15,-30,-4 word:error -7,-3,4,-3,8 word:errors -2,-1,11,-3,-5 word:es -8,7,15,-10,-3
word:essentially -2,10,-4,-2,-2 word:estado -1,-1,-4,-9,14 word:et -8,6,11,-5,-4 word:etc -3,-3,-6,-8,19
word:etter -5,-1,-5,14,-3 word:every 28,0,-6,-10,-12 word:example -2,-2,-6,-1,12 word:exist -6,-3,-1,7,2
word:exists -2,-1,-6,12,-3 word:exit 0,4,5,-17,8 word:express -2,-4,7,3,-5 word:extension 1,-1,-5,-3,8
word:external 8,0,-4,-3,-1 word:fabian -2,0,-5,7,0 word:fallback -1,-3,11,-5,-2 word:falls -4,-1,9,-2,-2
word:far -4,2,-5,9,-2 word:fastapi -1,-1,-5,-2,8 word:features -8,-2,-2,3,10 word:felt -2,9,-2,-5,0
word:few 8,1,-8,0,-1 word:fi -4,-2,-5,-1,12 word:field -1,0,8,-4,-3 word:fil 13,0,-9,-3,-1 word:files -4,-6,10,0,0
word:find -3,-5,-2,8,2 word:finds -3,2,6,2,-7 word:finnes -5,-1,-4,11,-1 word:fire -1,9,-4,-6,1
word:first 10,-3,1,-2,-6 word:fix 7,-6,-10,2,7 word:fixed -9,-1,7,2,1 word:flag 3,-1,-12,9,1 word:folder 10,-2,-4,0,-4
word:for 12,4,-37,5,15 word:fork -6,0,9,-1,-2 word:format -6,-3,4,-2,7 word:formål -3,-1,12,-3,-5
word:found -6,2,-10,15,-2 word:foundation -2,-1,9,-4,-1 word:fra -4,3,-4,8,-3 word:free -3,-3,-4,-4,14
word:fresh 10,-1,-4,-2,-2 word:friction -3,-1,7,-2,-2 word:from 4,8,-2,-6,-4 word:frontend -6,-1,9,-4,3
word:full 10,1,-2,-3,-5 word:function -5,1,-4,8,0 word:først 9,-1,0,-2,-5 word:g 12,-1,-15,3,1 word:game -7,0,-7,4,10
word:gate 11,-2,0,-10,1 word:gateway 5,2,-1,-8,2 word:gb -1,-1,7,-4,-2 word:generates -4,10,1,-2,-5
word:get 7,0,0,1,-8 word:git -1,-4,8,5,-9 word:given -5,-2,-5,0,12 word:go 19,-5,-5,-14,5 word:gomoku -2,-1,-3,-4,11
word:good 7,-4,1,-5,1 word:got -4,-3,-5,14,-2 word:group -9,-2,8,2,1 word:guard -5,-1,-5,9,3 word:guest -4,1,-4,-5,13
word:går -1,2,-8,10,-3 word:ha 2,-3,-11,7,6 word:had -6,-1,-1,10,-1 word:hand 12,2,-10,-3,-1 word:handler -8,0,1,10,-3
word:har 0,2,-8,5,1 word:harbour -5,-1,-5,-4,15 word:harry -1,-3,-5,10,-1 word:has -5,-5,-6,29,-13
word:have -9,-5,-2,21,-5 word:he -2,-2,-7,12,-1 word:header -3,-1,-3,0,8 word:health -2,-1,-4,7,-1
word:help 4,-3,-14,7,5 word:her -1,0,-7,10,-2 word:hideheader -2,0,-4,-2,7 word:high -6,-1,3,10,-6
word:his -5,-4,-8,9,8 word:holds -3,-1,-10,0,13 word:home 1,-3,-13,7,8 word:hook -12,2,9,-2,3
word:hooks 14,-2,-5,-5,-2 word:host 8,-1,-2,4,-9 word:hours 2,-2,-7,3,4 word:how 0,2,7,-9,0 word:html -1,-1,-4,-2,9
word:http -4,-1,11,-5,-1 word:hub 7,-2,-2,-1,-2 word:human -5,-2,14,-8,0 word:hus -2,0,-2,-4,8 word:i 0,0,-4,7,-3
word:i'm -3,-3,-3,12,-3 word:i've -1,-2,-4,7,0 word:id 0,-4,-10,-11,25 word:if 27,-9,-7,-18,8 word:ikke -4,0,0,11,-8
word:il 5,10,-12,2,-5 word:im -1,-1,-6,11,-3 word:image 11,-3,2,-10,-1 word:in 6,-7,-4,9,-4 word:included 2,0,7,-6,-3
word:init 9,-1,-4,3,-7 word:inn -2,-1,7,-4,-1 word:input 9,-2,-1,-2,-4 word:install 7,-2,-1,-2,-2
word:instance -4,-3,2,-4,9 word:instead 6,-1,-8,8,-6 word:intent -1,0,8,-5,0 word:intern -1,8,-7,-3,3
word:into -5,-2,8,2,-3 word:is -31,52,-5,-19,4 word:isn't 0,-3,-4,8,-1 word:iso 12,0,-3,-6,-4
word:issue 0,-3,-12,15,-1 word:ist -9,23,-4,-12,3 word:it 8,16,-8,3,-19 word:item -7,-1,4,2,2 word:items 11,-3,-8,2,-3
word:its 12,2,0,-2,-11 word:itself -4,-2,9,-2,-2 word:job 2,-2,8,-7,-1 word:john -3,0,-3,7,-1 word:js -5,2,-3,-3,9
word:jsonl -4,-1,1,-6,11 word:june -1,0,-2,-4,8 word:just -7,5,0,5,-2 word:k -6,-1,9,-1,-2 word:keep 22,-2,-3,-11,-6
word:keeps -1,8,0,-5,-2 word:kept 6,-2,14,-21,3 word:keys 0,-1,9,-6,-2 word:kode -2,-1,8,-3,-1
word:kunde -2,-1,-4,9,-2 word:kurs 0,0,-3,-10,14 word:l -2,-1,3,13,-13 word:la -3,4,6,3,-10 word:label -4,2,0,-7,9
word:labels -5,-1,1,8,-3 word:labs -8,-1,6,4,0 word:large 2,7,-3,-6,0 word:last 4,-1,-9,11,-4 word:later 8,-1,1,-5,-3
word:le 4,13,-8,-1,-8 word:learning -5,8,-5,-4,6 word:ledger -1,2,3,-9,5 word:left -3,-2,3,-7,8
word:lets -7,0,11,-2,-2 word:level -4,-3,9,-3,1 word:liegt 1,-2,-3,-3,7 word:ligger -3,-1,-4,-1,9
word:like -3,11,-6,5,-6 word:line -11,-4,7,-2,10 word:live -10,-2,12,-10,10 word:lives -4,0,2,-6,9
word:local -4,-2,13,-2,-4 word:location 0,-1,-7,0,8 word:locked 1,-1,8,-7,-1 word:log 3,1,-14,-21,32
word:logs -9,-1,5,9,-3 word:lokalt -3,-1,8,-3,-1 word:long -2,-4,3,-5,7 word:look 8,-4,-3,1,-2 word:loop -11,0,12,2,-3
word:los -9,-7,18,3,-5 word:low -4,-2,9,3,-6 word:lower -6,-1,8,0,-2 word:m 7,1,5,-9,-4 word:macos -7,-1,-1,-2,11
word:mais -6,17,-6,-3,-2 word:make 13,-8,2,-4,-3 word:makes -6,7,9,-8,-2 word:manager 11,-3,-2,-3,-2
word:manual -3,-1,10,-5,0 word:maps -7,0,8,0,0 word:may 3,-6,-9,13,-1 word:mcp -2,4,7,-3,-6 word:md 20,7,-17,-19,9
word:me 0,-7,-5,14,-1 word:meal -2,14,-6,-6,-1 word:means -3,-4,13,-5,-1 word:med -3,8,-2,1,-4
word:memoria -1,-1,9,-4,-3 word:memory -1,17,-11,-2,-3 word:mentioned 7,-1,-8,2,0 word:merge 8,-2,0,-2,-4
word:message -2,-2,8,1,-4 word:might -6,-2,9,1,-2 word:minute 0,-2,-2,-4,7 word:minutes 9,-1,-9,3,-2
word:mnd -4,0,-3,-4,12 word:mobile -7,-2,4,-5,9 word:mode -15,-1,13,2,2 word:model 4,4,0,-11,4
word:modules 0,13,-13,3,-4 word:moment -4,14,-5,-4,-1 word:money -3,3,8,-6,-2 word:more -7,0,10,-6,3
word:most 6,2,-12,14,-11 word:mount 0,-1,-5,7,-1 word:mqtt 1,0,-4,-5,8 word:must 24,-3,-11,-11,0
word:mutex -2,9,-3,-2,-2 word:my -5,2,-11,21,-6 word:mysql 0,-1,-5,8,-2 word:name 9,-5,-11,-3,10
word:named 10,-3,-8,-4,5 word:navigation -2,-1,-3,-3,8 word:need 21,-4,-10,-6,-1 word:net -2,8,-5,-2,2
word:network -7,-5,4,-3,11 word:never -14,14,-3,1,2 word:new 6,11,-12,2,-8 word:next 1,-2,-5,-2,8
word:night 1,3,2,-8,3 word:nine -3,-2,-12,15,2 word:no -6,-1,-10,3,14 word:non -6,-6,12,2,-1 word:not 18,-14,1,-3,-3
word:notes 0,-1,1,-7,7 word:now -7,-4,-9,15,5 word:npm 6,-1,-8,2,1 word:numbers 7,-3,2,-3,-3 word:não 10,-3,4,-9,-2
word:o 6,-3,10,-7,-6 word:oauth -1,0,7,-5,-1 word:object -1,-2,8,-2,-3 word:of -3,11,-11,12,-9 word:off 7,-2,-7,-11,13
word:office -2,8,-8,-1,2 word:oficial 9,-1,-6,-2,-1 word:og -4,12,9,-12,-5 word:ogni 12,-1,-8,-1,0
word:old -4,4,-5,15,-10 word:on -7,9,-14,3,8 word:once -6,3,14,-9,-2 word:one 5,21,-8,-3,-15 word:only 18,-14,1,0,-4
word:open -1,-3,7,-15,11 word:opencode 3,11,-7,-2,-4 word:operations 9,2,-8,-4,1 word:opt 0,-1,-2,-6,9
word:or 30,-10,2,-30,7 word:os 7,-1,-1,-5,1 word:other 1,1,-10,2,5 word:ou 0,7,0,-3,-4 word:our 2,3,5,-11,1
word:over -6,-1,3,7,-4 word:own 17,-4,9,-11,-12 word:owner 12,-3,-11,-4,5 word:p -5,3,-1,7,-5
word:package 3,-1,-11,18,-9 word:page 1,4,-18,7,6 word:pages -4,4,4,-7,3 word:paper -6,4,-2,7,-4
word:para 7,-4,15,-9,-8 word:parameter -4,-1,7,0,-3 word:partner -4,-1,-4,9,0 word:patch 4,0,0,4,-9
word:path -6,-6,5,8,-1 word:people -6,-3,8,5,-4 word:per 19,-3,12,-14,-13 word:performance -1,-2,-5,11,-4
word:pero -2,1,0,10,-8 word:phase 0,-1,12,-4,-7 word:phone -4,-3,2,-4,9 word:pin 17,-2,-11,-3,-2
word:plan 6,8,-3,-12,1 word:platform -3,-1,-7,2,9 word:png 10,0,-4,-3,-2 word:por 11,-3,0,-10,2
word:potential -6,0,-6,13,0 word:potter -1,-3,-5,10,-1 word:pour 1,-3,8,-4,-3 word:powered 7,-1,-3,-2,-1
word:preferred -9,0,9,-5,4 word:prefers -2,-1,-6,10,-2 word:prevention 10,-1,-7,-1,-1 word:primary 6,-3,6,-9,0
word:print 1,0,-8,7,0 word:probe 8,0,-2,-4,-1 word:problem -4,-4,-1,8,1 word:progress 1,-1,-5,8,-2
word:project -6,-1,-6,13,0 word:project's -2,14,-7,-1,-4 word:prompt 1,-4,9,0,-6 word:protection 10,-1,-6,0,-3
word:protocol -1,10,-4,-5,0 word:protokoll 0,8,-7,-4,3 word:provider 0,-1,-7,1,6 word:proxy's -1,0,8,-5,-2
word:prune 9,0,-2,-3,-3 word:publish 0,-1,-1,-5,7 word:published 5,-1,-8,5,0 word:purpose -2,-4,10,-3,-1
word:push -7,-1,6,0,2 word:py -9,-2,13,5,-6 word:pytest 10,0,-4,-1,-4 word:python 7,0,-9,-10,12 word:på -9,9,-6,3,3
word:qu'il -2,8,-4,-2,0 word:que -17,12,11,2,-8 word:query 0,-3,1,11,-9 word:quote 11,-2,-3,-4,-1
word:raised -4,0,-4,10,-1 word:raising 5,0,4,-7,-2 word:range -7,-1,-1,11,-2 word:rapide -5,10,-3,-1,-1
word:raskere -2,-1,8,-2,-4 word:react -1,3,-11,4,5 word:read 4,4,3,-20,9 word:readme 8,-1,-4,1,-3
word:reads -8,6,2,3,-3 word:recent 8,0,-3,-1,-3 word:recipe -1,11,-6,-3,-1 word:red -4,-1,-8,2,11
word:regex -2,0,-3,8,-3 word:registry -3,-1,-3,-3,9 word:release 2,2,-5,-6,8 word:replies 5,3,-7,-1,1
word:repo 12,-2,-2,0,-8 word:report 4,0,-11,9,-2 word:reports 11,-1,0,-12,1 word:repository -3,-3,10,0,-4
word:request 5,-4,10,-6,-6 word:requires 15,-2,-9,-8,3 word:research -5,-1,8,1,-3 word:reservation 7,-1,-11,4,2
word:responsible 8,-2,-3,-2,0 word:reviews 8,0,-4,-3,-1 word:risk -6,-3,8,-2,4 word:root 6,-2,-6,-5,8
word:route 7,4,-7,-3,-1 word:rows -10,-1,6,13,-8 word:rpi -2,0,0,10,-7 word:rule 13,-1,1,-21,8
word:rules -5,12,0,-11,5 word:run 16,-11,-12,7,-1 word:runtime -3,-1,11,-1,-6 word:rust -2,-1,-5,-2,9
word:s -12,-5,3,17,-2 word:safari -2,-1,-6,10,-1 word:sales -4,-1,-2,9,-2 word:sam -3,-1,-3,8,-1
word:same 0,26,0,-13,-13 word:sand -1,9,-4,-2,-3 word:sans 1,5,-8,-1,3 word:say 5,1,-10,3,0 word:scan -5,0,7,-2,0
word:scientist -2,0,-4,7,-1 word:sees -6,3,9,-6,-1 word:sempre 11,-1,-4,-2,-4 word:sensorer 7,-1,-3,1,-4
word:sensors -3,8,-1,-5,1 word:service -4,1,8,-5,0 word:session -2,1,4,-9,7 word:sessions -7,-1,10,1,-3
word:set 21,-4,-6,4,-14 word:settlement -1,-1,-5,-1,9 word:share -7,0,10,-7,4 word:shared 1,-4,8,-4,-1
word:shell 8,-1,-5,-3,1 word:shows -2,0,-10,9,3 word:similar 1,9,-6,-3,-2 word:simple -8,-2,-5,12,3
word:since 6,-3,19,-17,-5 word:sind 10,-3,-9,3,-2 word:sistema -7,3,12,-5,-3 word:six 3,-1,-8,6,0
word:skip 10,-1,-6,-2,-1 word:slack 2,-1,7,-1,-7 word:slippage 0,0,-1,-9,10 word:slow -9,-5,13,-2,2
word:small -4,5,8,-7,-2 word:smaller 7,-1,-2,0,-4 word:smallest -8,2,8,-1,-1 word:so -26,-12,23,24,-9
word:solo 11,2,-12,0,-2 word:solution 10,-1,-4,-4,-1 word:som -7,48,-15,-12,-14 word:some -9,8,-3,5,-2
word:someone 0,8,-5,-2,-1 word:sort -2,8,-1,-5,0 word:source -11,-2,12,-4,4 word:split -5,-1,10,-4,-1
word:src 10,-1,-16,-4,11 word:standard -3,-4,8,0,-2 word:start 10,-3,-6,1,-3 word:started -2,1,-6,8,-1
word:starts -4,-2,7,-4,2 word:state 4,1,-8,-1,4 word:status -6,1,-6,-8,19 word:stay 3,-1,10,-9,-2
word:stays 2,-2,5,-8,3 word:step -7,-2,7,-1,3 word:still -4,5,1,5,-8 word:store 5,-2,-13,-1,11
word:story -2,-2,-2,8,-2 word:string -8,-4,-4,4,12 word:strip -6,0,7,0,-1 word:strong -2,0,1,-7,8
word:structure -1,14,-4,-5,-4 word:strøm -3,-1,-3,10,-3 word:style -4,-1,-3,2,7 word:supabase -2,0,-1,8,-5
word:support 0,-2,-11,6,7 word:supported -2,-1,6,-8,5 word:system -9,11,6,-1,-7 word:så 9,-2,-3,2,-6
word:t -3,0,14,-7,-4 word:tag 5,-1,-7,0,4 word:target -1,-2,6,-8,5 word:task 8,-4,-1,2,-6 word:tasks -10,-2,-3,6,9
word:team -11,3,-7,-2,16 word:teams 0,-6,13,-8,1 word:test 8,-4,-14,11,-1 word:testing -4,-1,-3,10,-2
word:tests 5,0,-10,3,3 word:text 7,-8,-6,2,4 word:than 0,5,7,-7,-5 word:that -9,3,26,5,-25 word:the 12,-4,-19,14,-4
word:them 6,0,3,-2,-7 word:then -18,-4,19,1,2 word:there 0,3,-5,9,-6 word:they -3,-2,21,-12,-5
word:things 8,-2,-3,0,-4 word:this 1,-10,8,6,-5 word:thread 5,8,-2,-7,-4 word:three -7,-6,-1,11,2
word:ticket -1,11,-6,-1,-4 word:tier -7,0,0,-2,9 word:til 8,0,0,2,-9 word:tim -4,-3,-6,14,0 word:time -7,1,1,15,-10
word:timeout -5,-2,5,-8,10 word:timer -2,0,8,0,-5 word:title -2,-1,8,-3,-1 word:to 24,3,-5,3,-26
word:tobie -3,-2,-8,13,1 word:todos -3,-1,9,2,-6 word:toggle -1,-1,-8,-1,10 word:token -10,-4,-6,5,15
word:took -2,-1,0,-5,7 word:tool 0,-4,0,-7,11 word:travel 8,-1,0,-5,-2 word:triggers -2,8,-6,0,0
word:truth -2,-2,10,-3,-1 word:try 8,-1,-9,2,0 word:ts -1,-3,0,9,-5 word:twice -2,2,-10,15,-6 word:two 5,0,-6,18,-17
word:type -2,-4,-6,-2,14 word:types -8,-2,4,-7,13 word:typescript -15,-2,10,-1,7 word:ui 19,-7,-9,6,-9
word:un -10,34,0,-13,-11 word:una -4,1,7,0,-5 word:und 2,-9,7,9,-8 word:undefined -2,0,-4,9,-3
word:under 12,-3,-6,2,-5 word:une -6,16,-1,-4,-3 word:unit 12,-2,2,-6,-7 word:universal -1,10,-1,-5,-3
word:until -5,1,-1,-4,9 word:up -1,-4,8,-2,-1 word:update 8,-1,-1,-4,-1 word:url 8,2,-8,0,-3 word:usb 2,5,-7,6,-6
word:usdc -10,-1,4,-4,11 word:use 31,-7,-17,-1,-6 word:user 6,-8,-1,1,2 word:users -6,-3,-2,11,0
word:uses -2,-3,10,-4,-1 word:utc 10,0,-1,-3,-5 word:v -9,-2,2,0,9 word:value -8,4,4,5,-5 word:van 0,11,-4,-5,-1
word:var -3,-2,-6,-1,11 word:verb -3,-2,0,7,-3 word:verified -5,0,-2,8,0 word:verify 12,-2,-8,-2,-1
word:version -6,16,1,-6,-5 word:very -2,-1,-5,9,-2 word:via 0,-2,5,-12,8 word:vil 2,0,8,-8,-2 word:vision -1,0,-4,-3,8
word:vor 8,2,-3,-4,-2 word:vous -7,17,-7,-3,-1 word:vpn -7,-1,-1,-4,13 word:wait -2,-3,7,-2,0 word:walk -4,10,-2,-3,-1
word:want -7,-2,0,11,-2 word:was -10,-2,4,18,-11 word:water 10,2,-7,-3,-2 word:way 1,14,-4,-10,-2
word:we 1,-4,-1,12,-8 word:week -4,5,-7,9,-3 word:what 7,22,10,-30,-9 word:when -3,-12,15,0,-1
word:where -2,10,-12,-4,7 word:whether -7,-2,-6,7,7 word:which -13,-5,11,8,-3 word:while -12,7,2,-1,3
word:whole -3,-2,11,-5,-1 word:wi -7,-2,-4,-3,16 word:wie -4,23,-2,-10,-7 word:wifi -3,-1,-2,-5,12
word:wiki -2,-6,14,-4,-2 word:will -18,-1,27,-8,-1 word:winter -3,-1,-4,8,-1 word:with 10,10,-18,15,-17
word:within 10,-5,-5,-1,1 word:without 11,3,-7,-4,-3 word:won't 8,0,1,-8,-1 word:work -10,2,2,11,-5
word:would -2,10,-1,-5,-3 word:writes -8,-1,6,4,-1 word:ya 0,-1,9,-4,-4 word:year -8,-1,1,-1,9 word:yml -12,0,-5,10,7
word:you 19,24,-3,-26,-14 word:you're 0,7,-6,-1,0 word:your 4,4,15,-19,-4 word:à -6,13,-8,3,-2 word:в -5,1,-9,23,-9
word:как -1,9,-4,0,-3 word:нет -1,-1,-4,7,-1 word:но -1,-1,-3,8,-3 word:только 8,0,-5,-2,0 word:بعد -4,-1,-5,15,-6
word:تظهر -2,0,-4,7,0 word:تعديل -4,0,1,7,-3 word:عن -2,-1,8,-3,-2 word:في -4,3,10,5,-15 word:قبل 8,-1,-3,-2,-2
word:كل 8,-2,4,-4,-7 word:لا -2,1,-5,9,-2 word:مثل -3,8,-3,-2,-1 word:مع -3,-1,8,-10,5 word:い 2,2,7,0,-11
word:う -2,8,-6,1,-1 word:が -5,-4,2,16,-8 word:こ -2,3,-3,8,-6 word:し 11,-2,-6,8,-11 word:す 14,0,-4,1,-11
word:た 2,-4,-1,9,-6 word:て -3,6,-7,10,-7 word:な 3,6,2,-8,-3 word:に 11,-2,6,-3,-13 word:の -14,7,4,7,-5
word:は 3,8,4,-7,-7 word:ま -9,-4,1,11,0 word:も -5,10,-4,3,-4 word:よ -6,8,-4,3,-1 word:る 13,5,-8,0,-10
word:イ -1,-1,-5,-3,9 word:ォ 2,-1,7,-2,-6 word:ス 1,-2,-3,11,-8 word:タ -1,-1,-3,10,-4 word:ト 3,-2,9,2,-12
word:ル 2,-2,-7,-1,8 word:ー 6,-4,9,-9,-1 word:一 3,10,-9,-3,0 word:三 -1,-1,-6,8,0 word:不 1,2,8,-10,-2
word:个 -1,11,-7,0,-3 word:了 -8,-2,3,10,-4 word:云 -2,9,-3,-2,-2 word:件 -8,6,3,2,-3 word:会 0,-2,9,-3,-4
word:传 7,0,-4,0,-3 word:使 11,-3,-2,-1,-5 word:值 -7,0,-1,-2,10 word:像 -2,25,-12,-8,-2 word:先 10,-2,-2,-5,-1
word:全 -4,5,6,2,-9 word:决 8,-1,-4,-1,-2 word:到 0,-1,-1,11,-9 word:前 12,3,-6,-5,-4 word:加 7,-2,-3,3,-6
word:動 0,-1,7,-5,-1 word:十 -1,-1,-3,7,-2 word:反 -3,-1,-5,10,-2 word:发 -9,0,-1,6,4 word:可 -5,2,9,-4,-2
word:名 -6,-1,1,-1,8 word:后 -1,2,-8,12,-6 word:器 -9,7,8,-6,0 word:场 -2,0,-5,9,-3 word:型 2,-3,8,-7,-1
word:境 7,-1,-4,-3,0 word:天 3,-1,8,-8,-2 word:存 -9,4,12,-4,-3 word:完 -2,0,-4,10,-4 word:小 4,4,-8,-1,0
word:库 -5,-1,8,-7,6 word:建 4,-1,7,-10,-1 word:开 0,-1,-5,-2,8 word:式 -1,-1,9,-5,-2 word:得 -4,0,8,-4,1
word:态 -3,-1,9,-1,-4 word:户 -5,-1,-1,9,-2 word:所 -1,-1,9,-5,-2 word:持 -5,3,-2,-3,7 word:支 -4,-1,1,-4,7
word:敗 -1,0,-2,8,-5 word:数 3,-1,4,2,-7 word:文 -9,5,6,-1,-1 word:新 18,-2,-7,6,-15 word:时 -11,-3,7,5,2
word:是 -13,14,3,-2,-1 word:時 -3,-1,8,-5,2 word:更 5,7,-3,-1,-7 word:有 -11,-3,7,2,6 word:本 6,4,-8,0,-2
word:模 6,-3,11,-11,-4 word:比 -3,10,2,-5,-4 word:求 -7,-1,12,-6,2 word:没 -4,-1,-5,12,-1 word:测 -3,-1,-8,9,3
word:源 -3,-1,13,-4,-4 word:现 -1,0,-6,10,-4 word:理 3,0,16,-8,-10 word:用 -8,-5,10,8,-5 word:発 9,0,-2,-6,-1
word:的 -13,8,2,-2,5 word:目 8,7,-4,6,-18 word:空 -3,-2,-6,13,-2 word:管 7,-3,5,-4,-5 word:编 -6,4,8,-6,0
word:置 -11,-2,-6,1,19 word:自 -2,-1,10,-3,-4 word:节 -4,-1,8,-3,0 word:行 -2,2,-1,9,-8 word:被 -9,-1,4,-2,7
word:要 11,-2,-1,-5,-3 word:言 -5,-3,2,-2,8 word:設 7,0,0,-4,-3 word:論 -1,0,7,-2,-5 word:认 -5,0,-1,-4,10
word:试 1,-2,-7,5,3 word:话 7,-1,-7,-1,1 word:请 -5,-1,10,-6,2 word:资 -2,-1,9,-3,-3 word:起 -3,-1,7,-1,-2
word:辑 -5,-1,8,-1,-1 word:这 -3,9,-2,-3,-1 word:部 -5,3,9,-8,1 word:配 -10,-1,-9,6,15 word:重 8,-1,-7,2,-2
word:量 -2,2,7,-3,-4 word:错 9,4,-4,-5,-4 word:開 12,0,-4,-7,-2 word:降 -3,0,-2,8,-3 word:题 1,8,-5,0,-5
word:默 -4,0,-1,-5,10 word:개 8,0,1,-7,-2 word:금지 11,0,-4,-5,0 word:등 10,0,0,-5,-5 word:리스크 19,0,-4,-10,-5
word:모든 8,0,-2,-1,-5 word:작업은 13,0,-5,-4,-4 word:즉시 13,-1,-6,-3,-4 word:지표 8,0,4,-8,-4
"""
