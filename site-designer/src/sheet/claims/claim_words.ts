/**
 * Words by which a page praises, promises or certifies, by language: nobody writes these for a
 * business but the business. Each is looked for as it stands in the text.
 */
const lists: Record<string, string> = {
  en: String.raw`award[\s-]?winning|awards?|best|finest|leading|top[\s-]rated|number one|no\.? ?1|#1|world[\s-]class|renowned|famous|celebrated|acclaimed|favou?rites?|most \p{L}+|\p{L}+(?:ggest|ldest|rgest|stest|apest|west|iest|ghest|eshest)|the only|guarante\p{L}+|certifi\p{L}+|licen[sc]ed|insured|accredited|qualified|official|organic|vegan|vegetarian|gluten[\s-]free|halal|kosher|hand[\s-]?made|hand[\s-]?crafted|home[\s-]?made|local(?:ly)?[\s-](?:sourced|grown|made|roasted|farm\p{L}*|produc\p{L}*|ingredient\p{L}*|suppl\p{L}*)|sustainabl\p{L}+|eco[\s-]friendly|family[\s-](?:run|owned|business)|free (?!to |of )\p{L}+|(?<!feel )free of charge|complimentary|24\/7|around the clock|decades?|centur(?:y|ies)|generations?|experienced|expert\p{L}*|trusted|loved by|dozens|hundreds|thousands|millions|countless|michelin|deliver\p{L}*|nationwide|worldwide|same[\s-]day|money[\s-]back|refunds?|discounts?|satisfied|daily|every (?:day|morning|evening|week|weekend)|all year|wheelchair|parking|wi-?fi|dog[\s-]friendly|pet[\s-]friendly|child[\s-]friendly`,
  tr: String.raw`ödül\p{L}*|en (?!az |çok )\p{L}+|lider\p{L}*|öncü\p{L}*|ünlü|meşhur|garanti\p{L}*|sertifika\p{L}*|ruhsat\p{L}*|sigorta\p{L}*|organik|vegan|vejetaryen|glutensiz|helal|el yapımı|ev yapımı|yerel|sürdürülebilir|aile işletmesi|ücretsiz|bedava|7\/24|yıllardır|yıllık|nesil\p{L}*|kuşak\p{L}*|asırlık|onlarca|yüzlerce|binlerce|milyonlarca|sayısız|güvenilir|uzman\p{L}*|deneyimli|tecrübeli|resmi|indirim\p{L}*|her gün|her sabah|günlük|kapıda|teslimat|otopark|memnun\p{L}*`,
  de: String.raw`preisgekrönt\p{L}*|ausgezeichnet\p{L}*|best\p{L}{1,2}(?!\p{L})|führend\p{L}*|nummer eins|renommiert\p{L}*|berühmt\p{L}*|beliebt\p{L}*|garantier\p{L}*|garantie|zertifi\p{L}*|meisterbetrieb|versichert\p{L}*|staatlich|geprüft\p{L}*|bio|vegan\p{L}*|vegetarisch\p{L}*|glutenfrei\p{L}*|handgemacht\p{L}*|hausgemacht\p{L}*|regional\p{L}*|nachhaltig\p{L}*|familiengeführt\p{L}*|familienbetrieb|kostenlos\p{L}*|gratis|rund um die uhr|jahrzehnt\p{L}*|jahrhundert\p{L}*|generation\p{L}*|dutzend\p{L}*|hunderte|tausende|unzählig\p{L}*|erfahren\p{L}*|expert\p{L}*|täglich|jeden (?:tag|morgen|abend)|am \p{L}+sten|(?:größt|ältest|schönst|günstigst|schnellst|einzig)\p{L}*|lieferung|liefern|parkpl\p{L}+|barrierefrei|zufrieden\p{L}*`,
  fr: String.raw`prim[ée]\p{L}*|récompens\p{L}*|meilleure?s?|leader|numéro un|renommé\p{L}*|réputé\p{L}*|célèbres?|garanti\p{L}*|certifi\p{L}*|agréé\p{L}*|assuré\p{L}*|bio|végan\p{L}*|sans gluten|halal|casher|fait\p{L}* (?:main|maison)|locaux|locale?s?|durable\p{L}*|familiale?|gratuit\p{L}*|24h?\/24|générations?|décennies?|siècles?|dizaines?|centaines?|milliers?|innombrables|expert\p{L}*|livr\p{L}+|le plus|la plus|les plus|tous les (?:jours|matins)|chaque (?:jour|matin)|quotidien\p{L}*|parking|satisfait\p{L}*`,
  es: String.raw`premi\p{L}+|galardon\p{L}+|mejor\p{L}*|líder\p{L}*|número uno|famos\p{L}+|reconocid\p{L}+|garant\p{L}+|certific\p{L}+|autorizad\p{L}+|asegurad\p{L}+|ecológic\p{L}+|orgánic\p{L}+|vegan\p{L}+|sin gluten|halal|hech\p{L}+ a mano|caser\p{L}+|local\p{L}*|sostenible\p{L}*|familiar\p{L}*|gratis|gratuit\p{L}+|24 horas|generaci\p{L}+|décadas?|siglos?|docenas?|cientos|miles|expert\p{L}+|el más|la más|los más|las más|únic\p{L}+|cada (?:día|mañana)|todos los días|diari\p{L}+|entrega\p{L}*|satisfech\p{L}+`,
  it: String.raw`premiat\p{L}+|miglior\p{L}*|leader|numero uno|famos\p{L}+|rinomat\p{L}+|garan\p{L}+|certificat\p{L}+|assicurat\p{L}+|biologic\p{L}+|vegan\p{L}+|senza glutine|fatt\p{L} (?:a mano|in casa)|artigianal\p{L}+|local\p{L}+|sostenibil\p{L}+|famili\p{L}+|gratis|gratuit\p{L}+|generazion\p{L}+|decenni|secol\p{L}+|decine|centinaia|migliaia|espert\p{L}+|il più|la più|i più|le più|unic\p{L}+|ogni (?:giorno|mattina)|quotidian\p{L}+|consegn\p{L}+|soddisfatt\p{L}+`,
  nl: String.raw`bekroond\p{L}*|prijswinnend\p{L}*|beste|toonaangevend\p{L}*|nummer één|beroemd\p{L}*|gerenommeerd\p{L}*|garan\p{L}+|gecertificeerd\p{L}*|erkend\p{L}*|verzekerd\p{L}*|biologisch\p{L}*|vegan\p{L}*|glutenvrij\p{L}*|handgemaakt\p{L}*|huisgemaakt\p{L}*|lokaal|lokale|duurza\p{L}+|familiebedrijf|gratis|24\/7|generaties?|decennia|eeuwen|tientallen|honderden|duizenden|ervaren|expert\p{L}*|dagelijks\p{L}*|elke (?:dag|ochtend)|meest \p{L}+|bezorg\p{L}+|tevreden`,
  pt: String.raw`premiad\p{L}+|melhor\p{L}*|líder\p{L}*|número um|famos\p{L}+|conhecid\p{L}+|garant\p{L}+|certificad\p{L}+|licenciad\p{L}+|biológic\p{L}+|orgânic\p{L}+|vegan\p{L}*|sem glúten|feit\p{L} (?:à mão|em casa)|caseir\p{L}+|locais|local|sustentáve\p{L}+|familiar\p{L}*|grátis|gratuit\p{L}+|gerações|geração|décadas?|séculos?|dezenas|centenas|milhares|especialista\p{L}*|o mais|a mais|os mais|as mais|únic\p{L}+|todos os dias|diari\p{L}+|cada manhã|entreg\p{L}+|satisfeit\p{L}+`,
}

const patterns = Object.fromEntries(
  Object.entries(lists).map(([language, list]) => [
    language,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`, 'giu'),
  ])
)

/** The claims that a text makes, as it makes them. */
export function claimsIn(text: string, language: string): string[] {
  const pattern = patterns[language]
  return pattern ? [...text.matchAll(pattern)].map(([words]) => words) : []
}
