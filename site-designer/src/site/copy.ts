/** The words of sections by their ids, as a designer writes them; what is missing stays as it is. */
export type Copy = Record<string, SectionCopy>

export interface SectionCopy {
  heading?: string
  intro?: string
  paragraphs?: string[]
}
