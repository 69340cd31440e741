import type { Voice } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import { languageOf } from '#designer/fill/business'
import type { Sheet } from '#designer/sheet/sheet'
import type { Language } from '#designer/text/language'

/** Whether one person speaks to visitors or several, as far as their own words say it. */
export function voiceOf(sheet: Sheet): Voice {
  const { one, many } = counted(sheet)
  return sheet.people.length < 2 && one > many ? 'I' : 'we'
}

/** Whether their own words speak of themselves, and not of somebody else. */
export function speaks(sheet: Sheet): boolean {
  const { one, many } = counted(sheet)
  return one + many > 0
}

function counted(sheet: Sheet): { one: number; many: number } {
  const language = languageOf(sheet)
  const text = sheet.own_words.about?.value ?? ''
  const words = text.match(/[\p{L}\p{M}]+(?:['’]\p{L}*)?/gu) ?? []
  const { one, many } = speakersIn(language)
  return { one: words.filter(one).length, many: words.filter(many).length }
}

function speakersIn(language: Language) {
  const { one, many } = wordsData(language).speaks
  return { one: isOneOf(one, language), many: isOneOf(many, language) }
}

/** `*iamo` is any longer word with this ending, `j’*` any with this beginning. */
function isOneOf(list: string[], language: Language): (word: string) => boolean {
  const whole = new Set(list)
  const endings = list.filter((word) => word.startsWith('*')).map((word) => word.slice(1))
  const starts = list.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (typed) => {
    const word = typed.toLocaleLowerCase(language)
    return (
      whole.has(typed) ||
      whole.has(word) ||
      endings.some((ending) => word.length > ending.length && word.endsWith(ending)) ||
      starts.some((start) => word.startsWith(start))
    )
  }
}
