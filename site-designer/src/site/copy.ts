/** The words of sections by their ids, as a designer writes them; what is missing stays as it is. */
export type Copy = Record<string, SectionCopy>

export interface SectionCopy {
  heading?: string
  intro?: string
  paragraphs?: string[]
  /** The whole section as a model has designed it: see `designed/`. */
  design?: SectionDesign
}

/** A section's markup and its own style. */
export interface SectionDesign {
  html: string
  css: string
  /** It is the model's answer to what a browser has found on its first one. */
  isRepaired?: boolean
  /** On narrow screens our rules come before its own: see `designed/narrow.ts`. */
  isNarrow?: boolean
}
