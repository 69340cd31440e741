import { boardOf } from '#designer/fill/board'
import type { Opening } from '#designer/sections/planning/planned'
import type { Sheet } from '#designer/sheet/sheet'

/** What the hero's board tells, if it has one. */
export function boardIn(sheet: Sheet, { artefact }: Opening): ReturnType<typeof boardOf> {
  return artefact === 'week' ? boardOf(sheet) : undefined
}
