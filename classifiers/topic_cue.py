"""Words of the domains, known tools and words that name nothing; data for `classifiers.topic`."""

from __future__ import annotations

from typing import Final

DOMAINS: Final[dict[str, str]] = {
    "deployment": """deploy* | release | releases | rollout | rollback | staging | production | prod | canary
        | blue-green | kubernetes | k8s | helm | docker | container* | utrulling* | bereitstellung | déploiement
        | despliegue* | implantação | distribuzione | развёртыван* | деплой* | релиз* | 部署 | 发布 | デプロイ
        | リリース | *نشر""",
    "database": """database* | db | postgres* | mysql | sqlite | mongodb | sql | table | tables | index
        | migration* | schema | query | queries | transaction* | pgvector | datenbank* | base de données
        | base de datos | banco de dados | database | baza | база данных | базы данных | 数据库 | データベース
        | قاعدة البيانات""",
    "security": """security | auth | authentication | authorization | oauth | jwt | token | tokens
        | password* | secret | secrets | credential* | encrypt* | permission* | access control | vulnerab* | tls
        | certificate* | sicherheit* | sécurité | seguridad | segurança | sicurezza | sikkerhet* | säkerhet*
        | безопасност* | 安全 | 权限 | セキュリティ | 認証""",
    "testing": """test | tests | testing | unit test* | integration test* | pytest | jest | coverage
        | fixture* | mock | mocks | e2e | assertion* | regression test* | testes | pruebas | prueba | tester
        | тест* | 测试 | テスト | اختبار*""",
    "networking": """network* | dns | proxy | load balancer | firewall | port | ports | tcp | udp
        | ip address | vpn | subnet | bandwidth | latency | netzwerk* | réseau | red local | rede | rete
        | nettverk* | nätverk* | netværk* | netwerk* | сеть | сети | 网络 | 端口 | ネットワーク | ポート | شبكة
        | المنفذ""",
    "api": """api | apis | endpoint* | rest | graphql | grpc | webhook* | http | status code | rate limit*
        | request* header | openapi | swagger | schnittstelle* | 接口 | エンドポイント""",
    "frontend": """frontend | front-end | ui | ux | css | react | vue | svelte | component | components
        | button | layout | browser | page | screen | font | fonts | responsive | 前端 | 页面 | フロントエンド
        | 画面""",
    "observability": """log | logs | logging | metric* | alert* | monitor* | trace | tracing | dashboard*
        | grafana | prometheus | incident* | outage* | on-call | überwachung | журнал* | логи | 日志 | 监控 | ログ
        | 監視""",
    "build": """build | builds | compile* | compiler | ci | pipeline | makefile | webpack | vite | bundle*
        | dependency | dependencies | package | packages | npm | pip | cargo | lockfile | artifact* | 构建 | 依赖
        | ビルド""",
    "version_control": """git | commit | commits | branch | branches | merge | rebase | pull request* | pr
        | repo | repository | monorepo | tag | tags | changelog | squash | 提交 | 分支 | コミット""",
    "billing": """billing | invoice* | payment* | refund* | price | pricing | subscription* | charge
        | charges | tax | fiscal | rechnung* | facture* | factura* | fatura* | fattura* | faktura* | счёт | оплат*
        | 账单 | 支付 | 退款 | 請求""",
    "data": """dataset* | data pipeline | etl | csv | parquet | json | schema registry | warehouse
        | embedding* | feature         store | spreadsheet* | 数据集 | データセット""",
    "configuration": """config | configuration | setting | settings | environment variable* | env var* | flag
        | flags | feature flag* | default value | konfiguration* | configuración | configuração | configurazione
        | настройк* | 配置 | 設定 | إعداد*""",
    "performance": """performance | throughput | cpu | memory | cache | caching | slow | timeout*
        | concurrency | thread | threads | leak | garbage collection | leistung | 性能 | 缓存 | キャッシュ
        | パフォーマンス""",
    "storage": """storage | bucket* | s3 | disk | backup* | snapshot* | volume | archive | blob | speicher
        | stockage | almacenamiento | armazenamento | 存储 | 备份 | ストレージ | バックアップ""",
    "messaging": """queue | queues | kafka | rabbitmq | redis | celery | broker | topic | consumer*
        | producer* | message         bus | pub/sub | 队列 | 消息 | キュー""",
    "ai_models": """llm | llms | prompt | prompts | model | models | inference | fine-tun* | training data
        | embedding model | gpt | claude | gemini | context window | mcp | 模型 | 提示词 | モデル""",
    "hardware": """hardware | sensor* | firmware | usb | gpio | raspberry | rpi* | zigbee | z-wave | mqtt
        | printer* | router | fuse | voltage | 硬件 | ハードウェア""",
    "support": """customer* | ticket* | refund policy | sla | support team | help desk | complaint* | kunde*
        | client* | cliente* | клиент* | 客户 | 顧客""",
    "people": """team | birthday | family | vacation | hobby | allergic | lives in | works as | lead
        | manager | owner | my wife | my husband | daughter | son | friend* | 家人 | 朋友 | 家族 | 友達""",
    "scheduling": """cron | schedule* | deadline* | calendar | meeting* | sprint | weekly | daily | monday*
        | tuesday* | wednesday* | thursday* | friday* | saturday* | sunday* | freeze | weekend* | freitag*
        | vendredi | viernes | sexta-feira | venerdì | fredag* | vrijdag* | пятниц* | 周五 | 金曜 | الجمعة""",
    "documentation": """docs | documentation | readme | wiki | runbook* | manual | guide | glossary
        | dokumentation | documentação | documentación | 文档 | ドキュメント""",
}
"""Closed list of domains with the words that show them, in the notation of `classifiers.pacer.lexicon`."""

TOOLS: Final[dict[str, str]] = {
    "git": "",
    "github": "gh",
    "gitlab": "",
    "docker": "docker-compose",
    "kubernetes": "k8s kubectl",
    "helm": "",
    "terraform": "",
    "ansible": "",
    "npm": "npx",
    "pnpm": "",
    "yarn": "",
    "pip": "pip3 pipx",
    "uv": "",
    "poetry": "",
    "cargo": "",
    "pytest": "",
    "jest": "",
    "vitest": "",
    "playwright": "",
    "ruff": "",
    "mypy": "",
    "eslint": "",
    "prettier": "",
    "webpack": "",
    "vite": "",
    "curl": "",
    "wget": "",
    "jq": "",
    "grep": "rg ripgrep",
    "sed": "",
    "bash": "",
    "ssh": "",
    "rsync": "",
    "systemd": "systemctl",
    "nginx": "",
    "postgres": "postgresql psql",
    "mysql": "",
    "sqlite": "sqlite3",
    "redis": "redis-cli",
    "mongodb": "mongo",
    "kafka": "",
    "rabbitmq": "",
    "celery": "",
    "elasticsearch": "",
    "grafana": "",
    "prometheus": "",
    "sentry": "",
    "jenkins": "",
    "aws": "",
    "gcloud": "",
    "make": "",
    "celery-beat": "",
    "slack": "",
    "jira": "",
    "figma": "",
    "mcp": "",
    "alembic": "",
    "django": "",
    "fastapi": "",
    "react": "",
}
"""Tool → other names of it."""

ARTICLES: Final = frozenset(
    {
        "the",
        "a",
        "an",
        "our",
        "your",
        "my",
        "their",
        "his",
        "her",
        "its",
        "this",
        "these",
        "those",
        "all",
        "each",
        "every",
        "any",
        "no",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "ein",
        "eine",
        "unser",
        "unsere",
        "le",
        "la",
        "les",
        "l",
        "un",
        "une",
        "notre",
        "nos",
        "el",
        "los",
        "las",
        "lo",
        "una",
        "nuestro",
        "nuestra",
        "o",
        "os",
        "as",
        "um",
        "uma",
        "nosso",
        "nossa",
        "il",
        "gli",
        "i",
        "uno",
        "nostro",
        "nostra",
        "en",
        "et",
        "ei",
        "det",
        "vår",
        "vårt",
        "de",
        "het",
        "een",
        "onze",
        "ett",
        "наш",
        "наша",
        "наши",
        "now",
        "currently",
        "please",
        "note",
        "also",
    }
)
"""Words that name nothing at the head of a subject."""

RELATIVES: Final = frozenset(
    {"that", "which", "who", "whose", "where", "when", "dass", "que", "qui", "che", "som", "dat"}
)
"""A subject with one of these inside is a clause: its topic is unclear."""
