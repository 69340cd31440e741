import type { Sheet, SheetChange } from 'site-designer/sheet'
import type { TextStore } from '../../../lib/browser/text_store.ts'

interface Kept {
  changes: readonly SheetChange[]
  /** The sheet that they were made on, as far as it was known. */
  sheet: Sheet | null
}

/** Unsaved changes of a plan's sheet, stored so that a reload does not lose them. */
export class KeptChanges {
  readonly #store: TextStore
  readonly #key: string

  constructor(store: TextStore, planId: string) {
    this.#store = store
    this.#key = `sitewright:sheet:${planId}`
  }

  read(): Kept {
    const nothing: Kept = { changes: [], sheet: null }
    try {
      const kept: Partial<Kept> | null = JSON.parse(this.#store.get(this.#key) ?? 'null')
      return Array.isArray(kept?.changes) ? { ...nothing, ...kept } : nothing
    } catch {
      return nothing // cut off: what the server has is what there is
    }
  }

  write(kept: Kept): void {
    if (kept.changes.length === 0) this.#store.remove(this.#key)
    else this.#store.set(this.#key, JSON.stringify(kept))
  }
}
