"""Weights of words, stems and endings by class, in hundredths: procedural, analogous, conceptual, evidence, reference.

Fitted by `benchmarks/fit_pacer.py`, not by hand.
"""

# ruff: noqa: RUF001 -- words of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'re -5,7,-2,-6,5 end:a's -1,3,-6,-4,7 end:ace 3,-1,-18,8,7 end:ack -6,-3,15,-6,0 end:act -5,-3,-5,7,6
end:ada -4,-2,7,-1,0 end:ade -11,4,4,4,-2 end:ado -8,-5,-10,21,1 end:ads -5,9,2,2,-8 end:aft 1,7,-7,-2,1
end:age 16,-8,3,-3,-8 end:ain 6,-5,18,-6,-14 end:ais -3,-1,-2,8,-2 end:ajo -3,-2,6,0,-1 end:ake -3,-1,0,7,-4
end:ale 7,-5,5,-7,-1 end:all -11,7,-4,11,-3 end:als 7,4,-3,0,-8 end:alt -5,-1,14,-6,-2 end:ama -1,7,-5,-5,4
end:ams 1,-12,22,-12,0 end:and 19,6,-3,-12,-10 end:ans -5,-2,15,-6,-1 end:ant 5,-7,-12,10,4 end:ard -5,-9,9,-5,10
end:are 17,-11,2,-23,14 end:ari -3,-2,-6,16,-4 end:ark -5,5,-11,13,-2 end:arm -7,8,5,-7,0 end:ars 7,-5,-3,-4,5
end:art 17,-1,-7,6,-16 end:ary -6,16,-17,-6,13 end:ase -16,5,-1,1,11 end:ash -9,-3,6,3,2 end:ass -1,0,-1,-6,9
end:ast 5,7,-8,-5,2 end:asy -2,-1,-4,6,0 end:ate 34,-16,-9,-18,10 end:ats -5,0,-5,-3,13 end:ava 0,7,-2,-4,-1
end:ave -6,14,-5,1,-4 end:awn -6,0,0,4,3 end:ays -7,0,-10,-6,23 end:bal 7,-1,-2,0,-5 end:bel -4,3,0,-10,10
end:ber -11,-10,-2,8,15 end:bie -4,-2,-11,16,1 end:ble -10,0,0,1,9 end:bnb -5,-1,-5,6,5 end:box 3,5,-6,-3,1
end:bre -7,6,0,-3,3 end:btq -1,-1,-4,7,0 end:cal 11,-12,-10,12,-1 end:car 7,-2,-4,2,-4 end:ced -4,-3,5,11,-9
end:cer 12,3,-1,-12,-2 end:ces -13,4,4,1,4 end:cha -8,-3,3,3,5 end:cht -3,-3,-18,28,-4 end:cks -13,1,5,1,6
end:col -7,14,-2,-2,-2 end:cos -4,-1,-7,1,12 end:cts -8,4,8,2,-6 end:dad 0,-2,15,-7,-6 end:dar 5,0,-7,-2,4
end:das -1,-1,-2,6,-3 end:ded -15,-8,5,-1,20 end:del 2,5,8,-11,-3 end:den 8,-5,1,-5,1 end:der 20,-3,-3,5,-19
end:des -11,0,21,-20,11 end:det -8,5,8,-3,-2 end:dge 5,6,-9,-4,2 end:dia 2,-4,3,5,-7 end:dig -2,10,-3,-3,-1
end:dit 0,2,-9,-6,12 end:dle 8,0,-2,-5,-1 end:dly -3,-1,12,-7,-1 end:dom -1,-1,-4,7,-1 end:dos -3,2,12,-4,-8
end:dow -3,2,3,-7,5 end:dre -4,2,4,4,-6 end:e's -7,-6,-2,4,11 end:ead 24,3,-11,-10,-5 end:eak -2,-1,0,-4,6
end:eas -2,-5,-2,8,1 end:eat -9,7,-7,8,0 end:ece -5,-2,2,6,-1 end:eck 6,-3,-9,-5,11 end:ect -5,-4,3,14,-9
end:ede -2,-1,1,-9,10 end:eds -4,-5,15,-2,-3 end:eed -4,-3,13,4,-9 end:eel -3,7,-4,1,-1 end:een -3,-7,6,10,-6
end:eet 4,-2,-7,5,0 end:eir 2,7,-6,-6,2 end:eks 6,-1,1,-4,-1 end:eld -3,-2,8,-1,-1 end:elf -4,-8,11,-5,7
end:ell -1,16,-9,-9,2 end:els -2,-1,12,1,-10 end:elt -1,-4,6,1,-2 end:ely -3,-2,16,-1,-9 end:ema -6,5,14,-13,0
end:eme -1,-1,9,-3,-5 end:ems 13,-6,-10,10,-8 end:end 5,-3,-8,10,-4 end:ene 3,-5,6,-12,8 end:ens 8,-1,-7,-4,4
end:ent 7,-21,10,5,-1 end:eps 3,15,-2,-11,-5 end:era -2,3,-8,7,1 end:ere -26,17,-2,16,-6 end:erm -1,-1,12,-4,-6
end:ern -10,17,-14,9,-2 end:ers -11,-2,13,2,-2 end:ert 10,-3,-1,0,-7 end:ery 25,-3,-13,9,-18 end:ess -2,-9,16,-15,11
end:est 1,11,-5,-14,7 end:eta -9,3,1,4,1 end:ete 0,3,-5,7,-4 end:ety -3,-1,0,7,-3 end:ext 4,-4,11,-6,-5
end:fer 2,5,5,-8,-4 end:fic -6,-1,5,-4,7 end:for -3,6,4,-1,-6 end:gan -4,-1,-3,8,-1 end:gar -5,14,-6,-1,-3
end:ged 4,1,-7,4,-2 end:gen 18,-2,-6,-7,-3 end:ger 1,0,17,-10,-8 end:ges 2,-7,9,-13,9 end:get -15,3,19,-3,-4
end:ght 10,15,-4,-12,-9 end:gic 5,-2,-5,-6,7 end:gle -7,-5,-7,-2,21 end:hed 12,5,0,-11,-6 end:hen 9,2,-6,-3,-2
end:her -21,14,4,3,-1 end:hes -7,6,13,-11,0 end:hin 13,-4,-7,-6,4 end:hip -2,-3,-6,9,2 end:hon 5,-4,-10,-6,14
end:hor -1,-7,2,7,-1 end:hts -10,-3,15,-6,5 end:ial 13,-17,2,18,-17 end:ian -3,2,-4,6,-2 end:iar -5,1,6,3,-5
end:ibe -1,5,4,-6,-2 end:ica 2,-2,8,-7,-2 end:ice -8,10,-1,-3,2 end:ich -12,-5,17,8,-9 end:ick 4,3,-9,4,-2
end:ico -2,-2,6,0,-2 end:ics -8,-4,0,8,4 end:ict -4,-2,0,8,-2 end:ide 2,-8,1,16,-12 end:ids 6,0,5,-4,-6
end:ied 3,-4,3,9,-11 end:ier -12,7,1,-1,5 end:ies -8,7,11,-6,-4 end:ify 4,-3,8,-3,-6 end:ign -5,-2,13,-5,-1
end:ike -4,7,0,-2,-1 end:ild 2,-6,-4,-3,11 end:ile -21,11,5,-1,6 end:ill -6,8,2,3,-8 end:ils 7,-5,-8,2,4
end:ilt -4,-2,-1,-1,9 end:ime -9,-1,4,9,-2 end:ims -2,2,-4,-7,11 end:ina -4,1,-6,10,-1 end:ind -2,6,-8,0,3
end:ine -15,6,-3,16,-4 end:ing -9,14,1,-3,-3 end:ink 0,-7,6,5,-4 end:ins 1,2,-19,6,11 end:int 1,-5,-5,10,-1
end:ion -12,-4,18,1,-2 end:ior -3,-3,-3,-1,10 end:ios 9,0,2,-7,-3 end:ipe 0,15,-13,2,-2 end:ipt -11,-3,-7,10,10
end:ird -3,-3,-6,4,7 end:ire -6,0,0,6,0 end:irs -3,-2,6,-1,-1 end:ish -5,-3,10,-8,5 end:ism -2,-2,8,-3,-1
end:ist -8,-1,-2,4,6 end:ite 20,-1,-12,5,-12 end:its 14,-6,2,-8,-2 end:ity 1,-10,18,-2,-7 end:ive -2,-6,10,-9,7
end:ivo -9,6,-5,-8,16 end:ize 6,-1,-7,5,-3 end:ión -11,-6,27,7,-17 end:jon 8,0,-8,4,-3 end:ked 3,-5,-5,12,-5
end:ken 7,-2,-6,1,1 end:ker -18,10,-4,20,-8 end:kes -4,-1,15,-3,-7 end:ket 16,6,-12,-8,-2 end:kly 9,-1,-8,3,-2
end:l's -6,-1,10,-2,-1 end:lap -3,-1,6,0,-2 end:lar -8,3,12,-9,1 end:lds -12,-4,-3,8,11 end:led 5,-11,-5,0,11
end:len 4,19,-16,-5,-3 end:ler 17,-5,8,-7,-14 end:les -12,13,7,-8,1 end:lit -4,-1,12,-7,-1 end:lla 5,1,-7,5,-4
end:lle 14,-2,-5,-7,-1 end:lls -9,23,-2,-12,-1 end:lly -13,2,20,2,-12 end:log -12,-3,13,-9,11 end:los -2,-1,7,-1,-3
end:low 9,-5,9,-11,-3 end:loy 9,-3,-3,-2,-2 end:lps -5,1,9,-5,-1 end:lts 7,-4,-4,9,-9 end:lue -9,5,1,6,-3
end:lve 1,-3,-3,7,-1 end:mal 2,-4,-3,7,-2 end:mat -7,2,0,-5,9 end:med 9,-4,3,-6,-2 end:men -3,0,-4,12,-4
end:mes -8,1,5,-3,5 end:mir -1,8,-3,-3,-1 end:mit 1,-1,3,6,-8 end:mme -2,7,-3,-2,-1 end:mna -1,-1,-5,1,7
end:mon 0,-1,7,-4,-1 end:mos -1,-1,7,0,-4 end:mpo -1,0,2,6,-6 end:mpt 5,-3,6,-1,-6 end:mål -4,-1,17,-4,-8
end:n't -8,7,0,9,-8 end:nai -2,-1,-5,7,1 end:nal 20,-2,-8,-17,7 end:nar 6,0,1,3,-10 end:nas -2,7,-5,2,-1
end:nca -5,8,-3,0,0 end:nce -15,-5,31,5,-16 end:ncy -11,4,6,5,-4 end:nde -1,-1,3,8,-9 end:nds -7,-8,17,4,-5
end:ned 2,-9,5,0,3 end:nel 2,-4,-11,4,9 end:nen -4,-3,0,7,0 end:ner 19,4,-20,-1,-2 end:nes -4,-1,10,2,-7
end:nge 8,0,-5,-8,6 end:ngs 15,-12,-4,9,-9 end:nia -6,7,3,-4,-1 end:nie -1,-2,-4,8,0 end:nks -6,-1,0,7,0
end:nne -2,10,-7,3,-5 end:nos -3,-2,16,-7,-4 end:not 5,3,1,-8,-1 end:nst 8,2,0,-2,-8 end:nte 5,-6,-2,11,-8
end:nth -9,4,1,-2,7 end:nto -9,6,2,-5,6 end:nts -6,-3,26,-13,-4 end:nux -2,0,7,-3,-2 end:nza 10,-4,4,-8,-2
end:oad 0,-3,5,4,-7 end:ock -6,-2,4,3,1 end:ode 5,11,-16,7,-6 end:ody -3,21,-5,-11,-2 end:oes 8,0,-5,-3,0
end:oid -2,-2,7,-2,-1 end:oke -1,7,-7,3,-1 end:oks 15,2,-5,-9,-2 end:oku -2,-3,-5,-4,15 end:old -1,0,-1,13,-11
end:ole 1,-5,6,1,-3 end:ols -1,-2,6,-4,1 end:ome -7,-2,-4,13,1 end:oms -2,9,-8,-1,2 end:one 13,-8,4,-11,2
end:ong 2,0,-6,1,2 end:ons 14,1,3,5,-23 end:ook -3,10,-6,-3,1 end:oor 4,-2,0,-9,7 end:ore 18,-3,-13,1,-3
end:ork -11,-2,16,-8,6 end:oro 1,-1,8,1,-9 end:ors -6,9,5,0,-8 end:ort 4,25,-37,1,8 end:ory 5,14,-1,-9,-9
end:ose -1,-4,21,0,-16 end:oss -3,0,1,-4,6 end:ote 15,0,-11,-3,-2 end:oth -1,-1,9,-5,-2 end:oud 12,-6,-1,-4,-1
end:oup -7,-1,5,0,3 end:our -10,3,-10,2,15 end:ous -3,-6,6,6,-3 end:out 4,-3,-5,-2,7 end:ove 24,-6,-4,-7,-7
end:ows -13,-1,-15,11,17 end:per -10,2,8,6,-7 end:pes -6,-2,1,-8,16 end:pet -3,8,-8,6,-3 end:pic -2,-1,-7,5,5
end:ple -16,-2,-2,11,8 end:ply -2,-2,15,4,-15 end:pts 18,-5,-13,0,-1 end:pty -5,0,-6,17,-6 end:put 17,-2,-12,10,-13
end:que 3,-1,0,4,-6 end:r's -10,10,-17,3,14 end:ral -3,6,8,-5,-6 end:ram -4,-2,1,7,-1 end:rar 0,3,6,-7,-1
end:ras -7,9,-9,2,5 end:rce -9,-1,12,-2,0 end:rde -6,-1,1,8,-2 end:rds -5,-3,0,14,-6 end:red -1,-1,-2,9,-5
end:ree 14,-9,-3,5,-7 end:rer 11,-2,6,2,-17 end:res -5,-12,6,-2,13 end:ret -5,-2,8,2,-4 end:rge 12,6,-3,-7,-7
end:ria -1,-4,12,-1,-6 end:ric 6,3,-6,-2,-1 end:ril -1,-1,-4,7,-1 end:rio -3,8,-4,0,-2 end:rit -1,6,-6,2,-1
end:rld -4,-1,-2,6,0 end:rly 15,0,-9,-1,-4 end:rms -3,3,-4,7,-2 end:rns -7,-6,-6,6,12 end:rol 2,-1,10,-9,-2
end:rry -2,-2,-1,9,-4 end:rse -5,-2,-2,2,7 end:rst 26,-3,3,-5,-21 end:rta 1,-1,-3,-4,6 end:rte -9,-4,1,21,-9
end:rth -5,0,-1,-8,14 end:rto -1,-1,-3,-7,12 end:rts 16,-11,4,-6,-3 end:rty -9,-1,11,1,-2 end:rve -2,-3,6,-13,13
end:røm -4,-1,-4,12,-3 end:sal -6,14,1,-7,-3 end:sar 5,3,-7,-1,-1 end:sde -1,6,-5,-1,1 end:sed -11,-6,-9,23,3
end:ser -11,8,0,-1,3 end:ses -6,-12,11,3,4 end:sic 5,7,-11,1,-1 end:sks -10,-2,3,9,1 end:som -1,0,6,-5,0
end:sql 1,-3,-8,12,-3 end:ssa 6,-2,-5,-2,3 end:sse -1,4,6,-5,-4 end:sta 3,-1,4,3,-8 end:ste -9,4,6,4,-5
end:sto -1,-2,8,-1,-4 end:sts 12,-8,-13,7,1 end:sue 1,-2,-4,7,-2 end:t's -13,19,1,-3,-4 end:tal -8,2,11,-9,5
end:tar 1,-1,8,-3,-5 end:tch 15,0,-11,7,-11 end:ted 7,-12,-2,-13,18 end:tem -4,0,13,-6,-3 end:ten 3,0,-9,3,3
end:ter -4,-12,7,6,3 end:tes 4,6,0,-1,-9 end:tet 9,-4,-1,6,-10 end:ths -5,-4,-1,2,8 end:tic -7,-1,6,5,-3
end:til -14,2,6,-5,11 end:tir -8,0,-1,10,0 end:tly 1,-7,-2,12,-4 end:tor -4,9,-9,-5,9 end:tos -1,-1,0,17,-15
end:tra 2,9,-3,-3,-4 end:tre 3,5,5,-9,-4 end:tro 6,-12,-5,6,5 end:try 7,-8,-7,-1,8 end:tto 7,-1,-5,1,-2
end:tup -5,-1,6,-5,4 end:tus -7,3,-11,-4,19 end:túa -6,-5,2,12,-3 end:ual -7,7,18,-12,-6 end:uch 9,-4,4,-6,-1
end:ues 5,0,1,-8,2 end:ugh -3,1,-8,14,-4 end:uld -6,8,0,9,-12 end:ule 5,-3,3,2,-6 end:und -5,9,-13,12,-3
end:une 11,-1,-4,-1,-5 end:ung -5,-4,7,6,-4 end:unt 6,-4,2,-5,1 end:ura 8,-2,-1,-3,-2 end:ure -1,19,-11,3,-10
end:urn 1,-2,9,-7,-1 end:usa -1,-1,-4,6,-1 end:use -6,1,14,-5,-4 end:uth -2,-2,13,-7,-1 end:uts 9,6,-8,2,-9
end:ved 2,-2,9,0,-8 end:vel 9,-6,12,-11,-5 end:ven -9,0,2,-2,10 end:ves -11,-3,5,3,7 end:way 4,9,-4,-12,3
end:wer -19,7,19,-6,-1 end:xed -9,-2,-2,5,7 end:y's 0,3,6,-8,-1 end:yed -8,0,-2,11,-1 end:yee -1,0,-3,6,-1
end:yen 1,-1,7,-4,-2 end:yer 0,-4,7,-5,2 end:yle -7,0,-2,-1,10 end:zed 1,-2,7,-1,-6 end:ère 2,8,-5,-4,-2
end:ает -1,6,0,-2,-3 end:нта 1,7,-4,-1,-3 end:ого -1,6,-3,4,-7 end:ров 2,6,0,-2,-7 end:сле -1,-1,-4,6,-1
end:тся -3,-2,8,0,-3 end:ько 11,-1,-4,-4,-2 end:بية -2,-1,9,-4,-2 end:جهة -2,-2,12,-7,-1 end:ديث 16,-1,-4,3,-14
end:رات -9,-1,0,11,-2 end:شاف -2,0,8,-3,-3 end:قات -2,-1,13,-4,-6 end:نات -4,-2,23,-6,-12 stem:accep -5,-1,-5,0,10
stem:acces 3,-5,-3,-4,10 stem:accou -8,-4,8,4,0 stem:actio 9,-1,-5,-1,-2 stem:actua -6,8,1,-1,-1
stem:adapt -6,-1,17,-9,-1 stem:addre 6,-4,-3,-1,1 stem:adopt -2,-3,-9,19,-5 stem:advan -5,-3,14,-1,-4
stem:affec -1,-1,6,-3,-1 stem:again 2,-1,3,2,-6 stem:agent -2,9,13,-11,-10 stem:agree -4,-1,6,1,-2
stem:airbn -5,-1,-5,6,5 stem:aller -2,-1,-4,-3,10 stem:allow -5,-2,-8,-10,26 stem:altho -1,-1,-6,9,-1
stem:alway -8,-3,2,3,7 stem:analy -2,-9,-8,8,10 stem:anoth -3,9,0,-3,-3 stem:anthr -1,-1,-7,7,3
stem:anyon 12,-5,-4,-2,-1 stem:aplic -8,0,3,6,-1 stem:appea 1,-5,-1,9,-3 stem:appro 7,0,-6,0,-1
stem:archi 3,5,-5,-11,9 stem:asser -6,0,2,15,-10 stem:assig -3,-2,7,-2,-1 stem:assis 7,-2,-5,-6,5
stem:atten -7,5,-3,7,-2 stem:audit -3,-2,-3,7,0 stem:auftr -5,-2,-11,21,-3 stem:autom -10,-6,32,-7,-10
stem:avail -3,-2,-5,0,11 stem:aweso -3,-1,-1,6,0 stem:backu 2,-1,-7,-2,8 stem:balan -2,0,7,-3,-2
stem:banne 2,-1,8,-4,-5 stem:baske -2,-1,-7,11,0 stem:becau -10,-2,23,-4,-7 stem:becom -3,0,-5,1,7
stem:befor 18,-6,-5,4,-11 stem:behin -1,4,-6,-4,7 stem:belon 6,-1,-5,2,-3 stem:bench -2,-1,-10,16,-2
stem:betwe -2,-8,18,-5,-3 stem:binar -3,-1,-8,7,4 stem:brack 7,0,0,-6,-1 stem:brand -1,-1,-2,7,-3
stem:break 9,-1,-1,-1,-5 stem:brows -1,1,8,-8,0 stem:bruke 12,-2,0,-10,-1 stem:build -6,5,8,5,-11
stem:butto 5,-3,1,6,-10 stem:cache 3,-2,10,-5,-5 stem:calen -2,-1,-1,-2,6 stem:calle 10,-10,-9,2,6
stem:cambi -1,1,-6,7,-1 stem:canno 5,3,1,-8,-1 stem:cappe -2,0,2,-10,10 stem:captu 4,-2,6,-6,-3
stem:carol -2,-2,-6,11,0 stem:casim -1,8,-3,-3,-1 stem:catal 1,-2,8,-2,-4 stem:cellu -6,-3,10,-2,1
stem:centr 2,-3,9,-8,0 stem:certi 10,-3,-12,-7,12 stem:champ -1,-2,-6,10,0 stem:chang 6,-11,-3,-3,10
stem:chaqu 4,-1,-7,3,0 stem:chara -6,-2,3,7,-2 stem:chart 1,-2,-11,8,4 stem:cheap -1,-2,8,-3,-2
stem:check -8,4,-4,-6,14 stem:choos 8,-2,-4,-1,-1 stem:claim 2,-1,-3,-8,11 stem:class -2,12,-6,-2,-1
stem:claud -2,-1,1,-3,6 stem:clear 14,-3,-10,-3,2 stem:close -23,10,16,-10,7 stem:closi 14,-3,-6,-3,-1
stem:colla 0,6,-6,2,-1 stem:colum 9,1,-12,-7,9 stem:combi 18,-1,-3,-7,-7 stem:comma 8,10,2,-12,-8
stem:commi -7,-5,15,-2,-2 stem:commo -2,0,8,-5,-1 stem:compa 9,-1,-1,0,-7 stem:compl 9,0,4,-3,-9
stem:compo 13,6,-12,-4,-3 stem:compu 2,-2,6,-3,-3 stem:confi 1,-5,7,-14,11 stem:conne -6,-2,2,-3,9
stem:conse -6,-4,7,4,-2 stem:const -5,4,9,-1,-7 stem:consu 8,-2,-3,4,-7 stem:conta 6,-4,-18,2,15
stem:conte 11,-3,9,-10,-7 stem:contr -4,7,14,-14,-4 stem:conve -9,5,-3,9,-2 stem:convi 9,-1,-3,-4,-1
stem:coord 0,-1,8,0,-7 stem:corre -2,-4,7,10,-11 stem:count -12,-2,25,-14,3 stem:creat 1,-7,15,-11,3
stem:criti 2,-1,-2,6,-5 stem:curre -9,-3,5,7,-1 stem:custo 11,4,-6,-10,1 stem:danci 0,-7,-1,9,0
stem:dashb 8,-4,0,-10,6 stem:datab -10,5,1,-3,8 stem:datet -6,0,-3,10,-1 stem:decem 0,0,-1,-8,10
stem:decid -6,-3,24,-12,-2 stem:decis 3,-1,-12,11,-1 stem:defau 7,-3,-2,-2,-1 stem:defin -2,-1,7,1,-5
stem:delet 3,5,0,-7,-1 stem:depen -5,-7,16,-11,7 stem:deplo 12,-3,2,-7,-4 stem:descr 1,9,5,-8,-7
stem:desig -10,-2,16,-4,0 stem:detai -2,0,-4,-1,7 stem:detec 1,-1,11,-7,-4 stem:devel -6,-3,2,3,3
stem:devlo -5,-1,3,-5,8 stem:devol 11,-1,-5,-2,-3 stem:diffe 3,8,-5,2,-8 stem:digit 2,-1,0,-7,6
stem:direc 0,-8,5,10,-7 stem:disab -3,-2,0,-2,7 stem:discu -6,-1,-5,13,-1 stem:displ -3,-1,-4,3,7
stem:docst -5,-4,-10,-4,23 stem:docum 2,-5,-6,3,6 stem:doubl -2,-1,-6,13,-4 stem:drive 3,-1,10,-7,-5
stem:dropp 1,-2,7,-3,-3 stem:editi 8,5,-5,-6,-2 stem:edito 1,8,-5,-1,-3 stem:efter -1,0,6,-5,0 stem:eller 7,0,-3,-2,-1
stem:enabl 1,-1,-5,-6,12 stem:encod 0,-4,-10,3,10 stem:enfor -2,-1,-6,-3,12 stem:engin -3,1,0,-6,8
stem:entri 2,0,5,-6,0 stem:envir 8,0,-5,-2,-1 stem:equiv 0,-4,9,-3,-2 stem:error -4,-2,16,-3,-7
stem:escal 8,-1,-7,-1,1 stem:escri -2,-2,11,-3,-4 stem:eslin -7,-1,-2,-2,14 stem:esper -1,9,-5,-7,3
stem:essen -3,8,2,-3,-3 stem:estad -2,-1,-4,-8,15 stem:estav 0,7,-2,-4,-1 stem:estim 0,0,5,3,-6
stem:eveni 7,-1,0,-6,-1 stem:event 1,5,-4,-8,5 stem:every -4,10,5,-15,4 stem:examp -5,-2,-1,-5,14
stem:excep -2,0,-3,6,-1 stem:exist -1,-2,-2,10,-6 stem:expec -1,-1,2,8,-7 stem:expir -4,-1,7,-8,7
stem:explo -3,-1,-2,7,-2 stem:expor 9,0,-11,1,2 stem:expos -4,-1,11,-5,-1 stem:expre -2,-8,6,4,0
stem:exter 10,-1,-4,-5,-1 stem:failo -1,-1,9,-6,-1 stem:failu -1,0,-4,6,0 stem:fallb -3,-4,9,1,-4
stem:famil -2,5,-10,4,4 stem:faste -2,-2,3,7,-5 stem:featu -10,6,-2,-2,8 stem:febru -4,-4,4,6,-3
stem:festi -3,1,7,-4,-1 stem:fifte -2,-1,-5,9,0 stem:filte 6,4,0,-11,2 stem:fixtu 1,-1,-5,6,-1
stem:folde 10,-3,0,-3,-4 stem:follo 6,0,-8,3,-1 stem:force 2,0,6,-7,-1 stem:forma -1,-5,-3,-5,14
stem:forme 3,7,-5,-1,-4 stem:formå -4,-1,17,-4,-8 stem:forwa 7,-2,3,-5,-2 stem:found -4,-3,9,-1,-1
stem:frame -3,4,8,-6,-4 stem:frict -6,-1,10,0,-3 stem:frien -1,-2,-3,6,0 stem:friga -1,0,-5,-1,8
stem:front 2,-3,-7,8,-1 stem:funci 0,0,-6,10,-3 stem:funct 0,-4,6,-4,2 stem:funge -8,1,-4,13,-2 stem:futur -2,0,-4,6,0
stem:gatew 9,2,1,-12,0 stem:gener 0,15,-6,1,-10 stem:glute 1,7,-2,-2,-3 stem:gomok -2,-3,-5,-4,15
stem:graph -1,-2,-3,-1,7 stem:guard 11,-2,-2,-3,-3 stem:habit -2,0,-2,-2,7 stem:hallu 0,-2,2,-6,6
stem:handi -1,10,-6,-2,-1 stem:handl 2,3,-11,13,-7 stem:harbo -6,0,-6,-5,18 stem:hardl -2,0,7,-4,-1
stem:haver -1,7,-3,-2,-1 stem:havin -2,-1,7,-4,-1 stem:heade -4,-1,1,-2,6 stem:human -5,-2,20,-7,-7
stem:ident -2,-4,0,8,-2 stem:ignor -3,-1,8,0,-4 stem:impor -9,3,-2,13,-5 stem:impro -2,-1,7,-4,-1
stem:inclu 14,-3,-1,-6,-5 stem:incor -6,-1,6,2,0 stem:indus 0,-2,-6,10,-1 stem:infor 2,-2,9,-7,-3
stem:initi 2,-1,-11,12,-3 stem:inspi -1,-1,-6,8,0 stem:insta -4,-7,5,0,6 stem:inste 7,0,-5,4,-5 stem:inten -2,0,6,-4,0
stem:inter -14,2,11,-11,12 stem:inven -6,2,3,-2,2 stem:invit -3,-1,0,-8,11 stem:itera 0,0,-1,8,-6
stem:itsel -4,-1,12,-4,-2 stem:jamai -3,-1,-2,8,-2 stem:kreve 0,-1,-9,8,2 stem:laten -1,-2,-3,6,-1
stem:layou 3,7,-4,6,-12 stem:learn -3,11,0,-16,8 stem:ledge -2,3,5,-11,5 stem:lette 3,5,-11,-5,8
stem:libra -6,0,5,-1,3 stem:ligge -4,5,-6,-7,12 stem:limit 3,-2,-4,8,-5 stem:linki -1,-1,-4,8,-2
stem:livin -1,6,2,-6,-1 stem:loade -7,1,-3,16,-7 stem:logge -4,0,-1,-3,8 stem:lokal -3,-1,8,-3,-1
stem:maint -4,-1,8,-1,-2 stem:manag 7,-6,3,-13,9 stem:manua 4,-1,5,-6,-1 stem:maste -2,-1,-1,-2,6
stem:melan -2,-2,-6,11,0 stem:membe -3,-2,-1,7,-2 stem:memor -6,18,4,-7,-8 stem:menti 11,-1,-9,0,-1
stem:mergi 7,0,-2,-3,-2 stem:messa -1,-4,17,-3,-10 stem:migra 6,3,-3,-5,-1 stem:minut 8,-2,-11,6,-1
stem:missi -1,-4,19,-13,-2 stem:mobil -8,-2,9,-5,7 stem:model -6,-1,14,-5,-2 stem:modem 6,-1,-6,2,-1
stem:modul -3,10,11,-8,-10 stem:momen -3,8,0,-4,-1 stem:month 0,-2,-7,11,-2 stem:motiv 7,0,-3,-3,-1
stem:movin -4,6,-2,3,-3 stem:multi -1,-2,16,-9,-5 stem:neigh -8,11,3,-4,-1 stem:neith -2,-2,-2,7,-1
stem:nettb -4,-1,-1,7,-1 stem:netwo -1,-7,4,-4,7 stem:night 3,-4,4,-8,5 stem:nobod 4,7,-2,-4,-4
stem:norma -4,-1,10,-2,-2 stem:notif -4,-3,11,-2,-3 stem:numbe 0,-5,11,-8,2 stem:objec 9,-4,1,0,-6
stem:obser -2,-1,12,-8,-1 stem:offic -1,4,-10,3,4 stem:onlin -1,-1,-4,7,-1 stem:opena -3,-2,-4,8,1
stem:openc 3,12,-9,-2,-4 stem:opera 7,-1,1,-5,-3 stem:optim -1,-2,6,-2,-2 stem:optio -1,-1,2,-6,7
stem:organ -4,-3,-5,14,-1 stem:origi 8,6,-10,-3,-2 stem:other 9,-1,-10,4,-2 stem:outli 2,0,-4,-4,7
stem:outpu 11,0,-3,2,-10 stem:outsi 0,-1,-9,13,-3 stem:overr -2,-1,9,-4,-1 stem:overs -4,-1,8,-1,-2
stem:packa 3,-1,-7,11,-5 stem:paint -4,13,4,-12,-1 stem:panel -4,-2,9,-2,-2 stem:parce -4,10,-4,-3,0
stem:parse 1,-2,7,-5,-2 stem:parti -8,-1,3,8,-2 stem:partn -5,-5,0,11,-1 stem:passe 8,-1,-11,9,-6
stem:passp -1,7,-3,-1,-1 stem:peopl -7,-1,4,8,-4 stem:perfo -3,-1,-3,13,-6 stem:perio 0,-1,-2,-3,6
stem:permi 8,8,-14,-7,5 stem:perso 4,7,-8,-1,-1 stem:plann 0,4,-2,-7,5 stem:platf -3,-2,-9,2,12
stem:playe -4,-1,7,-4,1 stem:plugi -7,-1,2,3,3 stem:porta 0,4,-7,1,1 stem:porte 1,-1,-6,2,4 stem:posts 6,-2,-7,-4,7
stem:poten -6,-1,-8,15,0 stem:potte -3,-5,-5,14,-1 stem:power 12,-1,-5,-5,-1 stem:pract -1,3,-3,-6,7
stem:prefe -8,-2,4,2,3 stem:prefi -4,-1,3,-9,10 stem:press 0,3,5,-7,-2 stem:preve -2,0,7,-3,-1 stem:previ -3,-2,8,-4,1
stem:print 3,-5,-6,0,8 stem:priva 1,-4,10,-3,-4 stem:proba -2,-1,-2,7,-2 stem:probl -7,4,3,-4,4
stem:produ 1,-5,-4,15,-8 stem:profe 6,0,-3,-2,-1 stem:profi 12,-1,-5,-3,-4 stem:proje -4,12,-15,0,7
stem:promp 20,-5,-4,-1,-11 stem:prope 3,-4,8,-4,-3 stem:proto 6,11,-9,-9,1 stem:prove -3,-1,11,-5,-1
stem:provi -8,-1,7,-16,18 stem:proxy -3,3,13,-8,-4 stem:proye -3,-3,0,7,-1 stem:purpo -3,-4,11,-2,-2
stem:pytho 9,-2,-8,-9,10 stem:quart -3,-3,0,-3,10 stem:quest -1,-2,-5,1,7 stem:quick 3,-1,-6,4,0
stem:quote 0,-1,-1,-4,7 stem:raise -7,-1,-5,13,-1 stem:rathe -8,2,12,-9,3 stem:reach -3,1,-4,7,-1
stem:reade 1,-3,8,-5,-2 stem:rebas -6,0,5,2,-1 stem:recal -1,0,-1,12,-10 stem:recei 9,-2,-1,-3,-2
stem:recib -2,-6,-6,13,1 stem:recip -3,15,-10,-1,-1 stem:recom 11,-1,0,-4,-6 stem:refun 6,2,-9,-2,3
stem:regis -5,-6,0,-6,16 stem:rehea -2,5,-6,4,-1 stem:rejec -6,-2,2,7,-1 stem:relat 3,8,-3,-6,-2
stem:relea 9,-4,-5,-14,14 stem:relie -2,-2,8,-4,-1 stem:remin 2,-3,-7,9,-2 stem:rende 3,-1,2,-7,3
stem:repla 5,-3,4,-7,0 stem:repli 0,-1,4,-7,4 stem:repor 24,-1,-12,-17,5 stem:repos 0,-1,10,-6,-3
stem:reque 13,-2,3,-10,-4 stem:requi 14,-5,-10,0,1 stem:resea -7,-1,6,0,2 stem:resem -2,9,-6,-1,0
stem:reser 6,-2,-6,-1,3 stem:resol 5,6,-9,0,-1 stem:respo 12,-7,18,-11,-12 stem:resta 1,-2,-1,10,-8
stem:resul -2,-2,0,17,-13 stem:resum 2,6,0,-7,-1 stem:retri 0,0,11,-7,-4 stem:retur -1,-5,7,-4,3 stem:rever 1,0,5,-6,0
stem:revie -1,0,5,3,-6 stem:revis 14,2,-9,-7,0 stem:rewri 10,-5,-7,4,-1 stem:richt -5,-3,18,-8,-2
stem:rosen -4,-2,-10,12,3 stem:round -6,4,2,6,-6 stem:route -3,-2,6,-5,4 stem:runti -3,-1,7,-2,-1
stem:safar -3,-2,-12,21,-5 stem:safet -3,0,-3,8,-2 stem:sanit 7,-1,0,-2,-4 stem:scrip 4,-2,-7,6,-1
stem:searc 3,6,-8,-2,2 stem:secre -2,-2,9,-1,-4 stem:secur 5,2,-1,-9,3 stem:senso 8,9,-8,-2,-7
stem:separ 1,-5,15,-7,-5 stem:serie 0,-1,-8,10,-1 stem:serve -8,-6,7,6,1 stem:servi -5,3,2,-6,6
stem:sessi -5,1,13,-8,-1 stem:sever 0,9,-8,3,-4 stem:share -8,-4,7,4,1 stem:shoul 4,-3,-4,8,-5 stem:signa 3,2,-7,9,-6
stem:signe 0,-1,-2,6,-3 stem:silen -3,-5,9,1,-2 stem:silve -3,-2,7,-2,0 stem:simil -2,7,1,-5,-1
stem:simpl -9,-2,-4,22,-7 stem:singl -5,-3,9,-7,6 stem:siste -8,-1,17,-1,-7 stem:skjer 0,-2,-3,7,-2
stem:small -3,-2,10,1,-5 stem:solle 6,0,-2,-3,0 stem:someb -2,8,-2,-4,-1 stem:somet -1,2,-6,6,-1
stem:sorte -1,-1,7,0,-4 stem:sourc -11,4,17,-5,-6 stem:speci -4,-8,11,3,-1 stem:sport -1,-1,-3,7,-2
stem:sprin -2,4,-6,6,-1 stem:stair -7,6,-1,2,0 stem:stand -3,-3,4,-12,14 stem:start -11,-2,10,-1,3
stem:state -2,-1,6,0,-3 stem:stati -7,-2,7,4,-3 stem:statu -5,-2,-9,-3,19 stem:stone -2,-1,8,-4,-1
stem:stora -4,-2,2,-4,8 stem:store 9,-1,-1,-6,-1 stem:strat -3,-1,4,-9,8 stem:strik -2,-1,7,-3,-1
stem:strin -7,-5,7,-4,9 stem:struc -2,15,-5,-4,-3 stem:strøm -4,-1,-7,10,3 stem:subje 1,7,-4,-3,-1
stem:succe -4,-1,-1,8,-3 stem:sugge -5,-3,-2,12,-2 stem:suppo -6,-3,-9,11,6 stem:syste -2,-1,19,-8,-7
stem:table -3,13,-11,-9,10 stem:talke -1,-2,-3,6,0 stem:tarea -1,0,-2,8,-4 stem:techn 4,-2,-8,3,4
stem:telef 1,-2,-9,13,-3 stem:tempe -5,-1,-7,8,5 stem:testi -5,-1,-1,11,-3 stem:textu -7,4,10,-3,-3
stem:thank -3,-5,-7,16,-1 stem:that' -6,4,8,-3,-2 stem:theme -2,0,17,-1,-13 stem:theor -2,-1,-6,9,0
stem:there -5,-3,8,0,-1 stem:thing 10,-3,-3,0,-5 stem:think -3,-1,0,-6,9 stem:threa 2,3,3,-8,-1
stem:thres 0,0,-1,12,-11 stem:ticke 9,11,-12,-2,-6 stem:timeo -6,-4,5,-8,13 stem:toggl 3,-3,-5,-2,7
stem:touch 1,2,12,-9,-7 stem:traba -3,-2,6,0,-2 stem:traff -3,-2,1,-3,6 stem:trave 8,-1,3,-8,-3
stem:treat -4,-3,8,1,-1 stem:trivi -2,-1,10,-1,-6 stem:trunc -3,-5,9,0,0 stem:types -16,-2,9,-1,10
stem:typin -2,-1,8,-3,-1 stem:unive -2,12,-7,-4,2 stem:unkno -2,-2,0,7,-3 stem:unlik -2,8,-3,-2,0
stem:updat 7,-1,1,-3,-4 stem:upgra -8,-1,10,4,-5 stem:uploa -5,-2,9,-4,1 stem:valid 6,-3,-3,0,-1
stem:varia 3,-2,-9,8,0 stem:venci -8,0,0,4,4 stem:vendo -6,-3,0,6,3 stem:verif 4,2,-9,8,-4 stem:versi -5,24,-7,-11,-1
stem:warra -1,0,7,-5,0 stem:watch -1,0,-4,9,-4 stem:weath -2,8,1,-6,-1 stem:websi 3,-2,-7,2,3 stem:weeke 0,-1,-6,8,0
stem:weigh -12,0,12,-5,5 stem:wheth -7,-1,-6,9,6 stem:whoev 9,-1,-4,-1,-3 stem:widge -3,7,3,3,-10
stem:wikim 5,-1,6,-7,-2 stem:wikip -1,-1,-3,7,-2 stem:windo -5,-1,-6,11,1 stem:winni -3,-2,-4,9,0
stem:winte -4,-1,-5,10,-1 stem:withi 13,-4,-7,-6,4 stem:witho 12,2,-9,-1,-3 stem:worke -1,-4,0,13,-7
stem:worki -2,-4,6,-1,1 stem:works -1,-1,-6,8,0 stem:wrapp -6,0,1,7,-1 stem:write -12,-1,10,5,-2
stem:writt -2,3,7,-8,-1 stem:wurde -1,-1,-4,8,-1 stem:índic -1,6,-2,-3,-1 stem:тольк 11,-1,-7,-3,-1
stem:اكتشا -2,0,8,-3,-3 word:0 -12,-39,-43,28,66 word:a -7,77,-10,-32,-27 word:about -2,1,-2,10,-8
word:above 20,-2,-10,-3,-5 word:accepts -3,-1,-3,0,7 word:access -2,-2,2,-8,11 word:action 0,-1,-7,4,5
word:actions 11,0,2,-6,-7 word:acts -3,21,-12,-4,-3 word:add 13,-5,-10,-4,6 word:address 6,-3,-3,-3,3
word:adds 12,-4,-6,-4,3 word:adoption -1,-1,-4,9,-3 word:adr 6,-4,-3,-4,5 word:advance -4,-2,7,-1,-1
word:after 6,-7,17,-11,-5 word:again 6,-4,0,3,-5 word:against 2,-1,3,2,-6 word:agent 6,-9,-18,17,5
word:agents 0,13,7,-11,-8 word:ago 8,-2,-3,-2,0 word:ahead 14,-1,-7,-4,-1 word:ai -7,-1,14,10,-15
word:airbnb -5,-1,-5,6,5 word:all 11,-12,-17,8,10 word:alle 12,2,-3,-5,-6 word:allows -8,-2,-6,-8,25
word:als 0,3,-10,8,-1 word:also -6,-4,1,10,-1 word:alt -3,-1,7,-3,-1 word:although -1,-1,-6,9,-1
word:always -6,-3,-4,3,9 word:am 9,-2,-7,2,-2 word:an 9,21,-6,-7,-17 word:and 12,-18,9,-17,14
word:another -3,9,0,-3,-3 word:answer -1,-1,6,-8,5 word:antes 9,2,-6,-3,-2 word:any -4,-7,9,-8,10
word:anyone 12,-5,-4,-2,-1 word:api -5,-5,12,-5,3 word:applies -3,-2,7,-2,0 word:apply 0,0,7,5,-11
word:archive -4,-2,-3,-4,12 word:are 8,13,24,-35,-9 word:as -21,38,16,-18,-15 word:asked -3,-1,-5,10,-1
word:at 16,-6,-4,-4,-1 word:audit 2,3,-7,-6,8 word:auf 3,1,-8,7,-3 word:auftraggeber -3,-2,-8,16,-2
word:automatically -1,-3,17,-8,-6 word:av -2,-2,2,10,-8 word:available -3,-2,-5,0,11 word:avoid -2,-2,7,-2,0
word:awesome -3,-1,-1,6,0 word:b 11,-9,-9,-12,19 word:back 4,-2,6,-5,-4 word:bad -2,8,-2,-2,-2 word:baja -1,6,-2,-2,-2
word:bare -7,-2,11,-3,0 word:based 1,0,10,-4,-7 word:basketball -2,-1,-7,11,0 word:batch 1,-1,-6,4,2
word:be 7,-11,10,10,-17 word:because -10,-2,23,-4,-7 word:becomes 0,0,-7,-2,9 word:been -3,3,-8,9,-2
word:before 18,-6,-5,4,-11 word:began -5,0,-2,8,0 word:behavior -1,-2,3,-6,6 word:behind -1,4,-6,-4,7
word:bei 3,-2,-8,10,-3 word:being -6,-1,2,6,-1 word:below 4,-3,7,-2,-6 word:benchmark -4,-1,-7,14,-2
word:between -2,-8,18,-5,-3 word:big 9,-2,-3,-4,-1 word:bin -2,0,-3,-2,6 word:binary -3,-1,-8,7,4
word:board -3,-5,8,3,-4 word:book 4,8,-13,1,0 word:both -1,-3,10,2,-9 word:box 5,-1,-5,-6,7 word:bring 6,-2,-2,-3,0
word:browser 0,-1,7,-7,1 word:bruk 5,-2,0,-6,4 word:bug 7,-1,3,-6,-3 word:bugs 8,0,-2,-5,-1 word:build -2,-5,-2,-2,12
word:builder -1,-1,4,7,-9 word:building -1,6,-5,2,-1 word:builds -4,-1,9,-4,-1 word:built -3,-2,2,-8,11
word:but -17,10,1,12,-6 word:button 5,-2,-6,7,-3 word:by 11,3,16,-25,-4 word:c -22,6,0,-4,20 word:c'est -2,17,-9,-4,-2
word:cada -10,4,12,-6,0 word:calendar 3,-1,-7,-1,6 word:call 2,7,-11,2,0 word:called -5,-6,-8,9,9
word:caller 17,-4,-5,-4,-4 word:calls 1,5,-1,-6,1 word:can 7,-14,25,-16,-3 word:can't -9,7,1,2,-1
word:cancel 8,-1,-3,-4,0 word:cannot 5,3,1,-8,-1 word:cap 9,0,0,-3,-6 word:capped -2,0,2,-10,10 word:card -2,3,-3,-4,7
word:cards -3,2,-7,7,1 word:casa -3,-1,-2,7,-1 word:cases 9,-2,0,-5,-2 word:casimir -1,8,-3,-3,-1
word:catch 11,-1,-2,-7,-1 word:cd -1,-1,9,-6,-1 word:cellular -6,-3,10,-2,1 word:certificate 7,-1,-9,-5,8
word:championship -1,-2,-6,10,0 word:change 2,-8,3,-5,9 word:changed 4,-1,-7,5,-1 word:changes 3,-2,3,-7,2
word:chaque 4,-1,-7,3,0 word:charity -1,-1,-5,7,0 word:charts 4,-1,-6,0,4 word:chat -4,5,-4,10,-6
word:check 7,-3,-10,-8,14 word:checker -9,11,-3,1,-1 word:checkout -2,-1,-4,-4,10 word:checks -3,-1,-8,-1,13
word:choose 8,-2,-4,-1,-1 word:chose -1,-1,6,-2,-2 word:ci 3,-2,5,-12,6 word:claims 1,-1,-4,-7,11
word:class 0,0,2,-8,6 word:classic -2,8,-3,-3,0 word:clean -5,-2,2,8,-2 word:clear 8,-1,-8,2,0
word:clearly 8,-1,-3,-2,-2 word:cli 7,-1,1,0,-7 word:close -5,5,-7,12,-5 word:closer -3,13,-7,-3,-1
word:closes -17,-1,16,-2,4 word:closing 14,-3,-6,-3,-1 word:cloud 1,-5,7,-3,0 word:code 13,-10,0,-19,15
word:codes -3,-1,0,-6,9 word:columna -1,-1,-5,1,7 word:columnas 7,-1,-4,-3,1 word:command 5,11,0,-9,-7
word:comme -1,8,-2,-4,-1 word:commit -6,-3,11,5,-6 word:common -1,0,9,-6,-1 word:como -14,29,-18,4,-2
word:compare 13,-3,-6,-3,-1 word:competition -2,0,-4,6,-1 word:component 9,-2,-4,-2,-1 word:con 2,-2,-4,8,-5
word:configuration -4,-2,7,-1,0 word:connected -7,-1,-5,-2,15 word:connection -8,-2,-4,3,10
word:connections 6,-1,1,-3,-4 word:consent -1,-2,-2,7,-1 word:constant -3,0,8,-6,1 word:contact -1,-1,-2,-2,6
word:contain -1,0,-5,9,-2 word:content 7,-1,-1,-4,0 word:context 4,-4,12,-6,-5 word:contract 1,-7,9,-1,-1
word:contrast -2,8,-4,-1,0 word:control -3,-1,11,-6,-1 word:coordinator 0,-1,11,-3,-7 word:copy 9,1,-7,4,-8
word:core -7,2,2,-11,14 word:cost 1,-1,10,-16,6 word:could -4,-1,2,6,-3 word:count -5,-3,1,6,1
word:counted 0,-1,6,-9,3 word:counter -2,-1,12,-2,-8 word:country -4,-1,0,6,-1 word:counts 0,-2,15,-10,-3
word:cover 0,-1,-8,9,-1 word:coverage 7,0,-4,-5,2 word:covers -7,-2,7,6,-3 word:crash -1,-1,-4,7,-1
word:create 10,-2,-5,-1,-2 word:creating -2,-2,0,-3,7 word:creative -2,-1,9,-6,0 word:critics -4,-1,-6,12,-1
word:cross -2,-1,-4,-2,7 word:ctf -2,-3,-5,-2,13 word:current -8,-1,4,3,2 word:custom -2,-1,7,0,-3
word:customer 3,-2,-1,-7,8 word:customers 8,-1,-6,0,-2 word:customs -2,9,-6,-1,-1 word:cut 0,-1,5,-6,2
word:d 0,-1,-8,9,0 word:dan 2,-2,-10,13,-3 word:dance -3,-1,-3,8,-1 word:dancing 0,-7,-1,9,0 word:das 1,-2,-3,-3,7
word:dashboard 11,-3,-6,-9,6 word:data -13,-16,22,5,2 word:database -10,5,-1,-3,8 word:date 7,-1,-12,4,1
word:dated 10,-2,-7,1,-1 word:dates 15,0,0,-15,0 word:datetime -6,0,-3,10,-1 word:datos -1,-2,-3,9,-3
word:day 18,1,-13,-5,-1 word:days 11,1,-6,-12,6 word:db 6,-1,-3,14,-15 word:de 8,4,-5,17,-24
word:december 0,0,-1,-8,10 word:decide -3,-2,9,-4,-1 word:decides -2,-1,11,-6,-1 word:decision 2,-1,-11,12,-1
word:def 8,0,-2,3,-8 word:defaults 9,-2,-3,1,-5 word:den -2,7,1,1,-6 word:depends -2,-2,7,-5,3
word:deploy 9,-3,-3,-2,-2 word:der -3,-2,-12,23,-6 word:des -1,1,-8,9,-1 word:describe -5,8,3,-5,-1
word:desde -1,6,-5,-1,1 word:design -10,-2,16,-5,0 word:det 3,6,-1,-6,-2 word:detects -3,0,8,-1,-3
word:dev 2,-1,-8,-3,10 word:development -2,-1,6,-1,-2 word:devlog -5,-1,3,-5,8 word:di 4,0,-7,7,-3
word:diary -1,15,-9,-4,-1 word:die 3,-10,0,22,-15 word:differ -4,10,-2,-4,-1 word:different -1,1,10,-5,-5
word:differs 0,13,-9,-4,-1 word:directly 3,-1,-7,5,-1 word:disk -4,-1,1,10,-6 word:do -1,14,1,-14,0
word:docs -11,-2,-20,7,26 word:docstring -5,-4,-10,-4,23 word:document 0,-1,-2,-3,7 word:does -10,13,2,0,-6
word:doing 7,-1,-2,-4,0 word:don't -2,-4,0,9,-3 word:donde -5,-1,12,-3,-3 word:door -3,11,-12,-2,6
word:dot -1,-2,-4,-1,9 word:double -4,0,-4,12,-4 word:down 4,-2,4,-14,8 word:drei -1,-1,-7,11,-2
word:drive -1,-2,-8,10,1 word:drop 3,-1,-6,-9,14 word:dry 8,-1,-5,-1,-2 word:du 4,5,-1,-1,-8 word:due 8,-1,-5,-1,-1
word:e 4,2,-13,7,-1 word:each 24,-2,-4,-12,-5 word:easy -6,-1,10,-1,-1 word:edge 5,-1,-1,-6,4 word:edit -5,-1,11,-5,-1
word:editing 8,1,-3,-5,-1 word:editor 5,8,-7,-5,-1 word:een 2,13,-7,-5,-2 word:eerst 4,-1,4,-6,-1
word:eftersom -1,0,6,-5,0 word:eine -2,-2,-3,9,-2 word:ejecución 0,0,-2,6,-4 word:el 2,-2,3,6,-10
word:ellers 7,0,-3,-2,-1 word:else 10,2,-14,-5,7 word:empty -5,0,-6,17,-6 word:en -11,19,8,-1,-14
word:enabled -4,-1,-4,-5,14 word:encoding 1,-1,-6,7,-1 word:end 9,-1,-3,-7,2 word:ended -2,-1,-4,9,-1
word:ends -1,-1,8,-6,-1 word:engine -2,1,-1,-7,8 word:entre -1,-1,12,-4,-6 word:entries 2,0,5,-6,0
word:entry 16,-1,-9,-6,1 word:env 17,-1,-9,-5,-2 word:environment 8,0,-5,-2,-1 word:er -15,30,17,-25,-6
word:error -2,-2,7,-7,4 word:errors -3,-2,14,-2,-7 word:erst 7,-1,-3,-1,-1 word:es -11,9,14,-7,-5
word:escalate 7,0,-6,0,0 word:estado -2,-1,-4,-8,15 word:estava 0,7,-2,-4,-1 word:et 4,-2,6,-6,-2
word:etc -9,-3,-6,-4,22 word:etter -5,-1,-5,15,-4 word:eu -3,-1,-2,-4,9 word:even 7,-3,4,-5,-2 word:event -7,6,3,-1,-1
word:every 26,3,-10,-10,-10 word:example -6,-2,-1,-5,14 word:exist -4,-3,-1,6,1 word:exit -2,6,6,-16,6
word:expected 1,0,1,4,-7 word:exports 13,-1,-10,0,-3 word:external 10,-1,-4,-5,-1 word:f -2,-1,-3,-7,12
word:failover -1,-1,9,-6,-1 word:fallback -2,-3,12,-4,-3 word:falls -6,-2,11,0,-3 word:family -2,5,-8,1,4
word:fan -1,-2,-3,7,0 word:fantasy -2,-1,-4,6,0 word:far -5,2,-3,8,-1 word:fast 6,-1,-6,0,0 word:feature -3,8,-4,-4,3
word:features -6,-2,2,1,6 word:february 0,-4,7,-2,-1 word:fecha -8,-1,-2,5,5 word:few -2,2,-6,7,0
word:fi -3,-3,-3,-5,14 word:fica -1,-1,-3,-2,7 word:field -2,-2,8,0,-4 word:fifteen -2,-1,-5,9,0
word:fil 20,-1,-14,-5,-1 word:files -12,-5,13,3,1 word:film -2,2,10,-8,-2 word:filter 3,5,-2,-9,4
word:find 0,-7,-2,10,-1 word:fire 0,6,-5,-5,4 word:first 10,0,-1,3,-13 word:five -5,-5,4,6,1 word:fix 9,-6,-16,-1,13
word:fixed -7,-1,2,8,-1 word:fixture -2,-1,-5,8,-1 word:flag -4,-1,-11,14,2 word:floor -1,-1,2,-6,7
word:folder 11,-2,-5,-1,-3 word:font 0,-5,12,-8,1 word:fonts 1,-2,6,-8,3 word:for 12,8,-27,3,4
word:format -6,-4,4,-4,9 word:former -1,7,-2,-1,-3 word:formål -4,-1,17,-4,-8 word:found -12,4,-7,19,-3
word:foundation -2,-2,13,-6,-1 word:fra -5,0,-3,12,-3 word:free 6,-4,8,-8,-2 word:friction -6,-1,10,0,-3
word:frigate -1,0,-5,-1,8 word:from 0,6,1,-11,4 word:frío -1,6,-2,-3,-1 word:full -2,1,2,5,-6 word:før 6,-1,-3,1,-3
word:først 11,-2,2,-4,-7 word:g 8,-1,-9,5,-3 word:game -6,-1,-9,4,12 word:ganger -2,0,-4,7,0 word:gate 3,-2,-2,-6,7
word:gateway 8,4,-6,-8,2 word:gb -1,-2,8,1,-6 word:gina -2,-1,-4,7,0 word:git 9,-3,3,1,-9 word:given -7,-3,-3,0,12
word:global 7,-1,-2,0,-5 word:go 25,-6,-8,-20,8 word:goes 11,1,-1,-9,-1 word:gomoku -2,-3,-5,-4,15
word:gone 0,7,0,-5,-1 word:google -2,-1,-8,6,5 word:got -6,-5,-6,17,-1 word:great -3,-1,-5,9,-1 word:greta -5,0,0,6,0
word:group -7,-1,5,-1,3 word:guard -8,-2,-5,10,5 word:guest -5,1,-8,-5,16 word:guide 4,1,-8,8,-4 word:gym -5,0,-1,6,0
word:går -2,5,-9,10,-4 word:h 5,-1,0,-9,4 word:ha 2,-4,-13,8,6 word:hace -2,6,0,-3,-1 word:had -6,-2,2,7,-1
word:half -4,6,10,-8,-4 word:hallucination 0,-2,2,-6,6 word:hand 16,2,-8,-8,-2 word:handle 9,-1,-4,-3,-1
word:handler -4,0,-5,14,-4 word:handlers -2,-1,6,-1,-2 word:handles 0,-2,-5,7,-1 word:handling 0,7,-3,-1,-2
word:har -4,-1,-4,10,0 word:harbour -6,0,-6,-5,18 word:hardly -2,0,7,-4,-1 word:harry -2,-4,-5,13,-1
word:has -4,-4,1,22,-14 word:hash -7,6,1,-2,1 word:have -12,-4,1,19,-4 word:haversine -1,7,-3,-2,-1
word:having -2,-1,7,-4,-1 word:he 1,-4,-8,14,-2 word:head 3,7,-1,-8,0 word:header -4,-1,1,-2,6 word:hello -2,0,-4,6,0
word:help 4,-4,-19,13,6 word:helps -5,1,9,-5,-1 word:hence -1,0,6,-5,0 word:her -2,1,-11,12,-1
word:here -1,-1,11,-6,-2 word:high -1,0,-3,9,-5 word:him -2,-1,-5,9,-1 word:his -5,-3,-5,13,-1
word:history -2,0,8,-5,-2 word:hold 0,-2,-6,-1,8 word:holds -5,-2,-15,4,18 word:home -6,-4,-12,16,6
word:hook -11,4,11,-5,2 word:hooks 14,-2,-4,-6,-2 word:host 6,-2,0,-3,-2 word:hour 2,-3,8,-9,2 word:house 1,9,-7,-2,0
word:hub 11,-4,-6,2,-3 word:hus -3,0,-2,-4,10 word:i 11,-16,-7,13,-2 word:i'm -5,-3,-6,19,-4 word:i've -2,-1,-5,7,0
word:id 2,-5,-6,-14,23 word:idea 2,3,-7,2,-1 word:identity -2,-3,7,-1,-1 word:if 32,-12,-10,-14,4
word:ignore -3,0,9,-4,0 word:ikke -2,4,-3,15,-13 word:il 11,-2,-8,3,-3 word:image 11,-3,2,-6,-3
word:import -8,4,3,2,-2 word:important -1,0,-5,6,0 word:improve -1,-1,7,-4,-1 word:in 11,-4,-13,16,-10
word:inbox -1,7,-5,-2,1 word:include 7,0,-3,-3,-1 word:industry 0,-2,-6,10,-1 word:information 1,-1,8,-7,-1
word:infrastructure 6,-2,2,1,-6 word:input 14,-2,-8,4,-8 word:instance -2,-2,7,-4,2 word:instead 7,0,-5,4,-5
word:integer -6,0,-2,3,6 word:interactive 7,0,-5,-1,0 word:intern -2,9,-8,-4,5 word:into -4,-3,12,-3,-2
word:ip 1,-1,-4,-3,7 word:is -41,48,8,-16,2 word:iso 12,0,-2,-6,-4 word:ist -7,13,0,-7,2 word:it 3,16,1,11,-30
word:it's -3,-4,8,-2,2 word:item -9,-1,4,-1,6 word:items 15,-4,-12,6,-5 word:iterations -1,0,-1,8,-6
word:its 10,4,-7,-1,-6 word:itself -4,-1,12,-4,-2 word:jamais -3,-1,-2,8,-2 word:job 4,-3,12,-11,-1
word:john -4,0,-1,7,-2 word:join 8,-1,-2,1,-6 word:js 0,-1,-4,-4,8 word:json 0,-4,-6,0,10 word:june -1,-1,-1,-5,8
word:just -12,8,-1,6,-1 word:k -7,0,2,-5,10 word:keep 19,-2,-3,-8,-6 word:keeps -3,13,-6,-1,-2
word:kept -3,-2,21,-20,4 word:key 6,-2,1,-8,4 word:keys 1,-1,8,-6,-2 word:kids -1,-1,6,-4,0 word:krever 5,-1,-7,0,3
word:kunde -3,-1,-5,12,-2 word:kurs 3,0,-3,-13,14 word:la 4,-3,14,-4,-11 word:label -4,4,0,-8,9
word:labs -12,-2,9,5,-1 word:large -1,10,-3,-4,-2 word:las 8,1,-4,-3,-2 word:last 6,-4,-10,13,-5
word:latency -1,-2,-3,6,-1 word:later 6,0,-3,-2,-2 word:layer 1,-3,6,-3,-1 word:layout 7,-1,3,-3,-6
word:le 9,1,-8,3,-5 word:lead -6,5,-7,8,0 word:leak -1,-2,8,-1,-4 word:learned 3,0,7,-8,-1 word:learning -7,11,-6,-7,9
word:least 7,-1,-4,-3,1 word:ledger -2,3,3,-9,5 word:les -4,0,3,7,-6 word:lets -6,3,4,1,-2 word:letter 4,5,-6,-2,-1
word:letters -2,0,-4,-3,9 word:level 0,-4,10,-4,-2 word:lgbtq -1,-1,-4,7,0 word:lies -2,7,-1,-4,1
word:life -2,7,3,-6,-2 word:ligger -4,0,-3,-6,13 word:light 1,7,-7,0,-1 word:like -1,10,-4,3,-9
word:limit 6,-2,-4,-1,1 word:lind -5,0,0,6,0 word:line -6,-5,3,0,8 word:lines 5,0,-11,8,-2 word:link -2,-1,-4,6,0
word:linking -1,-1,-4,8,-2 word:linux -2,0,7,-3,-2 word:list 4,-9,3,12,-10 word:lista 1,0,-2,8,-7
word:live -6,-1,1,-4,9 word:lived 8,0,-3,-2,-2 word:living -1,6,2,-6,-1 word:llm -4,-1,8,-3,0 word:loader -3,1,0,8,-6
word:local -1,-4,14,-2,-7 word:log 2,3,-10,-19,24 word:logic 7,-2,-6,-6,8 word:login 7,-3,0,4,-8 word:logs -7,-1,5,2,1
word:lokalt -3,-1,8,-3,-1 word:long -2,-4,10,-10,7 word:look 9,-6,-4,1,0 word:loop -13,2,11,5,-5
word:los -10,-7,23,1,-7 word:love -3,-3,-3,10,0 word:low -2,-1,5,8,-10 word:lower -8,-2,10,2,-2 word:m 8,3,-2,-4,-4
word:mac 5,-1,-9,8,-3 word:macos -4,-1,-6,2,9 word:mai 8,-2,-6,1,0 word:main 9,-8,15,-7,-10 word:make 12,-10,5,-3,-4
word:makes -5,-1,14,-6,-1 word:manager 10,-4,0,-2,-4 word:managing 0,-2,-2,-3,7 word:manual 1,-1,6,-5,-1
word:map -1,1,11,-6,-6 word:maps -10,0,10,0,0 word:march 1,-2,-10,11,1 word:master -2,-1,-1,-2,6
word:may 6,-7,-7,13,-5 word:mb 0,-1,-3,9,-5 word:md 8,10,-9,-10,1 word:me -3,-9,-8,21,-2 word:means -1,-4,9,-4,0
word:med -3,4,-5,7,-2 word:melanie -1,-2,-5,8,0 word:memoria -5,-2,15,-3,-6 word:memory -1,19,-11,-4,-3
word:mentioned 7,-1,-7,1,0 word:merge 10,-2,-2,-2,-4 word:merging 7,0,-2,-3,-2 word:message -2,-2,8,3,-7
word:might -10,-2,13,2,-3 word:minute -1,-3,1,-5,8 word:minutes 11,1,-12,2,-2 word:minutos -3,0,-2,11,-6
word:missing 1,-3,8,-5,-1 word:mit 4,8,-4,-4,-4 word:mms -2,-1,6,-1,-1 word:mobile -8,-2,8,-5,7
word:mock -5,3,-7,10,-2 word:mode -16,-4,8,6,7 word:model 4,6,2,-14,2 word:modemmanager 6,-1,-6,2,-1
word:module 2,-2,6,1,-7 word:modules 1,12,-8,-3,-3 word:month -9,4,1,-2,7 word:monthly 1,0,-2,6,-5
word:months -1,-2,-5,6,2 word:more -3,2,14,-10,-3 word:most 9,3,-11,3,-4 word:move -5,-1,9,-8,4
word:moved -2,0,8,-3,-2 word:moves 2,1,-8,-1,6 word:moving -4,6,-2,3,-3 word:mqtt 2,-1,-6,-5,10
word:must 27,-4,-10,-11,-2 word:my -6,-5,-7,24,-5 word:mysql 1,-3,-7,13,-4 word:n 6,4,4,-6,-8 word:n'est -1,-1,-6,9,-2
word:nach 7,-2,-2,1,-4 word:nada -2,-1,8,-2,-4 word:name 13,-6,-4,-8,5 word:names -2,-1,9,-3,-2
word:need 19,-3,-11,-2,-3 word:needs -5,-4,12,-3,-1 word:neither -2,-2,-2,7,-1 word:net -3,11,-7,-3,2
word:network -8,-6,7,-3,10 word:never -11,10,9,1,-9 word:new 0,15,-11,9,-12 word:next 13,-1,-6,-6,0
word:nie -5,6,1,-1,-1 word:night 1,3,1,-9,4 word:nike -2,-1,-3,7,-2 word:nine -4,-3,-14,17,3 word:no -4,-5,-13,-3,25
word:nobody 0,7,-2,-3,-2 word:nodo 10,-2,-7,-1,-1 word:non -3,-4,10,0,-3 word:none -3,-2,-2,1,6 word:nor -2,-1,-3,7,-1
word:not 26,-9,10,-8,-19 word:note 11,-2,-5,-6,2 word:notes 0,-1,3,-13,11 word:now -6,-4,-5,16,-1
word:npm 10,-1,-7,-6,4 word:number -6,-1,8,-8,7 word:nunca -5,8,-3,0,0 word:når -6,-1,5,4,-2 word:oauth -2,0,12,-7,-2
word:objects 6,-1,-1,-3,-2 word:of 1,16,-16,18,-19 word:off 11,-3,-5,-14,12 word:office -2,6,-7,-2,4
word:official 2,-5,-4,6,1 word:og -5,17,3,-13,-2 word:ogni 10,-1,-6,-2,0 word:ohne -3,8,0,-3,-2
word:old -8,6,-4,16,-11 word:om -3,-1,7,-2,-1 word:on 2,5,-21,6,8 word:once -5,5,17,-10,-7 word:one 4,29,-18,1,-16
word:online -1,-1,-4,7,-1 word:only 20,-21,-4,5,0 word:op -1,9,-5,-1,-1 word:open -4,-5,14,-13,9
word:openai -2,-1,-5,7,1 word:opencode 3,12,-9,-2,-4 word:operations 7,0,-2,-2,-3 word:opp 2,7,-4,-2,-4
word:opt -1,-1,-4,-7,12 word:optional -6,0,0,-1,8 word:or 29,-18,0,-23,12 word:original 9,4,-9,-3,-1
word:other 3,3,-12,4,1 word:others 1,0,-5,6,-2 word:otherwise 8,0,-6,-2,0 word:our 1,-1,12,-14,2
word:outside 0,-1,-9,13,-3 word:over -5,-1,8,8,-10 word:overlap -3,-1,6,0,-2 word:own 17,-4,7,-11,-10
word:owner 12,-4,-10,-5,7 word:pack 11,-3,-8,-1,1 word:package 3,-1,-7,8,-3 word:page 9,8,-20,2,1
word:panel 1,-3,-4,8,-2 word:paper -8,7,-6,7,1 word:parcela -1,7,-4,-3,1 word:part -8,-1,0,7,1
word:participants -5,-1,0,6,-1 word:partner -5,-1,-4,11,-1 word:pass 1,6,-2,2,-7 word:passed 2,-1,-5,7,-3
word:passport -1,7,-3,-1,-1 word:patch 3,0,-2,10,-10 word:path -1,-10,2,13,-5 word:paths -3,-1,6,-4,1
word:pattern -6,1,3,6,-4 word:pay 4,-1,9,-10,-1 word:pela 5,7,-4,-7,-1 word:people -7,-1,4,8,-4
word:per 18,-7,7,-12,-7 word:perf 2,0,-5,-3,6 word:performance -2,-1,-4,12,-5 word:perl -2,-3,7,-1,-1
word:phone -3,-4,8,-4,3 word:piece -5,-3,6,2,-1 word:pin 10,-2,-7,-1,-1 word:place -1,2,-11,10,0
word:plain -2,-4,16,-8,-2 word:plan 10,7,-1,-12,-4 word:platform -3,-2,-9,2,12 word:point -2,-1,7,-2,-3
word:port 6,-3,0,-8,4 word:porto -1,0,-1,-4,7 word:ports -2,0,-3,7,-1 word:post 0,8,-8,-4,4
word:potential -6,-1,-8,15,0 word:potter -2,-4,-5,13,-1 word:power -4,-2,9,-2,-1 word:powered 12,-1,-5,-5,-1
word:pr 10,2,-7,-3,-1 word:pre 2,-1,-6,6,-1 word:preferred -8,0,8,-2,3 word:print 1,-1,-14,14,0
word:prints 0,-3,-6,1,9 word:private 1,-4,7,-1,-3 word:probado -3,-1,-2,8,-2 word:production 2,-2,-2,7,-4
word:professional 6,0,-3,-2,-1 word:profile 7,0,-2,-3,-2 word:project -6,0,0,6,0 word:project's -2,16,-10,-1,-3
word:prompt 3,-3,6,-1,-6 word:prompts 13,-2,-7,1,-5 word:property -5,-3,10,-2,-1 word:protocol -7,14,-2,-2,-2
word:provenance -3,-1,8,-2,-1 word:provided -7,-2,7,-4,5 word:provider 1,-1,-7,-2,10 word:providers 0,-2,-3,-2,8
word:provides -2,1,-6,0,7 word:providing 0,3,9,-9,-3 word:proyectos -2,-2,-4,9,0 word:prune 11,0,-3,-3,-5
word:published 8,-1,-5,-2,0 word:pull 7,0,-2,-4,0 word:purpose -3,-4,11,-2,-2 word:py -6,-2,5,24,-21
word:python 3,-2,-8,-8,15 word:på -9,-3,-4,14,3 word:quarter -3,-3,-1,-3,10 word:que -10,10,-2,8,-5
word:query 1,-4,0,16,-13 word:quote 16,-2,-5,-6,-2 word:quotes 2,-1,-4,-5,8 word:raised -7,-1,-5,13,-1
word:rate 10,-3,1,-11,3 word:rather -8,2,12,-9,3 word:raw 0,-1,9,-6,-3 word:re 5,6,-6,-3,-2 word:react -8,6,-9,9,3
word:read 0,5,2,-12,5 word:reads -6,10,-3,2,-2 word:real 9,-2,-3,-4,0 word:recall -1,0,-1,12,-10
word:recipe -3,15,-10,-1,-1 word:records -1,-2,8,-3,-2 word:red -5,-1,-4,7,3 word:refund 7,3,-8,0,-1
word:registry -4,-2,0,-6,12 word:rejects -3,-1,-3,8,-1 word:release 2,-2,-4,-3,7 word:released 2,0,-1,-8,7
word:releases -5,-2,0,-5,12 word:relies -2,-2,8,-4,-1 word:render 5,0,3,-6,-1 word:replaces -6,-1,6,-3,3
word:repo 16,-2,-6,1,-9 word:report 11,2,-7,-4,-1 word:reported -2,-1,-3,0,6 word:reports 11,-1,-1,-12,2
word:repository -2,-1,10,-4,-3 word:request 10,-2,5,-10,-4 word:requirements -2,-1,8,-1,-3 word:requires 9,-1,-8,-2,2
word:research -6,-1,10,-2,-1 word:reservation 9,-2,-13,4,1 word:responsible 10,-4,-3,-3,-1 word:retries -1,0,12,-8,-3
word:rewritten 10,-3,-6,0,0 word:right 6,2,-4,-1,-2 word:ring -2,-3,6,1,-2 word:room -2,4,-4,-4,7
word:root 1,-2,-2,-4,7 word:rosenwasser -4,-2,-10,12,3 word:rounding -5,5,-4,8,-4 word:rounds -2,-1,6,-2,-2
word:route 4,6,-9,0,-1 word:row 3,-1,9,-10,-1 word:rows -7,0,-3,16,-7 word:rpi -4,0,1,13,-10 word:rule 14,-1,7,-24,4
word:rules -1,14,-9,-5,0 word:run 15,-11,-16,17,-5 word:runs -6,4,11,-7,-1 word:runtime -3,-1,7,-2,-1
word:s -17,-4,10,17,-5 word:safari -3,-1,-7,16,-4 word:safety -3,0,-3,8,-2 word:sales -5,-1,1,7,-3
word:sam -4,-2,-3,10,-2 word:same -1,22,-6,-3,-12 word:sand -2,13,-5,-3,-4 word:sans -1,8,-8,-1,2
word:save -4,-3,-4,5,7 word:saved -7,-1,8,3,-3 word:say 5,2,-10,4,-1 word:says -2,7,1,-4,-3 word:scale 10,0,-5,-2,-4
word:scan -8,0,1,-3,11 word:script 0,-1,-9,9,0 word:sdk -1,0,-2,7,-3 word:se 3,3,-8,-4,5 word:search 2,6,-7,-4,2
word:second 1,1,-2,6,-6 word:security 4,3,0,-11,4 word:seen -2,-1,-3,9,-4 word:sees -6,4,8,-5,-1 word:selv 0,9,-8,-5,4
word:send -2,-2,7,-5,2 word:sensors -3,10,-2,-6,1 word:senza 9,0,-4,-4,0 word:ser 6,-1,-3,-1,-1
word:server -3,-2,7,2,-3 word:service -5,1,9,-6,1 word:session 5,3,2,-10,0 word:sessions -7,-1,13,0,-5
word:set 19,-4,-3,7,-20 word:several -4,10,-3,0,-3 word:share -4,-3,10,-11,7 word:shared -8,-4,7,4,1
word:sheet 7,-1,-5,-2,1 word:shell 14,-2,-7,-4,-2 word:ships -1,-1,-3,-3,8 word:shoe -2,-2,-2,7,-2
word:shoes 8,-1,-4,-3,0 word:shop 3,6,-4,-4,-1 word:should 4,-3,-4,8,-5 word:shown -1,-1,6,-5,1 word:shows -3,0,-7,7,3
word:si 7,-6,-8,11,-4 word:sich -4,-2,9,0,-3 word:signature 6,1,-2,3,-9 word:signed 0,-1,-2,6,-3
word:silver -3,-2,7,-2,0 word:similar -1,7,-2,-4,0 word:simple -9,-2,-2,14,-1 word:sin -5,-2,3,6,-2
word:since 4,-4,26,-19,-6 word:sind 15,-2,-12,3,-3 word:single -5,-3,9,-7,6 word:sistema -7,1,16,-6,-4
word:six 4,-2,-11,8,0 word:size -6,-4,7,3,1 word:slack 2,-1,8,0,-10 word:slash -2,-1,0,-4,7 word:sleep -3,-1,6,-2,-1
word:slow -7,-5,18,-4,-2 word:small -10,9,11,-10,1 word:smaller 10,-2,-5,1,-4 word:so -27,-16,33,25,-15
word:soft -1,-1,7,-5,0 word:solo 17,3,-16,0,-3 word:som -5,44,-20,-10,-9 word:some -11,10,0,3,-3
word:somebody -2,8,-2,-4,-1 word:something 0,2,-7,7,-1 word:son -1,0,-4,6,0 word:sono -2,-1,-3,7,-1
word:sort -4,11,0,-6,0 word:sorted -1,-1,8,-2,-4 word:source -8,-1,12,-1,-2 word:sources -1,6,0,-3,-3
word:special 2,-6,8,-3,-2 word:specific -3,-1,7,-4,1 word:speed -6,-3,11,0,-3 word:split -4,-1,13,-8,0
word:sports -1,-1,-3,7,-2 word:sql -1,-1,-4,9,-2 word:src 13,-1,-13,0,0 word:stack -2,4,-9,-2,9 word:stale 2,-3,8,-9,3
word:standardport 0,0,0,-5,6 word:standards -1,-1,-4,7,-2 word:start 17,-4,-4,-2,-7 word:started -3,1,-7,10,-1
word:starts -6,-3,12,-3,1 word:state 8,3,-9,-4,2 word:status -5,-2,-9,-3,19 word:stay 3,-1,13,-12,-3
word:stays 5,-3,2,-10,5 word:step -8,-4,2,0,8 word:steps 8,2,0,-8,-2 word:still -8,9,0,8,-10 word:storage -4,-2,2,-4,8
word:store 7,-2,-9,-2,7 word:string -7,-4,7,-4,9 word:strong -2,0,0,-6,7 word:structure -2,15,-5,-4,-3
word:strøm -4,-1,-4,12,-3 word:style -7,0,-2,-1,10 word:subject 1,7,-4,-3,-1 word:such -1,-1,8,-6,-1
word:suggested -4,-2,1,7,-1 word:summer -2,0,-4,7,-1 word:support 1,-3,-15,11,6 word:swap -1,-1,7,-3,-1
word:system -4,0,14,-5,-5 word:så 11,-1,0,-2,-8 word:só 2,6,3,-8,-3 word:tablet 1,7,-4,-4,-1 word:tag 6,-1,-7,-5,6
word:talked -1,-2,-3,6,0 word:tareas -1,0,-2,8,-4 word:team -13,0,-7,0,21 word:teams -1,-8,21,-12,0
word:technical 4,-5,-9,6,4 word:tell 1,-3,9,-6,-1 word:tells -2,7,-3,-1,-1 word:template -1,-1,6,-6,3
word:ten 8,-3,-5,1,-1 word:test 19,-8,-16,12,-7 word:testing -5,-1,-1,11,-3 word:tests 7,3,-8,4,-7
word:text 14,-8,-12,0,6 word:than -2,6,9,-4,-8 word:thanks -2,-4,-3,10,-1 word:that -20,-2,40,7,-25
word:that's -6,4,8,-3,-2 word:the 13,5,-17,8,-9 word:their 2,7,-6,-6,2 word:them -2,1,14,-6,-8
word:theme -1,-1,9,-3,-5 word:then -20,-3,11,7,5 word:there 0,4,-13,17,-8 word:they -3,-3,31,-20,-5
word:things 10,-3,-3,0,-5 word:think 0,-7,6,5,-4 word:thinking -1,0,-3,-5,10 word:third -2,-3,-5,3,7
word:this -11,-10,11,2,8 word:thread 4,5,-1,-6,-1 word:three -4,-7,-3,13,2 word:threshold 0,0,-1,12,-11
word:tick -5,0,8,-2,-1 word:ticket 2,9,-5,1,-5 word:tickets 8,2,-7,-2,0 word:tiene -3,-1,-3,0,7 word:til 12,-5,2,0,-9
word:till 1,6,-9,-1,4 word:tim -5,-4,-8,18,0 word:time -6,2,4,11,-10 word:timeout -7,-3,6,-9,13
word:times -1,-1,4,6,-9 word:title -1,-2,7,-1,-3 word:tmp -6,-1,5,4,-2 word:to 24,-4,4,5,-28 word:tobie -4,-2,-11,16,1
word:todos -4,-1,17,-5,-7 word:toggle 0,-1,-8,0,9 word:token -7,-3,3,3,3 word:took -2,-1,3,-8,8 word:tool -5,-4,0,0,9
word:touch 6,-4,6,-6,-1 word:trabajo -3,-2,7,0,-1 word:track -3,-2,2,-4,7 word:traffic -3,-2,1,-3,6
word:travel 10,-2,-1,-5,-2 word:treat -4,8,-3,0,0 word:trip -3,3,7,-5,-1 word:truth -4,-1,6,-1,-1 word:try 5,-1,-9,5,0
word:ts 3,-4,0,7,-6 word:tsx -6,-3,7,1,0 word:turns -6,-2,-7,8,7 word:twice -3,2,-10,21,-10 word:two 10,-5,-6,26,-25
word:type -1,-6,-4,-3,14 word:types -7,-2,-2,-5,16 word:typescript -16,-2,9,-1,10 word:ui 20,-6,-2,-4,-8
word:un 2,22,-6,-11,-6 word:una -6,2,10,-1,-5 word:und 0,-3,1,7,-4 word:under 9,-6,-8,5,0 word:une 2,13,-9,-4,-2
word:unit 12,-1,2,-6,-7 word:universal -2,13,-5,-4,-2 word:unknown -2,-2,0,7,-3 word:unlike -2,8,-3,-2,0
word:until -14,2,6,-5,11 word:up -3,-4,14,-7,0 word:update 8,-1,-4,0,-3 word:upgrade -7,-1,7,6,-5
word:usb 5,6,-7,6,-10 word:use 33,-7,-15,-9,-3 word:user 9,-8,-1,-6,6 word:users 0,-2,-3,7,-2 word:using -2,1,12,-7,-4
word:utc 12,-1,1,-5,-6 word:uten -3,-1,8,-1,-3 word:validate 0,-1,9,-4,-4 word:validated 8,-1,-3,-2,-3
word:validation -4,-1,6,-2,0 word:value -9,5,1,6,-3 word:var -4,-2,-6,-1,13 word:vault 0,6,-7,-1,1
word:vencimiento -8,0,0,4,4 word:verified -6,0,-3,9,0 word:verify 7,-1,-4,-1,-2 word:version -5,21,-5,-10,-1
word:via 6,-1,-4,-6,6 word:view -1,-1,-8,11,-1 word:vil 4,-1,12,-12,-3 word:virtual -3,-1,7,-1,-2
word:vite -4,0,-1,-2,7 word:vor 10,-1,-3,-3,-3 word:vpn -9,-1,0,-4,14 word:w -1,-1,-2,7,-3 word:walk -7,13,2,-6,-2
word:want -5,-2,-1,11,-3 word:was -6,-1,-1,20,-12 word:watcher -1,0,-4,9,-4 word:water 10,0,-6,-2,-2
word:way -5,19,-1,-10,-2 word:we -3,-9,9,11,-8 word:weather -2,8,1,-6,-1 word:web -4,-1,-2,-6,13
word:website 3,-2,-7,2,3 word:week -3,2,-9,13,-3 word:weekend 1,-1,-6,9,-2 word:weeks 6,-1,1,-4,-1
word:weil -2,-1,7,-4,0 word:were -6,1,-1,8,-2 word:what 0,21,16,-25,-12 word:when -6,-13,11,3,5
word:where -13,13,-9,-4,12 word:whether -7,-1,-6,9,6 word:which -14,-5,20,6,-8 word:while -15,6,2,1,5
word:who 0,-1,-1,6,-4 word:whoever 9,-1,-4,-1,-3 word:whole -3,-3,8,0,-1 word:wi -8,-2,-2,-5,18
word:widget -1,-1,6,4,-8 word:widgets -2,7,-5,4,-5 word:wie -4,16,-5,-5,-3 word:wifi -3,-2,-2,-4,11
word:wiki -2,-9,19,-4,-3 word:wikimedia 5,-1,6,-7,-2 word:wikipedia -1,-1,-3,7,-2 word:will -21,-6,36,-6,-3
word:window -2,-1,3,-6,5 word:winning -3,-2,-4,9,0 word:winter -4,-1,-4,9,-1 word:with 19,4,-19,19,-22
word:within 13,-4,-7,-6,4 word:without 12,2,-9,-1,-3 word:won't 7,-1,2,-9,0 word:work -13,4,-4,19,-6
word:worker -3,-2,1,9,-6 word:working -2,-4,6,-1,1 word:world -4,-1,-2,6,0 word:worth -8,2,0,-3,9
word:would -12,12,4,-1,-3 word:write 7,-2,5,-1,-9 word:writes -12,-1,10,5,-1 word:written -2,3,7,-8,-1
word:wurden -1,-1,-4,8,-1 word:x -7,-5,-1,7,7 word:y -10,3,4,13,-10 word:yaml -4,0,-1,-1,6 word:year -11,-1,4,0,9
word:years 3,-2,-7,1,4 word:yes -1,-1,-3,7,-2 word:yet -4,0,-2,6,0 word:you 24,34,-12,-28,-19 word:your 16,5,0,-18,-4
word:zone 7,3,-6,-6,2 word:zu -8,-1,4,8,-2 word:à -2,1,-7,7,0 word:én 13,-1,-2,-5,-5 word:índice -1,6,-2,-3,-1
word:а -2,6,2,-1,-6 word:в 1,5,-10,14,-10 word:если 7,0,-4,-2,0 word:есть 3,7,-3,-2,-5 word:же -3,7,-5,2,-1
word:и 0,6,-2,0,-4 word:на -2,9,-3,0,-3 word:по 2,7,-4,-7,2 word:после -1,-1,-4,6,-1 word:с 11,-2,-6,1,-4
word:только 11,-1,-7,-3,-1 word:у -1,7,-3,3,-5 word:что -3,7,-4,3,-2 word:إلى -2,5,6,-2,-7 word:اكتشاف -2,0,8,-3,-3
word:بعد -11,-1,-1,19,-6 word:تحديث 18,0,-2,-2,-14 word:في -10,7,0,7,-4 word:كل 4,-2,6,-3,-6 word:لأن -3,-1,7,-3,-1
word:مثل -4,10,-3,-2,-1 word:مع -3,-1,17,-14,1 word:من 5,4,-3,-12,5 word:あ 1,-2,-7,5,3 word:い -1,6,15,-5,-15
word:う -3,14,-9,-1,0 word:が -12,-5,8,13,-4 word:け -2,7,-1,-2,-1 word:し 12,-2,-8,6,-8 word:す 15,1,-8,1,-9
word:た -5,-3,2,11,-4 word:だ 0,3,7,-6,-5 word:つ 0,-1,-1,8,-6 word:て -4,11,-6,2,-3 word:で 8,3,-8,-1,-3
word:と -1,6,-3,-1,-1 word:ど 6,0,-4,-1,0 word:な -3,10,1,-6,-1 word:に 0,0,12,4,-15 word:の -6,11,3,10,-18
word:は 12,10,5,-16,-10 word:ま -9,-2,3,6,2 word:も -6,12,-5,1,-2 word:よ -4,13,-9,1,-1 word:る 16,11,-6,-7,-14
word:れ -6,3,5,2,-4 word:エ 2,-1,-3,-5,8 word:ォ 4,-2,9,-1,-9 word:ザ 1,-1,-4,-4,8 word:ジ 0,-1,-6,0,7
word:ス -1,0,-6,12,-5 word:テ -4,-2,6,3,-4 word:ト 2,-2,15,3,-18 word:ポ -3,1,7,-3,-2 word:ラ 5,-2,-6,-4,7
word:ー 3,-2,13,-10,-3 word:一 2,11,-2,-8,-4 word:上 -3,-2,10,-1,-4 word:下 -3,7,4,1,-9 word:不 -4,-1,12,-3,-3
word:中 8,-1,-3,-3,-2 word:为 -5,-1,6,-2,2 word:主 -4,-1,6,-2,0 word:之 1,9,-5,1,-5 word:九 -3,-1,-3,9,-2
word:也 -3,0,6,-1,-3 word:了 -6,-3,3,9,-4 word:人 -1,0,6,-4,0 word:件 -14,4,5,0,6 word:会 5,-2,9,-7,-6
word:使 8,-1,3,-7,-3 word:例 0,0,7,0,-7 word:修 7,-3,3,-6,-2 word:像 -3,30,-13,-9,-5 word:先 12,-2,-7,-3,0
word:全 -5,8,4,-6,-1 word:内 -4,6,-5,3,0 word:再 7,0,-4,-2,-1 word:分 -2,-2,-1,8,-2 word:初 1,0,-5,6,-2
word:到 -8,-1,0,12,-3 word:前 12,-1,-4,-3,-3 word:加 11,-1,-2,1,-9 word:务 8,0,-3,-3,-1 word:動 -3,-1,7,-3,-1
word:十 -2,-2,-3,10,-3 word:占 -6,-1,8,1,-2 word:原 3,0,-7,5,0 word:发 -6,0,5,2,-1 word:口 -2,0,7,-5,0
word:只 -2,7,3,-6,-2 word:可 -5,-1,13,-5,-2 word:号 -5,7,-4,-2,4 word:名 -6,-3,7,0,1 word:后 3,-1,-5,6,-3
word:回 0,-1,-4,7,-2 word:图 -5,7,2,-4,-1 word:在 7,-1,-1,-2,-3 word:地 -5,9,4,-5,-3 word:型 3,-5,17,-16,0
word:報 9,-1,-3,-2,-3 word:处 -3,6,6,-6,-2 word:天 -4,-1,13,-5,-2 word:失 -2,0,-3,11,-6 word:好 8,7,-8,-4,-3
word:存 -7,2,3,2,0 word:定 5,-2,12,-9,-6 word:実 -3,-1,11,-5,-1 word:小 8,7,-11,-2,-2 word:就 -2,7,1,-5,-1
word:平 -1,7,-5,-1,0 word:年 -4,-1,2,7,-3 word:序 -3,-2,9,-4,-1 word:得 -4,0,8,-4,0 word:必 10,-1,-2,-4,-2
word:情 8,-2,-8,7,-5 word:態 7,-2,0,-4,-2 word:成 2,6,-10,5,-3 word:户 -4,-1,-2,9,-2 word:房 -5,10,-3,-3,1
word:报 3,7,-5,-4,0 word:持 -6,-1,-3,-3,13 word:提 -1,-1,-2,7,-3 word:支 -5,-2,-2,-4,13 word:改 8,0,2,-6,-4
word:敗 -1,0,-2,10,-6 word:数 -1,-1,7,-2,-3 word:文 -12,3,3,1,5 word:新 15,-1,-12,13,-15 word:无 -2,-1,8,-5,-1
word:时 -11,-2,1,10,2 word:是 -8,12,3,-5,-2 word:時 -1,-2,6,-4,0 word:更 -3,6,1,5,-8 word:最 6,-1,-6,1,-1
word:有 -2,-4,0,9,-3 word:本 -5,9,-6,1,1 word:查 2,6,-6,-2,0 word:样 -1,8,-4,-2,-1 word:模 4,-4,18,-12,-5
word:此 -4,-1,6,-1,0 word:每 -2,8,-7,3,-2 word:比 -2,17,-5,-4,-5 word:没 -3,-1,-5,13,-3 word:测 3,-2,-6,8,-2
word:现 0,-1,-5,9,-3 word:理 1,1,21,-9,-14 word:用 0,-4,-1,9,-5 word:的 -17,10,1,-4,10 word:目 3,5,1,1,-11
word:码 7,6,-7,-4,-2 word:种 -3,6,2,-4,-2 word:移 6,-1,0,-3,-2 word:空 -3,-3,-5,13,-2 word:窗 1,-1,7,-5,-2
word:管 7,-1,2,-4,-3 word:编 -7,6,7,-8,2 word:置 -10,-1,-2,-5,19 word:自 0,-2,10,-6,-3 word:节 -4,-1,9,-4,-1
word:行 -4,2,7,2,-6 word:表 -3,-1,-2,6,-1 word:要 2,-2,7,-6,-1 word:言 -6,-1,-1,-4,12 word:設 8,0,2,-4,-5
word:語 -1,-1,6,-2,-2 word:认 -2,0,-2,-4,8 word:记 -6,-1,-2,0,8 word:试 7,-3,-10,9,-3 word:超 0,-2,-4,8,-2
word:辑 -4,-1,11,-5,-1 word:过 -2,-2,-2,10,-4 word:这 -3,7,0,-4,0 word:通 3,0,-7,7,-3 word:那 -1,6,-3,-2,0
word:部 -4,5,8,-7,-2 word:配 -12,-1,-6,0,20 word:错 3,6,-4,-2,-2 word:问 -2,6,-6,3,-1 word:间 -8,-2,-1,8,2
word:需 7,0,-4,-2,-1 word:順 -3,-1,7,-3,-1 word:项 -6,-1,6,-3,4 word:题 -2,7,-5,2,-1 word:默 -4,0,0,-3,8
"""
