import type { EditOperation } from '#designer/renderer/reading/edit_operation'
import type { Fingerprint } from '#designer/site/fingerprint'
import type { DirectionId } from '#designer/site/kinds'
import type { Site } from '#designer/site/site'

/** What a person asked for: the form of the specification, and how chance is seeded. */
export interface DesignRequest {
  prompt: string
  primary_color: string
  theme: 'light' | 'dark'
  heading_font: string
  body_font: string
  corner_radius: number
  contact_email: string
  /** The form fields the person touched; a wish in the prompt wins over the others. */
  chosen: string[]
  seed: string
}

/** JSON and nothing but JSON: it is stored, and read again by the same designer. */
export type PlanData = Record<string, unknown>

export interface Plan {
  /** For the person. Always rendered from `data`. */
  markdown: string
  data: PlanData
}

export interface Progress {
  stage: string
  percent: number
}

/** A page as it stands, and what a person wants of it in their own words. */
export interface EditRequest {
  html: string
  instruction: string
  /** Id of the element that is selected in the editor: what "this" means. */
  selection?: string
  /** Ids of the readings that were picked when the same instruction was asked about before. */
  choices?: string[]
  /** Where the messages of a form go; '' where nobody would read them. */
  contact_email: string
  /** Milliseconds since 1970; new elements are numbered from it. */
  now: number
}

/**
 * What an instruction comes to. Nothing is changed by asking for it: the operations go onto
 * `html`, one after the other.
 */
export type Edit =
  | {
      outcome: 'done'
      operations: EditOperation[]
      /** One for each thing that was asked for, in order. */
      clauses: ClauseEdit[]
      /** What was understood. */
      analysis: string
      /** What was done and what was not. */
      summary: string
    }
  | { outcome: 'readings'; question: string; readings: { id: string; label: string }[] }
  | { outcome: 'cannot'; why: string; can: string[] }

export interface ClauseEdit {
  /** What was asked for. */
  words: string
  done: boolean
  /** What came of it. */
  says: string
  /** How many of the operations are its own; they stand together, in the order of the clauses. */
  operations: number
}

/** A plan as it would be in one direction, and the page that it would lead to. */
export interface Proposal {
  direction: DirectionId
  /** It is the plan's own. */
  chosen: boolean
  plan: Plan
  draft: Site
}

export interface TradeName {
  id: string
  /** As one speaks of it: "bakery". */
  label: string
}

/** What was understood of what the person does. */
export interface Understanding {
  trade: string
  label: string
  /** What the person calls the business; the page speaks of it by this word where there is one. */
  ownWord?: string
  /** 0 to 1. From .75 on nobody needs to be asked. */
  confidence: number
  /** What it could be instead, likeliest first. */
  alternatives: TradeName[]
}

/**
 * Turns a request into a plan, a plan into a site, and an instruction into operations on a page. The
 * same request, seed and version give the same answer. An aborted `signal` rejects with its reason.
 */
export interface Designer {
  readonly name: string
  readonly version: string
  plan(request: DesignRequest, signal?: AbortSignal): Promise<Plan>
  /** What its page will be made of, as seen from far away. */
  fingerprint(plan: Plan): Fingerprint
  /**
   * The plan set so that nobody takes its site for one of the `others`, as far as it goes; what it
   * says stays. The same plan and others give the same answer.
   */
  apart(plan: Plan, others: Fingerprint[], signal?: AbortSignal): Promise<Plan>
  revise(plan: Plan, feedback: string, request: DesignRequest, signal?: AbortSignal): Promise<Plan>
  /**
   * The plan in three directions, one of them its own; each says the same. Somebody looks on while
   * this is made, so it takes a moment and no more: a model is not asked.
   */
  propose(plan: Plan, request: DesignRequest, signal?: AbortSignal): Promise<Proposal[]>
  understanding(plan: Plan): Understanding
  /** What the plan's trade may be corrected to. */
  trades(plan: Plan): TradeName[]
  /** The plan of somebody who does something else; `trade` is one of `trades()`. */
  correct(plan: Plan, trade: string, request: DesignRequest, signal?: AbortSignal): Promise<Plan>
  build(
    plan: Plan,
    request: DesignRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Site>
  edit(request: EditRequest, signal?: AbortSignal): Promise<Edit>
}
