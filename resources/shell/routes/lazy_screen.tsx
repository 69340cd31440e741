import { lazy, useState, type ComponentType } from 'react'
import { loadTexts, type LaterModule } from '../../lib/text/text.ts'

type LazyScreen = ComponentType & {
  /** Begins to load it before it is opened. */
  preload: () => void
}

/** A screen that loads when it is first opened, together with the words that it says. */
export function lazyScreen(
  texts: readonly LaterModule[],
  load: () => Promise<ComponentType>
): LazyScreen {
  let loaded: ComponentType | undefined

  async function loadAll() {
    const [screen] = await Promise.all([load(), loadTexts(texts)])
    loaded = screen
    return { default: screen }
  }

  const Later = lazy(loadAll)

  // What is there already needs no fallback: React shows one for 300 ms at least.
  function Screen() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return <Shown />
  }

  // If this fails, opening the screen tries again and says so.
  return Object.assign(Screen, { preload: () => void loadAll().catch(() => undefined) })
}
