import { wordsIn } from '#designer/language/tokens'
import { without } from '#designer/sheet/coverage'
import { textsIn, valuesOf } from '#designer/sheet/values'
import { weekdays, type Coverage, type Sheet } from '#designer/sheet/sheet'
import { foldedWithQuotes } from '#designer/language/fold'
import { shortClaimsIn, type Counted } from '#designer/sheet/claims/claim_words'
import { figuresIn } from '#designer/sheet/claims/figures'

/** What a page may state, in the forms that the checks compare with. */
export interface SourceWords {
  /** Folded, with a space at both ends. */
  text: string
  words: ReadonlySet<string>
  figures: ReadonlySet<string>
}

/**
 * The values of the sheet, and the prompt without the parts that are not for the page: refused or
 * dropped ones, remarks to us, wishes about the page, and facts that the person has corrected; and
 * `more` that is known to be true.
 */
export function sourceWords(
  sheet: Sheet,
  prompt: string,
  more: readonly string[] = []
): SourceWords {
  const texts = [...textsOnSheet(sheet), ...textsInPrompt(sheet, prompt), ...more]
  const source = sourceOf(texts, [sheet.wishes.language.value])
  return {
    ...source,
    figures: new Set([...source.figures, ...clocksOf(sheet), ...lengthsOf(sheet)]),
  }
}

/** What may be stated if these texts are true; they may be in any of the languages. */
export function sourceOf(texts: readonly string[], languages: readonly string[]): SourceWords {
  const short = [...new Set(languages)].flatMap((language) =>
    texts.flatMap((one) => shortClaimsIn(one, language))
  )
  const text = ` ${[...texts, ...short].map(foldedWithQuotes).join(' \n ')} `
  const figures = [...new Set(languages)].flatMap((language) =>
    texts.flatMap((one) => figuresIn(one, language).flatMap(({ means }) => means))
  )
  return {
    text,
    words: new Set(wordsIn(text)),
    figures: new Set(figures),
  }
}

/** The values that may stand on a page. */
export function textsOnSheet(sheet: Sheet): string[] {
  const isRefused = (way: string) => sheet.contact.refused.some(({ value }) => value === way)
  const hidden: Record<string, boolean> = {
    'contact.telephones': isRefused('telephone'),
    'contact.emails': isRefused('email'),
    'where.street_address': isRefused('address'),
    // Their values are ids, not the person's words.
    'who.kind': true,
    'contact.preferred': true,
    'contact.refused': true,
  }
  const values = valuesOf(sheet).filter(({ field }) => !hidden[field])
  const groups = sheet.offers.flatMap(({ name }) => name ?? [])
  const days = weekdays.filter((day) => sheet.where.some((place) => place.opening_hours[day]))
  return [...values.flatMap(({ value }) => textsIn(value.value)), ...groups, ...days]
}

function textsInPrompt({ coverage, edited }: Sheet, prompt: string): string[] {
  const isExcluded = ({ as, field }: Coverage) =>
    as === 'refusal' ||
    as === 'dropped' ||
    as === 'talk' ||
    as === 'wish' ||
    (as === 'field' && field !== undefined && edited.includes(field))
  const excluded = coverage.filter(isExcluded).map(({ from }) => from)
  return without([0, prompt.length], excluded)
    .filter(([start, end]) => start < end)
    .map((stretch) => prompt.slice(...stretch))
}

/** Opening times as figures: "open till five pm" is supported if a day closes at 17:00. */
function clocksOf({ where }: Sheet): string[] {
  const days = where.flatMap(({ opening_hours: hours }) =>
    weekdays.flatMap((day) => hours[day] ?? [])
  )
  const times = days.flatMap(({ value }) =>
    value.spans.flatMap(({ opens, closes }) => [opens, closes])
  )
  return times.map((time) => `time ${time}`)
}

/** How long the lists of the sheet are: "three prices" is supported by three items that have one. */
function lengthsOf(sheet: Sheet): string[] {
  const { where, services, people, dates } = sheet
  const priced = sheet.offers.flatMap(({ items }) => items).filter(({ value }) => value.price)
  const days = weekdays.filter((day) =>
    where.some(({ opening_hours: hours }) => hours[day] && hours[day].value.spans.length > 0)
  )
  const lists: Record<Counted, readonly unknown[]> = {
    ...{ services, people, dates, days },
    prices: priced,
    places: where,
  }
  return Object.entries(lists).map(([name, list]) => `${name} ${list.length}`)
}
