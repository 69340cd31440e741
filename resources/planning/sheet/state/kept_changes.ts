import type { SheetChange } from 'site-designer/sheet'
import type { TextStore } from '../../../lib/browser/text_store.ts'

/** Changes of one plan's sheet that did not arrive yet, kept so that a reload does not lose them. */
export class KeptChanges {
  readonly #store: TextStore
  readonly #key: string

  constructor(store: TextStore, planId: string) {
    this.#store = store
    this.#key = `sitewright:sheet:${planId}`
  }

  read(): SheetChange[] {
    try {
      const changes: unknown = JSON.parse(this.#store.get(this.#key) ?? '[]')
      return Array.isArray(changes) ? changes : []
    } catch {
      return [] // cut off: what the server has is what there is
    }
  }

  write = (changes: readonly SheetChange[]): void => {
    if (changes.length === 0) this.#store.remove(this.#key)
    else this.#store.set(this.#key, JSON.stringify(changes))
  }
}
