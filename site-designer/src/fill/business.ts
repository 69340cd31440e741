import { copyIn } from '#designer/copy/copy_in'
import { localityOf } from '#designer/fill/whereabouts'
import { kindById, neutralKind } from '#designer/kinds/all'
import type { Kind } from '#designer/kinds/kind'
import type { Sheet } from '#designer/sheet/sheet'
import { likelyKind } from '#designer/sheet/likely'
import { textsOnSheet } from '#designer/sheet/claims/source_words'
import { isLanguage, wordsLanguage, type Language } from '#designer/language/language'
import { isLatin, isWrittenAs } from '#designer/language/script'
import { fold } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'

/** What the page is for: as it was said, else what is most likely; a page has to be set somehow. */
export function kindOf(sheet: Sheet): Kind {
  return kindById(sheet.who.kind?.value ?? likelyKind(sheet) ?? '')
}

export function languageOf({ wishes }: Sheet): Language {
  return wordsLanguage(wishes.language.value)
}

/**
 * The language of the person's own words, and so of the page: theirs also where they chose another one
 * for our words, as long as they have not written everything anew.
 */
export function spokenLanguage(sheet: Sheet): string {
  const { language } = sheet.wishes
  const spoken = sheet.own_words.language
  if (!spoken || !isLanguage(language.value)) return language.value
  return isLatin(spoken) || isWrittenAs(spoken, textsOnSheet(sheet).join(' '))
    ? spoken
    : language.value
}

/** What the business is: in the person's words, or as its kind is called where it was said. */
export function nounOf(sheet: Sheet): string | undefined {
  const { description, kind, name } = sheet.who
  const own = sheet.people.find(({ value }) => value.name === name?.value)?.value.role
  if (description || own || !kind || kind.value === neutralKind) return description?.value ?? own
  return kindOf(sheet).words(languageOf(sheet)).noun
}

/** Whether what it is calls it better than its first words: a page's own kind, "notice", is no name. */
export function isCalledByNoun(sheet: Sheet): boolean {
  const { description, kind } = sheet.who
  return description !== undefined || (kind !== undefined && kindOf(sheet).refines !== undefined)
}

/** "Pottery studio in Leith", as far as it is known. */
export function whatAndWhere(sheet: Sheet): string | undefined {
  const noun = nounOf(sheet)
  if (!noun) return undefined
  const language = languageOf(sheet)
  const place = localityOf(sheet)
  const what = capital(noun, language)
  const says = place !== undefined && fold(noun).includes(fold(place))
  return place && !says ? copyIn(language).tradeIn(what, place) : what
}
