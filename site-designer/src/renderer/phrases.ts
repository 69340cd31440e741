import { inOneVoice, wordsData } from '#designer/copy/words_data'
import type { AddressForm } from '#designer/language/address_form'
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

export function phrasesIn(language: Language, form: AddressForm = 'formal'): Phrases {
  return inOneVoice(wordsData(language).printed, 'we', form) as unknown as Phrases
}
