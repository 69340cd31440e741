import { fold } from '#designer/text/letters'
import { withoutHours } from '#designer/facts/not_phones'
import { postalAddress } from '#designer/facts/postal'
import { isQuarter, placeIn } from '#designer/facts/turkish/gazetteer'

const proper = '\\p{Lu}[\\p{L}]+'
const there = new RegExp(
  `(${proper}(?:\\s${proper}){0,2})['’]n?[dt][ae](?:ki|n|yiz|yım|yim)?(?![\\p{L}])`,
  'gu'
)
// "Adana kebap" and "Trabzon ekmeği" are dishes.
const afterPlace =
  /^(?:kebap|kebab|doner|tandir|manti|dondurma|kahvalti|leblebi|baklava|bomba|kofte|pide|ekmeg|ekmek|cayi|peynir|durum|tava|usulu|mutfag|lahmacun|simid|simit|pastirma|sucu|tost|kunefe|kasar|fistig|findig|zeytin|uzum|kayisi)/

const quarter = new RegExp(
  `(${proper}(?:\\s${proper})?)\\s(?:semtin|mahallesin|ilçesin|köyün|beldesin|çarşısın|sahilin|merkezin)(?:de|deki|den)(?![\\p{L}])`,
  'u'
)
const notPlaces =
  /^(?:Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Instagram|Facebook|Google|Whatsapp|WhatsApp|Biz|Ben|Her|Sabah|Akşam|Saat|Hafta|Kapı|Web|Site|Sayfa|Cumhuriyet)$/u

const arrived =
  /^\s*(?:\p{L}+\s){0,2}(?:tasin|tasidik|acti|yerlesti|geldik|gelin|bekle|davet|ugray)/u

interface Mention {
  name: string
  /** Which word of the text it is. */
  at: number
  /** With "in" behind it: "Kadıköy’de". */
  sure: boolean
  /** "Kadıköy’deyiz". */
  home: boolean
}

/** The town or quarter, from the small to the large: "Alsancak, İzmir". */
export function findTurkishPlace(text: string, name?: string): string | undefined {
  const own = (word: string) => name !== undefined && fold(name).includes(fold(word))
  const words = [...text.slice(0, 6000).matchAll(/[\p{L}]+(?:['’][\p{L}]+)?/gu)]
  const districts: Mention[] = []
  const provinces: Mention[] = []
  words.forEach((match, at) => {
    const place = placeIn(match[0])
    if (!place || own(place.name)) return
    const next = words[at + 1]?.[0]
    if (place.ending === '' && next && afterPlace.test(fold(next))) return
    const capital = /^\p{Lu}/u.test(match[0])
    const beside = [words[at - 1]?.[0], words[at + 1]?.[0]].some((word) => {
      const other = word === undefined ? undefined : placeIn(word)
      return other !== undefined && !other.word && other.name !== place.name
    })
    const sure = /^'?n?[dt][ae]/.test(place.ending)
    // "ağrı" is pain and "moda" is fashion; "Ağrı’da" and "Kadıköy Moda" are places.
    const last =
      !/(?:^|[.!?,\n])\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index)) &&
      /^\s*(?:[.\n/]|$)/.test(text.slice(match.index + match[0].length))
    const alone =
      last ||
      (/,\s$/.test(text.slice(0, match.index)) &&
        /^\.|^$/.test(text.slice(match.index + match[0].length)))
    const centre = next !== undefined && /^(?:merkez|ili|ilce|sahil|carsi)/.test(fold(next))
    const named = capital && (sure || beside || alone || centre)
    if (place.word && !named && !(sure && beside)) return
    // "Kars’tan geliyor" is where something comes from.
    if (/^'?n?[dt]an$|^'?n?[dt]en$/.test(place.ending)) return
    if (/^n?[iu]n$/.test(place.ending) && !capital) return
    // "Alaçatı’ya turlar", "Bodrum’a transfer": where one goes is not where one is, unless one moved there.
    if (/^'?y?[ae]$/.test(place.ending) && !(capital && arrived.test(clauseBehind(text, match))))
      return
    const list = place.province ? provinces : districts
    if (!list.some(({ name: known }) => known === place.name))
      list.push({ name: place.name, at, sure, home: /(?:y[iu]m|yiz|yuz)$/.test(place.ending) })
  })

  // "İzmir’deyim" says where one is; what else is named is near it or far away.
  const home = [...districts, ...provinces].find((mention) => mention.home)
  const around = (mention: Mention) => !home || Math.abs(mention.at - home.at) <= 4
  const province = provinces.find(around)?.name
  // "Kadıköy Moda": the second of two side by side lies in the first.
  const [outer, inner, third] = districts.filter(around).map(({ name: known }) => known)
  // "Çankaya, Keçiören ve Mamak’ta": of three none lies in another.
  const listed =
    third !== undefined && new RegExp(`${inner}(?:,|\\sve)\\s${third}`, 'iu').test(text)
  const nested =
    inner !== undefined && !listed && new RegExp(`${outer}\\P{L}{1,2}${inner}`, 'iu').test(text)
  if (nested) {
    const small = isQuarter(outer) && !isQuarter(inner) ? outer : inner
    return `${small}, ${province ?? (small === outer ? inner : outer)}`
  }
  const district = outer ?? unknownQuarter(text, own)
  if (district && province && outer === district) {
    const [{ at, sure }] = districts.filter(around)
    // Far apart, the quarter is only where something is fetched or brought.
    const near = provinces.some((other) => Math.abs(other.at - at) <= 4)
    return near || sure ? `${district}, ${province}` : province
  }
  if (district && province) return `${district}, ${province}`
  return district ?? province ?? behindName(text, name) ?? unknownPlace(text, own)
}

function clauseBehind(text: string, { index, 0: word }: RegExpMatchArray): string {
  return fold(text.slice(index! + word.length)).split(/[.!?;\n]/)[0]
}

// "Zeytinlik Tarım Kooperatifi, Akhisar."
function behindName(text: string, name?: string): string | undefined {
  const from = name ? text.indexOf(`${name}, `) : -1
  if (from < 0) return undefined
  const found = /^(\p{Lu}\p{L}+)(?=[.\n]|$)/u.exec(text.slice(from + name!.length + 2))?.[1]
  return found && !notPlaces.test(found) ? found : undefined
}

function unknownQuarter(text: string, own: (word: string) => boolean): string | undefined {
  const found = quarter.exec(text)?.[1]
  return found && !own(found) ? found.split(' ').at(-1) : undefined
}

function unknownPlace(text: string, own: (word: string) => boolean): string | undefined {
  for (const match of text.matchAll(there)) {
    const words = match[1].split(' ')
    while (words.length > 1 && notPlaces.test(words[0])) words.shift()
    // "Tokat Niksar’da": the town lies in the province.
    if (words.length === 2 && placeIn(words[0])?.province) return `${words[1]}, ${words[0]}`
    const place = words.join(' ')
    if (!notPlaces.test(place) && !own(place)) return place
  }
  return undefined
}

const way =
  '(?:Sokağı|Sokagi|Sokak|Sok\\.?|Sk\\.?|Caddesi|Cadde|Cad\\.?|Cd\\.?|Bulvarı|Bulvari|Blv\\.?|Yolu|Meydanı|Çarşısı|Pasajı)'
// A full stop is of what is shortened; behind other words it ends a sentence.
const word =
  '(?:(?:Mah|Mh|Cad|Cd|Sok|Sk|Gen|Gn|Alb|Yzb|Bnb|Org|Mrş|Mar|Şht|Şh|Dr|Prof|Av|Ord|Hz|Blv|Bul)\\.|\\p{Lu}\\p{L}*)'
const months = 'Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık'
// "17. Sokak", "15 Temmuz Caddesi" and "100. Yıl Bulvarı" are called so; other figures before a street are not its own.
const called = `(?:(?:${word}\\s){0,3}\\d{1,4}\\.?\\s|(?:\\d{1,3}\\.?\\s(?=(?:Yıl|${months})\\s))?(?:${word}\\s){1,4})`
const address = new RegExp(
  `((?:${called}(?:Mahallesi|Mah\\.?|Mh\\.?),?\\s)?${called}${way}(?![\\p{L}])(?:,?\\s${called}(?:Sokağı|Sokak|Sok\\.?|Sk\\.?)(?![\\p{L}]))?(?:,?\\s*(?:[Nn]o\\s*[:.]?\\s*)?\\d{1,4}(?:\\s?[/-]\\s?[\\dA-Za-zÇĞİÖŞÜ]{1,3})?(?!\\d|[.:]\\d))?(?:,?\\s(?:Kat|K|D|Daire)\\s*[:.]?\\s*\\d{1,3})?)`,
  'u'
)

/** Street and number: "Kıbrıs Şehitleri Caddesi No: 45". */
export function findTurkishAddress(text: string, name?: string): string | undefined {
  const found =
    address.exec(titledWay(withoutHours(text)))?.[1] ?? postalAddress(text, 'tr', name)?.house
  // "Mürekkep Sokağı" can be what a workshop is called.
  if (found?.trim() === name) return undefined
  return found
    ?.replace(/\s+/g, ' ')
    .replace(/^(?:Adresi|Adres|(?!Temmuz)\p{L}+m[ıiuü]z)\s+/u, '')
    .replace(/\s+(?=\/)|(?<=\/)\s+/g, '')
    .replace(/[.,]+$/, '')
    .trim()
}

// "atatürk caddesi no 12" is an address too; its letters keep their places.
function titledWay(text: string): string {
  return text.replace(
    /(?<![\p{L}])((?:[\p{L}]+\s){1,3})(sokağı|sokak|sok|sk|caddesi|cadde|cad|cd|bulvarı)(?=[\s.,]+(?:no\s*[:.]?\s*)?\d)/gu,
    (whole) => whole.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
  )
}
