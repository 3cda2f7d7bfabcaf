"""Weights of words, stems and endings by class, in hundredths: procedural, analogous, conceptual, evidence, reference.

Fitted by `benchmarks/fit_pacer.py`, not by hand.
"""

# ruff: noqa: RUF001 -- words of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'re -4,8,-2,-6,6 end:'ve -1,-1,-4,7,-1 end:a's 0,3,-5,-4,7 end:ace 4,-1,-19,8,8 end:ack -5,-3,13,-5,0
end:act -5,-3,-5,7,7 end:ada -4,-2,8,-1,0 end:ade -12,4,7,5,-3 end:ado -6,-5,-11,21,0 end:ads -8,7,1,9,-9
end:aft 1,7,-7,-2,1 end:age 16,-9,14,-9,-13 end:ain 6,-3,17,-6,-14 end:ais -3,-2,1,7,-2 end:ajo -3,-2,6,0,-1
end:ake -3,-1,1,7,-4 end:ale 7,-4,7,-9,-1 end:all -9,6,-1,8,-4 end:als 7,4,-2,-2,-8 end:alt -5,-1,14,-6,-2
end:ama -1,7,-5,-5,5 end:ams 1,-13,23,-12,0 end:and 21,6,-2,-14,-11 end:ang -1,5,-6,1,0 end:ans -5,-2,14,-4,-3
end:ant 6,-7,-12,10,3 end:ard -5,-10,13,-5,8 end:are 16,-12,4,-21,13 end:ari -3,-1,-7,16,-4 end:ark -4,4,-10,12,-2
end:arm -7,8,5,-7,0 end:ars 9,-5,-2,-5,4 end:art 17,-2,-3,5,-18 end:ary -3,19,-19,-8,11 end:ase -20,6,-2,0,17
end:ash -9,-3,7,2,3 end:ass -1,0,-1,-7,10 end:ast 5,7,-8,-5,1 end:asy -2,-1,-4,6,0 end:ate 36,-17,-9,-20,10
end:ats -5,0,-2,-5,12 end:ava 0,7,-2,-4,-1 end:ave -6,14,-4,1,-4 end:ays -6,0,-11,-6,22 end:bal 7,-1,-1,0,-5
end:bel -4,3,0,-10,11 end:ben 3,-3,8,-5,-3 end:ber -10,-10,-7,6,21 end:bie -4,-2,-12,17,1 end:bla 0,-1,-7,5,4
end:ble -10,-1,-2,6,7 end:box 3,5,-9,0,1 end:bre -6,6,0,-2,3 end:btq -1,-1,-4,7,0 end:cal 12,-12,-11,13,-1
end:car 6,-1,-4,3,-4 end:ced -4,-3,4,12,-8 end:cer 12,3,-1,-12,-2 end:ces -13,9,2,-2,4 end:cha -7,-3,2,4,4
end:cht -4,-4,-12,24,-5 end:cks -17,0,10,1,6 end:col -7,14,-2,-2,-2 end:cos -4,-1,-8,1,13 end:cts -8,3,12,0,-6
end:cus 6,0,-2,-3,0 end:dad 1,-2,14,-8,-6 end:dar 5,0,-7,-2,4 end:das -2,-1,-3,9,-3 end:ded -15,-8,6,-1,18
end:del 2,5,8,-11,-4 end:den 13,-6,-2,-5,-1 end:der 20,-6,-1,5,-17 end:des -9,0,20,-21,10 end:det -8,5,8,-3,-2
end:dge 5,6,-9,-5,2 end:dia 2,-4,3,5,-7 end:dig -2,9,-3,-3,-1 end:din -1,-1,-2,7,-4 end:dit 1,2,-8,-7,12
end:dle 8,-1,-1,-5,-1 end:dly -3,-1,12,-7,-1 end:dom -1,-1,-4,6,-1 end:dos -2,2,13,-5,-8 end:dow -1,5,1,-9,4
end:e's -7,-5,-3,3,11 end:ead 24,3,-9,-12,-6 end:eak -1,-2,1,-4,6 end:eas -2,-6,0,7,1 end:eat -8,7,-8,8,0
end:eau 1,3,-1,-6,2 end:ece -9,-3,3,5,4 end:eck 4,-4,-5,-6,11 end:ect -5,-6,3,18,-10 end:ede 2,-1,0,-11,10
end:eds -5,-5,18,-3,-4 end:eed -4,-3,13,3,-9 end:een -3,-7,5,9,-4 end:eep -8,2,4,-2,4 end:eet 4,-2,-7,4,0
end:eir 3,7,-6,-6,2 end:ela -1,6,-5,-1,0 end:eld -2,-1,8,-2,-2 end:elf -5,-8,11,-5,7 end:ell 2,16,-10,-10,2
end:els -1,-1,10,3,-10 end:elt -1,-4,7,1,-3 end:ely 0,-2,13,-3,-9 end:ema -6,10,11,-15,-1 end:eme -1,-1,9,-3,-5
end:ems 15,-6,-7,5,-7 end:end 6,-3,-7,9,-4 end:ene 2,-5,5,-10,8 end:ens 7,-2,-6,-5,6 end:ent 5,-21,6,7,3
end:eps 3,15,1,-13,-5 end:era -3,3,-8,7,1 end:ere -28,17,-1,16,-4 end:erm -1,-1,11,-4,-5 end:ern -9,16,-14,8,-1
end:ero 7,-2,-3,-6,5 end:ers -11,-2,11,2,1 end:ert 10,-3,-1,0,-7 end:ery 28,-4,-13,8,-19 end:esh 6,-1,0,-4,-1
end:ess -4,-11,20,-17,12 end:est 0,9,-2,-16,8 end:eta -9,3,1,4,1 end:ete -1,2,-6,9,-4 end:ets 2,1,9,-6,-5
end:ety -3,-1,0,6,-3 end:eue 6,5,-6,-2,-4 end:ext 3,-1,12,-8,-6 end:faz -3,-1,9,-1,-4 end:fer 3,7,3,-9,-5
end:fic -7,-1,3,-6,10 end:fig 0,-4,-7,5,6 end:fil 8,0,-3,-3,-1 end:fit -1,-1,7,-3,-3 end:fix -8,0,10,-1,0
end:gan -4,-1,-2,8,-1 end:gar -1,14,-7,-2,-3 end:gen 22,-4,-11,-3,-4 end:ger 1,-1,15,-11,-3 end:ges 4,-1,6,-14,6
end:get -16,3,19,-3,-4 end:ght 7,15,-1,-12,-9 end:gic 6,-2,-5,-6,8 end:gle -8,-6,-7,-2,23 end:hed 13,5,0,-11,-7
end:hen 9,1,-7,-1,-2 end:her -21,13,8,2,-1 end:hes -7,5,15,-13,0 end:hin 14,-4,-8,-5,3 end:hip -4,-3,-4,9,3
end:hon 5,-3,-10,-6,14 end:hor -1,-7,0,7,0 end:hos -2,-1,6,-2,-2 end:hts -11,-2,14,-6,5 end:ial 15,-17,1,18,-17
end:ian -3,3,-5,6,-2 end:iar -5,1,7,2,-5 end:ibe 0,5,4,-7,-2 end:ibo 4,4,-8,-2,2 end:ica 1,-2,7,-3,-2
end:ice -9,12,-5,1,1 end:ich -11,-6,15,11,-9 end:ick 4,2,-7,3,-2 end:ics -8,-5,-1,6,8 end:ict -4,-1,-2,8,-2
end:ide 2,-7,1,15,-11 end:ied 3,-4,4,8,-11 end:ier -12,9,0,-4,7 end:ies -8,5,9,-9,2 end:ify 4,-3,7,-3,-5
end:ige 6,-1,0,-4,-2 end:ign -5,-2,12,-5,0 end:ike -4,7,0,-2,-1 end:ild 1,-5,-3,-3,11 end:ile -21,10,4,2,5
end:ill -6,8,2,4,-8 end:ils 8,-5,-9,3,3 end:ilt -4,-2,-1,-2,10 end:ima 7,-3,1,1,-5 end:ime -9,0,2,9,-2
end:ims -1,2,-5,-7,11 end:ina -4,1,-7,12,-1 end:ind -2,10,-9,-1,2 end:ine -15,13,-8,12,-1 end:ing -11,15,4,-6,-2
end:ink 0,-7,5,5,-4 end:ins 1,1,-21,8,11 end:int 0,-5,-6,9,2 end:ion -15,0,18,2,-4 end:ior -3,-3,-3,-2,10
end:ios 8,0,3,-8,-4 end:ipe 0,14,-13,1,-2 end:ipt -11,-4,-8,11,11 end:ird -5,-3,-6,7,7 end:ise -2,3,2,4,-7
end:ish -6,-4,7,-4,7 end:ism -2,-2,7,-3,-1 end:ist -8,-1,-2,4,6 end:ita 1,-3,4,-7,4 end:ite 21,-4,-9,7,-15
end:its 14,-5,1,-7,-3 end:ity 2,-11,15,-2,-3 end:ive 0,-7,10,-10,6 end:ivo -9,6,-4,-10,17 end:ize 5,-1,-7,6,-3
end:ión -8,-8,23,9,-16 end:jon 9,0,-8,3,-3 end:ked 3,-5,-6,15,-7 end:ken 6,-3,-8,5,1 end:ker -20,9,0,20,-9
end:kes -6,-2,14,1,-7 end:ket 16,9,-13,-9,-3 end:kit -1,0,-2,6,-3 end:kly 9,-1,-9,3,-2 end:l's -6,-1,10,-2,-1
end:lar -8,4,14,-11,1 end:las -4,1,-3,6,0 end:lds -12,-3,-3,5,13 end:led 7,-11,-6,-3,13 end:len 7,16,-17,-2,-4
end:ler 20,-7,10,-8,-15 end:les -14,20,1,-9,1 end:lid -1,0,-1,-5,6 end:lit -3,-1,12,-7,-1 end:lla 6,1,-8,7,-6
end:lle 15,-3,0,-10,-1 end:lls -10,26,-8,-11,3 end:lly -13,3,20,2,-12 end:log -11,-3,12,-8,10 end:low 9,-5,8,-12,1
end:loy 10,-3,-3,-2,-2 end:lps -5,1,9,-5,0 end:lth -2,-1,-3,7,-1 end:lts 8,-4,-3,9,-9 end:lue -9,4,1,5,-2
end:lve 0,-3,-4,7,-1 end:mal 2,-4,-4,7,-2 end:man 0,-2,8,-4,-3 end:mat -6,2,0,-4,9 end:med 8,-5,4,-3,-4
end:mer 0,-1,1,6,-6 end:mes -7,-1,5,-2,5 end:mir -1,8,-3,-3,-1 end:mit 0,-4,7,0,-5 end:mme -2,8,-3,-2,-1
end:mna -1,-1,-5,0,7 end:mon 0,-1,7,-5,-1 end:mos -2,-1,10,-2,-4 end:mpt 2,-4,9,2,-9 end:mål -4,-1,16,-4,-8
end:n's -3,-2,7,0,-2 end:n't -7,8,0,7,-8 end:nai -2,-1,-5,7,1 end:nal 24,-2,-10,-18,6 end:nan -1,-1,-6,8,0
end:nar 6,0,1,3,-10 end:nas -1,5,-6,5,-3 end:nca -4,8,-4,0,0 end:nce -14,-5,32,4,-16 end:nch 6,-3,-3,4,-3
end:ncy -11,4,5,6,-4 end:nde 0,0,1,9,-10 end:nds -7,-10,19,4,-6 end:ned 1,-9,4,3,1 end:nel 2,-4,-9,3,9
end:ner 19,5,-24,2,-2 end:nes -5,-2,10,4,-7 end:nge 9,0,-5,-9,6 end:ngs 13,-13,2,7,-9 end:nia -6,7,3,-3,0
end:nie -1,-2,-4,8,0 end:nis -2,9,-4,-2,-1 end:nks -5,-1,1,6,-1 end:nne -2,10,-5,2,-5 end:nos -3,-2,15,-7,-4
end:not 5,4,3,-10,-1 end:nst 8,1,2,-3,-8 end:nte 6,-6,-3,10,-7 end:nth -7,3,0,-3,8 end:nto -8,5,5,-6,4
end:nts -4,-5,23,-13,-1 end:nux -2,0,7,-3,-2 end:nza 10,-5,5,-9,-2 end:oad 0,-4,4,8,-8 end:oat 1,1,-6,5,0
end:ode 5,11,-15,6,-7 end:ody -4,20,-2,-12,-2 end:oes 8,0,-4,-3,0 end:oid -2,-2,6,-2,-1 end:oke -2,6,-9,7,-1
end:oks 15,2,-5,-9,-3 end:oku -2,-3,-5,-5,15 end:old -1,0,-2,13,-10 end:oll 1,6,-6,-5,4 end:ome -8,-3,-1,12,1
end:oms -4,8,-5,-2,2 end:ond 0,0,-2,6,-5 end:one 14,-11,10,-14,1 end:ons 13,3,-1,7,-22 end:ook -2,10,-6,-3,1
end:oom -5,11,-5,-1,-1 end:oor 4,-2,0,-9,7 end:ops 0,-5,7,0,-1 end:ore 20,-3,-15,1,-3 end:ork -11,-2,15,-9,7
end:oro 1,-1,8,1,-9 end:ors -4,10,3,-1,-8 end:ort 5,24,-36,0,7 end:ory 5,14,-1,-9,-10 end:ose -1,-4,21,-2,-13
end:ote 14,0,-10,-1,-2 end:oth -1,-1,9,-6,-2 end:oud 14,-6,3,-4,-7 end:oup -7,0,4,1,3 end:our -10,2,-11,1,17
end:ous -2,-6,6,6,-3 end:ove 26,-6,-5,-7,-8 end:ows -14,-2,-14,11,20 end:ped 0,-4,-3,7,1 end:per -9,2,8,5,-7
end:pes -7,-2,1,-9,17 end:pet -3,8,-8,5,-2 end:pic -2,-1,-7,5,4 end:ple -17,-3,-2,9,12 end:ply -5,-2,17,3,-14
end:pts 17,1,-18,1,-1 end:pty -7,0,-3,17,-8 end:put 17,-3,-11,20,-23 end:r's -11,9,-18,4,15 end:ral -3,6,8,-4,-7
end:ram -9,-2,5,7,-1 end:rar 0,3,6,-8,-1 end:ras -8,8,-10,4,5 end:rce -8,-1,11,-2,-1 end:rch -8,1,-1,3,5
end:rde -6,-2,1,8,-2 end:rds -6,-3,1,13,-6 end:red -2,-3,-4,11,-3 end:ree 12,-8,-3,6,-8 end:rer 10,-3,6,3,-16
end:res -2,-12,4,-1,12 end:ret -4,-2,8,2,-4 end:rge 12,5,-3,-7,-7 end:ria -1,-3,11,-1,-5 end:ric 6,3,-6,-2,-1
end:ril -2,-1,-5,8,-1 end:rio -4,8,-6,3,-1 end:rit -1,6,-6,2,-1 end:rks -5,0,-1,-1,8 end:rld -4,-1,-2,6,0
end:rly 14,-1,-7,-3,-4 end:rns -7,-6,-8,9,11 end:rol 1,-1,11,-9,-1 end:ror -6,-3,4,1,5 end:rry 0,-2,-2,8,-5
end:rse -6,-2,-2,2,7 end:rst 23,3,3,-7,-22 end:rta 1,-1,-2,-4,7 end:rte -8,-4,1,20,-10 end:rth -5,0,-1,-8,14
end:rto -1,-1,-3,-7,12 end:rts 16,-11,1,-6,0 end:rty -12,-1,12,3,-2 end:rve -3,-4,8,-14,13 end:råk -2,2,6,-4,-2
end:røm -4,-1,-5,13,-3 end:sal -5,14,2,-7,-3 end:sde -1,6,-5,-1,1 end:sed -12,-7,-6,21,5 end:sen -7,4,10,-6,-2
end:ser -9,10,-3,0,2 end:ses -8,-14,14,2,5 end:sic 2,10,-12,0,0 end:sks -10,-2,3,9,1 end:som -1,0,6,-5,0
end:son 2,-4,8,-7,1 end:sql 1,-2,-8,11,-2 end:ssa 6,-2,-5,-2,3 end:sta 2,-1,5,4,-10 end:ste -9,4,4,6,-5
end:sto 0,-2,8,-2,-4 end:sts 12,-9,-13,9,1 end:sum -2,-1,8,-2,-4 end:t's -13,20,0,-3,-5 end:tal -8,2,12,-10,5
end:tar 0,-1,8,-2,-5 end:tch 10,0,6,4,-19 end:ted 8,-12,-3,-10,17 end:tem -4,-1,12,-3,-4 end:ten 4,0,-12,5,3
end:ter -6,-8,3,9,3 end:tes 4,7,-1,-2,-8 end:tet 7,-5,-4,11,-9 end:tex -1,9,-3,-2,-2 end:ths -5,-4,-1,2,7
end:til -14,2,5,-4,11 end:tir -9,0,-1,12,-2 end:tly 2,-7,-3,13,-5 end:ton 9,-3,-6,4,-4 end:tor -3,10,-11,-3,8
end:tos -2,-2,3,12,-11 end:tra 2,9,-3,-4,-4 end:tre 3,4,6,-8,-5 end:tro 5,-12,-5,6,6 end:try 8,-8,-10,0,11
end:tto 7,-1,-6,2,-2 end:tup -5,-1,7,-5,4 end:tus -7,3,-10,-5,19 end:tzt -1,-1,7,-5,0 end:tán -1,-1,4,4,-6
end:túa -6,-5,2,12,-3 end:ual -6,6,18,-12,-6 end:uch 9,-4,4,-7,-1 end:ues 5,-1,3,-10,2 end:ugh -4,0,-7,15,-4
end:uld -4,9,-3,11,-12 end:ule 4,-3,5,1,-7 end:und -4,9,-15,12,-2 end:une 11,-1,-3,-3,-4 end:ung -6,-6,7,3,2
end:unt 5,-4,3,-7,3 end:ura 7,-2,0,-3,-2 end:ure -7,20,-5,-2,-5 end:urn 3,-2,9,-9,-2 end:usa -1,-1,-4,6,-1
end:use -7,-1,10,1,-4 end:uth -2,-2,13,-8,-1 end:uts 10,6,-9,2,-9 end:ved 3,-2,8,-1,-9 end:vel 8,-4,9,-12,-1
end:ven -12,-1,-2,0,14 end:ver 2,4,-8,1,1 end:ves -11,-4,6,1,8 end:vet -3,20,-11,-3,-2 end:way 4,9,-4,-12,2
end:wer -25,5,23,-10,6 end:xed -11,-2,-1,1,12 end:y's 0,3,7,-9,-1 end:yed -8,0,-4,14,-2 end:yee -1,0,-3,7,-2
end:yen 1,-1,6,-4,-2 end:yer 0,-4,8,-5,2 end:yle -7,0,-2,-2,11 end:zed 2,-1,7,-1,-6 end:ère 2,8,-5,-3,-2
end:ает -1,6,-1,-2,-3 end:ния 4,2,-7,3,-1 end:нта 1,7,-4,-1,-2 end:ого -1,6,-2,4,-6 end:ров 2,6,0,-2,-7
end:сле -1,-1,-4,6,-1 end:тся -3,-2,7,0,-2 end:ько 11,-1,-4,-4,-2 end:بية -2,-1,9,-4,-2 end:جهة -1,-2,9,-6,0
end:حات -4,-1,13,-1,-8 end:حدة -3,-1,13,-3,-6 end:ديث 9,-1,-4,3,-8 end:رات -9,-1,-3,15,-2 end:شاف -2,-1,8,-3,-3
end:طوط 2,0,13,-1,-13 end:عدة -2,-1,7,-3,0 end:قات -2,-1,13,-5,-5 end:نات -5,-2,26,-7,-12 end:نفذ -1,-1,0,-7,9
stem:accep -5,-1,-6,3,10 stem:acces 4,-4,-5,-5,11 stem:accou -8,-4,8,3,1 stem:actio 10,-1,-5,-2,-2
stem:activ 0,-3,-5,1,8 stem:actua -6,8,1,-1,-1 stem:adapt -5,-1,16,-8,-2 stem:addin 1,-2,-4,6,-1
stem:adopt -2,-3,-9,19,-5 stem:advan -5,-3,13,-1,-4 stem:advis 7,-1,-5,-1,-1 stem:again 3,-2,5,1,-6
stem:agent -1,10,12,-10,-10 stem:agree -4,-1,6,1,-1 stem:aller -2,-1,-4,-4,11 stem:allow -5,-3,-10,-9,27
stem:altho -1,-1,-8,12,-1 stem:alway -8,-3,2,3,6 stem:amoun 1,5,-2,-6,2 stem:analy -1,-9,-9,7,13
stem:anoth -2,10,-1,-3,-4 stem:anspr -2,-1,-3,-2,9 stem:answe -4,2,8,-7,2 stem:anthr -1,-1,-7,7,3
stem:anyon 13,-4,-5,-3,-1 stem:anyth 6,1,-3,-6,2 stem:aplic -8,-1,-2,5,6 stem:appea 1,-6,-1,8,-3
stem:appro 7,0,-6,0,-1 stem:archi 3,4,-4,-11,8 stem:asser -6,0,2,15,-10 stem:assig -3,-2,7,-2,-1
stem:assis 7,-1,-5,-6,5 stem:attac -6,-2,8,-2,1 stem:atten -8,5,-1,7,-2 stem:audit -2,-2,-3,7,0
stem:auftr -5,-2,-12,22,-3 stem:autom -11,-6,35,-8,-10 stem:avail -3,-2,-5,0,10 stem:aweso -3,-1,-1,6,0
stem:backu 3,-2,-7,-2,7 stem:balan -2,0,6,-3,-1 stem:banne 2,-1,8,-4,-5 stem:baske -2,-1,-8,11,0
stem:becau -11,-3,19,2,-7 stem:becom -3,0,-4,1,7 stem:befor 17,-6,-5,5,-11 stem:behav -3,-1,2,-5,8
stem:behin -1,5,-6,-5,6 stem:belon 6,-1,-5,2,-3 stem:bench -1,-1,-11,16,-2 stem:betwe -2,-8,18,-5,-3
stem:biolo 1,-3,7,-3,-1 stem:brack 8,0,0,-6,-1 stem:brand -1,-1,-2,7,-3 stem:break 8,-2,0,-1,-5 stem:brows -1,1,9,-8,0
stem:bruke 12,-2,0,-10,-1 stem:buffe -2,0,7,-4,-1 stem:build -6,4,8,5,-11 stem:butto 5,-2,1,6,-10
stem:cache 3,-2,10,-6,-6 stem:calen -2,-1,0,-3,6 stem:calle 10,-10,-9,2,6 stem:cambi 0,1,-6,7,-1
stem:cance 7,-2,-1,-7,2 stem:canno 5,4,3,-10,-1 stem:cappe -1,0,2,-11,10 stem:carol -2,-2,-6,10,0
stem:casim -1,8,-3,-3,-1 stem:catal 1,-2,7,-2,-4 stem:cellu -6,-3,11,-2,1 stem:centr 3,-3,9,-8,0
stem:certi 8,-3,-11,-8,13 stem:chall -3,-2,-3,2,6 stem:champ -1,-2,-6,10,0 stem:chang 5,-11,0,-3,10
stem:chaqu 5,-1,-7,2,1 stem:chara -6,-2,2,7,-1 stem:chart 2,-2,-11,9,3 stem:cheap -1,-2,8,-2,-2
stem:check -7,4,-10,-2,15 stem:child 4,-1,4,-8,0 stem:choos 8,-2,-4,-1,-1 stem:claim 3,-1,-3,-9,11
stem:class -3,15,-8,-4,0 stem:claud -2,-1,0,-4,6 stem:clear 15,-3,-10,-3,2 stem:close -23,13,15,-10,5
stem:closi 13,-3,-6,-4,-1 stem:colla 0,7,-7,2,-1 stem:colum 9,1,-12,-7,9 stem:combi 19,-1,-4,-8,-6
stem:comma 7,9,-2,-6,-9 stem:commi -9,-4,19,-4,-2 stem:commo -2,0,8,-6,-1 stem:compa 10,-2,2,-3,-7
stem:compl 9,-1,1,0,-9 stem:compo 13,6,-13,-4,-3 stem:concl -1,-1,-5,9,-2 stem:confi 0,-5,2,-9,12
stem:conne -6,-3,5,-5,9 stem:conse -5,-4,7,4,-2 stem:conso 4,-2,-7,4,0 stem:const -4,4,9,-1,-7 stem:consu 9,-2,-4,3,-6
stem:conta 5,-4,-18,2,15 stem:conte 10,0,10,-13,-7 stem:contr -4,8,13,-14,-3 stem:conve -9,5,-3,11,-4
stem:convi 9,-2,-3,-4,-1 stem:coord 0,-1,8,0,-8 stem:corre 0,-3,5,9,-11 stem:count -12,-3,26,-14,3
stem:creat 1,-7,13,-9,2 stem:criti 3,-2,-1,5,-7 stem:ctfon -3,-1,-4,-3,10 stem:cultu -2,-1,8,-5,0
stem:curre -9,-2,5,8,-1 stem:custo 10,3,-3,-10,1 stem:danci 0,-7,-1,9,0 stem:dashb 8,-4,3,-10,3
stem:datab -10,3,5,-4,6 stem:datet -6,0,-4,10,-1 stem:decem 0,0,-1,-8,10 stem:decid -6,-3,23,-12,-2
stem:decis 3,-1,-12,11,-1 stem:defau 7,-3,-2,-2,0 stem:defin -2,-1,7,1,-5 stem:depen -5,-7,17,-12,7
stem:deplo 13,-3,1,-7,-4 stem:descr 1,10,4,-7,-7 stem:desig -11,-2,16,-4,0 stem:detai -2,-1,-4,-1,7
stem:detec 1,-1,10,-7,-4 stem:devel -6,-3,2,4,3 stem:devlo -5,-1,2,-4,8 stem:devol 12,-1,-5,-3,-3
stem:dicti -4,7,-4,1,0 stem:diffe 4,7,-5,3,-8 stem:digit 2,-1,0,-7,6 stem:direc 0,-8,3,12,-7 stem:disab -3,-1,-2,-1,8
stem:discu -6,-1,-6,13,-1 stem:displ -4,-1,-5,3,7 stem:dispo 0,0,-4,8,-3 stem:docst -4,-4,-9,-4,21
stem:docum 2,-5,-7,4,6 stem:doubl -2,-1,-6,14,-4 stem:drive 3,-1,10,-7,-5 stem:dropp 1,-3,6,-2,-3
stem:editi 8,4,-7,-4,-2 stem:edito 1,9,-6,0,-3 stem:efter -1,0,6,-5,0 stem:ejecu 2,-1,1,5,-7 stem:eleve -4,-1,-3,9,-1
stem:eller 7,0,-3,-2,-1 stem:enabl 1,-1,-5,-6,12 stem:encod 0,-3,-8,1,10 stem:enfor -2,-1,-6,-4,12
stem:engin -2,0,0,-6,8 stem:entri 1,0,5,-6,0 stem:envir 8,0,-5,-2,-1 stem:equiv 0,-5,9,-3,-1 stem:error -3,-2,16,-4,-7
stem:escal 8,-1,-8,-1,1 stem:escri -2,-2,11,-3,-4 stem:eslin -7,-1,-4,-1,13 stem:esper -1,10,-5,-7,2
stem:essen -3,8,2,-3,-4 stem:estad -2,-1,-4,-9,15 stem:estav 0,7,-2,-4,-1 stem:eveni 6,-1,2,-6,-1
stem:event 1,4,-2,-8,5 stem:every -5,8,9,-16,4 stem:examp -5,-2,-1,-5,13 stem:exist -1,-2,-3,10,-5
stem:expec -1,-1,3,7,-8 stem:expir -4,-1,7,-8,6 stem:explo -2,-1,-1,7,-2 stem:expor 9,0,-11,1,2
stem:expos -4,-1,11,-5,-1 stem:expre -2,-8,6,4,0 stem:exter 10,-1,-5,-4,-1 stem:failo -1,-1,9,-6,-1
stem:fallb -3,-3,8,2,-3 stem:famil -3,4,-8,3,4 stem:faste -2,-2,3,7,-5 stem:featu -10,6,-4,0,8 stem:festi -2,1,6,-4,-1
stem:fifte -2,-1,-6,8,0 stem:filte 7,4,0,-12,1 stem:fixtu 1,-1,-6,6,-1 stem:folde 10,-4,-1,-1,-4
stem:follo 5,-1,-9,2,2 stem:force 3,0,6,-7,-1 stem:forma -1,-5,-4,-5,14 stem:forme 3,7,-5,-1,-4
stem:formå -4,-1,16,-4,-8 stem:forwa 6,-3,4,-5,-2 stem:found -3,-3,9,-2,-1 stem:frame -3,4,8,-5,-4
stem:frict -6,-1,9,0,-3 stem:frien -1,-2,-3,6,0 stem:friga -1,0,-6,-1,8 stem:front 3,-2,-8,8,-1
stem:funci 0,0,-6,10,-3 stem:funge -8,0,-4,13,-1 stem:futur -2,0,-4,6,0 stem:gange -5,-1,1,7,-1 stem:gatew 9,2,1,-12,0
stem:gener -1,15,-3,-1,-10 stem:glute 1,7,-2,-2,-3 stem:gomok -2,-3,-5,-5,15 stem:googl -4,-3,-6,5,8
stem:graph -1,-2,-3,-1,7 stem:guard 13,-2,-4,-4,-3 stem:habit -2,0,-2,-3,7 stem:hallu 0,-2,2,-6,6
stem:handi -1,10,-6,-2,-1 stem:handl 2,2,-10,12,-7 stem:harbo -6,0,-6,-5,18 stem:hardl -2,0,7,-4,-1
stem:haver -1,6,-2,-2,-1 stem:havin -2,-1,8,-4,-1 stem:heade -4,-1,0,-1,6 stem:hecho -2,-1,6,-2,-2
stem:hospi -2,-1,9,-9,3 stem:human -4,-2,19,-7,-6 stem:ident -1,-4,0,7,-2 stem:ignor -2,-1,7,0,-4
stem:impor -8,3,-4,15,-5 stem:impro -2,-1,7,-3,-1 stem:inclu 15,-3,-1,-6,-5 stem:incor -6,-1,6,2,0
stem:indus 0,-2,-7,10,-1 stem:infor 2,-2,9,-7,-2 stem:initi 2,-1,-12,15,-3 stem:inspi -1,-1,-6,8,0
stem:insta -3,-7,3,0,7 stem:inste 7,0,-6,4,-5 stem:integ -6,-4,8,2,0 stem:inten -1,0,6,-4,0 stem:inter -13,2,11,-13,12
stem:invit -3,-1,0,-8,12 stem:invoi -4,1,-8,5,5 stem:itera 0,0,-1,7,-5 stem:itsel -5,-1,12,-4,-2
stem:jahre -3,-1,7,-1,-1 stem:jamai -3,-2,1,7,-2 stem:kille 0,0,7,-6,0 stem:kreve 1,-1,-10,10,1
stem:layou 3,7,-4,6,-11 stem:learn -3,11,-1,-14,7 stem:ledge -2,3,5,-13,6 stem:legac -2,-1,-2,7,-2
stem:lette 4,5,-12,-6,8 stem:libra -7,4,2,-2,2 stem:ligge -4,5,-6,-7,12 stem:limit 2,-3,-2,8,-5
stem:linki -1,-1,-3,8,-2 stem:livin -1,7,2,-7,-1 stem:loade -6,1,-6,19,-8 stem:logge -4,-1,-2,-1,7
stem:lokal -3,-1,8,-3,-1 stem:looki -1,0,-7,8,0 stem:límit 0,-2,8,-5,-2 stem:maint -4,-1,7,-1,-2
stem:manag 7,-6,2,-13,9 stem:manua 4,-1,5,-6,-1 stem:melan -2,-2,-4,9,-1 stem:membe -3,-3,3,6,-3
stem:memor -5,17,3,-7,-9 stem:menti 12,-1,-10,0,-1 stem:mergi 7,0,-2,-3,-2 stem:messa 0,-4,15,-1,-9
stem:migra 11,2,-4,-5,-3 stem:minut 9,-3,-14,7,0 stem:missi 0,-5,17,-8,-3 stem:miste -5,-1,-2,8,0
stem:mobil -8,-3,9,-5,7 stem:model -6,-1,14,-5,-2 stem:modem 6,-1,-7,2,-1 stem:modul -5,14,7,-5,-11
stem:momen -3,7,1,-4,-1 stem:month 0,-2,-8,11,-2 stem:motiv 7,0,-3,-2,-1 stem:multi -1,-2,17,-10,-5
stem:neigh -8,11,3,-4,-1 stem:neith -2,-3,-1,7,-1 stem:netwo 0,-6,3,-5,8 stem:night 3,-4,5,-9,5 stem:nobod 2,7,1,-4,-5
stem:norma -4,-1,9,-2,-2 stem:notif -4,-3,11,-2,-3 stem:notio 8,-1,-3,-1,-3 stem:numbe -1,-5,13,-9,2
stem:objec 9,-4,2,0,-6 stem:obser -2,-1,13,-9,-1 stem:offic -1,8,-13,2,4 stem:offli -3,-2,4,-6,7
stem:onlin -1,-1,-3,7,-1 stem:opena -3,-2,-4,8,1 stem:openc 4,12,-9,-2,-5 stem:opera 7,1,0,-4,-4
stem:optim -1,-2,6,-2,-2 stem:optio -2,-1,2,-7,7 stem:organ -4,-3,-5,13,-1 stem:origi 11,5,-9,-4,-3
stem:other 8,-2,-7,3,-2 stem:outli 2,0,-4,-5,7 stem:outpu 11,-1,-3,2,-10 stem:outsi 1,-1,-10,12,-2
stem:overr -2,-1,9,-5,-1 stem:overs -4,-1,10,-3,-2 stem:packa 3,-1,-8,11,-6 stem:paint -4,13,4,-12,-1
stem:panel -4,-2,10,-2,-2 stem:parce -3,10,-4,-4,0 stem:parti -8,-1,3,8,-2 stem:partn -5,-5,-1,11,-1
stem:passe 7,-2,-9,8,-5 stem:passp -1,6,-3,-1,-1 stem:perfo -3,-1,-3,14,-6 stem:permi 8,7,-14,-7,5
stem:perso 1,5,-6,3,-3 stem:phone 2,-1,-6,-2,6 stem:plann 0,4,-2,-7,4 stem:platf -3,-2,-8,1,11 stem:playe -5,-1,7,-2,1
stem:plugi -6,-1,1,3,4 stem:popul 5,0,6,-9,-2 stem:porqu -6,3,2,2,-1 stem:porta 0,5,-7,1,1 stem:porte 0,-1,-7,4,4
stem:postg 1,0,5,-6,0 stem:posts 6,-2,-7,-4,7 stem:poten -6,-1,-8,15,0 stem:potte -3,-5,-5,14,-1
stem:power 13,-1,-5,-5,-1 stem:pract -1,3,-3,-7,7 stem:prefe -8,-2,6,0,4 stem:prefi -8,-1,9,-10,10
stem:press 0,3,6,-7,-2 stem:preve -2,-1,7,-3,-1 stem:previ -3,-2,8,-4,0 stem:print 6,-6,-8,3,7
stem:priva 1,-4,10,-3,-4 stem:proba -2,-1,-3,9,-4 stem:probl -7,4,4,-5,5 stem:produ -1,-4,-6,15,-4
stem:profi 15,-1,-6,-3,-5 stem:proje -6,17,-19,-3,11 stem:promp 17,1,-6,1,-14 stem:prope -4,-4,7,-5,5
stem:prote 4,-3,6,-5,-2 stem:proto 5,17,-12,-10,1 stem:prove -4,-1,15,-7,-3 stem:provi -7,-1,6,-15,18
stem:proxy -3,2,13,-9,-3 stem:proye -4,-3,0,6,1 stem:purpo -3,-4,11,-2,-2 stem:pytho 10,-2,-8,-9,9
stem:quart -3,-3,0,-4,10 stem:quest -1,-2,-5,1,7 stem:quick 3,-1,-6,4,0 stem:raise -8,-1,-3,13,-1
stem:rathe -8,2,13,-9,2 stem:reach -3,1,-4,7,-1 stem:reade -4,-1,9,-6,2 stem:rebas -7,-1,6,3,-1
stem:recal -1,0,-1,12,-9 stem:recei 8,-2,-2,-2,-2 stem:recib 0,-1,-10,12,0 stem:recip -2,15,-9,-2,-1
stem:recog 1,-1,-6,6,0 stem:recom 11,-1,1,-5,-5 stem:refun 5,1,-10,-1,4 stem:regis -5,-3,0,-8,15
stem:rehea -1,5,-6,4,-1 stem:rejec -4,-2,1,6,-1 stem:relat 4,8,-3,-6,-2 stem:relea 8,0,-5,-14,12
stem:relie -2,-2,8,-4,-1 stem:remin 4,-3,-7,9,-3 stem:rende 3,-1,2,-7,3 stem:repla 5,-3,5,-8,0 stem:repli 0,-1,5,-7,4
stem:repor 23,-1,-11,-17,5 stem:repos 0,-1,8,-4,-3 stem:reque 13,-3,4,-9,-4 stem:requi 14,-5,-9,-1,1
stem:resea -6,-1,5,0,2 stem:resem -1,11,-8,-1,-1 stem:reser 7,-3,-5,-1,1 stem:resol 5,6,-8,-1,-2
stem:respo 12,-7,16,-11,-11 stem:resta 1,-2,-1,9,-8 stem:resul -1,-3,1,15,-13 stem:resum 2,6,0,-7,-1
stem:retri 0,0,11,-8,-4 stem:rever 2,0,4,-6,0 stem:revie -2,0,6,2,-7 stem:revis 15,2,-9,-7,0 stem:rewri 10,-5,-6,3,-1
stem:richt -9,-3,16,-9,3 stem:rosen -3,-2,-11,12,4 stem:round -7,4,1,8,-6 stem:runti -3,-1,7,-2,-1
stem:safar -3,-1,-12,21,-4 stem:safet -2,0,-2,7,-2 stem:sanit 7,-1,0,-2,-4 stem:scrip 2,4,-11,6,-1
stem:secon 1,-1,-1,9,-8 stem:secre -2,-2,8,-1,-4 stem:secur 6,1,-1,-10,4 stem:senso 7,8,-9,1,-7
stem:separ 1,-4,14,-7,-5 stem:serie 0,-1,-8,10,-1 stem:serve -8,-5,7,6,0 stem:servi -6,7,-2,-5,6
stem:sessi -5,1,14,-9,-1 stem:setti 7,-1,-5,-2,1 stem:sever 0,9,-8,4,-4 stem:share -7,-5,7,4,1 stem:shoul 5,-3,-4,8,-6
stem:showi 2,0,6,-1,-7 stem:signa 4,1,-6,7,-6 stem:silen -3,-5,9,2,-3 stem:silve -4,-3,6,0,0 stem:simil -2,7,0,-5,-1
stem:simpl -12,-3,-6,22,-2 stem:singl -6,-3,10,-7,6 stem:siste -9,3,16,-2,-7 stem:skjer -1,-2,-3,7,-2
stem:small -2,-2,9,0,-5 stem:solle 6,0,-2,-3,0 stem:someb -1,7,-1,-4,-1 stem:somet -1,2,-6,6,-1
stem:somme -4,4,-9,9,-1 stem:sorte -1,-1,7,-1,-4 stem:sourc -11,5,16,-5,-5 stem:speci -4,-8,11,2,-1
stem:sport -1,-1,-3,7,-2 stem:stair -7,7,-2,1,0 stem:stand -3,-3,4,-13,15 stem:start -11,-2,9,0,3
stem:stati -8,-2,10,3,-3 stem:statu -5,-2,-8,-5,19 stem:stone -2,-1,8,-4,-1 stem:stora -3,-2,7,-3,1
stem:store 8,-2,-2,-3,-1 stem:strat -2,-1,4,-9,8 stem:strik -2,-1,7,-3,-1 stem:strin -10,-5,10,-4,8
stem:struc -2,15,-5,-4,-4 stem:strøm -5,-1,-7,10,3 stem:style -1,7,-4,-3,1 stem:subje 1,6,-4,-3,-1
stem:sugge -5,-3,-3,12,-2 stem:suppo -5,-3,-9,11,6 stem:syste -2,-3,17,-5,-8 stem:table -5,13,-7,-10,9
stem:talke -1,-2,-2,6,0 stem:tarea -1,0,-2,7,-4 stem:techn 3,-3,-8,3,4 stem:telef 2,-2,-10,13,-3
stem:tempe -4,-1,-7,8,4 stem:templ -3,0,8,-6,0 stem:testi -4,-1,-2,11,-3 stem:textu -7,4,10,-3,-3
stem:thank -3,-4,-7,15,-1 stem:that' -6,4,8,-3,-2 stem:theme -2,0,16,-2,-13 stem:theor -2,-1,-5,8,0
stem:there -5,-3,8,0,-1 stem:thing 11,-3,-3,0,-5 stem:think -3,-1,0,-6,9 stem:thoug -2,-2,6,-2,-1
stem:threa 3,4,2,-8,-1 stem:thres 0,0,-1,11,-10 stem:ticke 7,14,-12,-2,-7 stem:timeo -6,-3,4,-8,14
stem:toggl 3,-3,-5,-2,7 stem:toolk -1,0,-2,6,-3 stem:touch 1,3,11,-9,-6 stem:traba -4,-2,6,1,-1
stem:trade -2,0,6,-3,-1 stem:traff -3,-3,0,-4,9 stem:train 5,-1,-6,3,-1 stem:trave 9,0,2,-8,-3 stem:treat -4,-3,8,1,-2
stem:treng 9,0,-3,-3,-3 stem:trivi -2,-1,10,-1,-6 stem:trunc -4,-6,9,1,-1 stem:types -16,-2,9,-2,11
stem:typin -3,-1,8,-3,-1 stem:undef -1,0,-5,11,-4 stem:unive -2,12,-7,-4,1 stem:unkno -2,-1,-1,7,-3
stem:unlik -2,8,-4,-2,0 stem:updat 7,-1,2,-2,-5 stem:upgra -8,-1,10,3,-5 stem:valid 7,-2,-3,0,-1
stem:varia 3,-2,-10,9,0 stem:venci -8,0,0,6,3 stem:vendo -6,-3,-2,5,6 stem:verif 4,2,-10,8,-4
stem:versi -5,23,-5,-11,-1 stem:wacht -1,9,-5,-2,-1 stem:warra -1,0,7,-5,0 stem:watch -1,0,-4,9,-4
stem:weath -3,8,1,-6,-1 stem:websi 4,-1,-7,3,2 stem:weeke 0,-1,-6,7,0 stem:weigh -12,0,12,-5,5
stem:whate -1,-1,7,-4,-1 stem:wheth -7,-1,-7,9,6 stem:whoev 9,-1,-3,-2,-3 stem:widge -3,6,4,3,-10
stem:wikim 5,-1,6,-7,-2 stem:wikip -1,-1,-3,7,-2 stem:windo -3,2,-9,9,2 stem:winni -3,-2,-4,9,0
stem:winte -4,-1,-5,11,-1 stem:withi 14,-4,-8,-5,3 stem:witho 11,1,-7,-2,-3 stem:worke -1,-5,1,13,-8
stem:works -1,-1,-6,7,0 stem:wrapp -6,0,1,6,-1 stem:write -11,-1,10,4,-1 stem:writt -2,4,7,-8,-1
stem:wurde -1,-1,-4,7,-1 stem:índic -1,6,-2,-3,-1 stem:каждо 4,7,-4,-2,-5 stem:тольк 11,0,-7,-3,-1
stem:اكتشا -1,0,7,-3,-3 stem:المست -3,-1,6,-9,7 stem:تلقائ -2,-1,19,-5,-12 word:0 -11,-41,-45,31,66
word:a -9,75,-8,-30,-27 word:about -2,2,-2,10,-7 word:above 21,-2,-10,-3,-6 word:accepts -4,-1,-5,3,7
word:access -2,-2,0,-8,12 word:action 1,-1,-7,3,5 word:actions 11,0,2,-6,-7 word:acts -3,22,-13,-4,-4
word:add 14,-6,-13,-2,7 word:adding 1,-2,-4,6,-1 word:adds 13,-4,-7,-4,3 word:adoption -1,-1,-4,8,-3
word:adr 7,-4,-4,-4,5 word:advance -3,-2,7,-1,-1 word:after 2,-8,18,-8,-5 word:against 3,-2,5,1,-6
word:agent 6,-9,-19,17,4 word:agents 0,13,7,-11,-9 word:ago 8,-2,-3,-2,0 word:ahead 14,-2,-5,-4,-2
word:ai -8,-1,13,10,-14 word:al -2,7,-8,6,-2 word:all 11,-13,-19,7,14 word:alle 12,2,-3,-5,-7
word:allows -8,-2,-8,-7,25 word:als -1,7,-10,6,-1 word:also -6,-4,1,11,-2 word:alt -3,-1,7,-3,-1
word:although -1,-1,-8,12,-1 word:always -5,-3,-4,4,8 word:am 12,-2,-8,2,-3 word:an 13,19,-6,-7,-19
word:analytics -1,-1,-5,-3,10 word:and 12,-21,11,-19,16 word:another -2,10,-1,-3,-4 word:answer -1,-2,8,-9,5
word:antes 10,2,-7,-4,-2 word:any -4,-7,10,-8,10 word:anyone 13,-4,-5,-3,-1 word:anything 6,1,-3,-6,2
word:api -4,-5,12,-6,3 word:app 3,-7,-2,4,1 word:applies -3,-2,7,-2,0 word:apply 0,0,6,4,-10
word:archive -4,-2,-2,-3,12 word:are 6,17,21,-39,-5 word:as -22,40,17,-21,-14 word:asked -3,-1,-5,10,-1
word:assistant 6,-1,-5,-3,3 word:at 12,-8,0,-5,0 word:att -3,-1,-1,7,-2 word:audit 2,3,-7,-6,8 word:auf 5,0,-6,5,-4
word:auftraggeber -4,-2,-10,18,-2 word:auto -1,-1,7,-1,-4 word:automatically -1,-3,16,-7,-6 word:automation -6,0,3,3,0
word:av -4,-2,4,11,-8 word:available -3,-2,-5,0,10 word:avoid -2,-2,6,-2,0 word:awesome -3,-1,-1,6,0
word:b 11,-11,-6,-12,17 word:back 3,-3,8,-5,-4 word:bad -2,8,-3,-2,-1 word:baja -1,6,-2,-2,-2 word:bare -7,-2,11,-4,0
word:based 1,0,10,-4,-7 word:basketball -2,-1,-8,11,0 word:batch 1,-1,3,3,-7 word:be 5,-12,14,7,-13
word:because -11,-3,19,2,-7 word:becomes 0,0,-7,-2,9 word:been -4,3,-7,9,-2 word:before 17,-6,-5,5,-11
word:began -5,0,-2,7,0 word:behind -1,5,-6,-5,6 word:bei 3,-2,-8,10,-3 word:being -6,-1,2,6,-1 word:below 4,-3,6,-3,-4
word:benchmark -4,-1,-8,14,-2 word:best 1,-3,4,-7,5 word:between -2,-8,18,-5,-3 word:big 12,-3,0,-6,-1
word:bin -1,0,-3,-2,7 word:board -3,-5,9,3,-3 word:book 6,7,-13,1,-1 word:both -2,-3,13,1,-9 word:box 7,-1,-5,-8,6
word:bring 6,-2,-2,-3,0 word:browser 0,-1,7,-7,1 word:bruk 6,-2,-1,-8,5 word:bug 7,-1,3,-6,-3 word:bugs 8,0,-2,-5,0
word:build -4,-5,-2,-2,12 word:builder -1,-1,3,7,-8 word:builds -4,0,10,-4,-1 word:built -3,-2,2,-8,12
word:business -6,-1,1,1,4 word:but -17,9,1,16,-8 word:button 5,-2,-6,6,-3 word:by 15,1,12,-25,-3 word:c -22,6,0,-2,18
word:c'est -2,17,-10,-3,-2 word:cada -13,2,14,-3,0 word:calendar 2,-1,-6,-2,6 word:call 3,7,-12,2,0
word:called -5,-5,-8,9,10 word:caller 17,-4,-6,-3,-4 word:calls 1,8,-7,-5,3 word:can 9,-15,26,-17,-3
word:can't -9,7,1,2,-1 word:cancel 8,-1,-3,-4,0 word:cannot 5,4,3,-10,-1 word:cap 11,0,-1,-5,-6
word:capped -1,0,2,-11,10 word:card -6,3,0,-4,8 word:cards -5,2,-4,6,1 word:casa -2,-1,-2,7,-1 word:cases 9,-2,0,-5,-2
word:casimir -1,8,-3,-3,-1 word:catch 12,-1,-3,-7,-1 word:cd -1,-1,9,-6,-1 word:cellular -6,-3,11,-2,1
word:certificate 5,-2,-8,-5,10 word:championship -1,-2,-6,10,0 word:change 2,-8,2,-5,9 word:changed 2,-1,-6,6,-1
word:changes 3,-2,6,-8,2 word:chaque 5,-1,-7,2,1 word:charity -1,-1,-5,7,0 word:charts 4,-2,-7,1,4
word:chat -4,5,-5,10,-6 word:check 5,-4,-6,-9,13 word:checker -9,12,-7,5,-1 word:checkout -2,0,-3,-5,10
word:checks -5,-1,-7,-1,14 word:choose 8,-2,-4,-1,-1 word:chose -1,-1,6,-2,-2 word:ci 2,-2,4,-8,4
word:city -1,6,-3,-2,-1 word:claims 1,-1,-4,-7,11 word:class 0,1,1,-8,6 word:classic -2,12,-5,-4,-1
word:clean -5,-2,2,7,-2 word:clear 7,-1,-8,2,0 word:clearly 7,-1,-2,-2,-2 word:cli 8,-1,1,0,-7
word:close -6,5,-6,10,-2 word:closer -3,16,-8,-4,-1 word:closes -17,-1,16,-2,3 word:closing 13,-3,-6,-4,-1
word:cloud 2,-5,12,-2,-7 word:coat -1,7,-4,-1,-1 word:code 11,-8,2,-20,15 word:codes -2,-1,-2,-4,9
word:columna -1,-1,-5,0,7 word:columnas 7,-1,-4,-3,1 word:command 5,11,1,-10,-7 word:comme -1,8,-3,-4,-1
word:commit -7,-4,14,4,-7 word:common -1,0,9,-6,-1 word:como -14,28,-17,4,-1 word:compare 14,-3,-6,-4,0
word:competition -2,0,-4,6,-1 word:component 9,-1,-4,-2,-1 word:conclusión 0,-1,-7,9,-2 word:config 0,-4,-7,5,6
word:configuration -4,-2,7,-2,0 word:connected -7,-1,-5,-2,16 word:connection -7,-2,-4,3,10
word:connections 6,-1,1,-3,-3 word:consent 0,-2,-3,6,-1 word:console 4,-2,-7,4,0 word:constant -2,0,8,-6,1
word:contact -1,-1,-2,-2,6 word:contain -1,0,-5,9,-2 word:content 7,-2,-1,-4,0 word:context 3,-1,12,-8,-6
word:contract 1,-7,9,-1,-1 word:contracts -9,12,-1,-1,0 word:contrast -2,8,-5,-1,0 word:control -3,-1,11,-7,0
word:coordinator 1,-1,11,-3,-8 word:copy 9,1,-7,4,-8 word:core -9,2,3,-11,15 word:cost 1,-1,13,-17,5
word:could -4,-1,0,8,-3 word:count -6,-2,3,6,0 word:counted 1,0,6,-9,3 word:counter -2,-1,12,-2,-7
word:country -3,-2,-1,7,-1 word:counts -1,-2,17,-11,-3 word:cover 4,-1,-10,7,-1 word:coverage 8,0,-5,-5,2
word:covers -7,-2,7,4,-2 word:crash -1,-1,-4,6,-1 word:create 10,-2,-5,-1,-2 word:creating -2,-2,-1,-3,7
word:creative -2,-1,9,-6,0 word:critics -3,-1,-6,12,-1 word:cross -3,6,-7,-2,7 word:ctf -3,-4,-5,-2,13
word:culture -1,-1,8,-6,0 word:current -9,-1,5,2,2 word:custom -2,-1,6,0,-3 word:customer 2,-4,4,-9,8
word:customers 7,-1,-6,2,-2 word:customs -1,9,-6,-1,-1 word:cut 4,-1,3,-8,2 word:d 0,-1,-9,9,1 word:dan 2,-2,-10,13,-3
word:dance -3,-1,-3,7,-1 word:dancing 0,-7,-1,9,0 word:dark -1,-1,-8,11,-1 word:das 0,4,-7,-4,6
word:dashboard 11,-3,-3,-9,3 word:data -12,-16,20,5,2 word:database -10,4,3,-4,7 word:date 5,-2,-12,9,-1
word:dated 10,-2,-7,0,-1 word:dates 15,0,0,-15,-1 word:datetime -6,0,-4,10,-1 word:datos -2,-2,-7,11,-1
word:day 17,0,-12,-5,0 word:days 13,1,-7,-14,8 word:db 4,-1,-3,13,-14 word:de 9,0,-4,17,-22 word:december 0,0,-1,-8,10
word:decide -3,-2,9,-4,-1 word:decides -2,-1,11,-6,-1 word:decision 2,-1,-11,12,-1 word:def 8,0,-2,2,-8
word:defaults 9,-2,-3,1,-6 word:del 4,-4,6,-3,-4 word:den 0,6,4,-2,-7 word:deploy 10,-3,-3,-2,-2
word:der -3,-1,-10,21,-6 word:des -3,7,-9,8,-3 word:describe -5,8,3,-5,-1 word:desde -1,6,-5,-1,1
word:design -10,-1,16,-5,0 word:detects -3,0,7,-1,-3 word:dev 2,-1,-8,-4,11 word:development -2,-1,6,-1,-2
word:devlog -5,-1,2,-4,8 word:di 9,0,-10,5,-3 word:diary -1,15,-9,-4,-1 word:dictionary -4,7,-4,1,0
word:die 2,-11,-7,26,-9 word:differ -4,10,-2,-3,-1 word:difference -1,-1,-7,9,0 word:different -1,1,9,-5,-5
word:differs 1,12,-8,-4,-1 word:directly 4,-1,-7,5,-1 word:discount 7,0,-2,-4,-1 word:disk -4,-2,2,9,-6
word:do -1,14,2,-14,0 word:docs -11,-2,-19,7,25 word:docstring -4,-4,-9,-4,21 word:document 0,0,-2,-3,6
word:does -9,14,4,-3,-6 word:doing 8,-1,-2,-4,0 word:don't -2,-4,0,9,-2 word:donde -4,-1,11,-2,-3
word:door -3,11,-12,-2,6 word:dos -1,-1,-4,0,6 word:dot -1,-2,-3,-2,8 word:double -5,0,-4,13,-4 word:down 3,-2,7,-14,7
word:download 6,-1,-1,-1,-3 word:drei -1,-1,-7,11,-2 word:drive -1,-2,-7,9,1 word:drop 2,-1,-7,-9,15
word:dry 8,-1,-5,0,-1 word:du 4,5,0,-2,-7 word:due 11,-1,-7,-1,-1 word:e 4,1,-12,9,-2 word:each 23,-6,-1,-9,-6
word:easy -6,-1,9,-1,-1 word:edit -5,-1,11,-5,-1 word:editing 9,2,-3,-6,-2 word:editor 5,9,-8,-4,-2
word:een 3,15,-9,-6,-2 word:eerst 4,-1,4,-6,-1 word:eftersom -1,0,6,-5,0 word:eine -1,-3,-2,7,-2
word:ejecución 0,0,-1,8,-6 word:el 3,0,3,3,-10 word:eleven -4,-1,-3,9,-1 word:ellers 7,0,-3,-2,-1
word:else 10,3,-15,-5,7 word:empty -7,0,-3,17,-8 word:en -10,21,7,8,-26 word:enabled -4,-1,-4,-5,14
word:encoding 1,-1,-6,6,-1 word:end 12,-1,-3,-9,1 word:ended -2,-1,-5,10,-2 word:engine -2,1,0,-7,8
word:entre -1,-1,12,-4,-5 word:entries 1,0,5,-6,0 word:entry 16,-2,-10,-8,4 word:env 17,-1,-9,-6,-2
word:environment 9,0,-5,-3,-1 word:er -15,28,20,-27,-6 word:error -6,-3,4,-8,12 word:errors -3,-1,14,-3,-7
word:erst 7,-1,-3,-1,-1 word:es -12,12,12,-7,-6 word:escalate 7,0,-6,0,0 word:estado -2,-1,-4,-9,15
word:estava 0,7,-2,-4,-1 word:están -1,-1,4,4,-6 word:et 4,-1,7,-7,-2 word:etc -8,-3,-7,-4,22
word:etter -7,-1,-6,18,-4 word:eu -3,-1,-2,-3,9 word:even 6,-3,2,-6,1 word:event -7,6,2,-1,-1
word:every 29,2,-10,-11,-10 word:everything -1,4,6,-6,-4 word:example -5,-2,0,-5,13 word:exit -2,6,7,-17,6
word:expected 1,0,1,5,-7 word:exports 13,-1,-10,0,-3 word:external 10,-1,-5,-4,-1 word:f -1,-1,-3,-8,12
word:failover -1,-1,9,-6,-1 word:fails 6,-2,-5,5,-5 word:fallback -2,-2,11,-3,-3 word:falls -7,-2,13,-1,-3
word:family -2,5,-7,1,4 word:fan -1,-2,-3,7,0 word:fantasy -2,-1,-4,6,0 word:far -5,2,-4,8,-1 word:fast 6,-1,-6,0,0
word:feature -3,8,-5,-4,5 word:features -7,-2,2,3,4 word:february 3,-4,7,-5,-1 word:fecha -8,-1,-2,6,4
word:feed 5,0,1,-6,-1 word:few -2,2,-6,7,0 word:fi -3,-3,-4,-3,13 word:fica -1,-1,-3,-2,7 word:field -2,-1,8,-1,-4
word:fifteen -2,-1,-6,8,0 word:fil 21,0,-14,-5,-2 word:files -11,-6,17,1,0 word:fill 7,0,-3,-3,-1
word:film -2,1,12,-10,-1 word:filter 3,4,-2,-9,3 word:find 0,-7,-2,10,-1 word:fire 0,6,-7,-2,4 word:first 8,-2,2,3,-12
word:five -5,-7,-3,10,6 word:fix 10,-6,-15,-1,12 word:fixed -8,-1,3,3,3 word:fixture -1,-1,-5,8,-1
word:flag -3,-1,-13,15,2 word:floor -1,-1,2,-7,7 word:folder 11,-3,-6,1,-3 word:font 1,-5,11,-8,1
word:fonts 0,-2,6,-8,4 word:for 15,7,-33,5,7 word:format -6,-3,3,-3,9 word:former -1,7,-2,-1,-3
word:formål -4,-1,16,-4,-8 word:found -11,4,-9,19,-4 word:foundation -2,-2,13,-7,-1 word:fra -5,-1,-4,14,-4
word:free 5,-4,8,-9,1 word:fresh 9,-1,-3,-4,-1 word:friction -6,-1,9,0,-3 word:frigate -1,0,-6,-1,8
word:from 0,7,3,-13,4 word:frío -1,6,-2,-3,-1 word:full -3,2,0,6,-6 word:før 7,-1,-4,1,-3 word:først 12,-2,2,-4,-7
word:g 9,-1,-9,4,-3 word:game -6,-1,-10,5,12 word:ganger -2,0,-5,8,0 word:gate 3,-2,-2,-6,7 word:gateway 8,3,-5,-8,2
word:gb 0,-2,8,1,-7 word:get 2,0,8,-4,-6 word:gift 1,-5,-1,-1,6 word:gina -2,-1,-4,7,0 word:gir -2,-1,-7,10,0
word:git 9,-2,2,0,-9 word:given -8,-3,-4,-1,17 word:global 7,-1,-1,0,-5 word:go 23,-6,-4,-20,7 word:goes 10,1,-5,-4,-2
word:gold -5,-2,7,2,-2 word:gomoku -2,-3,-5,-5,15 word:gone 0,7,-1,-5,-1 word:google -2,-2,-9,5,8
word:got -6,-5,-6,17,-1 word:great -3,-1,-5,9,-1 word:greta -5,0,0,6,0 word:grid 1,-3,6,-3,-2 word:group -7,0,4,0,3
word:guard -7,-2,-5,10,4 word:guest -5,1,-6,-6,17 word:guide 4,0,-8,7,-4 word:gym -5,0,-1,6,0 word:går -2,5,-8,8,-4
word:h 5,-1,0,-9,5 word:ha 3,-4,-13,8,6 word:hace -2,6,0,-3,-1 word:had -7,-2,1,10,-2 word:half -5,6,6,-9,1
word:hallucination 0,-2,2,-6,6 word:hand 17,2,-8,-9,-2 word:handle 9,-1,-3,-4,-1 word:handler -4,-1,-4,13,-4
word:handlers -2,-1,6,-1,-2 word:handles 0,-2,-5,7,0 word:handling 0,7,-4,-1,-2 word:har -4,-1,-3,9,0
word:harbour -6,0,-6,-5,18 word:hardly -2,0,7,-4,-1 word:harry -2,-4,-5,12,-1 word:has -5,-7,3,22,-13
word:hash -6,6,1,-2,1 word:have -12,-5,1,20,-4 word:haversine -1,6,-2,-2,-1 word:having -2,-1,8,-4,-1
word:he 0,-4,-9,15,-2 word:head 3,6,-1,-7,0 word:header -4,-1,0,-1,6 word:health -2,-1,-3,7,-1
word:hechos -2,-1,6,-2,-2 word:help 5,-4,-18,12,5 word:helps -5,1,9,-5,0 word:her -1,1,-11,12,-1
word:here -2,-2,12,-7,-2 word:hides -1,-1,8,-5,-1 word:high -1,0,-3,10,-6 word:him -3,-1,-2,6,-1
word:his -5,-3,-2,11,-1 word:history -1,0,7,-5,-1 word:hold -1,-2,-1,-4,8 word:holds -5,-2,-14,3,17
word:home -5,-4,-15,17,6 word:hook -11,4,8,-3,2 word:hooks 14,-2,-3,-6,-3 word:host 6,-2,0,-3,-1
word:hour 3,-3,8,-10,2 word:hours 2,-2,-8,3,5 word:house 2,8,-6,-3,0 word:how 0,4,5,-8,-1 word:hub 13,-4,-6,0,-3
word:human 1,-2,9,-6,-2 word:hus -3,0,-1,-4,9 word:hut -2,0,-2,-3,7 word:i 8,-8,-10,12,-3 word:i'm -5,-3,-7,19,-4
word:i've -2,-1,-5,8,0 word:id 3,-5,-8,-14,24 word:identity -2,-3,7,-2,-1 word:if 32,-12,-8,-16,4
word:ignore -3,0,8,-5,0 word:ikke -6,2,3,15,-14 word:il 10,-2,-8,4,-4 word:im -3,2,-6,7,0 word:image 10,-4,3,-8,-2
word:import -7,4,3,2,-2 word:important -1,0,-5,6,0 word:improve -1,-1,7,-4,-1 word:in 12,-3,-12,11,-7
word:inbox -1,7,-6,-2,1 word:include 7,0,-3,-3,-1 word:industry 0,-2,-7,10,-1 word:information 1,-1,7,-7,-1
word:ingen -4,-1,6,-5,3 word:input 15,-2,-8,3,-7 word:instance -2,-2,6,-4,2 word:instead 7,0,-6,4,-5
word:integer -6,0,-2,3,5 word:integration -1,-3,8,-1,-3 word:interactive 7,0,-5,-1,0 word:interfaz -3,-1,9,-1,-4
word:intern -2,9,-8,-4,5 word:into -5,-3,13,-3,-2 word:ip 1,-1,-4,-4,7 word:is -43,58,0,-18,3 word:iso 12,0,-2,-6,-4
word:ist -10,19,-7,-9,7 word:it 3,16,0,11,-31 word:it's -3,-4,8,-3,2 word:item -8,-1,4,-1,6 word:items 15,-4,-10,3,-4
word:iterations -1,0,-1,7,-5 word:its 10,1,-4,-1,-6 word:itself -5,-1,12,-4,-2 word:jamais -3,-2,1,7,-2
word:je 1,5,1,-6,0 word:job 4,-3,12,-12,-1 word:john -4,0,-2,8,-2 word:join 8,-1,-2,0,-6 word:jours 6,-1,-3,-2,0
word:jp 3,-1,-6,-2,6 word:js 1,-1,-3,-4,7 word:json 0,-4,-7,-1,11 word:june -1,-1,-1,-7,10 word:just -12,8,0,6,-1
word:k -6,0,2,-5,9 word:keep 21,-2,-3,-10,-6 word:keeps -3,12,-3,-4,-2 word:kept -3,-2,21,-21,4 word:key 4,2,-4,-7,5
word:keys 0,-1,10,-7,-3 word:kids -1,0,6,-5,0 word:kind -1,7,0,-8,2 word:krever 4,-1,-8,2,2 word:kunde -3,-1,-5,12,-2
word:kurs 3,0,-3,-14,15 word:la 1,-1,7,3,-11 word:label -3,4,-1,-8,9 word:labels -2,-1,0,6,-3 word:labs -12,-1,10,4,-1
word:large -1,9,-3,-4,-2 word:las 7,0,-3,-2,-3 word:last 6,-3,-12,14,-4 word:layout 7,-1,2,-3,-6 word:le 11,1,-5,1,-8
word:lead -6,5,-7,8,-1 word:leak 1,-4,10,-3,-4 word:learned 3,0,6,-8,-1 word:learning -6,11,-7,-6,8
word:least 7,-1,-4,-3,1 word:ledger -2,3,3,-10,6 word:legacy -2,-1,-2,7,-2 word:les -3,0,1,7,-5 word:less 5,0,-6,2,-1
word:lets -11,1,13,-1,-3 word:letter 4,5,-7,-2,-1 word:letters -2,0,-4,-3,9 word:level -3,-4,9,-4,2
word:lgbtq -1,-1,-4,7,0 word:lies -2,7,-1,-4,0 word:life -2,7,3,-6,-2 word:ligger -3,0,-2,-6,12 word:light 1,8,-7,0,-1
word:like -1,12,-3,1,-9 word:lind -5,0,0,6,0 word:line -5,-4,5,-4,9 word:lines 5,0,-11,8,-2 word:linking -1,-1,-3,8,-2
word:linux -2,0,7,-3,-2 word:list 5,-9,3,11,-10 word:lista 1,0,-2,10,-9 word:lists -3,-2,0,-2,6 word:live -6,-1,2,-4,8
word:lived 7,0,-2,-2,-2 word:living -1,7,2,-7,-1 word:llm -4,-1,7,-3,1 word:lo -3,6,-8,8,-4 word:loader -3,2,-3,11,-7
word:local -1,-3,12,-3,-6 word:lock -3,0,0,-4,7 word:log 2,3,-11,-19,26 word:loggen -3,0,-3,-1,7
word:logic 7,-2,-7,-6,8 word:login 6,-4,0,6,-9 word:logs -7,-1,8,11,-11 word:lokalt -3,-1,8,-3,-1
word:long -4,-6,12,-7,5 word:look 9,-6,-5,1,-1 word:looking -1,0,-7,8,0 word:looks -1,8,-9,3,-1
word:loop -13,1,14,4,-5 word:los -12,-7,22,5,-8 word:love -3,-3,-3,10,0 word:low -2,-1,5,9,-11
word:lower -8,-1,10,1,-2 word:m 4,2,-3,-8,4 word:mac 5,-1,-9,8,-3 word:macos -4,-1,-7,1,10 word:mai 8,-2,-6,0,0
word:main 10,-9,16,-7,-10 word:make 13,-11,5,-3,-4 word:makes -5,-1,16,-8,-1 word:manager 10,-4,0,-2,-3
word:managing 0,-2,-2,-4,7 word:manual 1,-1,7,-5,-1 word:map -1,0,10,-3,-6 word:maps -10,0,11,0,0
word:march 1,-2,-10,10,1 word:match -6,-1,7,-3,2 word:math -2,-1,-6,3,6 word:may 5,-7,-7,12,-2 word:mb 0,-1,-2,9,-5
word:md 1,11,-8,-8,5 word:me -2,-9,-8,21,-2 word:means -1,-4,10,-4,0 word:melanie -1,-2,-5,8,0 word:member 1,-2,-6,5,2
word:memoria -5,-1,14,-2,-6 word:memory -1,19,-11,-4,-3 word:men -2,7,-2,-2,0 word:mentioned 7,-1,-8,1,0
word:merge 9,-3,-1,-2,-4 word:merging 7,0,-2,-3,-2 word:message -2,-2,7,4,-7 word:might -10,-2,12,2,-3
word:minute -1,-3,-1,-5,10 word:minutes 11,1,-14,5,-2 word:mit 4,8,-4,-5,-4 word:mms -2,-1,6,-1,-2
word:mobile -8,-3,8,-5,7 word:mock -4,3,-7,10,-2 word:mode -16,-5,8,5,7 word:model 4,6,2,-13,2
word:modemmanager 6,-1,-7,2,-1 word:module 1,-3,8,0,-7 word:modules -1,17,-13,0,-3 word:month -7,3,0,-3,8
word:monthly 1,0,-2,6,-5 word:months -1,-2,-6,7,1 word:more -3,0,14,-12,1 word:most 9,3,-10,3,-5
word:move -6,-1,10,-7,4 word:moved -2,0,8,-3,-2 word:moves 2,1,-8,0,4 word:mqtt 2,-1,-6,-5,10 word:ms 0,-1,1,6,-6
word:much -3,4,8,-5,-4 word:must 25,-3,-12,-12,3 word:mutex -2,9,-3,-2,-2 word:my -6,-6,-7,26,-7
word:mysql 1,-2,-7,12,-4 word:más -1,-3,-4,6,2 word:må 0,-1,6,0,-5 word:n 6,3,4,-8,-5 word:n'est -1,-1,-5,9,-2
word:nach 7,-2,-2,1,-4 word:nada -2,-1,8,-1,-4 word:name 13,-6,-6,-5,4 word:names -2,-2,9,-1,-4
word:need 18,-3,-10,-2,-3 word:needs -4,-4,13,-2,-2 word:neither -2,-3,-1,7,-1 word:net -3,11,-7,-3,2
word:network -8,-6,6,-4,11 word:never -13,10,8,-3,-2 word:new -1,16,-10,8,-12 word:newer -4,0,-3,-2,9
word:next 13,-2,-7,-6,2 word:nicht -1,0,7,-5,0 word:nie -4,6,1,-2,-1 word:night 1,3,3,-10,3 word:nike -2,-1,-2,7,-2
word:nine -4,-3,-16,21,2 word:no -2,-5,-15,-1,24 word:nobody -2,7,1,-4,-2 word:node -3,-2,-6,0,10
word:nodo 10,-2,-7,-1,-1 word:non -3,-4,15,-2,-4 word:none -2,-2,-3,1,7 word:nor -2,-2,-2,7,-1 word:not 27,-9,3,-5,-18
word:note 12,-2,-5,-6,2 word:notes 0,-1,3,-12,11 word:notion 8,-1,-3,-1,-3 word:now -5,-4,-6,17,-2
word:npm 10,-1,-7,-6,4 word:number -5,0,7,-8,7 word:nunca -4,8,-4,0,0 word:når -6,-1,5,4,-2 word:oauth -1,0,12,-8,-2
word:objects 7,-1,-1,-3,-2 word:of 3,15,-16,18,-20 word:off 13,-3,-8,-13,12 word:office -2,11,-10,-3,4
word:official 3,-6,-4,7,0 word:offline -3,-2,4,-6,7 word:og -4,14,7,-14,-2 word:ogni 12,-2,-9,-1,0
word:ohne -3,8,-1,-3,-2 word:old -8,5,-3,18,-12 word:om -3,-1,7,-2,0 word:on 2,4,-25,8,11 word:once -7,4,19,-10,-6
word:one 7,27,-15,-2,-16 word:online -1,-1,-3,7,-1 word:only 20,-17,-3,2,-1 word:op -1,8,-5,0,-1
word:open -4,-5,14,-15,11 word:openai -2,-1,-5,7,1 word:opencode 4,12,-9,-2,-5 word:operations 7,2,-3,-3,-4
word:opp 2,7,-4,-2,-3 word:opt 0,-1,-3,-7,12 word:optional -6,0,0,-1,8 word:or 27,-17,4,-28,14
word:original 12,3,-9,-3,-3 word:other 3,3,-9,1,1 word:otherwise 9,0,-6,-2,0 word:our 1,-1,13,-15,2
word:outside 1,-1,-10,12,-2 word:over -5,-1,6,9,-8 word:own 18,-6,11,-13,-10 word:owner 12,-4,-11,-5,7
word:p -5,-1,7,3,-4 word:pack 11,-3,-8,-1,1 word:package 3,-1,-7,8,-3 word:page 6,6,-22,6,3 word:panel 1,-2,-4,7,-2
word:paper -8,7,-6,6,1 word:parcela -1,7,-4,-3,1 word:part -9,-1,-1,7,4 word:participants -5,-1,0,6,-1
word:partner -5,-1,-4,11,-1 word:pas -3,-2,8,-1,-3 word:pass 1,6,-2,2,-7 word:passed 1,-2,-3,6,-3
word:passport -1,6,-3,-1,-1 word:patch 4,0,-3,8,-9 word:path -1,-9,4,10,-4 word:paths -3,-1,7,-4,0
word:pay 4,-1,9,-10,-1 word:pela 5,7,-4,-7,-1 word:per 17,-10,13,-15,-6 word:perf 2,0,-4,-4,6
word:performance -2,-1,-5,13,-5 word:perl -2,-3,9,-3,-1 word:permission 0,-1,-5,1,6 word:pero -3,3,-2,14,-12
word:personas -4,-2,-4,10,-1 word:phone -4,-4,7,-3,3 word:phone's 0,-1,-5,-1,6 word:piece -9,-3,7,0,4
word:pin 10,-1,-7,-1,-1 word:place -1,2,-11,9,0 word:plain -2,-2,14,-8,-2 word:plan 6,8,-2,-11,-1
word:plans -5,-1,0,7,0 word:platform -3,-2,-9,2,12 word:plays -2,8,-3,-2,-1 word:point -2,-1,6,-3,0
word:points -2,-2,-1,-2,7 word:por 5,0,-1,-6,2 word:porque -6,3,2,2,-1 word:port 6,-2,-1,-7,4 word:porto -1,0,-1,-4,7
word:ports -2,0,-3,6,-1 word:post 0,7,-8,-4,4 word:potential -6,-1,-8,15,0 word:potter -2,-4,-5,12,-1
word:power -4,-2,10,-2,-2 word:powered 13,-1,-5,-6,-1 word:pr 9,2,-6,-4,-2 word:pre 2,-1,-6,6,-1
word:preferred -8,0,8,-3,4 word:prefix -8,0,10,-1,0 word:prima 6,-1,-6,0,0 word:print 2,-1,-13,12,0
word:prints 2,-5,-8,4,8 word:private 1,-4,7,-1,-3 word:probado -3,-1,-2,10,-3 word:production -1,-2,-4,8,0
word:professional 6,0,-3,-3,-1 word:profile 7,0,-2,-3,-2 word:project's -2,16,-10,-1,-4 word:projector -1,-1,-2,-3,6
word:prompt 1,-3,9,2,-9 word:prompts 11,4,-11,0,-5 word:properties -2,-1,0,-3,6 word:property -6,-3,12,-2,-1
word:protocol -7,14,-2,-2,-2 word:protokoll 1,6,-6,-5,4 word:provenance -3,-1,7,-2,-1 word:proves 0,0,8,-7,0
word:provided -6,-2,7,-4,5 word:provider 1,-1,-8,-2,9 word:providers 0,-2,-3,-2,7 word:provides -2,1,-6,0,7
word:providing 0,3,9,-9,-2 word:proyectos -3,-2,-4,7,2 word:prune 11,0,-4,-3,-4 word:published 8,-1,-5,-2,0
word:pull 7,0,-2,-4,0 word:purpose -3,-4,11,-2,-2 word:put 6,-1,-1,-4,-1 word:py -6,-3,4,22,-18
word:python 3,-2,-8,-8,15 word:på -9,-3,-6,15,3 word:quarter -3,-3,0,-4,10 word:que -11,14,-4,6,-5
word:query 1,-4,2,14,-13 word:queue 6,5,-6,-2,-4 word:quote 15,-3,-4,-6,-3 word:quotes 2,-1,-3,-5,7
word:raised -7,0,-5,14,-1 word:rate 11,-2,0,-12,3 word:rather -8,2,13,-9,2 word:raw 0,-1,9,-6,-2 word:re 5,6,-7,-3,-1
word:react -9,6,-9,8,3 word:read -2,5,7,-18,8 word:reads -9,8,-4,7,-2 word:real 9,-2,-4,-5,0 word:recall -1,0,-1,12,-9
word:recibo 4,4,-8,-2,2 word:recipe -2,15,-9,-2,-1 word:record 6,0,1,-2,-4 word:records -1,-1,6,-2,-2
word:red -6,-1,-6,11,2 word:refund 7,2,-9,0,0 word:registry -3,-1,0,-6,11 word:rejects -3,-1,-3,8,-1
word:release 3,1,-7,-3,6 word:released -1,0,2,-7,6 word:releases -5,-1,-1,-5,12 word:relies -2,-2,8,-4,-1
word:render 5,0,2,-6,-1 word:replaces -6,-1,7,-3,3 word:repo 15,-2,-7,0,-6 word:report 9,2,-7,-3,-1
word:reported -2,-1,-2,-1,6 word:reports 11,-1,-1,-12,2 word:repository -2,-1,10,-4,-3 word:request 9,-3,7,-10,-4
word:requirements -2,-1,8,-1,-3 word:requires 9,-1,-9,-2,2 word:research -6,-1,9,-2,-1 word:reservation 10,-2,-13,4,1
word:responsible 10,-4,-3,-3,0 word:retries -1,0,12,-8,-4 word:rewritten 11,-3,-6,-1,0 word:right 6,0,-3,-1,-2
word:room -1,3,-5,-4,6 word:root 2,-3,-4,-2,7 word:rosenwasser -3,-2,-11,12,4 word:rounding -5,5,-5,10,-5
word:route 4,6,-8,-1,-1 word:row 3,-2,10,-10,-1 word:rows -10,-2,3,17,-8 word:rpi -4,0,1,12,-9 word:rule 16,-1,6,-25,4
word:rules 0,14,-8,-6,0 word:run 16,-11,-16,18,-6 word:runs -6,1,12,-4,-2 word:runtime -3,-1,7,-2,-1
word:s -18,-4,10,18,-7 word:safari -3,-1,-8,16,-4 word:safety -2,0,-2,7,-2 word:sales -5,-1,1,7,-3
word:sam -4,-1,-3,10,-1 word:same -2,21,-4,-4,-11 word:sand -1,13,-5,-2,-4 word:sans -1,8,-10,-1,4
word:save -4,-3,-4,4,7 word:saved -7,-1,8,4,-3 word:say 5,2,-10,4,-1 word:says -2,7,2,-5,-3 word:scale 11,0,-5,-2,-3
word:scan -7,0,11,-3,-1 word:script 1,-2,-10,10,1 word:sdk -1,0,-2,6,-3 word:se 4,3,-8,-4,5 word:seat 6,-1,-3,-2,0
word:second 1,1,-3,8,-6 word:security 4,3,0,-11,4 word:seen -2,-1,-3,9,-4 word:sees -6,4,9,-5,-1 word:selv 0,9,-9,-5,5
word:send 0,-2,7,-5,1 word:sensorer 12,-1,-5,2,-6 word:sensors -3,10,-2,-6,1 word:senza 9,0,-4,-4,0
word:server -3,-2,7,2,-4 word:service -5,-1,8,-4,2 word:services -3,4,-7,2,5 word:session 4,3,4,-11,0
word:sessions -6,-1,13,0,-5 word:set 19,-5,0,6,-20 word:several -3,10,-3,0,-3 word:share -7,-4,10,-6,7
word:shared -7,-5,7,4,1 word:sheet 7,-1,-5,-2,0 word:shelf 0,0,-1,-7,9 word:shell 14,-2,-7,-4,-1
word:ships -1,-1,-3,-3,9 word:shoe -2,-2,-2,7,-2 word:shoes 8,-1,-4,-4,0 word:should 5,-3,-4,8,-6
word:showing 2,0,6,-1,-7 word:shown -1,-1,7,-5,1 word:shows -3,0,-9,10,3 word:si 11,-5,-8,6,-3 word:sich -4,-2,8,0,-3
word:signature 7,0,0,2,-9 word:silent 2,-5,6,-2,-1 word:silver -4,-3,6,0,0 word:similar -1,8,-3,-4,0
word:simple -12,-2,-4,14,5 word:since 3,-4,25,-18,-6 word:sind 17,-3,-14,3,-3 word:single -6,-3,10,-7,6
word:sistema -8,5,14,-7,-4 word:site -4,5,0,-7,5 word:six 4,-1,-12,9,0 word:size -7,-4,6,2,2 word:slack 2,-1,8,0,-9
word:slash -2,-1,0,-4,7 word:sleep -7,-1,5,-2,5 word:slow -11,-5,18,-5,3 word:small -9,8,13,-12,0
word:smaller 10,-2,-5,1,-4 word:so -26,-18,36,25,-16 word:soft 0,-1,6,-5,0 word:solo 17,3,-17,0,-2
word:som -7,51,-22,-11,-10 word:some -11,10,0,3,-3 word:somebody -1,7,-1,-4,-1 word:something 0,2,-8,7,-1
word:son -1,0,-5,8,-1 word:sono -2,-1,-3,6,-1 word:sort -4,11,0,-6,0 word:sorted -1,-1,8,-2,-4
word:source -9,0,12,-1,-2 word:sources -1,6,0,-3,-3 word:special 3,-5,7,-3,-2 word:specific -3,-1,6,-4,2
word:speed -6,-3,11,0,-3 word:split -3,-1,13,-8,-1 word:sports -1,-1,-3,7,-2 word:språk -2,2,6,-4,-2
word:sql -1,-1,-4,8,-2 word:src 14,-1,-12,0,-1 word:stack -2,4,-10,-2,9 word:stale 1,-3,10,-11,2
word:stand 6,0,-4,-3,0 word:standards -1,-1,-4,6,-1 word:start 17,-4,-6,-2,-6 word:started -2,1,-7,9,-1
word:starts -6,-3,11,-4,1 word:state 11,3,-13,-3,2 word:stationen -6,-2,2,8,-2 word:status -5,-2,-8,-5,19
word:stay 3,-1,13,-12,-3 word:stays 5,-2,2,-10,5 word:step -7,-4,2,0,9 word:steps 8,3,0,-9,-2 word:still -8,9,2,8,-11
word:stop 6,1,-2,-4,-2 word:storage -3,-2,7,-3,1 word:store 7,-2,-10,-2,7 word:string -7,-4,6,-3,9
word:strong -2,0,2,-6,6 word:structure -2,15,-5,-4,-4 word:strøm -4,-1,-5,13,-3 word:style -7,0,-2,-2,11
word:styles -1,7,-4,-5,3 word:subject 1,6,-4,-3,-1 word:such -2,-1,8,-5,0 word:suggested -4,-2,0,7,-1
word:suite 6,-1,-4,0,-1 word:summer -2,0,-3,6,-1 word:sums -1,-1,7,-4,0 word:support 2,-3,-16,11,6
word:supported -1,-1,5,-6,2 word:swap -2,-2,10,-5,-1 word:system -5,-1,13,-2,-5 word:så 10,-1,-2,1,-8
word:só 1,6,4,-8,-3 word:tabla 0,-1,-7,5,4 word:tablet 2,8,-5,-4,-1 word:tag 8,-1,-8,-4,5 word:takes 2,0,-3,7,-6
word:talked -1,-2,-2,6,0 word:tap -1,2,-7,5,0 word:tareas -1,0,-2,7,-4 word:tax 2,-2,3,-7,3 word:te 6,-1,-2,-3,-1
word:team -12,0,-7,-1,20 word:teams -1,-8,21,-12,0 word:technical 4,-6,-9,6,4 word:tell 1,-3,9,-7,-1
word:tells -2,6,-3,-1,-1 word:temp -5,-1,7,-1,-1 word:template -1,-1,6,-6,3 word:ten 8,-3,-5,2,-2
word:test 15,-8,-16,13,-4 word:testing -4,-1,-2,11,-3 word:tests 7,3,-10,7,-8 word:text 14,-8,-11,0,5
word:textual -6,4,6,-2,-3 word:th -3,0,-2,8,-2 word:than -2,7,7,-7,-5 word:thanks -2,-3,-3,9,-1
word:that -17,-4,42,4,-25 word:that's -6,4,8,-3,-2 word:the 14,0,-18,14,-9 word:their 3,7,-6,-6,2
word:them 1,0,13,-6,-8 word:theme -1,-1,9,-3,-5 word:then -24,-4,14,6,6 word:there 0,3,-11,16,-8
word:they -2,-4,29,-19,-5 word:things 11,-3,-3,0,-5 word:think 0,-7,5,5,-4 word:thinking -1,0,-4,-5,10
word:third -4,-3,-6,6,7 word:this -8,-12,13,0,8 word:thread 5,6,-2,-7,-2 word:three -7,-7,-2,15,0
word:threshold 0,0,-1,11,-10 word:tick -5,0,7,-2,-1 word:ticket 1,12,-7,0,-6 word:tiene -3,-1,-2,-1,7
word:til 10,-5,4,1,-10 word:till 1,5,-8,-1,3 word:tim -5,-5,-8,18,0 word:time -6,1,1,9,-5 word:timeout -6,-3,5,-9,14
word:title -1,-2,7,-1,-3 word:tmp -8,-1,4,4,0 word:to 22,3,-5,2,-22 word:tobie -4,-2,-12,17,1
word:todos -4,-1,16,-5,-6 word:toggle 0,-1,-8,-1,9 word:token -8,-4,0,9,3 word:took -3,-1,2,-7,8
word:tool -3,-5,-2,0,11 word:toolkit -1,0,-2,6,-3 word:touch 6,-4,6,-7,-1 word:trabajo -3,-2,6,0,-1
word:track -3,-2,2,-4,6 word:traffic -3,-3,0,-4,9 word:travel 11,-1,-3,-5,-2 word:treat -4,8,-4,0,0
word:trenger 9,0,-3,-3,-3 word:trip -3,3,7,-5,-1 word:truth -4,-1,6,-1,-1 word:try 7,-1,-9,3,0 word:ts 3,-4,1,6,-6
word:tsx -5,-3,7,1,0 word:turns -6,-2,-4,5,7 word:twice -3,2,-13,24,-10 word:two 9,-8,-6,28,-23 word:type 0,-6,-7,0,13
word:types -8,-2,-2,-6,17 word:typescript -16,-2,9,-2,11 word:ui 20,-6,-2,-4,-9 word:un 3,21,-3,-14,-7
word:una -3,3,10,-3,-6 word:und 2,-3,-1,7,-4 word:undefined -1,0,-5,11,-4 word:under 11,-6,-9,4,-1
word:une 0,13,-8,-3,-3 word:unit 13,-1,2,-6,-8 word:universal -1,12,-5,-4,-2 word:unknown -2,-1,-1,7,-3
word:unlike -2,8,-4,-2,0 word:until -14,2,5,-4,11 word:up -5,-4,10,-5,5 word:update 8,-1,-5,0,-3
word:upgrade -7,-1,7,6,-5 word:usb 4,6,-8,7,-10 word:use 33,-7,-14,-8,-4 word:user 6,-8,0,-7,9 word:users 0,-2,-3,7,-1
word:using -2,1,12,-7,-4 word:ut -2,8,-5,2,-3 word:utc 11,-1,1,-5,-7 word:uten -2,-1,10,-3,-4 word:vale -1,-1,7,-3,-1
word:valid -1,0,0,-4,6 word:validate 1,-1,9,-4,-5 word:validated 7,0,-2,-2,-2 word:value -9,4,1,5,-2
word:var -3,-2,-6,-3,14 word:vault 1,6,-6,-1,1 word:vencimiento -8,0,0,6,3 word:verified -6,0,-3,9,0
word:verify 8,-1,-4,-1,-2 word:version -5,21,-5,-11,-1 word:vez -1,-1,7,-4,0 word:via 6,-1,-4,-7,5
word:view -1,-1,-7,10,-1 word:vil 4,0,12,-12,-3 word:virtual -3,-1,6,-1,-2 word:vite -3,0,-1,-2,6
word:von 0,-1,-4,6,-1 word:vor 12,0,-2,-7,-3 word:vote 8,1,-6,-2,-1 word:votes 5,-1,-7,-1,4 word:vpn -9,-1,-1,-4,15
word:wait -3,-3,7,-1,0 word:walk -7,13,2,-6,-2 word:want -5,-2,-1,12,-3 word:was -6,-1,-1,23,-15
word:watcher -1,0,-4,9,-4 word:water 16,2,-11,-4,-3 word:way -5,19,-2,-9,-2 word:we -2,-9,11,10,-10
word:wear 7,-1,-2,-3,-1 word:weather -3,8,1,-6,-1 word:web -4,-1,-1,-7,13 word:website 4,-1,-7,3,2
word:week -6,1,-6,14,-3 word:weekend 1,-1,-6,8,-2 word:weil -1,-1,7,-4,0 word:were -5,1,-1,7,-2
word:what 0,29,9,-26,-12 word:whatever -1,-1,7,-4,-1 word:when -5,-13,12,2,5 word:where -15,15,-8,-5,13
word:whether -7,-1,-7,9,6 word:which -13,-5,20,7,-9 word:while -12,6,2,0,4 word:whoever 9,-1,-3,-2,-3
word:whole -2,-2,7,0,-1 word:wi -8,-3,-4,-3,18 word:widget -1,-1,5,4,-8 word:widgets -2,6,-4,4,-4
word:wie -3,16,-5,-5,-3 word:wifi -3,-2,-3,-5,12 word:wiki -2,-9,19,-5,-3 word:wikimedia 5,-1,6,-7,-2
word:wikipedia -1,-1,-3,7,-2 word:will -19,-6,36,-9,-3 word:window 0,3,1,-8,4 word:winning -3,-2,-4,9,0
word:wins 0,-3,6,-5,1 word:winter -4,-1,-4,10,-1 word:with 19,5,-20,18,-22 word:within 14,-4,-8,-5,3
word:without 11,1,-7,-2,-3 word:won't 8,0,2,-9,0 word:work -12,4,-6,19,-6 word:worker -2,-2,1,9,-6
word:world -4,-1,-2,6,0 word:worth -7,1,0,-3,10 word:would -11,13,3,-2,-3 word:write 7,-2,5,-1,-10
word:writes -11,-1,10,3,-1 word:written -2,4,7,-8,-1 word:wrong -6,-1,3,6,-1 word:wurden -1,-1,-4,7,-1
word:x -7,-6,-2,8,7 word:y -5,3,2,12,-11 word:yaml -3,-1,-5,3,7 word:year -11,-2,4,-1,9 word:years 4,-2,-6,1,3
word:yes -1,-1,-4,7,-2 word:yet -4,-1,-3,8,-1 word:yml -11,0,-4,3,13 word:you 26,33,-12,-28,-19
word:your 16,4,0,-18,-3 word:zeitrahmen 2,0,5,-6,-1 word:zone 6,3,-9,-6,6 word:zu -9,-2,4,8,-2 word:à 1,1,-8,6,0
word:är -6,11,-4,-4,3 word:é -2,6,-1,-2,-1 word:én 13,-1,-2,-5,-5 word:índice -1,6,-2,-3,-1 word:в -1,4,-13,20,-10
word:до 6,-1,-7,2,-1 word:если 7,0,-4,-2,0 word:есть 3,7,-3,-2,-5 word:же -3,7,-5,2,-2 word:и 0,6,-3,0,-4
word:из -3,-1,-3,9,-1 word:на 2,11,-5,-3,-5 word:не 7,1,2,-5,-4 word:по 2,7,-4,-7,3 word:после -1,-1,-4,6,-1
word:с 10,-2,-7,3,-4 word:только 11,0,-7,-3,-1 word:у -1,6,-3,3,-5 word:что -3,6,-5,4,-2 word:إلى -2,4,4,4,-10
word:اكتشاف -1,0,7,-3,-3 word:المستخدم -3,-1,6,-9,7 word:بعد -11,-1,0,19,-7 word:شاشة -2,-1,-3,6,-1
word:عند 7,2,-3,2,-8 word:في -7,6,9,9,-16 word:قاعدة -2,-1,7,-3,0 word:كانت -1,0,-2,7,-3 word:كل 5,-2,6,-4,-5
word:لأن -3,-1,7,-3,-1 word:لكن -1,0,-4,9,-3 word:مثل -4,13,-4,-3,-2 word:مع -3,-1,17,-14,2 word:ملف -6,-1,11,-2,-2
word:من 6,5,-5,-10,4 word:い -1,6,12,-2,-15 word:う -3,14,-10,-2,0 word:が -10,-4,5,13,-4 word:く 7,0,0,-6,-1
word:け -2,7,-2,-1,-1 word:し 12,-2,-10,8,-9 word:す 15,2,-10,2,-9 word:た -5,-3,1,12,-4 word:つ 0,-1,-2,9,-6
word:て -4,10,-8,5,-3 word:で 7,3,-8,1,-3 word:ど 6,0,-4,-1,0 word:な -2,11,-1,-7,-1 word:に 2,0,10,4,-15
word:の -6,12,3,9,-19 word:は 11,10,6,-16,-11 word:ま -12,-2,3,9,1 word:も -6,13,-7,2,-1 word:よ -4,14,-9,1,-1
word:る 17,10,-6,-7,-14 word:エ 2,-1,-3,-5,7 word:ォ 4,-2,8,-1,-9 word:ザ 2,-1,-4,-4,8 word:ジ 0,-1,-6,0,7
word:ス -1,0,-6,12,-5 word:テ -4,-1,6,3,-3 word:ト 3,-2,15,2,-17 word:フ 1,-4,7,-4,0 word:ポ -3,1,7,-3,-2
word:ラ 5,-1,-6,-4,6 word:ー 4,-2,13,-11,-4 word:一 2,11,-2,-7,-3 word:三 -2,-2,-7,8,3 word:上 -3,-2,9,-1,-3
word:下 -3,8,2,2,-8 word:不 -5,-1,12,0,-6 word:中 9,-1,-3,-3,-2 word:之 1,9,-6,1,-5 word:九 -4,-1,-4,10,-2
word:了 -5,-3,2,10,-4 word:人 -1,0,6,-5,0 word:以 -1,-2,6,-2,-1 word:件 -13,4,6,-2,5 word:会 4,-2,13,-9,-6
word:使 8,-1,2,-7,-3 word:例 0,0,7,0,-7 word:修 7,-2,3,-6,-2 word:像 -4,31,-14,-9,-5 word:先 12,-3,-5,-3,-1
word:全 -5,8,3,-6,-1 word:内 -4,6,-4,2,0 word:再 6,-1,-2,-3,-1 word:分 -2,-2,-2,7,-1 word:到 -8,-1,-2,14,-3
word:前 12,-1,-5,-3,-3 word:加 11,-1,-3,1,-9 word:务 8,0,-3,-3,-1 word:動 -2,-1,7,-3,-1 word:十 -2,-2,-4,10,-3
word:占 -6,-1,8,1,-2 word:原 3,0,-7,5,0 word:发 -6,0,7,0,-1 word:口 -2,0,6,-5,1 word:只 -2,7,3,-6,-2
word:可 -6,-1,15,-6,-2 word:号 -5,6,-4,-2,4 word:后 3,-1,-6,8,-4 word:和 -7,-1,2,5,0 word:回 0,0,-4,7,-2
word:图 -4,7,2,-4,-1 word:地 -5,9,3,-4,-3 word:块 -2,7,1,-4,-2 word:型 3,-4,15,-14,0 word:報 9,-1,-4,-2,-3
word:处 -3,6,5,-6,-2 word:外 -3,7,2,-5,0 word:天 -3,-1,11,-6,-1 word:失 -2,0,-4,11,-6 word:好 8,6,-8,-3,-3
word:存 -8,1,3,3,0 word:定 3,-2,15,-9,-6 word:実 -4,-1,11,-5,-1 word:小 8,7,-11,-1,-2 word:就 -2,8,1,-5,-1
word:平 -1,7,-5,-1,0 word:序 -3,-1,9,-4,-1 word:式 -1,-1,7,-4,-1 word:得 -4,0,8,-5,0 word:必 10,-1,-2,-5,-2
word:情 8,-2,-9,7,-4 word:態 7,-2,0,-4,-2 word:成 2,6,-10,5,-3 word:户 -4,-1,-1,9,-2 word:房 -5,10,-4,-3,1
word:把 7,0,-3,-2,-1 word:报 3,7,-6,-3,0 word:持 -5,-1,-3,-3,13 word:按 1,0,7,-6,-1 word:接 -4,-1,7,2,-4
word:支 -5,-1,-2,-4,13 word:改 7,-1,5,-7,-4 word:敗 -1,0,-3,10,-6 word:文 -12,3,3,0,5 word:新 16,-1,-11,12,-15
word:无 -2,-1,8,-5,-1 word:时 -12,-3,6,8,1 word:是 -7,12,0,-2,-3 word:時 -2,-2,8,-5,1 word:更 -4,6,2,4,-8
word:最 7,-1,-6,1,-1 word:月 -2,-1,-3,8,-2 word:有 -1,-4,-2,10,-3 word:本 -5,9,-6,1,1 word:来 -4,-1,4,6,-5
word:查 2,6,-6,-2,0 word:样 -1,8,-4,-2,-1 word:模 4,-4,17,-12,-5 word:每 -1,7,-7,2,0 word:比 -2,16,-5,-4,-5
word:求 -6,-1,12,-4,-1 word:没 -3,-1,-7,14,-2 word:测 3,-2,-7,8,-2 word:现 -1,-1,-3,7,-3 word:理 1,1,22,-10,-14
word:用 1,-4,-1,8,-4 word:的 -16,9,-2,-2,10 word:目 3,5,1,1,-11 word:码 7,6,-7,-4,-2 word:种 -2,6,2,-4,-1
word:秒 -1,-1,-3,7,-2 word:移 7,-1,-1,-3,-2 word:空 -3,-3,-8,16,-3 word:窗 1,-1,6,-4,-2 word:管 7,-1,2,-4,-3
word:编 -7,6,8,-9,2 word:置 -10,-1,-2,-5,18 word:自 -2,-2,13,-6,-3 word:节 -3,-1,9,-4,-1 word:行 -4,2,7,1,-6
word:表 -3,-1,-2,6,0 word:要 2,-2,9,-7,-1 word:言 -6,-1,-1,-4,12 word:設 8,0,1,-4,-5 word:认 -2,0,-2,-4,8
word:记 -6,0,-2,0,8 word:试 7,-2,-10,8,-3 word:请 -2,-1,9,-5,-2 word:起 -3,-1,7,0,-2 word:辑 -4,-1,12,-5,-1
word:过 -2,-2,-3,10,-4 word:这 -3,7,0,-3,0 word:通 3,0,-7,6,-2 word:那 -1,6,-3,-2,0 word:部 -4,4,10,-9,-2
word:配 -12,-1,-6,0,19 word:量 -4,-2,11,-4,-1 word:错 3,6,-5,-1,-2 word:问 -1,6,-6,2,-1 word:间 -8,-2,-3,10,1
word:降 -4,0,-2,8,-2 word:限 -4,-1,8,-2,-1 word:集 -3,-1,6,-2,-1 word:需 8,0,-4,-3,-1 word:順 -3,-1,7,-3,-1
word:项 -7,-1,6,-3,4 word:题 -1,7,-5,1,-1 word:默 -4,0,-1,-3,8
"""
