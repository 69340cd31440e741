/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import type { Page as Shown, PageServer } from '#tests/gate/browser/page_server'
import { HEIGHT, Tab, type Visit, widths as allWidths } from '#tests/gate/browser/tab'
import { accessibility } from '#tests/gate/checks/accessibility'
import { clippedText } from '#tests/gate/checks/clipped_text'
import { consoleErrors } from '#tests/gate/checks/console_errors'
import { contrast } from '#tests/gate/checks/contrast'
import { coveredText } from '#tests/gate/checks/covered_text'
import { duplicateIds } from '#tests/gate/checks/duplicate_ids'
import { emptySections } from '#tests/gate/checks/empty_sections'
import { head } from '#tests/gate/checks/head'
import { headings } from '#tests/gate/checks/headings'
import { images } from '#tests/gate/checks/images'
import { inventedFacts, statedOn } from '#tests/gate/checks/invented_facts'
import { labels } from '#tests/gate/checks/labels'
import { leftoversIn } from '#tests/gate/checks/leftovers'
import { links } from '#tests/gate/checks/links'
import { outsideRequests } from '#tests/gate/checks/outside_requests'
import { overflow } from '#tests/gate/checks/overflow'
import { slips } from '#tests/gate/checks/slips'
import { tapTargets } from '#tests/gate/checks/tap_targets'
import { withoutScripts } from '#tests/gate/checks/without_scripts'
import type { Finding } from '#tests/gate/finding'

/** Checks whose results depend on the width of the window. */
const atEachWidth = [overflow, clippedText, coveredText, contrast, tapTargets, slips]
/** Checks with an open menu; it covers the page, which was checked before. */
const unfolded = [overflow, clippedText, tapTargets, (page: Page) => contrast(page, 'details')]
/** axe takes as long as everything else together; only the menu differs by width. */
const accessibilityWidth = 375
const onceAPage = [head, headings, links, labels, images, emptySections, duplicateIds]

export interface Inspected extends Shown {
  kind: 'draft' | 'published'
  /** The facts of the business, needed to find invented ones. */
  asked?: { text: string; vocabulary: ReadonlySet<string> }
  /** Widths of the window, from narrow to wide; by default all widths of the gate. */
  widths?: number[]
}

/** A finding and where it was made. */
export interface Found extends Finding {
  kind: 'draft' | 'published'
  /** 0 if the width does not matter. */
  width: number
}

/** Checks pages in two tabs, one with scripts and one without. */
export class Inspector {
  private constructor(
    private server: PageServer,
    private tab: Tab,
    private plain: Tab
  ) {}

  static async open(browser: Browser, server: PageServer): Promise<Inspector> {
    const tab = await Tab.open(browser, { scripts: true })
    return new Inspector(server, tab, await Tab.open(browser, { scripts: false }))
  }

  /** All findings of a page, and its measures at desktop width (`seen`). */
  async inspect<Seen = undefined>(
    subject: Inspected,
    see?: (visit: Visit) => Promise<Seen>
  ): Promise<{ found: Found[]; seen: Seen }> {
    const url = this.server.show(subject)
    try {
      const visit = await this.tab.visit(url)
      const seen = (await see?.(visit)) as Seen
      const once = await this.#onceAPage(visit, subject)
      const each = await this.#atEachWidth(visit, subject)
      // Last, because the browser may report errors until the end.
      const told = [...(await outsideRequests(visit)), ...consoleErrors(visit)]
      const { kind } = subject
      const found = [...once, ...told].map((finding) => ({ ...finding, kind, width: 0 }))
      return { found: [...found, ...each], seen }
    } finally {
      this.server.take(url)
    }
  }

  async #onceAPage(visit: Visit, { html, kind, asked }: Inspected): Promise<Finding[]> {
    const { page } = visit
    const list = leftoversIn(html, kind)
    for (const check of onceAPage) list.push(...(await check(page)))
    if (kind === 'draft') return list

    if (asked) list.push(...inventedFacts(await statedOn(page), asked.text, asked.vocabulary))
    const plain = await this.plain.visit(page.url())
    return [...list, ...(await withoutScripts(page, plain.page))]
  }

  /** From wide to narrow; at the narrowest width also with everything unfolded. */
  async #atEachWidth({ page }: Visit, { kind, widths = allWidths }: Inspected): Promise<Found[]> {
    // The same finding folded and unfolded counts once.
    const found = new Map<string, Found>()
    const add = (list: Finding[], width: number) => {
      for (const { check, where, says } of list)
        found.set(`${width} ${check} ${where} ${says}`, { check, where, says, kind, width })
    }
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: HEIGHT })
      for (const check of atEachWidth) add(await check(page), width)
      if (width === accessibilityWidth) add(await accessibility(page), width)
    }
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    for (const check of unfolded) add(await check(page), widths[0])
    return [...found.values()]
  }

  /** Opens the page at desktop width without checks. */
  async look(shown: Shown, at: (visit: Visit) => Promise<void>): Promise<void> {
    const url = this.server.show(shown)
    await at(await this.tab.visit(url)).finally(() => this.server.take(url))
  }

  async close(): Promise<void> {
    await this.tab.close()
    await this.plain.close()
  }
}
