import { wordsAndMarks } from '#designer/language/tokens'
import { saidIn } from '#designer/copy/asks'
import { isOneOf } from '#designer/copy/one_of'
import type { Voice } from '#designer/copy/template'
import { oncePerKey } from '#designer/data/once_per_key'
import { wordsData } from '#designer/copy/words_data'
import { kindOf, languageOf } from '#designer/fill/business'
import type { Sheet } from '#designer/sheet/sheet'
import type { AddressForm } from '#designer/language/address_form'
import type { Language } from '#designer/language/language'

/**
 * Whether one person speaks to visitors or several, as far as their own words say it. The page of a
 * person is theirs; who speaks of a sister or a father does not work alone.
 */
export function voiceOf(sheet: Sheet): Voice {
  const { one, many } = counted(sheet)
  if (namesOthers(sheet)) return 'we'
  if (one > 0 && many === 0) return 'I'
  if (sheet.people.length > 1) return 'we'
  if (one === many) return kindOf(sheet).schemaType === 'Person' ? 'I' : 'we'
  return one > many ? 'I' : 'we'
}

/** How visitors are addressed; where nobody said so, as most pages do in that language. */
export function addressFormOf({ wishes }: Sheet): AddressForm {
  return wishes.address_form?.value ?? 'formal'
}

function namesOthers(sheet: Sheet): boolean {
  const language = languageOf(sheet)
  const { who, own_words: own } = sheet
  const told = [who.description?.value, own.about?.value].join(' ')
  return wordsData(language).speaks.together.some(saidIn(told))
}

/** Whether a sentence is told by one or several of themselves. */
export function speaksIn(text: string, language: Language): boolean {
  const { one, many } = speakersIn(language)
  return wordsAndMarks(text).some((word) => one(word) || many(word))
}

/** Whether their own words speak of themselves, and not of somebody else. */
export function speaks(sheet: Sheet): boolean {
  const { one, many } = counted(sheet)
  return one + many > 0
}

function counted(sheet: Sheet): { one: number; many: number } {
  const language = languageOf(sheet)
  const text = sheet.own_words.about?.value ?? ''
  const words = wordsAndMarks(text)
  const { one, many } = speakersIn(language)
  return { one: words.filter(one).length, many: words.filter(many).length }
}

const speakersIn = oncePerKey((language: Language) => {
  const { one, many } = wordsData(language).speaks
  return { one: isOneOf(one, language), many: isOneOf(many, language) }
})
