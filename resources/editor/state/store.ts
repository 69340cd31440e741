import { useSyncExternalStore } from 'react'

/** State outside of React that components can follow. Each state is a new object. */
export class Store<State extends object> {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(initial: State) {
    this.#state = initial
  }

  readonly read = (): State => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected set(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

export function useStore<State extends object>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read)
}
