"""Portuguese cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

PORTUGUESE: Final = Language(
    cues={
        Cue.RULE: """deve | devem | deveria | deveriam | é preciso | tem que | têm que | tem de | nunca | sempre
            | não é
            permitido | evite | evitar | obrigatório | proibido | requer | recomendado
            | necessário | só | somente | apenas | pelo menos | no máximo | em vez de | ao invés de
            | certifique se | não use | prefira""",
        Cue.STANDING: """sempre | nunca | toda vez | cada | todos os | todas as | por padrão | a partir de agora
            | jamais | quando | deve | devem""",
        Cue.CAUSE: """porque | devido a | por isso | portanto | causa raiz | causa | já que | para que | provoca
            | por
            causa de | permite | para evitar | pois""",
        Cue.FINDING: """acontece que | descobri* | lição | aprendid* | confirmad* | o bug | o erro | a solução
            | o problema
            é | falha | funciona | não funciona | conclusão | decidimos
            | foi decidido | constatad* | verificad*""",
        Cue.STATE: """guardados | ocorre | falta | é | são | era | está | estão | tem | têm | usa | usam
            | utiliza | contém | retorna | devolve | existe | existem | permite | requer | suporta | faz
            | fazem | recebe | guarda | roda | funciona | significa | inclui | mostra | pode | podem | vai
            | foi | foram | há | fica | expira | expiram | gera | serve | escuta | armazena""",
        Cue.CONDITION: """se | quando | a menos que | depois de | antes de | até | enquanto | uma vez | sem
            | exceto | onde | ao""",
        Cue.LIKENESS: """como um | como uma | semelhante a | similar a | igual a | parecido com | ao contrário de
            | comparado
            com | equivale a | tal como | em contraste""",
        Cue.LIFE: """minha esposa | meu marido | meu filho | minha filha | minha mãe | meu pai | moro em
            | trabalho em | meu aniversário | eu gosto | meu favorito | ano passado | semana passada
            | sou alérgic* | prefiro""",
        Cue.NARRATION: """vou | vamos | deixe me | deixa eu | agora vou | primeiro vou | estou | revisei
            | verifiquei | abrindo | verificando | lendo | em seguida | vejamos | preciso | tenho que
            | começo | permita me | li o""",
        Cue.GUESS: """talvez | possivelmente | provavelmente | parece | pode ser | poderia | acho que | creio que
            | hipótese""",
        Cue.EPHEMERAL: """data | prioridade | pendente | pendentes | em andamento | em progresso | feito
            | concluído | concluída | terminado | próximos passos | próximo passo | atualmente | a fazer
            | adicionado | atualizado | removido | corrigido | criado | implementado | por enquanto
            | com sucesso | pronto | testes passam""",
        Cue.GREETING: """obrigado | obrigada | muito obrigado | olá | oi | bom dia | boa tarde | boa noite
            | bem vindo | de
            nada | ótimo | excelente | perfeito | parabéns | até logo | tchau
            | boa sorte | que bom""",
        Cue.REQUEST: """por favor | você pode | pode me | poderia | quero que | preciso que | me ajude
            | me mostre | mostre
            me | gostaria | explique | faça""",
        Cue.ASK: """o que | por que | como | quem | qual | quais | quando | onde | quanto | devemos
            | existe algum | será que | é possível""",
        Cue.FRAME: """aqui está | a seguir | o seguinte | os seguintes | as seguintes | abaixo | resumo | índice
            | introdução | conclusões | este documento | este guia | você é um | você é uma | ver também
            | referências | passo a passo""",
        Cue.NOISE: """não instalado | permissão negada | módulo não encontrado | conexão recusada
            | tempo esgotado | cota
            excedida""",
        Cue.META: "nada a lembrar | como modelo de linguagem | nenhuma informação sobre",
        Cue.SELF: "eu | meu | minha | meus | minhas | me | nós | nosso | nossa | nos",
        Cue.DEICTIC: """isto | este | esta | estes | estas | isso | esse | essa | aquilo | ele | ela | eles
            | elas | aqui | e | mas | ou | além disso | também""",
        Cue.NOW: "agora | hoje | agora mesmo | atualmente | ontem | esta sessão | até agora | no momento",
        Cue.EXAMPLE: "suponha | suponhamos | imagine | digamos que",
        Cue.IMPERATIVE: """use | utilize | configure | execute | crie | adicione | remova | abra | verifique
            | revise | escreva | instale | altere | faça | coloque | consulte | converta | teste | selecione
            | atualize | apague""",
        Cue.TASK: """criar | adicionar | corrigir | revisar | implementar | atualizar | escrever | verificar
            | testar""",
        Cue.REPORT: "segundo | explicou | disse | confirmou",
        Cue.ADDRESS: "você | vocês | teu | tua",
        Cue.DONE: """adicionado | adicionados | corrigido | atualizado | removido | criado | implementado
            | foi adicionado | foi atualizado""",
        Cue.FIELD: "data | estado | prioridade",
    },
    stop_words="""o a os as de que e em um uma é por com não para se do da dos das ao como mais mas no na
        nos nas seu sua ou já pelo pela são está""",
    abbreviations="p.ex. p. ex. etc. sr. sra. dr. dra. nº. pág. aprox. máx. mín.",
)
