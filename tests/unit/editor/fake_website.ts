import type { Edited, EditedByInstruction } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { pageEngine } from '#contract/page_engine'
import { ApiError } from '../../../resources/lib/api/api_error.ts'
import { singleOperations, type EditOperation } from '../../../resources/editor/engine/operation.ts'
import type { Calls, Instruction } from '../../../resources/editor/state/calls.ts'

/** A website on a server that keeps every version and refuses what was made on an old one. */
export class FakeWebsite implements Calls {
  readonly #texts: string[]
  #at = 0
  version = 1
  /** What the next calls answer instead. */
  readonly trouble: (ApiError | 'lost answer')[] = []
  readonly sent: string[] = []
  /** What else the server changes with a text: the page after it. */
  follow: (html: string) => string = (html) => html
  /** What an instruction comes to; undefined for a question. */
  designer: (words: string, html: string) => string | undefined = (words, html) =>
    html.replace('One', words)

  constructor(html: string) {
    this.#texts = [html]
  }

  get html(): string {
    return this.#texts[this.#at]
  }

  /** Somebody else's change. */
  changeElsewhere(html: string): void {
    this.#write(html)
  }

  async send(operation: EditOperation, version: number): Promise<Edited> {
    if (operation.type === 'page') return this.save(operation.html, version)
    this.sent.push(operation.type)
    let isMore = false
    const edited = await this.#guarded(version, () => {
      const result = pageEngine.apply(pageEngine.open(this.html), singleOperations(operation))
      if (!result.ok) throw refusal(400, result.error.code, result.error.message)
      const html = this.follow(result.page.text)
      isMore = html !== result.page.text
      if (html !== this.html) this.#write(html)
    })
    return isMore ? { ...edited, html_content: this.html, also_changed: ['the name'] } : edited
  }

  async save(html: string, version: number): Promise<Edited> {
    this.sent.push('save')
    return this.#guarded(version, () => {
      if (html !== this.html) this.#write(html)
    })
  }

  async instruct({ words }: Instruction, version: number): Promise<EditedByInstruction> {
    this.sent.push('instruct')
    const before = this.html
    const edited = await this.#guarded(version, () => {
      const html = this.designer(words, before)
      if (html !== undefined) this.#write(html)
    })
    return {
      ...edited,
      modified_html: this.html,
      analysis: words,
      changes_applied: 1,
      summary: 'Done.',
      line_changes: [],
      parsing_method: 'operations',
      original_html_length: before.length,
      modified_html_length: this.html.length,
      receipt: [],
      readings: [],
    }
  }

  /** Revisions are named by their place. */
  async restore(revision: string, version: number): Promise<Step> {
    const html = this.#texts[Number(revision)]
    const edited = await this.#guarded(version, () => this.#write(html))
    return { ...edited, html_content: html }
  }

  undo = (version: number) => this.#step(version, -1, 'nothing_to_undo')
  redo = (version: number) => this.#step(version, 1, 'nothing_to_redo')

  async read(): Promise<Step> {
    return { ...(await this.#guarded(undefined, () => {})), html_content: this.html }
  }

  async #step(version: number, by: number, nothing: string): Promise<Step> {
    const edited = await this.#guarded(version, () => {
      if (this.#texts[this.#at + by] === undefined) throw refusal(409, nothing, 'Nothing there.')
      this.#at += by
      this.version++
    })
    return { ...edited, html_content: this.html }
  }

  async #guarded(version: number | undefined, act: () => void): Promise<Edited> {
    const trouble = this.trouble.shift()
    if (trouble instanceof ApiError) throw trouble
    if (version !== undefined && version !== this.version) throw refusal(409, 'stale', 'Stale.')
    act()
    if (trouble === 'lost answer') throw silence()
    return {
      success: true,
      version: this.version,
      can_undo: this.#at > 0,
      can_redo: this.#at < this.#texts.length - 1,
    }
  }

  #write(html: string): void {
    this.#texts.splice(this.#at + 1, Infinity, html)
    this.#at++
    this.version++
  }
}

export function refusal(status: number, code: string, error: string): ApiError {
  return new ApiError({ status, body: { error, code } })
}

export function silence(): ApiError {
  return new ApiError({ status: 0, code: 'no_answer' })
}
