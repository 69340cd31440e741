import { findTurkishAddress, findTurkishPlace } from '#designer/facts/turkish/place'
import { withoutHours } from '#designer/facts/not_phones'
import { besideComma, notPlaces } from '#designer/facts/place_beside'
import { postalAddress } from '#designer/facts/postal'
import { isTradeTalk } from '#designer/facts/vocabulary'
import { languageOf, type Language } from '#designer/text/language'

const cities =
  'adana amsterdam ankara antalya antwerp athens auckland austin bangkok barcelona basel bath belfast belgrade berlin bern bilbao birmingham bologna bordeaux boston bradford brighton brisbane bristol brooklyn brussels bucharest budapest bursa calgary cambridge canterbury cardiff chicago cologne copenhagen cork dallas delhi denver detroit dresden dubai dublin dundee düsseldorf edinburgh exeter fethiye florence frankfurt galway geneva genoa ghent glasgow gothenburg granada hackney hamburg hanover heidelberg helsinki houston hull istanbul izmir johannesburg kadıköy kensington konya kraków krakow kyoto leeds leicester leipzig lille lisbon liverpool ljubljana london los_angeles lyon madrid malaga malmö manchester margate marseille melbourne mersin miami milan montreal mumbai munich nairobi nantes naples new_orleans new_york newcastle nice norwich nottingham oakland osaka oslo oxford palermo paris perth philadelphia phoenix plymouth porto portland prague reading reykjavik riga rome rotterdam salzburg samsun san_diego san_francisco seattle seville sheffield singapore southampton stockholm stuttgart sydney tallinn tokyo toronto toulouse turin utrecht valencia vancouver venice vienna vilnius warsaw wellington york zagreb zurich zürich i̇stanbul i̇zmir'
    .split(' ')
    .map((name) => name.replaceAll('_', ' '))
const cityPattern = new RegExp(
  `\\b(?:in|near|around|from)\\s+(?:the\\s+)?(${cities.join('|')})(?![\\p{L}])`,
  'iu'
)

const properWord = "(?:St\\. )?\\p{Lu}[\\p{L}'’-]*"
const proper = `${properWord}(?:(?:\\s|\\s(?:upon|on(?! (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|de|la|le|of|am|an der|the)\\s)${properWord}){0,3}`
const lead =
  '(?:based in|located in|located at|situated in|heart of|centre of|center of|outskirts of|working from|work from|[Ii]n|[Nn]ear|around|across|serving|throughout|[Aa]t)'
const pattern = new RegExp(
  `(?<![\\p{L}])${lead}\\s+(?:(?:the\\s+)?(?:heart|centre|center|middle|old town|north|south|east|west)(?:\\s+of)?\\s+)?(?:(?:central|downtown|north|south|east|west)\\s+)?(${proper}(?:,\\s(?:[A-Z]{2}\\b|England|Scotland|Wales|Ireland|Germany|France|Spain|Italy|Portugal|Turkey|Türkiye|Netherlands|Belgium|Austria|Greece|Oregon|Texas|California|London|Berlin))?)`,
  'gu'
)
const fullStates =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Alberta|Victoria|Queensland|Tasmania'
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'
const inState = new RegExp(
  `(${properWord}(?:\\s${properWord})?)(?:,?\\s(${states})|,\\s(${fullStates}))\\b`,
  'u'
)
const anyCity = new RegExp(`(?<![\\p{L}])(${cities.join('|')})(?![\\p{L}])`, 'giu')
const turkish = /((?:\p{Lu}\p{L}+\s)?\p{Lu}\p{L}+)['’](?:da|de|ta|te|daki|deki|taki|teki)\b/u

const streetEnd =
  /^\s(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Drive|Way|Place|Court|Row|Hill|Terrace|Close|Crescent|Gardens)\b/

// "Trips to Bath and Stonehenge": where one goes, and not where one is.
const goesTo =
  /(?<!\b(?:[Ww]elcome|[Cc]ome|came|moved?|moving|relocated|[Cc]lose|[Nn]ext|near|back|opened|deliver|delivery)\s(?:home\s)?)\b(?:to|via|visit|visiting)\s(?:the\s)?(?:\p{Lu}[^.;:!?\n]{0,60}(?:,|\sand|\sor|\s&)\s)?$/u
// "Narrowboat holidays from Stoke Bruerne": where it begins is where they are.
const setsOff = new RegExp(
  `\\b(?:holidays|trips|tours|cruises|flights|rides|walks|hire|excursions|transfers|(?:we|that|which)\\s(?:leave|depart|sail|start|set off)|leaving|departing|sailing|starting|setting off)(?:\\sto\\s[^.;!?\\n]{2,60})?\\sfrom\\s(?:the\\s)?(${proper})`,
  'u'
)

const street =
  /\b((?:(?:Unit|Flat|Suite|Studio|Shop|Stall|Apartment) )?\d{1,4}[A-Za-z]?(?:[-–]\d{1,4})?,?\s+(?:[\p{Lu}][\p{L}'’.-]*\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Drive|Way|Place|Court|Boulevard|Blvd|Row|Hill|Terrace|Quay|Close|Crescent|Gardens|Market|Parade|Walk|Yard|Mews)\b\.?(?:\s(?:North|South|East|West)\b)?)/u
const streetAbroad =
  /\b((?:[\p{Lu}][\p{L}'’-]*\s){0,2}[\p{Lu}][\p{L}'’-]*(?:straße|strasse|gasse|weg|platz|straat|laan)\s+\d{1,4}[a-z]?|(?:Rua|Calle|Via|Rue|Avenida|Carrer|Plaza|Piazza|Praça)\s+(?:(?:da|de|do|del|della|des|la)\s+)?[\p{Lu}][\p{L}'’-]*(?:\s[\p{Lu}][\p{L}'’-]*){0,2},?\s+\d{1,4}|(?:[\p{Lu}][\p{L}]*\s){1,3}(?:Sokak|Sokağı|Caddesi|Cad\.|Sok\.|Bulvarı)(?:,?\s*No:?\s*\d{1,4}\w?)?)/u

export function findAddress(
  text: string,
  language: Language = languageOf(text),
  name?: string
): string | undefined {
  if (language === 'tr') return findTurkishAddress(text, name)

  const read = withoutHours(text)
  const found =
    street.exec(read)?.[1] ??
    streetAbroad.exec(read)?.[1] ??
    postalAddress(text, language, name)?.house
  return found
    ?.replace(/\s+/g, ' ')
    .replace(/^(\d+\w?),/, '$1')
    .replace(/\.$/, '')
    .trim()
}

/** The town or quarter. A name that was understood as the business's own is not a place. */
export function findPlace(
  text: string,
  name?: string,
  language: Language = languageOf(text)
): string | undefined {
  if (language === 'tr') return findTurkishPlace(text, name)

  const postal = postalAddress(text, language, name)
  for (const match of text.matchAll(pattern)) {
    const place = match[1].replace(/[.,]+$|['’]s$/g, '').trim()
    const { index } = match
    // "At Chapel Yard, Otley LS21 3AB": the house is not the town.
    if (
      postal &&
      index < postal.to &&
      index + match[0].length > postal.from &&
      place !== postal.town
    )
      continue
    // "In St. Mary’s church": the building is not the town.
    if (
      /^\s(?:church|hall|school|library|pub|market|station|park|street|road)\b/.test(
        text.slice(match.index + match[0].length)
      )
    )
      continue
    const [first] = place.split(/[\s,]/)
    if (notPlaces.test(first) || notPlaces.test(place)) continue
    if (name && (place.includes(name) || name.startsWith(place))) continue
    if (
      /straße|strasse|Street|Road|Avenue|(?:Lane|Yard|Mews|Arcade)$/.test(place) ||
      place.length > 48
    )
      continue
    return place
  }
  if (postal?.town && !notPlaces.test(postal.town)) return postal.town
  const state = inState.exec(text)
  if (state && !name?.includes(state[1]) && !notPlaces.test(state[1]))
    return `${state[1]}, ${state[2] ?? state[3]}`
  const start = setsOff.exec(text)?.[1]
  if (start && !notPlaces.test(start) && !name?.includes(start)) return start
  const beside = besideComma(text, name)
  if (beside) return beside
  const anywhere = [...text.matchAll(anyCity)].find(
    ({ 0: found, index }) =>
      found[0] !== found[0].toLowerCase() &&
      !name?.includes(found) &&
      !goesTo.test(text.slice(Math.max(0, index - 100), index)) &&
      // "14 Wellington Road" is in any town.
      !streetEnd.test(text.slice(index + found.length))
  )
  const city = cityPattern.exec(text)?.[1] ?? anywhere?.[1]
  if (/['’](?:da|de|ta|te)/.test(text)) {
    const there = turkish.exec(text)?.[1]
    if (there) return there
  }
  const small = city ?? smallTown(text)
  if (small) return small.replace(/(^|\s)\p{L}/gu, (letter) => letter.toLocaleUpperCase())
  return undefined
}

// "garage in wigan": typed small, the town is what follows the trade.
function smallTown(text: string): string | undefined {
  for (const [, kind, place] of text.matchAll(
    /(\p{L}+)\sin\s(\p{Ll}{3,})(?=[.,\n]|$|\s(?:and|since|with)\s)/gu
  ))
    if (isTradeTalk(kind, 'en') && !isTradeTalk(place, 'en') && !noTown.test(place)) return place
  const known = [...text.matchAll(anyCity)].find(
    ({ index, 0: found }) =>
      /(?:^|,\s)$/.test(text.slice(0, index)) &&
      /^(?:[.,\n]|$)/.test(text.slice(index + found.length))
  )
  return known?.[1]
}

const noTown =
  /^(?:person|private|stock|town|general|business|style|house|home|bulk|advance|season|summer|winter|spring|autumn|german|french|spanish|italian|english|gold|silver|black|white|wood|glass|leather|all|one|two|addition|particular|minutes|hours|pairs?|groups?|batches|kind|green|blue|red)$/
