import type { MeasuredFinding } from '#contract/measuring'
import type { Concept, Copy, Edit, EditRequest, Form, Outline, Revised, Sheet } from 'site-designer'

export interface Progress {
  /** The current step, in words for a person. */
  stage: string
  /** 0 to 100. */
  percent: number
}

/**
 * A person's feedback to a plan. It contains the outline, because feedback such as "darker" or "move it
 * up" refers to the page that they see. The designer does not change the outline; it is composed again
 * from the sheet.
 */
export interface FeedbackRequest {
  sheet: Sheet
  outline: Outline
  /** The prompt from which the sheet was read. */
  prompt: string
  feedback: string
  /** Ids of the readings that the person chose when the same feedback was ambiguous before. */
  choices?: string[]
}

/** A composed plan, for which the idea is to be found. */
export interface ConceptRequest {
  sheet: Sheet
  outline: Outline
  prompt: string
  form: Form
  /** What the person wants changed in a plan that has an idea already. */
  feedback?: string
}

export interface CopyRequest {
  sheet: Sheet
  outline: Outline
  prompt: string
  /** The texts that an earlier attempt has written, by section; they are not written again. */
  written?: Copy
  /** Stores the texts that are written so far, in case this attempt dies. */
  keep?: (written: Copy) => Promise<void>
  /** What browsers have measured on the page so far. */
  measured?: () => Promise<Measured>
  /** The deadline in milliseconds since 1970: missing texts are replaced with built-in ones. */
  until?: number
}

/** An instruction that was carried out on `html`, and what a browser has found there since. */
export interface RepairRequest extends EditRequest {
  findings: MeasuredFinding[]
}

/** What the browsers of people who watch a build have measured. */
export interface Measured {
  isWatched: boolean
  /** Of a section, by the number of the model's answer; undefined if it was not measured. */
  findings(id: string, round: number): MeasuredFinding[] | undefined
}

/**
 * Reads prompts, feedback and instructions and writes texts: built in, or a model. Composition, the
 * three looks, the plan's markdown and the page are made in the same way for both. An aborted `signal`
 * rejects with its reason. The methods store nothing.
 */
export interface Designer {
  readonly name: string
  readonly version: string
  /** It waits for a model, so it is given more time. */
  readonly callsModel?: boolean
  /**
   * Reads a prompt into a sheet of facts. A slow reader passes the sheet so far to `onDraft`; a fast
   * one never calls it.
   */
  read(
    prompt: string,
    form: Form,
    signal?: AbortSignal,
    onDraft?: (sheet: Sheet) => void
  ): Promise<Sheet>
  /** The sheet, changed by the feedback. */
  revise(request: FeedbackRequest, signal?: AbortSignal): Promise<Revised>
  /**
   * The idea of a page; undefined from a designer that has none of its own. A slow designer passes what
   * it has so far to `onDraft`.
   */
  concept?(
    request: ConceptRequest,
    signal?: AbortSignal,
    onDraft?: (concept: Concept) => void
  ): Promise<Concept | undefined>
  /** Texts for the sections of a page; missing ones are written by the built-in copy. */
  write(
    request: CopyRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Copy>
  /** The edit for an instruction about a page. */
  edit(request: EditRequest, signal?: AbortSignal): Promise<Edit>
  /** The edit that repairs what the one before has spoilt; a designer that sets no sections has none. */
  repair?(request: RepairRequest, signal?: AbortSignal): Promise<Edit>
}

/** The person for whom a designer works. */
export interface Asker {
  userId?: string
  /** Takes one message for the person: a part was done in another way than they may expect. */
  tell: (notice: string) => void
}
