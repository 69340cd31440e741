import { sectionLayouts, type DirectionId, type SectionKind } from '#planning/site/kinds'
import { atelier } from '#planning/composition/directions/atelier'
import { civic } from '#planning/composition/directions/civic'
import { clinic } from '#planning/composition/directions/clinic'
import { counter } from '#planning/composition/directions/counter'
import { fieldGuide } from '#planning/composition/directions/field_guide'
import { harvest } from '#planning/composition/directions/harvest'
import { ledger } from '#planning/composition/directions/ledger'
import { menu } from '#planning/composition/directions/menu'
import { neighbour } from '#planning/composition/directions/neighbour'
import { night } from '#planning/composition/directions/night'
import { poster } from '#planning/composition/directions/poster'
import { studio } from '#planning/composition/directions/studio'
import { timetable } from '#planning/composition/directions/timetable'
import { workshop } from '#planning/composition/directions/workshop'
import { manners } from '#planning/composition/directions/manners'
import type { DirectionTraits } from '#planning/composition/directions/traits'

export const directionTraits: Record<DirectionId, DirectionTraits> = {
  counter,
  ledger,
  atelier,
  workshop,
  clinic,
  poster,
  timetable,
  neighbour,
  menu,
  field_guide: fieldGuide,
  civic,
  night,
  studio,
  harvest,
}

/** The layouts of a kind in a direction; every kind has at least one. */
export function layoutsIn(direction: DirectionId, kind: SectionKind): readonly string[] {
  const { layouts, manner } = directionTraits[direction]
  return layouts[kind] ?? manners[manner][kind] ?? sectionLayouts[kind]
}
