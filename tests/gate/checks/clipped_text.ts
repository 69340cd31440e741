/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** No text is cut off by a box with hidden overflow or by the edge of the window. */
export async function clippedText(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const edge = document.documentElement.clientWidth

    /** The box that cuts this line, and the side. */
    const cutBy = (element: Element, line: DOMRect): string | undefined => {
      // The box of a line has space above and below the letters, so a small overlap cuts nothing.
      const slack = line.height * 0.25
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined
        const box = at.getBoundingClientRect()
        if (hides(style.overflowX) && (line.left < box.left - 1 || line.right > box.right + 1))
          return `cut at the side by ${gate.nameOf(at)}`
        if (
          hides(style.overflowY) &&
          (line.top < box.top - slack || line.bottom > box.bottom + slack)
        )
          return `cut above or below by ${gate.nameOf(at)}`
        if (style.position === 'fixed') break
      }
      if (line.left < -1 || line.right > edge + 1) return 'runs out of the window'
      return undefined
    }

    return gate.shownTexts().flatMap(({ element, lines }) => {
      const says = lines.map((line) => cutBy(element, line)).find((cut) => cut !== undefined)
      return says ? [{ where: gate.nameOf(element), says }] : []
    })
  })
  return findings('clipped text', list)
}
