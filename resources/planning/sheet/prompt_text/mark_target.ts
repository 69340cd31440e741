import type { FieldPath, Place, Sheet, Stretch } from 'site-designer/sheet'
import type { Mark } from './marks.ts'

interface Target {
  field: FieldPath
  /** The place, for fields of places. */
  place?: number
}

/** Wishes and refusals that have a field of their own in the form. */
const WISHES = [
  'sections_wanted',
  'sections_refused',
  'moods',
  'colours',
  'colours_refused',
  'theme',
] as const
const REFUSED: readonly FieldPath[] = [
  'contact.refused',
  'wishes.sections_refused',
  'wishes.colours_refused',
]

/** The field that a mark opens; undefined if the form does not have it. */
export function targetOf({ start, text, as, field }: Mark, sheet: Sheet): Target | undefined {
  const stretch: Stretch = [start, start + text.length]
  if (as === 'wish' || as === 'refusal') {
    const said = REFUSED.find((path) => path === field) ?? wishAt(stretch, sheet)
    return said && { field: said }
  }
  if (as !== 'field' || !field) return undefined
  return field.startsWith('where') ? { field, place: placeAt(stretch, sheet.where) } : { field }
}

function wishAt(stretch: Stretch, { wishes }: Sheet): FieldPath | undefined {
  const name = WISHES.find((one) => {
    return stretchesOf(wishes[one]).some((from) => distance(from, stretch) === 0)
  })
  return name && `wishes.${name}`
}

/** The place whose values are nearest; between two, the later one, because a place starts with its name. */
function placeAt(stretch: Stretch, where: readonly Place[]): number {
  const distances = where.map((place) => {
    return Math.min(...stretchesOf(place).map((from) => distance(from, stretch)))
  })
  const nearest = Math.min(...distances)
  return Number.isFinite(nearest) ? distances.lastIndexOf(nearest) : 0
}

/** The positions of all its values in the prompt. */
function stretchesOf(value: unknown): Stretch[] {
  if (typeof value !== 'object' || value === null) return []
  const { from, ...parts } = value as { from?: Stretch }
  return [...(from ? [from] : []), ...Object.values(parts).flatMap(stretchesOf)]
}

function distance(one: Stretch, other: Stretch): number {
  return Math.max(0, one[0] - other[1], other[0] - one[1])
}
