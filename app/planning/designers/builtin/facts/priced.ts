import type { Price } from '#planning/designers/builtin/facts/money'

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
  return /^\W*(?:for|per|an?|each|or|and|plus|off|from)\b/i.test(after) ? '' : after
}

function subjectOf(before: string): string {
  const verb = says.exec(before)
  if (!verb) return before
  const subject = before.slice(0, verb.index)
  return subject.trim().split(/\s+/).length > 3 ? subject.replace(determiner, '') : subject
}
