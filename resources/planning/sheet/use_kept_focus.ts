import { useEffect, type RefObject } from 'react'

const CONTROLS = 'input, textarea, select, button, a[href], [tabindex]'

/**
 * If the focused element is removed, the focus moves to its replacement or its neighbour, so that keyboard
 * users are not sent to the top of the screen.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current
    if (!root) return
    let last: Spot | null = null
    const look = () => {
      const now = document.activeElement
      if (root.contains(now)) last = spotOf(now as HTMLElement, root)
      else if (now === document.body && last && !last.element.isConnected) successor(last)?.focus()
      else if (now !== document.body) last = null
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', look)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', look)
    }
  }, [within])
}

interface Spot {
  element: HTMLElement
  /** Its ancestors, from the innermost. */
  around: HTMLElement[]
  /** All elements that can have the focus, in order. */
  controls: HTMLElement[]
}

function spotOf(element: HTMLElement, root: HTMLElement): Spot {
  const around: HTMLElement[] = []
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    around.push(outer)
    if (outer === root) break
  }
  return { element, around, controls: controlsIn(root) }
}

function successor({ element, around, controls }: Spot): HTMLElement | undefined {
  const at = controls.indexOf(element)
  const neighbours = [...controls.slice(at + 1), ...controls.slice(0, at).reverse()]
  for (const outer of around) {
    if (!outer.isConnected) continue
    const now = controlsIn(outer)
    const found =
      now.find((control) => !controls.includes(control)) ??
      neighbours.find((control) => now.includes(control))
    if (found) return found
  }
  return undefined
}

function controlsIn(outer: HTMLElement): HTMLElement[] {
  const controls = [...outer.querySelectorAll<HTMLElement>(CONTROLS)]
  return controls.filter((control) => !control.matches(':disabled') && control.checkVisibility())
}
