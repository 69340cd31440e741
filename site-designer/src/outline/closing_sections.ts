import type { PlannedSection } from '#designer/composition/arrange_sections'
import { boardOf } from '#designer/fill/board'
import { kindOf } from '#designer/fill/business'
import { ownButton } from '#designer/fill/own_button'
import { placeOwnWords } from '#designer/fill/own_words'
import { actionLink, takesMessages } from '#designer/fill/reach'
import { hasGrid, hasHours, isAlwaysOpen } from '#designer/fill/schedule'
import { areaOf, hasDoor } from '#designer/fill/whereabouts'
import { kinds, luckOf, wants, type Opening } from '#designer/outline/planned'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { fold } from '#designer/text/letters'

/** Where it is, when it is open, and what a visitor can do: the end of every page. */
export function closingSections(sheet: Sheet, opening: Opening): PlannedSection[] {
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const luck = luckOf(opening, 'closing')
  const order: PlannedSection[] = [
    ...kinds([['area', tellsArea(sheet) || wanted('area')]]),
    ...ways(sheet, opening),
  ]
  if (luck.int(2) === 0 && sheet.where.length < 2) order.reverse()
  if (wanted('faq')) order.splice(luck.int(order.length + 1), 0, { kind: 'faq' })
  return [
    ...order,
    ...kinds([
      ['downloads', wanted('downloads')],
      ['call', wanted('call') || leadsAway(sheet)],
      ['contact', true],
      ['newsletter', wanted('newsletter') && takesMessages(sheet)],
      ['legal', takesMessages(sheet) || wanted('legal')],
    ]),
  ]
}

/** Whether visitors are asked for something that another page, a call or a mail is for. */
function leadsAway(sheet: Sheet): boolean {
  const own = ownButton(sheet)
  return own ? own.href !== '#contact' : actionLink(sheet) !== undefined
}

/** Whether it comes to people, or serves places that its own words do not name. */
function tellsArea(sheet: Sheet): boolean {
  const area = areaOf(sheet)
  const { lede, about, topics, known } = placeOwnWords(sheet)
  const told = fold(JSON.stringify([lede, about, topics, known]))
  const comes = kindOf(sheet).sections.includes('area')
  return area.length > 0 && (comes || area.some((place) => !told.includes(fold(place))))
}

/** How to find it and when: one section a place. */
function ways(sheet: Sheet, opening: Opening): PlannedSection[] {
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const [place, ...others] = sheet.where
  if (others.length > 0) {
    return sheet.where.flatMap((one, index) =>
      hasDoor(one, sheet) || hasHours(one.opening_hours) || one.label
        ? [{ kind: 'visit' as const, place: index }]
        : []
    )
  }
  const { goal } = kindOf(sheet)
  const hours = place?.opening_hours
  const isBoarded = opening.artefact === 'week' && boardOf(sheet) === 'hours'
  const needsHours =
    hours !== undefined &&
    hasHours(hours) &&
    (!isBoarded || hours.notes.length > 0 || placeOwnWords(sheet).beside.hours.length > 0)
  const isPlain = hours !== undefined && hasGrid(hours) && isAlwaysOpen(hours)
  const drawsHours = needsHours && !isPlain
  const atDoor = place !== undefined && hasDoor(place, sheet)
  const isDrawn = atDoor && luckOf(opening, 'map').int(3) === 0
  if (wanted('map') || (isDrawn && !wanted('visit'))) {
    return kinds([
      ['map', true],
      ['hours', drawsHours || wanted('hours') || place?.by_appointment?.value === true],
      ['visit', wanted('visit')],
    ])
  }
  const invites = !['call', 'quote'].includes(goal)
  if (
    atDoor ||
    wanted('visit') ||
    (invites && (drawsHours || (goal === 'visit' && !place?.online)))
  )
    return [{ kind: 'visit' }]
  return kinds([['hours', drawsHours || wanted('hours')]])
}
