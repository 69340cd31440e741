import { without } from '#designer/sheet/coverage'
import { textsIn, valuesOf } from '#designer/sheet/values'
import { weekdays, type Coverage, type Sheet } from '#designer/sheet/sheet'
import { folded } from '#designer/sheet/claims/folded'
import { figuresIn } from '#designer/sheet/claims/figures'

/** Everything that may be told on the page, in the forms in which it is looked for. */
export interface Said {
  /** Folded, with a space at both ends. */
  text: string
  words: ReadonlySet<string>
  figures: ReadonlySet<string>
}

/**
 * What the sheet holds, and the prompt but for what must not be told: what was refused or dropped,
 * what talks to us, wishes about the page, and what the person has corrected since.
 */
export function saidOn(sheet: Sheet, prompt: string): Said {
  const { language } = sheet.wishes
  const texts = [...toldOnSheet(sheet), ...toldInPrompt(sheet, prompt)]
  const text = ` ${texts.map(folded).join(' \n ')} `
  return {
    text,
    words: new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []),
    figures: new Set([
      ...texts.flatMap((one) => figuresIn(one, language.value).flatMap(({ means }) => means)),
      ...clocksOf(sheet),
    ]),
  }
}

function toldOnSheet(sheet: Sheet): string[] {
  const isRefused = (way: string) => sheet.contact.refused.some(({ value }) => value === way)
  const hidden: Record<string, boolean> = {
    'contact.telephones': isRefused('telephone'),
    'contact.emails': isRefused('email'),
    'where.street_address': isRefused('address'),
    // Ids and ways are no words of the person's.
    'who.kind': true,
    'contact.preferred': true,
    'contact.refused': true,
  }
  const values = valuesOf(sheet).filter(({ field }) => !hidden[field])
  const groups = sheet.offers.flatMap(({ name }) => name ?? [])
  const days = weekdays.filter((day) => sheet.where.some((place) => place.opening_hours[day]))
  return [...values.flatMap(({ value }) => textsIn(value.value)), ...groups, ...days]
}

function toldInPrompt({ coverage, edited }: Sheet, prompt: string): string[] {
  const isUntold = ({ as, field }: Coverage) =>
    as === 'refusal' ||
    as === 'dropped' ||
    as === 'talk' ||
    as === 'wish' ||
    (as === 'field' && field !== undefined && edited.includes(field))
  const untold = coverage.filter(isUntold).map(({ from }) => from)
  return without([0, prompt.length], untold)
    .filter(([start, end]) => start < end)
    .map((stretch) => prompt.slice(...stretch))
}

/** Opening times as figures: "open till five pm" is said where a day closes at 17:00. */
function clocksOf({ where }: Sheet): string[] {
  const days = where.flatMap(({ opening_hours: hours }) =>
    weekdays.flatMap((day) => hours[day] ?? [])
  )
  const times = days.flatMap(({ value }) =>
    value.spans.flatMap(({ opens, closes }) => [opens, closes])
  )
  return times.map((time) => `time ${time}`)
}
