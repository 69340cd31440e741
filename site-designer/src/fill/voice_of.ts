import { languageOf } from '#designer/fill/business'
import type { Sheet } from '#designer/sheet/sheet'
import { grammarLanguage } from '#designer/text/language'

const speakers = {
  en: { one: /\b(?:I|I['’]m|[Mm]y|me)\b/g, many: /\b(?:we|our|us)\b/gi },
  tr: {
    one: /(?<!\p{L})(?:ben|benim|bana|\p{L}+[ıiuü]yorum)(?!\p{L})/giu,
    many: /(?<!\p{L})(?:biz|bizim|bize|\p{L}+[ıiuü]yoruz|\p{L}+[ıiuü]m[ıiuü]z)(?!\p{L})/giu,
  },
}

/** Whether one person speaks to visitors or several, as far as their own words say it. */
export function voiceOf(sheet: Sheet): 'I' | 'we' {
  const { one, many } = counted(sheet)
  return sheet.people.length < 2 && one > many ? 'I' : 'we'
}

/** Whether their own words speak of themselves, and not of somebody else. */
export function speaks(sheet: Sheet): boolean {
  const { one, many } = counted(sheet)
  return one + many > 0
}

function counted(sheet: Sheet): { one: number; many: number } {
  const text = sheet.own_words.about?.value ?? ''
  const { one, many } = speakers[grammarLanguage(languageOf(sheet))]
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length
  return { one: count(one), many: count(many) }
}
