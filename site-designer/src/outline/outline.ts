import type { ArrangedSection } from '#designer/composition/arrange_sections'
import type { ArtefactType, DirectionId, FooterLayout, HeaderLayout } from '#designer/site/kinds'
import type { Look } from '#designer/site/site'

/** How a page is made: its look and its sections. What it says stands on the sheet. JSON. */
export interface Outline {
  /** Decides everything that is left to chance. */
  seed: string
  look: Look
  /** Where the look follows the person's words, and which. */
  lookNotes: string[]
  direction: DirectionId
  header: HeaderLayout
  footer: FooterLayout
  /** What the hero shows. */
  artefact: ArtefactType
  sections: ArrangedSection[]
  /** The three directions that the person has to choose from, once they have chosen. */
  offered?: DirectionId[]
}
