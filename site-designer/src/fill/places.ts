import type {
  Action,
  AreaSection,
  FactsSection,
  MapSection,
  Row,
  StatsSection,
  VisitSection,
} from '#designer/site/site'
import type { Brief } from '#designer/outline/brief'
import type { Copy } from '#designer/copy/copy'
import { isReachable, toldRefusals, type FillDesk } from '#designer/fill/desk'
import type { Props } from '#designer/fill/props'
import { hoursLine, isOnlyClosed } from '#designer/fill/schedule'
import { untoldSince } from '#designer/fill/own_words'
import { hourRows, hoursHeading } from '#designer/fill/times'
import type { Language } from '#designer/text/language'
import { lower } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

export function facts(desk: FillDesk): Props<FactsSection> {
  const fresh = factRows(desk)
  const asked = desk.brief.wishes.want.includes('facts')
  return { rows: asked || fresh.length < 2 ? allRows(desk).map(({ row }) => row) : fresh }
}

/** Whether the first screen tells the facts row by row: in a strip of them, or in the hero. */
export function showsFacts(desk: FillDesk): boolean {
  return desk.kinds.has('facts') || holdsFacts(desk)
}

export function holdsFacts(desk: FillDesk): boolean {
  return desk.layoutOf('hero') === 'ledger' && factRows(desk).length >= 2
}

/** Whether the hero's board says when it is open. */
export function boardsHours({ brief, plan }: FillDesk): boolean {
  return plan.artefact === 'week' && brief.classes.length === 0
}

/** What the title, the buttons and the board do not say. */
export function factRows(desk: FillDesk): Row[] {
  return allRows(desk)
    .filter(({ fresh }) => fresh)
    .map(({ row }) => row)
}

function allRows(desk: FillDesk): { row: Row; fresh: boolean }[] {
  const { brief, copy, kinds } = desk
  const since = kinds.has('stats') ? undefined : untoldSince(brief)
  const rows = [
    { row: hoursRow(desk), fresh: !boardsHours(desk) },
    { row: valueRow(copy.labels.place, desk.where()), fresh: brief.address !== undefined },
    { row: valueRow(copy.labels.since, since), fresh: true },
    { row: valueRow(copy.labels.phone, brief.phone?.value), fresh: false },
    { row: valueRow(copy.labels.goodToKnow, knownLine(desk)), fresh: true },
  ]
  return rows.flatMap(({ row, fresh }) => (row ? [{ row, fresh }] : []))
}

function hoursRow({ brief, copy }: FillDesk): Row | undefined {
  if (!brief.hours) return undefined
  const value = capital(hoursLine(brief.hours.value, copy), brief.language)
  const [heading] = copy.headings.hours
  return { label: isOnlyClosed(brief.hours.value) ? heading : copy.labels.hours, value }
}

function valueRow(label: string, value: string | undefined): Row | undefined {
  return value ? { label, value } : undefined
}

const mostKnown = 3

/** The claims and refusals that a row of facts has room for; a list of questions tells refusals. */
export function knownInRow({ brief, claims, kinds }: FillDesk) {
  const shown = claims.slice(0, mostKnown)
  const refusals = kinds.has('faq') ? [] : toldRefusals(brief)
  return { claims: shown, refusals: refusals.slice(0, mostKnown - shown.length) }
}

function knownLine(desk: FillDesk): string {
  const { brief, copy } = desk
  const known = knownInRow(desk)
  return inALine([...known.claims, ...known.refusals.map(copy.none)], brief.language)
}

/** "Family-run, dogs welcome": several things in one line, whose first alone has a capital. */
export function inALine([first = '', ...rest]: string[], language: Language): string {
  const line = [first, ...rest.map((what) => lower(what, language))].join(', ')
  return capital(line, language)
}

export function stats(desk: FillDesk): Props<StatsSection> {
  const figures = figuresOf(desk.brief, desk.copy)
  return { figures: figures.map(({ value, label }) => ({ value, label: desk.inVoice(label) })) }
}

/** Every number the owner gave, as it was given. */
export function figuresOf(brief: Brief, copy: Copy): StatsSection['figures'] {
  const years = brief.years?.split(' ')[0]
  return [
    ...(brief.since ? [{ value: brief.since, label: copy.parts.stats.since }] : []),
    ...(years ? [{ value: capital(years), label: copy.parts.stats.years }] : []),
    ...(brief.figures ?? []),
  ].slice(0, 5)
}

export function visit(desk: FillDesk): Props<VisitSection> {
  const { brief, copy, kinds } = desk
  const place = brief.place?.value.split(',')[0]
  const rows: Row[] = [
    {
      label: copy.labels.address,
      value: brief.address ? desk.where()! : { todo: copy.todo.address },
    },
  ]
  // The heading says the town; the region is said here.
  if (!brief.address && place !== brief.place?.value)
    rows.unshift({ label: copy.labels.place, value: brief.place!.value })
  if (brief.phone && !kinds.has('contact'))
    rows.push({ label: copy.labels.phone, value: brief.phone.value })
  const way = directions(desk)
  // Where classes are the opening hours, asking for others would be odd.
  const hoursElsewhere = kinds.has('hours') || (brief.classes.length > 0 && !brief.hours)
  return {
    heading: tellsOnlyHours(desk)
      ? secondHoursHeading(desk)
      : place
        ? desk.inVoice(copy.headings.visitIn(place))
        : // Some trades ask their visitors in the same words at the end of the page.
          desk.pick(
            'visit',
            copy.headings.visit.filter((heading) => heading !== desk.ask())
          ),
    rows,
    ...(hoursElsewhere ? {} : { hours: hourRows(desk) }),
    ...(way ? { directions: way } : {}),
  }
}

/** Whether all that the visit has to tell is when: no address, no region, no number. */
export function tellsOnlyHours({ brief, kinds }: FillDesk): boolean {
  if (!brief.hours || !kinds.has('visit') || kinds.has('hours')) return false
  const isTownOnly = !brief.place?.value.includes(',')
  return !brief.address && isTownOnly && !(brief.phone && !kinds.has('contact'))
}

/** Another than that of the hero's board. */
function secondHoursHeading(desk: FillDesk): string {
  const heading = hoursHeading(desk)
  const others = desk.copy.headings.hours.filter((other) => desk.inVoice(other) !== heading)
  const isTaken = boardsHours(desk) && !isOnlyClosed(desk.brief.hours!.value)
  return isTaken ? desk.inVoice(others[0]) : heading
}

export function map(desk: FillDesk): Props<MapSection> {
  const { brief, copy } = desk
  const way = directions(desk)
  return {
    heading: desk.pick('map', copy.parts.map.headings),
    address: brief.address ? desk.where()! : { todo: copy.todo.address },
    ...(way ? { directions: way } : {}),
  }
}

export function area(desk: FillDesk): Props<AreaSection> {
  const { brief, copy } = desk
  const words = copy.parts.area
  const home = brief.place?.value.split(',')[0]
  const said = [home, ...(brief.area ?? [])].filter((place) => place !== undefined)
  const places = [...new Set(said)]
  return {
    heading: desk.pick('area', words.headings),
    places:
      (brief.area ?? []).length > 0
        ? places
        : [...places, ...[1, 2, 3].map(() => ({ todo: words.todo }))],
    ...(isReachable(brief) ? { note: desk.inVoice(words.outside) } : {}),
  }
}

function directions(desk: FillDesk): Action | undefined {
  const { brief, copy } = desk
  if (!brief.address) return undefined
  const search = [brief.name?.value, desk.where()].filter(Boolean).join(', ')
  return {
    label: copy.directions,
    href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(search)}`,
  }
}
