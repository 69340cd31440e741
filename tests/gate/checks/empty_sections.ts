/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** A section has more than a heading, and a list has at least one entry. */
export async function emptySections(page: Page): Promise<Finding[]> {
  const list = await page.evaluate(() => {
    const faults: { where: string; says: string }[] = []
    const shows = (element: Element) =>
      element.querySelector('img, svg, video, iframe, form, input, [aria-hidden=true]') !== null
    for (const section of document.querySelectorAll<HTMLElement>(
      'section, article, main, header, footer'
    )) {
      const words = section.textContent!.replace(/\s+/g, '')
      const title = section.querySelector('h2, h3')?.textContent?.replace(/\s+/g, '') ?? ''
      if (words === title && !shows(section))
        faults.push({ where: gate.nameOf(section), says: 'holds nothing but its heading' })
    }
    for (const entries of document.querySelectorAll('ul, ol, dl, nav')) {
      if (!entries.textContent!.trim() && !shows(entries))
        faults.push({ where: entries.outerHTML.slice(0, 60), says: 'has no entries' })
    }
    return faults
  })
  return findings('empty sections', list)
}
