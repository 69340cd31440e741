/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Every control is at least 24 px wide and high, except links in a sentence. */
export async function tapTargets(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const smallest = 24
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()
      )
    const controls = document.querySelectorAll(
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]'
    )
    return [...controls].flatMap((control) => {
      if (!gate.isShown(control) || gate.isHiddenFromSight(control) || inSentence(control))
        return []
      const { width, height } = control.getBoundingClientRect()
      if (width >= smallest - 0.01 && height >= smallest - 0.01) return []
      const size = `${Math.round(width)} × ${Math.round(height)} px`
      return [{ where: gate.nameOf(control), says: `is ${size} to the finger` }]
    })
  })
  return findings('tap targets', list)
}
