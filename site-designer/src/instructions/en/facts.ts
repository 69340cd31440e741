import { findHours } from '#designer/instructions/values/hours/hours'

const day =
  '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|weekdays?|weekends?|every day|daily|all week|bank holidays?'
const days = new RegExp(`\\b(?:${day})\\b`, 'i')
const opens =
  /\b(?:we|i|shop|salon|studio|office|caf[eé]|bar|kitchen)?\s*(?:now |only )*(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|shut)\b/i

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const spoken = new RegExp(`\\b(from|at|to|till|until|by|and|-) (${hours.join('|')})\\b`, 'gi')

/**
 * Opening hours as people say them, in the words of `findHours` where they come to the same: "open
 * at 8, close at 6 weekdays" is "8 to 6 weekdays".
 */
export function spokenHours(text: string): string | undefined {
  if (!days.test(text)) return undefined
  const set = text
    .replace(/(\d) (?:o['’]?clock )?in the morning/gi, '$1am')
    .replace(/(\d) (?:o['’]?clock )?in the (?:afternoon|evening)|(\d) at night/gi, '$1$2pm')
    .replace(
      spoken,
      (_, lead: string, hour: string) => `${lead} ${hours.indexOf(hour.toLowerCase()) + 1}`
    )
    .replace(/\bnoon\b|\bmidday\b/gi, '12pm')
    .replace(
      /\bshut\b|\bclose\b(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun|every|all|week|bank))/gi,
      'closed'
    )
    .replace(/(\d)[\s,]+(?:and )?(?:we )?(?:clos|shut)\w* (?:at|around|by) /gi, '$1 to ')
    .replace(/\bopen(?:s|ing)? at /gi, 'open ')
    // "On Sundays too, from 12pm": the day and its hours.
    .replace(/(?<=days?|weekends?) (?:too|as well|also|now)\b/gi, '')
    .replace(/(?<=days?|weekends?), (?=from )/gi, ' ')
  if (set !== text && findHours(set, 'en')) return set
  if (!opens.test(text)) return undefined
  if (/\bbank holidays?\b/i.test(text)) return text
  return /\d/.test(set) || /\bclosed\b/i.test(set) ? set : undefined
}

/** "… is spelled wrong: the firm is X": what comes behind the mark, without what leads to it. */
export function afterColon(text: string): string | undefined {
  const behind = /:\s*(\S.*)$/.exec(text)?.[1]
  return behind?.replace(
    /^(?:it(?:['’]s| is| should be)|(?:the|our|my) (?:firm|business|company|shop|name|place|salon|caf[eé]|studio)(?:['’]s| is)|should be|we(?:['’]re| are))\s+(?:called\s+)?/i,
    ''
  )
}
