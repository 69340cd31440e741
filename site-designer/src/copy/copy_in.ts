import type { PageWords } from '#designer/copy/page_words'
import { en } from '#designer/copy/en'
import { tr } from '#designer/copy/tr'
import type { Language } from '#designer/text/language'

export function copyIn(language: Language): PageWords {
  return language === 'tr' ? tr : en
}
