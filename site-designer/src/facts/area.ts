import { fold } from '#designer/text/letters'
import { isTradeWord } from '#designer/facts/vocabulary'
import { isQuarter, placeNamed } from '#designer/facts/turkish/gazetteer'

/** As many places as a page names. */
const MOST = 24
const name = "\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,2}"
const and = '(?:,\\s?(?:and\\s|ve\\s)?|\\s(?:and|&|ve)\\s)'
const names = `(?:the\\s)?${name}(?:${and}(?:the\\s)?${name}){1,${MOST}}`
const english = new RegExp(
  `(?<![\\p{L}])(?:[Ss]erving|[Cc]overing|[Tt]hroughout|[Aa]cross|[Mm]obile (?:in|around)|[Ww]e (?:serve|cover|work (?:in|across|around)|come to|travel to|deliver (?:in|to|across))|[Aa]reas?(?: we)? (?:served|serve|covered|cover)(?: are)?:?)\\s+(${names})`,
  'u'
)
// "Edirne’deyiz" says where one is, and belongs to no such list.
const turkishName = "\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+){0,2}(?:['’][ny]?[ae])?"
const turkish = new RegExp(
  `(${turkishName}(?:${and}${turkishName}){1,${MOST}})(?:\\s?['’]\\p{Ll}+)?\\s+(?:(?:ve\\s)?çevresi\\p{L}*\\s|bölge\\p{L}*\\s|il(?:ler|çeler)?i?n?[ea]\\s|ilçe\\p{L}*\\s|semt\\p{L}*\\s)?(?:de\\s|da\\s)?(?:hizmet ver|gel(?:iyor|ir)|gid(?:iyor|er)|servis|teslim|gönder|çalış)`,
  'u'
)
// Where a tour goes is no place that a business comes to.
const travels =
  /(?<!\p{L})(?:tur(?:u|lar|lari|umuz|izm|larimiz)?|gezi\p{L}*|seyahat\p{L}*|gunubirlik)(?!\p{L})/u
/** Two towns without a verb may be where its two shops are. */
const FEWEST = 3
// "Bornova, Karşıyaka ve Konak’ta.": the sentence ends with where.
const turkishEnd = new RegExp(
  `(?<=^|[.!?\\n,]\\s?)(${name}(?:,\\s?${name}){0,${MOST}}\\sve\\s${name})\\s?['’]n?[dt][ae](?=\\s*(?:[.!\\n]|$))`,
  'gu'
)
const noPlace =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:English|Turkish|German|French|Spanish|Italian|Greek|Urdu|Arabic|We|Our|The|I)$/

/** The places a business says it comes to: two or more, in its order. */
export function findArea(text: string): string[] {
  const listed = listOf(text)
  const places = (listed ?? inARow(text) ?? '')
    .split(listed ? /,\s?(?:and\s|ve\s)?|\s(?:and|&|ve)\s/ : /,?\s/)
    .map((place) => place.replace(/^the\s|['’]\p{Ll}{1,3}$/gu, '').trim())
    .map((place) => (/^\p{Ll}/u.test(place) ? (placeNamed(place)?.name ?? '') : place))
    .filter((place) => place !== '' && !noPlace.test(place) && !isCalling(place))
  return places.length >= 2 ? [...new Set(places)].slice(0, MOST) : []
}

/** The text without where the business comes to: what is left may say where it is. */
export function withoutArea(text: string): string {
  const said = findArea(text).length > 0 && (listOf(text) ?? inARow(text))
  return said ? text.replace(said, ' ') : text
}

// "Çilingir, Bornova’ya ve Buca’ya geliyoruz": what one is stands in front.
function isCalling(word: string): boolean {
  return placeNamed(word) === undefined && !word.includes(' ') && isTradeWord(word, 'tr')
}

function listOf(text: string): string | undefined {
  return english.exec(text)?.[1] ?? comesTo(text) ?? endingWhere(text)
}

function comesTo(text: string): string | undefined {
  const match = turkish.exec(text)
  const tours = /gid(?:iyor|er)$/.test(match?.[0] ?? '') && travels.test(fold(text))
  return tours ? undefined : match?.[1]
}

// A town and its quarter stand without "ve"; so do branches, which say that they are.
function endingWhere(text: string): string | undefined {
  if (/(?<!\p{L})(?:şube|mağaza|dükkan|dükkân|restoran)\p{L}*/iu.test(text)) return undefined
  for (const [, row] of text.matchAll(turkishEnd)) {
    const all = row.split(/,\s?|\sve\s/)
    // "Nakliyat, Kadıköy, Maltepe ve Kartal’da": what it is stands before.
    const first = all.findIndex((place) => placeNamed(place))
    const places = all.slice(first)
    if (first >= 0 && places.length >= FEWEST && places.every((place) => placeNamed(place)))
      return row.slice(row.indexOf(places[0]))
  }
  return undefined
}

// "Maltepe Kartal Pendik Tuzla": where three lie side by side, it comes to all of them.
function inARow(text: string): string | undefined {
  let row: RegExpMatchArray[] = []
  for (const word of text.matchAll(/\p{L}+/gu)) {
    const last = row.at(-1)
    const beside = last && /^,?\s$/.test(text.slice(last.index! + last[0].length, word.index))
    if (!isDistrict(word[0])) {
      if (row.length >= 3) break
      row = []
    } else row = beside ? [...row, word] : [word]
  }
  const last = row.at(-1)
  return row.length >= 3 ? text.slice(row[0].index, last!.index! + last![0].length) : undefined
}

function isDistrict(word: string): boolean {
  const place = placeNamed(word)
  return place !== undefined && !place.province && !isQuarter(place.name)
}
