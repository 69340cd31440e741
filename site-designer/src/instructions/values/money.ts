import { numberIn, numberWords } from '#designer/instructions/values/numbers'
import { termsBehind } from '#designer/instructions/values/price_terms'
import { turkishEach, turkishUnit, unitBehind } from '#designer/instructions/values/price_unit'

const figure = '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?)(?!\\d)'
// "£10 million insurance" is no price, and neither is "£0".
const named =
  'TL\\b|TRY\\b|lira(?=dan\\s(?:başl|itibaren))|lira(?:ya|dan|dır)?\\b|avro(?:ya|dan|dur)?\\b|euro(?:ya|dan|dur)\\b|euros?\\b|eur\\b|pounds?\\b|gbp\\b|dollars?\\b|usd\\b|quid\\b'
const signed = `[£€$₺]\\s?(?!0+(?![\\d.,]))${figure}(?!\\s?(?:million|billion|milyon|milyar|[mkb]n?\\b))`
const amount = `(?:${signed}(?:\\s?[-–]\\s?[£€$₺]?${figure}|\\sto\\s${signed})?|(?:${figure}\\s?[-–]\\s?)?${figure}\\s?(?:[€£₺](?!\\s?\\d)|${named})|[1-9]\\d?p\\b|(?<![\\p{L}])${numberWords}\\s(?:${named}))`
const pattern = new RegExp(
  `(?:(?<!\\p{L})(from|about|around)\\s+|(${turkishUnit})\\s+)?(?:(?<!\\p{L})KDV\\s(dahil|hariç)\\s+)?(?<![\\d.,])(${amount})`,
  'iu'
)
/** Without one of these there is no price; a look at them is far cheaper than the search. */
const sign =
  /[£€$₺]|\dp(?!\p{L})|tl(?!\p{L})|try(?!\p{L})|lira|avro|euro?|pound|gbp|dollar|usd|quid/iu
const turkishEnding =
  /^(?:(?:['’]|\s)?(?:den|dan|ten|tan)\s+(?:başl|itibaren)\p{L}*|['’](?:den|dan|ten|tan)(?=\s*(?:[,.;)]|$))|['’](?:ye|ya|e|a|dir|dır))/iu
const starting = /(?<!\p{L})start(?:s|ing)?\s(?:at|from)\s+$/iu
const upwards = /^(?:\+(?!\s?[\p{L}\d£€$₺])|\s(?:and up|upwards?|onwards?)(?!\p{L}))/iu

export interface Price {
  text: string
  /** Where it stands in the text it was found in. */
  at: number
  length: number
}

/**
 * The first price in a piece of text with all that belongs to it, set the way it was said: "from
 * £40", "€12 an hour", "500 TL / saat", "£40 + VAT".
 */
export function findPrice(text: string): Price | undefined {
  const match = sign.test(text) ? pattern.exec(text) : null
  if (!match) return undefined
  const [whole, approach, each, taxed, sum] = match
  let end = match.index + whole.length
  const take = (length = 0) => void (end += length)

  const ending = turkishEnding.exec(text.slice(end))?.[0] ?? ''
  take(ending.length)
  const most = upwards.exec(text.slice(end))?.[0]
  take(most?.length)
  const unit = unitBehind(text.slice(end))
  take(unit?.length)
  const second = unit && unitBehind(text.slice(end))
  take(second?.length)
  const terms = termsBehind(text.slice(end))
  take(terms?.length)

  const least = /(?:den|dan|ten|tan)(?:$|\s+(?:başl|itibaren))/i.test(
    text.slice(match.index, match.index + whole.length + ending.length)
  )
  const first = most || (!approach && starting.test(text.slice(0, match.index))) ? 'from' : approach
  const start = `${first ? `${first.toLowerCase()} ` : ''}${set(sum)}${least ? '’den' : ''}`
  const units = `${each ? turkishEach(each) : ''}${unit?.text ?? ''}${second?.text ?? ''}`
  const told = terms?.text ?? (taxed ? ` KDV ${taxed.toLowerCase()}` : '')
  return {
    text: `${start}${units}${told}`,
    at: match.index,
    length: end - match.index,
  }
}

function set(sum: string): string {
  return inFigures(sum)
    .replace(/\s?(?:euros?|eur|(?:avro|euro)(?:ya|dan|dur)?)$/i, ' €')
    .replace(/\s?(pounds?|gbp|quid)$/i, ' £')
    .replace(/\s?(dollars?|usd)$/i, ' $')
    .replace(/\s?(?:lira(?:ya|dan|dır)?|tl|try)$/i, ' TL')
    .replace(/(\d)₺$/, '$1 ₺')
    .replace(/^(\S+) ([£$])$/, '$2$1')
    .replace(/^([£€$₺])\s/, '$1')
    .replace(/\s?[-–]\s?|\sto\s/, '–')
    .replace(/ (?=€|TL|₺)/, '\u00a0')
}

// "Yetmiş lira", "forty pounds": written out, and set like all the others.
function inFigures(sum: string): string {
  const words = /^(\p{L}.*?)\s?(\S+)$/u.exec(sum)
  const number = words && numberIn(words[1])
  return number ? `${number} ${words[2]}` : sum
}
