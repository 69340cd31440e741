const name = "\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,2}"
const names = `(?:the\\s)?${name}(?:(?:,\\s?(?:and\\s)?|\\s(?:and|&|ve)\\s)(?:the\\s)?${name})+`
const english = new RegExp(
  `(?<![\\p{L}])(?:[Ss]erving|[Cc]overing|[Tt]hroughout|[Ww]e (?:serve|cover|work (?:in|across)|come to|deliver (?:in|to|across))|[Aa]reas?(?: we)? (?:served|serve|covered|cover)(?: are)?:?)\\s+(${names})`,
  'u'
)
const turkish = new RegExp(
  `(${names})(?:['’]\\p{L}+)?\\s+(?:(?:ve\\s)?çevresi\\p{L}*\\s|bölge\\p{L}*\\s|ilçe\\p{L}*\\s|semt\\p{L}*\\s)?(?:hizmet ver|gel(?:iyor|ir)|servis)`,
  'u'
)
const noPlace =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:English|Turkish|German|French|Spanish|Italian|Greek|We|Our|The|I)$/

/** The places a business says it comes to: two or more, in its order. */
export function findArea(text: string): string[] {
  const list = english.exec(text)?.[1] ?? turkish.exec(text)?.[1] ?? ''
  const places = list
    .split(/,\s?(?:and\s)?|\s(?:and|&|ve)\s/)
    .map((place) => place.replace(/^the\s|['’]\p{Ll}{1,3}$/gu, '').trim())
    .filter((place) => place !== '' && !noPlace.test(place))
  return places.length >= 2 ? [...new Set(places)].slice(0, 24) : []
}
