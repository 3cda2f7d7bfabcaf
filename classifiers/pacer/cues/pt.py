"""Portuguese cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """deve | devem | deveria | deveriam | é preciso | é necessário | é obrigatório | tem que
        | têm que | tem de | precisa | precisam | exige que""",
    "always": """sempre | nunca | jamais | toda vez | em todos os casos | sem exceção | de agora em diante
        | a partir de agora | somente após | apenas depois""",
    "forbid": """não deve | não devem | não use | não faça | não é permitido | é proibido | proibido | evite
        | evitar | em vez de | ao invés de""",
    "advise": """recomenda-se | recomendado | recomendamos | é melhor | por favor | certifique-se | você pode
        | pode-se | prefira | considere | convém | é aconselhável""",
    "imperative": """^desconecte | ^limpe | ^carregue | ^baixe | ^leia | ^escreva | ^feche | ^pare | ^mova
        | ^peça | ^rode | ^revise | ^valide | ^pressione | ^toque | ^use | ^utilize | ^usar | ^execute | ^executar
        | ^verifique | ^verificar | ^adicione | ^adicionar | ^abra | ^abrir | ^clique | ^selecione | ^escolha
        | ^remova | ^remover | ^exclua | ^altere | ^instale | ^instalar | ^evite | ^evitar | ^pergunte | ^espere
        | ^aguarde | ^reinicie | ^reiniciar | ^configure | ^crie | ^criar | ^copie | ^substitua | ^certifique-se
        | ^sempre | ^nunca | ^não use | ^não faça | ^coloque | ^salve | ^siga | ^teste | ^testar | ^ative
        | ^desative | ^mantenha | ^consulte | ^faça | ^defina | ^atualize | ^envie | ^lembre-se | ^prefira""",
    "condition": """se | quando | antes de | antes do | depois de | após | sempre que | até que | a menos que
        | em caso de | assim que | enquanto""",
    "step": "passo 1 | passo 2 | passo 3 | primeiro | depois | em seguida | finalmente | por fim",
    "cause": """porque | por isso | portanto | devido a | devido ao | já que | então | para que | de modo que
        | causa | faz com que | como resultado | logo""",
    "culprit": "causa raiz | a causa | causado por | descobriu-se | foi corrigido | o problema era | devia-se",
    "liken": """como um | como uma | semelhante a | similar a | parecido com | parecida com | parece-se com
        | assim como | é como | equivalente a | equivale a | analogia | análogo a | metáfora | ao contrário de
        | uma espécie de | funciona como""",
    "resemble": "como se | como o | como a | tal como | em comparação | comparado com | imagine | ao passo que",
    "define": """é um | é uma | é o | é a | são os | são as | significa | representa | consiste em | contém
        | inclui | chama-se | cada | é composto | ou seja""",
    "explain": """permite | permitem | fornece | suporta | gerencia | garante | serve para | é usado
        | é usada | são usados | depende de | precisa de | gera | converte | impede | protege | normalmente
        | em geral | geralmente | pode | podem | funciona | apenas | mostra | guarda | lê | escreve | envia
        | recebe | substitui | verifica | carrega | conecta | usa | usam | decide | define | oferece | tem | têm
        | faz""",
    "decide": """decidimos | decidiu-se | decisão | concordamos | acordado | escolhemos | usamos | adotamos
        | estratégia | abordagem | princípio | consenso | de propósito | o objetivo é""",
    "tradeoff": """mais rápido que | mais rápido do que | mais lento | melhor que | melhor do que | pior que
        | mais seguro | mais do que | menos do que | vantagem | desvantagem | limitação | à custa de | importante""",
    "observe": """encontrado | encontramos | observou | observamos | medido | medimos | retornou | mostrou
        | confirmou | confirmado | testado | verificado | detectou | segundo | relatou | disse | mencionou
        | falhou | notou | constatou""",
    "past": """era | eram | foi | foram | estava | estavam | tinha | havia | houve | fez | levou | ficou
        | caiu | subiu | deu | chegou | tem sido""",
    "fault": """erro | erros | falha | falhas | bug | não funciona | quebrado | faltando | caiu | travou
        | exceção | incidente | tempo esgotado""",
    "locate": """fica em | fica na | fica no | ficam em | está em | está no | está na | localizado em
        | localizada em | armazenado em | guardado em | definido em | disponível em | escuta na | roda na porta
        | diretório | pasta | arquivo é""",
    "value": """por padrão | padrão | porta | versão | caminho | endereço | identificador | coluna | tabela
        | campo | limite | máximo | mínimo | chave | variável de ambiente | nome | valor""",
    "self": "eu | meu | minha | meus | minhas | nós | nosso | nossa | estou | tenho",
    "person": """família | amigo | amiga | mãe | pai | irmã | irmão | filha | filho | aniversário | casamento
        | cachorro | gato | férias | alérgico | alérgica | nasceu | adora | estuda | mora em""",
    "time": """ontem | hoje | amanhã | na semana passada | semana passada | mês passado | ano passado
        | há dois | janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro
        | novembro | dezembro | segunda-feira | terça-feira | quarta-feira | quinta-feira | sexta-feira
        | atualmente | desde | ainda | já""",
    "purpose": "propósito | objetivo | a fim de | para que | projetado para",
    "negate": "não | nunca | jamais | nenhum | nenhuma | sem | nem | desativado | rejeitado",
    "affirm": "ativado | permitido | suportado | funciona | disponível | prefere | aceito",
    "lesson": "lição | aprendemos | aprendi | descobrimos | conclusão",
    "convention": "convenção | convenções | nomenclatura | nosso padrão | guia de estilo",
    "pattern": "padrão de | regra geral | tipicamente",
    "commit": "vou | vamos | prometo | até segunda | até sexta | prazo | compromete-se | entregará",
    "request": "por favor | poderia | você pode | pediu | solicitou",
    "current": "atualmente | no momento | por enquanto | em andamento | temporariamente",
    "prefer": "prefiro | prefere | favorito | favorita | gosto de | adoro | odeio",
    "profile": """sou um | sou uma | meu nome | me chamo | moro em | trabalho como | trabalho na | mora em
        | trabalha como | trabalha na | alérgico a | alérgica a""",
    "stop": """o | os | as | de | que | e | em | um | uma | é | se | por | com | para | do | da | dos | das
        | não | no | na | ao | são | está | você | mas | ou | pelo | pela | aos | este""",
    "label_rule": "solução | recomendação | dica | regra | importante | passos",
    "label_idea": """propósito | objetivo | por quê | razão | decisão | vantagem | desvantagem | limitação
        | consequência | princípio | ideia | risco""",
    "label_case": "resultado | causa | causa raiz | observação | problema | erro | conclusão",
    "permit": "pode ser | é permitido | basta | no máximo",
}
