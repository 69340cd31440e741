import { languageOf } from '#designer/fill/business'
import type { Sheet } from '#designer/sheet/sheet'

const speakers = {
  en: { one: /\b(?:I|I['’]m|[Mm]y|me)\b/g, many: /\b(?:we|our|us)\b/gi },
  tr: {
    one: /(?<!\p{L})(?:ben|benim|bana|\p{L}+[ıiuü]yorum)(?!\p{L})/giu,
    many: /(?<!\p{L})(?:biz|bizim|bize|\p{L}+[ıiuü]yoruz|\p{L}+[ıiuü]m[ıiuü]z)(?!\p{L})/giu,
  },
}

/** Whether one person speaks to visitors or several, as far as their own words say it. */
export function voiceOf(sheet: Sheet): 'I' | 'we' {
  const { own_words: own, people } = sheet
  const text = own.about?.value ?? ''
  const { one, many } = speakers[languageOf(sheet)]
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length
  return people.length < 2 && count(one) > count(many) ? 'I' : 'we'
}
