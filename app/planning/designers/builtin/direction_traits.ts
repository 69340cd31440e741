import { sectionLayouts, type DirectionId, type SectionKind } from '#planning/site/kinds'
import { atelier } from '#planning/designers/builtin/directions/atelier'
import { civic } from '#planning/designers/builtin/directions/civic'
import { clinic } from '#planning/designers/builtin/directions/clinic'
import { counter } from '#planning/designers/builtin/directions/counter'
import { fieldGuide } from '#planning/designers/builtin/directions/field_guide'
import { harvest } from '#planning/designers/builtin/directions/harvest'
import { ledger } from '#planning/designers/builtin/directions/ledger'
import { menu } from '#planning/designers/builtin/directions/menu'
import { neighbour } from '#planning/designers/builtin/directions/neighbour'
import { night } from '#planning/designers/builtin/directions/night'
import { poster } from '#planning/designers/builtin/directions/poster'
import { studio } from '#planning/designers/builtin/directions/studio'
import { timetable } from '#planning/designers/builtin/directions/timetable'
import { workshop } from '#planning/designers/builtin/directions/workshop'
import { manners } from '#planning/designers/builtin/directions/manners'
import type { DirectionTraits } from '#planning/designers/builtin/directions/traits'

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
