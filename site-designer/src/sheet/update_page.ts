import { headTexts, updateHead } from '#designer/sheet/page_update/head'
import { updateLists } from '#designer/sheet/page_update/lists'
import { PageDraft, type PageUpdate } from '#designer/sheet/page_update/page_draft'
import { updatePlaces } from '#designer/sheet/page_update/places'
import { updateTexts, updateWhole } from '#designer/sheet/page_update/texts'
import { updateWays } from '#designer/sheet/page_update/ways'
import type { Sheet } from '#designer/sheet/sheet'

export type { PageUpdate } from '#designer/sheet/page_update/page_draft'

/**
 * The page of a website after its sheet has changed: every place that shows an old value shows the
 * new one, in words, links and structured data, and no other byte is another. What somebody rewrote
 * by hand stays and is named, and so is what the page has no place for.
 */
export function updatePage(html: string, before: Sheet, after: Sheet): PageUpdate {
  const draft = new PageDraft(html)
  const sheets: [Sheet, Sheet] = [before, after]
  const head = headTexts(draft.reading, sheets)
  // What is longer goes first: a town within an address is changed with it.
  const tellWhole = updateWhole(draft, sheets, head)
  updateLists(draft, sheets)
  updatePlaces(draft, sheets)
  updateWays(draft, sheets)
  updateTexts(draft, sheets)
  updateForm(draft, sheets)
  tellWhole()
  updateHead(draft, head)
  const done = draft.done()
  if (done.ok) return done.value
  const { labels } = draft.says
  const leftAlone = [draft.says.say('notPossible', { label: labels.page })]
  return { html, changes: [], changed: [], leftAlone }
}

function updateForm(draft: PageDraft, sheets: [Sheet, Sheet]): void {
  const [was, is] = sheets.map(({ contact }) =>
    contact.refused.some(({ value }) => value === 'form')
  )
  const [form] = draft.reading.elements(({ tag }) => tag === 'form')
  const label = draft.says.labels.form
  if (is && !was && form) draft.leave('stillThere', label, form)
  if (was && !is && !form) draft.leave('notThere', label)
}
