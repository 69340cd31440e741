import type { PlannedSection } from '#designer/site/outline'
import { kindOf } from '#designer/fill/business'
import { hasGrid, hasHours, isAlwaysOpen } from '#designer/fill/schedule'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { hasDoor } from '#designer/fill/whereabouts'
import {
  kinds,
  luckOf,
  wants,
  type Opening,
  type Planned,
} from '#designer/sections/planning/planned'
import type { SectionKind } from '#designer/site/kinds'

/** The sections of one kind among those that say how to find it and when. */
export function waysPlanned(
  sheet: SortedSheet,
  opening: Opening,
  kind: SectionKind,
  turn: number
): Planned[] {
  return ways(sheet, opening).flatMap((section) =>
    section.kind === kind ? [{ ...section, turn }] : []
  )
}

/** How to find it and when: one section a place. */
function ways(sheet: SortedSheet, opening: Opening): PlannedSection[] {
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
  const needsHours = hours !== undefined && hasHours(hours)
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
