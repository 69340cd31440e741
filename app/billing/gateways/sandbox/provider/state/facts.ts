import type { Store } from '#billing/gateways/sandbox/provider/state/store'

/** Single values that outlive the process, such as how far the clock was moved. */
export class Facts {
  constructor(readonly store: Store) {}

  get(name: string): string | undefined {
    return this.store.one<{ value: string }>('SELECT value FROM facts WHERE name = ?', name)?.value
  }

  set(name: string, value: string): void {
    this.store.run('INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)', name, value)
  }
}
