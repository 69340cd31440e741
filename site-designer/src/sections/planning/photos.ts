import type { Opening } from '#designer/sections/planning/planned'
import type { Sheet } from '#designer/sheet/sheet'

/** How many of their own pictures the hero does not show. */
export function ownPhotos({ photos = [] }: Sheet, { artefact }: Opening): number {
  return photos.length - (artefact === 'plate' ? 1 : 0)
}
