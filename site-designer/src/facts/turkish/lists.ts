import { findPrice } from '#designer/facts/money'
import { namesThing } from '#designer/facts/sane'
import { placeIn } from '#designer/facts/turkish/gazetteer'
import { turkishColors, turkishMoods } from '#designer/facts/turkish/wishes'
import { keyOf, phrasesIn } from '#designer/facts/turkish/words'
import { fold } from '#designer/text/letters'

/** Behind the trade's word, folded: what it says is said of the business. */
export const business =
  /^\s(?:atolye|dukkan|salon|firma|ofis|klinig|studyo|usta|okul|kurs|merkez|buro|uzman|magaza|danisman|egitmen|ogretmen|gunu?m)/

// "Ofis taşıma" is one more thing.
const ofBusiness = new RegExp(`${business.source}\\p{L}*$`, 'u')

/** "Fren bakımı, yağ değişimi, lastik.": a list without a verb, as far as it goes. */
export function bareList(sentence: string, goods: readonly string[]): string[] {
  const list = sentence.replace(/^[\p{L} ]{3,24}:\s/u, '').replace(/[.!]$/, '')
  if (/\d{3}|@/.test(list) && !findPrice(list)) return []
  if (namesColors.test(fold(list))) return []
  const all = splitList(list.replace(/\sne ara(?:rsanız|rsan)(?: var)?$/u, ''), goods)
  const end = all.findIndex((part) => part.split(' ').length > 4 || !namesThing(part, 'tr'))
  // A list that ends in a clause is still one: "turunç reçeli, incir reçeli, hepsi katkısız".
  const parts = end > 2 ? all.slice(0, end) : end === -1 ? all : []
  const named = new Map(goods.map((good) => [keyOf(good), good]))
  const known = parts.some((part) => phrasesIn(part, named).length > 0)
  const listed = parts.length >= 3 && parts.every((part, at) => plainItem(part, at))
  // "Terzi atölyesiyiz" is said of the business.
  const said = (part: string) =>
    ofBusiness.test(` ${fold(part)}`) ||
    / (?:atolye|studyo|dukkan|salon|klinig|buro|okul|merkez|otel|fabrika|(?:tadim|cay|kahve) ev)\p{L}*$/u.test(
      fold(part)
    )
  return parts.length >= 2 && (known || listed) ? parts.filter((part) => !said(part)) : []
}

// "Renkler bordo ve krem": for the page.
const namesColors = new RegExp(
  `(?<![\\p{L}])(?:renk|rengi).*(?:${turkishColors.map(([pattern]) => pattern.source).join('|')})`,
  'u'
)
// Moods, colours and what is said of the whole: "Sade, modern, sıcak." lists no goods.
const ofTheWhole = new RegExp(
  `^(?:${[...turkishMoods, ...turkishColors].map(([pattern]) => pattern.source).join('|')}|\\p{L}{3,}(?:l[iu]|s[iu]z))\\p{L}*$|(?<![\\p{L}])(?:hizli|guvenilir|uygun|temiz|kolay|hijyenik|dahil|haric|herkes|ucretsiz|tema|ton\\p{L}*|gorunum|tasarim)(?![\\p{L}])`,
  'u'
)

function plainItem(part: string, at: number): boolean {
  const plain = fold(part)
  const small = at === 0 || /^\p{Ll}/u.test(part)
  return small && !/\d/.test(part) && !ofTheWhole.test(plain) && !placeIn(part.split(' ').at(-1)!)
}

/** The things of a list: what one "ve" holds together stays so. */
export function splitList(text: string, goods: readonly string[]): string[] {
  const held = goods
    .filter((good) => good.includes(' ve '))
    .reduce((kept, good) => {
      const at = fold(kept).indexOf(fold(good))
      if (at < 0) return kept
      const whole = kept.slice(at, at + good.length)
      return kept.replace(whole, whole.replace(' ve ', ' \u0001 '))
    }, text)
  return held
    .replace(/(l[ıiuü]|s[ıiuü]z) ve (?=\p{Ll}+(?:l[ıiuü]|s[ıiuü]z)\s)/gu, '$1 \u0001 ')
    .split(/\s*(?:,|;|\/|\s\+\s|\s&\s|(?<=\s)(?:ve|veya|ile|ya da|hem de|hem|artı)(?=\s))\s*/u)
    .map((part) => part.replaceAll('\u0001', 've').trim())
    .filter(Boolean)
}
