import type {
  ArtefactType,
  DirectionId,
  FooterLayout,
  HeaderLayout,
  SectionKind,
} from '#designer/site/kinds'
import type { Look } from '#designer/site/site'
import type { Surface } from '#designer/site/surface'

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
  /** The person named the main colour, so the page opens in it. */
  isColourNamed?: true
  /** The picture of ours behind or beside the title; see `data/stills`. */
  still?: string
  /** What holds the page together, where a model has found it. */
  concept?: Concept
  /** The three directions that the person has to choose from, once they have chosen. */
  offered?: DirectionId[]
}

/** A section of a page before its layout is chosen. */
export interface PlannedSection {
  kind: SectionKind
  /** The place or topic that it shows, where there are several; counted from 0. */
  place?: number
}

/** A section with its layout and its ground (surface). */
export interface ArrangedSection extends PlannedSection {
  layout: string
  surface: Surface
}

/** The idea of a page by a model: what the person settled goes before it. */
export interface Concept {
  /** In a few sentences, for the person and for who designs the sections. */
  idea: string
  look: Partial<Look>
  /** How each section looks, by its id. */
  sections: Record<string, string>
  /** The ids of its sections from top to bottom. */
  order?: string[]
  /** The sections that another one shows too, by its id: they have no section of their own. */
  holds?: Record<string, string[]>
  /** Sections of nothing but words of ours that do not fit what the owner says. */
  left_out?: string[]
}
