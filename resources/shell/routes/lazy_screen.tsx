import { lazy, useState, type ComponentType } from 'react'
import { loadTexts, type LaterModule } from '../../lib/text/text.ts'

type LazyScreen = ComponentType & {
  /** Starts loading it before it is opened. */
  preload: () => void
}

/** A screen that is loaded when it is first opened, with its texts. */
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

  // A loaded screen must not suspend, because React shows a fallback for at least 300 ms.
  function Screen() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later)
    return <Shown />
  }

  // If this fails, opening the screen tries again and says so.
  return Object.assign(Screen, { preload: () => void loadAll().catch(() => undefined) })
}
