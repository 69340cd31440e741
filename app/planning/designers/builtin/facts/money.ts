const amount =
  '(?:[£€$₺]\\s?\\d{1,5}(?:[.,]\\d{1,2})?|\\d{1,5}(?:[.,]\\d{1,2})?\\s?(?:€|£|₺|TL\\b|lira\\b|euros?\\b|eur\\b|pounds?\\b|gbp\\b|dollars?\\b|usd\\b))'
const pattern = new RegExp(
  `(from\\s+)?(${amount})(?:\\s*(?:per|an?|\\/)\\s?(hour|session|class|person|head|night|month|week|day))?`,
  'iu'
)

export interface Price {
  text: string
  /** Where it stands in the text it was found in. */
  at: number
  length: number
}

/** The first price in a piece of text, set the way it was said: "from £40", "€12 an hour". */
export function findPrice(text: string): Price | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [whole, from, sum, unit] = match
  const figure = sum
    .replace(/\s?(euros?|eur)$/i, ' €')
    .replace(/\s?(pounds?|gbp)$/i, ' £')
    .replace(/\s?(dollars?|usd)$/i, ' $')
    .replace(/\s?(lira)$/i, ' TL')
    .replace(/^(\S+) ([£$])$/, '$2$1')
    .replace(/^([£€$₺])\s/, '$1')
    .replace(/ (?=€|TL|₺)/, '\u00a0')
  const words = `${from ? 'from ' : ''}${figure}${unit ? ` a ${unit.toLowerCase()}` : ''}`
  return { text: words.replace('a hour', 'an hour'), at: match.index, length: whole.length }
}
