import { changeSource } from '#planning/renderer/reading/edit_operation'
import { newField, newForm, type Field } from '#planning/renderer/reading/new_markup'
import { contains, type PageElement } from '#planning/renderer/reading/page_reading'
import { removal } from '#planning/renderer/reading/source_changes'
import { folded, wordsOf } from '#planning/renderer/reading/words'
import { lookOf } from '#planning/renderer/restyle'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import {
  done,
  impossible,
  oneOf,
  type Desk,
  type Outcome,
} from '#planning/designers/builtin/edit/outcome'
import { factsOn } from '#planning/designers/builtin/edit/page_facts'
import { addSection } from '#planning/designers/builtin/edit/sections'
import { keyOf } from '#planning/designers/builtin/edit/targets'
import type { Instruction } from '#planning/designers/builtin/instructions/instruction'
import { capital } from '#planning/designers/builtin/normalise'

type Asked<K extends Instruction['do']> = Extract<Instruction, { do: K }>

export function setForm(desk: Desk, { wanted }: Asked<'set_form'>): Outcome {
  const { reading, says } = desk
  const forms = reading.elements(({ tag }) => tag === 'form')
  if (!wanted) {
    if (forms.length === 0) return impossible(says.noForm)
    const found = oneForm(desk, forms)
    if (!('one' in found)) return found
    const intro = introChanges(desk, 'form', 'reach')
    return done(
      [changeSource(reading.html, [removal(found.one), ...intro])],
      says.formRemoved,
      says.noForm
    )
  }
  if (forms.length > 0) return impossible(says.formThere)
  if (desk.contactEmail === '') return impossible(says.formNeedsAddress)
  const worn = lookOf(reading.html)
  if (!worn) return impossible(says.onlyOurs(says.formAdded))
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

/** The sentence that spoke of the form speaks of it no longer, where it is still ours. */
function introChanges({ reading }: Desk, from: 'form' | 'reach', to: 'form' | 'reach') {
  const { contactIntro } = copyIn(reading.language)
  return reading
    .slots('intro')
    .filter((slot) => slot.content && wordsOf(slot) === contactIntro[from])
    .map((slot) => ({ ...slot.content!, insert: contactIntro[to] }))
}

export function addField(desk: Desk, { field }: Asked<'add_field'>): Outcome {
  const { reading, says } = desk
  const found = oneForm(
    desk,
    reading.elements(({ tag }) => tag === 'form')
  )
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
  const found = oneForm(
    desk,
    reading.elements(({ tag }) => tag === 'form')
  )
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

function oneForm(desk: Desk, forms: PageElement[]) {
  if (forms.length === 0) return impossible(desk.says.noForm)
  return oneOf(desk, forms, keyOf, (form) =>
    desk.says.part(desk.says.roles.form, '', headingAbove(desk, form))
  )
}

function headingAbove({ reading, says }: Desk, form: PageElement): string {
  const heading = reading.sectionAround(form)?.heading
  return heading ? says.where.under(heading) : says.where.nowhere
}

function isControl({ tag, attributes }: PageElement): boolean {
  if (tag === 'textarea' || tag === 'select') return true
  return tag === 'input' && !/^(?:hidden|submit|button|reset|image)$/i.test(attributes.type ?? '')
}

function isSubmit({ tag, attributes }: PageElement): boolean {
  return tag === 'button' || (tag === 'input' && /^submit$/i.test(attributes.type ?? ''))
}

function fieldNamed(form: PageElement, field: string): PageElement | undefined {
  const wanted = folded(field)
  const controls = [...form.descendants()].filter(isControl).filter(isSeen)
  const label = (control: PageElement) => folded(labelOf(form, control) ?? '')
  const exact = controls.find((control) => label(control) === wanted)
  if (exact) return exact
  const kind = typeFor(field)
  return controls.find(
    (control) =>
      folded(control.attribute('name')?.value ?? '') === wanted ||
      label(control).split(' ').includes(wanted) ||
      (kind.type !== 'text' && control.attribute('type')?.value === kind.type)
  )
}

/** The trap for machines is no field. */
function isSeen(control: PageElement): boolean {
  for (let element: PageElement | undefined = control; element; element = element.parent) {
    if (element.attribute('aria-hidden')?.value === 'true') return false
  }
  return true
}

function labelElement(form: PageElement, control: PageElement): PageElement | undefined {
  const id = control.attribute('id')?.value
  const labels = [...form.descendants()].filter(({ tag }) => tag === 'label')
  return labels.find(
    (label) => contains(label, control) || (id && label.attribute('for')?.value === id)
  )
}

function labelOf(form: PageElement, control: PageElement): string | undefined {
  const label = labelElement(form, control)
  if (label) return wordsOf(label)
  return control.attribute('aria-label')?.value ?? control.attribute('placeholder')?.value
}

/** The line of the form that a control stands on, with its label. */
function lineOf(control: PageElement, form: PageElement): PageElement {
  let line = control
  while (line.parent && line.parent.index !== form.index) {
    const controls = [...line.parent.descendants()].filter((one) => isControl(one) || isSubmit(one))
    if (controls.length > 1) break
    line = line.parent
  }
  return line
}

function fieldFrom(form: PageElement, label: string): Field {
  const taken = new Set([...form.descendants()].map((one) => one.attribute('name')?.value))
  const base =
    folded(label)
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 40) || 'field'
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base}_${number}`
  return { name, label, ...typeFor(label) }
}

const TYPES: [RegExp, { type: string; autocomplete?: string }][] = [
  [/\b(?:e-?mail|e-?posta)\b/, { type: 'email', autocomplete: 'email' }],
  [/\b(?:phone|telephone|mobile|tel|telefon|cep)\b/, { type: 'tel', autocomplete: 'tel' }],
  [/\b(?:date|day|tarih|gun)\b/, { type: 'date' }],
  [/\b(?:time|saat)\b/, { type: 'time' }],
  [
    /\b(?:how many|number of|guests|people|party size|kac kisi|kisi sayisi|adet)\b/,
    { type: 'number' },
  ],
  [/\b(?:website|web site|url|link)\b/, { type: 'url', autocomplete: 'url' }],
  [/\b(?:company|organi[sz]ation|sirket|firma)\b/, { type: 'text', autocomplete: 'organization' }],
  [/\b(?:address|street|adres)\b/, { type: 'text', autocomplete: 'street-address' }],
  [/\b(?:details|comments?|notes?|wishes|allerg\w+|aciklama|notlar?)\b/, { type: 'textarea' }],
]

function typeFor(label: string): { type: string; autocomplete?: string } {
  return TYPES.find(([words]) => words.test(folded(label)))?.[1] ?? { type: 'text' }
}
