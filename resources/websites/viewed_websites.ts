import type { TextStore } from '../lib/browser/text_store.ts'

const KEY = 'sitewright:viewed-websites'

/** The websites that were opened in their preview on this device. */
export class ViewedWebsites {
  readonly #store: TextStore

  constructor(store: TextStore) {
    this.#store = store
  }

  has(id: string): boolean {
    return this.#list().includes(id)
  }

  add(id: string): void {
    if (!this.has(id)) this.#store.set(KEY, JSON.stringify([...this.#list(), id]))
  }

  #list(): string[] {
    try {
      const list = JSON.parse(this.#store.get(KEY) ?? '[]')
      return Array.isArray(list) ? list : []
    } catch {
      return []
    }
  }
}
