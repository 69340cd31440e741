import { useStore as useZustand } from 'zustand/react'
import { useShallow } from 'zustand/react/shallow'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** State outside of React that components can follow. Each state is a new object. */
export class Store<State extends object> {
  readonly api: Omit<StoreApi<State>, 'setState'>
  readonly read: () => State
  protected readonly set: (changes: Partial<State>) => void

  constructor(initial: State) {
    const { setState, ...api } = createStore<State>(() => initial)
    this.api = api
    this.read = api.getState
    this.set = (changes) => setState(changes)
  }
}

/** The state; with named parts, only changes of these render the component again. */
export function useStore<State extends object, Part extends keyof State = keyof State>(
  { api }: Store<State>,
  ...parts: Part[]
): Pick<State, Part> {
  const partsOf = (state: State): Pick<State, Part> => {
    if (parts.length === 0) return state
    return Object.fromEntries(parts.map((part) => [part, state[part]])) as Pick<State, Part>
  }
  return useZustand(api, useShallow(partsOf))
}
