import { minutes } from '#designer/facts/days'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

interface Said {
  hour?: string
  minute?: string
  half?: string
}

// What takes place in the evening, whoever holds it. Folded.
const evening: Record<Language, RegExp> = {
  en: /\b(?:bingo|quiz|films?|movies?|cinema|gigs?|concerts?|karaoke|comedy|open mic|disco|ceilidh|darts|poker|party|parties|supper|tasting|live music|jam session|folk session|speed dating|nights?|evenings?)\b/,
  tr: /(?<![a-z])(?:tombala|film|sinema|konser|canli muzik|fasil|tiyatro|karaoke|parti|quiz|stand ?up|mac|tadim|gecesi|aksami)(?![a-z])/,
}
const byDay: Record<Language, RegExp> = {
  en: /\b(?:kids|children|toddlers?|bab(?:y|ies)|family|junior|morning|breakfast|brunch|lunch|matinee|afternoon|coffee)\b/,
  tr: /(?<![a-z])(?:cocuk|bebek|aile|sabah|kahvalti|matine|ogle)/,
}
const dawn = 6 * 60
const late = 10 * 60
const noon = 12 * 60

/**
 * When something begins. Nothing does at "5.30" before dawn, and bingo at "7.30" is in the evening. A
 * bare "8" is a time only where it is plain which.
 */
export function beginning(said: Said, what: string, language: Language): number | undefined {
  const { hour = '', minute, half } = said
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined
  const at = minutes(hour, minute, half)
  if (half || hour.startsWith('0')) return at
  const name = fold(what)
  const isEvening = at < late && evening[language].test(name) && !byDay[language].test(name)
  if (!minute && !isEvening) return undefined
  return at < dawn || isEvening ? at + noon : at
}
