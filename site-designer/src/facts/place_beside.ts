import { isTradeTalk } from '#designer/facts/vocabulary'

/** Words with a capital that no place is called. */
export const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Turkish|German|French|Spanish|Italian|Christmas|Easter|Instagram|Facebook|Google|WordPress|React|HTML|CSS|Inter|Lora|Roboto|I|We|My|Our|It|The|This|Green|Blue|Red|Business|Mind|Particular|General|Person|Summer|Winter|Spring|Autumn|AI|PDF|Unit|Stall|Suite|Flat|Floor|Studio|Shop|Room|Block)$/

// "8 Harbour Lane, Poole", "at the Corn Exchange, Ipswich", "Tea room, Whitby.": where a comma ends.
const town =
  "(\\p{Lu}[\\p{L}'’-]+(?:\\s(?:\\p{Lu}[\\p{L}'’-]+|(?:upon|on|le|de)\\s\\p{Lu}[\\p{L}'’-]+)){0,2})"
const ended =
  '(?=[.\\n;]|$|,\\s\\p{Lu}|\\s[-–—]\\s|\\s\\d{3}|\\s(?:beach|harbour|seafront|town centre|city centre|old town)\\b|\\s[A-Z]{1,2}\\d)'
const afterStreet = new RegExp(
  `\\d{1,4}[a-z]?,?\\s(?:\\p{Lu}[\\p{L}'’.-]*\\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Drive|Way|Place|Court|Row|Hill|Terrace|Quay|Close|Crescent|Gardens|Parade|Walk|Yard|Mews)\\.?,\\s${town}${ended}`,
  'u'
)
const afterVenue = new RegExp(
  `\\b(?:(?:at|in|above|behind)|[Uu]nit\\s\\d+\\w?,?|[Ss]tall\\s\\d+,?)\\s(?:the\\s)?(?:St\\. )?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,3}(?:\\s(?:church|hall|school|library|pub))?,\\s${town}${ended}`,
  'u'
)
const afterKind = new RegExp(
  `(?:^|[.\\n]\\s*)(\\p{Lu}[\\p{Ll}]+(?:\\s\\p{Ll}+){0,3}),\\s${town}(?:${ended}|(?=,\\s(?:since|est)\\b))`,
  'gu'
)
// "Independent funeral director, Ledbury": who does that, in words no trade of ours has.
const calling = /\s\p{Ll}{2,}(?:er|or|ist|ian|smith|wright|hire|shop|studio)s?$/u
const island =
  /\bon\s(?:the\s)?((?:Isle of\s)?(?:Skye|Mull|Arran|Islay|Bute|Wight|Man|Orkney|Shetland|Anglesey|Jersey|Guernsey|Sark|Crete|Corfu|Rhodes|Malta|Mallorca|Menorca|Ibiza|Tenerife|Lanzarote|Sicily|Sardinia|Maui|Oahu|Kauai))(?![\p{L}])/u
const inRegion = new RegExp(
  `\\bin\\sthe\\s(\\p{Lu}[\\p{L}'’-]+\\s\\p{Lu}[\\p{L}'’-]+|Cotswolds|Highlands|Fens|Dales|Lakes|Algarve|Dordogne|Hamptons|Ozarks|Catskills)(?![\\p{L}])`,
  'u'
)

/** The town behind a comma: of a street, of the name, of the trade or of a house one can name. */
export function besideComma(text: string, name?: string): string | undefined {
  const named =
    name &&
    new RegExp(`${escaped(name).replaceAll('’', "['’]")},\\s${town}${ended}`, 'u').exec(text)?.[1]
  const kinds = [...text.matchAll(afterKind)].filter(
    ([, kind]) => isTradeTalk(kind, 'en') || calling.test(kind)
  )
  return [
    afterStreet.exec(text)?.[1],
    named,
    kinds[0]?.[2],
    afterVenue.exec(text)?.[1],
    inRegion.exec(text)?.[1],
    island.exec(text)?.[1],
  ].find((place) => place && !notPlaces.test(place.split(' ')[0]) && !name?.includes(place))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
