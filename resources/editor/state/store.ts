import { useState, useSyncExternalStore } from 'react'

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

/** The state; with named parts, only changes of these render the component again. */
export function useStore<State extends object, Part extends keyof State = keyof State>(
  store: Store<State>,
  ...parts: Part[]
): Pick<State, Part> {
  const [read] = useState(() => (parts.length > 0 ? readerOf(store, parts) : store.read))
  return useSyncExternalStore(store.subscribe, read)
}

function readerOf<State extends object, Part extends keyof State>(
  store: Store<State>,
  parts: Part[]
): () => Pick<State, Part> {
  let last = store.read()
  return () => {
    const state = store.read()
    if (parts.some((part) => state[part] !== last[part])) last = state
    return last
  }
}
