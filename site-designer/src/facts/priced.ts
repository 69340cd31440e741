import { findPrice, type Price } from '#designer/facts/money'
import { plainItem } from '#designer/facts/lists'
import { eachVariant } from '#designer/facts/variants'
import type { Language } from '#designer/text/language'

// "We charge £45 for a full groom", "it's £12 for a cut".
const charging =
  /^\W*(?:(?:and|or|plus|from|just|only|then)\s+)*(?:(?:we|i) (?:charge|ask|take)|prices?(?: are| start)?:?|(?:it|that|this)(?:['’]s| is)|costs?:?|from|for|just|only)?(?:\s+(?:about|around|from|just|only))?\W*$/i
const forWhat = /^\s*for\s+(?:an?|your|each|the)?\s*(\p{L}[\p{L}'’ -]{2,40})/iu
// "£5 for the whole evening", "£30 for two": for how long and how many.
const forHowMuch =
  /^(?:whole|first|full day|half|all|an?|two|three|four|five|six|ten|day|night|evening|morning|afternoon|hour|week|month|year|term|person|people|adults?|kids|child|children|groups?|members?|everyone|everything|under|over|both|each|it|that|this|them)\b/i
// "I am a tuner in Bath and a tuning is £75": behind the last of these stands what it costs.
const determiner = /^.*\b(?:an?|the|our|my|your|each|every|one)\s+/i
const says =
  /\s(?:is|are|costs?|comes? to|starts? (?:at|from)|will be|works? out at)\s*(?:just|only|about|around|from)?\W*$/i

/** What a price is for: what stands before it; behind it only where nothing stands before. */
export function besidePrice(raw: string, price: Price): string {
  const before = raw.slice(0, price.at)
  const after = raw.slice(price.at + price.length)
  if (/\p{L}{2}/u.test(before) && !charging.test(before)) return subjectOf(before)
  const what = forWhat.exec(after)?.[1]
  if (what) return forHowMuch.test(what) ? '' : what
  return /^\W*(?:for|per|an?|each|or|and|plus|off|from|if|when|with|within|without|incl?|including|excl?|excluding|on|in)\b/i.test(
    after
  )
    ? ''
    : after
}

/** The parts of a priced English sentence, one price in each; what a price is told with stays beside it. */
export function pricedParts(sentence: string): string[] {
  const parts = sentence.split(
    /;|,(?!\d{3}(?!\d))(?!\s*(?:(?:plus|\+|ex\p{L}*|inc\p{L}*)\.? VAT|VAT ))/iu
  )
  return eachVariant(besideTheirThings(inOneCurrency(parts), 'en'), 'en').flatMap((part) =>
    pricesIn(part) > 1 ? part.split(/\band\b/i) : [part]
  )
}

// "MOT 54.85, full service £189": the one with a sign says in what.
function inOneCurrency(parts: string[]): string[] {
  const sign = /[£€$]|\bquid\b/.exec(parts.join(','))?.[0].replace('quid', '£')
  return parts.map((part) =>
    sign &&
    /\p{L} \d{1,4}(?:\.\d\d)?(?:\s(?:more|extra))?[\s.]*$/u.test(part) &&
    !/\b(?:under|over|age|for|of|to|in|since|from)\s\d+[\s.]*$|\b(?:19|20)\d\d[\s.]*$/.test(part)
      ? part.replace(/(\d[\d.]*?)(\s(?:more|extra))?[\s.]*$/, `${sign}$1$2`)
      : part
  )
}

const condition: Record<Language, RegExp> = {
  en: /^\s*[,(]?\s*((?:if|when|within|without|until|before|after|minimum|min\.?|incl(?:uding|\.)?|excl(?:uding|\.)?)\s[^,;()]{2,44}|(?:on|for)\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|adults?|child(?:ren)?|kids?|members?|non-members?|students?|seniors?|groups?|couples?|locals|beginners)(?!\p{L})[^,;()]{0,20}|(?:\p{L}+\s){1,2}(?:included|excluded))\)?\s*[.!]?$/iu,
  tr: /^\s*[,(]?\s*((?:\p{L}+\s){1,3}(?:dahil|hariç|haric))(?:tir|dir)?\)?\s*[.!]?$/iu,
}

/** What stands behind a price and says when or with what it is one: "if you collect". */
export function conditionBehind(rest: string, language: Language): string | undefined {
  const aside = /^\s*\(([^()]{3,60})\)/.exec(rest)?.[1]
  const told = aside && !/\d{3}/.test(aside) ? aside : condition[language].exec(rest)?.[1]
  return told?.replace(/[\s.!]+$/, '').replace(/^(in|ex)cl\.?(?=\s)/i, '$1cluding')
}

const premises =
  /(?<!\p{L})(?:studio|shop|store|bakery|caf[eé]|salon|centre|center|school|hotel|gym|club|company|house|firm|clinic|agency|team|stüdyo|dükkan|salon|merkez|okul|otel|kulüp|ofis|atölye|klinik)\p{L}*$/iu

/** "Walking tours, £25 per person": a sum that names nothing belongs to the one thing before it. */
export function besideTheirThings(parts: string[], language: Language): string[] {
  return parts.map((part, at) => {
    const price = findPrice(part)
    const before = parts[at - 1]
    if (!price || at !== 1 || findPrice(before)) return part
    const rest = part.slice(price.at + price.length)
    if (/\p{L}/u.test(part.slice(0, price.at))) return part
    if (/\p{L}/u.test(rest) && !conditionBehind(rest, language)) return part
    const thing = before.replace(/\s(?:in|at|near)\s\p{Lu}.*$/u, '').trim()
    // A person's name and a shop are sold by no hour.
    const strange = premises.test(thing) || /\s\p{Lu}\p{Ll}/u.test(thing)
    const plain = language === 'tr' || plainItem(thing, 0)
    return !price.each && plain && !strange && thing.split(' ').length <= 3
      ? `${thing} ${part}`
      : part
  })
}

function subjectOf(before: string): string {
  const verb = says.exec(before)
  if (!verb) return before
  const subject = before.slice(0, verb.index)
  return subject.trim().split(/\s+/).length > 3 ? subject.replace(determiner, '') : subject
}

function pricesIn(part: string): number {
  const first = findPrice(part)
  return first ? 1 + pricesIn(part.slice(first.at + first.length)) : 0
}
