import { lazy, type ComponentType } from 'react'
import { loadTexts, type LaterModule } from '../../lib/text/text.ts'

/** A screen that loads when it is first opened, together with the words that it says. */
export function lazyScreen(
  texts: readonly LaterModule[],
  load: () => Promise<ComponentType>
): ComponentType {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), loadTexts(texts)])
    return { default: screen }
  })
}
