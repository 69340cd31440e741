import type { Desk, Outcome } from '#designer/commands/desk'
import { copyIn } from '#designer/copy/copy_in'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { newForm } from '#designer/renderer/reading/new_markup'
import { factsOn } from '#designer/renderer/reading/page_facts'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import { removal } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { lookOf } from '#designer/renderer/restyle'

/** The contact form, set into a contact section that has none. */
export function addForm(desk: Desk, contact: SectionOnPage): Outcome {
  const { reading } = desk
  const worn = lookOf(reading.html)
  const body = [...contact.element.descendants()].find(
    (element) => element.attribute('class')?.value === 'body'
  )
  if (!worn || !body?.endTag) return desk.impossible('only_ours')
  const at = body.endTag.from
  const insert = newForm({ ...worn, name: factsOn(reading).name })
  return desk.done([changeSource(reading.html, [{ from: at, to: at, insert }])], 'form_added')
}

export function withoutForm(desk: Desk, form: PageElement): Outcome {
  const what = desk.language.parts.form[0]
  return desk.done(
    [changeSource(desk.reading.html, [removal(form), ...introOf(desk)])],
    'removed',
    {
      what,
    }
  )
}

/** The sentence that speaks of the form goes with it, where it is still ours. */
function introOf({ reading }: Desk) {
  const { contactIntro } = copyIn(reading.language)
  return reading
    .slots('intro')
    .filter((slot) => slot.content && wordsOf(slot) === contactIntro)
    .map((slot) => removal(slot))
}
