"""Weights of words, stems and endings by class, in hundredths: procedural, analogous, conceptual, evidence, reference.

Fitted by `benchmarks/fit_pacer.py`, not by hand.
"""
# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'re -5,9,-4,-5,5 end:ace 5,-3,-11,3,6 end:ack -7,-5,13,-1,-1 end:act 1,-5,-5,10,-1 end:ada -4,-3,8,1,-2
end:ade -12,3,4,6,-1 end:ado -5,-5,-11,19,2 end:ads -11,7,4,11,-10 end:aft 1,7,-7,-3,2 end:age 14,-11,14,-7,-9
end:ain 6,-2,16,-10,-10 end:alt -5,-2,15,-8,0 end:ams 3,-13,24,-13,-2 end:and 21,6,-2,-17,-7 end:ans -6,-3,16,-3,-4
end:ard -8,-10,13,-2,8 end:are 16,-13,3,-19,13 end:ari -3,-1,-7,15,-4 end:ark -5,9,-12,11,-2 end:arm -7,8,5,-6,0
end:ars 10,-5,-5,-4,4 end:art 17,-1,-3,4,-16 end:ary -5,18,-13,-7,6 end:ase -22,5,0,4,12 end:ass 1,-1,-1,-9,11
end:ast 5,6,-12,0,0 end:ate 31,-19,-3,-18,9 end:ats -6,0,1,-6,12 end:ava -1,7,-2,-3,-1 end:ave -7,14,-4,1,-4
end:ays -8,0,-7,-6,21 end:bar -2,-1,8,-3,-3 end:bel -5,3,2,-11,11 end:ber -11,-11,-11,11,22 end:bie -4,-2,-11,17,1
end:ble -9,-4,1,9,3 end:box 2,5,-7,-1,1 end:bre -7,6,0,-1,3 end:btq -1,-1,-5,7,0 end:cal 7,-15,0,10,-2
end:car 9,-3,-4,2,-4 end:ced -4,-3,8,8,-8 end:cer 13,3,-2,-12,-2 end:ces -12,8,3,0,2 end:che 1,1,7,-4,-6
end:cht -3,-5,-13,25,-5 end:cks -19,-1,10,6,3 end:col -5,13,-3,-4,-2 end:cos -7,-2,-6,0,15 end:cts -9,5,16,-2,-9
end:dad 3,-2,12,-8,-5 end:das -4,-2,-4,13,-4 end:ded -14,-9,9,-2,16 end:del 3,4,7,-12,-3 end:den 12,-8,-1,-1,-2
end:der 18,-10,-2,2,-8 end:des -6,0,21,-19,4 end:det -9,20,-1,-6,-3 end:dge 9,5,-10,-5,1 end:dia 2,-3,4,6,-9
end:dig -1,7,-3,-2,-1 end:din -2,-1,-3,8,-3 end:dit -1,2,-6,-6,12 end:dle 10,0,-2,-5,-3 end:dly -4,-1,9,-4,-1
end:dos -2,1,14,-3,-10 end:dow -3,6,2,-9,4 end:e's -6,-4,-3,2,11 end:ead 23,5,-10,-9,-8 end:eak 2,-2,-2,-7,9
end:eas -1,-6,-1,7,1 end:eat -4,7,-9,6,0 end:ece -10,-3,4,5,4 end:eck 7,-4,-8,-6,11 end:ect -9,-8,9,19,-11
end:ede 1,-2,2,-12,12 end:eds -5,-6,16,-3,-3 end:eed -2,-4,10,4,-8 end:een -1,-8,1,10,-2 end:eep -8,2,2,1,3
end:eet 5,-1,-8,3,1 end:eir 5,7,-7,-6,2 end:eld -2,-1,9,-5,-1 end:elf -6,-8,12,-4,6 end:ell -2,17,-7,-12,5
end:els -5,-1,9,4,-8 end:ely 2,-2,10,0,-10 end:ema -6,9,10,-14,1 end:eme 1,-1,9,-1,-7 end:ems 14,-6,-5,4,-7
end:ene 2,-5,2,-7,9 end:ens 5,2,1,-11,4 end:ent 0,-15,10,2,3 end:eps 1,14,2,-13,-5 end:era -1,1,-10,9,0
end:ere -21,16,0,12,-6 end:erm -1,1,9,-4,-5 end:ern -7,17,-17,9,-2 end:ers -11,0,8,6,-2 end:ert 13,-3,0,1,-11
end:ery 29,-4,-11,7,-21 end:esh 8,-2,-2,-3,-2 end:ess -6,-13,22,-10,8 end:est 0,14,0,-16,2 end:eta -10,2,2,4,1
end:ete 6,0,-7,8,-6 end:ets 1,0,10,-4,-6 end:ext 5,-1,9,-5,-7 end:faz -3,-1,9,-1,-4 end:fer 2,6,7,-9,-6
end:fic -6,-1,3,-6,10 end:fig -3,-4,-5,4,8 end:fil 8,0,-3,-3,-1 end:fit -1,-1,7,-2,-4 end:fix -9,-1,11,-3,1
end:gar -3,13,-1,-7,-2 end:ged 5,0,-7,4,-3 end:gen 23,-7,-11,-1,-4 end:ger 1,-1,17,-14,-3 end:ges 4,-1,11,-16,3
end:get -16,2,21,-8,1 end:ght 6,14,-3,-9,-8 end:gle -8,-7,-8,1,22 end:hed 18,6,-2,-11,-11 end:her -21,11,8,1,1
end:hes -6,5,14,-15,2 end:hin 14,-5,-7,-3,2 end:hip -4,-3,-3,8,3 end:hon 7,-3,-12,-6,13 end:hts -11,-3,15,-7,6
end:ial 12,-18,-2,19,-11 end:ian -4,3,-5,14,-8 end:ibo 5,3,-8,-2,3 end:ica 5,-5,9,-5,-4 end:ice -10,12,-7,1,3
end:ich -13,-6,14,11,-7 end:ick 5,2,-9,3,-1 end:ics -9,-6,1,5,9 end:ict -3,-2,-1,8,-2 end:ide 0,0,1,11,-12
end:ied -1,-4,4,9,-8 end:ier -16,19,-4,-5,6 end:ies -8,7,14,-10,-3 end:ify 9,-4,5,-3,-7 end:ign -3,-2,12,-6,0
end:ike -4,7,0,-2,-1 end:ild 4,-6,-2,-4,8 end:ile -22,11,3,0,8 end:ils 10,-6,-8,3,1 end:ilt -2,-2,-1,-5,10
end:ime -9,-1,5,11,-5 end:ims -2,1,-3,-8,12 end:ina -4,1,-7,12,-1 end:ind -3,10,-5,-3,2 end:ine -13,13,-8,11,-2
end:ing -6,11,7,-5,-7 end:ink -2,-6,8,7,-6 end:ins -2,0,-18,11,10 end:int 3,-8,-6,8,3 end:ion -9,-2,20,-3,-6
end:ior -2,-3,-2,-2,8 end:ios 8,0,1,-5,-4 end:ipe 2,13,-15,2,-3 end:ipt -12,-4,-5,9,13 end:ird -4,-3,-7,7,7
end:ire -8,3,1,4,0 end:ise -3,3,5,3,-8 end:ish -4,-4,0,-3,11 end:ism -2,-2,7,-3,-1 end:ist -10,-2,-2,9,5
end:ita 2,-4,4,-8,5 end:ite 18,-6,-4,9,-17 end:its 15,-6,1,-3,-8 end:ity -6,-11,17,-2,3 end:ive 2,-6,14,-13,3
end:ivo -8,5,-6,-10,19 end:iza -3,-1,8,-3,-1 end:ize 7,-2,-7,5,-4 end:ión -10,-8,22,9,-13 end:jon 9,-1,-9,3,-3
end:ked 2,-6,1,10,-7 end:ken 5,7,-17,0,4 end:ker -21,6,4,17,-5 end:kes -7,2,15,-3,-7 end:ket 14,11,-11,-12,-2
end:kly 8,-1,-8,2,-2 end:l's -6,0,9,-2,-1 end:lar -8,5,10,-10,3 end:lds -9,-4,-5,4,14 end:led 3,-9,-7,-1,14
end:len 6,15,-18,0,-3 end:ler 15,-9,12,-6,-12 end:les -16,16,4,-5,2 end:let -6,4,7,-4,-2 end:lit -5,-1,13,-6,-1
end:lla 5,1,-9,8,-6 end:lle 10,-2,1,-10,2 end:lls -13,27,-4,-9,-1 end:lly -11,2,17,6,-14 end:log -11,-2,11,-8,11
end:low 7,-6,5,-8,1 end:loy 8,-3,-2,-4,1 end:lps -5,1,9,-5,0 end:lth -2,-1,-4,9,-2 end:lts 5,-3,1,5,-8
end:lue -10,5,3,6,-5 end:mal 3,-4,-4,9,-4 end:man -3,-3,12,-5,-2 end:mat -11,1,2,-4,12 end:med 8,-6,-1,-1,-1
end:mer 0,-1,4,4,-7 end:mes -10,-1,4,-1,8 end:mir -1,8,-4,-2,-1 end:mme -4,12,-2,-3,-2 end:mos -2,0,9,-2,-4
end:mpt 5,-5,9,0,-10 end:mål -4,-1,16,-4,-7 end:n's -3,-2,7,1,-2 end:n't -4,5,-4,13,-11 end:nal 21,-6,-3,-13,0
end:nan -1,-1,-8,10,0 end:nar 7,-1,1,2,-9 end:nca -4,7,-3,1,-1 end:nce -12,-8,26,4,-10 end:ncy -13,5,6,6,-4
end:nde -3,10,-1,3,-9 end:nds -9,-10,21,3,-5 end:ned 3,-10,4,3,0 end:nel 3,-5,-9,5,6 end:ner 16,11,-18,-6,-3
end:nes -7,5,10,0,-8 end:nge 6,-1,-8,-6,9 end:ngs 11,-14,5,7,-10 end:nie -2,-2,-4,9,-1 end:nis -2,7,-4,0,-1
end:nks -6,0,0,7,-1 end:nne -4,16,-8,1,-5 end:nos -4,-2,16,-7,-4 end:not 4,4,3,-10,-2 end:nst 13,-1,0,-3,-8
end:nte 8,-9,-3,11,-8 end:nth -7,3,-1,-3,8 end:nto -9,4,7,-5,2 end:nts -7,-6,22,-9,0 end:nux -2,0,7,-3,-2
end:nza 10,-4,3,-8,-1 end:oad 1,-4,2,8,-7 end:ode 8,11,-17,5,-7 end:ody -5,20,-2,-11,-2 end:oes 8,0,-4,-3,0
end:oid -4,-2,10,-6,1 end:oke -2,6,-9,5,0 end:oks 15,0,-4,-8,-4 end:oku -3,-2,-5,-5,15 end:old 1,-1,-3,9,-6
end:oll 0,10,-8,-5,3 end:ome -10,-4,1,9,5 end:oms -3,9,-6,-2,2 end:ond 0,1,-3,9,-6 end:one 12,-9,9,-13,3
end:onl -3,-1,0,-4,8 end:ons 9,0,1,6,-17 end:ook -2,10,-10,1,1 end:oom -5,12,-4,-2,0 end:oor 5,-2,-1,-9,7
end:ops 1,-6,9,-3,-1 end:ore 22,-6,-17,2,-2 end:ork -13,-2,14,-6,8 end:oro 1,-1,7,1,-8 end:ors -3,9,1,0,-8
end:ort 5,23,-37,3,6 end:ory 3,15,-2,-7,-10 end:ose -2,-5,29,-6,-15 end:ote 11,1,-11,-1,-1 end:oth -2,-1,8,-4,-2
end:ots 5,-1,-7,6,-2 end:oud 12,-6,4,-4,-6 end:oup -9,-1,6,2,2 end:our -10,2,-10,0,19 end:ous -2,-5,7,5,-5
end:ove 25,-6,-5,-6,-9 end:ows -14,-2,-13,8,22 end:ped 2,-5,-6,7,2 end:per -11,1,12,6,-8 end:pes -9,-3,4,-8,15
end:pet -3,8,-8,5,-2 end:ple -15,-4,-3,9,14 end:ply -7,-2,20,3,-14 end:pre 8,-1,-1,-3,-3 end:pts 14,1,-15,0,0
end:pty -8,1,-2,18,-9 end:put 17,-1,-9,14,-22 end:que 3,8,-3,2,-10 end:r's -12,9,-17,3,16 end:ral -4,4,12,-6,-5
end:ram -9,-2,5,7,-1 end:rar 4,2,3,-8,-1 end:ras -6,8,-10,3,5 end:rce -5,-3,11,-6,3 end:rch -8,1,-2,4,5
end:rde -6,-2,-1,11,-2 end:rds -6,-4,2,14,-6 end:red 0,-4,-6,10,0 end:ree 11,-8,-1,5,-6 end:rer 9,-4,8,1,-14
end:res -4,-13,6,-3,14 end:rge 14,5,-3,-9,-7 end:ria -1,-4,12,-2,-5 end:rio -1,7,-9,4,-1 end:rip -8,0,10,1,-2
end:rks -7,0,1,-2,8 end:rly 17,-1,-8,-3,-5 end:rna 1,-1,0,-8,7 end:rns -10,-7,-2,8,11 end:rol -1,-1,11,-6,-2
end:ror -8,-3,3,2,6 end:rry 1,-2,-1,7,-6 end:rse -8,4,-6,2,8 end:rst 27,1,1,-8,-21 end:rta 1,-2,-2,-5,8
end:rte -6,-6,2,19,-9 end:rth -6,-1,3,-8,12 end:rto 0,-1,-4,-7,12 end:rts 13,-11,6,-8,0 end:rty -12,-1,10,4,-1
end:rve -3,-4,9,-16,14 end:røm -4,-1,-5,12,-3 end:sal -7,15,4,-8,-4 end:san -7,14,-3,-3,-2 end:sch 7,-1,-7,2,-1
end:sed -13,-7,-8,25,3 end:sen -7,17,3,-10,-3 end:ser -10,8,-2,2,1 end:ses -12,-14,16,5,6 end:sic 1,10,-11,3,-3
end:sie -5,8,-2,-1,1 end:sks -13,-3,2,9,5 end:sly -1,-6,1,7,-1 end:sql 3,-2,-8,10,-2 end:sta 1,-3,4,6,-8
end:ste -11,1,9,4,-3 end:sto -2,-2,10,-3,-3 end:sts 15,-11,-17,12,0 end:sue 0,-3,-9,13,-1 end:sum -2,0,8,-2,-3
end:t's -14,21,4,-6,-5 end:tal -11,1,15,-7,1 end:tar 5,-1,5,-1,-7 end:tat -1,0,-5,-5,10 end:tch 8,-1,13,3,-23
end:ted 9,-14,-5,-7,16 end:tem -8,4,11,-2,-5 end:ten 5,-4,-14,8,5 end:ter -7,-12,9,7,3 end:tes 6,5,2,-5,-8
end:tet 5,-7,-5,17,-11 end:tex -2,11,-5,-2,-3 end:ths -5,-4,-2,2,9 end:tic -8,-3,8,8,-5 end:til -11,2,2,-4,11
end:tir -9,-1,0,11,-2 end:tly 4,-9,-4,16,-7 end:ton 9,-3,-9,4,-1 end:tor -4,10,-13,0,7 end:tos 2,-3,3,9,-10
end:tra 0,8,0,-4,-4 end:tre -1,14,1,-8,-6 end:tro 4,-14,-2,5,7 end:try 8,-8,-15,2,13 end:tto 7,-1,-6,2,-2
end:tus -6,4,-11,-7,21 end:tzt 0,-1,8,-5,-1 end:túa -6,-5,1,13,-3 end:ual 0,5,15,-13,-6 end:uar -5,-1,-1,8,-1
end:uce 4,-1,7,-8,-1 end:uch 8,2,1,-8,-2 end:ude 7,2,-10,1,0 end:ues 4,-1,5,-10,1 end:ugh -2,1,-5,12,-5
end:uld 0,8,-2,6,-12 end:umn -1,3,-3,8,-7 end:und -3,9,-16,9,1 end:une 10,7,-7,-4,-6 end:ung -6,-7,13,2,-2
end:ure -3,19,-7,-5,-4 end:use -9,-1,8,4,-3 end:uth -1,-3,14,-9,-1 end:uts 10,6,-8,0,-8 end:ved 4,-2,6,0,-8
end:vel 9,-5,8,-9,-3 end:ven -8,-1,-5,0,15 end:ves -10,-5,6,-1,10 end:vet -1,17,-11,-2,-2 end:way 2,10,0,-13,2
end:wer -24,6,19,-8,7 end:xed -11,-2,2,-1,13 end:y's 1,4,6,-10,0 end:yed -9,0,1,12,-3 end:yle -7,-1,-3,-1,11
end:zen 6,-2,-7,3,0 end:ère 2,8,-6,-3,-1 end:сле -1,-1,-4,7,-1 end:тов -1,-1,-4,7,-1 end:тый -3,8,-4,2,-2
end:ько 11,-1,-4,-4,-2 end:بية -3,-1,9,-2,-3 end:جهة -1,-1,8,-5,0 end:حات -3,-1,12,0,-8 end:حدة -2,-1,12,-4,-6
end:ديث 8,-1,-5,4,-7 end:ديل -6,0,1,10,-5 end:رات -8,-2,-3,13,0 end:شاف -2,0,8,-4,-1 end:طوط 2,0,13,-1,-14
end:قات -3,-1,13,-5,-4 end:نات -5,-2,23,-5,-11 end:نفذ -2,-1,0,-7,10 end:يات -1,-1,-3,-2,7 stem:accep -4,-2,-5,1,9
stem:acces 4,-5,-5,-5,11 stem:accou -6,-4,7,3,0 stem:achie -2,-1,-5,8,-1 stem:actio 10,-2,-5,-1,-2
stem:activ 1,-4,-3,-3,9 stem:actua -2,7,-3,0,-1 stem:adapt -6,-2,19,-9,-2 stem:addit -4,0,-3,7,-1
stem:adopt -4,-3,-6,17,-5 stem:advan -5,-3,14,-2,-4 stem:advis 9,-1,-5,-2,-1 stem:again 8,-3,2,0,-7
stem:agent -3,12,9,-8,-10 stem:aller -3,-1,-4,-5,13 stem:allow -8,-3,-6,-7,25 stem:altho -2,-1,-9,12,-1
stem:alway -8,-3,4,2,6 stem:ambig -3,-1,8,0,-4 stem:amoun -1,5,-1,-8,5 stem:analy -3,-9,-7,5,14
stem:anoth -1,10,0,-5,-4 stem:anspr -2,-2,-4,-2,9 stem:anthr -2,-1,-6,8,1 stem:anyon 12,-4,-4,-3,-1
stem:anyth 8,2,-4,-7,2 stem:aplic -9,1,-1,5,5 stem:appea 1,-5,-3,10,-2 stem:appro 9,1,-7,0,-2 stem:archi 1,4,-1,-12,8
stem:argum -3,-2,8,-2,0 stem:artis -4,8,-4,1,-1 stem:asser -2,-1,3,13,-13 stem:assig -4,-1,8,-2,-1
stem:atten -8,5,-2,8,-3 stem:audit -1,-2,-3,8,-1 stem:auftr -6,-3,-10,22,-3 stem:autom -9,-6,32,-7,-10
stem:avail -2,-2,-4,-1,10 stem:backe 6,-3,5,-8,0 stem:backg 0,-1,-1,-5,7 stem:backu 4,-2,-8,-1,7
stem:banne 2,-1,7,-3,-6 stem:baske -2,-1,-8,11,0 stem:becau -11,-2,19,1,-7 stem:befor 18,-6,-6,6,-12
stem:belon 7,-1,-4,2,-4 stem:bench -1,-1,-11,15,-2 stem:betwe -1,-9,16,-2,-4 stem:binar -3,-1,-4,8,0
stem:brack 7,0,0,-6,-1 stem:brows -3,1,9,-7,0 stem:bruke 12,-2,1,-10,-1 stem:build -5,4,3,7,-8 stem:butto 6,-2,1,5,-9
stem:cache 2,-1,14,-6,-7 stem:caden -2,-2,7,-3,0 stem:calle 8,-9,-6,-2,8 stem:cance 8,-2,-3,-5,2
stem:canno 4,4,3,-10,-2 stem:cappe -2,0,2,-11,11 stem:carol -2,-2,-7,11,0 stem:casim -1,8,-3,-3,-1
stem:catal 0,-1,8,-3,-4 stem:cellu -7,-3,11,-3,1 stem:centr 1,-4,10,-9,2 stem:certi 7,-3,-9,-9,14
stem:champ -2,-2,-5,12,-2 stem:chang 8,-11,-1,-5,9 stem:chaqu 6,-1,-9,3,1 stem:chart 1,-3,-9,7,3
stem:cheap -1,-2,7,-2,-2 stem:check -4,3,-10,-1,12 stem:child 4,-1,4,-7,0 stem:choos 7,-2,-4,-1,-1
stem:claim 2,-1,-4,-10,13 stem:class -3,14,-5,-6,0 stem:clear 14,-3,-10,-2,1 stem:clini -3,-1,8,-5,1
stem:close -23,12,13,-8,6 stem:closi 13,-3,-6,-4,0 stem:colum 7,1,-13,0,4 stem:combi 18,-1,-3,-8,-6
stem:comma 8,10,-6,-7,-5 stem:commi -3,-4,14,-4,-3 stem:commo -1,-2,9,-3,-2 stem:compa 10,-2,4,-4,-8
stem:compl 6,-1,5,0,-10 stem:compo 14,5,-11,-2,-6 stem:compu 0,-2,8,-3,-3 stem:concl 0,-1,-4,7,-3
stem:confi -1,-7,5,-8,12 stem:conne -7,-3,4,-4,11 stem:conso 5,-2,-8,4,0 stem:const -4,4,7,1,-8
stem:consu 8,-1,-3,4,-7 stem:conta 2,-5,-19,10,13 stem:conte 12,0,4,-11,-4 stem:contr -2,6,11,-12,-3
stem:conve -10,4,3,7,-5 stem:convi 8,-2,-2,-4,-1 stem:coord 1,-1,9,-1,-8 stem:copie -3,0,8,0,-4 stem:corre 1,-5,3,8,-6
stem:count -13,-2,25,-13,3 stem:cours -7,6,0,2,-1 stem:creat -2,-8,14,-5,1 stem:criti 3,-2,-1,7,-8
stem:ctfon -3,-1,-5,-3,11 stem:cultu -2,-1,7,-4,0 stem:curre -10,-5,6,11,-2 stem:custo 9,3,-1,-12,1
stem:danci 0,-7,-1,8,0 stem:dashb 7,-4,3,-10,4 stem:datab -11,4,2,-2,6 stem:datet -5,0,-4,10,0 stem:decem 0,0,-2,-8,10
stem:decid -6,-4,26,-12,-3 stem:decis 3,-2,-11,10,0 stem:defin -2,-3,11,-1,-5 stem:degra -7,-2,9,1,-1
stem:depen -3,-7,18,-11,3 stem:deplo 13,-2,0,-7,-3 stem:descr 2,9,5,-8,-8 stem:desig -9,-3,19,-8,0
stem:detai -3,-1,-5,-3,11 stem:detec 0,3,8,-6,-5 stem:devlo -6,-1,2,-5,9 stem:devol 11,-1,-5,-3,-2
stem:dicti -4,7,-4,2,-1 stem:diffe 3,7,-5,5,-10 stem:digit 0,-2,3,-9,8 stem:direc 0,-9,10,10,-11
stem:disab -3,-1,-1,-2,8 stem:disag 8,-1,1,-4,-4 stem:discu -6,-1,-4,12,-1 stem:displ -5,-2,-4,3,7
stem:dispo -1,0,-6,10,-3 stem:docst -5,-4,-9,-4,21 stem:docum 4,-5,-8,6,4 stem:doubl -2,0,-7,13,-4
stem:drive 3,-2,10,-4,-7 stem:edito 0,9,-5,0,-3 stem:eleve -4,-1,-3,8,-1 stem:email -1,0,4,5,-7 stem:empti 0,8,-1,-7,0
stem:enabl 0,-1,-5,-6,12 stem:encod 2,-4,-5,-1,8 stem:endpo 4,-2,-6,7,-3 stem:enfor -3,-1,-3,-6,13
stem:envia -2,-1,7,0,-4 stem:envir 8,-1,-4,-1,-2 stem:equiv 0,-4,8,-3,-1 stem:error -3,-2,15,-3,-7
stem:escal 11,-1,-9,-1,0 stem:escri -2,-2,11,-3,-4 stem:eslin -6,-1,-3,-3,13 stem:esper -1,10,-6,-6,3
stem:essen -4,9,3,-5,-3 stem:estad -2,-1,-4,-10,17 stem:event 1,3,-5,-8,8 stem:every -4,8,7,-16,5
stem:examp -4,-3,-3,-2,12 stem:exist -3,-3,-4,19,-9 stem:expec -4,-2,2,10,-7 stem:expir -4,-1,6,-8,6
stem:expor 13,1,-13,1,-1 stem:expos -3,-1,9,-4,-1 stem:expre -3,-8,8,6,-4 stem:exten 0,-2,-6,-1,10
stem:exter 11,-1,-5,-4,-1 stem:extre -6,0,7,1,-2 stem:facil 11,-1,-7,-2,-1 stem:failo -2,-1,9,-6,0
stem:fallb -3,-4,9,0,-3 stem:featu -12,5,-6,1,12 stem:feeli -1,0,8,-6,0 stem:fifte -2,-1,-5,8,0
stem:filte 8,4,-1,-11,1 stem:finne -5,-1,-4,11,-1 stem:folde 11,-4,-1,-1,-5 stem:force 2,-1,8,-8,-3
stem:forec -4,8,-4,0,-1 stem:forma -3,-6,-1,-6,15 stem:formå -4,-1,16,-4,-7 stem:forwa 6,-3,6,-7,-2
stem:found -3,-3,9,-2,0 stem:fragm -2,-1,-4,8,-1 stem:frame -5,4,10,-7,-1 stem:frict -6,-1,10,-1,-2
stem:friga -1,0,-6,-1,9 stem:funci -1,0,-4,8,-3 stem:funct -5,0,0,7,-3 stem:funge -8,0,-4,12,-1
stem:futur -2,0,-5,7,-1 stem:gatew 8,2,2,-13,0 stem:gener 2,12,-6,3,-11 stem:gesch -1,7,-1,-3,-1
stem:gomok -3,-2,-5,-5,15 stem:googl -4,-3,-5,5,8 stem:guard 11,-2,-3,-3,-3 stem:habit -2,0,-3,-3,7
stem:hallu 0,-3,3,-8,8 stem:handi -1,9,-5,-2,-1 stem:handl 2,2,-9,15,-9 stem:harbo -6,-1,-6,-5,18
stem:havin -2,-1,7,-4,-1 stem:heade -5,-1,-1,-1,8 stem:hospi -2,-1,8,-8,3 stem:human -3,-2,17,-7,-6
stem:ident -2,-4,0,7,-1 stem:impor -6,2,-5,15,-6 stem:inclu 13,-3,0,-4,-6 stem:incon -1,-1,9,-4,-3
stem:indus 0,-2,-7,10,-1 stem:initi 2,-1,-14,17,-3 stem:inspi -1,-1,-6,8,0 stem:insta -1,-7,0,0,8
stem:inste 7,0,-7,7,-6 stem:integ -9,-4,7,4,2 stem:inten -2,-1,8,-5,-1 stem:inter -15,1,16,-12,10
stem:invit -3,-1,-1,-9,13 stem:invoi -5,1,-8,6,6 stem:itsel -5,-1,12,-3,-2 stem:karte -3,-1,-2,9,-2
stem:kompo 14,-1,-7,-2,-5 stem:konta -3,-1,-4,8,-1 stem:kreve 1,-1,-10,9,1 stem:label -1,-1,0,7,-4
stem:langu -5,6,-4,-5,8 stem:layou 4,7,-4,4,-10 stem:learn -4,11,0,-15,8 stem:ledge -2,3,5,-14,7
stem:lette 3,5,-12,-5,9 stem:libra -7,4,4,-4,3 stem:ligge -4,4,-7,-5,12 stem:linki -1,-1,-4,8,-2
stem:livin -1,7,2,-7,-1 stem:loade -5,1,-7,15,-4 stem:locat -1,-1,-5,-1,8 stem:logge -4,-1,0,-3,8
stem:lokal -4,-1,8,-5,2 stem:looki -1,0,-6,8,0 stem:límit 0,-2,8,-5,-2 stem:maint -2,-1,8,-3,-3
stem:manag 9,-6,1,-11,8 stem:mante 9,-1,-3,-4,-1 stem:manua 2,-2,8,-7,-1 stem:marke 0,1,-7,4,2
stem:melan -2,-2,-4,9,-1 stem:memor -4,18,1,-7,-8 stem:menti 13,-1,-12,2,-1 stem:mergi 8,0,-2,-4,-2
stem:messa -1,-4,16,-2,-9 stem:migra 11,1,-3,-3,-6 stem:minut 10,-3,-14,7,1 stem:missi -1,-3,15,-9,-2
stem:miste -4,-1,-2,7,0 stem:mobil -8,-3,8,-6,9 stem:model -7,-2,15,-5,-1 stem:modul -6,15,6,-6,-9
stem:momen -4,12,-2,-5,-2 stem:month -1,-2,-9,12,0 stem:multi 0,-2,17,-10,-5 stem:neces 10,-1,-3,-3,-2
stem:neigh -9,11,4,-6,-1 stem:netwo -1,-7,3,-6,11 stem:night 3,-4,3,-8,6 stem:norma -3,-2,10,-2,-3
stem:noteb -4,3,7,-3,-3 stem:notif -4,-2,10,-1,-3 stem:numbe 2,-5,10,-10,2 stem:objec 6,-5,6,0,-7
stem:obser -3,-1,16,-9,-4 stem:offic -1,9,-13,0,5 stem:offli -4,-3,6,-7,8 stem:ofici 8,-1,-8,1,-1
stem:onlin 0,-1,-5,7,-1 stem:opena -4,-2,-4,9,1 stem:openc 6,13,-10,-1,-8 stem:opera 10,1,-5,-3,-3
stem:optio -3,-3,2,-7,10 stem:organ -3,-5,-3,14,-2 stem:origi 9,4,-1,-7,-6 stem:other 7,-2,-6,2,-2
stem:outpu 12,2,-3,-2,-9 stem:outsi 1,-2,-8,10,-2 stem:overr -2,-1,9,-4,-2 stem:overs -4,-1,9,-1,-3
stem:packa 6,-1,-12,18,-11 stem:paint -4,13,2,-11,-1 stem:panel -4,-3,11,-2,-2 stem:parce -3,11,-4,-3,0
stem:parti -8,-1,4,4,0 stem:partn -5,-5,-1,13,-2 stem:passe 6,-2,-9,8,-3 stem:passw -2,-3,8,-2,-1
stem:patte 2,1,2,2,-8 stem:peopl -6,-2,8,5,-5 stem:perfo -4,-2,-5,17,-6 stem:permi 6,7,-13,-8,7
stem:phone 2,-1,-6,-2,7 stem:platf -4,-2,-7,1,12 stem:popul 5,0,6,-9,-2 stem:porte 0,-1,-7,4,4 stem:postg 1,0,6,-8,1
stem:poten -7,-1,-7,16,-1 stem:potte -3,-5,-6,14,-1 stem:power 11,-1,-5,-5,0 stem:pract 1,3,-5,-6,7
stem:preci 0,0,1,7,-8 stem:prefe -10,-3,4,4,4 stem:prefi -9,-1,8,-11,13 stem:press 0,3,5,-8,-1 stem:previ -4,-2,7,-4,2
stem:print 5,-6,-9,2,9 stem:priva 1,-4,8,-3,-2 stem:probl -8,5,0,2,1 stem:proce -3,-5,-1,9,0 stem:produ 1,-5,-8,18,-5
stem:profi 15,-1,-4,-4,-6 stem:proje -9,14,-18,1,12 stem:promp 18,0,-3,-1,-15 stem:prope -4,-4,5,-4,7
stem:proto 6,20,-17,-10,1 stem:prove -3,-2,13,-6,-2 stem:provi -9,-1,5,-15,19 stem:proxy -3,2,12,-9,-2
stem:publi 8,-3,-6,0,2 stem:purpo -3,-4,12,-2,-2 stem:pytho 14,-1,-10,-11,9 stem:quart -3,-3,0,-4,10
stem:raise -8,-1,-4,12,1 stem:rapid -4,7,-2,-1,-1 stem:raske -1,-1,9,-1,-5 stem:rathe -7,1,10,-6,2
stem:reach -4,1,-4,9,-2 stem:reade -4,-1,10,-7,3 stem:recal -1,0,-1,10,-7 stem:recei 8,-3,-2,0,-4
stem:recib 0,-2,-11,13,0 stem:recip -2,14,-8,-2,-1 stem:recom 17,-1,-3,-7,-5 stem:refun 5,2,-9,-2,4
stem:regis -3,-4,2,-9,15 stem:relat 3,7,-4,-3,-3 stem:relea 8,0,-6,-15,12 stem:relie -2,-1,8,-4,-1
stem:remin 4,-3,-8,11,-3 stem:repla 4,-3,9,-9,-1 stem:repli 1,1,2,-9,5 stem:repor 23,-1,-13,-13,4
stem:repos -2,-3,11,-2,-4 stem:reque 10,-4,8,-8,-5 stem:requi 19,-6,-5,-8,0 stem:resea -7,-2,6,1,2
stem:resem -1,11,-8,-2,-1 stem:respo 13,-8,13,-8,-11 stem:resta 0,-2,-1,11,-9 stem:resul 0,-2,5,12,-15
stem:resum 2,7,0,-7,-1 stem:retri 0,1,9,-6,-4 stem:revie -2,-1,8,3,-7 stem:revis 14,1,-9,-5,-1 stem:rewri 8,-5,-5,3,-1
stem:richt -8,-3,16,-8,4 stem:rosen -4,-1,-9,10,5 stem:round -7,4,3,6,-7 stem:route -2,-2,5,-11,10
stem:runti -3,-1,11,-1,-5 stem:safar -3,-1,-12,21,-4 stem:sanit 8,-1,0,-2,-5 stem:scrip 3,3,-9,2,1
stem:secon 2,0,-1,8,-8 stem:secur 5,1,-2,-8,4 stem:selec 6,-3,1,-9,4 stem:sempr 8,-1,-3,-2,-2
stem:senso 6,12,-11,-1,-6 stem:separ 4,-3,8,-6,-3 stem:serie 0,-1,-8,10,-1 stem:serve -8,-6,8,5,1
stem:servi -5,7,-1,-7,7 stem:sessi -8,1,14,-9,3 stem:sever 0,8,-9,4,-3 stem:share -4,-5,9,-1,0
stem:silen 1,-5,12,-3,-4 stem:simil -2,10,0,-7,-1 stem:simpl -12,-4,-9,26,-1 stem:singl -5,-4,10,-3,3
stem:siste -9,2,18,-3,-7 stem:skjer -1,-2,-3,8,-2 stem:small 0,-1,8,-1,-6 stem:someb -2,8,-2,-4,-1
stem:somet -1,1,-7,9,-1 stem:somme -4,4,-9,9,-1 stem:sorte -1,-1,8,-1,-4 stem:sourc -12,4,17,-7,-2
stem:speci -2,-9,11,2,-1 stem:sprit 11,-1,-6,-1,-3 stem:späte 13,-2,-1,-7,-2 stem:stabi 12,-1,-4,-5,-2
stem:stabl -4,-1,8,-1,-2 stem:stair -7,7,-1,1,0 stem:stand -2,-5,7,-13,14 stem:state -1,-2,8,-3,-2
stem:stati -8,-3,11,3,-3 stem:statu -6,-1,-8,-7,22 stem:stone -2,-1,7,-3,-1 stem:store 7,-2,-2,-1,-2
stem:strat 1,-1,2,-10,9 stem:strik -2,-1,7,-3,-1 stem:strin -12,-6,5,2,11 stem:stron -4,0,2,-6,8
stem:struc -2,15,-4,-5,-5 stem:strøm -5,-1,-7,11,2 stem:style -1,7,-4,-5,2 stem:succe -1,-1,1,8,-7
stem:sugge -3,-3,-5,13,-2 stem:suppo -8,-3,-3,6,9 stem:syste -2,3,14,-4,-10 stem:table -4,12,-8,-10,9
stem:targe 4,-4,3,-8,5 stem:telef 1,-2,-9,12,-3 stem:tempe -4,-1,-7,9,3 stem:templ -5,0,11,-7,2
stem:testi -5,-1,-4,10,0 stem:textu -7,4,9,-2,-3 stem:thank -3,-4,-7,14,-1 stem:theme -2,0,17,-2,-13
stem:there -5,-3,8,1,-1 stem:thing 12,-3,-4,0,-5 stem:think -1,-1,-3,-3,9 stem:threa 2,6,1,-9,-1
stem:thres 3,0,-2,9,-9 stem:ticke 5,14,-13,-1,-6 stem:timeo -7,-3,5,-11,15 stem:toggl 3,-3,-7,-3,9
stem:touch 2,2,11,-9,-6 stem:traff -4,-3,2,-2,8 stem:trave 8,0,4,-9,-3 stem:treat -6,-3,10,0,-2
stem:treng 8,0,-2,-3,-3 stem:trivi -2,-1,9,-1,-6 stem:trunc -3,-6,7,2,-1 stem:types -15,-2,9,-2,10
stem:typin -2,-1,9,-4,-2 stem:undef -1,0,-5,11,-4 stem:unive -2,12,-6,-4,1 stem:unlik -2,8,-4,-2,0
stem:unuse -3,0,-3,-4,10 stem:upgra -7,-1,9,5,-6 stem:valid 10,-4,-4,-1,-1 stem:varia 5,-3,-9,8,-2
stem:venci -8,0,-1,5,4 stem:vendo -7,-3,-2,4,8 stem:verif 12,0,-13,6,-5 stem:versi -6,24,-2,-13,-3
stem:virke -1,-1,-4,9,-2 stem:wacht -4,22,-10,-6,-1 stem:warra -1,-1,7,-5,0 stem:watch -1,0,-4,7,-2
stem:weath -3,8,2,-7,-1 stem:websi 2,-2,-7,3,4 stem:weeke 1,-1,-7,8,0 stem:weigh -12,0,14,-6,4 stem:wheth -8,-2,-8,9,8
stem:whoev 9,-1,-4,-2,-3 stem:widge -3,5,3,3,-7 stem:wikim 5,-1,5,-7,-2 stem:wikip -1,-1,-3,7,-2
stem:windo -6,2,-6,8,1 stem:winni -3,-2,-5,9,0 stem:winte -4,-1,-6,12,-1 stem:withi 14,-5,-7,-3,2
stem:witho 12,2,-8,-3,-3 stem:worke -2,-5,1,12,-6 stem:works -2,-1,-4,7,0 stem:wrapp -7,0,1,7,0
stem:write -11,-1,9,3,0 stem:writt -2,4,6,-8,-1 stem:тольк 11,-1,-7,-3,-1 stem:الاخت -5,0,-2,12,-4
stem:البيا -2,-1,10,-4,-3 stem:المست -2,-1,6,-8,6 stem:بيانا -1,-1,11,-1,-8 stem:تلقائ -2,-1,17,-5,-9
word:0 -14,-45,-42,33,68 word:a -12,71,-7,-27,-26 word:about -2,1,-3,12,-7 word:above 19,-2,-11,-3,-4
word:access -2,-2,0,-8,12 word:actions 11,0,2,-6,-7 word:acts -3,23,-12,-4,-4 word:add 10,-6,-12,-2,10
word:adds 13,-4,-7,-5,3 word:adoption -3,-1,-1,8,-3 word:advanced -2,-1,8,-2,-3 word:after 2,-8,14,-2,-5
word:against 8,-3,2,0,-7 word:agent 3,-12,-14,14,10 word:agents -1,13,6,-10,-9 word:ago 8,-2,-4,-2,0
word:ahead 14,-2,-5,-5,-2 word:ai -5,-3,8,14,-14 word:al 1,6,-9,4,-3 word:all 10,-15,-15,10,9 word:alle 15,0,-3,-5,-7
word:allows -9,-3,-6,-7,25 word:als -3,18,-13,0,-2 word:also 1,-5,-1,11,-6 word:alt -3,0,9,-4,-2
word:although -2,-1,-9,12,-1 word:always -6,-3,-2,3,8 word:am 12,-3,-8,2,-3 word:an 10,20,-5,-6,-19
word:analytics 0,-1,-5,-3,10 word:and 14,-20,6,-16,17 word:another -1,10,0,-5,-4 word:answer 1,-3,6,-8,4
word:antes 12,0,-8,-3,-2 word:any -1,-8,9,-6,6 word:anyone 12,-4,-4,-3,-1 word:anything 8,2,-4,-7,2
word:api -3,-7,6,-7,10 word:applies -3,-2,8,-3,0 word:apply 1,0,5,2,-8 word:archive -4,-2,-4,-3,12
word:are 2,18,23,-39,-4 word:as -18,41,13,-23,-13 word:asked -3,-1,-4,9,-1 word:assertions -4,0,-2,8,-1
word:at 10,-7,-2,-5,4 word:auftraggeber -4,-2,-10,18,-2 word:auto -3,-1,12,-2,-5 word:automatically -1,-3,14,-5,-5
word:av -6,-4,4,11,-6 word:available -2,-2,-5,-1,10 word:avoid -3,-2,10,-4,0 word:b 9,-11,-5,-10,17
word:back 0,-3,9,-2,-3 word:backend 6,-3,5,-8,0 word:background 0,-1,-1,-5,7 word:bad -1,8,-2,-4,-2
word:band -2,14,-8,-3,-1 word:banner 2,-1,7,-2,-6 word:bare -5,-2,10,-4,1 word:base -7,-3,7,1,2 word:based 3,0,9,-4,-8
word:basketball -2,-1,-8,11,0 word:batch -2,-1,7,3,-7 word:be 1,-13,13,5,-6 word:because -11,-2,19,1,-7
word:becomes 0,0,-7,-1,8 word:been -4,3,-6,9,-2 word:before 18,-6,-6,6,-12 word:began -5,0,-2,7,0 word:bei 4,0,-7,8,-4
word:being -7,-1,-1,11,-1 word:benchmark -4,-1,-7,13,-1 word:between -1,-9,16,-2,-4 word:big 12,-3,-1,-6,-1
word:bin -1,-1,-2,-4,8 word:binary -4,-1,-2,7,0 word:blir -6,0,4,11,-8 word:board -4,-5,9,1,-2 word:bolt 1,-1,-3,-5,7
word:book 5,8,-14,1,0 word:both -1,-4,11,2,-9 word:box 7,-1,-6,-9,8 word:browser -2,-1,8,-6,1 word:bugs 8,0,-4,-3,0
word:build 0,-5,0,-4,9 word:builds -3,0,8,-4,-1 word:built -2,-2,3,-11,12 word:but -21,13,-10,29,-12
word:by 16,3,12,-27,-4 word:c -22,5,-2,-1,20 word:c'est -4,23,-14,-4,-2 word:cached -1,-1,10,-3,-5
word:cada -12,1,14,-3,0 word:call 3,7,-10,-2,3 word:called -6,-5,-7,7,11 word:caller 15,-4,-3,-5,-3
word:calls -1,9,-4,-4,0 word:can 11,-17,25,-19,0 word:can't -10,8,3,0,-1 word:cancel 9,-1,-3,-4,-1
word:cannot 4,4,3,-10,-2 word:cap 10,-1,0,-5,-4 word:capped -2,0,2,-11,11 word:card -7,2,3,-5,7
word:cards -4,2,-5,9,-1 word:casa -2,-1,-2,7,-1 word:cases 9,-2,-1,-6,0 word:casimir -1,8,-3,-3,-1
word:catch 12,-1,-3,-7,-1 word:cd -2,-1,7,-4,-1 word:cellular -7,-3,11,-3,1 word:certificate 4,-2,-6,-7,10
word:championship -1,-2,-6,9,0 word:change 4,-8,2,-7,10 word:changed 3,-1,-8,7,0 word:changes 4,-2,7,-9,-1
word:chaque 6,-1,-9,3,1 word:charts 4,-2,-7,1,4 word:chat -4,6,-4,8,-5 word:check 8,-4,-9,-7,13
word:checker -8,12,-7,5,-1 word:checkout 1,0,-4,-6,9 word:checks -4,-2,-9,2,12 word:chose -2,-1,8,-3,-2
word:ci 2,0,3,-7,3 word:claims 1,-1,-5,-8,13 word:class -1,0,2,-8,7 word:classic -2,12,-4,-5,-1
word:clean -3,-2,2,7,-4 word:clear 6,-2,-7,3,0 word:clearly 8,-1,-3,-2,-2 word:clears 9,-1,-8,-4,4
word:close -7,5,-7,10,-2 word:closer -3,15,-8,-4,-1 word:closes -16,-1,15,-1,3 word:closing 13,-3,-6,-4,0
word:cloud 1,-5,12,-2,-6 word:code 15,-5,-2,-19,12 word:codes 0,-1,-3,-6,10 word:columna -1,-1,-5,0,7
word:com 2,-4,-8,13,-2 word:command 5,11,-1,-11,-4 word:comme -1,12,-5,-5,-1 word:commit -6,-5,12,6,-8
word:common -1,-2,9,-4,-2 word:como -8,26,-16,-1,-2 word:compare 16,-3,-8,-4,0 word:compatibility 0,-1,10,-5,-4
word:component 8,-2,-5,0,-1 word:compute -4,-1,9,-1,-3 word:conclusión 0,0,-6,8,-1 word:conf -9,0,1,0,8
word:config -2,-4,-6,1,10 word:configuration -5,-2,9,-2,0 word:connected -7,-1,-5,-3,16 word:connection -7,-2,-6,4,11
word:consent 1,-3,-4,9,-2 word:console 4,-2,-8,5,0 word:constant -3,0,9,-7,1 word:contain -1,0,-6,9,-2
word:contains -4,-3,-12,1,17 word:contract 2,-8,9,-5,1 word:contracts -8,11,0,-1,-1 word:contrast -3,8,-5,-1,0
word:control -5,-1,12,-5,0 word:coordinator 0,-1,11,-3,-7 word:copy 7,3,-7,1,-4 word:core -8,2,3,-11,14
word:correctly -3,0,-3,9,-3 word:cost -1,-2,14,-17,7 word:could -2,-2,-1,7,-2 word:counted 1,-1,6,-10,3
word:counter -3,-1,10,0,-7 word:country -3,-1,-2,7,-1 word:counts -1,-2,18,-12,-3 word:course -7,6,0,2,-1
word:coverage 8,0,-4,-5,2 word:covers -7,-2,8,3,-1 word:create 8,-2,-3,0,-3 word:creative -2,-1,8,-5,0
word:critics -3,-1,-6,11,-1 word:cross -2,6,-7,-5,7 word:css -2,10,-4,-3,-1 word:ctf -2,-3,-4,-4,13
word:culture -1,-1,7,-6,0 word:current -9,-3,5,3,3 word:customer 2,-4,6,-11,7 word:customers 8,-1,-6,2,-3
word:customs -2,9,-6,-1,-1 word:d -2,-1,-5,10,-3 word:dan 6,-2,-11,11,-4 word:dance -3,-1,-3,8,-1
word:dancing 0,-7,-1,8,0 word:dans -1,10,-8,-1,0 word:dark -2,-1,-8,12,-1 word:das -1,8,-6,-5,4
word:dash -2,-1,-3,-2,7 word:dashboard 10,-3,-4,-9,5 word:data -13,-18,20,4,8 word:database -10,4,2,-2,7
word:date 6,-2,-12,6,2 word:dated 9,-1,-6,0,-1 word:dates 15,1,-1,-14,-1 word:datetime -5,0,-4,10,0
word:datos -2,-2,-5,10,-1 word:day 17,0,-10,-4,-2 word:days 12,1,-7,-14,9 word:db 8,-2,-7,15,-14
word:de 6,11,-5,10,-23 word:december 0,0,-2,-8,10 word:decide -3,-2,10,-4,-1 word:decides -2,-1,11,-5,-1
word:decision 3,-2,-11,11,-1 word:deep 9,0,0,-2,-7 word:def 8,0,-3,1,-6 word:default -3,-1,0,-4,7
word:defaults 8,-2,-1,0,-5 word:dependency -6,-1,7,-1,0 word:deploy 8,-3,-2,-4,1 word:der -2,5,-15,18,-5
word:des -3,3,-7,8,-1 word:describe -5,8,3,-5,-1 word:design -7,-2,16,-7,0 word:det 5,4,0,-7,-2
word:details -2,0,-4,-2,9 word:dev 0,-2,-7,-5,13 word:devlog -6,-1,2,-5,9 word:di 9,-1,-10,5,-4
word:diary -1,15,-9,-4,-1 word:dictionary -4,7,-4,2,-1 word:die 1,-12,-5,27,-11 word:differ -3,9,-2,-4,-1
word:difference -2,-1,-4,9,-2 word:different -1,3,8,-5,-5 word:differs 1,11,-7,-5,-1 word:disk -4,-2,4,8,-5
word:do 0,15,0,-13,-2 word:docs -6,-2,-19,2,25 word:docstring -5,-4,-9,-4,21 word:documentation -2,-4,-1,7,0
word:does -15,15,2,3,-5 word:don't -1,-7,2,10,-4 word:donde -5,-2,13,-2,-3 word:door -2,12,-13,-3,6
word:dos -1,-1,-4,-1,7 word:dot -2,-2,-4,0,8 word:double -4,0,-5,12,-4 word:down 2,-3,8,-15,8 word:drei -1,-1,-7,11,-2
word:drive -1,-2,-8,9,2 word:drop 2,-1,-2,-11,12 word:du 7,3,2,-4,-8 word:due 9,-2,-6,0,-2 word:e 5,0,-13,13,-6
word:each 22,-5,-5,-10,-3 word:easy -7,1,8,-1,-1 word:edit -3,-1,11,-6,0 word:editing 9,2,-3,-6,-1
word:editor 5,10,-8,-5,-2 word:een 2,25,-15,-9,-3 word:eerst 7,-2,2,-6,-2 word:ein -1,14,-4,-6,-4
word:einer -2,12,-4,-4,-2 word:ejecución 0,0,-2,8,-5 word:ekte -4,0,-3,9,-1 word:el 3,-3,1,7,-8
word:eleven -4,-1,-3,8,-1 word:else 11,3,-13,-6,6 word:empty -8,1,-2,18,-9 word:en -12,26,5,6,-26
word:enabled -5,-1,-5,-5,15 word:end 12,-2,-2,-9,0 word:ended -2,-1,-6,11,-2 word:engine -1,1,-1,-7,8
word:entre 0,-1,11,-5,-5 word:entry 16,-1,-10,-9,5 word:env 20,-1,-9,-5,-4 word:environment 8,-1,-4,-1,-2
word:er -18,38,19,-33,-6 word:error -7,-3,5,-6,12 word:errors -3,-1,14,-3,-7 word:es -11,11,14,-9,-5
word:escalate 8,0,-7,0,0 word:essentially -2,11,-4,-2,-2 word:estado -2,-1,-4,-10,17 word:estava 0,7,-2,-4,0
word:et -3,3,11,-7,-4 word:etc -6,-3,-7,-7,24 word:etter -7,-1,-7,20,-5 word:eu -3,-1,-2,-3,9
word:every 30,3,-9,-12,-12 word:example -4,-2,-4,-4,14 word:exists -2,-1,-2,8,-3 word:exit -1,6,7,-19,7
word:exports 11,-1,-9,2,-4 word:express -2,-7,8,4,-3 word:external 11,-1,-5,-4,-1 word:f 2,-1,-2,-8,9
word:factors -2,0,-4,7,-1 word:failover -2,-1,9,-6,0 word:fallback -2,-3,12,-5,-3 word:falls -6,-2,13,-1,-3
word:fan -1,-2,-4,7,0 word:far -5,2,-5,9,-2 word:feature -3,8,-5,-4,5 word:features -8,-3,0,3,8
word:fecha -8,-1,-3,7,6 word:felt -3,8,-1,-4,0 word:few 3,2,-8,4,-1 word:fi -4,-3,-5,-2,14 word:field -2,-1,9,-4,-3
word:fifteen -2,-1,-5,8,0 word:fil 19,-1,-12,-4,-2 word:files -9,-7,15,1,0 word:film -2,2,10,-8,-1
word:filter 4,4,-2,-8,2 word:find -2,-7,-3,11,1 word:finnes -5,-1,-4,11,-1 word:fire -1,9,-6,-4,3
word:first 10,-2,2,1,-11 word:five -6,-7,-1,9,6 word:fix 10,-7,-14,1,11 word:fixed -10,-1,7,2,2
word:fixture -2,-1,-5,8,-1 word:flag 0,-2,-14,14,3 word:folder 12,-2,-6,0,-4 word:font 0,-5,10,-7,3
word:fonts 0,-2,4,-9,6 word:for 14,5,-36,5,12 word:format -7,-4,5,-3,9 word:former -1,7,-3,0,-3
word:formål -4,-1,16,-4,-7 word:found -10,4,-10,19,-3 word:foundation -2,-2,12,-6,-1 word:four -1,-4,-5,4,7
word:fra -5,1,-4,13,-4 word:free 2,-4,2,-7,7 word:fresh 10,-1,-4,-4,-2 word:friction -6,-1,10,-1,-2
word:frigate -1,0,-6,-1,9 word:from 2,8,0,-10,0 word:frontend -4,-1,7,-3,1 word:frontmatter -1,-1,-4,8,-1
word:funds -2,0,-5,7,0 word:future -1,0,-5,7,0 word:først 11,-2,1,-3,-7 word:g 12,-2,-14,4,-1 word:game -8,0,-10,5,13
word:ganger -2,0,-5,8,-1 word:gate 8,-3,-1,-9,4 word:gateway 7,4,-4,-9,2 word:gb 0,-2,9,-2,-5
word:generates -6,12,3,-3,-6 word:get 5,0,5,-2,-8 word:gina -2,-1,-4,7,0 word:gir -3,-1,-5,10,-1 word:git 5,-3,6,3,-11
word:given -8,-3,-5,0,16 word:go 24,-6,-5,-20,7 word:goes 9,1,-5,-3,-1 word:gold -5,-2,7,1,-2
word:gomoku -3,-2,-5,-5,15 word:gone 0,8,-1,-5,-1 word:google -3,-2,-9,5,8 word:got -6,-5,-6,17,-1
word:great -3,-1,-5,9,-1 word:group -9,-1,6,1,2 word:guard -8,-1,-6,12,4 word:guest -6,1,-6,-6,17
word:guide 5,0,-9,7,-3 word:går -2,4,-9,11,-4 word:h 4,-1,1,-10,5 word:ha 3,-4,-14,8,7 word:had -8,-2,0,12,-1
word:half -4,6,6,-9,1 word:hallucination 0,-3,3,-8,8 word:hand 17,2,-10,-7,-2 word:handle 9,-1,-3,-4,-2
word:handler -7,-1,-2,14,-4 word:har -3,0,-6,8,0 word:harbour -6,-1,-6,-5,18 word:harry -2,-4,-5,13,-1
word:has -6,-6,0,28,-16 word:hash -7,6,1,-3,3 word:have -12,-5,-1,23,-5 word:having -2,-1,7,-4,-1
word:he 0,-4,-9,15,-2 word:head 2,6,0,-7,-1 word:header -5,-1,-2,-1,8 word:health -2,-1,-4,9,-2
word:help 5,-4,-18,12,6 word:helps -5,1,9,-5,0 word:her -1,0,-10,12,-1 word:here -1,-1,11,-6,-2
word:hides -2,-1,9,-6,-1 word:high -3,-1,0,11,-7 word:his -6,-4,-5,11,4 word:hold 1,-2,-2,-5,8
word:holds -4,-1,-14,2,18 word:home -2,-4,-16,14,9 word:hook -14,3,9,-3,4 word:hooks 16,-2,-5,-7,-3
word:host 8,-2,-2,1,-6 word:hour 2,-3,8,-9,2 word:hours 3,-2,-9,3,5 word:house 1,8,-6,-2,0 word:how 0,3,6,-9,0
word:http -4,-1,10,-6,0 word:hub 12,-3,-4,-1,-3 word:human -2,-2,13,-8,-1 word:hus -3,0,-2,-5,10 word:hut -2,0,-2,-3,7
word:i 4,1,-10,8,-3 word:i'm -4,-4,-6,18,-4 word:i've -2,-1,-5,9,0 word:id 2,-5,-11,-14,28 word:identity -2,-3,7,-2,-1
word:if 33,-12,-9,-19,7 word:ignore -2,0,8,-5,0 word:ikke -5,1,3,13,-12 word:il 8,5,-12,4,-5 word:im -2,0,-6,10,-2
word:image 12,-4,3,-11,-1 word:in 9,-5,-8,9,-5 word:industry 0,-2,-7,10,-1 word:ingen -2,-1,7,-7,3
word:init 12,-1,-3,-2,-6 word:inn -2,-1,8,-5,-1 word:input 13,-2,-5,1,-6 word:instead 7,0,-7,7,-6
word:integration -2,-3,7,1,-3 word:intent -2,0,8,-5,0 word:interfaz -3,-1,9,-1,-4 word:intern -2,10,-8,-4,5
word:into -5,-3,12,-1,-3 word:is -40,60,-4,-20,3 word:iso 14,0,-3,-7,-4 word:issue 1,-2,-10,12,-1
word:ist -12,29,-8,-14,5 word:it 6,17,-4,9,-29 word:item -9,-1,4,0,4 word:items 15,-4,-11,3,-4 word:its 12,1,-2,-2,-10
word:itself -5,-1,12,-3,-2 word:jest -5,8,-1,-1,-1 word:job 4,-3,11,-10,-2 word:john -4,0,-2,9,-2
word:join 8,0,-2,1,-5 word:js -3,0,-3,-3,8 word:json 1,-5,-2,-4,9 word:jsonl -3,-1,0,-4,8 word:june -2,-1,-2,-7,11
word:just -12,7,0,7,-2 word:k -7,-1,7,-3,3 word:keep 25,-2,-4,-12,-7 word:keeps -3,11,-1,-6,-2 word:kept 1,-2,21,-25,4
word:keys 0,-1,11,-8,-2 word:kind -2,7,0,-7,2 word:krever 4,-1,-8,2,2 word:kunde -3,-2,-5,12,-2
word:kurs 1,0,-4,-15,18 word:l -1,-1,1,8,-8 word:la -1,3,6,3,-12 word:label -4,4,-1,-9,10 word:labels -4,-1,0,8,-3
word:labs -12,-2,9,5,-1 word:large 1,9,-4,-5,-1 word:las 8,0,-4,0,-4 word:last 6,-2,-13,14,-5 word:later 8,-1,1,-5,-3
word:layout 7,-1,2,-4,-5 word:lazy -1,-1,7,-5,0 word:le 9,7,-7,0,-9 word:lead -5,5,-7,9,-1 word:leak 1,-3,9,-3,-3
word:learned 3,0,7,-9,-1 word:learning -7,12,-7,-6,9 word:least 8,-1,-4,-4,1 word:ledger -2,3,3,-11,7
word:left -3,-2,1,-4,9 word:les -4,2,0,8,-6 word:lets -11,1,14,-2,-2 word:letters -2,0,-5,-2,9 word:level -4,-4,9,-4,2
word:lgbtq -1,-1,-5,7,0 word:lies -3,7,-1,-4,1 word:ligger -4,-1,-4,-4,12 word:light 1,8,-6,-2,-2
word:like -3,14,-6,3,-8 word:line -9,-5,5,-4,12 word:lines 5,0,-10,5,0 word:linking -1,-1,-4,8,-2
word:linux -2,0,7,-3,-2 word:list 2,-7,1,9,-5 word:lista 1,-1,-2,9,-6 word:live -9,-2,8,-8,10 word:lived 7,0,-3,-2,-2
word:living -1,7,2,-7,-1 word:loader -3,2,-3,9,-5 word:local -3,-3,14,-3,-6 word:location -1,-1,-6,0,7
word:lock -3,0,-1,-3,7 word:log 3,2,-14,-23,32 word:loggen -3,0,-3,-1,7 word:login 5,-3,2,5,-9
word:logs -10,-1,8,12,-9 word:lokalt -3,-1,9,-4,-1 word:long -3,-5,8,-7,7 word:look 10,-6,-4,1,-2
word:looking -1,0,-6,8,0 word:looks -2,8,-9,4,-1 word:loop -13,0,15,3,-5 word:los -12,-9,22,5,-7
word:love -3,-3,-3,10,0 word:low -4,-2,8,6,-9 word:lower -8,-1,11,1,-2 word:m 7,2,1,-10,-1 word:mac 4,-1,-8,8,-3
word:macos -6,-1,-5,0,12 word:mai 9,-2,-6,0,-1 word:main 6,-5,10,-8,-3 word:mais -4,10,-4,-1,-1
word:make 16,-11,4,-3,-5 word:makes -6,2,15,-10,-2 word:manager 12,-4,-2,-3,-3 word:managing 0,-1,-2,-4,7
word:manual -2,-1,10,-6,0 word:map 0,1,10,-5,-6 word:maps -10,0,11,0,0 word:march 1,-2,-10,9,1 word:may 4,-8,-8,14,-2
word:mb -1,-1,-3,10,-5 word:md 12,10,-15,-15,8 word:me -2,-10,-7,21,-2 word:meal -2,19,-8,-7,-2
word:means -2,-4,13,-6,-1 word:melanie -1,-2,-5,8,0 word:memoria -3,-1,13,-3,-5 word:memory -1,20,-12,-4,-3
word:mentioned 8,-1,-9,2,0 word:merge 10,-3,-1,-3,-4 word:merging 8,0,-2,-4,-2 word:message -2,-2,8,2,-6
word:might -10,-2,13,2,-3 word:minute -1,-3,-1,-6,10 word:minutes 11,0,-13,5,-3 word:missed -1,-1,-3,7,-3
word:mobile -8,-3,8,-6,9 word:mock -4,4,-6,9,-2 word:mode -17,-4,12,4,5 word:model 4,5,1,-13,2
word:module -1,0,8,-1,-6 word:modules 0,16,-14,2,-4 word:moment -4,11,-2,-4,-1 word:month -7,3,-1,-3,9
word:months -1,-2,-6,7,1 word:more -6,0,14,-10,2 word:most 9,3,-13,10,-10 word:motivated 10,-2,-1,-7,0
word:moved -2,0,7,-2,-2 word:movement -2,-1,7,-4,0 word:mqtt 2,-1,-6,-6,11 word:much -3,4,8,-5,-3
word:must 28,-4,-13,-13,2 word:mutex -2,12,-4,-3,-2 word:my -6,-3,-10,26,-8 word:mysql 1,-2,-7,12,-3
word:n'est -1,-1,-5,8,-1 word:nada -1,-1,8,-1,-5 word:name 13,-7,-10,-4,8 word:named 8,-3,-4,-3,2
word:names -3,-2,7,1,-3 word:need 23,-4,-11,-5,-3 word:needs -3,-5,11,-2,0 word:net -3,11,-7,-3,2
word:network -8,-6,6,-5,13 word:never -15,13,2,-1,0 word:new 3,15,-12,6,-11 word:newer -5,0,-3,-2,9
word:next 9,-2,-6,-5,5 word:night 1,3,3,-11,4 word:nine -5,-3,-16,21,2 word:no -3,-3,-15,2,19 word:nobody -2,7,1,-4,-3
word:node 0,-2,-5,-2,9 word:nodo 10,-2,-7,-1,-1 word:non -6,-6,16,-1,-3 word:none -2,-2,-6,2,8 word:nor -2,-2,-2,7,-1
word:not 25,-12,2,-3,-11 word:note 10,-2,-3,-7,2 word:notes 0,-1,2,-11,10 word:now -7,-4,-9,19,2 word:npm 9,-1,-9,-2,3
word:nunca -4,7,-4,0,0 word:oauth -1,0,11,-8,-2 word:object 0,-2,8,-3,-3 word:obs 9,0,-5,-4,0 word:of 1,14,-15,16,-15
word:off 11,-3,-9,-14,14 word:office -3,10,-10,-2,4 word:offline -4,-3,5,-7,8 word:oficial 8,-1,-6,-1,-1
word:og -4,12,10,-14,-4 word:ogni 14,-2,-10,-2,0 word:old -7,5,-4,18,-12 word:om -2,-2,7,-2,-1 word:on -2,7,-21,7,10
word:once -7,4,19,-11,-5 word:one 6,27,-12,-4,-17 word:online 0,-1,-5,7,-1 word:only 21,-17,-2,1,-3
word:open -3,-5,12,-16,12 word:opencode 4,13,-9,-2,-5 word:operations 9,2,-6,-4,-1 word:opt 0,-1,-3,-8,12
word:optional -6,-1,0,-2,9 word:or 31,-15,3,-31,12 word:original 10,3,-5,-5,-3 word:other 3,2,-10,1,4
word:otherwise 8,0,-6,-1,0 word:our 1,0,10,-14,2 word:outputs 8,0,-1,-1,-6 word:outside 1,-2,-8,10,-2
word:over -6,-1,5,9,-6 word:own 20,-6,11,-13,-13 word:owner 13,-4,-12,-5,7 word:pack 11,-3,-8,-1,0
word:package 3,-1,-11,15,-7 word:page 4,6,-22,7,5 word:panel 2,-2,-4,7,-3 word:paper -8,6,-4,8,-2
word:para 8,-4,10,-8,-6 word:part -9,-1,-1,6,5 word:partner -5,-1,-5,12,-1 word:pas -3,-3,9,-1,-3
word:patch 5,0,-1,7,-10 word:path -4,-9,5,10,-2 word:pay 2,-1,9,-9,-1 word:pdf -7,-1,0,3,5 word:pela 4,7,-3,-7,-1
word:people -6,-2,8,5,-5 word:per 19,-8,15,-16,-10 word:performance -2,-1,-6,13,-4 word:perl -2,-3,9,-3,-1
word:pero -3,2,-1,15,-12 word:personas -4,-2,-4,10,-1 word:phase 0,-1,8,-3,-4 word:phone's 0,-1,-5,-1,7
word:piece -9,-4,7,1,5 word:pin 16,-2,-10,-2,-2 word:place 2,1,-9,6,-1 word:plain -1,-2,12,-6,-3
word:plan 7,9,-3,-13,0 word:platform -3,-2,-9,2,12 word:plays -2,8,-3,-2,-1 word:png 8,0,-2,-3,-2
word:points -2,-2,-1,-3,8 word:por 8,-2,0,-9,3 word:port 5,-2,-2,-8,7 word:porto -1,0,-2,-4,7 word:post -3,8,-7,-3,5
word:potential -7,-1,-8,17,-1 word:potter -2,-4,-5,13,-1 word:power -4,-2,10,-1,-2 word:powered 11,-1,-5,-5,-1
word:pr 8,4,-7,-4,-2 word:preferred -10,0,10,-4,5 word:prefers -2,-1,-5,9,-2 word:prefix -9,-1,10,-2,1
word:print 1,-1,-12,12,0 word:prints 1,-5,-7,3,8 word:probado -4,-1,-2,9,-3 word:profil 8,0,-3,-3,-2
word:profile 8,0,-1,-3,-3 word:project -7,-1,-2,11,-1 word:project's -2,17,-10,-1,-4 word:prompt 1,-4,10,1,-8
word:prompts 10,4,-9,-1,-5 word:properties -3,-1,-1,-3,7 word:property -6,-3,9,-1,1 word:protection 8,-1,-4,-1,-3
word:protocol -5,13,-3,-4,-2 word:protokoll 0,10,-8,-5,3 word:proves -1,0,8,-7,0 word:provider 1,-1,-9,0,9
word:providers 0,-2,-2,-2,7 word:providing -1,3,8,-9,-2 word:proxy's -2,0,11,-6,-3 word:prune 11,0,-3,-3,-5
word:published 7,-1,-7,1,0 word:purpose -3,-4,12,-3,-2 word:py -8,-3,9,12,-10 word:python 6,-1,-10,-10,15
word:på -11,10,-10,8,3 word:quarter -3,-3,-1,-4,10 word:que -16,15,5,4,-8 word:query 0,-4,3,14,-12
word:quote 15,-3,-4,-6,-2 word:quotes 2,-1,-4,-5,8 word:raised -6,-1,-6,14,-1 word:rapide -4,7,-2,-1,-1
word:raskere -1,-1,9,-1,-5 word:rate 9,-2,-1,-6,-1 word:rather -7,1,10,-6,2 word:raw -1,-1,8,-6,-1
word:react -6,5,-11,7,5 word:read 1,5,6,-21,10 word:reads -10,8,-1,6,-3 word:real 9,-2,-3,-5,1
word:recall -1,0,-1,10,-7 word:recibo 5,3,-8,-2,3 word:recipe -2,14,-8,-2,-1 word:red -6,-1,-9,8,7
word:refund 6,2,-7,-1,0 word:registry -4,-1,-1,-6,12 word:release 3,2,-7,-6,8 word:released 0,0,2,-8,6
word:releases -5,-1,-2,-2,10 word:relies -2,-1,8,-4,-1 word:render 7,0,3,-7,-2 word:repo 16,-3,-6,1,-8
word:report 8,1,-10,4,-2 word:reported -3,-1,-2,-1,8 word:reports 13,-1,0,-14,2 word:repository -3,-2,11,-3,-4
word:request 8,-4,11,-9,-6 word:requirements -2,-1,7,-1,-4 word:requires 14,-1,-10,-6,4 word:research -6,-1,10,-1,-2
word:reservation 10,-2,-14,4,2 word:resolution -2,7,1,-4,-2 word:responsible 11,-3,-4,-3,-1 word:retries -1,1,10,-6,-4
word:rewritten 10,-3,-6,-1,0 word:root 3,-3,-5,-4,9 word:rosenwasser -4,-1,-9,10,5 word:rounding -6,5,-3,8,-5
word:route 7,6,-9,-2,-2 word:row 3,-2,8,-4,-5 word:rows -12,-2,6,17,-9 word:rpi -3,0,1,13,-10 word:rule 17,-1,5,-27,6
word:rules -3,14,-5,-9,4 word:run 18,-13,-15,13,-4 word:runs -8,1,10,-3,0 word:runtime -3,-1,11,-2,-5
word:rust -4,-1,-5,-3,12 word:s -18,-5,7,19,-4 word:safari -3,-1,-8,15,-3 word:sales -5,-1,0,9,-3
word:sam -4,-1,-3,11,-2 word:same -2,26,-1,-9,-14 word:sand -1,13,-5,-2,-4 word:sans 0,8,-10,-1,4
word:save -5,-3,-2,4,7 word:saved -7,-1,5,5,-2 word:say 6,2,-11,4,-1 word:says -3,7,4,-5,-3 word:scale 10,0,-4,-3,-4
word:scan -7,-1,11,-3,-1 word:script -1,-2,-7,6,4 word:se 1,5,-8,-5,6 word:second 0,1,-3,8,-7
word:security 3,4,-1,-9,4 word:seen -2,-1,-1,8,-4 word:sees -7,4,11,-6,-1 word:selv 0,8,-9,-5,6
word:sempre 8,-1,-3,-2,-2 word:send -2,-2,7,-7,4 word:sensorer 11,-1,-5,2,-6 word:sensors -3,10,-2,-6,1
word:senza 9,0,-4,-4,0 word:server -2,-3,7,2,-4 word:service -5,0,10,-5,1 word:services -3,4,-8,1,6
word:session 1,3,4,-11,4 word:sessions -8,-1,13,0,-4 word:set 22,-5,-4,5,-18 word:several -3,9,-5,1,-3
word:share -8,-3,12,-7,6 word:shared -4,-5,9,-1,0 word:sheet 8,-1,-6,-2,1 word:shelf -1,0,-1,-7,9
word:shell 13,-2,-7,-4,0 word:ships -1,-1,-5,-1,9 word:shoes 8,-1,-3,-4,0 word:shown -1,-1,8,-5,0
word:shows -3,-1,-11,11,4 word:sich -4,-3,9,1,-3 word:signals -2,0,-4,8,-2 word:signature 6,0,1,1,-8
word:similar 0,10,-5,-4,-1 word:simple -12,-2,-5,15,5 word:since 5,-4,26,-20,-7 word:sind 15,-4,-13,4,-3
word:single -5,-4,10,-4,3 word:sistema -8,4,15,-7,-4 word:six 4,-1,-12,9,0 word:skip 9,-1,-5,-2,-1
word:slack 3,-1,8,0,-10 word:slash -2,-1,-1,-4,7 word:slow -12,-6,19,-4,3 word:slug -2,0,-3,-3,8
word:small -7,7,12,-10,-1 word:smaller 10,-2,-4,0,-5 word:smallest -11,0,12,-1,-1 word:smoke -2,7,-3,-2,-1
word:so -29,-17,33,28,-14 word:solo 17,3,-16,-1,-2 word:som -8,59,-23,-14,-14 word:some -11,10,-1,4,-3
word:somebody -2,8,-2,-4,-1 word:something 0,1,-7,7,-1 word:son -1,0,-5,7,-1 word:sort -3,10,0,-7,0
word:sorted -1,0,8,-3,-4 word:source -10,-2,13,-2,1 word:specifically -2,-1,-4,7,0 word:speed -4,-3,10,0,-3
word:split -4,-1,13,-7,-1 word:src 13,-1,-16,-2,7 word:stack -5,4,-9,2,8 word:start 16,-4,-7,0,-4
word:started -2,1,-7,10,-1 word:starts -6,-3,11,-4,1 word:startup -3,0,8,-4,-1 word:state 8,3,-12,-2,4
word:stationen -6,-2,1,8,-2 word:status -5,-1,-8,-7,21 word:stay 4,-1,13,-12,-3 word:stays 4,-2,5,-10,4
word:step -8,-3,5,0,7 word:steps 6,3,0,-7,-1 word:still -6,8,2,7,-10 word:store 7,-2,-13,-2,11
word:story -1,-1,-3,7,-2 word:string -9,-5,0,1,12 word:strip -8,0,10,0,-1 word:strong -3,0,1,-8,9
word:structure -2,16,-5,-5,-4 word:strøm -4,-1,-5,13,-4 word:style -7,-1,-3,0,10 word:styles -1,7,-4,-6,3
word:such 0,-1,7,-5,-1 word:suggested -4,-2,0,7,-1 word:suite 7,-1,-4,-1,-2 word:summer -2,0,-4,7,-1
word:support 1,-3,-15,9,8 word:supported -2,-1,7,-8,4 word:swap -2,-2,10,-5,-1 word:system -7,5,10,-1,-7
word:så 11,-2,-3,1,-8 word:t -2,0,9,-4,-2 word:tablet 2,8,-4,-4,-1 word:tag 8,-1,-9,-2,5 word:tap -1,3,-7,6,-1
word:tasks -8,-2,-2,7,5 word:team -13,2,-9,-1,21 word:teams 0,-9,20,-12,1 word:technical 5,-5,-9,4,5
word:tell 2,-2,9,-7,-1 word:test 13,-7,-15,13,-4 word:testing -5,-1,-3,11,-3 word:tests 6,2,-10,5,-3
word:text 13,-9,-10,2,4 word:th -3,0,-2,8,-2 word:thanks -1,-3,-3,8,-1 word:that -13,-1,36,5,-27
word:the 13,-4,-19,14,-5 word:their 5,7,-7,-6,2 word:them 4,1,9,-5,-9 word:theme 1,-1,7,-2,-6 word:then -24,-4,19,5,4
word:there 0,3,-10,14,-8 word:they -2,-3,28,-18,-5 word:things 12,-3,-4,0,-5 word:thinking 0,-1,-5,-3,9
word:third -3,-3,-6,6,7 word:this -5,-12,12,4,2 word:thread 5,8,-2,-8,-3 word:three -8,-7,-1,14,2
word:threshold 3,0,-2,9,-9 word:tick -5,0,8,-2,-1 word:ticket 0,13,-7,-1,-6 word:tiene -2,-2,-2,-2,7
word:til 10,-4,2,2,-11 word:till 1,5,-8,-1,4 word:tim -5,-4,-8,19,0 word:time -7,2,1,14,-9 word:timeout -7,-3,6,-11,14
word:timer -2,0,11,-2,-8 word:title -2,-2,9,-2,-3 word:tmp -8,-1,5,4,1 word:to 24,3,-5,4,-26 word:tobie -4,-2,-11,17,1
word:todos -4,-1,14,-2,-7 word:toggle 0,-1,-9,-1,11 word:token -11,-6,-2,9,10 word:took -2,-1,1,-7,9
word:tool -1,-6,-1,-5,13 word:touch 6,-4,6,-7,-1 word:traffic -4,-3,2,-2,8 word:travel 11,-1,-2,-6,-3
word:treat 0,8,-6,-1,-1 word:trenger 8,0,-2,-3,-3 word:trivial -2,-1,9,-1,-6 word:truth -4,-2,9,-3,-1
word:try 9,-1,-11,4,0 word:ts 0,-4,1,8,-5 word:tsx -6,-4,8,2,0 word:twice -2,2,-13,23,-9 word:two 7,-6,-5,26,-22
word:type -1,-6,-7,-1,15 word:types -9,-2,2,-7,17 word:typescript -18,-2,10,-1,11 word:ui 22,-7,-5,1,-10
word:un -5,34,-2,-16,-11 word:una -4,3,10,-2,-6 word:und 2,-7,3,9,-7 word:undefined -1,0,-5,11,-4
word:under 13,-5,-9,4,-3 word:une -4,17,-5,-4,-3 word:unit 14,-1,2,-7,-8 word:universal -2,13,-3,-5,-3
word:unlike -2,8,-4,-2,0 word:until -11,2,2,-5,12 word:unused -3,0,-3,-4,10 word:up -4,-5,10,-4,3
word:update 8,-1,-3,-2,-2 word:usb 3,6,-8,8,-9 word:use 36,-7,-17,-6,-5 word:user 7,-9,-1,-4,6
word:users -3,-3,-3,11,-2 word:using -1,0,10,-5,-4 word:utc 13,-1,0,-5,-8 word:uten -3,-1,10,-3,-4
word:validate 1,-1,7,-1,-6 word:validated 8,-1,-2,-3,-2 word:value -10,5,3,6,-5 word:van 1,13,-6,-6,-2
word:var -3,-2,-7,-2,15 word:vencimiento -8,0,-1,5,4 word:verified -7,0,-3,10,-1 word:verify 11,-2,-7,-1,-2
word:version -6,20,-1,-9,-4 word:very -2,0,-7,11,-1 word:via 4,-2,1,-11,8 word:vier -2,7,-2,-2,-1
word:view -3,0,-6,9,1 word:vil 3,0,12,-12,-3 word:virker -1,-1,-5,9,-2 word:vision -1,0,-5,-2,7 word:von -1,-1,-3,7,-2
word:voor 7,-1,-4,-1,-1 word:vor 12,0,-3,-6,-3 word:vote 8,1,-7,-2,0 word:votes 5,-1,-7,-1,4 word:vous -5,11,-3,-2,0
word:vpn -9,-2,-1,-5,17 word:wait -3,-3,8,-2,0 word:walk -6,13,0,-5,-2 word:want -7,-3,-1,13,-3
word:was -9,-1,1,24,-15 word:watcher -1,0,-3,8,-3 word:water 15,3,-11,-4,-3 word:way -2,18,-3,-10,-3
word:we -1,-7,6,12,-10 word:weather -3,8,2,-7,-1 word:web -2,-2,-1,-5,10 word:week -5,3,-8,14,-3
word:weekend 1,-1,-7,9,-2 word:weil -2,-1,7,-4,0 word:what 4,28,11,-30,-12 word:when -4,-14,14,2,2
word:where -10,14,-12,-5,12 word:whether -8,-2,-8,9,8 word:which -14,-5,17,9,-7 word:while -13,7,2,-1,5
word:whoever 9,-1,-4,-2,-3 word:whole -3,-2,10,-3,-2 word:wi -9,-3,-4,-3,19 word:wie -5,30,-7,-11,-7
word:wifi -3,-2,-3,-6,14 word:wiki -2,-9,19,-6,-2 word:wikimedia 5,-1,5,-7,-2 word:wikipedia -1,-1,-3,7,-2
word:will -21,-4,36,-9,-2 word:window -1,3,2,-9,5 word:winning -3,-2,-5,9,0 word:winter -4,-1,-5,11,-1
word:with 16,8,-21,18,-21 word:within 14,-5,-7,-3,2 word:without 12,2,-8,-3,-3 word:won't 9,0,2,-10,-1
word:work -13,4,-2,17,-6 word:worker -3,-2,1,9,-5 word:worth -8,1,2,-5,10 word:would -8,13,1,-4,-3
word:write 7,-2,5,-2,-9 word:writes -11,-1,9,4,0 word:written -2,4,6,-8,-1 word:x -6,-6,-1,4,9 word:y -6,1,5,9,-9
word:ya 0,-1,10,-4,-5 word:year -11,-2,3,-2,12 word:yes -2,-1,-1,8,-4 word:yet -4,-1,-4,8,1 word:yml -12,0,-5,7,11
word:you 24,33,-8,-30,-18 word:your 12,4,8,-21,-3 word:zone 6,4,-8,-7,6 word:zu -9,2,4,7,-3 word:à -3,8,-9,5,-1
word:är -4,9,-3,-5,3 word:én 10,-2,0,-3,-5 word:в -3,3,-13,25,-11 word:для -3,7,-3,1,-2 word:же -3,7,-5,2,-2
word:из -2,-2,-4,9,-1 word:как -2,13,-5,-1,-5 word:на 0,10,-3,-1,-7 word:после -1,-1,-4,7,-1 word:с 10,-2,-6,1,-3
word:только 11,-1,-7,-3,-1 word:إلى -2,4,3,3,-8 word:البيانات -2,-1,10,-4,-3 word:المستخدم -3,-1,5,-8,7
word:بعد -8,-1,-3,18,-6 word:بيانات -1,-1,11,-1,-8 word:تعديل -6,0,1,10,-5 word:عن -3,-1,10,-4,-3 word:عند 7,2,-4,4,-8
word:في -6,6,10,8,-17 word:قبل 8,-1,-3,-2,-2 word:كل 8,-2,6,-5,-7 word:لأن -4,-1,8,-2,-1 word:لكن -1,0,-4,9,-3
word:مثل -4,13,-4,-3,-2 word:مع -4,-1,14,-15,5 word:ملف -6,-1,11,-2,-2 word:من 5,5,-6,-9,5 word:い 1,5,10,-1,-14
word:う -3,13,-9,0,-1 word:が -9,-5,4,16,-6 word:し 13,-3,-9,9,-11 word:す 16,1,-9,2,-10 word:た -2,-4,0,12,-6
word:つ 0,-1,-2,9,-6 word:て -4,9,-8,9,-5 word:な 1,10,1,-9,-2 word:に 7,-1,9,1,-15 word:の -11,11,4,9,-13
word:は 7,11,6,-14,-10 word:ま -12,-4,3,12,1 word:も -6,13,-6,2,-3 word:よ -6,13,-8,2,-1 word:る 17,8,-8,-4,-13
word:ォ 3,-2,9,-2,-8 word:ジ 1,-1,-6,-2,7 word:ス 0,-1,-5,13,-7 word:ト 3,-2,13,2,-16 word:ポ -3,1,8,-3,-2
word:レ 1,4,-7,0,2 word:ー 6,-4,12,-11,-3 word:一 3,11,-7,-6,-1 word:三 -2,-2,-8,10,2 word:上 2,-2,9,-4,-4
word:不 -1,1,11,-6,-5 word:个 0,9,-4,-1,-3 word:中 8,-1,0,-5,-2 word:为 -5,-1,7,-5,4 word:九 -4,-1,-4,10,-2
word:也 -3,0,7,0,-3 word:了 -7,-3,2,12,-4 word:云 -2,9,-3,-2,-2 word:件 -11,5,6,0,1 word:会 2,-2,13,-7,-5
word:使 12,-3,0,-5,-4 word:例 -1,0,7,0,-6 word:値 -2,7,-7,0,2 word:值 -8,0,-1,-2,11 word:像 -3,30,-14,-9,-4
word:先 13,-3,-4,-5,-1 word:全 -5,8,6,-3,-6 word:到 -5,-1,-2,14,-7 word:前 14,1,-7,-4,-4 word:加 11,-1,-3,2,-9
word:動 -1,-1,8,-4,-1 word:十 -1,-2,-4,10,-3 word:反 -2,-1,-5,11,-2 word:发 -8,0,4,3,1 word:可 -6,0,13,-5,-3
word:后 2,0,-8,11,-6 word:器 -5,3,7,-4,-1 word:型 3,-4,13,-12,0 word:報 8,-1,-4,-2,-3 word:天 0,-1,10,-8,-1
word:失 -1,0,-2,7,-4 word:好 8,7,-9,-4,-3 word:存 -10,3,9,-1,-2 word:定 4,-2,12,-9,-5 word:実 -2,-2,10,-4,-2
word:小 7,6,-11,-1,-1 word:就 -4,8,3,-5,-3 word:序 -3,-1,9,-3,-1 word:库 -4,-1,7,-4,2 word:式 -1,-1,9,-5,-1
word:得 -4,0,9,-5,1 word:必 10,-1,-2,-6,0 word:态 -4,-1,10,-3,-3 word:性 -3,-1,8,0,-4 word:情 8,-2,-8,6,-4
word:態 7,-1,0,-3,-3 word:成 1,5,-9,5,-3 word:户 -5,-1,-1,9,-2 word:房 -5,8,-3,-2,2 word:所 1,-1,7,-5,-2
word:把 7,0,-3,-3,-1 word:持 -6,1,-2,-3,11 word:接 -6,-1,7,1,-2 word:支 -5,-1,0,-4,11 word:改 6,-1,6,-7,-4
word:敗 -1,0,-3,10,-6 word:文 -11,4,5,-1,3 word:新 19,-2,-11,10,-17 word:时 -14,-3,8,7,3 word:是 -11,14,2,-3,-2
word:時 -3,-2,9,-6,1 word:更 1,6,-1,2,-8 word:月 -2,-1,-3,8,-2 word:本 1,6,-8,1,0 word:样 1,7,-4,-3,-1
word:模 6,-4,16,-13,-5 word:比 -3,14,-2,-5,-4 word:求 -8,-1,14,-6,1 word:没 -5,-1,-6,14,-2 word:测 0,-2,-8,9,0
word:源 -3,-1,10,-3,-3 word:现 -1,0,-5,9,-4 word:理 2,1,21,-10,-14 word:用 -3,-5,6,8,-6 word:発 9,0,-2,-6,-1
word:的 -16,10,0,-2,8 word:盖 -1,-1,-4,8,-1 word:目 6,7,-2,4,-16 word:码 8,6,-6,-4,-3 word:空 -3,-3,-8,16,-3
word:管 8,-2,3,-5,-4 word:编 -8,6,8,-8,2 word:置 -11,-1,-5,-3,20 word:聊 -2,-1,8,-4,-2 word:自 -2,-2,14,-5,-4
word:节 -4,-1,10,-4,-1 word:行 -3,2,3,6,-8 word:装 2,-1,-5,8,-3 word:要 8,-2,4,-7,-3 word:覆 -1,-1,-4,8,-1
word:言 -6,-2,1,-3,11 word:設 9,0,0,-5,-4 word:論 -1,0,10,-1,-7 word:认 -4,0,-1,-5,10 word:记 -3,-1,-5,0,8
word:试 5,-2,-10,7,0 word:请 -4,-1,11,-6,0 word:起 -4,-1,8,-1,-2 word:辑 -6,-1,11,-3,-1 word:过 -2,-2,-3,8,-2
word:这 -3,9,-1,-4,-1 word:部 -5,4,11,-10,0 word:配 -11,-1,-9,3,18 word:量 -4,0,11,-4,-3 word:開 10,1,-3,-7,-1
word:间 -9,-2,-2,9,2 word:降 -4,0,-2,10,-3 word:限 -2,-1,7,-3,-1 word:需 8,0,-3,-4,-1 word:順 -3,-1,8,-3,-1
word:题 0,8,-6,1,-3 word:默 -5,0,-1,-5,10 word:리스크 11,0,-2,-5,-3 word:즉시 7,0,-3,-2,-2
"""
