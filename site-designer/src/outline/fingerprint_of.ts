import { hasTrait } from '#designer/outline/layout_traits'
import type { Outline } from '#designer/site/outline'
import { singlePlace, type Fingerprint } from '#designer/site/fingerprint'

/** What the page will be made of, as somebody sees it from far away. */
export function fingerprintOf(outline: Outline): Fingerprint {
  const { direction, artefact, still, sections } = outline
  return {
    direction,
    places: [
      singlePlace('picture', still ?? artefact),
      ...sections.map(({ kind, layout, surface }) => ({
        what: kind,
        layout,
        surface,
        alignment: hasTrait('centred', kind, layout) ? 'centred' : '',
      })),
    ],
  }
}
