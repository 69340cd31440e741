import { type Place, singlePlace } from '#designer/site/fingerprint'
import type { Measures } from '#tests/gate/craft/measure'

/** The places of a page as it is rendered, independent of its plan. */
export function placesOf({ header, footer, artefact, sections }: Measures): Place[] {
  return [
    singlePlace('header', header),
    singlePlace('artefact', artefact),
    ...sections.map(({ kind, layout, surface, alignment }) => ({
      what: kind,
      layout,
      surface,
      alignment,
    })),
    singlePlace('footer', footer),
  ]
}
