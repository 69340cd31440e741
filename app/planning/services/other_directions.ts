import {
  chance,
  type DirectionId,
  directions,
  type Language,
  lookOf,
  restyled,
} from 'site-designer'

const OFFERED = 3

interface OtherDirection {
  direction: DirectionId
  language: Language
  html: string
}

/**
 * The page in three directions that it does not wear, the same three while it wears this one;
 * undefined for a page that is not ours.
 */
export function otherDirections(html: string, seed: string): OtherDirection[] | undefined {
  const now = lookOf(html)
  if (!now) return undefined
  return chance(`${seed}/${now.direction}`, 'other directions')
    .shuffle(directions.filter((direction) => direction !== now.direction))
    .slice(0, OFFERED)
    .map((direction) => ({
      direction,
      language: now.language,
      html: restyled(html, { direction })!,
    }))
}
