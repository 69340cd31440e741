import { findPrice } from '#designer/facts/money'
import { onMenus, onPriceLists } from '#designer/facts/price_list_words'
import { namesThing } from '#designer/facts/sane'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

const number = '(?:\\d{1,3}[.]\\d{3}|\\d{1,4}(?:[.,]\\d{1,2})?)'
const item = new RegExp(
  `^((?=\\d*\\p{L})[\\p{L}\\d][\\p{L}\\d'’& ()-]{1,40}?)\\s*[:=–-]?\\s(${number})$`,
  'u'
)
const several = new RegExp(
  `(?<=\\s${number})\\s(?=\\p{L}{2}[\\p{L}'’& ]*\\s${number}(?:\\s|$))`,
  'gu'
)
const lead =
  /^(?:[^:]{2,40}:\s*|.*(?<!\p{L})(?:sell|serve|do|have|got|make|are|menu|prices|menümüz(?:de)?|fiyatlar(?:ımız)?)\s+)/iu
// "Serves 4", "table 12", "lunch 12": how many, which and when.
const otherNumber =
  /(?:^|\s)(?:serves?|feeds?|seats?|sleeps?|for|of|from|to|at|till|until|since|age[sd]?|under|over|no|number|table|room|unit|size|level|x|about|around|max|min|breakfast|lunch|dinner|brunch|kahvaltı|öğle|öğlen|akşam|sabah|saat|masa|yaş|no|numara|en (?:az|fazla)|kat|caddesi|sokak|sokağı|street|road|lane)(?:\s(?:yemeği))?$/iu
const dayOrMonth =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:\p{L}*day|s|r|rs|\p{L}*ary|ch|il|e|y|ust|\p{L}*ber)?$|(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)$/u

// "2.50" is no hour, "18.30" may be one.
const pence = /[.,](?!00|15|30|45)\d\d$/

interface Part {
  words: string
  from: number
  to: number
}

/**
 * The text with a sign at each price of a list that only tells numbers: "fries 6 — burger 8.50".
 * Only what is plainly a price list is one: two things or more in a row, told alike, and half of
 * them from a menu. Where no currency is said anywhere, the numbers stand as they are.
 */
export function barePrices(text: string, goods: readonly string[], language: Language) {
  const sold = new Set(goods.map((good) => fold(good)))
  const offers: { name: string; price: string }[] = []
  let rest = text
  for (const run of runsIn(text)) {
    const told = run.map(({ words }) => item.exec(words)!)
    const onMenu = told.filter(([, name]) => onMenus.test(fold(name))).length
    const charged = told.filter(([, name]) => onPriceLists.test(fold(name))).length
    const known = told.filter(([, name]) => sold.has(fold(name.trim()))).length
    const sums = told.map(([, , sum]) => sum)
    const noTimes = sums.every((sum) => !mayBeTime(sum)) || sums.some((sum) => pence.test(sum))
    const listed =
      onMenu * 2 >= told.length ||
      (noTimes && (onMenu + charged + known) * 2 >= told.length) ||
      (told.length > 2 && charged === told.length)
    if (run.length < 2 || !listed) continue
    for (const [, name, sum] of told)
      offers.push({ name: name.trim(), price: inCurrency(sum, text, language) })
    const [first, last] = [run[0], run.at(-1)!]
    rest = `${rest.slice(0, first.from)}\n${' '.repeat(last.to - first.from - 1)}${rest.slice(last.to)}`
  }
  return { offers, rest }
}

function mayBeTime(sum: string): boolean {
  return Number(sum.replace(',', '.')) <= 24
}

/** Parts in a row that are a name and a number. */
function runsIn(text: string): Part[][] {
  const runs: Part[][] = []
  let open: Part[] = []
  for (const part of partsIn(text)) {
    const [whole] = lead.exec(part.words) ?? ['']
    const own = { ...part, words: part.words.slice(whole.length), from: part.from + whole.length }
    const match = item.exec(own.words)
    const fits =
      match &&
      (namesThing(match[1], 'en') || /^\d+\p{L}/u.test(match[1])) &&
      match[1].trim().split(' ').length <= 5 &&
      !otherNumber.test(match[1]) &&
      !dayOrMonth.test(fold(match[1])) &&
      !/^(?:19|20)\d\d$/.test(match[2])
    if (fits && (whole === '' || open.length === 0)) open.push(own)
    else {
      runs.push(open)
      open = fits ? [own] : []
    }
  }
  return [...runs, open]
}

function partsIn(text: string): Part[] {
  const parts: Part[] = []
  const breaks = /\n|[;•·|]|,(?!\d)|\s[-–—/+]\s|[.!?](?=\s|$)|(?<=\d)\s(?:and|ve)\s/giu
  let from = 0
  for (const { index, 0: mark } of [...text.matchAll(breaks), { index: text.length, 0: '' }]) {
    const whole = text.slice(from, index)
    let at = from
    for (const words of whole.split(several)) {
      const start = text.indexOf(words, at)
      at = start + words.length
      const lost = words.length - words.trimStart().length
      if (words.trim())
        parts.push({
          words: words.trim(),
          from: start + lost,
          to: start + lost + words.trim().length,
        })
    }
    from = index + mark.length
  }
  return parts
}

// A sign that stands at any other price is the sign of these.
function inCurrency(sum: string, text: string, language: Language): string {
  const other = findPrice(text)?.text ?? ''
  const sign = /[£€$]/.exec(other)?.[0] ?? (/^\d+p$/.test(other) ? '£' : undefined)
  if (language === 'en') return sign ? (sign === '€' ? `${sum}\u00a0€` : `${sign}${sum}`) : sum
  const named = /TL|[₺€]/.exec(other)?.[0]
  return named ? `${sum}\u00a0${named}` : sum
}
