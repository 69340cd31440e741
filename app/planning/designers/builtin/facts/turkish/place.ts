import { fold } from '#planning/designers/builtin/letters'
import { placeIn } from '#planning/designers/builtin/facts/turkish/gazetteer'

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

/** The town or quarter, from the small to the large: "Alsancak, İzmir". */
export function findTurkishPlace(text: string, name?: string): string | undefined {
  const own = (word: string) => name !== undefined && fold(name).includes(fold(word))
  const words = [...text.slice(0, 6000).matchAll(/[\p{L}]+(?:['’][\p{L}]+)?/gu)]
  const districts: string[] = []
  const provinces: string[] = []
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
    if (/^n?[iu]n$|^y?[ae]$/.test(place.ending) && !capital) return
    const list = place.province ? provinces : districts
    if (!list.includes(place.name)) list.push(place.name)
  })

  const province = provinces[0]
  // "Kadıköy Moda": the second of two side by side lies in the first.
  const [outer, inner] = districts
  const nested = inner !== undefined && new RegExp(`${outer}\\P{L}{1,2}${inner}`, 'iu').test(text)
  if (nested) return province ? `${inner}, ${province}` : `${inner}, ${outer}`
  const district = outer ?? unknownQuarter(text, own)
  if (district && province) return `${district}, ${province}`
  return district ?? province ?? unknownPlace(text, own)
}

function unknownQuarter(text: string, own: (word: string) => boolean): string | undefined {
  const found = quarter.exec(text)?.[1]
  return found && !own(found) ? found.split(' ').at(-1) : undefined
}

function unknownPlace(text: string, own: (word: string) => boolean): string | undefined {
  for (const match of text.matchAll(there)) {
    const words = match[1].split(' ')
    while (words.length > 1 && notPlaces.test(words[0])) words.shift()
    const place = words.join(' ')
    if (!notPlaces.test(place) && !own(place)) return place
  }
  return undefined
}

const way =
  '(?:Sokağı|Sokagi|Sokak|Sok\\.?|Sk\\.?|Caddesi|Cadde|Cad\\.?|Cd\\.?|Bulvarı|Bulvari|Blv\\.?|Yolu|Meydanı|Çarşısı|Pasajı)'
const part = '(?:\\p{Lu}[\\p{L}]*\\.?|\\d{1,4}\\.?)'
const address = new RegExp(
  `((?:(?:${part}\\s){1,3}(?:Mahallesi|Mah\\.?|Mh\\.?),?\\s)?(?:${part}\\s){1,4}${way}(?![\\p{L}])(?:,?\\s(?:${part}\\s){1,3}(?:Sokağı|Sokak|Sok\\.?|Sk\\.?)(?![\\p{L}]))?(?:,?\\s*(?:[Nn]o\\s*[:.]?\\s*)?\\d{1,4}(?:\\s?[/-]\\s?[\\dA-Za-zÇĞİÖŞÜ]{1,3})?(?!\\d|[.:]\\d))?(?:,?\\s(?:Kat|K|D|Daire)\\s*[:.]?\\s*\\d{1,3})?)`,
  'u'
)

/** Street and number: "Kıbrıs Şehitleri Caddesi No: 45". */
export function findTurkishAddress(text: string): string | undefined {
  const found = address.exec(titledWay(text))?.[1]
  return found
    ?.replace(/\s+/g, ' ')
    .replace(/^(?:Adresimiz|Adresi|Adres)\s+/u, '')
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
