/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** There is one h1, and no heading skips a level. */
export async function headings(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const all = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')]
    const level = (heading: Element) => Number(heading.localName[1])
    const firsts = all.filter((heading) => level(heading) === 1)
    const faults =
      firsts.length === 1
        ? []
        : [{ where: '<h1>', says: `stands on the page ${firsts.length} times` }]
    all.forEach((heading, at) => {
      const before = at === 0 ? 0 : level(all[at - 1])
      if (level(heading) > before + 1) {
        faults.push({ where: gate.nameOf(heading), says: `follows a level ${before} heading` })
      }
      if (!heading.textContent?.trim())
        faults.push({ where: gate.nameOf(heading), says: 'is empty' })
    })
    return faults
  })
  return findings('headings', list)
}
