import type { Words } from '#designer/reader/words/words'

export const pt: Words = {
  page: '(?:página|site|sítio) (?:web|da internet|na internet|de internet)|sites?|páginas?|paginas?|website|landing(?: page)?|sítio',
  request:
    'um|uma|o|a|meu|minha|nosso|nossa|novo|nova|simples|pequeno|pequena|bonito|bonita|bom|olá|oi|bom|dia|boa|tarde|me|nos|para|que|de|por|favor|com|eu|nós|fazer|ter|e|pra|em|busca',
  request_verbs:
    'adicionem|coloquem|coloque|quero|queremos|queria|queríamos|gostaria|gostaríamos|gostava|preciso|precisamos|precisava|procuro|procuramos|faça|faz|façam|cria|crie|criar|pode|podem|poderia|favor|fazer|desejo',
  page_for: 'para|pra|de|sobre|com|que|do|da|por favor|a apresentar',
  with_sections: 'com|e|que tenha|mais',
  article: 'um|uma|o|a|os|as|meu|minha|nosso|nossa|este|esta',
  own: 'meu|minha|nosso|nossa',
  introduces:
    'sou|somos|é|para|pra|tenho|temos|abri|abrimos|dirijo|gerimos|giro|de|do|da|como|sobre|e|ou|o|a|ao|à|aberto|montei',
  called:
    'chamad[oa]|que se chama|se chama|chama-se|chamamo-nos|de nome|com o nome de?|denominad[oa]|intitulad[oa]|conhecid[oa] como',
  name_is:
    '(?:o |meu |nosso )?(?:nome|negócio|empresa|loja|restaurante|salão|marca|espaço)(?: d[oae] [^,.;\\n]{2,20})? (?:é|chama-se|se chama)|(?:nome|empresa|negócio) ?:|(?:ela |ele )?(?:chama-se|se chama)|chamamo-nos',
  we_are: 'somos(?: [oa])?|bem-vindos (?:a|ao|à)|este é|esta é',
  i_am: 'sou(?: [oa])?|chamo-me|me chamo|o meu nome é|meu nome é',
  is_a: 'é uma?|é o|é a|é o nosso|é a nossa|é a minha',
  follows_kind:
    'em|no|na|nos|nas|para|com|e|ou|que|onde|desde|é|são|chamado|chamada|situado|situada|perto|junto|sem|somos|sou|meu|minha|nosso|nossa|especializado|especializada|aberto|aberta|entre|site|ao|à|há',
  neutral: 'pequeno|pequena|novo|nova|antigo|antiga|grande|jovem|boa|bom|verdadeira|tradicional',
  other_nouns:
    'museu|biblioteca|apicultor|quinta|fazenda|treinador de cães|adestrador|costureira|alfaiate|sapateiro|relojoeiro|cinema|teatro|galeria|escola|lavandaria|lavanderia',
  in_place: 'em|no|na|perto de|no centro de|no coração de|junto a|nos arredores de',
  serving: 'trabalhamos em|atendemos|servimos|zonas? ?:?|atuamos em|área de atuação ?:?',
  online:
    '(?:só|apenas|somente) online|(?:aulas|sessões|consultas) (?:também )?online|online e presenciais?|presenciais? e online|(?:por|via) (?:zoom|skype|videochamada)',
  by_appointment:
    '(?:só |apenas |somente |visitas )?(?:por|com|sob|mediante) (?:marcação(?: prévia)?|agendamento|hora marcada|reserva)',
  since:
    'desde|fundad[oa] em|abert[oa] desde|abert[oa] em|abrimos em|criad[oa] em|desde o ano de|est\\.',
  slogan: '(?:o nosso |o meu |nosso )?(?:slogan|lema|mote)(?: é| ?:)?',
  good_to_know:
    '(?:cães|crianças|animais|famílias|principiantes|grupos|iniciantes)(?: são)? (?:bem-vindos|bem-vindas|bem vindos|permitidos|aceites)|(?:aceitamos|aceita-se|aceitam-se) (?:cães|animais|cartões|cartão|mb way|multibanco|pix|cartão de crédito)|(?:estacionamento)(?: gratuito| próprio| privado| fácil| no local)?|wi-?fi(?: grátis| gratuito)?|só dinheiro|apenas dinheiro|pagamento (?:com cartão|em dinheiro|por mb way|via pix)|(?:multibanco|mb way)|acesso (?:para cadeiras de rodas|a pessoas com mobilidade reduzida)|acessível|(?:opções|pratos) (?:vegan|veganas|veganos|vegetarianas|vegetarianos|sem glúten)|sem glúten|(?:para levar|take-?away|para viagem)|(?:entregas?|entrega) ao domicílio|(?:entregas?|delivery)|esplanada|vales? (?:de oferta|presente)|cheques? prenda|orçamentos? (?:grátis|gratuitos?|sem compromisso)|primeira (?:aula|consulta|sessão) (?:grátis|gratuita)|aula experimental (?:grátis|gratuita)|sem marcação|reserva (?:recomendada|obrigatória|necessária)|todos os níveis|material incluído|serviço 24 horas|urgências 24 horas|assistência 24 horas',
  credentials:
    '(?:certificad[oa]|diplomad[oa]|licenciad[oa]|credenciad[oa]|habilitad[oa])(?: (?:em|por|pela|pelo) [^,;.!?\\n]{2,50})?|(?:mais de )?\\d{1,3} anos de experiência|membros? (?:da|do|de) [^,;.!?\\n]{2,60}|cédula profissional ?(?:n\\.?º)? ?[\\dA-Z-]{2,12}|(?:crp|crm|cro|oab|crea|creci|crn|crefito)[ /-]?[\\dA-Z/ -]{2,14}|prémio [^,;.!?\\n]{2,50}',
  preferred: {
    telephone: 'de preferência por telefone|(?:só|apenas) por telefone|é melhor ligar',
    email: 'de preferência por (?:e-?mail)|(?:só|apenas) por (?:e-?mail)',
  },
  ways: {
    telephone: '(?:número(?: de (?:telefone|telemóvel|celular))?|telefone|telemóvel|celular)',
    email: '(?:e-?mail|correio eletrónico|endereço de e-?mail)',
    form: 'formulário(?: de contacto| de contato)?',
    address: '(?:morada|endereço)(?: de casa| exata| completo)?',
  },
  refuses:
    'sem|não (?:quero|queremos|ponham?|pôr|colocar|coloquem?|coloque|mostrar|mostrem?|publicar|publiquem?|usar|usem?|incluir|incluam)|nada de|nenhum[a]?|evitar|evitem?|por favor não (?:ponham|coloquem|publiquem|mostrem)|nem|não',
  refuses_behind:
    'não (?:deve|devem|pode)(?: aparecer| ser publicad[oa])?|que não apareça|privad[oa]|escondid[oa]|oculto',
  not_public:
    'não (?:publicar|publiquem?|mostrar|é para o site|colocar no site)|só para vocês|privado',
  page_things:
    'fotos?(?: de banco de imagens| de stock)?|fotografias|imagens|vídeos?|pop-?ups?|animações|música|publicidade|emojis?|blog|loja online|links?|logótipos?|logos?|carrosséis|preços',
  sections: {
    gallery: 'galeria(?: de fotos| de imagens)?|fotos|fotografias|portfólio',
    prices: 'preços|lista de preços|tabela de preços|preçário',
    menu: 'menu|ementa|cardápio',
    team: 'equipa|equipe',
    about: 'sobre nós|sobre mim|a nossa história|quem somos',
    faq: 'faq|perguntas frequentes',
    contact: '(?:formulário de )?(?:contacto|contato)s?|formulário',
    map: 'mapa|como chegar',
    testimonials: 'testemunhos|depoimentos|avaliações',
    events: 'eventos|agenda|calendário',
    timetable: 'horário das aulas|grade de horários',
    hours: 'horários?(?: de funcionamento| de abertura)?',
    newsletter: 'newsletter',
    services: 'serviços',
    before_after: 'antes e depois',
  },
  wishes:
    'quero|queremos|queria|gostaria|gostava|gostaríamos|por favor|com|ponham|coloquem|coloque|adicionem|adicione|usem|use|deve|deveria|que seja|seja|algo|sem|não|prefiro|preferimos|mostrem|preciso|precisamos|em|muito|mais|gosto|de|tipo|os|as|o|a|cores',
  looks:
    'cor(?:es)?|letra|fonte|tipo de letra|estilo|design|aspeto|aspecto|fundo|tema|ambiente|look|tons|tom|secção|seção|botão|estética|aparência',
  look_request:
    '(?:o (?:site|design|estilo|tom)|a (?:página|aparência)) (?:deve|deveria|tem de|tem que)(?: ser| ter)?|deve ser|que seja|façam (?:simples)|tem de ser',
  dark_theme: 'escur[oa]|fundo (?:preto|escuro)|modo escuro',
  light_theme: 'clar[oa]|fundo (?:branco|claro)|luminos[oa]',
  moods: {
    elegant: 'elegante|sofisticad[oa]|requintad[oa]|chique|luxuos[oa]',
    plain: 'simples|minimalista|limp[oa]|sóbri[oa]',
    bold: 'ousad[oa]|arrojad[oa]|forte|dinâmic[oa]|enérgic[oa]',
    warm: 'acolhedora?|quente|calor[oó]s[oa]|familiar|natural|rústic[oa]|aconchegante',
    playful: 'divertid[oa]|alegre|colorid[oa]|brincalhão',
    formal: 'profissional|séri[oa]|formal',
    traditional: 'tradicional|clássic[oa]|vintage|retro|antig[oa]',
    modern: 'modern[oa]|contemporâne[oa]|atual',
    calm: 'calm[oa]|tranquil[oa]|suave|relaxante|seren[oa]',
    rugged: 'industrial|robust[oa]',
    editorial: 'editorial|artístic[oa]',
  },
  colours: {
    black: 'pret[oa]s?|negr[oa]',
    white: 'branc[oa]s?',
    grey: 'cinzas?|cinzent[oa]s?|antracite',
    red: 'vermelh[oa]s?',
    burgundy: 'bordô|bordeaux|vinho',
    pink: 'rosa|cor-de-rosa|fúcsia',
    orange: 'laranja|coral',
    terracotta: 'terracota|tijolo',
    yellow: 'amarel[oa]s?|mostarda',
    gold: 'dourad[oa]s?|ouro|ocre',
    green: 'verdes?',
    sage: 'verde salva|verde sálvia',
    olive: 'verde azeitona|verde oliva',
    teal: 'petróleo|verde-água',
    turquoise: 'turquesa',
    blue: 'azul|azuis',
    navy: 'azul[- ]marinho',
    purple: 'rox[oa]s?|violeta',
    lilac: 'lilás|lavanda',
    brown: 'castanh[oa]s?|marrom|marrons',
    beige: 'bege|areia',
    cream: 'creme|marfim',
  },
  dark: 'escuro',
  light: 'claro|pastel',
  in_language: 'em|língua ?:|idioma ?:|escrit[oa] em',
  languages: {
    en: 'inglês',
    tr: 'turco',
    de: 'alemão',
    fr: 'francês',
    es: 'espanhol',
    it: 'italiano',
    nl: 'holandês|neerlandês',
    pt: 'português',
  },
  greetings:
    'olá(?: a todos)?|oi|bom dia|boa (?:tarde|noite)|(?:muito )?obrigad[oa](?: desde já| pela ajuda| a todos)?|cumprimentos|abraços?|(?:com os )?melhores cumprimentos|é tudo|é isso|só isso',
  resembles: 'como|parecid[oa] com|semelhante a|ao estilo de|inspirad[oa] em',
  first_person:
    'nós|noss[oa]s?|nos|eu|meu|minha|meus|minhas|somos|sou|temos|fazemos|\\p{L}{3,20}(?:amos|emos|imos)',
  verbs:
    '\\p{L}{2,20}(?:amos|emos|imos|aram|eram|ava|avam|ou)|atendo|vendo|ofereço|conserto|é|são|sou|era|está|estão|há|tem|têm|tenho|faz|fazem|faço|pode|vem|vêm|fica|trabalha|trabalho|serve|oferece|vende|vive|nasceu|abriu|abre|ensino|pinto|cozinho|arranjo|ajudo|custa|dura|usa|sai|inclui|cuida|cultiva|crio|acompanho|fotografo|recebe',
  to_us:
    'meu (?:nome|apelido)|sites?|web|internet|páginas?|paginas?|design|fonte|cores|logótipo|logo|fotos?|fotografias|imagens|por favor|obrigad[oa]|olá|oi|quero|queremos|queria|queríamos|gostaria|gostava|gostaríamos|preciso|precisamos|podem|pode fazer|poderia|ponham|coloquem|coloque|adicionem|mostrem|deve|deveria|orçamento para o site|google|domínio|não sei|não tenho a certeza|não tenho certeza|talvez|acho que|secção|seção|botão|texto|título|formulário|enviarei|envio|mando|computador|computadores|estilo',
  connecting:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|ao|à|e|ou|com|por|para|pra|é|são|está|estamos|fica|somos|sou|meu|minha|nosso|nossa|se|que|chama|chama-se|chamado|chamada|nome|tel|telefone|telemóvel|celular|ligar|ligue|liga|e-mail|email|mail|contacto|contato|contactos|contatos|site|web|instagram|facebook|whatsapp|morada|endereço|rua|horário|horários|aberto|aberta|abertos|abrimos|aqui|também|situado|desde|preço|preços|custa|vendemos|fazemos|oferecemos|temos|tenho|escreva|encontre|cep|código|postal|número|me|eu|chamo|chamo-me|como|das|às|marcações|reservas',
}
