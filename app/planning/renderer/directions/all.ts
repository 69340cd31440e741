import type { DirectionId } from '#planning/site/kinds'
import { atelier } from '#planning/renderer/directions/atelier'
import { civic } from '#planning/renderer/directions/civic'
import { clinic } from '#planning/renderer/directions/clinic'
import { counter } from '#planning/renderer/directions/counter'
import type { DirectionStyle } from '#planning/renderer/directions/direction_style'
import { fieldGuide } from '#planning/renderer/directions/field_guide'
import { harvest } from '#planning/renderer/directions/harvest'
import { ledger } from '#planning/renderer/directions/ledger'
import { menu } from '#planning/renderer/directions/menu'
import { neighbour } from '#planning/renderer/directions/neighbour'
import { night } from '#planning/renderer/directions/night'
import { poster } from '#planning/renderer/directions/poster'
import { studio } from '#planning/renderer/directions/studio'
import { timetable } from '#planning/renderer/directions/timetable'
import { workshop } from '#planning/renderer/directions/workshop'

export const directionStyles: Record<DirectionId, DirectionStyle> = {
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
