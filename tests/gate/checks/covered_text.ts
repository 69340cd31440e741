/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** No painted element covers the middle of a line of text. */
export async function coveredText(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    // Elements that let clicks through are included, because they cover text too.
    const catchAll = document.createElement('style')
    catchAll.textContent = '*,*::before,*::after{pointer-events:auto!important}'
    document.head.append(catchAll)

    const paints = (element: Element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element)
      const filled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
      const replaced = element.matches('img,svg,video,canvas,iframe,input,textarea')
      return replaced || filled || backgroundImage !== 'none'
    }
    const coverAt = (target: Element, x: number, y: number): Element | undefined => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (target === hit || target.contains(hit)) return undefined
        // An element is above its own descendant only if a pseudo-element of it is on top.
        if (hit.contains(target) ? gate.paintsBeside(hit, { x, y }) : paints(hit)) return hit
      }
      return undefined
    }

    const covers = new Map<Element, Element>()
    gate.readDown(gate.shownTexts(), ({ element }, { x, y }) => {
      const cover = coverAt(gate.boxed(element), x, y)
      if (cover) covers.set(element, cover)
    })
    catchAll.remove()
    return [...covers].map(([element, cover]) => ({
      where: gate.nameOf(element),
      says: `is covered by ${gate.nameOf(cover)}`,
    }))
  })
  return findings('covered text', list)
}
