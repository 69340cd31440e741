import { newsIn } from '#planning/designers/builtin/instructions/en/news'

/**
 * Sentences that are one wish however many commas stand in them. Each pattern names what it finds;
 * the readers say what is to be done with it.
 */

const polite =
  /^(?:(?:please|kindly|pls|plz|and|so|also|but|hi|hey|hello|ok|okay|erm|um|oh|ooh|yo|now|well|could you|can you|can we|could we|would you|will you|may i ask you to)[,!]?\s+)+/i
const thanks = /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|cheers|x+|then|btw|by the way)$/i

/** The words without the politeness around them. */
function plainly(text: string): string {
  return text
    .replace(polite, '')
    .replace(/[\s.!,;]+$/, '')
    .replace(thanks, '')
}

function firstOf(patterns: RegExp[], text: string): Record<string, string> | undefined {
  const said = plainly(text)
  for (const pattern of patterns) {
    const groups = pattern.exec(said)?.groups
    if (groups) return groups
  }
  return undefined
}

const page =
  '(?:(?:in|on|under|at) (?:the|our) [\\p{L} ]+? )?(?:it|the (?:page|site|website|text|sign)|you|this|that|page|site|website|there it|here it)'
const says =
  "(?:currently |still |now |actually |['’]ve |have )*(?:says?|said|reads?|wrote|written|put|typed|spell(?:s|ed)?(?: it)?|spelt(?: it)?)"
const shouldBe =
  "(?:(?:it|that|this|i|we|which|the correct (?:word|spelling|name))\\s*)?(?:are|am|should(?: (?:be|say|read|have been|have said))?|must (?:be|say|read)|ought to (?:be|say|read)|needs? to (?:be|say|read)|wants? to be|is|['’]?s|means?|meant|spell it|write it|(?:is )?supposed to (?:be|say|read))(?: (?:spelled|spelt|written|actually|really))?"
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const date = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)`
const corrections = [
  `^${page} ${says} (?<from>.+?)\\s*(?:[,;:–-]|\\bbut\\b|\\band\\b|\\bwhen\\b)+\\s*(?:but |and )?${shouldBe} (?<to>.+)$`,
  `^(?:where(?:ver)?|when) ${page} ${says} (?<from>.+?),? (?:please )?(?:put|write|say|use|have|type|make (?:it|that)|change (?:it|that) to|${shouldBe}|i want|i['’]d like) (?<to>.+)$`,
  `^${page} (?:should|must|ought to|needs to) (?:say|read) (?<to>.+?),? (?:and )?(?:not|instead of|rather than) (?<from>.+)$`,
  `^you(?:['’]ve| have)? (?:wrote|written|put|typed|spelled|spelt) (?<from>.+?) instead of (?<to>.+)$`,
  `^(?!.*\\b(?:name|title|heading|button)\\b)(?:the word )?(?<from>.+?) is (?:spelled|spelt|written) (?:wrong|wrongly|incorrectly)[\\s,:;–-]*(?:but )?${shouldBe} (?<to>.+)$`,
  `^the (?:word|words|phrase|expression) (?<from>.+?) (?:is|are|sounds?|looks?|reads?|feels?) [^,]{2,30}[,;:–-]+ ?(?:so |and )?(?:please )?(?:write|say|use|put|make it|rather|better|try|call it|${shouldBe}) (?<to>.+)$`,
  `^.*?(?<to>${date}) (?:instead of|rather than|and not|not) (?:on |the )?(?<from>${date})$`,
  `^instead of (?<from>[^,]+?),? (?:please )?(?:say|write|it should (?:say|read)|have it say) (?<to>.+)$`,
  `^(?:say|write) (?<to>[^,]+?),? (?:instead of|rather than|and not|not) (?<from>[^,]+)$`,
  `^(?!.*\\b(?:change|replace)\\b)[^"“]*["“](?<to>[^"“”]+)["”],? (?:and )?(?:not|instead of|rather than) ["“](?<from>[^"“”]+)["”]$`,
  `^[^"“]*\\bnot ["“](?<from>[^"“”]+)["”],? (?:but )?(?:it['’]?s |it is )?["“](?<to>[^"“”]+)["”]$`,
].map((pattern) => new RegExp(pattern, 'iu'))
// "… with an e".
const letters = "(?:,? with (?:an?|one|two|no|double|single) [\\p{L}’']+)"
/** The same in words that say much else: taken only where the two look alike. */
const alike = [
  `(?:^|[:,;] ?)(?:${shouldBe}|it is|its|i am|i['’]?m|we are|we['’]re) (?<to>[^,:]+?)${letters}?,? (?:and )?not (?<from>[^,:]+?)${letters}?$`,
  `^(?:there(?:['’]s| is| are) )?(?:a |an |two |some |one )?(?:typo|spelling|spelling mistake|mistake)s?(?: in [^:,]+)?[:,]? ?(?<from>.+?)(?::|,? (?:to|not|${shouldBe})) (?<to>.+)$`,
  `^(?:it|that|this|the name|we)(?:['’]s| is|['’]re| are) not (?<from>[^,]+?)(?:,| but)+ ?(?:it|that|we)?(?:['’]s| is|['’]re| are)? ?(?<to>[^,]+)$`,
  `^(?:the word )?(?<from>[^,:]{4,30}?) ${shouldBe} (?<to>[^,:]{4,30})$`,
].map((pattern) => new RegExp(pattern, 'iu'))

// "You wrote since 1970, we started 1979".
const years =
  /\b(?:wrote|written|says?|said|put)\b[^,;\d]*(?<from>(?:1[6-9]|20)\d\d)\b\D*[,;:–-]\D*(?<to>(?:1[6-9]|20)\d\d)\b\D*$/i

/** "It says X, that should be Y": words of the page that are wrong, and the right ones. */
export function correctionIn(text: string): { from: string; to: string } | undefined {
  const year = firstOf([years], text)
  if (year) return { from: year.from, to: year.to }
  const sure = firstOf(corrections, text)
  const found = sure ?? firstOf(alike, text)
  if (!found) return undefined
  const [from, to] = [found.from, found.to].map((words) =>
    words.replace(/^["“'‘]|["”'’.]+$/g, '').trim()
  )
  const same = /^(the|a|an|our|my) /i.exec(from)?.[0] ?? ' '
  if (to.startsWith(same))
    return correctionOf(from.slice(same.length), to.slice(same.length), sure !== undefined)
  return correctionOf(from, to, sure !== undefined)
}

function correctionOf(from: string, to: string, sure: boolean) {
  // "It says I work alone, but we are four" gives no words for those.
  const person = /^(?:i|we|you|they|he|she)\b/i
  if (person.test(from) && !person.test(to)) return undefined
  const [year] = /\b\d{4}\b/.exec(from) ?? []
  if (sure && year && /^\d{4}$/.test(to)) return { from: year, to }
  const words = [from, to].every((one) => /\p{L}{2}/u.test(one) && one.split(' ').length <= 8)
  return words && from !== to && (sure || lookAlike(from, to)) ? { from, to } : undefined
}

/** A third of the letters may differ: "Barrett" and "Baret". */
function lookAlike(one: string, other: string): boolean {
  const most = Math.max(1, Math.floor(Math.max(one.length, other.length) * 0.3))
  return distance(one.toLowerCase(), other.toLowerCase()) <= most
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const changed = row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(changed, row[to] + 1, next[to - 1] + 1))
    }
    row = next
  }
  return row[other.length]
}

const into =
  '(?:(?:replace|swap|exchange|change|switch) (?:it|them|that) (?:with|for|by|to)|(?:put|add|have|now|instead)(?: in| on)?|in its place|we (?:now )?(?:have|do|offer|serve|sell))'
const exchanges = [
  /^(?:the )?(?<out>[^,]+?) (?:out|off|goes|gone),? (?:and )?(?:the )?(?<in>[^,]+?) (?:in|on|instead|comes in)$/i,
  /^(?:take|pull|get) (?:the )?(?<out>[^,]+?) (?:off|out)(?: (?:the|our) (?:menu|list))?(?:,| and)+ (?:please )?(?:put|add)(?: in| on)? (?:the )?(?<in>.+?)(?: (?:in|on))?(?: instead| in its place)?(?<cost> (?:at|for) [£€$]?\d\S*)?$/i,
  /^(?:swap|exchange|trade|substitute)(?: out)? (?:the )?(?<out>.+?) for (?:the |some |a )?(?<in>.+?)(?: (?:on|in|from) (?:the|our) (?:menu|list|price list|services))?$/i,
  /^(?:replace|change|swap) (?:the )?(?<out>.+?) (?:with|for|by|to) (?:the |some |a )?(?<in>.+?) (?:on|in|from) (?:the|our) (?:menu|list|price list|services)$/i,
  new RegExp(
    `^(?:the )?(?<out>[^,]+?) (?:is|are) (?:off|out|gone|finished|no more|sold out|over)(?: (?:the|our) menu)?,? (?:so )?(?:please )?${into} (?<in>.+?)(?: (?:in|on|up))?(?: instead| in its place)?(?<cost> (?:at|for) [£€$]?\\d\\S*)?$`,
    'i'
  ),
  /^(?:(?:we (?:now )?)?(?:have|do|offer|sell|serve|put|list|add) )?(?<in>[^,]+?) instead of (?:the )?(?<out>[^,]+)$/i,
  /^instead of (?:the )?(?<out>[^,]+?),? (?:we (?:now )?(?:have|do|offer|serve|sell|make)|there(?:['’]s| is| are)(?: now)?) (?<in>.+)$/i,
]

/** "Rye out, spelt loaf in": what goes, and what comes in its place. */
export function exchangeIn(text: string): { out: string; in: string } | undefined {
  const found = firstOf(exchanges, text)
  // "The course starts on 4 March instead …" speaks of no goods.
  if (
    !found ||
    !/\p{L}{3}/u.test(found.out) ||
    [found.out, found.in].some((name) => name.split(' ').length > 5)
  )
    return undefined
  return { out: found.out, in: `${found.in}${found.cost ?? ''}` }
}

const goods = '(?:the |our )?(?<out>[^,]+?)'
const gone = [
  `^${goods} (?:is|are)(?: now)? (?:no longer|not) (?:available|on|on offer|on the menu|offered|sold|served|done|made|in stock|possible)(?: any ?more| now)?$`,
  `^${goods} (?:is|are|has been|have been)(?: now| all)? (?:discontinued|finished|sold out|no more|off|out|gone)(?: (?:for (?:good|now|the season|the moment)|the menu|now|until further notice))?$`,
  `^no more (?<out>[^,]+)$`,
].map((pattern) => new RegExp(pattern, 'i'))

/** "Sourdough is no longer available": what is offered no more. */
export const goneIn = (text: string) => firstOf(gone, text)?.out

const orders = [
  /\b(?:in (?:the|this) order|order should be|^order)(?: of (?:the )?sections)?(?: (?:should|must|ought to) be| is|:)? ?(?<list>[^:]+)$/i,
  /^(?:i (?:want|['’]?d like) )?first(?:ly)?,? (?<list>.+\b(?:then|next|after(?: that)?|followed by|second|last)\b.+)$/i,
  /^(?<list>(?:the )?[\w ]+? then (?:the )?[\w ]+?)$/i,
  /^(?:begin|start|open) with (?<list>.+\b(?:then|next|after that|followed by)\b.+)$/i,
  /^(?<list>(?:the )?[\w ]+? (?:first|at the top),? (?:and )?(?:then|next|after that|followed by) .+)$/i,
]

/** "First the menu, then the gallery": the words that name the sections in their order. */
export function orderIn(text: string): string | undefined {
  return firstOf(orders, text)?.list
}

const tell =
  '(?:say|mention|write|put|add|state|include|note|advertise|shout about|tell (?:people|everyone|customers|them))'
const sayings = [
  new RegExp(
    `^(?<words>.{8,}?)(?:,| so| and| -| –|\\.)+ (?:so |and |please |pls |can you |could you |just )*${tell}(?: (?:that|it|this|so))?(?: (?:somewhere|in|on|up|there|please|pls|big|large|clearly|on there|on the (?:page|site)|at the top))*$`,
    'i'
  ),
  /^(?<words>.{8,}?)(?:,| so| and)+ (?:can|could|should|so|make sure|let) (?:guests|people|customers|everyone|everybody|visitors|clients|folk)(?: can| should)? (?:see|know|read|find) (?:that|it|this)$/i,
  /^(?!.*\b(?:gallery|section|map|menu|prices?|reviews?|testimonials?|faqs?|team|form|button|title|newsletter|hours|timetable|contact|photos?|pictures?|number|services?|packages?|footer|header)\b)(?<words>.{8,}?) (?:should|must|needs? to|has to|have to|ought to) be (?:on (?:there|it|the (?:page|site|website))|mentioned|stated|said|written|noted|visible)(?: somewhere| at the top| too| as well)*$/i,
  /^(?:people|customers|guests|visitors|clients|everyone|they) (?:always |keep |often |all )*ask(?:s|ing)? .*?\b(?:if|whether) (?<words>(?:we|i) .+?)[\s,]+(?:so|and|please)+ (?:please )?(?:say|mention|write|put|add|tell)\b.*$/i,
  /^(?:people|customers|guests|visitors|clients|everyone|they) (?:should|must|need to|ought to) (?:know|see|be told|read)(?: that)? (?<words>.{8,})$/i,
  /^(?:make (?:it|sure it(?:['’]s| is)) clear|put up|point out|make clear|don['’]?t forget to (?:say|mention|write)|get it across|it (?:should|must|needs to) (?:say|mention|state)|let (?:people|customers|guests|everyone|them) know|i want (?:it|the page) to (?:say|mention)) that (?<words>.{8,})$/i,
]

/** "Dogs stay free, say that somewhere": what the page is to tell. */
export function sayingIn(text: string): string | undefined {
  return firstOf(sayings, text)?.words
}

/** "We've moved to 3 Mill Lane": where the business is. */
export const newsOf = (text: string) => newsIn(plainly(text))

const priced =
  /^(?:and )?\p{L}[\p{L}\d '’&/()-]{2,45}?[\s:–-]+(?:(?:is|for|at|from) )?[£€$]?\d{1,4}(?:[.,]\d{2})?\s?(?:[£€$]|quid|pounds?|euros?|p\b)?(?: (?:each|an? \p{L}+|per [\p{L} ]+))?$/iu

// "Oil change 55, brake check 30": "change" is no wish in it.
export function isPriceList(text: string): boolean {
  const parts = plainly(text)
    .replace(/^(?:add|put|list|include):? /i, '')
    .split(/,(?!\d)\s*/)
  return parts.length > 1 && parts.every((part) => priced.test(part))
}

// What it is for says what is wanted.
const download = /^[^,]* so (?:that )?(?:\p{L}+ ){1,2}can download\b/iu

/** Whether a sentence is one of these, and nothing in it begins another wish. */
export function isOneWish(text: string): boolean {
  return (
    download.test(text) ||
    isPriceList(text) ||
    [correctionIn, exchangeIn, orderIn, sayingIn, newsOf].some((find) => find(text) !== undefined)
  )
}
