// All names of character references, which the server knows too: both read the same text.
import 'editor-engine/entities'
import type { Page, Refusal } from 'editor-engine'
import { pageEngine } from '#contract/page_engine'
import { t } from '../../lib/text/text.ts'
import { singleOperations, type EditOperation } from './operation.ts'

type Made = { ok: true; page: Page } | { ok: false; error: Refusal }
export type Outcome = { ok: true; before: Page; page: Page } | { ok: false; error: Refusal }

/**
 * The page's source text in two states: as the server has it, and as the person sees it, which is
 * that with every change on top that the server does not have yet.
 */
export class Source {
  #saved: Page
  #page: Page
  /** The page before the newest of those changes. */
  #earlier: Page
  #version: number

  constructor(html: string, version: number) {
    this.#saved = this.#page = this.#earlier = pageEngine.open(html)
    this.#version = version
  }

  get page(): Page {
    return this.#page
  }

  get version(): number {
    return this.#version
  }

  apply(operation: EditOperation): Outcome {
    return this.#applied(this.#page, operation)
  }

  /** Makes this change in place of the newest one: the text is as if that had never been made. */
  applyInstead(operation: EditOperation): Outcome {
    return this.#applied(this.#earlier, operation)
  }

  /** The server made this change too, on the same text, so it has the same text now. */
  acknowledge(operation: EditOperation, version: number): void {
    const result = this.#made(this.#saved, operation)
    if (result.ok) this.#saved = result.page
    this.#version = version
  }

  /**
   * Puts the waiting changes on top of another text of the server's. Gives back those that found
   * no place there.
   */
  rebase(html: string, version: number, waiting: readonly EditOperation[]): EditOperation[] {
    this.#saved = pageEngine.open(html)
    this.#version = version
    return this.replay(waiting)
  }

  /** The page again from what the server has and these changes. */
  replay(waiting: readonly EditOperation[]): EditOperation[] {
    this.#page = this.#earlier = this.#saved
    return waiting.filter((operation) => !this.apply(operation).ok)
  }

  #applied(on: Page, operation: EditOperation): Outcome {
    const before = this.#page
    const result = this.#made(on, operation)
    if (!result.ok) return result
    const { page } = result
    // What changes nothing is no change that another could take the place of.
    if (page.text !== before.text) {
      this.#page = page
      this.#earlier = on
    }
    return { ok: true, before, page }
  }

  #made(page: Page, operation: EditOperation): Made {
    if (operation.type !== 'page') return pageEngine.apply(page, singleOperations(operation))
    if (operation.version === this.#version)
      return { ok: true, page: pageEngine.open(operation.html) }
    return { ok: false, error: { code: 'stale', message: t('editor.page_moved_on') } }
  }
}
