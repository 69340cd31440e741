import { whatAndWhere } from '#designer/fill/business'
import { clockOf } from '#designer/fill/clock'
import type { FillContext } from '#designer/fill/context'
import { knownInRow } from '#designer/fill/good_to_know'
import { introducesPerson, untoldPeople } from '#designer/fill/people'
import { telephonesOf } from '#designer/fill/reach'
import { hasGrid, hasHours, hoursLine, isOnlyClosed } from '#designer/fill/schedule'
import { tellsWhen } from '#designer/fill/times'
import { voiceOf } from '#designer/fill/voice_of'
import { addressOf, isByAppointment } from '#designer/fill/whereabouts'
import type { Place } from '#designer/sheet/sheet'
import type { Action, Row } from '#designer/site/content'
import type { Language } from '#designer/language/language'
import { fold } from '#designer/language/fold'
import { lower } from '#designer/language/normalise'
import { capital } from '#designer/language/normalise'

/** Whether a strip tells the facts row by row. */
export function showsFacts(context: FillContext): boolean {
  return context.kinds.has('facts')
}

/** At a glance: what no other part of the page says. */
export function factRows(context: FillContext): Row[] {
  const { copy, sheet } = context
  const { labels } = copy
  const [place, ...others] = sheet.where
  const since = context.kinds.has('stats') ? undefined : sheet.who.founding_year?.value
  const tellsWhere = context.kinds.has('visit') || context.kinds.has('map')
  const isOne = place !== undefined && others.length === 0
  const ways = [...(isByAppointment(sheet) && !tellsWhen(context) ? [copy.byAppointment] : [])]
  const rows: (Row | undefined)[] = [
    isOne && !tellsWhen(context) ? hoursRow(place, context) : undefined,
    isOne && !tellsWhere ? valueRow(labels.place, addressOf(place, sheet)) : undefined,
    valueRow(labels.since, since),
    personRow(context),
    knownRow(context, ways),
  ]
  return rows.filter((row) => row !== undefined)
}

/** What a visitor who is on the way needs: the one address with a map, and the hours. */
export function nearRows(context: FillContext): Row[] {
  const { copy, sheet } = context
  const [place, ...others] = sheet.where
  if (!place || others.length > 0) return []
  const isFurtherDown = tellsWhen(context)
  const way = directions(context, place)
  const address =
    context.kinds.has('visit') || context.kinds.has('map') ? addressOf(place, sheet) : undefined
  return [
    ...(address ? [{ label: copy.labels.address, value: address, href: way?.href }] : []),
    ...(isFurtherDown && hasGrid(place.opening_hours) ? [hoursRow(place, context)] : []),
  ].filter((row) => row !== undefined)
}

/** What stands in no other section: one row of it is told beside the ways to get in touch. */
export function strayRows(context: FillContext): Row[] {
  if (showsFacts(context)) return []
  return [personRow(context), knownRow(context, [])].filter((row) => row !== undefined)
}

/** What is good to know, in one row; awards and licences alone are called so. */
function knownRow({ copy, language, sheet }: FillContext, ways: string[]): Row | undefined {
  const known = [...ways, ...knownInRow(sheet)]
  const { goodToKnow, recognition } = copy.labels
  const areCredentials = known.every((one) => sheet.credentials.some(({ value }) => value === one))
  return valueRow(areCredentials ? recognition : goodToKnow, inALine(known, language))
}

/** The only person, where no section introduces people: "Head baker: Rosa Bell". */
function personRow(context: FillContext): Row | undefined {
  const { kinds, language, sheet } = context
  const [only, ...others] = untoldPeople(sheet)
  if (!only || others.length > 0 || kinds.has('team')) return undefined
  const isOnly = sheet.people.length === 1
  const isIntroduced = isOnly && (introducesPerson(sheet) || voiceOf(sheet) === 'I')
  if (kinds.has('about') && isIntroduced) return undefined
  const isSaid = (words: string) =>
    [sheet.who.name?.value, whatAndWhere(sheet), ...sheet.sorted.about].some((told) =>
      fold(told ?? '').includes(fold(words))
    )
  if (isSaid(only.name) && (!only.role || isSaid(only.role))) return undefined
  const label = only.role ? capital(only.role, language) : context.copy.labels.person
  return valueRow(label, only.name)
}

function hoursRow({ opening_hours: hours }: Place, { copy, language, sheet }: FillContext) {
  const value = capital(hoursLine(hours, language, clockOf(sheet)), language)
  return valueRow(isOnlyClosed(hours) ? copy.headings.hours[0] : copy.labels.hours, value)
}

function valueRow(label: string, value: string | undefined): Row | undefined {
  return value ? { label, value } : undefined
}

/** "Family-run, dogs welcome": several things in one line, whose first alone has a capital. */
export function inALine([first = '', ...rest]: string[], language: Language): string {
  const line = [first, ...rest.map((what) => lower(what, language))].join(', ')
  return capital(line, language)
}

/** Whether all that the one visit has to tell is when. */
export function tellsOnlyHours({ sheet, kinds }: FillContext): boolean {
  const [place, ...others] = sheet.where
  if (!place || others.length > 0 || !hasHours(place.opening_hours)) return false
  if (!kinds.has('contact') && telephonesOf(sheet).length > 0) return false
  return kinds.has('visit') && !kinds.has('hours') && !addressOf(place, sheet)
}

/** The map is searched for the address alone: it knows few small businesses by their names. */
export function directions({ sheet, copy }: FillContext, place: Place): Action | undefined {
  const address = addressOf(place, sheet)
  if (!address) return undefined
  return {
    label: copy.directions,
    href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
  }
}
