import { plainly } from '#designer/instructions/en/sentences/plainly'

/** Where the business is, told as news: a street with its number, or a town. */
interface News {
  fact: 'address' | 'place'
  value: string
}

const own =
  '(?:the|our|my) (?:new |whole )?(?!gallery|menu|team|map|form|button|title|logo)[\\p{L}-]+'
const just = '(?:(?:just|now|recently|finally|also|actually|currently) )*'
const patterns = [
  `^(?:(?:we|i|${own})(?:['’]ve|['’]s| have| has)? )?${just}(?:moved|relocated|shifted)(?: (?:house|premises|shop|out|over|across(?: town)?))? (?:in)?to (?<at>.+)$`,
  `^(?:we|i|${own})(?:['’]re|['’]m|['’]s| are| am| is| be)? ${just}(?:moving|relocating) (?:in)?to (?<at>.+)$`,
  `^(?:(?:our|the|my) )?(?:(?:new|pick[- ]?up|collection|postal|street|full|correct|right|shop) )*(?:address|location)(?: is|['’]s)?(?: wrong| incorrect| old)?,? ${just}(?:it(?:['’]s| is|s) |should be |needs to be )?${just}(?<at>\\d.*|unit .*)$`,
  `^(?:people (?:can|will)|you(?:['’]ll| can| will)) find us ${just}(?:at|in|on) (?<at>.+)$`,
  `^(?:we|i|${own})(?:['’]re|['’]m|['’]s| are| am| is) ${just}(?:based|located|situated|to be found|in business)(?: now)? (?:at|in|on|over at|near|just outside) (?<at>.+)$`,
  `^(?:based|located|situated) (?:at|in|on|near|just outside) (?<at>.+)$`,
  `^(?:we|i)(?:['’]re|['’]m| are| am) now (?:at|in|on) (?<at>.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'))

const street =
  /\d.*\p{L}{3}|\b(?:street|road|lane|avenue|yard|square|arcade|mill|terrace|close|court|drive|way|quay|wharf|row|parade|crescent|place)\b/iu
// What no place is called, however short.
const noPlace =
  /\b(?:years?|months?|weeks?|bigger|larger|smaller|new|premises|top|bottom|middle|end|page|site|section|colou?rs?|holiday|charge|trouble|business|the|a|an|our|my|your|it|this|that|demand|request)\b|[£€$%]/iu
const town = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}(?:, \p{L}[\p{L} ]+)?$/u
const further =
  /,? (?:and (?:our|the|we|it)\b|phone\b|tel\b|e?mail\b|ring\b|call\b|open\b|so\b|which\b)/i
const around =
  /(?:,? (?:and )?(?:not|instead of|rather than|no longer) .+|,? (?:now|please|thanks|these days|by the way|at the moment|from now on))+$/i

/** "The workshop has moved to Unit 7, Harbour Road", "we're based in Hebden Bridge". */
export function newsIn(said: string): News | undefined {
  const text = plainly(said)
  for (const pattern of patterns) {
    const at = pattern.exec(text)?.groups?.at
    if (!at || further.test(at)) continue
    const value = at.replace(/[\s.!]+$/, '').replace(around, '')
    if (street.test(value) && !/[£€$%]|\d\s?(?:am|pm)\b|\d[-–]\d/i.test(value))
      return { fact: 'address', value }
    const named =
      /^\p{Lu}/u.test(value) ||
      /\b(?:based|located|situated)\b|^(?:we|i)\b.*\bmoved\b|^moved\b/i.test(text)
    if (named && town.test(value) && !noPlace.test(value)) return { fact: 'place', value }
  }
  return undefined
}
