import { numberIn, numberWords } from '#planning/designers/builtin/facts/numbers'

const figure = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?)(?!\\d)'
// "£10 million insurance" is no price, and neither is "£0".
const named =
  'TL\\b|TRY\\b|lira(?=dan\\s(?:başl|itibaren))|lira(?:ya|dan|dır)?\\b|avro(?:ya|dan|dur)?\\b|euro(?:ya|dan|dur)\\b|euros?\\b|eur\\b|pounds?\\b|gbp\\b|dollars?\\b|usd\\b|quid\\b'
const amount = `(?:[£€$₺]\\s?(?!0+(?![\\d.,]))${figure}(?!\\s?(?:million|billion|milyon|milyar|[mkb]n?\\b))|${figure}\\s?(?:[€£₺](?!\\s?\\d)|${named})|(?<![\\p{L}])${numberWords}\\s(?:${named}))`
const turkishUnit =
  'saati|saatlik|gecelik|geceliği|kişi başı|kişi başına|seansı|aylık|günlük|haftalık|kilosu|litresi|metrekaresi|tanesi|adedi|kavanozu|porsiyonu|dilimi|demeti'
const pattern = new RegExp(
  `(from\\s+|(?:${turkishUnit})\\s+)?(?<![\\d.,])(${amount})(?:\\s*(?:per|an?|\\/)\\s?(hour|session|class|lesson|person|head|night|month|week|day|year|term|jar|pound|lb|kilo|kg|dozen|box|bottle|bag|page|word|room|piece|slice|pair|visit|metre))?(?:(?:['’]|\\s)?(?:den|dan|ten|tan)\\s+(?:başl|itibaren)\\p{L}*|['’](?:den|dan|ten|tan)(?=\\s*(?:[,.;)]|$))|['’](?:ye|ya|e|a|dir|dır))?`,
  'iu'
)
const units: Record<string, string> = {
  saat: 'saat',
  gece: 'gece',
  kişi: 'kişi',
  sean: 'seans',
  aylı: 'ay',
  günl: 'gün',
  haft: 'hafta',
  kilo: 'kg',
  litr: 'litre',
  metr: 'm²',
  tane: 'adet',
  aded: 'adet',
  kava: 'kavanoz',
  pors: 'porsiyon',
  dili: 'dilim',
  deme: 'demet',
}

export interface Price {
  text: string
  /** Where it stands in the text it was found in. */
  at: number
  length: number
}

/** The first price in a piece of text, set the way it was said: "from £40", "€12 an hour", "500 TL / saat". */
export function findPrice(text: string): Price | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [whole, before, sum, unit] = match
  const set = inFigures(sum)
    .replace(/\s?(?:euros?|eur|(?:avro|euro)(?:ya|dan|dur)?)$/i, ' €')
    .replace(/\s?(pounds?|gbp|quid)$/i, ' £')
    .replace(/\s?(dollars?|usd)$/i, ' $')
    .replace(/\s?(?:lira(?:ya|dan|dır)?|tl|try)$/i, ' TL')
    .replace(/(\d)₺$/, '$1 ₺')
    .replace(/^(\S+) ([£$])$/, '$2$1')
    .replace(/^([£€$₺])\s/, '$1')
    .replace(/ (?=€|TL|₺)/, '\u00a0')
  const each = before && units[before.slice(0, 4).toLocaleLowerCase('tr')]
  const start = before && !each ? 'from ' : ''
  const least = /(?:den|dan|ten|tan)(?:$|\s+(?:başl|itibaren))/i.test(whole) ? '’den' : ''
  const words = each
    ? `${set} / ${each}`
    : `${start}${set}${least}${unit ? ` a ${unit.toLowerCase()}` : ''}`
  return { text: words.replace('a hour', 'an hour'), at: match.index, length: whole.length }
}

// "Yetmiş lira", "forty pounds": written out, and set like all the others.
function inFigures(sum: string): string {
  const words = /^(\p{L}.*?)\s?(\S+)$/u.exec(sum)
  const number = words && numberIn(words[1])
  return number ? `${number} ${words[2]}` : sum
}
