import { findTurkishName } from '#designer/facts/turkish/name'
import { isHouse, nameAlone } from '#designer/facts/alone'
import { firmName } from '#designer/facts/firm_name'
import { holdsPostcode } from '#designer/facts/postal'
import { quotedName } from '#designer/facts/quoted'
import { isTradeTalk, isTradeWord } from '#designer/facts/vocabulary'
import { languageOf, type Language } from '#designer/text/language'
import { titled } from '#designer/text/normalise'

const stop =
  /(?:[.,;:!?\n(]|\s[-–—]\s|\s(?:in|at|near|is|are|was|that|which|who|where|and we|and i|and it|and my|and our|and you|with|for|based|located|offering|selling|serving|since|from|on|we|i|our|it|has|have|here|opened|founded|please|looking|need|needs|want|wants|run|owned|by|specialising|specializing|adlı|adında|isimli)\b)/i
const called =
  /\b(?:called|named|by the name of|(?:the|our|my|business|company|shop|studio|brand|firm|restaurant|café|cafe|salon|trading)\s(?:business |company |shop |studio |brand )?name\s?(?:is|:)?|^name:|\bname is|\bname['’]s|\bname:|it(?:'|’)?s called|we(?:'re|’re| are) (?:called|known as)|it(?:'s|’s| is) called|known as|adı|ismi|adımız)\s+/giu
const beforeNamed =
  /([\p{Lu}][\p{L}\p{N}'’&.-]*(?:\s[\p{Lu}\p{N}&][\p{L}\p{N}'’&.-]*){0,4})\s+(?:adlı|adında|isimli|ismindeki)\b/u
// Scripts without capitals write names too: "مخبز النور", "麺屋".
// A full stop belongs to the word inside it and behind initials: "A.P. Conti", "St. Mary".
const word =
  "[\\p{Lu}\\p{Lo}\\p{N}](?:[\\p{L}\\p{M}\\p{N}'’&-]|\\.(?=[\\p{L}\\p{N}]))*(?:(?<=(?<![\\p{L}])(?:\\p{Lu}|St|Dr|Mr|Mrs|Ms))\\.)?"
const run = `${word}(?:\\s(?:&|and|of|the|de|la|le|du|van|y|und|e|ve|by)\\s${word}|\\s(?:&\\s)?${word}){0,5}`
const nameIsA = new RegExp(
  `(?:^|[.!?\\n]\\s*|\\bfor\\s)(${run})\\s+(?:(?:is|are)\\s+(?:an?|the|my|our|your|two|three)|offers|provides|sells|serves|bakes|teaches|helps|brings|specialises|specializes|cooks|builds)\\s`,
  'u'
)
const forName = new RegExp(
  `(?<!\\b[Aa]sk )\\bfor\\s+(?:my\\s+|our\\s+)?(?:(?!(?:in|at|near|on|with|and|the|from)\\s)[\\p{Ll}-]+\\s+){0,4}?(${run})(?=[,.]|\\s(?:in|at|a|an|the)\\s|\\s?[-–—]|$|\\n)`,
  'u'
)
const isNamed = new RegExp(
  `\\b(?:business|company|shop|brand|firm|band)\\sis\\s(${run})(?=[.,\\n]|$)`,
  'u'
)
const opening = new RegExp(`^(${run})(?:\\s[-–—|]|\\s?[:,|—–]|\\n)\\s?`, 'u')
// "Yoga studio Still Point in Freiburg", "Dental practice in Utrecht, Praktijk Lindegaard."
const tradeWord =
  '(?:bakery|café|cafe|coffee shop|restaurant|bistro|bar|pub|barber ?shop|salon|studio|gym|school|practice|clinic|firm|shop|store|boutique|workshop|company|agency|garage|nursery|photographer|florist|electrician|plumber|builder|tutor|guesthouse|hotel|business|office|consultancy|dentist|groomer|butcher|brewery)'
const afterTrade = new RegExp(
  `\\b${tradeWord},?\\s(${run})(?=\\s(?:in|at|near|is|offers|sells|serves)\\s|[.,]|$|\\n)`,
  'u'
)
const afterPlace = new RegExp(
  `\\b(?:[Ii]n|near|at)\\s${word}(?:\\s${word})?,\\s(${run})(?=[.\\n]|$|\\s[-–—]\\s)`,
  'u'
)
// "For our village pub, The Plough at Wrenbury", "I run a small cattery, The Cosy Paw", "my beauty thing, Glow by Tasha".
const oursIs = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|(?:I|[Ww]e) (?:run|own|have|opened) an?)\\s(?:\\p{Ll}+\\s){0,4}\\p{Ll}+,\\s(${run})(?=[.,\\n]|\\s(?:at|in)\\s|$)`,
  'u'
)
const weAre = new RegExp(
  `\\b(?:[Ww]e are|[Ww]e['’]re|[Ii] am|[Ii]['’]m|[Tt]his is)\\s(${run})(?=,\\s(?:an?|the|\\p{Ll})|\\s(?:in|from)\\s|\\s[-–—]\\s|[.])`,
  'u'
)
const sentenceStart =
  /^(?:I|We|My|Our|A|An|The|This|It|Create|Make|Build|Design|Please|Hi|Hello|Hey|Website|Web|Site|Page|Landing|Home|Looking|Need|Want|Simple|Modern|Small|New|Family|Online|Wedding|Local|Professional|Elegant|Open|Your|You|Can|Could|Bir|Merhaba|Generate|Write|Give|Business|Company|Info|About|Services|Name|Location|Hours|Phone|Email|Address|Menu|Prices|Contact|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Est|Since|Ignore|SYSTEM|System|Call|Contact|Ring|Text|Ask|Visit|Find|Follow|Book|From|With|At|In|Our)$/

const common =
  /^(?:England|Scotland|Wales|Ireland|Germany|France|Spain|Italy|Portugal|Turkey|Türkiye|UK|USA|US|Netherlands|Belgium|Austria|Switzerland|Greece|Canada|Australia|California|Texas|Oregon|New York|Europe|London|Monday|Tuesday)$/

/** The business's own name, as far as the text gives one. */
export function findName(text: string, language: Language = languageOf(text)): string | undefined {
  if (language === 'tr') return findTurkishName(text)

  const firm = firmName(text, 'en', (first) => sentenceStart.test(first))
  if (firm) return firm
  const named = afterCalled(text)
  if (named) return named
  const inQuotes = quotedName(text)?.name
  if (inQuotes && /^\P{Ll}/u.test(inQuotes)) return tidy(inQuotes)
  const turkish = beforeNamed.exec(text)
  if (turkish) return tidy(turkish[1].replace(/^\S+['’](?:da|de|ta|te)\s/u, ''))

  return (
    inSentence(text, [isNamed, nameIsA, opening, forName, oursIs]) ??
    nameAlone(text, 'en') ??
    inSentence(text, [afterTrade, afterPlace, weAre]) ??
    withTradeWord(text)
  )
}

// "My name is Dilys, the business is called Keen Edge": a person's own name is the last to be meant.
function afterCalled(text: string): string | undefined {
  const marks = [...text.matchAll(called)]
  const own = ({ index, 0: words }: RegExpMatchArray) =>
    /\bmy name\b/i.test(text.slice(Math.max(0, index! - 3), index! + words.length))
  for (const mark of [...marks.filter((one) => !own(one)), ...marks.filter(own)]) {
    const from = mark.index + mark[0].length
    const name = cut(text.slice(from, from + 120))
    if (name) return name
  }
  return undefined
}

function inSentence(text: string, patterns: RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text.slice(0, 600))?.[1]
    const name = found && tidy(found)
    if (
      name &&
      !common.test(name) &&
      !/^[A-Z]{1,2}$|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day)?\b/.test(name) &&
      !opensSentence(name) &&
      !holdsPostcode(name) &&
      !isHouse(name) &&
      // "The Long Table" is made of such words and says so itself.
      (/^The \S+ \S/.test(name) || !isTradeTalk(name, 'en')) &&
      (name.includes(' ') || !isTradeWord(name, 'en')) &&
      !/^\p{N}+$/u.test(name)
    )
      return name
  }
  return undefined
}

// "The Copper Kettle" begins like a sentence and is none; "The Website" is one.
function opensSentence(name: string): boolean {
  const [first, second, third] = name.split(' ')
  if (first === 'The' && second)
    return sentenceStart.test(second) || (!third && isTradeTalk(second, 'en'))
  return sentenceStart.test(first)
}

// "Rosa's Bakery", "Miller Electrical": names that carry the trade in capitals.
const tradeNoun =
  'Bakery|Bakehouse|Café|Cafe|Coffee|Roasters|Kitchen|Bistro|Trattoria|Osteria|Pizzeria|Restaurant|Bar|Pub|Brewery|Taproom|Barbers?|Barbershop|Salon|Hair|Nails|Spa|Yoga|Pilates|Gym|Fitness|Dance|Electrical|Electric|Electricians?|Plumbing|Heating|Builders?|Construction|Joinery|Carpentry|Roofing|Cleaning|Gardens?|Landscapes?|Landscaping|Motors|Garage|Autos?|Dental|Dentistry|Clinic|Practice|Physio|Vets?|Grooming|Nursery|Law|Legal|Solicitors|Attorneys|Accounting|Accountants|Consulting|Advisory|Partners|Properties|Estates|Tutoring|Tutors|Photography|Photo|Studio|Studios|Flowers|Florist|Blooms|Books|Bookshop|Store|Shop|Deli|Butchers?|Ceramics|Pottery|Furniture|Weddings|Events|Hotel|Guesthouse|House|Inn|Catering|Associates|School|Academy|Centre|Center|Company|Group|Agency|Services|Repairs?|Works|Workshop|Roofing|Removals|Stables|Motors|Translations|Orchard|Farm|Vineyard|Kennels|Joiners|Upholstery|Opticians|Eyecare|Heating|Dental|Care|Hire|Rentals|Sweeps|Funerals|Choir|Doughnuts|LLP|LLC|Ltd|Limited|Sons|Hukuk|Fırın|Fırını|Kuaför|Stüdyo|Klinik'
const tradeName = new RegExp(
  `(?<!\\b(?:in|near|at|a|an)\\s|\\d\\s|[\\p{L}\\p{N}])((?:${word}\\s(?:(?:&|and|of|the)\\s)?){1,4}(?:${tradeNoun}))(?![\\p{Ll}])`,
  'u'
)

function withTradeWord(text: string): string | undefined {
  const found = tradeName.exec(text)?.[1]
  if (!found) return undefined
  const words = found.split(' ')
  while (words.length > 1 && sentenceStart.test(words[0])) words.shift()
  return words.length > 1 ? tidy(words.join(' ')) : undefined
}

function cut(text: string): string | undefined {
  const inQuotes = /^["“„«']([^"”“»\n]{1,90})["”»']/.exec(text)
  if (inQuotes) return tidy(inQuotes[1])
  const end = stop.exec(text)
  const name = tidy(end ? text.slice(0, end.index) : text)
  if (!name || name.split(' ').length > 14) return undefined
  return name === name.toLocaleLowerCase() ? titled(name) : name
}

function tidy(name: string): string {
  const clean = name
    .replace(/^["“„«'\s]+|["”»'\s.,;:]+$/g, '')
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
  return [...clean].slice(0, 90).join('').trim()
}
