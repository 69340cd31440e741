import type { Site } from '#designer/site/site'

/** The anchors that a link on the page may lead to. */
export function anchorsOf({ sections }: Site): string[] {
  return ['top', 'main', ...sections.map(({ id }) => id)]
}
