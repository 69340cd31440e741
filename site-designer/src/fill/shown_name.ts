import { copyIn } from '#designer/copy/copy_in'
import { isCalledByNoun, languageOf, whatAndWhere } from '#designer/fill/business'
import { emailsOf, telephonesOf } from '#designer/fill/reach'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { localityOf } from '#designer/fill/whereabouts'
import { kindById } from '#designer/kinds/all'
import { likelyKind } from '#designer/sheet/likely'
import type { Sheet } from '#designer/sheet/sheet'
import { wordsLanguage } from '#designer/language/language'
import { hasVerb } from '#designer/language/told'
import { capital } from '#designer/language/normalise'

const longestMark = 60

/** What header and footer call the page: its name, or plainly what it is and where. */
export function shownName(sheet: SortedSheet): string {
  const { title } = sheet.sorted
  const said = title && title.length <= longestMark ? title : undefined
  const own = called(sheet) ?? said ?? whatAndWhere(sheet) ?? opening(sheet)
  return own ?? likelyWhatAndWhere(sheet) ?? localityOf(sheet) ?? copyIn(languageOf(sheet)).welcome
}

/** Whether nothing says who or what it is for: such a page welcomes, and opens with the way to reach somebody. */
export function onlyWelcomes(sheet: SortedSheet): boolean {
  return shownName(sheet) === copyIn(languageOf(sheet)).welcome
}

/** "Wedding in Ludlow", where nothing but the kind that is likely says what it is; "tradesperson" would say nothing. */
function likelyWhatAndWhere(sheet: Sheet): string | undefined {
  const kind = likelyKind(sheet)
  if (!kind || kindById(kind).schemaType !== 'Event') return undefined
  return whatAndWhere({ ...sheet, who: { ...sheet.who, kind: { value: kind, source: 'said' } } })
}

/** The headline: where there is no name and nothing to call it by, the first thing that they say. */
export function headlineOf(sheet: SortedSheet): string {
  const address = onlyWelcomes(sheet) ? onlyAddress(sheet) : undefined
  return called(sheet) ?? sheet.sorted.title ?? address ?? shownName(sheet)
}

/** The address to write to, where it is all that they say. */
function onlyAddress(sheet: Sheet): string | undefined {
  return telephonesOf(sheet).length === 0 ? emailsOf(sheet)[0] : undefined
}

/** "Dog walker Bristol £12 an hour": the words that a title line begins with, before its first fact. */
function opening(sheet: SortedSheet): string | undefined {
  const { sorted, wishes } = sheet
  const [first] = sorted.sentences
  const words = first?.typed.split(/[,.;:!?()£$€₺–—]|(?<=\S)\s+\d/, 1)[0].trim() ?? ''
  if (hasVerb(words, wishes.language.value)) return undefined
  const isTitle = /\s/.test(words) && words.length <= longestMark && !/\n/.test(words)
  return isTitle ? capital(words, wordsLanguage(wishes.language.value)) : firstOffered(sheet)
}

/** "Chimney sweep hereford £55": what is offered in the first words. */
function firstOffered(sheet: Sheet): string | undefined {
  const items = sheet.offers.flatMap((group) => group.items)
  const first = items.find(({ from }) => from?.[0] === 0)?.value.name
  return first && /\s/.test(first)
    ? capital(first, wordsLanguage(sheet.wishes.language.value))
    : undefined
}

function called(sheet: Sheet): string | undefined {
  return sheet.who.name?.value ?? (isCalledByNoun(sheet) ? whatAndWhere(sheet) : undefined)
}
