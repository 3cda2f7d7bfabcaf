"""What headings say of the lines below them, by language. Phrases are written as those of `family.Language`.

Of two kinds in one heading the one that stands first counts: "Fixes to implement" is work, "To fix: what changed" a
plan.
"""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


class Section(StrEnum):
    """What stands under a heading: what is yet to do, what was done this time, or what was learnt for good."""

    PLAN = "plan"
    WORK = "work"
    LESSON = "lesson"


HEADINGS: Final[Mapping[str, Mapping[Section, str]]] = {
    "en": {
        Section.PLAN: """next step* | to do | to dos | todo* | action item* | follow up* | followup* | remaining
            | pending | backlog | open issue* | open item* | open question* | open task* | open problem* | in progress
            | next
            | to implement | to fix | up next | next session | next task* | future work | further work
            | further research | roadmap | task list | still open | left to do | not yet | blocked | blockers
            | planned | upcoming | priority""",
        Section.WORK: """done | completed | change | changes | change summary | changelog | what changed | what was done
            | what i did | what we did | what happened | work done | work completed | work performed | accomplish*
            | achievement* | progress | session | session summary | session log | modified files | files modified
            | files changed | files created | changed files | updates | updated | implemented | resolved | fixes
            | fixed | status | current state | conversation log | delivered | deliverables | final statistics
            | final metrics""",
        Section.LESSON: """lesson* | learned | learnt | learning* | finding* | insight* | discover* | gotcha* | pitfall*
            | tips | rule* | convention* | best practice* | principle* | guideline* | key point* | key fact*
            | key concept* | technical notes | how it works | how * works | decision* | facts | root cause*
            | takeaway* | caveat* | limitations | mechanics | why | remember | do not | never | always
            | important | known issue* | preferences""",
    },
    "de": {
        Section.PLAN: """nächste schritte | nächster schritt | offen* | aufgaben | geplant* | ausstehend* | todo*
            | noch zu tun | zu erledigen | weiteres vorgehen | ausblick""",
        Section.WORK: """erledigt* | umgesetzt* | geändert* | änderungen | fortschritt | stand | sitzung*
            | abgeschlossen* | durchgeführt* | was wurde gemacht | bearbeitete dateien""",
        Section.LESSON: """erkenntnis* | gelernt* | lehren | regel* | wichtig* | entscheidung* | hinweis*
            | stolperfalle* | grundsätze | prinzipien | ursache* | fakten | warum""",
    },
    "fr": {
        Section.PLAN: """prochaines étapes | prochaine étape | à faire | reste à faire | en cours | en attente
            | points ouverts | tâches | actions à | à venir""",
        Section.WORK: """modifications | fichiers modifiés | changements | effectué* | réalisé* | terminé* | fait
            | travail effectué | notes de session | session | avancement | état actuel | statut""",
        Section.LESSON: """leçon* | appris* | apprentissage* | règle* | décision* | constat* | découverte* | principes
            | bonnes pratiques | pièges | conseils | points clés | à retenir | pourquoi | définition""",
    },
    "es": {
        Section.PLAN: """próximos pasos | próximo paso | siguientes pasos | pendiente* | por hacer | tareas
            | acción recomendada | prioridad* | en curso | para mañana""",
        Section.WORK: """cambios | archivos modificados | completado* | realizado* | hecho | trabajo realizado | logros*
            | resumen de sesión | resumen de la sesión | sesión | estado* | progreso | avances | implementado*""",
        Section.LESSON: """lección | lecciones* | aprendid* | aprendizaje* | regla* | decisión | decisiones | hallazgo*
            | principios | buenas prácticas | consejos | puntos clave | causa raíz | por qué | descubrimiento*""",
    },
    "pt": {
        Section.PLAN: """próximos passos | próximo passo | pendente* | pendências | por fazer | a fazer | tarefas
            | em andamento | fila""",
        Section.WORK: """mudanças | alterações | arquivos modificados | concluído* | realizado* | feito
            | o que foi feito | entregas | resumo da sessão | sessão | estado | progresso | implementado*
            | resolvido*""",
        Section.LESSON: """lição | lições* | aprendid* | aprendizado* | regra* | decisão | decisões | descoberta*
            | achados | princípios | boas práticas | dicas | causa raiz | por que""",
    },
    "it": {
        Section.PLAN: "prossimi passi | prossimo passo | da fare | in sospeso | attività | in corso",
        Section.WORK: """modifiche | file modificati | completat* | fatto | lavoro svolto | cosa è successo | sessione
            | stato | avanzamento | implementat* | metriche finali""",
        Section.LESSON: """lezion* | imparat* | appres* | regol* | decision* | scopert* | principi | buone pratiche
            | consigli | punti chiave | perché | causa""",
    },
    "no": {
        Section.PLAN: """neste steg | neste | gjenstår | gjenstående | å gjøre | oppgaver | åpne feil | uavklart
            | oppfølging | planlagt*""",
        Section.WORK: """endringer | endret | ferdig | fullført* | gjort | implementert* | utført* | status | økt
            | oppsummering | fremdrift""",
        Section.LESSON: """lærdom* | erfaring* | lært | regler | viktig* | beslutning* | funn | hovedfunn | prinsipper
            | tips | årsak* | hvorfor""",
    },
    "sv": {
        Section.PLAN: "nästa steg | att göra | återstår | öppna frågor | uppgifter | planerat",
        Section.WORK: "ändringar | ändrat | klart | genomfört | gjort | session* | status | implementerat | utfört",
        Section.LESSON: """lärdom* | erfarenhet* | regler | viktig* | beslut* | insikter | principer | tips | orsak*
            | varför""",
    },
    "da": {
        Section.PLAN: "næste skridt | næste trin | mangler | opgaver | at gøre | åbne spørgsmål | planlagt*",
        Section.WORK: "ændringer | ændret | færdig | gennemført | udført | lavet | status | session*",
        Section.LESSON: """læring* | erfaringer | regler | vigtig* | beslutning* | indsigt* | principper | tips | årsag*
            | hvorfor""",
    },
    "nl": {
        Section.PLAN: "volgende stap* | te doen | openstaand* | nog te doen | taken | actiepunten | gepland*",
        Section.WORK: """wijzigingen | gewijzigd* | gedaan | voltooid | afgerond* | uitgevoerd* | sessie* | status
            | voortgang""",
        Section.LESSON: """lessen | geleerde | geleerd | regels | belangrijk* | beslissing* | besluit* | inzichten
            | principes | tips | oorzaak | waarom""",
    },
    "ru": {
        Section.PLAN: """следующие шаги | следующий шаг | план | задачи | осталось | в работе | дальше | нужно сделать
            | предстоит | открытые""",
        Section.WORK: """сделано | выполнено | готово | изменени* | что сделано | статус | состояние | прогресс
            | итог* сессии | сессия | завершено | исправлено""",
        Section.LESSON: """урок* | вывод* | правил* | решени* | важно | принцип* | выяснили* | нюанс* | грабли | причин*
            | почему | советы""",
    },
    "pl": {
        Section.PLAN: "następne kroki | do zrobienia | otwarte pytania | pozostało | zadania | plan | w toku",
        Section.WORK: "co zrobiono | zrobione | zmiany | ukończon* | wykonan* | status | sesj* | stan | postęp",
        Section.LESSON: """wnioski | zasad* | reguł* | decyzj* | lekcj* | ważne | odkryci* | przyczyn* | dlaczego
            | nauk*""",
    },
    "tr": {
        Section.PLAN: "sonraki adım* | yapılacak* | bekleyen* | görevler | kalan",
        Section.WORK: "yapılan* | tamamlan* | değişiklik* | durum | oturum*",
        Section.LESSON: "öğrenilen* | dersler | kural* | karar* | önemli | bulgu* | neden",
    },
    "zh": {
        Section.PLAN: "下一步 | 待办 | 计划 | 未完成 | 待处理 | 后续 | 任务列表",
        Section.WORK: "完成 | 变更 | 修改 | 进度 | 状态 | 会话 | 已做 | 已完成 | 更新内容 | 改动",
        Section.LESSON: "经验 | 教训 | 规则 | 决策 | 注意 | 要点 | 发现 | 原则 | 结论 | 原因 | 为什么 | 反思",
    },
    "ja": {
        Section.PLAN: "次のステップ | 今後 | 予定 | 残タスク | 残課題 | 未完了 | やること | 次回 | 課題",
        Section.WORK: "完了 | 変更 | 修正内容 | 進捗 | 実施 | 作業内容 | 作業ログ | セッション | 対応内容 | 現状",
        Section.LESSON: """学び | 教訓 | ルール | 決定 | 注意 | 重要 | 発見 | 原因 | 知見 | ポイント | 方針 | なぜ
            | 解決""",
    },
    "ko": {
        Section.PLAN: "다음 단계* | 다음 세션* | 할 일* | 남은* | 미완* | 예정* | 과제*",
        Section.WORK: "완료* | 변경* | 진행 상황* | 수정 사항* | 작업 내용* | 세션* | 현재 상태*",
        Section.LESSON: "교훈* | 배운* | 규칙* | 결정* | 중요* | 발견* | 원인* | 원칙* | 주의*",
    },
    "ar": {
        Section.PLAN: "الخطوات القادمة | الخطوة التالية | المهام | المتبقي | قيد التنفيذ | القادمة | لاحقا",
        Section.WORK: """تم إنجازه | ما تم | التغييرات | الحالة | الجلسة | المنجز | الإنجازات | الإحصائيات
            | الملفات المعدلة""",
        Section.LESSON: "الدروس | المستفادة | القواعد | القرارات | مهم | ملاحظات | نجح | السبب | المبادئ",
    },
    "th": {
        Section.PLAN: "ขั้นตอนต่อไป | สิ่งที่ต้องทำ | งานที่เหลือ",
        Section.WORK: "เสร็จแล้ว | การเปลี่ยนแปลง | ความคืบหน้า | สถานะ",
        Section.LESSON: "บทเรียน | กฎ | การตัดสินใจ | ข้อควรระวัง | สาเหตุ",
    },
}
"""By ISO 639-1 code. A heading is short, so that the phrases of all languages count in each."""
