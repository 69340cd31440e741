import type { Standing, StepAnswer } from '#contract/api/websites'

/** Where the page is shown for selecting and changing. */
export interface EditFrame extends Standing {
  url: string
}

/** The answer to a change of a page. */
export interface Edited extends Standing {
  success: true
  /** How many places of the text were changed. */
  changes?: number
}

export interface LineChange {
  /** From 1, of the page before. */
  line: number
  before: string
  after: string
}

/** A section that is not as it was. */
export interface SectionChange {
  /** Its heading, or ''. */
  heading: string
  place: 'header' | 'section' | 'footer'
  change: 'changed' | 'moved' | 'added' | 'removed'
}

/** How two versions of a page differ; ids of elements count for nothing. */
export interface PageDifference {
  /** How many sections there are in both versions together, each counted once. */
  total: number
  /** How many of them are the same to the byte, and in the same order. */
  identical: number
  sections: SectionChange[]
  /** Whether colours, fonts or other styles of the whole page differ. */
  look: boolean
  /** Whether the page's title, description or other facts for search engines differ. */
  about: boolean
  /** Ids of the elements that differ, as far as the newer version has them. */
  elements: string[]
  /** What a reader sees to differ, '' for nothing. */
  texts: { before: string; after: string }[]
}

/** What can be asked of a page in words. */
export interface KnownCommands {
  /** Commands that work on this page as it stands. */
  commands: string[]
  /** Whether other words than those of commands are understood too. */
  free_words: boolean
}

/** The answer to a change that was asked for in words. A question carries the unchanged page. */
export interface EditedByInstruction extends Edited {
  modified_html: string
  /** What was understood, or the question. */
  analysis: string
  changes_applied: number
  summary: string
  line_changes: LineChange[]
  parsing_method: string
  original_html_length: number
  modified_html_length: number
  /** One for each thing that was asked for, in order. */
  receipt: { words: string; done: boolean; says: string; changes: LineChange[] }[]
  /** What can be meant, where it is a question. */
  readings: { id: string; label: string }[]
  /** Made from the page before and after; absent where nothing was changed. */
  difference?: PageDifference
  /** One line for the person: it was done in another way than they may expect. */
  notice?: string
}

/** A page with nothing on it but a section that can be added; null beside pages that were not made here. */
export interface SectionPreview {
  html: string | null
}

/** The sections of a page as a hand can take them, and those that can be added. */
export interface PageSections {
  sections: PageSection[]
  /** Those that are usual for the business first; none on pages that were not made here. */
  offers: SectionOffer[]
}

export interface PageSection {
  /** Id of its element. */
  id: string
  name: string
  /** The header, the footer and the opening stay where they are. */
  fixed: boolean
  up: boolean
  down: boolean
  /** How it is set now, and how it can be set. */
  layout?: string
  layouts: string[]
}

export interface SectionOffer {
  kind: string
  name: string
  usual: boolean
}

/** What a hand does with a section, which it names by the id of its element. */
export type SectionEdit =
  | { do: 'move'; section: string; to: 'up' | 'down' }
  | { do: 'duplicate' | 'remove'; section: string }
  | { do: 'layout'; section: string; layout: string }
  /** Behind that section; without one, where such a section belongs. */
  | { do: 'add'; kind: string; after?: string }

/** The answer to it: the page as it is now. */
export interface SectionChanged extends StepAnswer {
  /** What was done, in words for a person. */
  says: string
}
