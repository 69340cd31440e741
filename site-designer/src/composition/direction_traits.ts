import { sectionLayouts, type DirectionId, type SectionKind } from '#designer/site/kinds'
import { atelier } from '#designer/composition/directions/atelier'
import { civic } from '#designer/composition/directions/civic'
import { clinic } from '#designer/composition/directions/clinic'
import { counter } from '#designer/composition/directions/counter'
import { fieldGuide } from '#designer/composition/directions/field_guide'
import { harvest } from '#designer/composition/directions/harvest'
import { ledger } from '#designer/composition/directions/ledger'
import { menu } from '#designer/composition/directions/menu'
import { neighbour } from '#designer/composition/directions/neighbour'
import { night } from '#designer/composition/directions/night'
import { poster } from '#designer/composition/directions/poster'
import { studio } from '#designer/composition/directions/studio'
import { timetable } from '#designer/composition/directions/timetable'
import { workshop } from '#designer/composition/directions/workshop'
import { manners } from '#designer/composition/directions/manners'
import type { DirectionTraits } from '#designer/composition/directions/traits'

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
