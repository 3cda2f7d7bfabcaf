"""What is true of this very moment or of one sum only, as data: what runs just now, what a count came to, what is left.

Every pattern is matched on a whole piece. What something runs on since a change ("the API now runs on port 9000") and
what it listens on are facts; that it "is now running" is a report of what was just started.
"""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

_END: Final = r"[.!。！\s]*$"
_ADDRESS: Final = r"\S*(?:localhost|127\.0\.0\.1|0\.0\.0\.0|https?://)\S*"
_PLACE: Final = (
    rf"(?:(?: \w+){{0,2}} (?:(?:port|puerto|porta|poort|порт\w*|المنفذ)(?:en)? ?:?\d{{2,5}}|:\d{{2,5}}|{_ADDRESS}))?"
    r"(?: (?:locally|now|again|lokal|localmente))?"
)
_PLACE_UNSPACED: Final = rf"(?:端口 ?\d{{2,5}}|\d{{2,5}} ?(?:号|號)?端口|ポート ?\d{{2,5}}|포트 ?\d{{2,5}}|{_ADDRESS})"
_THING: Final = (
    r"(?:servers?|apps?|application|api|service|container|site|website|backend|frontend|instance|database|db|proxy"
    r"|bot|worker|dashboard|daemon|process|broker|cluster|preview|playground|notebook|stack"
    r"|servidor(?:a)?|aplicación|aplicação|servicio|serviço|contenedor|contêiner|serveur|conteneur"
    r"|applicazione|servizio|anwendung|dienst|tjenesten?|tjänsten?|serveren|servern|appen|containeren|containern|applicatie"
    r"|сервер|приложение|сервис|контейнер|бэкенд|الخادم|التطبيق|الخدمة|الحاوية)"
)
_LED: Final = rf"(?:[\w'-]+ ){{0,4}}?{_THING}(?: \w+){{0,2}}? "
RUNNING: Final = re.compile(
    rf"{_LED}(?:is|are) (?:(?:now|currently|already|back|again) )+(?:up and running|running|listening|serving"
    rf"|up|started)\b"
    rf"{_PLACE}{_END}"
    rf"|{_LED}(?:is|are) (?:now |currently |already )*(?:up and running|running|listening|serving|live|available"
    rf"|reachable|started)\b[^.;!?]{{0,12}} (?:at|on|under) \S*(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\S*{_END}"
    rf"|{_LED}(?:ya |ahora )?está (?:ya |ahora )?(?:corriendo|ejecutándose|funcionando|levantad[oa]|en marcha)\b"
    rf"{_PLACE}{_END}"
    rf"|{_LED}(?:já |agora )?está (?:já |agora )?(?:rodando|executando|funcionando|a correr|no ar)\b{_PLACE}{_END}"
    rf"|{_LED}è (?:ora|adesso|già|attualmente) (?:in esecuzione|in ascolto|attiv[oa]|avviat[oa])\b{_PLACE}{_END}"
    rf"|{_LED}est (?:maintenant|actuellement|déjà) (?:en cours d'exécution|en marche|lancée?|démarrée?|à l'écoute)\b"
    rf"{_PLACE}{_END}"
    rf"|{_LED}(?:läuft (?:gerade|derzeit|aktuell|momentan)|tourne actuellement|kjører for øyeblikket"
    rf"|kører lige nu|körs just nu|draait (?:momenteel|op dit moment))\b{_PLACE}{_END}"
    rf"|{_LED}(?:сейчас|уже|в данный момент) (?:работает|запущен[оа]?|слушает|крутится)\b{_PLACE}{_END}"
    rf"|{_LED}(?:يعمل|تعمل|قيد التشغيل) (?:الآن|حاليا|حاليًا)\b{_PLACE}{_END}"
    r"|[^，。]{0,8}(?:服务器?|应用|程序|容器|后端|前端|接口|网站|项目)(?:现在|目前|当前|已经|正在|正|已)+"
    rf"(?:在 ?{_PLACE_UNSPACED} ?上?)?(?:运行|启动|监听|跑)(?:了|中|起来了?|完成"
    rf"|成功)?(?:[在于] ?{_PLACE_UNSPACED} ?上?)?。?$"
    r"|[^、。]{0,8}(?:サーバー?|アプリ|サービス|コンテナ|API)(?:は|が)(?:現在|今|いま|すでに|既に)"
    rf"(?:{_PLACE_UNSPACED}で)?(?:正常に)?(?:動い|動作し|起動し|稼働し|実行され|待ち受け)て(?:い)?(?:ます|る)[。]?$"
    rf"|(?:\S+ )?(?:서버|앱|서비스|컨테이너|API)[가이는은] (?:지금|현재"
    rf"|이미) (?:{_PLACE_UNSPACED}에서 )?(?:실행|동작|작동|가동) ?(?:중|되고)\S*[.]?$",
    re.IGNORECASE,
)
"""A report that something was started and runs."""
RUNS_NOW: Final = re.compile(
    rf"{_LED}(?:läuft jetzt|tourne maintenant|kjører nå|kører nu|körs nu|kör nu|draait nu|loopt nu)\b{_PLACE}{_END}",
    re.IGNORECASE,
)
"""Where a language has no form for what goes on, an agent's "runs now" is such a report; a person may mean a change."""
RUNS: Final = """now currently already back again localhost 127.0.0.1 0.0.0.0 está ora adesso già attualmente
    maintenant actuellement déjà gerade derzeit aktuell momentan øyeblikket lige just momenteel moment сейчас уже الآن
    حاليا حاليًا 现在 目前 当前 已 正 現在 今 いま すでに 既に 지금 현재 이미 jetzt nå nu"""
"""Literals one of which every match of the two patterns holds."""

_VALUE: Final = r"[*_`]{0,2}[^\s,;:()]{1,24}(?: [^\s,;:()]{1,16}){0,2}[*_`]{0,2}"
CAME_TO: Final = re.compile(
    rf"(?:so |thus |hence |therefore |also |donc )?,? ?(?:(?:the|my|our|final|das|die|la|le|el|o|a|il|de|het) ){{0,2}}"
    r"(?:(?:correct |final |right |richtige |endgültige )?(?:answer|result|score|sum|output|verdict|antwort"
    r"|ergebnis|summe|réponse"
    r"|résultat|respuesta|resultado|resposta|risposta|risultato|svaret|resultatet|antwoord|resultaat|uitkomst"
    r"|ответ|результат))"
    rf" (?:is|are|equals|was|ist|lautet|est|es|é|è|er|är|blir|luidt|—|–|равен) {_VALUE}{_END}"
    r"|(?:所以|因此)?(?:最终)?(?:答案|结果|结论)(?:是|为|等于|：)[^，。；]{1,12}。?$"
    r"|(?:したがって、?)?(?:答え|結果|結論|合計)は[^、。；]{1,12}(?:です|だ|である|になります|となる)。?$"
    r"|(?:따라서 )?(?:최종 )?(?:답|정답|결과|결론|합계)[은는] [^,;:]{1,16}(?:입니다|이다|예요|이에요)[.]?$"
    r"|(?:إذن )?(?:الجواب|الإجابة|النتيجة|المجموع) (?:هو|هي|تساوي|يساوي) [^،.؛]{1,16}[.]?$",
    re.IGNORECASE,
)
"""What a calculation or a task came to: whose it is stands elsewhere."""
SUMS: Final = """answer result score sum output verdict antwort ergebnis réponse résultat respuesta resultado resposta
    risposta risultato svaret antwoord resultaat uitkomst ответ результат 答案 结果 结论 答え 結果 結論 合計 답 결과
    결론 합계 الجواب الإجابة النتيجة المجموع"""

LEFT: Final = re.compile(
    r"(?:现在|目前)?(?:只)?(?:还有|还剩|剩下|仍有"
    r"|剩余)[^，。]{0,3}[\d一二三四五六七八九十两几]+\s?[个处条项]?[^，。]{0,6}"
    r"(?:错误|警告|测试|失败|问题|任务|步)[^，。]{0,4}。?$"
    r"|(?:あと|残り|まだ)[^、。]{0,8}[\d一二三四五六七八九十数][^、。]{0,8}(?:エラー|警告|テスト|失敗|問題"
    r"|タスク)[^、。]{0,10}。?$"
    r"|(?:아직 )?(?:오류|에러|경고|테스트|실패|작업)[가이는은]? ?(?:아직 )?[\d한두세네][^,.]{0,8}남(?:았|아)\S*[.]?$"
    r"|(?:بقي|تبقى|يتبقى|لا يزال هناك)[^،.]{0,24}(?:خطأ|خطآن|أخطاء|اختبار\S*|مهمة|مهام)[^،.]{0,10}[.]?$"
    r"|(?=.{0,24}(?:\d|True|False|None|null|空))(?:"
    r"(?:目前|当前|现在|本次|总)?的?(?:进度|用时|耗时|剩余时间|完成度|错误|报错|变量\w{0,6}|函数返回值|返回值"
    r"|输出|第[\d一二三四五六七八九十]{1,3}步|今天|下一步)"
    r"(?:为|是|在|约|使用|(?= ?\d))[^，。；：]{1,12}。?"
    r"|(?:現在の)?(?:進捗|所要時間|経過時間|残り時間|エラー|テスト|変数\w{0,6}|戻り値|出力|今日|次|ビルド)(?:は"
    r"|が)[^、。；]{1,12}"
    r"(?:です|だ|である|あります|ある)。?"
    r"|(?:현재 )?(?:진행률|소요 시간|실행 시간|경과 시간|남은 (?:시간|작업)|오류|에러|테스트|변수 ?\w{0,6}"
    r"|반환값|출력|오늘|다음)[은는이가] [^,;:.]{1,12}"
    r"(?:입니다|이다|있다|있습니다)[.]?"
    r"|(?:التقدم|الوقت المستغرق|الوقت المتبقي|الخطأ|المتغير|الناتج|اليوم|بقي|تبقى) [^،.؛]{1,16}[.]?)$"
    r"|(?:这|那|此)是第[^，。]{1,6}[步个次项条]。?$|これは[^、。]{1,5}(?:番目|つ目|回目)の?[^、。]{0,6}(?:です|だ)。?$",
)
"""How far a piece of work has come, how much of it is left, and which step of it this is."""
LEAVES: Final = """还有 还剩 剩 仍有 あと 残り まだ 남 بقي تبقى يتبقى يزال 是第 これは 进度 用时 耗时 完成度 错误 报错
    变量 返回值 输出 第 今天 下一步 進捗 時間 エラー テスト 変数 戻り値 出力 今日 次 ビルド 진행률 시간 작업 오류 에러
    테스트 변수 반환값 출력 오늘 다음 التقدم الوقت الخطأ المتغير الناتج اليوم"""
THINGS: Final = """server app api service container site backend frontend instance database db proxy bot worker
    dashboard daemon process broker cluster preview playground notebook stack servidor aplica servicio serviço
    contenedor contêiner serveur conteneur applica servizio anwendung dienst tjeneste tjänst serveren servern
    containeren containern сервер приложение сервис контейнер бэкенд الخادم التطبيق الخدمة الحاوية 服务 应用 程序 容器
    后端 前端 接口 网站 项目 サーバ アプリ サービス コンテナ 서버 앱 서비스 컨테이너"""
"""Literals one of which every report that something runs holds."""
GOES: Final = """running listening serving live available reachable started corriendo ejecutándose funcionando
    levantad marcha rodando executando correr ar esecuzione ascolto attiv avviat cours lancé démarré écoute läuft
    tourne kjører kører körs kör draait loopt работает запущен слушает крутится يعمل تعمل تشغيل 运行 启动 监听 跑 動い
    動作し 起動し 稼働し 実行され 待ち受け 실행 동작 작동 가동"""
"""And one of these."""
