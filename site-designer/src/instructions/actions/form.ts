import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { newForm } from '#designer/live_page/reading/new_markup'
import { factsOn } from '#designer/live_page/reading/page_facts'
import type { SectionOnPage } from '#designer/live_page/reading/page_reading'
import { lookOf } from '#designer/live_page/restyle'

/** The contact form, inserted into a contact section that has none. */
export function addForm(edit: PageEdit, contact: SectionOnPage): Outcome {
  const { reading } = edit
  const worn = lookOf(reading.html)
  const body = [...contact.element.descendants()].find(
    (element) => element.attribute('class')?.value === 'body'
  )
  if (!worn || !body?.endTag) return edit.impossible('only_ours')
  const at = body.endTag.from
  const insert = newForm({ ...worn, name: factsOn(reading).name })
  return edit.done([changeSource(reading.html, [{ from: at, to: at, insert }])], 'form_added')
}
