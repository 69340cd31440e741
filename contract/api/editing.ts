import type { Standing, StepAnswer } from '#contract/api/websites'
import type { MeasuredFinding } from '#contract/measuring'

/** The address of the page in the edit frame. */
export interface EditFrame extends Standing {
  url: string
}

/** The answer to a change of a page. */
export interface Edited extends Standing {
  success: true
  /** The version that a whole page replaced, where the client did not name it. */
  replaced?: { version: number }
  /** The number of changed places in the text. */
  changes?: number
  /** The new page, if the server changed more than was asked: all places that show a changed fact. */
  html_content?: string
  /** What was changed in those other places, in words for the person. */
  also_changed?: string[]
}

export interface LineChange {
  /** The line number in the page before, from 1. */
  line: number
  before: string
  after: string
}

/** A changed section. */
export interface SectionChange {
  /** Its heading, or ''. */
  heading: string
  place: 'header' | 'section' | 'footer'
  change: 'changed' | 'moved' | 'added' | 'removed'
}

/** The differences between two versions of a page, ignoring ids of elements. */
export interface PageDifference {
  /** The number of sections in both versions together, each counted once. */
  total: number
  /** How many of them have the same bytes and the same order. */
  identical: number
  sections: SectionChange[]
  /** Whether colours, fonts or other styles of the whole page differ. */
  look: boolean
  /** Whether the page's title, description or other data for search engines differ. */
  about: boolean
  /** Ids of the changed elements that exist in the newer version. */
  elements: string[]
  /** The changed text as readers see it, '' for none. */
  texts: { before: string; after: string }[]
}

/** The instructions that a page supports. */
export interface KnownCommands {
  /** Example instructions that work on this page in its current state. */
  commands: string[]
  /** Whether free wording is understood too. */
  free_words: boolean
}

/** The sections that a model has set in another way: only a browser can judge them. */
export interface Restyled {
  /** Names the edit, to have it repaired. */
  edit: string
  /** Their ids, as links lead to them. */
  sections: string[]
}

/** What a browser finds after an edit and did not find before. */
export interface Repair {
  /** As `restyled` names it; it has to be the newest change of the page. */
  edit: string
  findings: MeasuredFinding[]
}

/** The answer to an edit by instruction. A question includes the unchanged page. */
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
  /** One for each part of the instruction, in order. */
  receipt: { words: string; done: boolean; says: string; changes: LineChange[] }[]
  /** The possible meanings, if the answer is a question. */
  readings: { id: string; label: string }[]
  /** Computed from the page before and after, for a repair before its edit; absent if nothing was changed. */
  difference?: PageDifference
  /** A message for the person: it was done in another way than they may expect. */
  notice?: string
  restyled?: Restyled
}

/**
 * A page that contains only a section that can be added; null for pages that our designer did not make.
 */
export interface SectionPreview {
  html: string | null
}

/** The sections of a page that can be changed by hand, and those that can be added. */
export interface PageSections {
  sections: PageSection[]
  /** Those that are usual for the business first; none for pages that our designer did not make. */
  offers: SectionOffer[]
}

export interface PageSection {
  /** Id of its element. */
  id: string
  name: string
  /** The header, the footer and the hero cannot be moved. */
  fixed: boolean
  up: boolean
  down: boolean
  /** Its current layout, and the available ones. */
  layout?: string
  layouts: string[]
}

export interface SectionOffer {
  kind: string
  name: string
  usual: boolean
}

/** A manual change of a section, which is given by the id of its element. */
export type SectionEdit =
  | { do: 'move'; section: string; to: 'up' | 'down' }
  | { do: 'duplicate' | 'remove'; section: string }
  | { do: 'layout'; section: string; layout: string }
  /** After that section; if omitted, at the usual place of such a section. */
  | { do: 'add'; kind: string; after?: string }

/** The answer to it: the current page. */
export interface SectionChanged extends StepAnswer {
  /** A description of the change, in words for a person. */
  says: string
}
