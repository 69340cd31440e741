import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/language/language'

/** The words the page itself needs, whatever the business. */
export interface Phrases {
  menu: string
  mainNavigation: string
  skip: string
  toTop: string
  name: string
  email: string
  message: string
  send: string
  leaveEmpty: string
  phone: string
  address: string
  hours: string
}

export function phrasesIn(language: Language): Phrases {
  return wordsData(language).printed as unknown as Phrases
}
