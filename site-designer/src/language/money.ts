/** Where an amount of money stands in a text, with what belongs to it: "from £89", "€45 per evening". */
export interface Amount {
  start: number
  end: number
}

const number = String.raw`\d{1,6}(?:[.,'’]\d{3}(?!\d)|[ \u00a0\u202f]\d{3}(?!\d)){0,2}(?:[.,](?:\d{1,2}|[-–])(?!\d))?k?`
const signs = String.raw`(?:[£€$₺¥₹]|(?:US|NZ|CA|AU|HK|[RACSJ])\$|(?:CHF|EUR|GBP|USD|TRY|NOK|SEK|DKK|PLN|(?<!\p{L})Rs\.?|KSh|R(?= \d))(?!\p{L}))`
const names = [
  '[£€$₺¥₹](?! ?\\d)',
  '(?:TL|EUR|GBP|USD|TRY|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|BRL|Fr\\.|kr|zł|(?<=\\d)p)(?![\\p{L}\\p{N}])',
  '(?:euros?|pounds?|quid|dollars?|bucks|franken|francs?|reais|liras?|lirası|liraya|liradan|lire)(?!\\p{L})',
].join('|')

const amount = `(?:${signs}\\s?${number}(?![\\d%])|${number}\\s?(?:${names}))`
const range = `${amount}(?:\\s?(?:[-–—/]|to|bis|à)\\s?${amount})?`
const openRange = `${number}\\s?[-–—]\\s?${number}\\s?(?:${names})|${signs}\\s?${number}\\s?[-–—]\\s?${number}(?![\\d%])|${range}`

const leads = [
  'from|starting (?:at|from)|starts at|up to|around|approx\\.?|ca\\.?',
  'ab|von|bis zu|à partir de|a partir de|dès|desde|a partire da|da|vanaf|\\d{1,2} (?:for|für|pour|voor)',
  // In Turkish the unit stands in front.
  'saatlik|gecelik|günlük|aylık|haftalık|yıllık|kişi başı|sayfası|saati|ayda|yılda|kilosu|tanesi|adedi|porsiyonu|metresi',
].join('|')
const unitNoun =
  '(?:hour|hr|h|night|day|week|month|year|person|head|child|adult|session|class|lesson|visit|treatment|piece|slice|dozen|kilo|kg|g|lb|litre|liter|bottle|glass|cup|box|pair|metre|m2|m²|room|table|evening|half day|half hour)(?![\\p{L}\\p{N}])'
const unit = [
  '\\/\\p{L}[\\p{L}\\p{N}².]{0,15}',
  '\\s\\/\\s?(?:hour|night|day|week|month|year|person|head|pers\\.?|personne|persona|pessoa|kişi|stunde|std\\.?|nacht|tag|monat|nuit|heure|mois|noche|hora|mes|notte|ora|giorno|persoon|uur|noite|kg|saat|gece|ay|gün)(?!\\p{L})(?:\\sbaşı(?!\\p{L}))?',
  '\\s(?:per|pro|je|par|por)\\s\\p{L}[\\p{L}\\p{N}²-]{0,15}(?:\\s(?:per|pro|par|por)\\s\\p{L}[\\p{L}-]{0,15})?',
  `\\san?\\s(?:${unitNoun}|\\p{L}{3,10}(?=[,.;)\\n]|$))`,
  '\\s(?:la|le|el|il|die|der)\\s\\p{L}{3,12}(?=[,.;)\\n]|$)',
  "\\s(?:die|le|la|el|il|al|alla|all[’']|l[’'])\\s?(?:stunde|nacht|person|stück|kilo|kg|pièce|heure|nuit|hora|noche|mes|mese|ora|notte|giorno|persona|unidad|pezzo)(?!\\p{L})",
  '\\sa\\s(?:notte|persona|settimana|noche|semana|pessoa|testa)(?!\\p{L})',
  '\\s?(?:pp|pcm|pw|ph)(?!\\p{L})',
  '\\s(?:each|apiece|p\\.p\\.|upwards|and up|kişi başı|p\\/h)(?!\\p{L})',
  "['’](?:den|dan)(?:\\sbaşlayan(?:\\sfiyatlar(?:la)?)?)?(?!\\p{L})",
].join('|')

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,£€$₺-])(?:(?:${leads})\\s)?(?:${openRange})\\+?(?:${unit})?(?:\\s?\\+\\s?(?:vat|kdv|mwst)|\\splus\\s\\p{L}{2,12}(?=[,.;\\n)]|$))?`,
  'giu'
)

/** Every amount with a currency in `text`, from the first to the last. */
export function amountsIn(text: string): Amount[] {
  if (!/\d/.test(text)) return []
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}
