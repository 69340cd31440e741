import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { outlineOn } from '#designer/live_page/update/outline_on'
import { printed } from '#designer/live_page/update/print'
import { PageReading as Reading } from '#designer/live_page/reading/page_reading'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import type { Sheet } from '#designer/sheet/sheet'

/** An element that shows a value of the sheet. */
export interface Shown {
  mark: string
  words: string
  element: PageElement
}

/**
 * What of the sheet a page shows, in page order. The elements of a page that was made before there
 * were marks are told by the page that this sheet would be printed as.
 */
export function shownOn(reading: PageReading, sheet: Sheet): Shown[] {
  const marked = markedOn(reading)
  if (marked.length > 0 || !reading.isOurs) return marked
  const outline = outlineOn(reading.html, sheet)
  if (!outline) return []
  const waiting = new Map<string, string[]>()
  const print = new Reading(printed(sheet, outline).html)
  for (const { mark, element } of markedOn(print)) {
    const key = placeOf(element, print)
    waiting.set(key, [...(waiting.get(key) ?? []), mark])
  }
  return reading.elements(isSlot).flatMap((element) => {
    const mark = waiting.get(placeOf(element, reading))?.shift()
    return mark ? [{ mark, words: wordsOf(element), element }] : []
  })
}

function markedOn(reading: PageReading): Shown[] {
  return reading
    .elements((element) => element.attribute(FIELD_MARK) !== undefined)
    .map((element) => ({
      mark: element.attribute(FIELD_MARK)!.value,
      words: wordsOf(element),
      element,
    }))
}

function isSlot(element: PageElement): boolean {
  return element.tag === 'dl' || slotOf(element) !== undefined
}

function placeOf(element: PageElement, reading: PageReading): string {
  const section = reading.sectionAround(element)?.anchor ?? ''
  return [section, element.tag, slotOf(element) ?? '', wordsOf(element)].join('\n')
}

export function slotOf(element: PageElement): string | undefined {
  return element.attribute('data-slot')?.value
}

/** The element on another version of its page. */
export function sameElement(element: PageElement, on: PageReading): PageElement | undefined {
  return element.id === undefined ? undefined : on.page.element(element.id)
}
