import { findHours } from '#designer/instructions/values/hours/hours'
import { nowadays } from '#designer/instructions/readers/facts/around'
import type { Stretch } from '#designer/instructions/stretch'
import { has } from '#designer/instructions/words/piece'

// The words of a week without what leads to them: "we are open", "change the hours to".
export function hoursWords({ text, shape, pieces, language }: Stretch): string {
  const week = text.replace(leadingHours, '').replace(nowadays, '')
  if (language === 'en' && week !== text && findHours(week, language)) return week
  const value = shape.value
  const named =
    value && has(pieces, 'section', 'hours') && findHours(value, language) ? value : text
  return named
    .replace(/^(?:we(?:['’]re| are)\s+)?(?:now\s+)?open\s+/i, '')
    .replace(/^(?:our|the|my)?\s*(?:opening |business )?(?:hours|times)\s*(?:are|is|:)\s*/i, '')
    .replace(/\s+açı[kğ]\p{L}*$/iu, '')
    .replace(/^art[ıi]k\s+|\s+art[ıi]k$/giu, '')
}

const leadingHours =
  /^.*?\b(?:hours|times)\b(?:[\s:,-]|\b(?:are|is|to|now|should|be|say|wrong|changed?|it['’]?s)\b)*/i
