/** How streets with a number are written; each pattern finds the street and its number alone. */
const cap = "(?:\\p{Lu}[\\p{L}'’-]{0,25}|(?:St|Dr|Prof|Gen|Şht|Av)\\.)"
// Behind "à" and a capital the town follows.
const since = 'dal|desde|depuis|dès|since|fino|hasta|até|jusqu'
const rest = `[\\p{L}'’.ªº-]{1,25}(?: (?!à \\p{Lu}|(?:${since})(?!\\p{L}))[\\p{L}'’.ªº-]{1,25}){0,5}`
const english =
  'Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Court|Ct|Crescent|Cres|Place|Pl|Square|Sq|Terrace|Row|Way|Walk|Wharf|Quay|Hill|Gardens|Grove|Green|Parade|Mews|Yard|Boulevard|Blvd|Highway|Hwy|Parkway|Pkwy|Circle|Alley|Arcade|Esplanade|Embankment|Broadway|Promenade|Bridge|Brae|Wynd|Gate|Park|Vale|Rise|View|Mall|Buildings|Cottages|Passage|Side|Bank|Slip|Pier|Island|Fold|Croft|Meadows?|Cove|Mount|Loan|Strand|Landing|Harbour|Crossing|Corner|Wall|Steps'
const compound =
  'straße|strasse|str\\.|weg|platz|gasse|allee|ufer|ring|damm|steig|chaussee|graben|zeile|markt|straat|laan|plein|gracht|kade|dijk|singel|steeg|dreef'
// "Kromme Walstraat", "Alte Hauptstraße", "Sint Jansstraat".
const adjective =
  '(?:(?!Adresse|Ecke|Nähe|Strasse|Straße)\\p{Lu}\\p{Ll}{2,10}e|Sint|Sankt|St\\.|Oud|Nieuw)'
const alone =
  'Straße|Strasse|Str\\.|Weg|Platz|Gasse|Allee|Ufer|Ring|Damm|Chaussee|Markt|Straat|Laan|Plein|Gracht|Kade|Singel'
const number =
  '\\d{1,4}(?:\\s?[-–/+]\\s?\\d{1,4})?(?:[a-zA-Z]| [a-z](?=[,\\n]|$))?(?![\\p{L}\\d:]|[.,]\\d| ?[€£$₺])'
const unit = '(?:(?:Unit|Flat|Shop|Studio|Suite|Apt|Stall|Arch) [\\dA-Z]{1,4},? )?'
const numbered = `(?:${unit}\\d{1,5}[A-Za-z]?(?:[-–/]\\d{1,5}[A-Za-z]?)?|(?:Unit|Flat|Shop|Studio|Suite|Stall|Arch) \\d{1,3}[A-Z]?)`

/** British codes and Irish ones. */
const british =
  '(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d\\d (?=[A-Z]{0,3}\\d)[A-Z][A-Z\\d]{3})'
/** Each finds a street with its number and nothing else. */
export const streets = [
  `${numbered},? (?:(?:\\p{Lu}|\\d{1,3}(?:st|nd|rd|th))[\\p{L}\\d'’.-]{0,25} ){1,4}(?:${english})(?!\\p{L})\\.?(?: (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)(?![\\p{L}\\d]))?(?:,? (?:Suite|Unit|Apt|#) ?\\d{1,4}[A-Z]?)?`,
  `(?:${adjective} )?\\p{Lu}[\\p{L}-]{1,30}?(?:${compound}) ?(?!(?:19|20)\\d\\d)${number}`,
  `(?:${cap}[ -]){1,3}(?:${alone}) ${number}`,
  `\\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|Rue|avenue|Avenue|av\\.|boulevard|Boulevard|bd|place|Place|chemin|impasse|quai|Quai|route|allée|cours|passage|Passage|square(?! feet| met)|ruelle|esplanade) ${rest}(?:,? ${number})?(?= ?(?:[,;:()\\n–-]|\\d{5}|$|\\. |\\.$| (?:à|au|dans|in|et) ))`,
  `(?:C\\/ ?|(?:[Cc]alle|Avenida|Avda\\.?|Av\\.|Plaza|Pza\\.|Paseo|Carrer|Ronda|Travesía|Camino|Carretera|Rambla|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|Largo|[Vv]icolo|Strada|Lungarno|Borgo|Contrada|Via|via|[Rr]ua|R\\.|Praça|Travessa|Estrada|Alameda|Calçada) )${rest},?\\s?(?:n[.ºo°]{1,2} ?|núm\\. ?)?${number}`,
  `(?:(?:${cap} ){1,3}(?:Mahallesi|Mah\\.?|Mh\\.?),? )?(?:(?:\\p{Lu}[\\p{L}'’]{0,25}|\\d{1,4}\\.?|(?:Dr|Prof|Gen|Şht|Av)\\.) ){1,4}(?:Caddesi|Cad\\.?|Cd\\.?|Çarşısı|Sokağı|Sokak|Sok\\.?|Sk\\.?|Bulvarı|Blv\\.?|Meydanı)(?:,? ?(?:No|no|NO|Nu)[.:]{0,2} ?\\d{1,4}(?: ?\\/ ?[\\dA-Za-z]{1,4})?| \\d{1,4}(?:\\/[\\dA-Z]{1,3})?)(?![\\p{L}\\d])`,
  `\\p{L}{2,20} (?:sokak|sokağı|caddesi|cad\\.|sok\\.) no[.:]? ?\\d{1,4}(?:\\/\\d{1,3})?(?![\\p{L}\\d])`,
  // Only a postal code behind it makes a street of a name: "8 Canongate, Edinburgh EH8 8AA", "Mill Lane, Hexham NE46 1XX".
  `(?:${numbered} ${cap}(?: ${cap}){0,3}|${cap}(?: ${cap}){0,2} (?:${english}))(?=[, \\n]{1,2}(?:${cap},? ){0,4}${british}(?!\\p{L}))`,
  `${cap}(?: (?:${cap}|\\p{Ll}{2,4})){0,3} (?!(?:19|20)\\d\\d)${number}(?=, ?(?:\\d{5}|\\d{4} [A-Z]{2}|\\d{4})(?: \\p{Lu}|\\.))`,
].map((shape) => new RegExp(`(?<![\\p{L}\\p{N}/.,£€$-])${shape}`, 'gu'))

export const britishCode = new RegExp(`(?<![\\p{L}\\p{N}])${british}(?![\\p{L}\\p{N}])`, 'gu')
