import type { Words } from '#designer/reader/words/words'

export const nl: Words = {
  page: "websites?|web ?sites?|webpagina(?:'s)?|pagina(?:'s)?|homepages?|sites?|onepagers?|landingspagina|landing ?page",
  request:
    'ik|wij|we|een|de|het|mijn|onze|ons|nieuwe|kleine|simpele|eenvoudige|mooie|leuke|goede|hallo|hoi|goedendag|voor|mij|me|graag|aan|met|is|u|je|jullie|op|zoek|naar|en|te|hebben|dag',
  request_verbs:
    'voeg|zet|toon|wil|willen|zou|zouden|graag|nodig|zoek|zoeken|maak|maken|bouw|bouwen|kun|kunt|kunnen|ontwerp|alsjeblieft|alstublieft|hebben|laat|laten',
  page_for: 'voor|over|van|met|die|waar|alsjeblieft|waarop',
  with_sections: 'met|en|inclusief|plus',
  article: 'een|de|het|mijn|onze|ons|dit|deze',
  own: 'mijn|onze|ons',
  introduces:
    'ik ben|wij zijn|we zijn|ben|zijn|is|als|voor|heb|hebben|run|runnen|open|openen|over|van|eigenaar van|en|of|begin|beginnen|start|starten|nodig|leid|geopend',
  called:
    'genaamd|genoemd|met de naam|die heet|dat heet|heet|heten|onder de naam|getiteld|bekend als',
  name_is:
    '(?:de |mijn |onze )?(?:naam|bedrijfsnaam|zaak|winkel|praktijk|salon|bedrijf) (?:is|luidt|heet)|(?:naam|bedrijfsnaam|bedrijf) ?:|(?:het|hij|zij|we|wij|alles) (?:heet|heten)',
  we_are: 'wij zijn|we zijn|welkom bij|dit is',
  i_am: 'ik ben|ik heet|mijn naam is',
  is_a: 'is een|is de|is het|is onze|is mijn|zijn een',
  follows_kind:
    'in|op|aan|bij|voor|met|uit|van|sinds|en|of|die|dat|waar|nabij|genaamd|is|zijn|heet|direct|midden|tussen|naast|tegenover|achter|zonder|wij|we|ik|mijn|onze|heeft|hebben|biedt|bieden|zoekt|website|site|te|rond|geopend|ook|niet',
  neutral:
    'kleine|klein|nieuwe|nieuw|oude|gezellige|gezellig|moderne|lokale|biologische|ambachtelijke|zelfstandig|zelfstandige|mobiele|jonge|goede|mooie|eigen|vegan|veganistische|traditionele|onafhankelijke|familiale|erkende',
  other_nouns:
    'museum|bibliotheek|imker|boerderij|zorgboerderij|hondentrainer|dierenpension|kleermaker|schoenmaker|boekbinder|horlogemaker|gids|bioscoop|theater|galerie|school|wasserette',
  in_place: 'in|nabij|bij|in het hart van|in het centrum van|te|vlakbij',
  serving: 'werkgebied ?:?|actief in|wij werken in|regio|in de regio|in heel',
  online:
    '(?:alleen|uitsluitend) online|online (?:lessen|sessies|coaching|consulten|begeleiding)|online en op locatie|(?:via|per) (?:zoom|skype|teams|videobellen)',
  by_appointment:
    '(?:alleen |uitsluitend |enkel |bezoek )?op afspraak|volgens afspraak|na afspraak',
  since: 'sinds|opgericht in|geopend in|gestart in|al sinds|anno|open sinds|est\\.',
  slogan: '(?:onze |mijn |de )?(?:slogan|motto|slagzin)(?: is| luidt| ?:)?',
  good_to_know:
    '(?:honden|kinderen|huisdieren|gezinnen|beginners|groepen)(?: zijn)?(?: altijd| van harte| ook)? (?:welkom|toegestaan)|(?:hond|kind|gezins)vriendelijk|(?:gratis |eigen |voldoende )?(?:parkeren|parkeerplaats(?:en)?|parkeergelegenheid)(?: voor de deur| aanwezig| achter het pand| in de straat)?|(?:gratis )?wi-?fi|alleen (?:pin|pinnen|contant)|pinnen(?: mogelijk| kan)?|contant(?: of pin)?|(?:rolstoeltoegankelijk|rolstoelvriendelijk|toegankelijk voor rolstoelen|drempelvrij)|(?:vegan|vegetarische|glutenvrije|plantaardige)(?: en (?:vegan|vegetarische|glutenvrije))? (?:opties|gerechten|keuze)|afhalen|afhaal|(?:bezorging|bezorgen|bezorgservice|thuisbezorgd)|terras|cadeaubon(?:nen)?|gratis (?:offerte|proefles|intake|kennismaking|adviesgesprek)|eerste les gratis|proefles gratis|zonder afspraak|reserveren (?:aanbevolen|verplicht|nodig|gewenst)|alle niveaus|matten aanwezig|spoedservice|24/7 (?:bereikbaar|spoedservice|service)',
  credentials:
    '(?:gecertificeerd|gediplomeerd|erkend|gekwalificeerd|verzekerd|geregistreerd|beëdigd)e?(?: (?:door|bij|als) [^,;.!?\\n]{2,50})?|(?:ruim |meer dan )?\\d{1,3} jaar ervaring|(?:lid|aangesloten) (?:van|bij) (?:de |het )?[^,;.!?\\n]{2,60}|(?:big|skj|rbcz|vca|komo|bovag|nvm|kiwa)[- ](?:geregistreerd|gecertificeerd|erkend|lid|makelaar)|winnaar (?:van )?[^,;.!?\\n]{2,60}',
  preferred: {
    telephone: '(?:liefst|bij voorkeur|alleen) (?:telefonisch|bellen)',
    email: '(?:liefst|bij voorkeur|alleen) (?:per |via )?(?:e-?mail|mail)',
  },
  ways: {
    telephone: '(?:telefoon|mobiele ?|06-?)?nummer|telefoon|mobiel',
    email: '(?:e-?mail|mail)(?:adres)?',
    form: '(?:contact)?formulier',
    address: '(?:huis|privé|woon)?adres|huisnummer',
  },
  refuses:
    'geen|zonder|niet|(?:liever|graag|zeker|alsjeblieft) geen|vermijd|niets|zet (?:mijn|ons|het|geen)|toon geen|laat (?:mijn|ons|het)',
  refuses_behind:
    'niet (?:op (?:de|het) (?:site|website|pagina)|tonen|vermelden|publiceren|laten zien|zetten|erop|noemen|worden getoond)|weglaten|mag niet|moet niet|weg|privé|verbergen',
  not_public:
    '(?:graag |aub |svp )?niet (?:publiceren|tonen|vermelden|voor de (?:site|website)|op de (?:site|website))|alleen voor (?:jou|jullie|u)|privé',
  page_things:
    "stockfoto(?:'s)?|foto(?:'s|’s)?|afbeeldingen|video(?:'s)?|pop-?ups?|animaties|muziek|reclame|emoji's?|blog|webshop|links?|logo(?:'s)?|slider|prijzen",
  sections: {
    gallery: "galerij|fotogalerij|foto(?:'s|’s)|portfolio",
    prices: 'prijslijst|prijzen|tarieven',
    menu: 'menukaart|menu|kaart',
    team: 'team(?:pagina)?',
    about: 'over ons|over mij|ons verhaal',
    faq: 'faq|veelgestelde vragen',
    contact: 'contact(?:formulier|gegevens)?',
    map: 'kaartje|plattegrond|routebeschrijving',
    testimonials: 'recensies|reviews|ervaringen',
    events: 'agenda|evenementen|kalender',
    timetable: 'lesrooster|rooster',
    hours: 'openingstijden|openingsuren',
    newsletter: 'nieuwsbrief',
    services: 'diensten|behandelingen',
    before_after: 'voor en na|voor-en-na',
  },
  wishes:
    'wil|willen|zou|zouden|graag|alsjeblieft|aub|svp|met|gebruik|maak|zet|voeg|toon|moet|moeten|mag|iets|liever|zonder|geen|niet|houd|hou|nodig|in|erg|heel|mooi|het|liefst|wat',
  looks:
    'kleur(?:en|tje)?|lettertype|stijl|ontwerp|vormgeving|uitstraling|sfeer|achtergrond|thema|look|tinten|sectie|knop|opmaak|design',
  look_request:
    '(?:het|de (?:site|website|pagina|stijl|sfeer)|alles) (?:moet|mag|zou)(?: er)?|hou(?:d)? het|maak het|moet',
  dark_theme: 'donker|donkere|zwarte achtergrond|dark mode',
  light_theme: 'licht|lichte|witte achtergrond',
  moods: {
    elegant: 'elegant|elegante|chique|stijlvol|stijlvolle|luxe',
    plain:
      'simpel|simpele|eenvoudig|eenvoudige|strak|strakke|minimalistisch|minimalistische|rustig en strak',
    bold: 'stoer|stoere|opvallend|krachtig|gedurfd|brutaal',
    warm: 'warm|warme|gezellig|gezellige|huiselijk|natuurlijk|natuurlijke|vriendelijk|rustiek',
    playful: 'speels|speelse|vrolijk|vrolijke|kleurrijk|kleurrijke',
    formal: 'zakelijk|zakelijke|professioneel|professionele|serieus',
    traditional:
      'traditioneel|traditionele|klassiek|klassieke|ambachtelijk|vintage|retro|ouderwets',
    modern: 'modern|moderne|eigentijds|fris|frisse',
    calm: 'rustig|rustige|kalm|kalme|zacht|zachte|sereen|ontspannen',
    rugged: 'industrieel|ruig|robuust',
    editorial: 'artistiek|kunstzinnig',
  },
  colours: {
    black: 'zwarte?',
    white: 'witte?',
    grey: 'grijze?|grijs|antraciet',
    red: 'rode?|rood',
    burgundy: 'bordeaux|wijnrood',
    pink: 'roze',
    orange: 'oranje|koraal',
    terracotta: 'terracotta|baksteenrood',
    yellow: 'gele?|geel|okergeel|mosterdgeel',
    gold: 'goud|gouden|oker',
    green: 'groene?',
    sage: 'saliegroen',
    olive: 'olijfgroen',
    teal: 'petrol|blauwgroen',
    turquoise: 'turquoise',
    blue: 'blauwe?',
    navy: 'marineblauw|donkerblauw',
    purple: 'paarse?|paars',
    lilac: 'lila|lavendel',
    brown: 'bruine?',
    beige: 'beige|zandkleur',
    cream: 'crème|ivoor|gebroken wit',
  },
  dark: 'donker',
  light: 'licht|pastel|zacht',
  in_language: 'in het|taal ?:|in',
  languages: {
    en: 'engels',
    tr: 'turks',
    de: 'duits',
    fr: 'frans',
    es: 'spaans',
    it: 'italiaans',
    nl: 'nederlands',
    pt: 'portugees',
  },
  greetings:
    'hallo(?: allemaal)?|hoi|hey|goede(?:morgen|middag|navond|ndag)|beste(?: team| mensen)?|(?:alvast )?bedankt(?: alvast| voor de hulp)?|dank (?:je|u)(?: wel)?|dankjewel|(?:met )?(?:vriendelijke |hartelijke )?groet(?:en|jes)?|mvg|groetjes|dat was het|dat is alles|verras me',
  resembles: 'zoals|net als|vergelijkbaar met|in de stijl van|lijkt op',
  first_person: 'wij|we|ons|onze|ik|mijn|mij|me',
  verbs:
    '\\p{L}{3,20}(?:en|de|den|te|ten)|is|zijn|ben|was|heb|heeft|maakt|bakt|kookt|werkt|biedt|staat|ligt|komt|gaat|geeft|krijgt|kan|wordt|woont|verkoopt|serveert|bestaat|bak|kook|maak|werk|schilder|help|geef|woon|ontwerp|repareer|begeleid|fotografeer|leeft|duurt|kost|vindt|gebruikt',
  to_us:
    "mijn (?:achter)?naam|websites?|sites?|webpagina|pagina(?:'s)?|homepage|ontwerp|vormgeving|lettertype|kleuren|logo|foto(?:'s|’s)?|afbeeldingen|alsjeblieft|alstublieft|aub|svp|bedankt|hallo|hoi|wil|willen|zou|zouden|graag|nodig|kun je|kunt u|kunnen jullie|voeg|zet|toon|moet|moeten|budget|google|domein|weet niet|niet zeker|misschien|ik denk|ik geloof|sectie|knop|tekst|titel|formulier|stuur|sturen|computer|stijl|online",
  connecting:
    'de|het|een|en|of|maar|wij|we|ik|ons|onze|mijn|me|mij|u|je|jullie|is|zijn|ben|in|op|aan|te|bij|van|voor|met|uit|naar|tot|tel|telefoon|mobiel|bel|bellen|mail|mailen|e-mail|email|contact|website|web|instagram|facebook|whatsapp|adres|straat|open|geopend|openingstijden|uur|naam|heet|heten|genaamd|hier|ook|heb|hebben|heeft|verkopen|bieden|maken|kost|kosten|prijs|prijzen|postcode|plaats|vind|vinden|bereikbaar|sinds|opgericht|die|dat|er|nummer|als|om|onder|stuur|app',
}
