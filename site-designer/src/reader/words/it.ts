import type { Words } from '#designer/reader/words/words'

export const it: Words = {
  page: 'sit[oi](?: web| internet| vetrina)?|pagin[ae](?: web| internet)?|landing(?: page)?|one ?page',
  request:
    'un|una|il|la|mio|mia|nostro|nostra|nuovo|nuova|semplice|piccolo|piccola|bel|bella|bello|ciao|salve|buongiorno|buonasera|mi|ci|per|che|di|con|io|noi|e|avere|fare|a|ho|abbiamo|del|dello|della|in|cerca',
  request_verbs:
    'aggiungi|aggiungete|metti|mettete|vorrei|vorremmo|voglio|vogliamo|serve|servirebbe|bisogno|cerco|cerchiamo|fammi|fai|fatemi|crea|creare|creami|create|puoi|potete|potresti|favore|desidero|realizzare|fare',
  page_for: 'per|di|del|della|dello|su|con|che|per favore|dedicat[oa] a',
  with_sections: 'con|e|che abbia|più',
  article: "un|una|uno|il|lo|la|i|gli|le|mio|mia|nostro|nostra|un'|l'|questo|questa",
  own: 'mio|mia|nostro|nostra|nostri',
  introduces:
    "sono|siamo|è|e'|per|ho|abbiamo|gestisco|gestiamo|apro|apriamo|aperto|di|del|della|dello|come|su|e|o|dirigo|conduco|la|il|lo|al|alla",
  called:
    'chiamat[oa]|che si chiama|si chiama|ci chiamiamo|di nome|denominat[oa]|intitolat[oa]|con il nome di|conosciut[oa] come',
  name_is:
    '(?:il |la |nostro |nostra |mio )?(?:nome|attività|azienda|negozio|locale|ditta|ristorante|salone|marchio)(?: del(?:la|lo)? [^,.;\\n]{2,20})? (?:è|si chiama)|(?:nome|azienda|ditta|attività) ?:|si chiama|ci chiamiamo',
  we_are: 'siamo|benvenuti (?:da|a|al|alla)|questo è|questa è',
  i_am: 'sono|mi chiamo|il mio nome è|io sono',
  is_a: "è una?|è un'|è uno|è il|è la|è il nostro|è la nostra",
  follows_kind:
    'a|ad|in|per|con|e|ed|o|che|dove|dal|da|è|sono|chiamato|chiamata|situato|situata|vicino|nel|nella|nei|senza|siamo|mio|nostro|nostra|si|specializzato|specializzata|aperto|aperta|tra|fra|sito|al|alla|su',
  neutral:
    'piccolo|piccola|nuovo|nuova|antico|antica|grande|giovane|vera|vero|storica|storico|buon|buona',
  other_nouns:
    'museo|biblioteca|apicoltore|apicoltura|fattoria|azienda agricola|educatore cinofilo|educatrice cinofila|sarta|sartoria|calzolaio|orologiaio|cinema|teatro|galleria|scuola|lavanderia|stabilimento balneare',
  in_place: 'a|ad|in|vicino a|nel centro di|nel cuore di|in provincia di',
  serving: 'operiamo (?:a|in)|lavoriamo (?:a|in|su)|zone? ?:?|serviamo|zona di lavoro ?:?|attivi a',
  online:
    'solo online|(?:lezioni|sedute|consulenze|corsi) (?:anche )?online|online e in presenza|in presenza (?:e|o|ed) online|(?:via|su|tramite) (?:zoom|skype|videochiamata)',
  by_appointment:
    '(?:solo |esclusivamente |visite |si riceve |ricevo |riceviamo )?su (?:appuntamento|prenotazione)|previo appuntamento|solo con appuntamento',
  since:
    'dal|fondat[oa] nel|apert[oa] nel|apert[oa] dal|nat[oa] nel|attiv[oi] dal|dall’anno|est\\.',
  slogan: '(?:il nostro |il mio |lo )?(?:slogan|motto)(?: è| ?:)?',
  good_to_know:
    "(?:cani|bambini|animali|principianti|gruppi|famiglie)(?: sono)? (?:benvenuti|ammessi|i benvenuti)|(?:parcheggio)(?: gratuito| privato| riservato| nelle vicinanze| interno| libero)?|wi-?fi(?: gratuito| gratis)?|solo contanti|pagamento (?:con carta|in contanti|con bancomat|con pos)|(?:accettiamo|si accettano) (?:carte|bancomat|carte di credito|buoni pasto|satispay)|(?:carte|bancomat)(?: accettate| e carte)?|accessibile(?: ai disabili| in carrozzina| in sedia a rotelle)?|accesso disabili|(?:piatti|opzioni|menù) (?:vegani|vegane|vegetariani|vegetariane|senza glutine)|senza glutine|da asporto|asporto|(?:consegna|consegne) a domicilio|dehors|tavoli all[’']aperto|buoni regalo|gift card|preventiv[oi] gratuit[oi]|prima (?:lezione|consulenza|visita|seduta) gratuita|lezione di prova gratuita|senza appuntamento|prenotazione (?:consigliata|obbligatoria|necessaria)|tutti i livelli|materiale incluso|servizio 24 ore|pronto intervento(?: 24 ore)?",
  credentials:
    "(?:certificat[oa]|abilitat[oa]|diplomat[oa]|qualificat[oa]|iscritt[oa])(?: (?:in|da|all[’']|al|a|alla) ?[^,;.!?\\n]{2,50})?|(?:oltre |più di )?\\d{1,3} anni di esperienza|(?:da )?\\d{1,3} anni (?:nel settore)|soci[oa]? (?:di|del|della) [^,;.!?\\n]{2,60}|membro (?:di|del|della) [^,;.!?\\n]{2,60}|premio [^,;.!?\\n]{2,50}|prodotti bio certificati",
  preferred: {
    telephone:
      'meglio (?:per telefono|telefonare|chiamare)|preferibilmente per telefono|solo per telefono',
    email:
      'meglio via (?:e-?mail|mail)|preferibilmente via (?:e-?mail|mail)|solo via (?:e-?mail|mail)',
  },
  ways: {
    telephone: '(?:numero(?: di (?:telefono|cellulare))?|telefono|cellulare)',
    email: '(?:indirizzo )?(?:e-?mail|mail)|posta elettronica',
    form: '(?:modulo|form)(?: di contatto| contatti)?',
    address: 'indirizzo(?: di casa| esatto)?|via',
  },
  refuses:
    'senza|non (?:voglio|vogliamo|mettere|mettete|metti|mostrare|mostrate|mostra|pubblicare|pubblicate|usare|inserire|inserite)|niente|nessun[oa]?|evita|evitate|per favore non (?:mettere|mettete|pubblicare)|no|mai',
  refuses_behind:
    'non (?:deve|devono|va|vanno)(?: comparire| essere pubblicat[oa]| apparire| mess[oa])?|nascost[oa]|privat[oa]|riservat[oa]',
  not_public:
    'non (?:pubblicare|pubblicatelo|mostrare|per il sito|metterlo sul sito)|da non pubblicare|solo per voi|privato|riservato',
  page_things:
    'foto(?:grafie)?(?: di stock)?|immagini|video|pop-?up|animazioni|musica|pubblicità|emoji|blog|negozio online|link|loghi|logo|caroselli|prezzi',
  sections: {
    gallery: 'galleria(?: fotografica| di foto)?|gallery|foto|portfolio',
    prices: 'prezzi|listino(?: prezzi)?|tariffe',
    menu: 'menù|menu',
    team: 'team|staff|il nostro team',
    about: 'chi siamo|chi sono|la nostra storia',
    faq: 'faq|domande frequenti',
    contact: '(?:modulo |form )?(?:di )?contatt[oi]|modulo',
    map: 'mappa|come arrivare',
    testimonials: 'recensioni|testimonianze',
    events: 'eventi|calendario',
    timetable: 'orario dei corsi|orario delle lezioni',
    hours: 'orari(?: di apertura)?',
    newsletter: 'newsletter',
    services: 'servizi',
    before_after: 'prima e dopo',
  },
  wishes:
    'vorrei|vorremmo|voglio|vogliamo|mi piacerebbe|ci piacerebbe|per favore|con|metti|mettete|aggiungi|aggiungete|usa|usate|deve|dovrebbe|sia|qualcosa|senza|non|preferisco|preferiamo|mostra|serve|piuttosto|in|molto|di|mi piace|mi piacciono|niente|i|il|la|le|colori',
  looks:
    'color[ei]|font|carattere|stile|design|grafica|aspetto|sfondo|tema|atmosfera|look|toni|tono|sezione|pulsante|impaginazione',
  look_request:
    '(?:il (?:sito|design|tono|look)|la (?:pagina|grafica)|lo stile) (?:deve|dovrebbe|sia)(?: essere| avere)?|deve essere|fatel[oa]|fall[oa]|tienil[oa]|che sia',
  dark_theme: 'scur[oa]|sfondo (?:nero|scuro)|modalità scura',
  light_theme: 'chiar[oa]|sfondo (?:bianco|chiaro)|luminos[oa]',
  moods: {
    elegant: 'elegante|raffinat[oa]|lussuos[oa]|sofisticat[oa]|chic',
    plain: 'semplice|minimale|minimal|minimalista|pulit[oa]|essenziale|sobri[oa]',
    bold: 'audace|forte|dinamic[oa]|energic[oa]|d’impatto',
    warm: 'cald[oaie]|accogliente|familiare|naturale|rustic[oa]',
    playful: 'giocos[oa]|allegr[oa]|colorat[oa]|divertente|vivace',
    formal: 'professionale|seri[oa]|formale',
    traditional: 'tradizionale|classic[oa]|vintage|retrò|d’altri tempi',
    modern: 'modern[oa]|contemporane[oa]|attuale',
    calm: 'tranquill[oa]|rilassante|delicat[oa]|calm[oa]|seren[oa]|zen',
    rugged: 'industriale|grezz[oa]',
    editorial: 'editoriale|artistic[oa]',
  },
  colours: {
    black: 'ner[oaie]',
    white: 'bianc[oah]i?|bianco',
    grey: 'grigi[oae]?|antracite',
    red: 'ross[oaie]',
    burgundy: 'bordeaux|bordò|amaranto',
    pink: 'rosa|fucsia',
    orange: 'arancione|arancio|corallo',
    terracotta: 'terracotta|mattone',
    yellow: 'giall[oaie]|senape',
    gold: 'oro|dorat[oa]|ocra',
    green: 'verd[ei]',
    sage: 'verde salvia|salvia',
    olive: 'verde oliva',
    teal: 'petrolio|ottanio',
    turquoise: 'turchese',
    blue: 'blu|azzurr[oaie]|celeste',
    navy: 'blu (?:notte|navy|scuro)',
    purple: 'viola',
    lilac: 'lilla|lavanda',
    brown: 'marrone|marroni',
    beige: 'beige|sabbia',
    cream: 'crema|avorio|panna',
  },
  dark: 'scuro',
  light: 'chiaro|pastello',
  in_language: 'in|lingua ?:|scritt[oa] in',
  languages: {
    en: 'inglese',
    tr: 'turco',
    de: 'tedesco',
    fr: 'francese',
    es: 'spagnolo',
    it: 'italiano',
    nl: 'olandese',
    pt: 'portoghese',
  },
  greetings:
    'ciao(?: a tutti)?|salve|buon ?giorno|buona ?sera|grazie(?: mille| tante| in anticipo| a tutti)?|(?:cordiali |distinti )?saluti|a presto|è tutto|tutto qui|fate voi|mi fido di voi',
  resembles: 'come|simile a|nello stile di|ispirat[oa] a',
  first_person:
    'noi|nostr[oaie]|ci|io|mio|mia|miei|mie|siamo|sono|abbiamo|facciamo|\\p{L}{3,20}iamo',
  verbs:
    "\\p{L}{2,20}(?:iamo|ava|avano|ono|ano)|racconto|propongo|preparo|curo|vendo|offro|è|sono|siamo|ha|ho|hanno|era|fa|c’è|c'è|viene|arriva|offre|prepara|lavora|lavoro|cucina|vive|nasce|produce|vende|sta|può|possiamo|dura|costa|usa|usiamo|insegno|dipingo|riparo|aiuto|accompagno|creo|realizzo|fotografo|coltivo|trova|apre|seguo|lavora",
  to_us:
    '(?:mio nome|cognome)|sit[oi]|web|internet|pagin[ae]|grafica|font|color[ei]|logo|foto|immagini|per favore|grazie|ciao|salve|vorrei|vorremmo|voglio|vogliamo|piacerebbe|bisogno|potete|puoi|potresti|metti|mettete|aggiungi|aggiungete|mostra|dovrebbe|budget|google|dominio|non so|non sono sicur[oa]|forse|credo|penso|sezione|pulsante|testo|titolo|modulo|manderò|invierò|computer|stile|serve un',
  connecting:
    'il|lo|la|i|gli|le|un|una|uno|di|del|della|dello|dei|delle|da|dal|a|al|alla|ad|in|nel|nella|su|sul|con|per|e|ed|o|è|sono|siamo|ho|abbiamo|mio|mia|nostro|nostra|ci|si|che|chiama|chiamata|chiamato|chiamiamo|nome|tel|telefono|cell|cellulare|chiamare|chiamate|chiamateci|chiamaci|mail|e-mail|email|contatti|contatto|sito|web|instagram|facebook|whatsapp|indirizzo|via|orari|orario|aperto|aperta|aperti|qui|anche|situato|prezzo|prezzi|costa|vendiamo|facciamo|offriamo|scrivere|scrivete|scrivici|trovate|trovarci|cap|città|numero|io|mi|chiamo|come|gestisco|gestiamo|dal',
}
