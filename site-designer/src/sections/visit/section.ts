import type { FillContext } from '#designer/fill/context'
import { placeNumbers, sharedNumbers } from '#designer/fill/place_numbers'
import { placeAt } from '#designer/fill/place_section'
import { directions, tellsOnlyHours } from '#designer/fill/places'
import { hasGrid, hasHours } from '#designer/fill/schedule'
import { whatToBring } from '#designer/fill/starter'
import { phoneRows } from '#designer/fill/telephones'
import { cellsOf, hoursHeading, weekOf, whenNote } from '#designer/fill/times'
import { addressOf, nameOfPlace } from '#designer/fill/whereabouts'
import { attributes, html, type Html } from '#designer/renderer/html'
import { text } from '#designer/renderer/page'
import { held, line, oursMark, way as printWay } from '#designer/renderer/sections/parts'
import { pairs, weekRows, weekStrip } from '#designer/renderer/sections/rows'
import { fitsNav } from '#designer/sections/nav'
import { TURNS } from '#designer/sections/planning/planned'
import { waysPlanned } from '#designer/sections/planning/ways'
import { isSaid, names } from '#designer/sections/said'
import type { SectionType } from '#designer/sections/section_type'
import type { Place } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/content'
import type { Section } from '#designer/site/site'
import { capital } from '#designer/language/normalise'

/** How many places have a link of their own. */
const mostPlacesInNav = 3

export const visitSection: SectionType<'visit'> = {
  fill(context, section) {
    const { copy, sheet } = context
    const place = placeAt(sheet, section.place)
    const hours = place.opening_hours
    const address = addressOf(place, sheet)
    const own = placeNumbers(sheet).get(place)
    const rows: Row[] = []
    if (address) rows.push({ label: copy.labels.address, value: address })
    else if (place.locality && sheet.where.length > 1)
      rows.push({ label: copy.labels.place, value: townOf(place) })
    else if (!hasHours(hours))
      rows.push({ label: copy.labels.address, value: { todo: copy.todo.address } })
    if (own) rows.push(...phoneRows(own, context))
    else if (!context.kinds.has('contact'))
      rows.push(
        ...sharedNumbers(sheet)
          .slice(0, 1)
          .flatMap((number) => phoneRows(number, context))
      )

    const isTold = context.kinds.has('hours')
    const hasWeek = hasGrid(hours) && !isTold
    const note = isTold ? undefined : whenNote(context, place)
    const way = directions(context, place)
    // Whoever may come to several places is not told what each of them asks for.
    const things = address && sheet.where.length === 1 ? whatToBring(sheet) : []
    return {
      heading: visitHeading(context, place),
      rows,
      ...(hasWeek ? { hours: weekOf(context, place), ...cellsOf(context, place) } : {}),
      ...(note ? { note } : {}),
      ...(way ? { directions: way } : {}),
      ...(things.length > 0 ? { slip: { called: copy.bring, things } } : {}),
    }
  },
  print({ rows, hours = [], cells, note, directions: to, slip }) {
    const place = html`${pairs(rows)}${to && printWay(to, 'directions', 'button quiet')}`
    const times = html`${hours.length > 0 && weekRows(hours)}${cells && weekStrip(cells)}
    ${line('note', note)}`
    return html`${rows.length > 0 && held('div', 'Place', place, { class: 'visit-place' })}
    ${(hours.length > 0 || note) && held('div', 'Hours', times, { class: 'visit-hours' })}
    ${slip && printSlip(slip)}`
  },
  plan: (sheet, opening) => waysPlanned(sheet, opening, 'visit', TURNS.ways + 3),
  navOfPlace(context, place) {
    const { sheet } = context
    const isListed = sheet.where.length <= mostPlacesInNav
    if (!isListed && place > 0) return undefined
    const at = placeAt(sheet, place)
    const named = [nameOfPlace(at, sheet), at.locality?.value].find((one) => one && fitsNav(one))
    return (isListed && named) || context.navName('visit')
  },
  calledAs: (context) => (tellsOnlyHours(context) ? 'hours' : 'visit'),
  says({ rows, hours = [], note }, words) {
    if (rows.length === 0 && hours.length > 0) return words.hours
    const told = [...rows, ...hours].map(({ value }) => value)
    return names(told, words) || (note && isSaid(note) ? note : words.hours)
  },
  reason: ({ rows }, { reasons }) => (rows.length === 0 ? reasons.hours : undefined),
}

/** A sheet of paper with a short list. */
function printSlip({ called, things }: NonNullable<Section<'visit'>['slip']>): Html {
  return html`<div class="slip">
    ${text('h3', 'slip', called)}
    <ul${attributes({ role: 'list', ...oursMark({ ours: true }) })}>
      ${things.map((thing) => html`<li data-slot="thing">${thing}</li>`)}
    </ul>
  </div>`
}

function visitHeading(context: FillContext, place: Place): string {
  const { copy, language, sheet } = context
  const town = place.locality?.value
  const name = place.label || sheet.where.length > 1 ? nameOfPlace(place, sheet) : undefined
  if (name) return capital(name, language)
  if (tellsOnlyHours(context)) return hoursHeading(context, place)
  const own = context.ownHeading('visit')
  if (own) return own
  if (town) return context.inVoice(copy.headings.visitIn(town))
  // Some trades ask their visitors in the same words at the end of the page.
  const others = copy.headings.visit.filter((heading) => heading !== context.ask())
  return context.pick('visit', others)
}

function townOf({ postal_code: code, locality }: Place): string {
  return [code?.value, locality?.value].filter(Boolean).join(' ')
}
