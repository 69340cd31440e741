import type {
  Action,
  AreaSection,
  FactsSection,
  MapSection,
  Row,
  StatsSection,
  VisitSection,
} from '#planning/site/site'
import type { Brief } from '#planning/designers/builtin/brief'
import type { Copy } from '#planning/designers/builtin/copy/copy'
import type { FillDesk } from '#planning/designers/builtin/fill/desk'
import type { Props } from '#planning/designers/builtin/fill/props'
import { hoursLine, isOnlyClosed } from '#planning/designers/builtin/fill/schedule'
import { hourRows } from '#planning/designers/builtin/fill/times'
import { lower } from '#planning/designers/builtin/letters'
import { capital } from '#planning/designers/builtin/normalise'

export function facts(desk: FillDesk): Props<FactsSection> {
  return { rows: factRows(desk) }
}

export function factRows(desk: FillDesk): Row[] {
  const { brief, copy, kinds, plan } = desk
  const rows: Row[] = []
  const onBoard = plan.artefact === 'week' && brief.classes.length === 0
  if (brief.hours && !onBoard) {
    const value = capital(hoursLine(brief.hours.value, copy), brief.language)
    const [heading] = copy.headings.hours
    rows.push({ label: isOnlyClosed(brief.hours.value) ? heading : copy.labels.hours, value })
  }
  if (brief.address ?? brief.place) rows.push({ label: copy.labels.place, value: desk.where()! })
  if (brief.since && !kinds.has('stats'))
    rows.push({ label: copy.labels.since, value: brief.since })
  if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
  const known = [...brief.claims.map(copy.claim), ...brief.wishes.refusals.map(copy.none)]
  if (known.length > 0) {
    const [first, ...rest] = known.slice(0, 3)
    const value = [first, ...rest.map((what) => lower(what, brief.language))].join(', ')
    rows.push({ label: copy.labels.goodToKnow, value: capital(value, brief.language) })
  }
  return rows.slice(0, 4)
}

export function stats({ brief, copy }: FillDesk): Props<StatsSection> {
  return { figures: figuresOf(brief, copy) }
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
  if (!brief.address && place) rows.unshift({ label: copy.labels.place, value: brief.place!.value })
  if (brief.phone) rows.push({ label: copy.labels.phone, value: brief.phone.value })
  const way = directions(desk)
  // Where classes are the opening hours, asking for others would be odd.
  const hoursElsewhere = kinds.has('hours') || (brief.classes.length > 0 && !brief.hours)
  return {
    heading: place
      ? desk.inVoice(copy.headings.visitIn(place))
      : desk.pick('visit', copy.headings.visit),
    rows,
    ...(hoursElsewhere ? {} : { hours: hourRows(desk) }),
    ...(way ? { directions: way } : {}),
  }
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
    note: desk.inVoice(words.outside),
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
