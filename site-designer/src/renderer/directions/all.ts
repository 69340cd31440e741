import type { DirectionId } from '#designer/site/kinds'
import { atelier } from '#designer/renderer/directions/atelier'
import { civic } from '#designer/renderer/directions/civic'
import { clinic } from '#designer/renderer/directions/clinic'
import { counter } from '#designer/renderer/directions/counter'
import type { DirectionStyle } from '#designer/renderer/directions/direction_style'
import { fieldGuide } from '#designer/renderer/directions/field_guide'
import { harvest } from '#designer/renderer/directions/harvest'
import { ledger } from '#designer/renderer/directions/ledger'
import { menu } from '#designer/renderer/directions/menu'
import { neighbour } from '#designer/renderer/directions/neighbour'
import { night } from '#designer/renderer/directions/night'
import { poster } from '#designer/renderer/directions/poster'
import { studio } from '#designer/renderer/directions/studio'
import { timetable } from '#designer/renderer/directions/timetable'
import { workshop } from '#designer/renderer/directions/workshop'

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
