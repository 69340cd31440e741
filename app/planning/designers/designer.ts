import type { Copy, Edit, EditRequest, Form, Outline, Revised, Sheet } from 'site-designer'

export interface Progress {
  /** What is being done, in words for a person. */
  stage: string
  /** 0 to 100. */
  percent: number
}

/**
 * What a person said about a plan. The outline is what they look at: "darker" and "move it up" start
 * from it. It stays; composition follows the sheet.
 */
export interface FeedbackRequest {
  sheet: Sheet
  outline: Outline
  /** The text that the sheet was read from. */
  prompt: string
  feedback: string
  /** Ids of the readings that were picked when the same words were asked about before. */
  choices?: string[]
}

export interface CopyRequest {
  sheet: Sheet
  outline: Outline
  prompt: string
  /** What an attempt before this one has written, section by section; it is not written again. */
  written?: Copy
  /** Keeps what is written so far, should this attempt die. */
  keep?: (written: Copy) => Promise<void>
  /** Milliseconds since 1970: what is not written then has our own words. */
  until?: number
}

/**
 * Who understands a person and finds words: built in, or a model. Composition, the three looks,
 * the plan's markdown and the page are made the same way whoever it is. An aborted `signal` rejects
 * with its reason. Nothing is stored by asking.
 */
export interface Designer {
  readonly name: string
  readonly version: string
  /**
   * What the prompt says, as a sheet of facts. A reader that takes its time tells `onDraft` what it
   * has read so far; one that does not never calls it.
   */
  read(
    prompt: string,
    form: Form,
    signal?: AbortSignal,
    onDraft?: (sheet: Sheet) => void
  ): Promise<Sheet>
  /** The sheet, changed by the feedback. */
  revise(request: FeedbackRequest, signal?: AbortSignal): Promise<Revised>
  /** Words for the sections of a page; what is missing is worded by the built-in copy. */
  write(
    request: CopyRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Copy>
  /** What a sentence about a page comes to. */
  edit(request: EditRequest, signal?: AbortSignal): Promise<Edit>
}

/** For whom a designer works. */
export interface Asker {
  userId?: string
  /** Takes one line for the person: a part was done another way than they may expect. */
  tell: (notice: string) => void
}
