import type { TokenPair } from '#contract/api/account'
import { kept, keptInTab } from '../browser/storage.ts'

type Area = typeof kept

const listeners = new Set<() => void>()

/**
 * The tokens of the session: in local storage, or in session storage if the person does not want to be
 * remembered.
 */
export const tokens = {
  read(): TokenPair | null {
    return readFrom(keptInTab) ?? readFrom(kept)
  },

  store(pair: TokenPair, options: { remember: boolean }): void {
    tokens.forget()
    writeTo(options.remember ? kept : keptInTab, pair)
  },

  /** Replaces the pair before it, in the same storage. */
  replace(pair: TokenPair): void {
    writeTo(readFrom(keptInTab) ? keptInTab : kept, pair)
  },

  forget(): void {
    for (const area of [kept, keptInTab]) {
      area.remove('access')
      area.remove('refresh')
    }
  },

  /** The session ended here by a refused refresh, or in another tab by signing in or out. */
  onChangedElsewhere(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  end(): void {
    tokens.forget()
    for (const listener of listeners) listener()
  },
}

function readFrom(area: Area): TokenPair | null {
  const access = area.get('access')
  const refresh = area.get('refresh')
  return access && refresh ? { access, refresh } : null
}

function writeTo(area: Area, pair: TokenPair): void {
  area.set('access', pair.access)
  area.set('refresh', pair.refresh)
}

// Another tab also writes both keys on each refresh; only signing in and out counts as a change.
addEventListener('storage', (event) => {
  const came = event.oldValue === null || event.newValue === null
  if (event.key === null || (event.key === 'access' && came)) {
    for (const listener of listeners) listener()
  }
})
