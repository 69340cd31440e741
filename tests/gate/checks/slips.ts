/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** Visible design faults: misaligned text, broken addresses, navigation in two rows. */
export async function slips(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const longestWhole = 14
    const plainWord = /(?<![^\s-])\p{Script=Latin}+(?![^\s-])/gu
    const found: { where: string; says: string }[] = []
    const report = (element: Element, says: string) =>
      found.push({ where: gate.nameOf(element), says })
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => gate.isShown(element) && !gate.isHiddenFromSight(element)
      )
    const linesOf = (element: Element): DOMRect[] => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }

    const [title] = shown('h1')
    const below = shown('.hero-text > .lede, .hero-text > .actions')
    if (title && getComputedStyle(title).textAlign === 'start') {
      const isRightToLeft = getComputedStyle(title).direction === 'rtl'
      // How far from the edge where reading begins.
      const begin = ({ left, right }: DOMRect) => (isRightToLeft ? innerWidth - right : left)
      const end = ({ left, right }: DOMRect) => (isRightToLeft ? innerWidth - left : right)
      const start = Math.min(...linesOf(title).map(begin))
      for (const element of below) {
        // Text in a frame is indented, so the frame is compared instead.
        const isFramed = getComputedStyle(element).borderInlineStartStyle !== 'none'
        const own = isFramed ? element : element.firstElementChild
        const first = own?.getBoundingClientRect() ?? linesOf(element)[0]
        // Letters are slightly inside their boxes, more so if they are large.
        const slack = Number.parseFloat(getComputedStyle(title).fontSize) * 0.12 + 2
        // Buttons at the other edge are set against that one.
        const edge = end(element.parentElement!.getBoundingClientRect())
        const last = element.lastElementChild?.getBoundingClientRect() ?? first
        const isAtEnd =
          element.matches('.actions') && last !== undefined && Math.abs(end(last) - edge) <= slack
        if (first && Math.abs(begin(first) - start) > slack && !isAtEnd)
          report(element, `begins ${Math.round(begin(first) - start)} px beside the title`)
      }
    }
    for (const link of shown('a[href^="mailto:"], a[href^="tel:"]')) {
      const tops = new Set(linesOf(link).map(({ top }) => Math.round(top / 8)))
      const words = (link.textContent ?? '').trim()
      // A longer one does not fit on a phone and may break.
      const isOneWord = !/\s/.test(words) && words.length <= 42
      if (isOneWord && tops.size > 1) report(link, 'is broken within the word')
    }
    // The words of a heading are not broken, except at a hyphen.
    for (const heading of shown('h1, h2, h3, .item-name, .foot-name, .mark, .place')) {
      // A longer name does not fit next to the links of a header.
      if (heading.matches('.mark') && (heading.textContent ?? '').length > 40) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(plainWord)) {
          if (word.length > longestWhole) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (first && others.some(({ top }) => top > first.bottom - 4))
            report(heading, `breaks "${word}"`)
        }
      }
    }
    for (const row of shown('.nav-row ul')) {
      if (row.closest('[data-layout=corner]')) continue
      const tops = new Set([...row.children].map((item) => item.getBoundingClientRect().top))
      if (tops.size > 1) report(row, `takes ${tops.size} rows`)
    }
    for (const box of shown('.days, .items, .pairs, .week')) {
      if (!box.textContent?.trim()) report(box, 'is an empty box')
    }
    return found
  })
  return findings('slips', list)
}
