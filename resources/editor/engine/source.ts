// All names of character references, so that browser and server read the same text.
import 'editor-engine/entities'
import type { Page, Refusal } from 'editor-engine'
import { pageEngine } from '#contract/page_engine'
import { t } from '../../lib/text/text.ts'
import { singleOperations, type EditOperation } from './operation.ts'

type Made = { ok: true; page: Page } | { ok: false; error: Refusal }
export type Outcome = { ok: true; before: Page; page: Page } | { ok: false; error: Refusal }

/**
 * The source text of the page in two states: as the server has it, and as the person sees it, with all
 * changes that are not saved yet.
 */
export class Source {
  #saved: Page
  #page: Page
  /** The page before the newest unsaved change. */
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

  /** Replaces the newest change by this one. */
  applyInstead(operation: EditOperation): Outcome {
    return this.#applied(this.#earlier, operation)
  }

  /** The server has applied this change to the same text. */
  acknowledge(operation: EditOperation, version: number): void {
    const result = this.#made(this.#saved, operation)
    if (result.ok) this.#saved = result.page
    this.#version = version
  }

  /**
   * Applies the unsaved changes to another text of the server. Returns those that could not be
   * applied.
   */
  rebase(html: string, version: number, waiting: readonly EditOperation[]): EditOperation[] {
    this.#saved = pageEngine.open(html)
    this.#version = version
    return this.replay(waiting)
  }

  /** The server's page with these changes applied. */
  replay(waiting: readonly EditOperation[]): EditOperation[] {
    this.#page = this.#earlier = this.#saved
    return waiting.filter((operation) => !this.apply(operation).ok)
  }

  #applied(on: Page, operation: EditOperation): Outcome {
    const before = this.#page
    const result = this.#made(on, operation)
    if (!result.ok) return result
    const { page } = result
    // An operation without effect is not recorded, so nothing can replace it.
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
