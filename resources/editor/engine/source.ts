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
  #version: number

  constructor(html: string, version: number) {
    this.#saved = this.#page = pageEngine.open(html)
    this.#version = version
  }

  get page(): Page {
    return this.#page
  }

  get version(): number {
    return this.#version
  }

  apply(operation: EditOperation): Outcome {
    const before = this.#page
    const result = this.#made(before, operation)
    if (!result.ok) return result
    this.#page = result.page
    return { ok: true, before, page: result.page }
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
    this.#page = this.#saved
    return waiting.filter((operation) => !this.apply(operation).ok)
  }

  #made(page: Page, operation: EditOperation): Made {
    if (operation.type !== 'page') return pageEngine.apply(page, singleOperations(operation))
    if (operation.version === this.#version)
      return { ok: true, page: pageEngine.open(operation.html) }
    return { ok: false, error: { code: 'stale', message: t('editor.page_moved_on') } }
  }
}
