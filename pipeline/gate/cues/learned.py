"""Weights of words, stems and endings, as log-odds; fitted by `benchmarks/fit_gate.py`, not by hand."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = """
end:'ll 0.02 end:ach -0.08 end:ack 0.05 end:act -0.08 end:acy -0.02 end:ads 0.07 end:ady 0.02
end:aft -0.04 end:age 0.03 end:ags 0.04 end:ail -0.08 end:aim -0.04 end:air -0.05 end:ais 0.02
end:aks 0.04 end:als 0.08 end:ame -0.03 end:amo -0.02 end:amp 0.02 end:and 0.07 end:ano 0.02
end:ant -0.13 end:ape 0.04 end:aph -0.06 end:api -0.03 end:aps -0.03 end:ard 0.09 end:are 0.03
end:ark 0.03 end:arn 0.02 end:ars 0.09 end:art 0.12 end:ary 0.07 end:ase 0.06 end:ass -0.04
end:asy 0.02 end:ate 0.05 end:ati 0.03 end:att -0.09 end:ays 0.23 end:bar -0.08 end:bed 0.03
end:bee -0.03 end:bel 0.05 end:ber 0.12 end:bie 0.04 end:ble -0.05 end:box -0.02 end:btq 0.02
end:cal -0.03 end:ced -0.04 end:cer 0.04 end:ces 0.13 end:cha 0.07 end:che 0.07 end:cia -0.02
end:cks 0.04 end:cle -0.03 end:cly 0.03 end:cos 0.04 end:cts 0.08 end:cus -0.04 end:dad 0.06
end:dat 0.06 end:day -0.11 end:ded -0.04 end:del -0.03 end:den 0.13 end:der 0.04 end:des 0.09
end:det -0.11 end:dig -0.05 end:dio 0.03 end:dis 0.10 end:dle -0.08 end:dme -0.03 end:dor -0.08
end:dos -0.05 end:eas 0.06 end:eau 0.03 end:ece 0.04 end:ecs -0.03 end:ect 0.15 end:eda -0.04
end:eed 0.03 end:een -0.12 end:ees 0.02 end:eid -0.08 end:eir 0.07 end:eit 0.04 end:ekt 0.04
end:eld 0.07 end:elf -0.03 end:els -0.08 end:ema -0.06 end:end -0.05 end:ene 0.04 end:ens 0.10
end:ent -0.08 end:epo 0.07 end:ept -0.07 end:ere -0.16 end:erk -0.03 end:ern 0.05 end:ers 0.11
end:ert 0.03 end:ery 0.04 end:ese -0.03 end:ess -0.10 end:est -0.03 end:eta -0.08 end:eve -0.04
end:ext -0.05 end:fen -0.06 end:fic 0.06 end:fig 0.14 end:fka 0.07 end:fth -0.03 end:ful -0.06
end:gan 0.03 end:gar 0.09 end:ged -0.05 end:gel 0.03 end:gen 0.10 end:ger 0.15 end:ges -0.07
end:get 0.02 end:ght 0.05 end:gic 0.02 end:gin -0.04 end:gio -0.02 end:gth 0.02 end:hed -0.15
end:hen 0.02 end:her -0.13 end:hes 0.05 end:hia -0.04 end:hip 0.02 end:hon 0.04 end:hot -0.02
end:ial -0.04 end:iar 0.04 end:ibe 0.03 end:ica 0.05 end:ice 0.11 end:ich 0.02 end:ick 0.14
end:ics 0.09 end:ict -0.02 end:ide -0.07 end:ied -0.07 end:ief -0.02 end:iel -0.05 end:ier 0.12
end:ies -0.06 end:iew -0.07 end:iff -0.02 end:ify -0.09 end:ign -0.04 end:ike -0.02 end:ild 0.08
end:ill -0.10 end:ims -0.03 end:ind 0.05 end:ine 0.09 end:ing -0.05 end:ini -0.04 end:ins 0.05
end:int 0.06 end:inx 0.02 end:iod 0.03 end:ion -0.22 end:ior 0.11 end:ips 0.06 end:ipt 0.05
end:ire 0.09 end:isa -0.02 end:ish 0.09 end:isk 0.03 end:ism -0.06 end:ist -0.03 end:ite -0.08
end:ity -0.07 end:ium -0.08 end:ive 0.06 end:ivo 0.05 end:ize -0.03 end:ión 0.02 end:jor -0.03
end:kap 0.05 end:ked -0.12 end:ken 0.08 end:ker 0.12 end:kes 0.07 end:lan 0.03 end:lar 0.06
end:lay -0.06 end:led -0.14 end:ler 0.09 end:les -0.05 end:lex 0.02 end:lic 0.04 end:lin 0.08
end:lls 0.06 end:lly 0.09 end:log 0.05 end:lor -0.02 end:low 0.04 end:loy 0.11 end:lta 0.04
end:lth 0.03 end:lti 0.03 end:lum -0.04 end:lve -0.05 end:man -0.03 end:mes 0.16 end:min -0.11
end:mit 0.06 end:mna -0.04 end:mpt -0.03 end:mum 0.02 end:n't -0.04 end:nal -0.03 end:nar 0.04
end:nca 0.05 end:nce -0.10 end:ncy 0.03 end:nda -0.03 end:ndo -0.09 end:nds -0.02 end:ner -0.14
end:nes -0.02 end:net 0.03 end:nge 0.02 end:nie -0.03 end:nom -0.04 end:nos 0.05 end:not 0.02
end:nst 0.08 end:nte -0.03 end:nth 0.08 end:nux 0.04 end:nza 0.05 end:n’t 0.02 end:oad 0.04
end:obe -0.04 end:ock 0.05 end:ode -0.07 end:ody -0.03 end:off 0.09 end:ogy -0.02 end:oid -0.02
end:oit 0.07 end:oke 0.03 end:oks 0.04 end:ole -0.08 end:oll -0.03 end:ols 0.06 end:ome 0.04
end:ond -0.15 end:ong -0.03 end:ono 0.02 end:ons -0.14 end:ont -0.03 end:oof -0.05 end:ook 0.07
end:ora -0.03 end:ord -0.03 end:ore 0.18 end:ork -0.06 end:orm -0.03 end:ort -0.06 end:ory 0.03
end:oss -0.06 end:ost -0.04 end:oto -0.04 end:oup -0.05 end:our 0.04 end:ous -0.04 end:out -0.06
end:own -0.06 end:ows 0.04 end:oxy -0.02 end:pal 0.04 end:pec -0.07 end:ped -0.03 end:per -0.10
end:pes -0.02 end:pic -0.04 end:ple 0.12 end:ply -0.08 end:pts 0.19 end:put -0.06 end:que 0.04
end:r's 0.04 end:ram -0.03 end:rar -0.06 end:ras 0.19 end:rch -0.08 end:rci -0.02 end:rda 0.05
end:rde -0.03 end:rds 0.03 end:red 0.04 end:ree -0.03 end:rer -0.04 end:res 0.03 end:rgy -0.04
end:ric -0.03 end:rig 0.11 end:ril 0.02 end:rir -0.05 end:rje 0.12 end:rks -0.03 end:rld 0.02
end:rly -0.04 end:rms -0.03 end:rna 0.13 end:rns 0.06 end:rol 0.06 end:ron -0.02 end:ror 0.02
end:row -0.03 end:rra -0.02 end:rry 0.06 end:rst 0.30 end:rta 0.07 end:rte 0.03 end:rth -0.03
end:rto 0.02 end:rve 0.02 end:sen 0.03 end:ses 0.16 end:set -0.02 end:sis -0.08 end:sks 0.02
end:sta -0.03 end:ste -0.16 end:sts -0.09 end:tch -0.03 end:ted -0.03 end:tem -0.06 end:ten 0.11
end:ter 0.16 end:tes -0.23 end:til -0.04 end:tle -0.02 end:tly 0.11 end:ton -0.06 end:tor -0.03
end:tos 0.04 end:tre 0.08 end:try 0.08 end:tte -0.05 end:tum 0.04 end:tup 0.03 end:túa 0.02
end:t参数 -0.04 end:uch 0.03 end:ude -0.04 end:udy -0.03 end:ues -0.14 end:uld -0.25 end:ule 0.07
end:ult 0.09 end:umn 0.02 end:unt 0.04 end:ure -0.03 end:urn -0.03 end:urs 0.05 end:urt 0.05
end:use 0.13 end:uth 0.03 end:uts 0.02 end:val 0.05 end:vas 0.03 end:ved 0.15 end:vel 0.12
end:ven 0.08 end:ver 0.07 end:yee -0.04 end:yes -0.02 end:yle 0.07 end:ync -0.03 end:ype -0.05
end:zed 0.03 end:zes 0.04 end:ção -0.03 end:ает 0.08 end:дан 0.04 end:ому 0.05 end:тся 0.09
end:خدم 0.03 end:ديث 0.08 end:ديل 0.04 end:رات -0.03 end:شاء -0.03 end:شاف 0.03 end:طية 0.04
end:قات 0.02 end:لات -0.03 end:ملف -0.03 end:نات 0.06 end:وظف 0.03 stem:absol -0.04 stem:acade -0.03
stem:acces -0.02 stem:accou 0.05 stem:accur -0.07 stem:ackno -0.04 stem:acros -0.05 stem:actio 0.04
stem:actua 0.06 stem:adapt 0.09 stem:addin 0.05 stem:addre 0.02 stem:again 0.02 stem:agend -0.03
stem:agent 0.03 stem:aldri 0.10 stem:aller 0.05 stem:allow 0.03 stem:alrig -0.02 stem:alter -0.03
stem:alway 0.05 stem:amend -0.05 stem:amoun 0.03 stem:anali -0.05 stem:analy 0.04 stem:answe -0.07
stem:anthr -0.04 stem:anyth 0.09 stem:appen -0.04 stem:appro 0.09 stem:argum -0.03 stem:arriv -0.03
stem:artic -0.06 stem:artif -0.04 stem:artis 0.03 stem:asist -0.02 stem:assig -0.03 stem:atmos -0.02
stem:attem 0.13 stem:atten 0.06 stem:authe 0.06 stem:autom 0.03 stem:avail -0.06 stem:backe -0.04
stem:backg 0.02 stem:backo 0.08 stem:backu 0.05 stem:balan 0.03 stem:baske 0.03 stem:becau 0.08
stem:befor 0.20 stem:behav 0.04 stem:bench 0.03 stem:bette -0.05 stem:betwe -0.07 stem:billi 0.06
stem:bindi -0.03 stem:borro 0.04 stem:brack 0.02 stem:break 0.06 stem:broke 0.03 stem:broug 0.05
stem:bucke 0.02 stem:busin 0.03 stem:butto -0.06 stem:cache 0.03 stem:calcu -0.03 stem:calen -0.03
stem:calli -0.03 stem:canne 0.02 stem:canno 0.02 stem:carri 0.03 stem:catal 0.03 stem:cellu 0.03
stem:centr 0.07 stem:chall -0.04 stem:chang -0.07 stem:chara 0.02 stem:check 0.16 stem:claim -0.02
stem:clean -0.04 stem:close 0.02 stem:colou 0.03 stem:comin -0.02 stem:comma 0.02 stem:commi 0.04
stem:compa -0.12 stem:compe 0.06 stem:compi -0.09 stem:compl 0.06 stem:compo -0.03 stem:compu -0.04
stem:concl -0.04 stem:confl -0.05 stem:conne 0.07 stem:conse 0.02 stem:consi -0.07 stem:conso -0.02
stem:conta -0.05 stem:conte -0.03 stem:contr 0.02 stem:conve -0.08 stem:coord -0.02 stem:count 0.07
stem:cover -0.04 stem:creat 0.09 stem:crede 0.03 stem:crypt -0.04 stem:cuand -0.04 stem:curre -0.04
stem:curri -0.04 stem:custo 0.05 stem:dashb 0.04 stem:datab 0.19 stem:datet 0.03 stem:decem -0.04
stem:decid 0.05 stem:decis -0.02 stem:decli -0.03 stem:decod -0.03 stem:defau 0.14 stem:defin 0.02
stem:delet -0.05 stem:deplo 0.14 stem:descr 0.06 stem:desig -0.06 stem:detai -0.06 stem:detec 0.04
stem:devel 0.04 stem:diens 0.06 stem:diese -0.02 stem:diffe -0.08 stem:direc -0.02 stem:disab 0.04
stem:disag 0.04 stem:disco 0.06 stem:discu -0.04 stem:dispa -0.04 stem:dista -0.03 stem:docke -0.04
stem:docum -0.11 stem:doesn 0.07 stem:dokum -0.04 stem:doubl 0.02 stem:draft -0.02 stem:dream -0.02
stem:drivi -0.02 stem:dropp 0.02 stem:durin 0.04 stem:edite -0.03 stem:editi -0.03 stem:educa 0.03
stem:effec 0.03 stem:email 0.03 stem:enabl 0.03 stem:endin -0.03 stem:endno -0.04 stem:endpo -0.04
stem:ensur 0.03 stem:enter 0.03 stem:entri -0.06 stem:error -0.03 stem:escap 0.04 stem:eslin 0.06
stem:eveni -0.03 stem:every -0.05 stem:evolu -0.05 stem:exact 0.05 stem:excep -0.04 stem:exist -0.11
stem:expir 0.07 stem:expor 0.05 stem:extra -0.04 stem:facin 0.03 stem:factu 0.02 stem:faile -0.15
stem:faili -0.02 stem:famil -0.04 stem:fasta -0.03 stem:faste 0.02 stem:favor 0.03 stem:featu 0.03
stem:ferdi -0.05 stem:festi 0.03 stem:field -0.05 stem:filte 0.03 stem:findi -0.05 stem:finis -0.03
stem:floor 0.03 stem:flush 0.06 stem:follo -0.09 stem:fonts -0.04 stem:forme 0.02 stem:frank 0.04
stem:funct -0.13 stem:funge -0.05 stem:furth -0.02 stem:gemin -0.04 stem:gener -0.07
stem:glove -0.05 stem:groun -0.05 stem:guard 0.06 stem:handl -0.09 stem:happe -0.03 stem:happi -0.04
stem:havin -0.04 stem:heade 0.05 stem:healt 0.04 stem:hipót -0.05 stem:homea 0.03 stem:horai 0.03
stem:hosti 0.03 stem:hoved 0.17 stem:human 0.04 stem:ident -0.06 stem:imagi -0.08 stem:impac -0.02
stem:imple -0.04 stem:impor -0.08 stem:impro -0.07 stem:inclu 0.03 stem:incor -0.06 stem:inden 0.04
stem:indiv -0.05 stem:infra 0.03 stem:initi -0.03 stem:injec -0.03 stem:inser -0.02 stem:insid 0.05
stem:inspe -0.04 stem:inspi 0.03 stem:integ 0.02 stem:invoi 0.02 stem:invok 0.03 stem:issue -0.14
stem:itera 0.06 stem:jahre 0.02 stem:jamai 0.03 stem:janua 0.02 stem:japan -0.03 stem:komme -0.07
stem:konfi -0.03 stem:koord -0.02 stem:l'err 0.04 stem:laten 0.03 stem:lates -0.03 stem:layou -0.14
stem:learn 0.04 stem:ledge -0.02 stem:ledig 0.03 stem:lesso -0.03 stem:limit 0.11 stem:lineb 0.03
stem:linki 0.03 stem:lisbo 0.02 stem:liste 0.08 stem:loade 0.02 stem:local -0.04 stem:locat -0.04
stem:locke -0.04 stem:longi -0.03 stem:looki -0.07 stem:manag 0.04 stem:mangl -0.05 stem:manua 0.02
stem:marat 0.02 stem:markd -0.04 stem:marke 0.07 stem:marsh -0.03 stem:maste -0.02 stem:match -0.04
stem:maxim 0.05 stem:mecha -0.04 stem:media 0.02 stem:mediu -0.04 stem:meeti -0.11 stem:membe 0.17
stem:memor 0.08 stem:messa 0.07 stem:metho -0.04 stem:metri 0.09 stem:migra 0.03 stem:minut 0.04
stem:mirro 0.10 stem:missi 0.03 stem:mobil 0.05 stem:modif -0.03 stem:momen -0.04 stem:monda 0.04
stem:monor 0.08 stem:morni -0.03 stem:motiv 0.04 stem:movem 0.03 stem:movin 0.03 stem:multi 0.06
stem:mumme -0.05 stem:museu 0.03 stem:nativ 0.06 stem:navig -0.04 stem:netwo -0.04 stem:night 0.03
stem:nolog -0.08 stem:nothi -0.04 stem:novem -0.04 stem:numbe 0.03 stem:nächs -0.15 stem:númer 0.02
stem:obser -0.03 stem:obtai 0.02 stem:offer -0.03 stem:offic -0.04 stem:oldes 0.04 stem:onlin 0.06
stem:openc -0.08 stem:openi -0.03 stem:opens -0.08 stem:optim 0.02 stem:optio -0.06 stem:order 0.04
stem:outpu -0.05 stem:overh 0.03 stem:overr -0.03 stem:overv -0.04 stem:paint -0.03 stem:palet -0.02
stem:parag -0.05 stem:parce 0.02 stem:paren 0.02 stem:parse -0.04 stem:parsi 0.02 stem:parti -0.04
stem:partn 0.03 stem:passa -0.02 stem:passi -0.02 stem:passw -0.02 stem:patte 0.07 stem:peopl 0.02
stem:perfe 0.04 stem:perfo -0.04 stem:perha -0.03 stem:perio 0.03 stem:permi -0.02 stem:persi -0.03
stem:perso 0.06 stem:phila -0.04 stem:picku -0.04 stem:pictu -0.05 stem:pipel 0.06 stem:plann -0.07
stem:platf -0.02 stem:pleas -0.04 stem:point -0.03 stem:polit 0.03 stem:porqu 0.03 stem:postg 0.03
stem:potte 0.05 stem:power -0.06 stem:pract -0.04 stem:prede 0.02 stem:prefe -0.04 stem:prefi 0.03
stem:premi 0.04 stem:prese -0.04 stem:press -0.06 stem:prett -0.04 stem:previ -0.02 stem:prima 0.04
stem:princ 0.05 stem:print 0.08 stem:priva 0.05 stem:proba -0.11 stem:probl -0.03 stem:proce 0.05
stem:produ -0.03 stem:progr -0.11 stem:proje 0.15 stem:promp 0.03 stem:proto -0.05 stem:provi -0.12
stem:proxy -0.02 stem:proye 0.03 stem:publi 0.14 stem:pushe -0.08 stem:pytho 0.03 stem:quali -0.02
stem:quart -0.02 stem:quest -0.05 stem:readi -0.03 stem:readm -0.03 stem:reall -0.04
stem:recei -0.03 stem:recen -0.04 stem:recep 0.03 stem:recom -0.03 stem:recur -0.05 stem:reduc 0.03
stem:refer -0.06 stem:refun 0.02 stem:reini 0.03 stem:reins 0.02 stem:rejec 0.03 stem:relat -0.07
stem:relea 0.11 stem:relev -0.03 stem:relia -0.02 stem:remin -0.03 stem:remov 0.13 stem:rende -0.06
stem:repla 0.04 stem:repli 0.08 stem:repor -0.15 stem:repre -0.07 stem:requi 0.06 stem:reser 0.02
stem:reset 0.03 stem:resis -0.04 stem:resol 0.03 stem:respo -0.03 stem:reste -0.02 stem:resto 0.03
stem:resul -0.07 stem:retai 0.07 stem:retri 0.04 stem:reuni -0.02 stem:revie -0.12 stem:revis 0.04
stem:revoc -0.02 stem:roami -0.02 stem:rosen 0.03 stem:routi 0.05 stem:runni -0.04 stem:runti -0.03
stem:sakna 0.03 stem:sandb -0.07 stem:satis -0.03 stem:scann -0.05 stem:sched 0.13 stem:scope -0.03
stem:scrip 0.04 stem:scrol -0.05 stem:searc -0.07 stem:seatt -0.03 stem:secon -0.04 stem:secre 0.03
stem:secti -0.06 stem:segur 0.03 stem:selec 0.09 stem:sendi -0.03 stem:separ 0.07 stem:seria -0.04
stem:serve -0.05 stem:servi 0.11 stem:sessi 0.06 stem:share 0.06 stem:shoul -0.15 stem:showe 0.03
stem:showi -0.03 stem:sient 0.02 stem:signa -0.05 stem:signi -0.04 stem:sikri 0.05 stem:silen 0.03
stem:simil 0.04 stem:simpl -0.03 stem:simul 0.04 stem:singl 0.03 stem:sitte -0.02 stem:skill -0.03
stem:snipp -0.04 stem:socia 0.03 stem:softw 0.02 stem:solvi 0.03 stem:someb -0.02 stem:someo -0.04
stem:sorti 0.04 stem:sourc 0.07 stem:specs -0.02 stem:spell 0.03 stem:stabl 0.03 stem:stagi 0.08
stem:stand -0.05 stem:start -0.05 stem:steer -0.03 stem:stone 0.03 stem:stres -0.03 stem:stric 0.03
stem:strik 0.03 stem:strin -0.04 stem:struc -0.03 stem:studi 0.04 stem:style -0.04 stem:subsc 0.05
stem:sugge -0.07 stem:sunda -0.03 stem:surfa 0.03 stem:swimm -0.03 stem:syste -0.08 stem:takin -0.04
stem:tarea 0.06 stem:tarif -0.02 stem:teamm -0.03 stem:techn -0.10 stem:templ 0.03 stem:termi -0.17
stem:terra -0.02 stem:teste -0.12 stem:testi -0.03 stem:theme -0.02 stem:there -0.07 stem:they' 0.02
stem:thing -0.02 stem:thirt 0.03 stem:thoug -0.04 stem:threa -0.06 stem:throu -0.07 stem:thurs -0.03
stem:timeo 0.16 stem:times 0.02 stem:tjene 0.04 stem:token 0.06 stem:tomor -0.05 stem:touch 0.04
stem:track -0.03 stem:tradi -0.02 stem:train 0.05 stem:trans -0.09 stem:trave -0.04 stem:treas -0.04
stem:treat 0.04 stem:trigg 0.03 stem:troub -0.03 stem:tuesd 0.08 stem:types 0.04 stem:typin 0.06
stem:unuse 0.03 stem:updat -0.15 stem:uploa 0.03 stem:usual 0.04 stem:utili -0.04 stem:varia 0.05
stem:vario -0.03 stem:venci 0.02 stem:vendo -0.06 stem:vente -0.03 stem:verif -0.06 stem:viewp -0.04
stem:volun -0.03 stem:votin 0.12 stem:vulne -0.05 stem:waiti -0.05 stem:wante 0.03 stem:warni 0.06
stem:webho 0.08 stem:websi 0.02 stem:websu -0.03 stem:weekd 0.07 stem:weigh -0.02 stem:wheel -0.02
stem:wheth -0.03 stem:wikim 0.03 stem:wikip -0.05 stem:winni 0.03 stem:witho 0.08 stem:worke 0.08
stem:workf 0.07 stem:works -0.08 stem:write 0.03 stem:writi 0.08 stem:you'r -0.03 stem:you'v -0.02
stem:zapie 0.03 stem:اكتشا 0.03 stem:الإيم -0.03 stem:الاحت 0.04 word:0 0.25 word:a 0.26
word:about -0.10 word:above -0.05 word:abrir -0.03 word:absolute -0.04 word:academic -0.03
word:accept -0.03 word:accepted 0.02 word:accessible -0.02 word:account 0.03 word:accounts 0.02
word:accuracy -0.03 word:accurate -0.03 word:across -0.05 word:actions 0.02 word:active 0.05
word:activeworkspaceid -0.05 word:activities -0.04 word:activo 0.02 word:actually 0.05 word:add 0.08
word:adding 0.05 word:adept -0.02 word:adobe -0.04 word:after 0.04 word:again -0.03
word:against 0.02 word:agenda -0.03 word:agent -0.04 word:agents 0.03 word:ago 0.03 word:agree 0.02
word:aider -0.07 word:aldrig 0.10 word:all -0.09 word:alla -0.03 word:allergic 0.03 word:allow 0.03
word:alright -0.02 word:also -0.02 word:always 0.04 word:am -0.06 word:an 0.06 word:analysis -0.02
word:analytics 0.02 word:and -0.20 word:answer -0.07 word:anthropic -0.05 word:any -0.07
word:anything 0.09 word:ao -0.03 word:app 0.06 word:applications 0.02 word:approach -0.05
word:approval 0.03 word:approved 0.07 word:apps 0.03 word:april 0.02 word:are 0.08
word:arguments -0.04 word:art 0.03 word:article -0.05 word:as -0.05 word:asked -0.03
word:aster -0.03 word:async -0.03 word:atmosphere -0.02 word:attacks 0.02 word:attempts 0.14
word:attended 0.02 word:auf 0.05 word:auth -0.03 word:authentication 0.03 word:automatically 0.02
word:av -0.03 word:available -0.06 word:avoid -0.02 word:año -0.02 word:b -0.03 word:background 0.02
word:backoff 0.08 word:bank -0.04 word:bar -0.02 word:bars -0.02 word:base -0.02
word:basketball 0.03 word:be -0.03 word:because 0.08 word:been -0.04 word:before 0.20
word:begin 0.02 word:behavior 0.02 word:being -0.09 word:below -0.04 word:benchmark 0.04
word:best -0.02 word:better -0.05 word:between -0.07 word:big 0.03 word:billing 0.06
word:binding -0.03 word:bis -0.06 word:blind 0.03 word:block 0.03 word:blog -0.07 word:board 0.04
word:books 0.08 word:both -0.04 word:box -0.02 word:br -0.10 word:break -0.04 word:brief -0.03
word:bring -0.02 word:brought 0.05 word:bucket 0.02 word:bug 0.08 word:build 0.10 word:builds -0.03
word:business 0.02 word:button -0.07 word:by 0.15 word:c 0.03 word:cache 0.05 word:calendar -0.03
word:call -0.06 word:caller -0.03 word:calling -0.03 word:calls 0.06 word:can't -0.05
word:cannes 0.02 word:cannot 0.02 word:cap -0.03 word:card 0.05 word:cases -0.02 word:cause 0.03
word:cd 0.07 word:cellular 0.03 word:centre 0.04 word:chair -0.02 word:challenge -0.02
word:change 0.03 word:changes -0.10 word:checkbox 0.05 word:checking 0.06 word:ci 0.08
word:claim -0.04 word:claims -0.03 word:clean -0.03 word:clear -0.03 word:cli -0.03 word:click 0.11
word:close 0.03 word:closed 0.02 word:closes 0.04 word:closest -0.03 word:code -0.03
word:coder -0.03 word:colour 0.03 word:column 0.04 word:columna -0.04 word:com 0.04 word:come -0.04
word:coming -0.02 word:command 0.06 word:commit 0.06 word:committed -0.05 word:compares -0.04
word:comparison -0.03 word:competition 0.05 word:completed 0.02 word:complex 0.02
word:component -0.03 word:compose -0.03 word:comprehensive 0.03 word:config 0.14
word:confirmation -0.02 word:conflict -0.05 word:connections 0.09 word:considering -0.05
word:contain 0.02 word:container -0.07 word:context -0.03 word:control 0.05 word:conversation -0.10
word:coordinator -0.02 word:copy 0.04 word:core 0.04 word:cost 0.02 word:costs -0.02
word:could -0.05 word:country 0.02 word:covers -0.04 word:cpc 0.03 word:create 0.10
word:creates -0.04 word:credentials 0.05 word:csv -0.02 word:cuando -0.04 word:curl 0.07
word:current -0.09 word:currently 0.05 word:curriculum -0.04 word:customer 0.06 word:cut 0.04
word:cyan -0.04 word:d -0.07 word:da -0.02 word:dagen 0.07 word:dager 0.04 word:daily 0.04
word:dan 0.03 word:dance 0.03 word:dashboard 0.07 word:dashboardet -0.04 word:data 0.08
word:database 0.18 word:datetime 0.03 word:day -0.04 word:de 0.11 word:december -0.04
word:decided 0.06 word:decision -0.03 word:default 0.13 word:defines 0.03 word:delay -0.02
word:demo -0.02 word:deploy 0.11 word:deployment 0.03 word:der -0.07 word:describe 0.02
word:design -0.06 word:detection -0.02 word:determine -0.03 word:dev -0.07 word:development 0.03
word:did -0.03 word:die 0.07 word:dienst 0.05 word:different -0.06 word:direct -0.03
word:directly -0.02 word:directories 0.02 word:disagree 0.04 word:discussed -0.03
word:distance -0.04 word:dns 0.07 word:doc -0.03 word:document -0.03 word:documentation -0.09
word:documented 0.02 word:documents 0.03 word:doesn't 0.07 word:doi -0.05 word:doing -0.03
word:dokumentation -0.04 word:don't -0.06 word:done 0.02 word:door 0.02 word:dough 0.03
word:down -0.09 word:draft -0.04 word:dreams -0.02 word:driving -0.02 word:dry 0.08 word:du 0.05
word:due 0.02 word:dump -0.02 word:durch -0.03 word:during 0.04 word:dynamic 0.02 word:e 0.05
word:early -0.04 word:edge 0.08 word:edit -0.03 word:edited -0.03 word:edits -0.03
word:educational 0.02 word:eerst 0.06 word:eight 0.08 word:einen -0.05 word:em -0.03
word:email -0.05 word:en 0.09 word:enabled 0.02 word:end 0.04 word:ending -0.03 word:endnote -0.04
word:endpoint -0.03 word:ensure 0.02 word:entries -0.06 word:env -0.04 word:eps -0.02 word:er 0.02
word:error 0.02 word:errors -0.05 word:es -0.03 word:escape 0.03 word:eslint 0.07 word:esta -0.03
word:evening -0.03 word:every 0.02 word:everything -0.04 word:evolution -0.05 word:exactly 0.03
word:excited 0.02 word:execution 0.03 word:existen 0.02 word:existing -0.15 word:expire 0.04
word:expired 0.02 word:export 0.03 word:exposed 0.02 word:extension 0.04 word:f -0.06
word:facing 0.03 word:fail 0.04 word:failed -0.15 word:failing -0.02 word:failure 0.02 word:fan 0.03
word:fantastic -0.03 word:fantasy 0.02 word:far -0.03 word:fastapi -0.03 word:fc -0.05
word:feature 0.03 word:fecha 0.06 word:fee 0.02 word:feels -0.03 word:feet -0.03 word:felt -0.06
word:ferdig -0.05 word:few -0.03 word:field 0.07 word:fields -0.05 word:fifth -0.03
word:figures -0.02 word:file 0.06 word:files -0.16 word:filter 0.03 word:find -0.07
word:finding -0.04 word:finished -0.02 word:first 0.15 word:five 0.08 word:flag 0.08 word:flags 0.04
word:floorplan 0.03 word:focus -0.03 word:following -0.05 word:font 0.07 word:fonts 0.03
word:for 0.04 word:form 0.02 word:formato 0.03 word:found 0.08 word:foundation -0.02 word:four 0.05
word:framework 0.02 word:frankfurt 0.05 word:free -0.03 word:friends 0.02 word:from 0.03
word:full 0.03 word:function -0.09 word:functions -0.03 word:further -0.02 word:fuso 0.02
word:først 0.06 word:ga -0.02 word:game 0.04 word:gap 0.03 word:gb 0.09 word:gemini -0.04
word:generated -0.06 word:generic -0.03 word:get 0.04 word:gh 0.03 word:git -0.04 word:give -0.05
word:given -0.03 word:globs 0.02 word:go 0.07 word:goals 0.05 word:going -0.04 word:gonna 0.02
word:good -0.06 word:got 0.03 word:gpt -0.06 word:green -0.04 word:greta -0.08 word:grew 0.03
word:grip 0.02 word:group -0.05 word:guard -0.04 word:guest 0.02 word:gym 0.05 word:går -0.03
word:hacer 0.03 word:half 0.03 word:hand 0.05 word:handling -0.09 word:hands -0.03
word:happens -0.02 word:happiness -0.04 word:hard -0.05 word:harry 0.05 word:haru -0.06
word:has -0.06 word:have 0.03 word:having -0.04 word:he 0.04 word:header 0.05 word:health 0.03
word:help 0.08 word:helper -0.02 word:here -0.12 word:him 0.03 word:hipótesis -0.05 word:holds 0.09
word:home -0.02 word:homeassistant 0.03 word:hosting 0.03 word:hot -0.02 word:how -0.06
word:human -0.03 word:hver 0.04 word:i 0.11 word:i'd -0.02 word:i'll -0.16 word:i'm -0.09
word:i've 0.08 word:id 0.04 word:identify -0.05 word:if -0.09 word:ignored 0.04 word:ik -0.02
word:il 0.04 word:imagine -0.06 word:immer 0.04 word:impact -0.02 word:important -0.04
word:imports -0.02 word:improved -0.04 word:include -0.05 word:includes 0.02 word:including 0.05
word:incorrect -0.06 word:indentation 0.05 word:individuals -0.03 word:industry 0.02 word:info -0.02
word:information -0.02 word:infrastructure 0.04 word:initial -0.03 word:injection -0.03
word:inside 0.05 word:inspiring 0.04 word:install -0.04 word:installed 0.09 word:interactive 0.03
word:interface -0.03 word:into 0.09 word:invoices 0.04 word:is -0.27 word:issues -0.14
word:it's 0.05 word:item -0.05 word:iterations 0.06 word:its 0.08 word:i’ll -0.04 word:j -0.05
word:jamais 0.03 word:january 0.02 word:japanese -0.03 word:job 0.09 word:john 0.07 word:jonas -0.03
word:jour -0.03 word:joyee -0.02 word:js 0.02 word:json 0.08 word:june -0.05 word:just -0.04
word:kabel 0.04 word:kafka 0.07 word:kb -0.04 word:keep 0.03 word:kept 0.06 word:key 0.05
word:keys 0.06 word:kg 0.02 word:kids -0.03 word:kind -0.03 word:kommer -0.07 word:kurs 0.05
word:la -0.05 word:lab -0.07 word:labs -0.10 word:large -0.03 word:latency 0.03 word:latest -0.03
word:layout -0.14 word:le 0.06 word:learn 0.02 word:learned -0.03 word:learning 0.07
word:least -0.03 word:ledger -0.02 word:let's -0.04 word:level 0.12 word:lgbtq 0.02 word:like 0.04
word:limited 0.04 word:limiting 0.06 word:lind -0.08 word:line 0.02 word:linebreak 0.03
word:lines -0.11 word:link -0.06 word:linking 0.03 word:lint 0.03 word:linux 0.05 word:list -0.06
word:listed 0.03 word:listens 0.04 word:lists 0.03 word:live 0.02 word:lives 0.03 word:llm -0.06
word:loader 0.04 word:locate -0.03 word:lock 0.08 word:locked -0.05 word:log 0.09 word:long -0.04
word:look -0.07 word:looking -0.07 word:looks -0.05 word:low 0.04 word:lower 0.05 word:m -0.02
word:macos 0.04 word:made -0.04 word:major -0.03 word:make 0.04 word:makes 0.07 word:man -0.06
word:mangler -0.05 word:many -0.02 word:marathon 0.02 word:mark 0.05 word:markdown -0.04
word:marked 0.02 word:master -0.02 word:matching -0.05 word:math -0.02 word:max 0.07 word:mb 0.02
word:me -0.19 word:means -0.04 word:mechanism -0.04 word:med -0.06 word:medium -0.04
word:meeting -0.10 word:meg -0.04 word:member 0.14 word:members 0.03 word:memory 0.06
word:merged -0.03 word:messages 0.08 word:messaging -0.03 word:methodology -0.02 word:metrics 0.08
word:mig -0.04 word:might 0.03 word:migrated -0.07 word:migration 0.10 word:mika -0.03
word:minute 0.03 word:minutes -0.02 word:minutos 0.03 word:mirror 0.04 word:mirrors 0.05
word:missing 0.03 word:mobile 0.05 word:model -0.03 word:modify -0.05 word:module 0.03
word:modules -0.03 word:moments -0.04 word:mondays 0.05 word:monorepo 0.08 word:month 0.08
word:more -0.06 word:morning -0.03 word:most 0.02 word:move 0.02 word:moved 0.03 word:moves -0.03
word:moving 0.03 word:ms 0.05 word:much -0.05 word:multi 0.03 word:multiple 0.07 word:mummers -0.03
word:museum 0.03 word:must 0.10 word:må -0.03 word:name -0.06 word:natt 0.14 word:nd -0.02
word:ne 0.04 word:network -0.08 word:new 0.02 word:next -0.13 word:nice -0.02 word:nie 0.03
word:nightly 0.02 word:nike 0.02 word:noch -0.03 word:nodo 0.02 word:nologin -0.08 word:non 0.03
word:nos 0.03 word:not 0.04 word:notes -0.05 word:nothing -0.04 word:november -0.04 word:npm 0.08
word:nu -0.06 word:numbers 0.02 word:nunca 0.02 word:når -0.08 word:número 0.02 word:o 0.08
word:observability -0.03 word:of -0.21 word:off -0.03 word:offered -0.03 word:official -0.03
word:old 0.03 word:oldest 0.04 word:omdat 0.03 word:on 0.32 word:one -0.03 word:ones -0.03
word:online 0.06 word:only -0.03 word:op 0.03 word:open -0.09 word:opencode -0.08 word:opening -0.03
word:openspec -0.07 word:opt -0.02 word:optional -0.03 word:options -0.09 word:orders 0.04
word:org -0.02 word:other -0.05 word:our 0.03 word:out 0.02 word:output -0.06 word:over 0.03
word:override -0.03 word:overview -0.02 word:own 0.06 word:pa -0.03 word:package 0.03
word:packages -0.02 word:page -0.14 word:pair -0.06 word:palette -0.02 word:paper -0.04
word:paragraph -0.06 word:parser -0.03 word:parsing 0.02 word:part -0.03 word:partner 0.02
word:pass 0.05 word:password -0.02 word:path 0.03 word:pattern 0.05 word:patterns 0.03
word:pdf -0.04 word:peer -0.03 word:people 0.02 word:per 0.10 word:perfect 0.06 word:perform -0.02
word:perhaps -0.03 word:period 0.03 word:permission -0.03 word:personal 0.05 word:phase -0.08
word:philadelphia -0.04 word:photo -0.04 word:pickup -0.04 word:picture -0.03 word:piece 0.02
word:pipe -0.02 word:pipeline 0.06 word:place 0.03 word:plan 0.12 word:planning -0.06
word:plans 0.03 word:please -0.04 word:pm -0.03 word:point -0.02 word:points -0.04
word:political 0.03 word:pool 0.09 word:porque 0.03 word:port 0.29 word:positive -0.02
word:postgresql 0.03 word:potter 0.05 word:powerful -0.07 word:pr -0.02 word:practice -0.03
word:pre 0.02 word:prefers -0.05 word:present -0.04 word:pressure -0.05 word:prettier -0.03
word:price 0.03 word:primary 0.04 word:principal 0.04 word:print 0.04 word:printed 0.02
word:prints 0.09 word:private 0.04 word:probar -0.06 word:problem -0.02 word:problema -0.04
word:problems 0.05 word:production 0.03 word:progress -0.09 word:project 0.09 word:projects 0.06
word:prop -0.04 word:proper 0.03 word:pros -0.09 word:prototype -0.05 word:provide -0.08
word:provided -0.10 word:provider 0.06 word:providers 0.03 word:provides -0.02 word:proxy -0.02
word:proyectos 0.03 word:public 0.04 word:publicly 0.03 word:publish 0.04 word:puede -0.03
word:pull -0.06 word:push 0.03 word:pushed -0.09 word:python 0.03 word:py文件 0.02 word:q 0.04
word:quality -0.02 word:quarter -0.02 word:questions -0.03 word:quote 0.04 word:race -0.02
word:ran 0.03 word:rate 0.07 word:re -0.02 word:reach -0.03 word:reached -0.04 word:read -0.04
word:reading -0.03 word:readme -0.03 word:reads 0.04 word:ready 0.04 word:real 0.02
word:really -0.04 word:recent -0.04 word:reception 0.03 word:recommendation -0.04
word:recursively -0.02 word:red 0.06 word:redis 0.10 word:reference -0.02 word:refunds 0.03
word:registered -0.03 word:registry 0.03 word:rejected 0.02 word:related -0.06 word:release -0.03
word:releases 0.13 word:relevant -0.03 word:remaining -0.02 word:reminds -0.03 word:remove 0.03
word:removed 0.07 word:renamed 0.02 word:render -0.04 word:replace 0.03 word:replica 0.03
word:reply -0.05 word:report -0.06 word:reported -0.03 word:reports -0.06 word:representation -0.04
word:represents -0.05 word:reproduction 0.03 word:requires 0.05 word:research -0.05 word:reseat 0.03
word:resets 0.03 word:resolution 0.03 word:respond -0.03 word:result -0.06 word:retries 0.07
word:retrieve -0.02 word:return -0.03 word:review -0.05 word:reviewed -0.05 word:revocation -0.02
word:risk -0.03 word:roaming -0.02 word:rosenwasser 0.03 word:routing 0.02 word:rows 0.05
word:rpi -0.03 word:rule 0.08 word:rules 0.04 word:run 0.10 word:running -0.04 word:runs 0.09
word:runtime -0.03 word:s 0.03 word:sales 0.03 word:same -0.05 word:sandbox -0.07 word:sans 0.02
word:sato -0.03 word:save 0.06 word:saved 0.03 word:say 0.02 word:sbin -0.08 word:scanner -0.05
word:schedule 0.03 word:scheduler 0.10 word:scripts 0.03 word:scroll -0.03 word:sdk 0.02
word:se -0.04 word:searches -0.09 word:seattle -0.03 word:second -0.11 word:seconds 0.05
word:secrets 0.02 word:section -0.03 word:sections -0.03 word:secure 0.02 word:security -0.04
word:see -0.15 word:seem 0.03 word:seems -0.04 word:select 0.04 word:selecting 0.07 word:self 0.02
word:send -0.05 word:sending -0.03 word:sent 0.03 word:series -0.04 word:server -0.08
word:service 0.03 word:session 0.04 word:set 0.03 word:sets 0.02 word:settings 0.03 word:setup 0.02
word:seven 0.07 word:several -0.02 word:shared 0.06 word:shop 0.02 word:short -0.04
word:should -0.15 word:show -0.11 word:showed 0.03 word:showing -0.03 word:shows -0.02
word:signature -0.05 word:significant -0.03 word:sikringsskap 0.05 word:silently 0.02 word:sim 0.05
word:similar 0.04 word:simply -0.03 word:sin 0.05 word:single 0.03 word:sitter -0.02 word:skal -0.03
word:skill -0.04 word:slack 0.04 word:small -0.04 word:snippets -0.03 word:so -0.06 word:social 0.03
word:software 0.02 word:solo 0.04 word:solve -0.04 word:solving 0.03 word:somebody -0.02
word:someone -0.04 word:son -0.02 word:sorting 0.04 word:source -0.02 word:sources 0.09
word:south 0.02 word:specific 0.06 word:specs -0.03 word:specstory -0.02 word:speed 0.04
word:spelling 0.03 word:st -0.02 word:stable 0.03 word:staging 0.08 word:standard 0.02
word:standards -0.05 word:standing -0.04 word:started -0.02 word:starting -0.05 word:stay 0.06
word:steering -0.03 word:step -0.06 word:still -0.05 word:stop -0.02 word:store 0.03
word:stress -0.03 word:strict 0.03 word:string -0.02 word:studio 0.04 word:study -0.03
word:style 0.07 word:succeeded 0.03 word:such -0.03 word:suggest -0.05 word:suite -0.07
word:summary 0.03 word:sunday -0.03 word:super -0.08 word:support 0.03 word:sure 0.04
word:surface 0.03 word:swap 0.02 word:swimming -0.03 word:sync 0.10 word:system -0.04
word:table -0.06 word:take 0.03 word:taken -0.03 word:taking -0.04 word:talk -0.11 word:tareas 0.06
word:task -0.05 word:tasks 0.04 word:te 0.03 word:teammates -0.03 word:teams 0.03
word:technical -0.09 word:temp 0.04 word:template 0.03 word:ten 0.08 word:term -0.05
word:termin -0.11 word:terrace -0.02 word:test -0.11 word:teste -0.04 word:tested -0.03
word:tester -0.05 word:testes -0.04 word:testing -0.02 word:tests -0.12 word:text 0.11
word:textual -0.02 word:than 0.06 word:thanks -0.03 word:that -0.11 word:the -0.19 word:their 0.07
word:themes -0.02 word:there -0.06 word:there's -0.06 word:they 0.03 word:they're 0.02
word:things -0.02 word:thirty 0.03 word:this -0.27 word:those -0.02 word:thought -0.05
word:three -0.08 word:through -0.07 word:thursday -0.03 word:til -0.02 word:till -0.02
word:time -0.06 word:timed -0.02 word:timeout 0.16 word:timer -0.04 word:times 0.08
word:timestamp 0.03 word:tips -0.03 word:tmp 0.02 word:to -0.04 word:tobie 0.04 word:today -0.06
word:todo 0.12 word:todos 0.03 word:token 0.08 word:tokens 0.06 word:toml 0.02 word:tomorrow -0.05
word:too -0.05 word:tool -0.08 word:tools 0.05 word:total -0.02 word:touch 0.02 word:training 0.03
word:translations -0.04 word:tre -0.03 word:treasurer -0.04 word:treats 0.03 word:tree -0.05
word:trigger 0.02 word:troubleshooting -0.03 word:ts -0.02 word:tsx 0.03 word:tuesdays 0.09
word:turns 0.02 word:twice 0.08 word:two -0.13 word:type 0.06 word:types -0.03 word:typescript 0.06
word:typing 0.06 word:un -0.02 word:una 0.03 word:under -0.05 word:unit -0.03 word:unix 0.04
word:until -0.04 word:unused 0.03 word:update -0.09 word:updated -0.02 word:upload 0.03
word:ups 0.02 word:us 0.04 word:usage 0.03 word:use 0.05 word:used 0.04 word:users -0.03
word:uses 0.11 word:using 0.05 word:usr -0.08 word:usually 0.04 word:utc 0.15 word:uten 0.02
word:utilizing -0.04 word:v -0.09 word:validate 0.02 word:validated 0.05 word:validation -0.03
word:van -0.03 word:var -0.07 word:variable 0.06 word:various -0.03 word:varje 0.12 word:vars 0.04
word:vectors 0.02 word:vencimiento 0.02 word:vendor -0.05 word:venter -0.03 word:ver -0.02
word:verified -0.03 word:very -0.04 word:vez 0.03 word:via 0.08 word:viewport -0.04 word:vim 0.02
word:vite 0.03 word:von 0.03 word:voting 0.12 word:voy -0.04 word:vpn 0.02 word:vs -0.04
word:vulnerable -0.03 word:wait 0.02 word:waiting -0.05 word:want -0.06 word:wanted 0.03
word:warm -0.05 word:was -0.08 word:watcher 0.02 word:wave -0.02 word:ways -0.03 word:we 0.06
word:we're 0.02 word:web -0.09 word:webhook 0.08 word:website 0.02 word:websurfer -0.03
word:week -0.03 word:were -0.09 word:wheelchair -0.02 word:when 0.11 word:where -0.11
word:whether -0.03 word:which 0.02 word:who -0.03 word:whole -0.06 word:whose 0.04 word:wifi 0.02
word:wikimedia 0.03 word:wikipedia -0.05 word:will -0.09 word:winning 0.03 word:without 0.08
word:work -0.07 word:worker 0.08 word:workflow 0.05 word:workflows 0.04 word:workspace -0.05
word:workspaceid -0.03 word:world 0.02 word:worth -0.02 word:would -0.04 word:write -0.04
word:writes 0.03 word:writing 0.08 word:wrong -0.02 word:wurde -0.02 word:x -0.08 word:y 0.06
word:year 0.03 word:years 0.09 word:yet -0.06 word:you're -0.03 word:you've -0.02 word:z -0.03
word:zapier 0.03 word:zip -0.03 word:zone 0.04 word:à -0.05 word:в 0.04 word:не 0.06 word:что 0.05
word:أو -0.02 word:إنشاء -0.03 word:اكتشاف 0.03 word:الإيميلات -0.02 word:الاحتياطية 0.04
word:المستخدم 0.03 word:الملف -0.03 word:بعد -0.03 word:ت 0.07 word:تحديث 0.08 word:ذكية -0.02
word:على 0.18 word:عند 0.02 word:في -0.03 word:كل -0.02 word:لا 0.06 word:مع 0.05 word:و 0.05
word:ي 0.05 word:يوم 0.03 word:ก 0.02 word:น 0.02 word:อ 0.02 word:า 0.04 word:ำ 0.03 word:い -0.06
word:う -0.09 word:か -0.02 word:く -0.04 word:け 0.04 word:こ -0.03 word:し -0.14 word:す 0.03
word:た -0.03 word:ち 0.02 word:っ -0.04 word:て -0.06 word:と -0.04 word:な -0.04 word:に 0.04
word:の -0.06 word:は 0.12 word:べ -0.02 word:ま -0.09 word:み -0.06 word:ら -0.03 word:を -0.12
word:ん -0.06 word:ァ -0.06 word:イ -0.07 word:ォ -0.02 word:グ -0.03 word:サ 0.03 word:ス 0.03 word:ッ 0.03
word:フ -0.09 word:ポ 0.05 word:リ 0.03 word:ル -0.08 word:ン -0.02 word:ー 0.05 word:一 -0.07 word:三 0.07
word:不 -0.02 word:个 -0.04 word:中 -0.08 word:义 -0.02 word:之 -0.03 word:了 -0.04 word:些 -0.05
word:交 -0.03 word:以 0.04 word:们 0.06 word:何 0.02 word:使 0.05 word:例 -0.02 word:供 -0.02 word:保 0.06
word:先 -0.02 word:光 -0.02 word:入 -0.03 word:出 -0.04 word:函 -0.04 word:分 0.04 word:到 -0.03
word:前 -0.03 word:加 -0.03 word:务 0.05 word:十 0.03 word:原 -0.04 word:发 0.05 word:口 0.06 word:可 0.08
word:号 0.04 word:回 0.03 word:因 0.03 word:在 -0.12 word:备 0.03 word:変 -0.03 word:天 0.09 word:始 -0.06
word:字 0.02 word:定 -0.06 word:實 -0.05 word:对 -0.07 word:将 -0.05 word:已 -0.06 word:年 0.03
word:应 -0.02 word:待 0.03 word:您 -0.03 word:成 -0.04 word:我 0.03 word:户 -0.02 word:所 -0.08
word:手 -0.04 word:报 0.02 word:换 -0.03 word:接 -0.02 word:提 -0.07 word:改 -0.02 word:数 -0.05
word:方 0.03 word:日 0.04 word:时 0.03 word:明 -0.03 word:是 0.06 word:显 -0.02 word:更 -0.07 word:替 -0.04
word:有 -0.10 word:服 0.05 word:来 -0.05 word:标 -0.02 word:次 -0.04 word:正 -0.03 word:每 0.08
word:测 -0.03 word:測 -0.05 word:点 0.07 word:现 -0.02 word:理 0.02 word:用 -0.07 word:的 -0.05
word:直 -0.02 word:看 -0.06 word:确 -0.02 word:確 -0.02 word:示 -0.06 word:票 0.05 word:符 -0.02
word:编 0.02 word:置 0.04 word:要 -0.05 word:規 -0.04 word:解 -0.02 word:設 -0.05 word:認 -0.02
word:読 -0.07 word:试 -0.03 word:过 -0.04 word:返 0.02 word:这 -0.06 word:通 -0.07 word:開 -0.03
word:間 0.02 word:除 -0.06
"""
"""Name and weight by turns, separated by white space; names are those of `pipeline.gate.vocabulary`."""
