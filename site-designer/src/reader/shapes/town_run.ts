import type { Reading } from '#designer/reader/reading'
import { calendarWords } from '#designer/language/calendar_words'
import { isOrdinary, isTown } from '#designer/reader/words/known_names'
import type { Stretch } from '#designer/sheet/sheet'

const part = "(?:(?:St|Sta|Mt|Dr)\\. )?\\p{Lu}[\\p{L}’'-]{0,30}"
const small =
  'of|upon|on|under|the|de|la|le|les|los|las|el|al|du|des|di|del|della|do|da|dos|van|der|den|am|an|im|in|sur|aux?|ob|zu'
const town = new RegExp(
  `(?:(?:the|la|le|les|el|il|lo|de|het) )?${part}(?: (?:(?:${small}) ){0,2}${part}){0,4}`,
  'uy'
)

/** What is written as the name of a town that begins there: "Newcastle upon Tyne", "St. Ives", "La Spezia". */
export function townRunAt(text: string, at: number): Stretch | undefined {
  town.lastIndex = at
  const found = town.exec(text)?.[0]
  return found === undefined ? undefined : [at, at + found.length]
}

/** No day and no words of the language: "33 Mill Street, Monday to Friday". */
export function mayBeTown(reading: Reading, from: Stretch): boolean {
  const language = reading.language.code
  const name = reading.text(from)
  const words = name.toLowerCase().split(' ')
  const { days, months } = calendarWords(language)
  if (!reading.isFree(from) || days.has(words[0]) || months.includes(words[0])) return false
  const ordinary = words.filter((word) => isOrdinary(word, language)).length
  return isTown(name) || (ordinary < 2 && ordinary < words.length)
}
