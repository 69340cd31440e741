import {
  fieldNamed,
  isControl,
  isSubmit,
  labelElement,
  labelOf,
  lineOf,
} from '#designer/edit/form/controls'
import { fieldFrom } from '#designer/edit/form/field_types'
import { oneForm } from '#designer/edit/form/form'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { capital } from '#designer/text/normalise'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { newField } from '#designer/renderer/reading/new_markup'
import { contains } from '#designer/renderer/reading/page_reading'
import { removal } from '#designer/renderer/reading/source_changes'

export function addField(desk: Desk, { field }: Asked<'add_field'>): Outcome {
  const { reading, says } = desk
  const found = oneForm(desk)
  if (!('one' in found)) return found
  const form = found.one
  const label = capital(field.trim())
  if (fieldNamed(form, field)) return impossible(says.fieldThere(label))
  const controls = [...form.descendants()].filter(isControl)
  const message = controls.find(({ tag }) => tag === 'textarea')
  const before = message ?? [...form.descendants()].find(isSubmit)
  if (!before) return impossible(says.noForm)
  const at = lineOf(before, form).range.from
  const insert = `${newField(fieldFrom(form, label))}\n`
  return done(
    [changeSource(reading.html, [{ from: at, to: at, insert }])],
    says.fieldAdded(label),
    says.fieldThere(label)
  )
}

/** Without these no message could be read or answered. */
const NEEDED = new Set(['email', 'message'])

export function removeField(desk: Desk, { field }: Asked<'remove_field'>): Outcome {
  const { reading, says } = desk
  const found = oneForm(desk)
  if (!('one' in found)) return found
  const form = found.one
  const control = fieldNamed(form, field)
  if (!control) return impossible(says.noField(field))
  const posts = form.attribute('action')?.value === '/_forms/contact'
  if (posts && NEEDED.has(control.attribute('name')?.value ?? '')) {
    return impossible(says.fieldNeeded(labelOf(form, control) ?? field))
  }
  const line = lineOf(control, form)
  const label = labelElement(form, control)
  const apart = label && !contains(line, label) ? [removal(label)] : []
  return done(
    [changeSource(reading.html, [removal(line), ...apart])],
    says.fieldRemoved(labelOf(form, control) ?? field),
    says.noField(field)
  )
}
