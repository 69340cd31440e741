const figure = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?)(?!\\d)'
const amount = `(?:[£€$₺]\\s?${figure}|${figure}\\s?(?:€|£|₺|TL\\b|TRY\\b|lira(?:ya|dan|dır)?\\b|avro(?:ya|dan|dur)?\\b|euro(?:ya|dan|dur)\\b|euros?\\b|eur\\b|pounds?\\b|gbp\\b|dollars?\\b|usd\\b))`
const turkishUnit =
  'saati|saatlik|gecelik|geceliği|kişi başı|kişi başına|seansı|aylık|günlük|haftalık'
const pattern = new RegExp(
  `(from\\s+|(?:${turkishUnit})\\s+)?(?<![\\d.,])(${amount})(?:\\s*(?:per|an?|\\/)\\s?(hour|session|class|person|head|night|month|week|day))?(?:['’]?(?:den|dan|ten|tan)\\s+(?:başla|itibaren)\\p{L}*|['’](?:ye|ya|e|a|dir|dır))?`,
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
  const set = sum
    .replace(/\s?(?:euros?|eur|(?:avro|euro)(?:ya|dan|dur)?)$/i, ' €')
    .replace(/\s?(pounds?|gbp)$/i, ' £')
    .replace(/\s?(dollars?|usd)$/i, ' $')
    .replace(/\s?(?:lira(?:ya|dan|dır)?|tl|try)$/i, ' TL')
    .replace(/(\d)₺$/, '$1 ₺')
    .replace(/^(\S+) ([£$])$/, '$2$1')
    .replace(/^([£€$₺])\s/, '$1')
    .replace(/ (?=€|TL|₺)/, '\u00a0')
  const each = before && units[before.slice(0, 4).toLocaleLowerCase('tr')]
  const start = before && !each ? 'from ' : ''
  const least = /['’]?(?:den|dan|ten|tan)\s+(?:başla|itibaren)/i.test(whole) ? '’den' : ''
  const words = each
    ? `${set} / ${each}`
    : `${start}${set}${least}${unit ? ` a ${unit.toLowerCase()}` : ''}`
  return { text: words.replace('a hour', 'an hour'), at: match.index, length: whole.length }
}
