import { printer } from '#designer/fill/printer'
import { updateReach } from '#designer/sheet/page_update/contact'
import { updateLinks } from '#designer/sheet/page_update/links'
import { updateLists } from '#designer/sheet/page_update/lists'
import { PageDraft, type PageUpdate } from '#designer/sheet/page_update/page_draft'
import { updatePlaces } from '#designer/sheet/page_update/places'
import type { Printer } from '#designer/sheet/page_update/printed'
import { updateTexts } from '#designer/sheet/page_update/texts'
import { updateWhole } from '#designer/sheet/page_update/whole_texts'
import type { Sheet } from '#designer/sheet/sheet'

export type { PageUpdate } from '#designer/sheet/page_update/page_draft'

/**
 * The page of a website after its sheet has changed: every place that shows an old value shows the
 * new one, in words, links and structured data, and no other byte is another. What somebody rewrote
 * by hand stays and is named, and so is what the page has no place for.
 */
export function updatePage(
  html: string,
  before: Sheet,
  after: Sheet,
  print: Printer = printer
): PageUpdate {
  const draft = new PageDraft(html)
  const sheets: [Sheet, Sheet] = [before, after]
  // What is longer goes first: a town within an address is changed with it.
  const tellWhole = updateWhole(draft, sheets, print)
  updateLists(draft, sheets, print)
  updatePlaces(draft, sheets, print)
  updateReach(draft, before, after)
  updateLinks(draft, sheets)
  updateTexts(draft, sheets)
  updateForm(draft, sheets)
  tellWhole()
  const done = draft.done()
  if (done.ok) return done.value
  const { page } = draft.says.labels
  return { html, changes: [], changed: [], leftAlone: [draft.says.notPossible(page)] }
}

function updateForm(draft: PageDraft, [before, after]: [Sheet, Sheet]): void {
  const [was, is] = [before, after].map(({ contact }) =>
    contact.refused.some(({ value }) => value === 'form')
  )
  const [form] = draft.reading.elements(({ tag }) => tag === 'form')
  const label = draft.says.labels.form
  if (is && !was && form) draft.leave(draft.says.stillThere(label, draft.sectionOf(form)))
  if (was && !is && !form) draft.leave(draft.says.notThere(label))
}
