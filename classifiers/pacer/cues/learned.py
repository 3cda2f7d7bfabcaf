"""Weights of words, stems and endings by class, in hundredths: procedural, analogous, conceptual, evidence, reference.

Fitted by `benchmarks/fit_pacer.py`, not by hand.
"""

# ruff: noqa: RUF001 -- words of other scripts are the data of this module

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'il -3,10,-4,-2,0 end:'re -6,7,0,-7,6 end:a's -1,3,-5,-4,7 end:ace 8,-3,-11,2,3 end:ack -6,-5,21,-6,-3
end:act -8,-5,-4,9,9 end:ade -16,3,8,2,2 end:ado -8,-6,-6,18,2 end:ads -14,7,4,15,-12 end:ady -4,2,7,-4,-2
end:aft 1,7,-7,-2,1 end:age 12,-11,15,-12,-4 end:ain 1,0,16,-11,-5 end:ais -10,6,3,3,-2 end:ake -3,12,-8,3,-3
end:ale 5,-6,14,-12,0 end:alt -3,-2,14,-7,-2 end:ams 7,-13,24,-13,-4 end:ana -10,3,5,5,-3 end:and 26,3,-2,-12,-14
end:ano -2,1,-6,10,-3 end:ans -4,-4,16,-6,-3 end:ape -8,3,5,2,-1 end:ard -9,-10,11,0,7 end:are 16,-13,8,-23,11
end:ari -3,-2,-7,16,-4 end:ark -4,4,-9,12,-2 end:arm -7,9,3,-4,-1 end:ars 8,-5,-6,0,3 end:art 17,-1,-3,5,-17
end:ary -5,17,-13,-6,7 end:ase -22,5,3,2,13 end:ash -8,-3,1,0,10 end:ass 3,-1,0,-12,9 end:ast 11,7,-12,-5,0
end:ata 1,-3,2,-8,8 end:ate 25,-22,3,-21,15 end:ats -6,0,1,-6,11 end:aux -3,9,-5,-1,0 end:ava 0,7,-2,-4,0
end:ave -7,14,-5,2,-4 end:ays -13,-1,0,-7,21 end:bel -3,4,-1,-11,12 end:ber -12,-11,-14,15,22 end:bie -5,-2,-11,17,1
end:bla 0,-1,-8,4,4 end:ble -4,-4,-2,7,2 end:bly 4,-2,-7,1,5 end:box 3,5,-9,0,2 end:bre -8,6,1,-4,4
end:btq -1,-1,-4,7,0 end:c's 0,-1,-7,8,0 end:cal 6,-13,-1,6,1 end:cas -3,-1,7,-5,1 end:ced -1,-4,11,5,-11
end:cel 7,3,-8,-3,2 end:cer 14,2,1,-14,-1 end:ces -18,7,6,7,-1 end:che 4,0,8,-4,-8 end:cht -3,-4,-14,26,-4
end:cks -15,-1,15,-1,2 end:cle -2,2,-9,1,9 end:col 0,13,-2,-6,-4 end:cos -10,-1,-2,0,13 end:cro -4,-2,10,-2,-1
end:cts -5,1,12,1,-9 end:dad 0,-1,13,-7,-5 end:das -3,-2,-2,9,-3 end:ded -18,-9,12,-4,18 end:del 4,4,12,-15,-5
end:den 11,-7,0,-3,-1 end:der 23,-11,-4,10,-18 end:des -6,2,20,-17,0 end:det -9,10,7,-6,-2 end:dge 9,6,-15,-2,2
end:dit -1,2,2,-11,8 end:dle 12,0,-4,-6,-2 end:dly -6,-1,9,-1,-1 end:dos -5,0,12,1,-8 end:dow -1,6,2,-10,4
end:e's -3,0,-10,3,11 end:ead 23,3,-9,-8,-9 end:eat 1,6,-9,4,-2 end:ece -9,-3,5,3,4 end:eck 6,-4,-5,-9,12
end:ect -5,-9,6,19,-11 end:ede 2,-1,0,-12,11 end:eds -5,-5,13,-2,-1 end:eed -4,-4,14,1,-7 end:een 4,-8,-4,8,0
end:eep -8,2,3,-2,4 end:eet 5,-1,-8,3,1 end:eir 6,5,-3,-7,-1 end:ekt -3,-2,11,-3,-3 end:eld 0,-1,9,-6,-2
end:elf -7,-8,14,-5,7 end:ell -2,19,-12,-12,7 end:els -2,-5,8,2,-3 end:ely -1,-2,16,-2,-11 end:ema -7,9,12,-11,-2
end:eme -2,-1,11,0,-8 end:ems 13,-7,-3,2,-5 end:end 8,-7,-1,-1,0 end:ene 0,-3,5,-10,8 end:ens 0,-1,14,-14,1
end:ent -2,-8,12,-4,2 end:eps -3,14,2,-9,-4 end:era 5,-1,-13,10,0 end:ere -25,17,-5,16,-4 end:ern -9,22,-18,6,0
end:ers -8,-2,8,2,-1 end:ert 8,-4,4,4,-11 end:ery 30,-4,-10,5,-21 end:ess -4,-13,15,-9,12 end:est 1,22,-8,-14,-1
end:eta -10,1,3,4,1 end:ete 5,0,-4,6,-7 end:ets 1,-1,9,0,-9 end:ext 12,-3,12,-7,-14 end:faz -3,-1,8,-1,-3
end:fer -1,7,9,-10,-5 end:fic -10,-1,0,-1,11 end:fig -3,-4,-5,3,8 end:fil 9,0,-4,-3,-1 end:fit -1,-1,7,-2,-3
end:fix -9,-1,12,-4,2 end:gan -5,-1,-2,8,0 end:gar -1,14,-7,-3,-3 end:gen 29,-5,-14,-4,-5 end:ger 3,-4,11,-8,-1
end:ges 7,0,13,-20,0 end:get -18,2,23,-4,-2 end:ght 4,15,0,-9,-10 end:gle -5,-8,-12,4,21 end:gne -5,8,-4,-1,2
end:gpt -3,-2,10,-4,0 end:hed 15,5,0,-11,-9 end:hen 7,2,-7,0,-1 end:her -21,11,9,1,0 end:hes 0,4,15,-19,0
end:hin 14,-5,-5,-7,3 end:hip -5,-3,-4,8,4 end:hon 6,-1,-15,-5,15 end:hts -10,-3,14,-6,5 end:ial 14,-19,0,19,-15
end:ian -4,2,-5,12,-6 end:iar -4,1,9,-1,-5 end:ibo 4,3,-8,-2,3 end:ica 2,-5,11,-5,-3 end:ice -11,13,-7,7,-2
end:ich -11,-5,14,11,-10 end:ick 5,2,-9,2,-1 end:ics -8,-5,0,5,8 end:ict 3,-1,-6,11,-6 end:ide -4,7,-4,13,-12
end:ied 0,-4,4,11,-12 end:ier -19,23,-5,-2,3 end:ies -10,4,24,-8,-10 end:ift -9,3,10,-8,5 end:ify 5,-6,14,-5,-8
end:ign -6,-3,15,-6,0 end:ike -4,7,0,-2,-1 end:ild 5,-6,-4,-3,8 end:ile -21,10,4,1,6 end:ils 8,-7,-6,2,3
end:ilt 2,-2,-2,-5,8 end:ime -9,0,10,6,-7 end:ims -1,2,-2,-9,11 end:ina -4,1,-8,12,-1 end:ind -3,10,-9,-3,5
end:ine -6,16,-15,10,-4 end:ing -4,8,6,-4,-5 end:ink -5,-7,11,6,-5 end:ins 4,0,-14,1,8 end:int 8,-8,-6,8,-2
end:ion -14,-1,28,-6,-7 end:ior 1,-3,-3,-3,8 end:ios 9,0,2,-8,-3 end:ipe 6,14,-19,1,-2 end:ips -2,-2,-5,-1,10
end:ipt -9,-5,-6,11,9 end:ird -4,-3,-7,8,7 end:ise -4,7,3,4,-10 end:ish -8,-4,1,-7,17 end:isk -4,-1,6,-7,7
end:ism -1,-2,8,-4,-1 end:ist -9,-3,3,6,4 end:ita 1,-3,4,-7,5 end:ite 24,-7,-8,12,-20 end:its 16,-6,5,-4,-11
end:ity -1,-7,12,-5,1 end:ive -6,-9,21,-8,2 end:ivo -9,6,-7,-10,20 end:iza -3,-1,9,-3,-1 end:ize 3,-2,-5,9,-6
end:ión -10,-8,20,9,-12 end:jon 8,-1,-9,6,-4 end:ked 2,-6,-1,12,-7 end:ken 7,-6,-12,4,6 end:ker -18,7,0,18,-7
end:kes -7,-2,18,-1,-8 end:ket 18,10,-10,-16,-2 end:kly 8,-1,-9,3,-1 end:l's -6,2,9,-3,-2 end:lar -7,7,10,-10,-1
end:lds -10,-3,-5,5,13 end:led 5,-5,-8,-2,11 end:lem -3,-3,-6,8,4 end:len 6,15,-16,-2,-3 end:ler 16,-7,15,-8,-17
end:les -15,16,5,-6,0 end:lia 8,0,-3,1,-6 end:lic 11,-1,-2,-2,-5 end:lig -2,5,-8,6,-1 end:lit -7,-1,13,-4,-2
end:lla 9,1,-11,7,-6 end:lle 9,1,4,-14,-1 end:lls -12,30,-6,-12,0 end:lly -7,0,14,6,-13 end:log -10,-3,11,-9,11
end:low 5,-7,7,-9,4 end:loy 9,-3,-3,-6,3 end:lps -5,2,9,-4,0 end:lth -2,-1,-2,7,-1 end:lti 1,-5,8,-3,-2
end:lts 7,-2,-3,6,-8 end:lue -7,5,1,4,-3 end:man -2,-2,13,-6,-3 end:mat -8,1,1,-1,7 end:mes -9,-1,5,-1,6
end:mir -1,9,-4,-3,-1 end:mna -1,-1,-6,0,8 end:mos -2,2,7,-3,-4 end:mpt 3,-5,9,1,-8 end:mål -3,-1,16,-4,-7
end:n's -4,-3,11,-2,-2 end:n't -4,4,-4,15,-12 end:nai -3,-1,-6,9,1 end:nal 25,-8,-11,-6,1 end:nan -1,-1,-7,8,0
end:nar 11,-1,-1,2,-12 end:nas 1,5,-8,5,-3 end:nca -4,7,-5,4,-3 end:nce -12,-7,28,6,-15 end:nch 4,-4,6,3,-8
end:ncy -11,4,5,9,-7 end:nde -4,-3,9,8,-10 end:ndo -3,-5,5,7,-4 end:nds -7,-12,24,0,-5 end:ned 4,-10,6,3,-4
end:nel 6,-5,-13,6,6 end:ner 20,4,-14,-8,-3 end:nes -6,2,9,1,-5 end:net -6,-1,1,-2,8 end:ney -5,3,5,5,-9
end:nge 10,0,-9,-12,10 end:ngs 18,-14,2,5,-11 end:nia -6,7,2,-4,0 end:nie -1,-2,-5,9,-1 end:nis -2,11,-6,-2,-1
end:nks -5,0,-1,7,-1 end:nne -5,23,-11,-1,-5 end:nos -4,-2,16,-7,-4 end:not 7,4,2,-11,-1 end:nse 4,3,-9,1,0
end:nst 11,0,0,-3,-8 end:nte 14,-6,-8,13,-12 end:nth -7,3,-1,-4,9 end:nti 1,-1,-6,8,-2 end:nto -12,5,9,-5,4
end:nts -3,-7,22,-10,-3 end:nux -2,0,7,-3,-1 end:nza 11,-5,4,-9,-1 end:obe 6,-1,1,-10,4 end:ode 9,11,-16,4,-8
end:ody -5,20,-3,-10,-2 end:oes 8,0,-4,-3,0 end:oid -2,-2,7,-3,-1 end:oke -1,6,-10,6,-1 end:oks 17,2,-8,-9,-3
end:oku -2,-2,-6,-5,16 end:old -1,0,-1,10,-8 end:ols -1,-2,8,-5,0 end:ome -9,-5,-1,9,6 end:oms -3,9,-6,-2,2
end:one 8,-7,14,-14,-1 end:onl -9,-2,-4,-3,19 end:ons 12,-2,-2,9,-17 end:ook -3,12,-12,4,-1 end:oom -5,11,-4,-2,-1
end:oor 4,-2,-1,-8,7 end:oot -1,-1,8,-1,-5 end:ora -4,-3,-3,8,2 end:ore 23,-7,-17,6,-4 end:ork -11,-2,14,-9,8
end:oro 1,-1,7,1,-8 end:ors -5,9,3,-1,-6 end:ort 5,25,-43,9,4 end:ory 5,12,-2,3,-18 end:ose -2,-4,32,-12,-14
end:oss 3,5,-7,-7,6 end:ote 13,3,-11,-3,-1 end:ots 6,-1,-8,5,-2 end:oud 13,-6,2,-2,-7 end:oup -8,-1,5,2,2
end:our -9,1,-11,0,18 end:ove 25,-6,-3,-7,-10 end:ows -14,-2,-16,8,25 end:ped 1,-4,-7,9,1 end:per -5,2,9,8,-13
end:pes -8,-3,3,-6,15 end:pet -3,9,-9,5,-2 end:pic -3,-1,-3,8,0 end:ple -11,-4,-4,5,14 end:ply -4,-2,15,3,-12
end:pre 15,-1,-4,-4,-5 end:pts 15,1,-17,1,0 end:pty -10,1,1,19,-11 end:put 14,-3,-4,18,-24 end:que 0,7,6,0,-13
end:r's -12,10,-19,5,16 end:ral -4,6,13,-9,-7 end:ram -10,-2,1,6,4 end:rar 0,1,8,-8,-1 end:ras -5,8,-12,3,5
end:rce -9,-3,16,-7,2 end:rch -8,1,1,2,3 end:rde -6,-2,-1,12,-3 end:rds -8,-3,6,11,-6 end:ree 13,-8,-3,4,-5
end:rer 9,-4,8,1,-16 end:res 1,-11,2,-4,12 end:rge 15,5,-1,-12,-8 end:rgo 3,-1,-4,-6,8 end:ria -2,-4,10,-1,-5
end:rig -6,-1,9,0,-2 end:ril -2,-1,-5,8,-1 end:rio 1,7,-7,2,-3 end:rks -9,0,4,-2,7 end:rld -5,-3,0,7,0
end:rly 18,-1,-9,-4,-3 end:rne -3,-1,8,-5,0 end:rns -15,-7,4,8,9 end:rol 2,-2,9,-7,-2 end:ror -9,-3,-1,2,11
end:ros 0,-3,10,-4,-2 end:rry 1,-1,-3,8,-4 end:rse -15,13,-5,1,6 end:rst 29,0,-3,-6,-19 end:rta 1,-2,-2,-5,8
end:rte -9,-5,5,20,-10 end:rth -6,-2,9,-12,11 end:rto -2,-1,-5,-4,12 end:rts 14,-12,1,-6,3 end:rty -11,-1,11,3,-2
end:rve -3,-4,12,-17,12 end:røm -4,-1,-4,13,-4 end:sal -6,15,5,-10,-4 end:san -11,22,-5,-3,-3 end:sed -15,-8,-8,26,5
end:sen -7,5,9,-6,-1 end:ser -7,7,0,0,0 end:ses -14,-17,27,-3,7 end:sic 1,10,-15,4,0 end:sks -7,-2,1,8,1
end:son 6,-1,6,-8,-2 end:sql 5,-2,-9,9,-3 end:sse -5,11,-1,-1,-4 end:sta 2,-2,4,5,-8 end:ste -15,0,15,8,-8
end:sto 0,-2,8,-2,-3 end:sts 14,-12,-15,14,-1 end:sue 3,-3,-13,16,-2 end:sus -5,1,7,-3,0 end:t's -14,21,1,-7,-1
end:tal -12,2,15,-9,4 end:tar 1,-2,9,-3,-5 end:tch 10,-1,26,-6,-29 end:ted 8,-15,-8,0,15 end:tem -13,1,8,4,1
end:ten 4,-3,-8,5,2 end:ter -4,-12,7,11,-2 end:tes 5,7,3,-7,-9 end:tet 2,-5,0,13,-11 end:tex -1,8,-4,-2,-2
end:ths -5,-4,-1,2,8 end:tic -9,-4,1,15,-3 end:til -10,2,2,-5,11 end:tir -9,-1,1,10,-2 end:tly 11,-9,-10,11,-4
end:ton 10,-3,-6,3,-4 end:tor -2,4,-15,13,0 end:tos -3,-2,2,12,-9 end:tra 1,8,-2,-3,-3 end:tre -9,27,-1,-9,-7
end:tro 3,-15,1,4,6 end:try 11,-8,-16,1,12 end:tti -4,0,-2,7,-1 end:tup -9,-1,4,0,5 end:tus -9,2,-12,-6,25
end:tzt -2,-1,8,-5,-1 end:túa -5,-6,1,13,-3 end:ual -2,5,13,-9,-7 end:uce -1,-2,13,-8,-3 end:uch 8,-4,4,-7,-1
end:ude 2,9,-14,0,4 end:ues 2,-2,7,-8,1 end:ugh 0,3,-10,13,-6 end:uld -3,8,-1,9,-13 end:ule 1,2,8,-4,-7
end:und 0,9,-11,3,-1 end:une 7,7,-7,-4,-5 end:ung -8,-6,13,1,1 end:ure -4,20,-8,-6,-2 end:urn 3,-3,7,-5,-2
end:ury -2,-1,8,-3,-2 end:use -7,-3,7,6,-3 end:ust 3,-2,-8,3,4 end:ute 2,1,3,-8,2 end:uth 1,-4,13,-7,-2
end:uts 11,5,-7,0,-9 end:ved 3,-1,4,4,-10 end:vel 8,-5,6,-2,-7 end:ven -2,-1,-12,-1,16 end:vet -3,19,-11,-3,-2
end:way 3,11,-1,-14,2 end:wed 5,1,8,-9,-5 end:wer -24,6,21,-12,9 end:xed -10,-3,-5,3,14 end:xes 8,-1,-3,-3,-1
end:y's 0,4,6,-10,0 end:yed -9,0,-2,16,-5 end:yer -1,-3,8,-6,2 end:yle -6,-1,-3,-3,12 end:zed 1,-3,4,5,-7
end:zen 9,-2,-8,1,1 end:zes -2,0,-8,-1,11 end:ère 3,9,-7,-3,-1 end:ает -1,7,-1,-2,-3 end:ния 3,1,-10,8,-2
end:тся -3,-2,7,-1,-2 end:ько 10,-1,-4,-4,-2 end:بية -2,-1,9,-4,-2 end:جهة -1,-2,10,-6,0 end:حات -3,-1,12,-1,-7
end:حدة -3,-1,13,-3,-6 end:ديث 8,-1,-5,4,-7 end:رات -9,-1,-4,15,0 end:شاف -2,0,7,-4,-1 end:طوط 2,0,13,-1,-13
end:قات -3,-1,13,-5,-5 end:نات -5,-2,26,-8,-11 end:نفذ -2,-1,0,-7,9 stem:accep -4,-2,-5,1,10 stem:acces 5,-4,-6,-6,11
stem:actio 11,-2,-6,-5,1 stem:activ 1,-4,-2,-4,9 stem:actua -3,7,-5,3,-3 stem:adapt -6,-1,16,-7,-1
stem:addit -8,0,-4,5,6 stem:adopt -2,-3,-10,19,-4 stem:advan -5,-3,13,-1,-4 stem:advis 7,-1,-5,0,-1
stem:again 7,-3,4,-1,-7 stem:agent -4,14,9,-9,-11 stem:alert 7,-1,-4,-1,-1 stem:aller -2,-1,-5,-4,12
stem:allow -8,-3,-5,-6,22 stem:alrea -1,3,11,-5,-8 stem:altho -1,-1,-9,13,-1 stem:alway -10,-3,8,0,5
stem:ambig -3,-1,9,-1,-4 stem:amoun -4,5,0,-9,8 stem:analy -4,-10,-4,1,17 stem:anoth 0,11,-4,-3,-3
stem:anspr -2,-1,-4,-2,9 stem:anthr -3,-1,-4,10,-2 stem:anyon 12,-4,-4,-2,-1 stem:anyth 9,1,-4,-8,2
stem:aplic -8,3,-4,5,5 stem:appar -5,9,-5,2,-1 stem:appea -2,-5,-4,15,-3 stem:appro 10,0,-8,-1,-1
stem:archi 2,4,-3,-12,9 stem:artif 2,-1,8,-6,-3 stem:artis -8,15,-6,0,-1 stem:asser -3,-1,2,14,-12
stem:assig -3,-1,9,-4,-1 stem:assis 7,0,-4,-8,4 stem:attac -5,-2,8,-2,2 stem:atten -9,5,-1,8,-2
stem:auftr -6,-4,-8,21,-3 stem:autho 0,-3,12,-6,-4 stem:autom -7,-6,30,-9,-7 stem:avail -2,-2,-5,-1,10
stem:avera -3,-1,2,11,-9 stem:backe 8,-4,3,-12,5 stem:backu 3,-2,-8,-1,8 stem:banne 2,-1,9,-4,-6
stem:baske -2,-1,-7,11,0 stem:batch 10,-1,-7,-1,-1 stem:becau -10,-3,17,3,-6 stem:becom -3,0,-6,3,7
stem:befor 21,-7,-7,5,-13 stem:belon 7,-1,-5,2,-3 stem:bench -1,-1,-11,16,-2 stem:betwe 0,-8,18,-6,-3
stem:binar -4,-1,-3,10,-2 stem:block 0,4,1,3,-8 stem:brack 8,0,0,-6,-1 stem:branc 3,1,8,-6,-6 stem:brand -1,-1,-3,7,-2
stem:break 6,-3,6,-7,-2 stem:bring -3,-3,8,0,-1 stem:bruke 11,-2,2,-9,-2 stem:build -1,2,2,6,-10
stem:butto 6,-2,1,4,-10 stem:cache 1,-1,11,-5,-6 stem:callb -3,0,7,-2,-2 stem:calle 11,-9,-7,-2,7
stem:cambi 0,1,-8,9,-1 stem:cance 8,-2,-1,-7,2 stem:canno 7,4,2,-11,-1 stem:cappe -1,0,2,-11,11
stem:captu 8,-2,2,-5,-3 stem:carol -2,-2,-6,10,0 stem:casim -1,9,-4,-3,-1 stem:catal 1,-1,8,-3,-5
stem:cellu -7,-4,12,-2,1 stem:centr 2,-3,10,-9,0 stem:certi 9,-3,-12,-7,14 stem:chama 0,-2,-2,7,-3
stem:champ -4,-3,-4,11,-1 stem:chang 10,-10,3,-6,3 stem:chaqu 6,-1,-10,4,1 stem:chart 2,-2,-11,8,3
stem:chatg -4,-3,9,-2,0 stem:cheap -1,-2,7,-2,-2 stem:check -7,3,-6,-3,14 stem:child 4,-1,4,-8,0
stem:choos 8,-2,-4,-1,-1 stem:claim 2,-1,-1,-11,11 stem:class -3,15,-7,-4,0 stem:claud -1,10,-11,-6,9
stem:clear 15,-4,-10,-2,2 stem:close -24,12,13,-9,7 stem:closi 13,-3,-6,-4,0 stem:colum 9,2,-15,-2,6
stem:combi 19,-1,-6,-9,-4 stem:comma 8,10,-6,-7,-5 stem:commi 0,-5,15,-7,-3 stem:commo -2,0,9,-5,-1
stem:compa 9,-1,3,-4,-7 stem:compl 4,-5,18,-2,-15 stem:compo 14,5,-8,-6,-5 stem:compu -1,-2,8,-1,-4
stem:conce -1,-1,-2,9,-5 stem:confi 2,-6,2,-9,12 stem:conne -6,-3,1,-1,10 stem:conse -5,-6,9,5,-2
stem:conso 5,-2,-8,5,0 stem:const -4,4,8,2,-10 stem:consu 9,2,-5,1,-7 stem:conta 5,-5,-12,-2,14
stem:conte 13,-2,13,-16,-8 stem:contr 0,5,3,-8,0 stem:conve -13,0,12,4,-3 stem:convi 9,-2,-3,-3,-1
stem:coord 0,-1,8,0,-7 stem:copie -5,0,11,1,-7 stem:corre -3,-5,12,4,-8 stem:count -15,-3,24,-9,2
stem:cours -11,15,-3,-1,0 stem:creat -2,-9,16,-4,-1 stem:ctfon -2,-1,-5,-3,11 stem:cultu -2,-1,8,-5,0
stem:curre -13,-7,10,15,-5 stem:custo 10,2,-1,-11,0 stem:danci 0,-7,-1,9,0 stem:dashb 5,-4,4,-9,4
stem:datab -10,4,1,-3,8 stem:datas -4,-1,11,-3,-2 stem:datet -5,0,-4,10,-1 stem:dcama -2,-1,-5,8,-1
stem:decem 0,0,-2,-9,11 stem:decid -6,-4,24,-11,-2 stem:decis 0,-1,-11,10,2 stem:decre 1,-1,-6,10,-4
stem:defin -4,-6,17,0,-6 stem:depen -3,-7,19,-8,0 stem:deplo 17,-4,-5,-6,-3 stem:descr 1,10,3,-6,-7
stem:desig -11,-3,20,-7,1 stem:detai -2,-1,-6,1,8 stem:detec 2,-1,12,-10,-3 stem:devlo -5,-1,2,-5,10
stem:devol 11,-1,-5,-2,-3 stem:dicti -4,7,-4,1,0 stem:diffe 5,10,-10,4,-9 stem:digit -1,-1,1,-9,9
stem:direc 5,-10,1,13,-9 stem:disab -3,-1,1,-3,7 stem:disag 8,-1,2,-4,-4 stem:discu -7,-2,0,10,-1
stem:displ -5,-2,-2,2,7 stem:dispo 0,-1,-6,11,-4 stem:docke -2,-1,10,0,-8 stem:docst -5,-4,-9,-4,22
stem:docum 3,-5,-7,2,8 stem:domai 7,-1,0,-5,-2 stem:doubl -2,0,-7,13,-4 stem:drill -3,7,-6,-1,2
stem:drive 1,-1,12,-7,-5 stem:durin -2,-2,7,0,-3 stem:editi 8,5,-7,-4,-2 stem:edito 3,10,-6,-3,-3
stem:eleve -4,-1,-3,9,-1 stem:empti 0,8,-1,-7,0 stem:enabl -1,-1,-5,-3,11 stem:encod -1,-3,-5,1,8
stem:enfor -2,-1,-1,-8,12 stem:entri -1,0,9,-6,-1 stem:envia -2,-2,8,0,-4 stem:envir 8,-1,0,-4,-3
stem:equiv 0,-5,9,-3,-1 stem:error -5,-2,18,-3,-8 stem:escal 13,-1,-9,-3,0 stem:escri -2,-2,11,-3,-4
stem:eslin -7,-1,-5,-1,14 stem:esper 0,9,-7,-5,2 stem:estad -3,-1,-2,-10,15 stem:estav 0,7,-3,-4,0
stem:ethic -3,-1,11,-6,0 stem:event 1,4,-3,-8,5 stem:every -5,8,7,-15,4 stem:examp 1,-3,-3,-3,8
stem:exist -2,-3,0,18,-12 stem:expec -2,-2,-3,11,-4 stem:expir -6,-1,8,-5,4 stem:expor 14,0,-12,1,-3
stem:expos -2,-1,10,-5,-1 stem:expre -2,-8,4,8,-1 stem:exten 0,-3,-8,-2,13 stem:exter 10,-1,-4,-5,-1
stem:extre -7,0,8,1,-3 stem:facil 11,-1,-6,-2,-1 stem:failo -2,-1,10,-6,-1 stem:fallb -3,-3,7,2,-3
stem:featu -10,7,-5,-1,9 stem:fifte -2,-1,-5,8,0 stem:filte 7,4,-1,-14,4 stem:findi 3,0,2,3,-8
stem:finne -6,0,-5,12,-1 stem:folde 10,-4,-1,-1,-4 stem:force 2,0,11,-8,-4 stem:forma -3,-6,-2,-2,13
stem:formå -4,-1,16,-4,-7 stem:found -3,-3,8,-3,0 stem:frame -7,4,12,-10,1 stem:frict -7,-1,10,0,-2
stem:friga -1,0,-6,-1,8 stem:front -2,-3,-7,10,2 stem:funci -1,0,-6,9,-3 stem:funge -7,1,-4,13,-2
stem:gange -5,-2,1,7,-1 stem:gatew 8,3,0,-12,1 stem:gener 3,12,-14,7,-7 stem:glute 1,7,-3,-2,-3
stem:gomok -2,-2,-6,-5,16 stem:googl -3,-4,-4,4,7 stem:graph -1,-1,-4,-1,7 stem:guard 9,-2,-1,-2,-5
stem:habit -2,0,-3,-2,7 stem:hallu 0,-2,2,-8,8 stem:handi -1,10,-6,-2,-1 stem:handl -2,3,-6,21,-16
stem:harbo -6,-1,-6,-6,18 stem:havin -1,-1,7,-4,-1 stem:heade -5,-1,1,-3,8 stem:hospi -2,-1,8,-8,3
stem:howev 7,-1,-5,-1,-1 stem:human -3,-2,19,-8,-6 stem:ident -5,-5,4,13,-7 stem:impac -2,-1,-1,10,-7
stem:imple 5,7,-9,-4,1 stem:impor -1,2,-6,11,-6 stem:inclu 14,-3,0,-4,-6 stem:incor -8,-1,3,7,-1
stem:incre 0,0,7,-3,-4 stem:indic 7,0,-1,-2,-4 stem:indus 0,-2,-6,9,-1 stem:infor 1,-3,8,0,-6
stem:initi 0,-2,-11,15,-3 stem:inspi -1,-1,-6,8,0 stem:insta -4,-4,-4,3,9 stem:inste 7,0,-8,9,-8
stem:inten -2,-1,10,-7,-1 stem:inter -12,2,12,-14,12 stem:inven -9,2,7,3,-2 stem:invit -4,-1,-1,-8,13
stem:invoi -4,1,-8,5,6 stem:itera 0,0,4,5,-8 stem:itsel -5,-1,12,-4,-2 stem:jamai -2,-3,-1,7,-2
stem:journ -5,-4,6,9,-6 stem:jupyt -1,-1,-4,8,-3 stem:kreve 0,-1,-9,9,1 stem:landi 0,2,-8,7,-2 stem:langu -5,7,-3,-4,4
stem:layou 4,7,-5,5,-11 stem:learn -3,12,1,-16,7 stem:ledge -2,3,6,-14,7 stem:lette 4,6,-11,-8,9
stem:ligge -4,5,-6,-7,12 stem:linki -1,-1,-4,8,-2 stem:livin 1,7,1,-8,-1 stem:loade -7,2,-6,14,-3
stem:local -9,4,5,-2,2 stem:logge -4,-1,1,-3,7 stem:lokal -4,-1,10,-3,-1 stem:looki -1,0,-7,9,-1
stem:límit 0,-2,8,-5,-2 stem:maint -1,-1,8,-4,-2 stem:manag 7,-6,5,-14,7 stem:marke 2,-2,-7,8,0
stem:measu 7,5,-3,-7,-2 stem:melan -3,-2,-4,10,-1 stem:memor -6,19,0,-6,-6 stem:menti 11,-1,-10,1,-1
stem:mergi 7,0,-2,-3,-2 stem:messa -1,-4,13,1,-9 stem:metad -8,-1,3,-4,10 stem:migra 13,2,-3,-4,-7
stem:minim 7,-2,-7,4,-2 stem:minut 13,-4,-15,6,1 stem:missi 0,-5,14,-7,-2 stem:miste -4,-1,-3,8,0
stem:mobil -8,-3,10,-5,7 stem:model -6,-1,13,-8,3 stem:modul -10,23,2,-3,-13 stem:momen -7,14,0,-5,-2
stem:month 0,-2,-8,12,-2 stem:movem -4,-1,7,-1,-2 stem:multi 0,-2,14,-8,-4 stem:navig -7,-1,-3,-3,13
stem:neces 10,-2,-2,-2,-4 stem:neigh -9,11,2,-4,-1 stem:neith -2,-3,-2,8,-1 stem:netwo 0,-7,3,-5,9
stem:night 3,-4,4,-8,6 stem:norma -3,-2,10,-3,-2 stem:notif -2,-3,9,-3,-2 stem:notio 7,-1,-2,-1,-3
stem:numbe 7,-5,7,-11,2 stem:nøkke 3,-1,4,-7,1 stem:objec 6,-6,6,1,-7 stem:obser -2,-1,13,-7,-2 stem:offic 1,8,-14,1,4
stem:offli -4,-3,7,-7,6 stem:opena -6,-2,-5,13,1 stem:openc 4,13,-11,3,-9 stem:opera 16,0,-7,-8,-1
stem:optio -3,-2,6,-8,7 stem:orche -8,-5,6,3,4 stem:organ -4,-8,0,14,-2 stem:origi 9,5,-4,-7,-4
stem:other 8,-2,-6,2,-2 stem:outli 2,0,-5,-4,8 stem:outpu 10,-1,3,-2,-10 stem:outsi 1,-2,-9,11,-2
stem:overl -2,-1,-1,7,-4 stem:overr -2,-1,7,-3,-2 stem:overs -5,-1,8,0,-3 stem:packa 7,-1,-12,14,-8
stem:paint -3,13,3,-13,-1 stem:panel -5,-2,11,-2,-2 stem:parce -3,11,-4,-4,1 stem:parti -10,3,-3,6,4
stem:partn -5,-5,-2,13,-1 stem:passe 7,-2,-12,9,-2 stem:passi 1,-2,-6,9,-1 stem:passw -2,-4,8,-1,-1
stem:paylo -4,0,7,-1,-3 stem:peopl -5,-3,9,4,-5 stem:perfo -3,-1,-6,18,-7 stem:perma -2,0,7,-4,0
stem:permi 3,7,-10,-6,6 stem:perso 5,0,-5,7,-8 stem:plann 2,5,-3,-7,4 stem:platf -4,-2,-8,2,12
stem:polit -3,-2,-1,8,-2 stem:popul 6,0,6,-10,-1 stem:porta 0,5,-8,2,1 stem:porte 0,-2,-7,4,5
stem:postg 0,-1,12,-11,-1 stem:poten -6,-1,-6,14,-1 stem:potte -3,-5,-6,14,-1 stem:power 10,-1,-7,-6,4
stem:pract -1,4,-4,-7,7 stem:preci 0,0,4,6,-10 stem:predi -1,0,9,-3,-4 stem:prefe -12,-2,11,-1,4
stem:prefi -9,-1,6,-11,15 stem:press -1,3,5,-9,1 stem:previ -3,-1,8,-4,1 stem:print 5,-6,-8,2,7 stem:prior -5,0,7,-6,4
stem:priva 2,-4,9,-4,-3 stem:probl -6,8,-6,6,-2 stem:proce -4,-7,-2,16,-3 stem:produ -3,-9,-10,25,-3
stem:profi 15,-2,0,-5,-8 stem:progr -4,-5,3,9,-3 stem:proje -11,13,-8,-5,11 stem:promp 20,0,-5,-1,-14
stem:prope 0,-4,6,-7,6 stem:prote 7,-3,5,-4,-6 stem:proto 10,15,-17,-8,-1 stem:prove 1,-2,11,-7,-3
stem:provi -6,-1,2,-13,18 stem:proxy -3,2,11,-8,-3 stem:publi 10,-3,-3,-6,2 stem:purpo -3,-3,10,-2,-2
stem:pytes 10,-1,-4,0,-6 stem:pytho 13,1,-12,-14,12 stem:quand -1,-2,-2,8,-3 stem:quart -3,-3,0,-4,10
stem:raise -9,-1,-5,11,4 stem:rapid -8,14,-4,-1,-1 stem:rathe -9,1,16,-9,1 stem:reach -4,1,-4,8,-1
stem:reade -5,-2,10,-6,2 stem:rebas -7,-1,6,3,-1 stem:recal -1,0,-2,10,-7 stem:recei 7,-3,-2,4,-7
stem:recib 0,-2,-11,12,0 stem:recip -2,14,-9,-2,-1 stem:recom 13,-1,-1,-4,-7 stem:redee -2,-1,10,-2,-4
stem:reduc -4,3,7,-3,-3 stem:refor -2,-1,7,-4,-1 stem:refun 6,2,-11,0,5 stem:regis -2,-3,-3,-8,16
stem:relat 0,8,-3,-3,-2 stem:relea 10,0,-7,-15,12 stem:relev 8,0,-7,2,-2 stem:relie -2,-1,8,-4,-1
stem:remin 4,-3,-7,9,-3 stem:rende 8,-2,-2,-4,1 stem:repla 1,-3,10,-8,0 stem:repli 0,-1,4,-9,6
stem:repor 21,-2,-18,-5,4 stem:repos -3,-2,13,-5,-3 stem:repro 9,-1,-6,-1,-2 stem:reque 9,-5,10,-10,-4
stem:requi 20,-7,0,-8,-5 stem:resea -7,-2,10,-1,-1 stem:resem -1,11,-8,-2,0 stem:reser 8,-3,-7,-1,2
stem:respo 14,-8,13,-10,-8 stem:resta -1,-2,-4,16,-9 stem:resul -2,0,5,16,-19 stem:resum 2,7,0,-7,-1
stem:retri 1,1,7,-6,-3 stem:retur -3,-6,7,2,0 stem:revie 2,0,7,-1,-8 stem:revis 15,1,-9,-7,0 stem:rewar -2,-2,7,1,-5
stem:rewri 8,-5,-4,3,-1 stem:richt -8,-3,15,-8,4 stem:rosen -4,-2,-9,10,5 stem:round -8,4,6,6,-8
stem:route -3,-2,9,-13,10 stem:runni 0,-2,9,-1,-6 stem:runti -4,-1,15,-4,-6 stem:safar -3,-1,-12,21,-4
stem:sanit 7,-1,0,-2,-5 stem:scena 5,-1,6,-7,-3 stem:scrip 7,4,-15,4,-1 stem:secon 5,0,-2,6,-8 stem:secur 5,1,-1,-8,2
stem:selec 9,-2,-2,-9,4 stem:sempr 14,-1,-6,-3,-5 stem:senso 5,9,-10,2,-6 stem:separ 4,-5,9,-2,-5
stem:seria -6,-3,11,-1,-1 stem:serie 0,-1,-8,10,-1 stem:serve -10,-6,5,7,5 stem:servi -5,7,-2,-7,7
stem:sessi -10,0,14,-11,8 stem:setti 9,-2,-5,-1,-1 stem:settl -5,-2,-2,-3,12 stem:sever 1,9,-9,4,-4
stem:share -5,-5,9,0,0 stem:shoul 5,-4,-1,7,-8 stem:signa 5,1,-8,7,-4 stem:signe 3,-2,-3,10,-8
stem:silen -2,-6,17,-4,-4 stem:simil 0,12,-3,-8,-1 stem:simpl -11,-4,-8,24,-1 stem:siste -10,1,18,-3,-7
stem:skjer -1,-2,-3,8,-2 stem:slipp 2,0,-4,-9,11 stem:small -1,0,7,-1,-5 stem:solan -9,8,3,1,-3
stem:someb -1,7,-2,-3,-1 stem:someo -1,11,-6,-3,-1 stem:somet -1,1,-9,11,-1 stem:somme -4,5,-9,9,-1
stem:sorte -1,-1,8,-1,-5 stem:sourc -14,3,23,-9,-4 stem:speci -3,-11,11,4,-2 stem:spend -5,0,10,-3,-2
stem:spezi -1,7,-1,-4,-1 stem:sprea -4,-2,8,-2,0 stem:spéci -8,6,8,-4,-2 stem:stabi 14,-1,-6,-5,-2
stem:stabl -4,-1,13,-4,-4 stem:stair -7,8,-2,1,0 stem:stand -4,-4,7,-15,15 stem:start -6,-4,11,-1,1
stem:stati -8,-3,9,4,-2 stem:statu -7,-3,-10,-6,25 stem:stone -2,-1,7,-4,-1 stem:store 8,-2,-4,-2,1
stem:strat -5,-1,7,-10,9 stem:strin -9,-7,2,2,12 stem:stron -5,0,3,-6,8 stem:struc 3,15,-5,-8,-5
stem:strøm -6,-1,-8,11,4 stem:succe -1,-1,4,9,-11 stem:suffi -1,-1,9,-3,-3 stem:sugge -3,-3,-2,10,-2
stem:suppo -7,-2,-4,8,6 stem:syste -1,-1,13,-1,-11 stem:table -5,13,-8,-9,9 stem:techn 2,0,-8,2,3
stem:telef 2,-2,-10,13,-2 stem:tempe -4,-1,-7,9,3 stem:templ -7,0,15,-8,1 stem:termi 9,0,0,-7,-2
stem:textu -7,3,9,-1,-4 stem:thank -3,-4,-8,16,-1 stem:theme -1,-1,18,-3,-13 stem:theor -2,-1,-5,8,1
stem:thing 11,-3,-3,0,-5 stem:think -2,-2,-1,-5,11 stem:thous 8,-1,-2,-3,-2 stem:threa 3,5,2,-9,0
stem:thres 0,0,-1,10,-8 stem:ticke 6,14,-12,-2,-6 stem:timeo -6,-2,3,-8,13 stem:toggl 3,-3,-6,-3,9
stem:token -1,-4,-11,10,6 stem:touch 2,1,11,-8,-6 stem:traba -4,-3,8,0,-1 stem:tradi -2,-2,-3,-2,9
stem:trans -3,-2,7,0,-2 stem:trave 9,0,3,-9,-3 stem:treat -6,-3,13,-2,-2 stem:treng 8,0,-2,-3,-3
stem:trivi -2,-1,10,-1,-6 stem:trunc -4,-6,7,4,-1 stem:trust 8,2,-4,-7,1 stem:types -18,-3,14,-1,8
stem:typin -3,-2,8,-2,-1 stem:undef -1,0,-6,10,-4 stem:unive -2,12,-8,-4,2 stem:unlik -2,8,-4,-2,0
stem:unter 1,-5,7,-3,0 stem:updat 7,-2,12,-10,-7 stem:upgra -7,-1,8,10,-10 stem:utent -1,-1,-4,9,-3
stem:valid 10,-3,-5,0,-2 stem:vecto -3,4,-4,7,-5 stem:venci -8,0,-1,5,4 stem:vendo -6,-3,-2,3,7
stem:verif 12,1,-16,10,-7 stem:versi -7,24,-2,-8,-7 stem:wacht -1,9,-5,-2,-1 stem:watch -2,0,-6,7,1
stem:weath -3,9,1,-7,-1 stem:weeke 1,-1,-7,8,-1 stem:weigh -12,0,17,-9,4 stem:wheth -7,-3,-4,8,7
stem:whoev 9,-1,-3,-2,-4 stem:widge -3,5,2,5,-9 stem:wikip -1,-1,-3,8,-2 stem:windo -4,3,-7,7,2
stem:winni -3,-2,-5,9,0 stem:winte -4,-1,-6,12,-1 stem:withi 14,-5,-5,-7,3 stem:witho 14,3,-8,-4,-4
stem:worke -2,-5,1,13,-7 stem:wrapp -8,0,5,7,-3 stem:write -11,-2,7,6,0 stem:writt -2,4,6,-8,-1
stem:échou -9,-1,5,5,-1 stem:тольк 11,-1,-7,-3,-1 stem:المست -3,-1,5,-9,8 stem:تلقائ -2,-1,17,-5,-10
word:0 -16,-43,-42,30,71 word:a -14,77,-10,-25,-27 word:about -1,-1,-3,12,-8 word:above 20,-2,-10,-3,-6
word:access -1,-2,0,-10,13 word:action 0,-1,-7,1,7 word:actions 13,0,1,-7,-7 word:acts -3,24,-13,-4,-4
word:actually -4,-1,-2,8,-1 word:add 3,-7,-10,0,14 word:address 3,-3,-5,-4,9 word:adds 13,-4,-8,-4,3
word:adoption -1,-1,-5,9,-3 word:adr 7,-3,-5,-5,7 word:after 2,-9,13,0,-5 word:against 7,-3,4,-1,-7
word:agent 6,-17,-10,17,4 word:agents -2,13,6,-8,-9 word:ago 8,-2,-4,-1,0 word:ahead 15,-2,-8,-4,-2
word:ai -7,-3,9,17,-16 word:al -1,6,-8,5,-2 word:all 4,-14,-12,8,15 word:alle 15,1,-1,-9,-7 word:allows -9,-3,-7,-7,25
word:alone -1,-4,9,-1,-3 word:already -1,3,11,-5,-8 word:als 7,6,-13,3,-3 word:also -3,-5,1,12,-6
word:alt -4,0,9,-3,-1 word:although -1,-1,-9,13,-1 word:always -8,-3,3,1,7 word:am 12,-2,-9,2,-3
word:amount 0,-1,-1,-8,10 word:an 14,20,-4,-10,-20 word:analytics -1,-1,-4,-3,10 word:and 15,-19,5,-22,21
word:another 0,11,-4,-3,-3 word:answer 0,-2,7,-9,5 word:antes 16,-1,-10,-3,-4 word:anthropic -3,-1,-3,8,-2
word:any -5,-8,14,-6,5 word:anyone 12,-4,-4,-2,-1 word:anything 9,1,-4,-8,2 word:api -4,-8,1,-1,12
word:app 0,-4,-7,7,4 word:apply 0,0,5,3,-8 word:archive -3,-1,-5,-3,13 word:are 0,16,26,-38,-4 word:args -3,-1,-7,7,4
word:as -16,40,19,-25,-17 word:ask 7,-2,1,-4,-2 word:asked -4,-1,-6,11,-1 word:assistant 7,2,-8,-3,2
word:at 10,-9,4,-10,5 word:att -3,0,-2,7,-2 word:au -3,10,-11,8,-4 word:audit 1,2,3,-10,4 word:auf 5,1,-8,7,-4
word:auftraggeber -4,-2,-9,18,-2 word:auth -4,-1,2,-6,8 word:auto -6,-1,14,-3,-5 word:automatically -1,-3,14,-7,-3
word:av -3,-4,5,11,-9 word:available -2,-2,-6,-1,10 word:average -3,0,0,11,-8 word:avoid -2,-2,7,-3,0
word:b 10,-11,-8,-10,19 word:back 0,-3,16,-7,-6 word:backend 8,-4,3,-12,5 word:bad -2,8,-3,-3,-1 word:bar -1,0,7,-4,-2
word:bare -3,-2,8,-2,-2 word:based 1,0,12,-7,-7 word:basketball -2,-1,-7,11,0 word:batch -6,-1,14,2,-9
word:batches 8,-1,-5,-2,-1 word:be 1,-13,16,6,-10 word:because -10,-3,17,3,-6 word:becomes 0,0,-9,0,9
word:been -3,1,-5,8,-1 word:before 21,-7,-7,5,-13 word:began -5,0,-2,7,0 word:bei 3,3,-8,5,-4
word:being -8,-1,-4,14,-1 word:benchmark -4,-1,-7,14,-2 word:between 0,-8,18,-6,-3 word:big 12,-3,-1,-6,-1
word:bij 11,2,-3,-5,-5 word:bin 1,-1,-6,-5,11 word:binary -4,-1,-3,10,-2 word:blocks -1,-1,7,-5,0
word:board -3,-4,9,1,-2 word:body -4,-2,4,-7,8 word:book 6,8,-14,0,1 word:both -2,-4,10,7,-11 word:box 7,-1,-6,-8,7
word:bruk 5,-3,0,-8,5 word:bugs 8,0,-6,-2,-1 word:build 1,-5,-1,-4,9 word:builder -1,0,2,7,-7 word:builds -1,0,7,-4,-1
word:built -1,-2,2,-10,11 word:but -18,11,-7,22,-10 word:by 15,2,15,-26,-6 word:c -24,6,-3,-2,23
word:c'est -6,32,-18,-5,-3 word:cada -11,-1,15,-3,0 word:calendar 3,-1,-8,1,5 word:called -5,-5,-5,6,10
word:caller 17,-4,-6,-4,-4 word:calls 0,9,-1,-7,-1 word:can 15,-17,25,-21,-2 word:can't -9,8,1,1,-1
word:cancel 8,-1,-3,-4,0 word:cannot 7,4,2,-11,-1 word:cap 11,-1,2,-6,-5 word:capped -1,0,2,-11,11
word:card -6,2,0,-5,8 word:cards -5,2,-5,8,0 word:casa -2,-1,-2,7,-1 word:cases 10,-2,-4,-7,3
word:casimir -1,9,-4,-3,-1 word:catch 13,0,-5,-7,-1 word:cd 0,-1,8,-6,-1 word:cellular -7,-4,12,-2,1
word:certificate 6,-2,-9,-5,10 word:cet -2,8,-3,-1,-1 word:chain -5,-2,4,-6,9 word:championship -1,-2,-6,10,0
word:change 4,-8,1,-6,9 word:changes 7,-1,10,-12,-5 word:chaque 6,-1,-10,4,1 word:charity -1,-1,-5,7,0
word:chat -4,8,-2,4,-7 word:chatgpt -3,-2,10,-4,0 word:check 7,-4,-7,-11,14 word:checker -9,11,-7,5,-1
word:checkout -2,0,-3,-5,10 word:checks -4,-2,-7,0,13 word:choose 8,-2,-4,-1,-1 word:chose -3,-1,9,-2,-2
word:ci 2,5,1,-11,4 word:claims 1,-1,-2,-10,11 word:class 0,1,4,-10,6 word:classic -2,12,-5,-4,-1
word:claude 0,10,-9,-5,5 word:clear 6,-1,-8,2,0 word:clearly 7,-1,-3,-2,-2 word:cli 2,-2,0,8,-8
word:close -6,5,-8,10,-1 word:closer -3,16,-8,-4,-1 word:closes -16,-1,15,-1,3 word:closing 13,-3,-6,-4,0
word:cloud 1,-5,12,-1,-6 word:code 13,0,1,-26,12 word:codes -3,-1,-2,-5,11 word:columna -1,-1,-6,0,8
word:com 3,-5,-4,10,-3 word:command 4,12,0,-10,-6 word:commit -3,-5,11,4,-8 word:commits 8,1,-5,-3,0
word:common -2,0,9,-6,-1 word:como -13,29,-18,3,0 word:compare 16,-4,-9,-4,0 word:competition -2,0,-4,7,-1
word:component 9,-2,-4,-2,-1 word:compute -7,-2,13,-1,-3 word:conclusión 0,-1,-7,9,-1 word:concurrently 7,0,-3,-3,0
word:config -2,-4,-5,2,9 word:configuration -5,-3,10,0,-2 word:connected -7,-1,-5,-2,16 word:connection -7,-2,-7,4,11
word:consent 1,-4,-4,9,-1 word:console 5,-2,-8,5,0 word:constant -3,0,7,-7,2 word:contain -1,0,-5,9,-2
word:context 13,-2,5,-7,-9 word:contract 5,-8,5,-6,4 word:contracts -8,11,-2,-1,0 word:contrast -2,9,-6,0,0
word:control -2,-2,9,-5,0 word:conversation -2,0,11,-5,-4 word:coordinator 0,-1,11,-3,-7 word:copy 6,2,-10,-1,4
word:core -6,2,-2,-9,14 word:correct -9,-1,10,-3,3 word:cost -2,-4,17,-19,7 word:could -4,-1,-2,10,-2
word:counted 1,-1,7,-9,2 word:counter -3,-1,8,4,-8 word:counts -1,-2,17,-11,-2 word:course -11,15,-3,-1,0
word:cover -4,-1,-3,10,-2 word:coverage 8,0,-5,-5,2 word:covers -7,-3,6,5,-1 word:create 8,-2,0,-3,-3
word:creative -1,-1,8,-6,0 word:critics -3,-1,-5,11,-1 word:cross 3,6,-12,-4,7 word:crs -6,0,10,-2,-2
word:css -3,10,-2,-5,-1 word:ctf -2,-3,-4,-4,13 word:culture -1,-1,8,-7,0 word:current -10,-6,7,5,4
word:custom -2,-1,8,0,-4 word:customer 1,-5,4,-8,8 word:customers 8,-1,-6,2,-2 word:customs -1,9,-6,-1,-1
word:cut 3,-1,3,-8,3 word:d -3,-1,-7,7,5 word:da 0,-2,-6,8,1 word:dan 11,-2,-14,10,-5 word:dance -4,-1,-4,9,-1
word:dancing 0,-7,-1,9,0 word:dans -3,19,-11,-3,-2 word:dark -1,-1,-8,11,-1 word:das 0,5,-7,-4,7
word:dashboard 9,-3,-3,-8,5 word:data -9,-19,14,6,8 word:database -10,4,1,-5,9 word:date 3,-3,-9,10,-2
word:dated 10,-1,-7,0,-1 word:dates 17,0,-2,-15,-1 word:datetime -5,0,-4,10,-1 word:datos -2,-2,-6,11,-1
word:day 21,-1,-7,-6,-7 word:days 13,0,-5,-18,9 word:db 10,-4,-11,21,-16 word:dcamanager -2,-1,-5,8,-1
word:de -2,11,0,13,-23 word:december 0,0,-2,-9,11 word:decide -3,-2,9,-4,-1 word:decides -2,-1,11,-6,-1
word:decision 1,-1,-12,14,-2 word:decremented -2,-1,-6,10,-2 word:deep 9,0,-1,0,-8 word:def 8,0,-3,2,-6
word:defaults 9,-2,-1,0,-5 word:dem 4,4,-9,3,-3 word:den -1,12,-2,-3,-6 word:dependencies 3,-1,1,-7,4
word:deploy 9,-3,-3,-6,3 word:der -7,-2,-9,21,-3 word:des -1,3,-7,8,-3 word:describe -5,8,3,-5,-1
word:design -10,-3,19,-7,1 word:detects -3,0,8,-2,-2 word:dev 2,-1,-9,-5,13 word:devlog -5,-1,2,-5,10
word:di 8,-2,-7,4,-4 word:diary -1,16,-9,-5,-1 word:dictionary -4,7,-4,1,0 word:die 0,-13,-12,33,-9
word:dient -3,-1,8,-3,0 word:differ -5,10,0,-4,-1 word:difference -1,-1,-6,9,0 word:differs 1,12,-8,-5,-1
word:disk -3,-2,2,8,-6 word:do -2,13,1,-10,-2 word:doc 10,0,0,-9,-1 word:docker -2,-1,10,0,-8 word:docs -6,-2,-18,3,24
word:docstring -5,-4,-9,-4,22 word:does -17,17,3,4,-7 word:doing 7,-1,-2,-4,0 word:don't -3,-8,0,17,-5
word:donde -5,-1,12,-2,-3 word:door -3,12,-14,-2,6 word:dos -1,-1,-4,-1,7 word:dot -1,-2,-5,-1,9
word:double -5,0,-5,13,-3 word:down 1,-3,7,-13,8 word:drei -1,-1,-7,11,-2 word:drive -1,-2,-10,11,2
word:drop 3,-1,-6,-10,14 word:du 9,1,6,-5,-11 word:due 11,-2,-8,0,-1 word:during -2,-2,7,0,-3 word:e 6,-1,-11,5,1
word:each 21,-6,-3,-9,-4 word:easy -6,-1,10,-1,-1 word:edge 9,-1,-7,-4,3 word:edit -5,-1,12,-5,-1
word:editing 9,2,-4,-6,-1 word:editor 7,10,-7,-8,-2 word:een 5,14,-12,-5,-3 word:eerst 10,-2,-1,-6,-2
word:ein -1,8,4,-7,-4 word:eine -1,-8,7,4,-2 word:ejecución 0,0,-2,7,-5 word:el 3,-2,1,6,-8 word:eleven -4,-1,-3,9,-1
word:else 13,3,-15,-7,7 word:empty -10,1,1,19,-11 word:en -10,22,3,10,-25 word:enabled -8,-1,-2,-2,13
word:end 12,-1,-1,-11,1 word:ended -2,-1,-6,13,-3 word:entre -2,-1,13,-5,-5 word:entries -1,0,9,-6,-1
word:entry 18,-1,-12,-10,4 word:env 20,0,-9,-7,-3 word:environment 8,-1,0,-4,-3 word:er -17,31,20,-30,-4
word:error -8,-3,3,-6,14 word:errors -5,-1,17,-3,-8 word:erst 7,-1,-4,-1,-1 word:es -11,12,14,-8,-6
word:escalate 8,0,-7,0,0 word:estado -3,-1,-2,-10,15 word:estava 0,7,-2,-4,0 word:et -9,8,16,-8,-7
word:etc -4,-3,-9,-6,22 word:ethical -3,-1,10,-5,0 word:etter -9,-1,-3,17,-4 word:eu -3,-1,-3,-3,10
word:eval 0,0,3,4,-8 word:every 33,2,-10,-15,-11 word:example 1,-3,-4,-7,12 word:exist -5,-5,0,8,2
word:exists -1,-1,-4,9,-4 word:exit -1,6,10,-21,6 word:exports 12,-1,-9,4,-6 word:express -1,-7,9,0,-1
word:extension 3,-2,-9,-3,11 word:external 10,-1,-4,-5,-1 word:failover -2,-1,10,-6,-1 word:fallback -2,-3,10,-3,-3
word:falls -7,-2,13,-1,-3 word:far -5,3,-4,9,-2 word:feature -3,9,-6,-5,5 word:fecha -7,-1,-2,6,5
word:few 13,2,-12,0,-2 word:fi -4,-3,-5,-1,14 word:field -2,-1,11,-5,-3 word:fifteen -2,-1,-5,8,0
word:fil 21,-1,-14,-5,-2 word:files -9,-6,10,-1,7 word:film -2,2,11,-10,-1 word:filter 3,4,-1,-10,3
word:find -5,-7,-1,9,4 word:finds -3,3,12,-1,-11 word:finnes -6,0,-5,12,-1 word:fire -2,13,-8,-5,3
word:first 10,-4,0,2,-8 word:five -5,-9,3,7,4 word:fix 7,-7,-11,0,11 word:fixed -10,-2,0,7,5
word:fixture -1,-1,-5,8,-1 word:flag 1,0,-14,12,1 word:foi -3,6,5,-7,-2 word:folder 12,-2,-6,0,-3
word:font 0,-5,11,-9,3 word:fonts 0,-2,4,-9,6 word:for 13,6,-38,5,15 word:format -7,-5,4,0,7 word:former -1,7,-3,-1,-3
word:formål -4,-1,16,-4,-7 word:found -8,4,-8,17,-6 word:foundation -2,-2,11,-6,-1 word:four -2,-4,-6,2,10
word:fra -6,-1,-4,14,-4 word:free 5,-4,4,-9,4 word:fresh 8,-1,-2,-4,-1 word:friction -7,-1,10,0,-2
word:frigate -1,0,-6,-1,8 word:from 6,6,2,-19,4 word:full 9,2,-1,-3,-6 word:functions 8,-2,-6,3,-4
word:fund 0,-1,10,-6,-3 word:funds -4,0,-4,9,0 word:først 10,-2,2,-3,-7 word:g 7,-1,-13,5,2 word:game -8,0,-11,9,9
word:gamma -2,-1,-7,2,8 word:ganger -2,0,-6,9,0 word:gateway 7,4,-7,-7,2 word:gb 0,-2,7,-1,-5 word:get 1,1,7,1,-11
word:gina -2,-1,-4,8,0 word:gir -3,-1,-8,13,-1 word:git 4,-2,13,-2,-13 word:given -8,-3,-4,-1,17
word:glose -2,-1,11,-7,-1 word:go 20,-6,-1,-18,5 word:goes 10,1,-5,-4,-1 word:gomoku -2,-2,-6,-5,16
word:gone 0,8,-2,-5,-1 word:google -1,-2,-8,4,7 word:got -6,-5,-6,18,-2 word:grant -2,-2,0,-4,8
word:great -3,-1,-6,10,0 word:greta -6,-1,0,7,0 word:group -8,-1,5,1,2 word:guard -8,-2,-9,14,5
word:guest -6,0,-5,-6,17 word:guide 5,0,-9,7,-4 word:går -2,5,-9,10,-4 word:h 5,-1,-1,-8,5 word:ha 3,-4,-12,6,6
word:had -8,-2,2,10,-1 word:half -5,6,6,-9,2 word:hallucination 0,-2,2,-8,8 word:hand 14,2,-11,-2,-2
word:handle 9,-1,-3,-4,-1 word:handler -11,-1,2,16,-6 word:handles 1,-1,-7,8,-1 word:har -2,4,-8,7,0
word:harbour -6,-1,-6,-6,18 word:harry -2,-4,-5,13,-1 word:has -5,-6,-1,23,-10 word:hash -9,5,1,-3,6
word:have -11,-5,-3,25,-6 word:having -1,-1,7,-4,-1 word:he 0,-4,-8,14,-2 word:head 3,7,-1,-8,0
word:header -4,-1,-2,-1,8 word:health -2,-1,-2,7,-1 word:help 5,-5,-18,13,5 word:helps -5,2,9,-4,0
word:her -2,1,-11,12,0 word:here 2,-2,9,-7,-2 word:hides -1,-1,9,-6,-1 word:high -3,-1,0,10,-6 word:him -3,-1,-3,7,-1
word:his -6,-3,-3,12,-1 word:holds -5,-2,-13,4,16 word:home -4,-4,-16,16,8 word:hook -14,2,16,-6,2
word:hooks 16,-2,-6,-6,-2 word:hour -1,-3,10,-9,2 word:hours 2,-3,-9,4,5 word:house 1,8,-6,-3,0
word:however 7,-1,-5,-1,-1 word:html -1,-2,-4,0,8 word:hub 11,-3,-1,-3,-4 word:human -1,-2,14,-9,-2
word:hus -3,0,-2,-5,10 word:i 6,-9,-4,10,-2 word:i'm -5,-4,-3,17,-5 word:i've -2,-3,-5,10,0 word:id 3,-5,-10,-17,29
word:identity -2,-3,9,-2,-2 word:if 31,-14,-5,-21,10 word:ignore -2,0,8,-5,0 word:ikke -8,1,5,17,-15
word:il 5,13,-14,2,-6 word:im 1,2,-8,8,-2 word:image 11,-4,3,-9,-2 word:impact -2,-1,-1,10,-7 word:in 7,-5,-5,9,-6
word:industry 0,-2,-6,9,-1 word:information 2,-1,7,-7,0 word:init 15,-1,-3,-4,-7 word:initial 3,0,-7,6,-2
word:input 12,-2,-4,2,-8 word:instead 7,0,-8,9,-8 word:intent -2,0,9,-6,-1 word:interfaz -3,-1,8,-1,-3
word:intern -2,11,-9,-4,5 word:interpreter 7,-1,-5,-1,0 word:into -7,-5,14,0,-3 word:ip 6,-1,-7,-4,7
word:is -43,58,-3,-19,8 word:iso 13,0,-3,-7,-4 word:issue 3,-2,-13,15,-2 word:ist -11,19,-3,-12,7
word:it 5,18,-12,15,-25 word:it's -4,-1,8,-4,2 word:item -7,0,3,-1,6 word:items 14,-3,-12,3,-2 word:its 13,2,-1,-2,-12
word:itself -5,-1,12,-4,-2 word:jamais -2,-3,-1,7,-2 word:je 8,4,-4,-8,-1 word:jest -6,8,-2,0,0
word:job 4,-3,11,-10,-2 word:john -4,0,-2,8,-2 word:join 7,0,-2,0,-5 word:journal -4,-3,7,1,-1 word:json 0,-5,0,-6,11
word:jsonl -9,-2,-4,-3,19 word:june -2,0,-2,-7,10 word:just -9,8,2,3,-3 word:kb -3,0,3,-7,7 word:keep 25,-2,-6,-11,-6
word:keeps -3,12,-2,-5,-2 word:kein 0,-1,8,-3,-4 word:kept 7,-2,19,-28,4 word:key 4,2,-11,-3,8 word:keys 0,-2,12,-8,-3
word:kill 8,0,-3,-1,-4 word:kind -1,7,-1,-8,3 word:krever 4,-1,-7,3,2 word:kunde -3,-1,-6,13,-2
word:kurs 3,0,-4,-14,16 word:la -6,4,8,4,-10 word:label -3,4,-2,-9,10 word:labs -12,-2,9,5,-1
word:language -3,8,0,-3,-1 word:large 0,10,-4,-6,0 word:las 7,0,-2,-2,-2 word:last 7,-3,-14,14,-4
word:later 9,-1,2,-7,-3 word:layout 7,-1,2,-3,-6 word:le 2,16,-6,-4,-8 word:lead -6,5,-8,9,0 word:leak 1,-4,9,-3,-4
word:learned 4,0,9,-11,-1 word:learning -7,12,-8,-4,8 word:least 7,-1,-2,-4,0 word:ledger -2,3,3,-12,7
word:les -8,5,0,8,-6 word:lets -11,1,13,-1,-2 word:letters -2,0,-4,-4,10 word:level -2,-4,8,-4,2
word:lgbtq -1,-1,-4,7,0 word:lies -3,7,-1,-4,1 word:ligger -3,0,-3,-6,12 word:light 1,9,-7,-1,-2
word:like 0,13,-6,2,-8 word:lind -6,-1,0,7,0 word:line -5,-5,6,-6,10 word:lines 4,0,-11,7,1 word:linking -1,-1,-4,8,-2
word:linux -2,0,7,-3,-1 word:list -3,-8,3,10,-2 word:lista 1,0,-2,9,-7 word:live -11,-1,10,-11,14
word:lived 8,0,-3,-3,-2 word:living 1,7,1,-8,-1 word:llm -5,-1,8,-6,5 word:lo -2,4,-8,8,-3 word:loader -3,2,-2,10,-6
word:local -1,-4,10,-3,-2 word:localstorage -5,0,10,-3,-1 word:lock -3,1,0,-4,7 word:log 6,1,-20,-24,37
word:loggen -3,0,-3,-1,7 word:logic 4,-2,-4,-6,7 word:login 6,-4,1,6,-9 word:logs -13,-1,7,12,-5
word:lokalt -4,-1,10,-3,-1 word:long -5,-6,11,-5,5 word:look 13,-6,-4,1,-3 word:looking -1,0,-7,9,-1
word:looks -1,8,-9,3,-1 word:loop -13,1,16,3,-7 word:los -12,-9,22,6,-7 word:loss -2,-2,4,7,-7 word:love -3,-3,-3,10,0
word:low -3,-1,5,9,-10 word:lower -8,-1,10,2,-2 word:m 6,2,3,-17,6 word:mac 4,-1,-8,7,-3 word:macos -9,-1,-1,1,11
word:mai 8,-2,-7,1,0 word:main 8,-1,7,-10,-4 word:mais -9,22,-7,-5,-2 word:make 22,-12,2,-3,-10
word:makes -5,-1,17,-9,-1 word:manager 10,-4,1,-2,-4 word:managing 0,-1,-2,-4,7 word:manual 0,-1,7,-6,-1
word:map -2,0,12,-5,-5 word:maps -9,0,10,-1,0 word:march 1,-2,-11,10,2 word:marketing -1,-3,-1,9,-4
word:match -4,-1,10,-7,2 word:may 1,-8,-9,19,-4 word:mb -1,0,-3,10,-5 word:md 11,9,-21,-8,8 word:me -2,-9,-8,21,-2
word:means 0,-4,12,-7,0 word:measured 9,0,-3,-4,-1 word:melanie -1,-2,-5,8,0 word:memoria -5,-1,14,-2,-5
word:memory -1,20,-14,-4,-1 word:mentioned 6,-1,-8,2,0 word:merge 9,-3,2,-3,-4 word:merging 7,0,-2,-3,-2
word:metadata -8,-1,4,-5,10 word:micro -4,-2,10,-2,-1 word:might -10,-2,13,2,-2 word:minute 0,-3,-1,-6,10
word:minutes 13,-1,-14,5,-3 word:mit 1,8,6,-10,-5 word:mls 0,0,-1,8,-6 word:mobile -8,-3,9,-5,7 word:mock -4,4,-6,9,-2
word:mode -20,-2,20,4,-1 word:model 6,5,3,-16,2 word:module -3,3,9,-2,-7 word:modules -1,17,-13,-1,-3
word:moment -7,13,-2,-3,-1 word:money -4,4,10,-7,-3 word:month -7,3,-1,-4,9 word:months -1,-2,-6,7,2
word:more -4,0,15,-13,1 word:most 10,3,-12,6,-7 word:motivated 10,-2,0,-8,0 word:move -5,-1,7,-9,8
word:moved -2,0,8,-3,-2 word:movement -3,-1,9,-4,-1 word:moves 2,1,-8,0,4 word:mqtt 3,-1,-6,-6,10 word:ms 6,-1,0,4,-10
word:multi 1,-4,10,-5,-2 word:must 20,-4,-6,-13,3 word:mutex -2,8,-3,-2,-2 word:my -6,-6,-10,29,-7
word:mysql 1,-2,-7,11,-3 word:n 5,3,1,-8,-2 word:n'est -1,-1,-5,8,-1 word:na 5,-3,-7,8,-3 word:nada -2,-1,8,-1,-4
word:name 14,-7,-9,-7,9 word:names -3,-2,7,2,-5 word:nba -2,-1,11,-6,-2 word:need 21,-4,-12,-5,-1
word:needs -5,-4,9,-1,1 word:neither -2,-3,-2,8,-1 word:net -3,11,-7,-2,2 word:network -8,-7,6,-4,12
word:never -13,11,4,-4,1 word:new -1,16,-6,6,-15 word:newer -4,0,-3,-2,9 word:next 9,-2,-7,-2,2 word:night 1,3,2,-10,4
word:nine -4,-3,-17,22,2 word:no -6,-3,-4,-8,21 word:node -3,-1,-8,3,9 word:nodo 10,-2,-7,-1,-1
word:non -7,-8,23,-1,-6 word:none -2,-2,-4,0,8 word:nor -2,-2,-2,8,-1 word:not 26,-15,-3,2,-10 word:note 10,-2,-2,-9,2
word:notebook -2,8,-6,2,-2 word:notes 1,-1,1,-11,10 word:notion 7,-1,-2,-1,-3 word:now -4,-5,-16,23,2
word:npm 10,-1,-7,-6,4 word:numbers 12,-5,0,-2,-5 word:nunca -3,7,-4,0,0 word:oauth -2,-1,12,-5,-4
word:of 2,14,-17,17,-16 word:off 14,-3,-9,-16,13 word:office -2,11,-9,-3,4 word:offline -4,-3,7,-7,6
word:often 8,4,-3,-7,-2 word:og -3,12,5,-12,-2 word:ogni 14,-2,-10,-1,0 word:ohne -3,9,-1,-3,-1
word:old -8,5,-1,16,-12 word:om -4,-2,8,-2,-1 word:on -9,10,-19,9,8 word:once -8,4,19,-11,-4 word:one 6,27,-10,-6,-17
word:only 18,-17,0,-3,2 word:op 0,7,-4,-5,1 word:open 1,-5,10,-16,10 word:openai -3,-1,-6,9,1
word:opencode 4,13,-10,-3,-5 word:operations 9,2,-7,-7,3 word:opt 1,-1,-4,-8,12 word:optional -2,-1,-3,-2,8
word:or 35,-19,3,-25,6 word:orchestrator -7,-3,1,5,4 word:original 12,4,-10,-3,-2 word:otherwise 8,0,-6,-2,0
word:ou -7,10,-1,-1,-1 word:our 2,-1,13,-17,2 word:outputs 9,0,1,-4,-6 word:outside 1,-2,-9,11,-2
word:over -6,-1,5,10,-7 word:own 20,-6,13,-14,-13 word:owner 16,-4,-15,-5,7 word:p -6,5,-4,11,-7
word:pack 11,-3,-8,0,0 word:package 7,-1,-11,11,-6 word:page 5,6,-28,14,4 word:panel 2,-2,-4,8,-3
word:paper -8,7,-6,13,-5 word:par 7,-4,2,-1,-5 word:para 3,-4,8,-1,-4 word:part -9,-1,0,7,4
word:participants -5,-1,0,7,-1 word:partner -5,-1,-5,13,-1 word:pas -5,-4,13,-2,-2 word:pass 1,6,-2,3,-8
word:passe -5,8,-5,3,-1 word:passed 0,-2,-4,9,-3 word:passing 2,-2,-8,7,0 word:patch 3,-1,4,6,-12
word:path -3,-8,2,6,4 word:pay 3,-1,9,-10,-1 word:pays -5,-1,8,-1,-1 word:pela 4,7,-4,-7,-1 word:people -5,-3,9,4,-5
word:per 19,-8,14,-15,-11 word:perf 2,0,-5,-4,7 word:performance -3,-1,-8,18,-6 word:perl -2,-3,9,-3,-1
word:permission -4,-1,-2,0,7 word:pero -4,3,-2,15,-12 word:person -3,-4,8,1,-1 word:personas -4,-2,-4,10,0
word:phase -1,-1,13,-8,-3 word:piece -8,-4,7,0,5 word:pin 14,-2,-9,-2,-1 word:plain -1,-2,13,-8,-3
word:plan 6,12,-6,-10,-1 word:platform -4,-2,-9,2,12 word:plays -2,8,-3,-2,-1 word:points -1,-2,-2,-3,8
word:por 3,-1,3,-9,3 word:port 6,-2,-2,-7,5 word:post -3,8,-4,-5,5 word:postgres 1,-1,9,-7,-2
word:potential -6,-1,-9,16,-1 word:potter -2,-4,-5,13,-1 word:pour 0,-4,14,-6,-4 word:power -4,-2,10,-3,-2
word:powered 11,-1,-5,-4,-1 word:pr 10,9,-10,-6,-3 word:preferred -10,0,11,-4,3 word:prefix -9,-1,7,-2,4
word:prices -2,-2,7,0,-4 word:print 1,-1,-12,12,0 word:prints 1,-5,-8,3,9 word:probado -4,-1,-2,9,-2
word:problem -3,-3,-6,8,4 word:process -1,-5,-2,11,-2 word:production -1,-2,-7,10,1 word:professional 7,0,-3,-3,-1
word:profile 8,0,-3,-3,-2 word:programs -2,-3,10,-1,-4 word:progress 1,-1,-5,8,-2 word:project's -3,17,-10,-1,-4
word:prompt 0,-4,10,2,-8 word:prompts 11,4,-10,0,-4 word:properties -3,-1,0,-3,8 word:property -6,-3,11,-2,-1
word:protection 9,-1,-5,2,-5 word:protocol 0,13,-2,-6,-4 word:provenance -3,-1,7,-2,-1 word:proves 1,0,7,-7,0
word:provided -7,-2,7,-5,6 word:provider 2,-1,-11,3,8 word:providers 0,-2,-3,-3,7 word:providing 0,3,8,-9,-2
word:prune 12,0,-4,-3,-4 word:publish -4,-1,2,-6,10 word:published 8,-1,-6,-1,-1 word:purpose -3,-3,10,-2,-2
word:py -7,-2,4,17,-13 word:pytest 10,-1,-4,0,-6 word:python 6,1,-12,-13,18 word:på -8,-3,-7,13,4
word:qu'il -3,10,-4,-2,0 word:quando -1,-2,-2,8,-3 word:quarter -3,-3,0,-4,10 word:que -18,19,-1,4,-5
word:query -1,-4,3,17,-14 word:qui -2,7,-5,1,-1 word:quote 14,-3,-3,-6,-2 word:quotes 2,-1,-3,-6,8
word:raised -7,-1,-6,14,-1 word:rapide -8,14,-4,-1,-1 word:rate 9,-2,2,-5,-3 word:rather -9,1,16,-9,1
word:raw -1,-1,9,-6,-1 word:re 9,5,-10,-2,-2 word:react -9,5,-11,8,8 word:read 1,5,7,-21,8 word:reads -9,8,-3,6,-2
word:real 8,-2,-4,-8,5 word:recall -1,0,-2,10,-7 word:received -1,0,-2,7,-5 word:recibo 4,3,-8,-2,3
word:recipe -2,14,-9,-2,-1 word:red -7,-1,-8,10,6 word:redeemunderlying -2,-1,9,-2,-4 word:refund 7,2,-10,0,0
word:registry -4,-1,-1,-6,12 word:release 4,2,-8,-4,6 word:released 0,0,2,-7,6 word:releases -4,-1,-1,-5,11
word:relies -2,-1,8,-4,-1 word:render 10,-1,-1,-5,-3 word:replica 0,0,2,-7,5 word:repo 22,-3,-9,0,-9
word:report 7,0,-15,12,-4 word:reported -2,-1,-1,-3,8 word:reports 12,-1,0,-13,2 word:repository -4,-1,12,-5,-2
word:request 10,-4,9,-11,-4 word:requirements 0,-1,9,-2,-6 word:requires 16,-2,-15,0,1 word:research -6,-1,14,-3,-4
word:reservation 11,-2,-15,4,1 word:resolution -2,7,3,-6,-2 word:responsible 10,-3,-3,-3,-1 word:result -3,-1,5,7,-9
word:retries -1,1,9,-6,-3 word:returns -6,-3,0,8,1 word:reward -2,-2,8,0,-5 word:rewritten 10,-3,-6,-1,0
word:root 8,-3,-8,-5,9 word:rosenwasser -4,-2,-9,10,5 word:rounding -6,5,-1,8,-6 word:rounds -1,-1,7,-2,-3
word:route 7,5,-8,-1,-3 word:router -2,-2,10,-9,3 word:routes -1,0,-1,-4,7 word:row 8,-2,10,-13,-3
word:rows -11,-2,7,16,-11 word:rpi -3,0,1,13,-10 word:rs -2,-1,-2,10,-6 word:rule 22,-1,2,-27,4
word:rules -1,15,-8,-8,0 word:run 24,-13,-17,10,-4 word:running 0,-2,9,-1,-6 word:runtime -4,-1,15,-4,-6
word:rust -3,-1,-5,-3,11 word:s -18,-7,9,17,-2 word:safari -2,-1,-8,16,-4 word:sales -5,-1,1,7,-3
word:sam -5,-2,-3,11,-2 word:same -6,23,5,-5,-16 word:sand -1,13,-6,-3,-3 word:sans 2,6,-12,-1,4 word:save -8,-5,2,4,7
word:saved -8,-1,4,7,-3 word:say 4,2,-10,5,-1 word:says -2,8,2,-5,-2 word:scale 10,-1,-2,-4,-4 word:scan -6,0,9,-3,0
word:script 2,-2,-11,9,1 word:se 0,12,-11,-8,6 word:second 1,2,-3,7,-7 word:security 4,3,0,-9,2
word:seen -2,-1,-3,9,-3 word:sees -6,4,11,-7,-1 word:selv 0,9,-9,-5,6 word:sempre 14,-1,-6,-3,-5
word:send -2,-2,5,-9,8 word:sensorer 11,-1,-5,2,-6 word:sensors -3,10,-2,-6,1 word:senza 9,0,-4,-4,0
word:service -5,0,9,-5,2 word:services -3,5,-8,1,6 word:session -1,2,1,-12,11 word:sessions -13,-1,19,-2,-3
word:set 25,-6,-7,5,-18 word:sets -5,-1,8,-5,2 word:settings 4,-1,-9,2,5 word:settlement -1,-2,-8,-2,13
word:several -3,10,-4,0,-2 word:share -7,-4,14,-7,5 word:shared -5,-5,9,0,0 word:sheet 8,-1,-5,-3,1
word:shelf 0,0,-1,-7,9 word:shell 13,-2,-6,-4,-1 word:shift -5,4,5,-7,3 word:ship 7,3,-5,-4,-1
word:ships -1,-2,-6,-3,12 word:shoes 8,-1,-4,-4,0 word:should 5,-4,-1,7,-8 word:shows -4,-1,-10,11,3
word:sich -4,-2,9,0,-3 word:signature 7,0,0,2,-8 word:silent 1,-5,10,-4,-2 word:similar 1,12,-6,-7,-1
word:simple -11,-2,-4,13,5 word:since 4,-4,22,-15,-7 word:sind 16,-3,-15,4,-3 word:sistema -8,3,15,-6,-4
word:six 5,-2,-13,10,0 word:skip 10,-1,-5,-4,-1 word:slack 2,-2,9,0,-9 word:slash -2,-1,-2,-4,8
word:slippage 0,0,-1,-10,11 word:slow -11,-7,20,-5,4 word:small -4,5,13,-10,-3 word:smaller 10,-2,-5,1,-4
word:smallest -12,2,12,-1,-1 word:so -26,-16,31,31,-20 word:solana -8,5,4,1,-2 word:solo 18,2,-16,-1,-2
word:som -9,56,-19,-14,-13 word:some -11,10,0,2,-3 word:somebody -1,7,-2,-3,-1 word:someone -1,11,-6,-3,-1
word:something 1,2,-8,6,-1 word:son -2,-1,-5,8,-1 word:sort -3,10,0,-7,0 word:sorted -1,-1,9,-3,-5
word:source -10,-2,16,-3,-2 word:specifically -1,-3,-4,8,0 word:speed -6,-3,11,1,-2 word:split -6,-1,15,-5,-2
word:spread -3,-1,9,-3,-2 word:src 15,-1,-13,-3,2 word:st -4,0,-2,7,-1 word:stack -2,4,-9,-3,9 word:stale 2,-3,8,-10,3
word:start 19,-4,-7,-2,-5 word:started -2,1,-8,11,-1 word:starts -6,-3,11,-5,2 word:state 5,3,-7,-7,5
word:stationen -6,-2,1,8,-2 word:status -7,-3,-10,-6,25 word:stay 3,-1,14,-13,-3 word:stays 3,-3,7,-11,3
word:step -8,-3,2,1,9 word:still -8,8,3,7,-11 word:store 7,-2,-9,-2,7 word:stores 5,0,-7,0,3 word:string -8,-6,-2,3,13
word:strong -3,0,1,-8,9 word:structure -3,17,-5,-5,-4 word:strøm -4,-1,-4,13,-4 word:style -6,-1,-3,-2,12
word:su -4,-1,4,8,-6 word:success 0,-1,-1,10,-8 word:sudo 9,0,-3,-2,-3 word:suggested -5,-2,1,7,-1
word:suite 9,-1,-3,-3,-2 word:sums -1,-1,8,-5,0 word:support 1,-3,-15,10,6 word:swap -2,-2,11,-6,-1
word:system -7,1,9,4,-7 word:så 12,-2,-3,0,-8 word:tabla 0,-1,-8,4,4 word:tablet 1,8,-5,-4,-1 word:tag 7,-2,-10,1,4
word:task 6,-3,0,5,-7 word:team -13,5,-10,-3,21 word:teams 0,-9,20,-12,0 word:technical 4,-5,-10,6,4
word:tell 2,-2,9,-8,-1 word:temp -5,-1,7,-1,-1 word:template -1,-2,7,-6,2 word:templates -6,1,7,-1,-2
word:ten 7,-3,-5,2,-1 word:test 16,-5,-17,11,-6 word:testing -5,-1,-1,9,-3 word:tests 12,0,-11,5,-6
word:text 7,-8,-11,0,12 word:th -3,-1,-2,8,-2 word:than -4,6,12,-8,-5 word:thanks -2,-3,-4,9,-1
word:that -18,-1,34,14,-28 word:the 12,-2,-20,12,-2 word:their 6,5,-3,-7,-1 word:them 5,1,10,-7,-9
word:theme -1,-1,7,0,-5 word:then -26,-4,22,4,4 word:there 1,4,-13,16,-8 word:they 0,-3,27,-19,-4
word:things 11,-3,-3,0,-5 word:thinking -1,-2,-4,-5,12 word:third -3,-3,-7,6,7 word:this -5,-12,3,7,7
word:thousand 9,-1,-5,-2,-2 word:thread 4,6,-2,-7,-1 word:three -8,-7,-3,15,2 word:threshold 0,0,-1,10,-8
word:tick -5,0,7,-2,-1 word:ticket 1,13,-8,0,-6 word:tiene -2,-2,-2,-1,8 word:til 14,1,-5,1,-10 word:till 1,5,-9,-1,4
word:tim -5,-4,-7,17,0 word:time -8,1,-2,15,-7 word:timeout -6,-2,4,-9,14 word:tmp -8,-1,11,1,-3 word:to 23,2,-6,3,-21
word:tobie -5,-2,-11,17,1 word:todos -4,-2,14,-2,-6 word:toggle 0,-1,-9,-1,11 word:token -13,-5,0,8,11
word:too 9,-1,-6,4,-6 word:took -3,-1,2,-7,8 word:tool -1,-6,-4,-3,14 word:touch 6,-4,6,-7,-1 word:track -7,-2,7,-4,6
word:travel 12,0,-3,-6,-2 word:treat 3,7,-7,-2,-1 word:trenger 8,0,-2,-3,-3 word:trusting 9,0,-3,-3,-3
word:try 7,-1,-9,3,0 word:ts 6,-4,0,9,-10 word:turns -7,-2,4,1,4 word:twice -3,2,-14,24,-9 word:two 3,-5,-4,30,-24
word:type -1,-6,-2,-7,15 word:types -8,-3,-2,-4,16 word:typescript -18,-3,14,-1,8 word:ui 17,-7,2,-2,-10
word:uma 1,-1,3,-7,6 word:un -10,40,-5,-13,-13 word:una -4,2,13,-4,-7 word:und -1,-10,11,5,-6
word:undefined -1,0,-6,10,-4 word:under 11,-5,-10,5,-1 word:une -10,21,0,-6,-4 word:unit 14,-1,1,-7,-8
word:universal -2,13,-5,-5,-2 word:unlike -2,8,-4,-2,0 word:until -10,2,0,-5,12 word:up -8,-6,17,-6,3
word:update 10,-1,1,-5,-4 word:updated -1,0,8,-4,-2 word:upgrade -7,-1,6,7,-6 word:usage -3,-1,-6,-1,11
word:usb 2,7,-9,9,-9 word:usdc -12,-1,5,-6,14 word:use 30,-7,-14,0,-8 word:user 8,-10,2,-7,7 word:users -7,-3,-3,16,-2
word:using -2,1,11,-7,-3 word:ut -2,7,-5,2,-2 word:utc 13,-1,0,-6,-7 word:uten -3,-1,10,-3,-4 word:vad 8,-1,-3,-1,-3
word:validate 2,-1,7,-1,-7 word:validated 7,0,-2,-2,-2 word:value -7,5,1,4,-3 word:var -3,-1,-7,-3,15
word:ved -7,-1,10,1,-3 word:vencimiento -8,0,-1,5,4 word:verb -4,-3,2,10,-5 word:verified -7,0,-4,13,-2
word:verify 12,-2,-5,-2,-1 word:version -6,21,-1,-7,-7 word:very -1,0,-7,10,-1 word:via 2,-2,1,-9,8
word:view -7,-1,-6,9,5 word:vil 4,0,12,-12,-3 word:voor 11,-1,-8,-1,-1 word:vor 10,3,-4,-7,-3 word:vote 8,1,-6,-2,-1
word:votes 5,-1,-8,0,4 word:vous -11,24,-7,-5,-1 word:vpn -9,-2,-1,-4,16 word:w -2,-1,-3,9,-3 word:walk -7,13,-1,-3,-2
word:want -11,-2,-3,17,-3 word:was -10,-1,2,24,-15 word:watcher -1,0,-4,8,-3 word:water 15,2,-10,-4,-3
word:way -4,18,-1,-11,-2 word:we -1,-9,2,20,-12 word:wear 7,-1,-2,-3,-1 word:weather -3,9,1,-7,-1
word:web -5,-1,-1,-6,13 word:week -5,1,-7,14,-3 word:weekend 1,-1,-7,9,-2 word:what 5,29,7,-28,-13
word:when 3,-15,12,0,0 word:where -12,14,-11,-5,14 word:whether -7,-3,-4,8,7 word:which -12,-4,17,8,-9
word:while -12,6,4,-1,4 word:who -4,-1,3,7,-6 word:whoever 9,-1,-3,-2,-4 word:why 1,-4,8,-2,-2 word:wi -9,-3,-4,-4,19
word:wie -6,17,6,-11,-6 word:wifi -4,-2,-2,-6,13 word:wiki -1,-9,18,-5,-3 word:wikipedia -1,-1,-3,8,-2
word:will -19,0,37,-16,-2 word:window 0,4,3,-11,4 word:winning -3,-2,-5,9,0 word:winter -4,-1,-5,11,-1
word:with 8,11,-21,18,-17 word:within 14,-5,-5,-7,3 word:without 14,3,-8,-4,-4 word:won't 8,0,1,-7,-1
word:work -15,3,1,17,-6 word:worker -3,-2,1,10,-6 word:world -5,-3,0,7,0 word:worth -8,-1,4,-5,9
word:would -9,13,3,-4,-3 word:write 6,-2,9,-3,-9 word:writes -11,-2,8,7,-1 word:written -2,4,6,-8,-1
word:wrong -7,-3,11,2,-3 word:wurde -2,-1,-4,7,-1 word:x -8,-5,-5,8,10 word:y -6,5,-1,12,-10 word:year -11,-2,4,-4,12
word:yet -4,-1,-2,7,-1 word:yml -10,0,-5,2,13 word:you 20,33,-6,-26,-22 word:your 12,5,3,-19,-2
word:zero -4,-2,10,4,-7 word:zijn -4,-4,8,1,-2 word:zone 5,4,-8,-6,6 word:zu -11,-2,10,5,-3 word:à -8,16,-8,2,-3
word:är -1,10,-4,-5,1 word:én 11,-2,-4,0,-5 word:øv -2,-1,11,-7,-1 word:в -2,3,-16,25,-9 word:же -3,7,-5,2,-1
word:из -4,-1,-3,9,-1 word:на 1,11,-4,-3,-5 word:по 1,7,-4,-7,3 word:с 10,-2,-7,2,-4 word:только 11,-1,-7,-3,-1
word:إلى -2,4,4,3,-9 word:المستخدم -3,-1,5,-9,8 word:بعد -12,-1,-1,19,-6 word:عند 7,2,-3,2,-8 word:في -7,6,7,8,-15
word:لأن -4,-1,8,-3,-1 word:لكن -1,0,-5,9,-2 word:مثل -4,13,-4,-3,-2 word:مع -3,-1,14,-14,5 word:ملف -6,-1,10,-2,-2
word:من 6,5,-6,-11,6 word:い 1,3,12,-2,-14 word:う -2,11,-10,2,-2 word:が -7,-6,5,15,-7 word:き -5,-1,9,-2,-1
word:け -3,7,0,-3,-1 word:こ 0,4,-4,7,-8 word:し 15,-3,-8,10,-13 word:す 18,0,-9,4,-12 word:た -1,-6,2,12,-7
word:っ -2,-2,-3,11,-4 word:つ 0,-1,-2,9,-6 word:て -4,7,-11,15,-7 word:な -1,8,4,-8,-2 word:に 6,-2,13,1,-18
word:の -14,10,5,6,-8 word:は 8,11,4,-14,-9 word:ぼ -4,-3,-3,1,9 word:ま -9,-6,1,14,0 word:も -7,15,-6,3,-5
word:よ -7,11,-4,1,-1 word:り -3,-6,7,0,2 word:る 8,7,-10,2,-8 word:れ -8,4,5,6,-8 word:イ 0,-1,-8,-4,12
word:エ 1,-1,-6,-3,9 word:ォ 4,-2,8,-2,-8 word:コ -4,-2,2,-6,10 word:ス -2,-2,-2,11,-5 word:タ 0,-2,-5,13,-6
word:ト 3,-2,15,1,-17 word:レ -1,5,-7,-1,4 word:ン 0,-6,4,-6,8 word:ー 3,-7,14,-6,-5 word:一 3,8,-8,-4,0
word:三 -2,-2,-7,8,3 word:上 -4,-2,12,-2,-4 word:下 -4,7,3,0,-7 word:个 -1,10,-3,-3,-3 word:中 9,-1,-3,-3,-2
word:之 0,8,-6,4,-6 word:九 -4,-1,-4,10,-2 word:了 -6,-3,2,10,-3 word:于 -7,-1,3,5,0 word:从 1,-1,-4,9,-6
word:以 -1,-2,8,-3,-1 word:件 -14,3,5,1,4 word:会 4,-2,11,-6,-7 word:作 -2,-1,7,-3,-1 word:使 13,-4,2,-3,-8
word:値 -4,7,-10,0,7 word:像 -5,36,-16,-11,-4 word:先 12,-2,-5,-3,0 word:全 -6,8,6,-3,-4 word:决 7,-1,-5,-1,-1
word:分 -3,-2,-3,10,-3 word:到 -9,-1,-1,15,-5 word:前 12,5,-8,-6,-3 word:加 10,-2,-4,3,-7 word:务 7,0,-3,-3,-1
word:動 -2,-1,10,-5,-1 word:十 -1,-2,-4,10,-3 word:原 8,-1,-10,3,-1 word:发 -7,0,8,-1,-1 word:可 -9,-2,13,-8,6
word:号 -5,7,-4,-2,4 word:后 4,4,-10,7,-5 word:地 -6,8,3,0,-5 word:型 3,-4,16,-16,1 word:報 8,-1,-3,-2,-3
word:天 -3,-1,11,-6,-1 word:失 -2,0,-4,12,-6 word:好 8,7,-8,-3,-3 word:存 -9,2,7,2,-1 word:定 2,-2,14,-12,-3
word:実 -4,-3,11,-2,-3 word:小 7,6,-10,-2,-1 word:就 -2,8,0,-4,-2 word:序 -3,-1,10,-5,-1 word:式 -2,-1,8,-4,-1
word:录 9,5,-9,-3,-2 word:必 12,-1,-2,-7,-2 word:情 7,-2,-9,7,-4 word:意 -4,-3,8,0,0 word:態 8,-1,0,-5,-3
word:成 2,6,-10,5,-2 word:户 -4,-1,-1,8,-2 word:房 -5,10,-4,-3,2 word:持 -4,-1,-3,-3,11 word:接 -2,-1,7,2,-6
word:提 -2,-2,1,8,-4 word:支 -5,-1,-1,-4,11 word:改 7,-1,5,-8,-4 word:敗 -1,0,-3,10,-6 word:文 -13,2,9,-2,4
word:新 17,-2,-13,13,-15 word:无 -2,-1,8,-4,-1 word:时 -9,-3,4,7,1 word:是 -4,15,-5,-3,-3 word:時 -3,-2,9,-7,2
word:更 -2,11,-2,1,-8 word:書 -6,-2,8,-1,1 word:月 -2,-1,-3,8,-2 word:有 -3,-4,2,9,-4 word:本 -5,8,-6,1,2
word:来 -4,-2,2,9,-5 word:果 9,-2,-6,1,-2 word:样 -1,7,-3,-2,-1 word:模 5,-4,16,-12,-5 word:比 -2,15,-4,-6,-4
word:求 -7,-1,12,-4,-1 word:没 -4,-2,-7,15,-2 word:测 2,-2,-7,8,-2 word:状 8,-2,4,-7,-3 word:现 -1,0,-3,7,-2
word:理 1,0,24,-10,-14 word:用 -2,-5,0,9,-2 word:的 -17,6,2,0,9 word:目 8,10,-6,8,-20 word:码 7,6,-7,-4,-2
word:移 7,-1,-1,-3,-2 word:空 -3,-2,-8,16,-3 word:管 7,-4,5,-5,-4 word:编 -7,6,7,-8,2 word:置 -10,-2,-4,0,15
word:能 -3,-1,-3,-2,9 word:自 -2,-2,14,-6,-4 word:节 -4,-1,10,-4,-1 word:行 -5,3,3,11,-11 word:要 8,-2,4,-8,-2
word:見 -5,7,0,-2,0 word:言 -6,-4,4,-4,10 word:认 -1,0,-2,-4,8 word:记 1,-1,-8,-1,8 word:试 6,-2,-10,9,-3
word:请 -3,-1,9,-4,-2 word:起 -4,-1,9,-1,-3 word:辑 -4,-1,11,-5,-1 word:过 -2,-2,-3,10,-4 word:这 -3,12,-2,-6,0
word:通 4,0,-9,7,-2 word:部 -4,4,11,-9,-2 word:配 -11,-2,-7,2,18 word:量 -5,-2,10,0,-3 word:開 8,1,-4,-4,-1
word:间 -8,-2,-2,10,2 word:降 -4,-1,-2,11,-4 word:限 -4,-1,8,-3,0 word:需 8,0,-4,-3,-1 word:順 -2,-1,8,-4,-1
word:题 -3,12,-8,1,-1 word:默 -4,0,-1,-4,8
"""
