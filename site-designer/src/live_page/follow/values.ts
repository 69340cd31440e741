import type { Entries } from '#designer/live_page/follow/entries'
import { sameElement, type Shown } from '#designer/live_page/follow/shown'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'

/** Writes onto the sheet what elements say now that showed a value of it before. */
export function followValues(entries: Entries, shown: readonly Shown[], after: PageReading): void {
  for (const { mark, words, element } of shown) {
    const now = sameElement(element, after)
    const said = now && wordsOf(now)
    if (said !== undefined && said !== words) entries.rewrite(mark, words, said)
  }
}
