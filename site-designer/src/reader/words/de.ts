import type { Words } from '#designer/reader/words/words'

export const de: Words = {
  page: 'webseiten?|websites?|web-?seite|homepages?|internetseiten?|internetauftritt|webauftritt|onepager|landingpages?|landing page|internetpräsenz|seiten?|site',
  request:
    'ich|wir|hätte|hätten|eine|einen|ein|neue|neuen|neues|kleine|einfache|schöne|gute|bitte|mir|uns|mich|dir|für|mit|hier|ist|es|das|die|der|hallo|hi|guten|tag|und|auch|gern|gerne|schlichte|meine|unsere|sie|du|ihr|nur|kurze|einzelne|es|geht|um|soll|werden|nach|auf|der suche|suche',
  request_verbs:
    'zeig|zeigt|füge|ergänze|brauche|brauchen|möchte|möchten|will|wollen|hätte|hätten|bitte|mach|mache|machen|macht|erstelle|erstellen|erstellt|bau|baue|bauen|baut|gestalte|suche|suchen|wünsche|wünschen|benötige|benötigen|kannst|könnt|können|könntest|könnten|gestalten|wünsch',
  page_for: 'für|über|zu|von|die|mit|auf der|bitte|zum thema',
  with_sections: 'mit|inklusive|inkl\\.|samt|und|plus',
  article:
    'ein|eine|einen|einem|einer|der|die|das|den|dem|mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|unsre',
  own: 'mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer|unsre',
  introduces:
    'ich bin|wir sind|bin|sind|ist|als|für|betreibe|betreiben|führe|führen|habe|haben|eröffne|eröffnen|leite|leiten|über|um|von|besitze|gründe|eröffnet|und|oder|mache|brauche|brauchen|suche|suchen|übernommen',
  called:
    'namens|mit dem namen|mit namen|unter dem namen|genannt|heißt|heisst|heißen|heissen|nennt sich|nennen uns|nenne mich|hört auf den namen',
  name_is:
    '(?:der |unser |mein )?(?:name|firmenname|betrieb|laden|firma|geschäft|salon) (?:ist|lautet|heißt|heisst)|(?:name|firma|firmenname|titel) ?:|(?:es|das|er|sie|wir|ich|alles) (?:heißt|heisst|heißen|heiße|heisse)(?: übrigens| einfach)?',
  we_are:
    'wir betreiben|wir führen|ich betreibe|ich führe|wir sind(?: die| der| das)?|willkommen (?:bei|im|in der)|hier ist|das ist',
  i_am: 'und heiße|und heisse|ich bin|ich heiße|ich heisse|mein name ist|bin',
  is_a: 'ist eine?|ist die|ist der|ist das|ist unsere?|ist meine?|sind eine?',
  follows_kind:
    'in|im|an|am|bei|für|mit|aus|von|vom|auf|seit|und|oder|die|der|das|wo|nahe|namens|ist|sind|heißt|heisst|genannt|direkt|mitten|zwischen|neben|gegenüber|hinter|ohne|wir|ich|mein|meine|unser|unsere|hat|haben|bietet|bieten|geöffnet|sucht|suche|brauche|braucht|gegründet|am|zum|zur|website|webseite|homepage|seite|internetseite|eröffnet|auch|nicht|um|rund|als|so|bin|habe|betreibe|führe|übernommen|einem|eine|einen|werden|wird|zu|bitte',
  neutral:
    'klein|kleine|kleiner|kleines|kleinen|familiär|familiengeführte|familiengeführter|familiengeführtes|unabhängige|lokale|neue|neuer|neues|neuen|alte|traditionelle|moderne|gemütliche|gemütliches|mobile|mobiler|private|vegane|veganes|vegetarisches|freie|freier|freischaffende|selbstständige|selbständige|selbstständiger|inhabergeführte|inhabergeführter|junge|gute|schöne|schönes|nette|eigene|eigenen|eigenes|italienisches|türkisches|griechisches|handwerkliche',
  other_nouns:
    'museum|bibliothek|imker|imkerei|bauernhof|hof|hundetrainer|hundetrainerin|tierpension|schneiderei|änderungsschneiderei|schuster|buchbinderei|uhrmacher|kino|theater|galerie|schule|nähcafé|repair-café|wochenmarkt',
  in_place: 'in|nahe|bei|in der nähe von|mitten in|im herzen von|aus',
  serving: 'im raum|in und um|rund um|einsatzgebiete?:?|wir fahren nach|wir arbeiten in|tätig in',
  online:
    'nur online|ausschließlich online|online-(?:unterricht|kurse|coaching|termine|beratung|sitzungen)|(?:unterricht|kurse|beratung|termine|sitzungen) (?:auch )?online|online und vor ort|vor ort und online|(?:per|über|via) (?:zoom|skype|video)',
  by_appointment:
    '(?:nur |besichtigung |termine |und )?nach (?:vorheriger |telefonischer )?(?:vereinbarung|absprache|terminvereinbarung|anmeldung)|nur mit termin|termine? nach vereinbarung',
  since:
    'seit|seit dem jahr|gegründet|gegründet im jahr|gegründet in|gegr\\.|eröffnet|familienbetrieb seit|est\\.',
  slogan: '(?:unser |mein |der )?(?:slogan|motto|claim|leitspruch|werbespruch)(?: ist| lautet|:)?',
  good_to_know:
    '(?:hunde|kinder|haustiere|familien|gruppen|anfänger|anfängerinnen und anfänger|radfahrer)(?: sind)?(?: herzlich| sehr| immer)? willkommen|(?:kinder|hunde|familien)freundlich|(?:kostenlose |eigene |genügend |ausreichend )?(?:parkplätze|parkplatz)(?: vorhanden| direkt vor (?:der tür|dem haus|dem laden)| hinter dem haus| am haus| im hof| vor dem haus)?|(?:kostenloses |gratis |freies )?wlan|nur barzahlung|nur bar|barzahlung|kartenzahlung(?: möglich| ab \\d{1,2} ?€)?|ec-karte(?: möglich)?|keine kartenzahlung|barrierefrei(?:er zugang| erreichbar)?|rollstuhlgerecht|ebenerdig|(?:vegane|vegetarische|glutenfreie|laktosefreie)(?: und (?:vegane|vegetarische|glutenfreie))? (?:gerichte|speisen|kuchen|optionen|auswahl)|(?:auch )?zum mitnehmen|take-?away|lieferservice|lieferung|außer-haus-verkauf|terrasse|biergarten|gutscheine(?: erhältlich)?|geschenkgutscheine|kostenlose (?:beratung|probestunde|erstberatung|anfahrt)|probestunde (?:kostenlos|gratis|frei)|erste stunde (?:kostenlos|gratis)|ohne termin|auch ohne termin|keine reservierung(?: nötig)?|reservierung (?:empfohlen|erforderlich|nötig)|anmeldung erforderlich|matten (?:vorhanden|sind da)|alle (?:level|niveaus)',
  credentials:
    'meisterbetrieb|(?:geprüfte?r?|zertifizierte?r?|staatlich anerkannte?r?|staatlich geprüfte?r?|beeidigte?r?|vereidigte?r?) [\\p{L} -]{3,40}|(?:über |mehr als |fast )?\\d{1,3} jahre(?:n)? (?:berufs)?erfahrung|mitglied (?:in|im|der|des|bei) [^,;.!?\\n]{2,60}|bio-zertifiziert|alle kassen(?: und privat)?|alle kassen|innungsbetrieb|innungsmitglied|ausgezeichnet (?:mit|als|von) [^,;.!?\\n]{2,60}',
  preferred: {
    telephone:
      'am besten (?:anrufen|telefonisch|per telefon)|am liebsten (?:telefonisch|per telefon|anrufen)|nur telefonisch|bitte nur anrufen',
    email:
      'am besten (?:per )?(?:e-?mail|mail)|am liebsten (?:per )?(?:e-?mail|mail)|nur per (?:e-?mail|mail)',
  },
  ways: {
    telephone: '(?:telefon|handy|mobil|ruf)?nummer|telefon|handy',
    email: 'e-?mail(?:-?adresse)?|mail(?:-?adresse)?',
    form: 'kontaktformular|formular',
    address: '(?:privat|wohn)?adresse|anschrift|straße|hausnummer',
  },
  refuses:
    'keine?n?|kein|ohne|nicht|bitte nicht|bitte keine?n?|auf keinen fall|niemals|bloß keine?n?|bloß nicht|nichts',
  refuses_behind:
    '(?:bitte )?nicht(?: auf (?:die|der) (?:seite|website|homepage))?(?: zeigen| veröffentlichen| angeben| nennen| anzeigen| draufschreiben| drauf| online stellen| erscheinen| stehen)?|weglassen|soll nicht|sollen nicht|geheim|privat halten|verstecken',
  not_public:
    '(?:bitte )?nicht (?:veröffentlichen|zeigen|anzeigen|für die (?:seite|website|homepage)|auf die (?:seite|website|homepage)|öffentlich)|nur für (?:dich|sie|euch)|privat',
  page_things:
    'stockfotos|fotos?|bilder|videos?|pop-?ups?|animationen|slider|cookie-banner|musik|emojis|werbung|blog|shop|onlineshop|links?|logos?|icons|hintergrundmusik|schnickschnack|schnörkel|preise',
  sections: {
    gallery: 'galerie|bildergalerie|fotogalerie|fotos|bilder|portfolio',
    prices: 'preisliste|preise|preistabelle',
    menu: 'speisekarte|getränkekarte|menükarte',
    team: 'team(?:-?seite)?|mitarbeiter',
    about: 'über uns|über mich|über-uns(?:-seite)?|unsere geschichte',
    faq: 'faq|häufige fragen',
    contact: 'kontakt(?:formular|bereich|daten)?|kontakt-formular',
    map: 'karte|anfahrt|anfahrtskarte|lageplan',
    testimonials: 'bewertungen|kundenstimmen|rezensionen|referenzen',
    events: 'veranstaltungen|termine|kalender|veranstaltungskalender',
    timetable: 'stundenplan|kursplan',
    hours: 'öffnungszeiten',
    newsletter: 'newsletter(?:-anmeldung)?',
    services: 'leistungen|angebot|leistungsübersicht',
    before_after: 'vorher-nachher(?:-bilder)?',
    downloads: 'downloads',
  },
  wishes:
    'möchte|möchten|hätte|hätten|gern|gerne|bitte|soll|sollen|sollte|mit|wünsche|wünschen|will|wollen|wäre|lieber|eher|etwas|was|zeig|zeige|zeigen|nicht|keine|kein|ohne|schön|brauche|brauchen|haben|sein|wirken|aussehen|in|mag|passt|fände|machen',
  looks:
    'farben?|farbton|farbtöne|farbschema|schrift|schriftart|stil|design|gestaltung|look|layout|hintergrund|stimmung|optik|aussehen|ton|bilder|fotos|abschnitt|bereich|button|überschrift',
  look_request:
    '(?:es|sie|das|die (?:seite|website|homepage)|der stil|das design|alles) (?:soll|sollte|darf|kann|muss)|(?:bitte )?(?:schön )?(?:mach|mache|macht|halte|halt) (?:es|sie|alles)|soll|(?:seite|website|homepage|design) (?:soll|sollte)',
  dark_theme: 'dunkel|dunkle|dunkles|dunkler|dunklem|dark mode|dunkler hintergrund',
  light_theme: 'hell|helle|helles|heller|hellem|weißer hintergrund',
  moods: {
    elegant: 'elegant|elegante|elegantes|edel|edle|edles|hochwertig|stilvoll|luxuriös|schick',
    plain:
      'schlicht|schlichte|schlichtes|einfach|einfache|minimalistisch|minimalistische|klar|klare|aufgeräumt|übersichtlich|reduziert|nüchtern',
    bold: 'kräftig|kräftige|auffällig|mutig|frech|laut|düster',
    warm: 'warm|warme|warmes|warmen|gemütlich|gemütliche|einladend|freundlich|freundliche|herzlich|natürlich|natürliche|rustikal|rustikale|erdig|erdige',
    playful: 'verspielt|verspielte|fröhlich|fröhliche|bunt|bunte|lustig|lebendig|verspieltes',
    formal: 'seriös|seriöse|professionell|professionelle|sachlich|vertrauenswürdig',
    traditional:
      'traditionell|traditionelle|klassisch|klassische|nostalgisch|altmodisch|zeitlos|bodenständig',
    modern: 'modern|moderne|modernes|zeitgemäß|frisch|frische|zeitgemäße',
    calm: 'luftige?s?|ruhig|ruhige|ruhiges|sanft|sanfte|leise|entspannt|zurückhaltend|dezent|dezente',
    rugged: 'industriell|rau|robust|roh',
    editorial: 'magazinartig|künstlerisch|literarisch',
  },
  colours: {
    black: 'schwarze?[rsn]?',
    white: 'weiße?[rsn]?|weiss',
    grey: 'graue?[rsn]?|anthrazit',
    red: 'rote?[rsn]?',
    burgundy: 'weinrote?[rsn]?|bordeaux(?:rot)?',
    pink: 'rosa|pink|altrosa',
    orange: 'orange',
    terracotta: 'terrakotta|ziegelrot|rostrot',
    yellow: 'gelbe?[rsn]?|senfgelb',
    gold: 'gold|goldene?[rsn]?|ocker',
    green: 'grüne?[rsn]?|tannengrün|waldgrün',
    sage: 'salbei(?:grün)?',
    olive: 'oliv(?:grün)?',
    teal: 'petrol',
    turquoise: 'türkise?[rsn]?',
    blue: 'blaue?[rsn]?',
    navy: 'dunkelblaue?[rsn]?|marineblau|nachtblau',
    purple: 'lila|violett|aubergine',
    lilac: 'flieder|lavendel',
    brown: 'braune?[rsn]?',
    beige: 'beige|sand(?:farben)?',
    cream: 'creme(?:weiß|farben)?|elfenbein',
  },
  dark: 'dunkel|dunkles|dunkle|tiefes',
  light: 'hell|helles|helle|pastell|zartes',
  in_language: 'auf|in|sprache ?:|seite auf|soll auf',
  languages: {
    en: 'englisch|englische',
    tr: 'türkisch',
    de: 'deutsch|deutsche',
    fr: 'französisch',
    es: 'spanisch',
    it: 'italienisch',
    nl: 'niederländisch|holländisch',
    pt: 'portugiesisch',
  },
  greetings:
    "hallo(?: zusammen| ihr lieben| liebes team)?|hi|hey|guten (?:tag|morgen|abend)|moin(?: moin)?|servus|grüezi|grüß gott|liebes team|sehr geehrte damen und herren|(?:vielen |herzlichen |besten |lieben )?dank(?: im voraus| schon mal| euch| dir| ihnen)?|danke(?: schön| sehr| im voraus| euch| schon mal)?|(?:mit freundlichen|viele|liebe|beste|herzliche|schöne|mfg)(?: grüße[n]?| gruß)?(?: aus [\\p{L}]{2,20})?|lg|vg|das war(?:'s| es)|das wär(?:'s| es)|mehr fällt mir nicht ein|überrascht mich|überrasch mich",
  resembles: 'wie|ähnlich wie|so wie|im stil von',
  first_person:
    'wir|uns|unser|unsere|unseren|unserem|unserer|ich|mein|meine|meinen|meinem|meiner|mir|mich|bei uns',
  verbs:
    '\\p{Ll}{2,20}(?:en|te|ten|ern|eln)|ist|sind|bin|war|hat|habe|gibt|kommt|steht|liegt|macht|wird|werden|kann|backt|bäckt|kocht|läuft|geht|hilft|findet|bietet|arbeitet|lebt|kostet|dauert|gehört|bleibt|wächst|stammt|duftet|schmeckt|mache|arbeite|biete|lebe|male|baue|nähe|koche|spiele|helfe|repariere|restauriere|unterrichte|begleite|fotografiere|entwerfe|schreibe|liebe',
  to_us:
    'mein(?:e[nm])? (?:nach)?name|webseiten?|websites?|homepages?|internetseiten?|seiten?|design|schrift(?:art)?|farben?|layout|bitte|möchte|möchten|will|wollen|hätte|hätten|soll|sollen|sollte|sollten|könnte|könnten|könnt ihr|kannst du|können sie|brauche|brauchen|benötige|wünsche|wünschen|budget|google|domain|danke|dank|hallo|weiß nicht|keine ahnung|vielleicht|ich glaube|ich denke|unsicher|formular|fotos?|bilder|logo|schicke|schicken|nachreichen|schreibt|schreib|zeigt|zeig|nennt|erwähnen|weglassen|online|internet|abschnitt|text|button|überschrift|würde|würden|eigentlich|irgendwas|irgendwie|egal|computer|technik',
  connecting:
    'der|die|das|ein|eine|einen|einem|einer|und|oder|aber|wir|ich|unser|unsere|mein|meine|uns|mich|mir|sie|du|ihr|es|ist|sind|bin|in|im|am|an|auf|von|vom|zu|zum|zur|für|bei|beim|mit|aus|tel|telefon|handy|mobil|fax|anrufen|ruft|rufen|anruf|mail|e-mail|email|schreiben|schreibt|kontakt|web|website|webseite|instagram|facebook|whatsapp|adresse|straße|geöffnet|öffnungszeiten|offen|uhr|name|heißt|heißen|heiße|namens|genannt|hier|auch|haben|hat|habe|gibt|verkaufen|bieten|machen|kostet|kosten|preis|preise|plz|ort|ihr|findet|finden|erreichen|erreichbar|unter|seit|gegründet|jahr|nach|als|betreibe|betreiben|führe|führen|und|den|dem|des|einmal|nur|nr|sitz|standort|reservierung|reservierungen|anmeldung|termine',
}
