import type { Stretch } from '#designer/instructions/stretch'

// "Drop in class £11", "walk-in £15", "top up £5": both words are the name of what is sold, but "drop
// in a class for £11" puts one there.
const named = '(?:drop|walk|check|sit|top|touch|tune|pick|warm|follow)[ -]'
const dropping = 'drop\\b(?!-| in(?: *$| (?!(?:an?|the|our|my|some)\\b)))'
const ahead =
  'please|can you|could you|add|set|put|change|update|make|raise|increase|lower|reduce|cut|we|i|now|also|sell|offer|have|do|charge|the|a|an|our|my|price|prices|cost|of|for|to|is|are|costs?|should|be|at|new|list|include|bump|up|down|on|in|menu|it|with|and|then|so|a single|starting'
const behind =
  `(?<!\\b${named})(?:up|down|on|in)|` +
  "to|is|are|now|costs?|should|be|been|being|cost|for|at|from|price|priced|goes|go|gone|went|has|have|had|comes?|came|will|would|['’]ll|the|menu|price list|please|pls|only|just|list|as|s|of|a|an|becomes?|pays?|starts?|starting|charged?|charges?|runs? at|sells? for|set at|stands?|each|extra|it|that|they|both|per|instead|again|today|these days|from now|not"
// "From June …", "starting next week …".
const when =
  '(?:from|as of|starting|since|on|in|next|this|after|until)\\s+(?:the\\s+)?(?:next\\s+|first of\\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|week|month|year|spring|summer|autumn|winter|now|then)(?:\\s+on)?\\b,?'

/** The words of a sentence that stand around an item and its price. */
export const aroundPrice = new RegExp(
  `^(?:(?:${when}|${dropping}|(?:${ahead})\\b)[\\s:]*)+|(?:[\\s,:=–-]*(?:\\b(?:${behind})\\b|\\b${when}))+[\\s:=–-]*$`,
  'gi'
)

/** "The prices are wrong: …": what leads to a list of them. */
export const heading = /^[^:\d]*\b(?:prices?|pricing|list|rates?|fees?|menu)\b[^:\d]*:\s*/i

/** "… to the prices": where it is to stand. */
export const into =
  /(?<=\d)\s+(?:to|on|onto|in|into)\s+(?:the|our)\s+(?:menu|prices?|price ?list|list|services)$/i

/** What it cost before: "… instead of 12", "not 15". */
export const beforePrice =
  /\bby\s+[£€$]?\d[\d.,]*(?:\s?(?:[£€$]|quid|pounds?|euros?|dollars?|p)\b)?\s+(?=to\s+[£€$]?\d)|\bfrom\s+[£€$]?\d[\d.,]*\s+(?=to\s+[£€$]?\d)|[\s,]*\(?\b(?:instead of|rather than|and not|not|no longer|up from|down from|used to be|it was|was)\s+[£€$]?\d[\d.,]*(?:\s?(?:[£€$]|quid|pounds?|euros?|dollars?|p)\b)?\)?/gi

/** "Beard trim, 12 quid". */
export const apart = /,\s+(?=[£€$]?\d[\d.,]*\s*(?:quid|pounds?|euros?)?\s*$)/gi

/** A sum at the end: "cinnamon buns 3.20", "hedge cutting 25 an hour". */
export const bareFigure =
  /(?<![\p{L}\d.,:#+/-])((?:from )?(?:\d{1,3}(?:[.,]\d{1,2})?|[1-9]\d{3}\.\d{2}|\d{2}p\b)(?:\s+(?:an?|per|every)\s+(?!pop)(?:half(?:[ -]an)?[ -])?\p{L}{3,12}|\s*(?:pp|p\/p|p\/h|ph))?(?:\s+(?:in|on|at|during)\s+(?:the\s+)?(?:summer|winter|spring|autumn|low season|high season|season|weekends?|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days|school holidays|term time))?)(?:\s+(?:quid|now|each|please|pls|plz|instead|a pop|extra|these days|from now on|today))*$/giu

const months =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\w*\b/i

/** The figure is a number of something, an hour or a room. */
export function countsElse(part: string, { shape }: Stretch): boolean {
  if (/\d[.,]\d{2}|\d(?: (?:an?|per) \p{L}+)|\dp\b/iu.test(part)) return false
  if (shape.verb === 'add' && /\bat\s+\S+$/i.test(part)) return false
  if ((shape.verb === undefined || shape.verb === 'sell') && /\bfrom \d+$/i.test(part))
    return months.test(part)
  return /\b(?:no|number|room|since|in|at|until|till|from|over|about|of)\s+\S+$/i.test(
    part.replace(/(\d)\s.*$/, '$1')
  )
}

// "Small dogs £25 medium £32", "skin fade 20 kids 12".
const priced =
  /(?<=[£€$]\d[\d.,]*)\s+(?=\p{L})(?!(?:an?|per|each|now|extra|please|pls|only|instead|not|to|from|for|on|in|at|as|and)\b)/iu
const row =
  /^(?:[^\d£€$]*\p{L}{3}[^\d£€$]*\s\d{1,3}(?:[.,]\d\d|p)?(?!\s?-?(?:min|hour|hr|day|week|month|year|people|person|piece|pack|course|ml|cl|kg|cm|inch|star)s?)(?:\s+(?:extra|each)\b)?(?:\s+|$)){2,}$/u

export function pricesApart(part: string): string[] {
  if (row.test(part)) return part.split(/(?<=\dp?)\s+(?=\p{L})(?!extra|each)/u)
  return part.match(/[£€$]\d/g)?.[1] ? part.split(priced) : [part]
}

const cost =
  /^(?:(?:they|it|that|these|those|this)(?:['’]re|['’]s|['’]ll be| are| is| costs?| will be| should be| would be| goes for)|at|for|each|price)\s+([£€$]?\d[\d.,]*(?:\s?(?:[£€$]|euros?|dollars?|pounds?))?)(?:\s+(?:each|a piece|quid))?$/i

/** "They are £3": only what something costs, and not what. */
export function costIn(text: string): string | undefined {
  return cost.exec(text)?.[1]
}

/** What is left when no thing was named: "they are £3", "the last website cost me 900". */
export const noName =
  /^(?:they|it|this|that|these|those|he|she|you|all|both|everything|each|one|ones|him|her|them)$|\b(?:me|us|him|them|i|we|you|will|would|is|are|was|were|says|said|cost|costs|paid|pay|years?|people|miles?|yesterday|tomorrow)\b/i
