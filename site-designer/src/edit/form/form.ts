import { copyIn } from '#designer/copy/copy_in'
import { factsOn } from '#designer/edit/facts/page_facts'
import {
  done,
  impossible,
  oneOf,
  type Asked,
  type Desk,
  type Outcome,
} from '#designer/edit/outcome'
import { addSection } from '#designer/edit/sections'
import { keyOf } from '#designer/edit/targets/targets'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { newForm } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { lookOf } from '#designer/renderer/restyle'

export function setForm(desk: Desk, { wanted }: Asked<'set_form'>): Outcome {
  const { reading, says } = desk
  if (!wanted) return withoutForm(desk)
  if (formsOn(desk).length > 0) return impossible(says.formThere)
  const worn = lookOf(reading.html)
  if (!worn) return impossible(says.onlyOurs(says.roles.form))
  const contact = reading.sections.find(({ kind }) => kind === 'contact')
  if (!contact) return addSection(desk, { do: 'add_section', kind: 'contact' })
  const body = [...contact.element.descendants()].find(
    (element) => element.attribute('class')?.value === 'body'
  )
  if (!body?.endTag) return impossible(says.noSection(''))
  const at = body.endTag.from
  const insert = newForm({ ...worn, name: factsOn(reading).name })
  const changes = [{ from: at, to: at, insert }, ...introChanges(desk, 'reach', 'form')]
  return done([changeSource(reading.html, changes)], says.formAdded, says.formThere)
}

function withoutForm(desk: Desk): Outcome {
  const { reading, says } = desk
  const found = oneForm(desk)
  if (!('one' in found)) return found
  const intro = introChanges(desk, 'form', 'reach')
  return done(
    [changeSource(reading.html, [removal(found.one), ...intro])],
    says.formRemoved,
    says.noForm
  )
}

/** The sentence that spoke of the form speaks of it no longer, where it is still ours. */
function introChanges({ reading }: Desk, from: 'form' | 'reach', to: 'form' | 'reach') {
  const { contactIntro } = copyIn(reading.language)
  return reading
    .slots('intro')
    .filter((slot) => slot.content && wordsOf(slot) === contactIntro[from])
    .map((slot) => ({ ...slot.content!, insert: contactIntro[to] }))
}

const formsOn = ({ reading }: Desk) => reading.elements(({ tag }) => tag === 'form')

/** The form that is meant, or the question which. */
export function oneForm(desk: Desk) {
  const forms = formsOn(desk)
  if (forms.length === 0) return impossible(desk.says.noForm)
  return oneOf(desk, forms, keyOf, (form) =>
    desk.says.part(desk.says.roles.form, '', headingAbove(desk, form))
  )
}

function headingAbove({ reading, says }: Desk, form: PageElement): string {
  const heading = reading.sectionAround(form)?.heading
  return heading ? says.where.under(heading) : says.where.nowhere
}
