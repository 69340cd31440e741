import type { Copy, Edit, EditRequest, Form, Outline, Revised, Sheet } from 'site-designer'

export interface Progress {
  /** What is being done, in words for a person. */
  stage: string
  /** 0 to 100. */
  percent: number
}

/**
 * Who understands a person and finds words: built in, or a model. Composition, the three looks,
 * the plan's markdown and the page are made the same way whoever it is. An aborted `signal` rejects
 * with its reason. Nothing is stored by asking.
 */
export interface Designer {
  readonly name: string
  readonly version: string
  /** What the prompt says, as a sheet of facts. */
  read(prompt: string, form: Form, signal?: AbortSignal): Promise<Sheet>
  /**
   * The sheet, changed by what the person said about the plan. The outline is what they look at:
   * "darker" and "move it up" start from it. It stays; composition follows the sheet.
   */
  revise(sheet: Sheet, outline: Outline, feedback: string, signal?: AbortSignal): Promise<Revised>
  /** Words for the sections of a page; what is missing is worded by the built-in copy. */
  write(
    sheet: Sheet,
    outline: Outline,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Copy>
  /** What a sentence about a page comes to. */
  edit(request: EditRequest, signal?: AbortSignal): Promise<Edit>
}
