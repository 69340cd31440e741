import { addSection } from '#designer/instructions/actions/sections'
import { PageEdit, type Outcome } from '#designer/instructions/page_edit'
import { commandLanguage, type FieldKind } from '#designer/instructions/language/language'
import { isName } from '#designer/instructions/language/endings'
import { named, namedWithin, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { isField, labelOf } from '#designer/instructions/guard/fields'
import { bare } from '#designer/instructions/targets/names'
import { applyEdit, changeSource } from '#designer/live_page/reading/edit_operation'
import { newField } from '#designer/live_page/reading/new_markup'
import { PageReading, type PageElement } from '#designer/live_page/reading/page_reading'
import { removal } from '#designer/live_page/reading/source_changes'
import { folded } from '#designer/language/fold'
import { phrasesIn } from '#designer/renderer/phrases'

/** A field as it was asked for. */
interface Field {
  kind?: FieldKind
  label: string
}

/** One field more in the contact form; what is written there reaches the owner under its label. */
export function addField(edit: PageEdit, slots: SlotsOf): Outcome {
  const { item, scope } = slots
  const { reading } = edit
  if (scope && !isForm(edit, scope)) return edit.impossible('not_added', { words: item.text })
  const form = contactFormOn(reading)
  if (!form) return addFormWith(edit, slots)
  const field = fieldMeant(edit, item)
  const there = fieldNamed(edit, form, field)
  if (there) return edit.impossible('field_there', { field: labelOf(there, reading) })
  const at = lineOf(messageIn(form)!, form).range.from
  const insert = `${newField({ ...field, id: freeId(reading) })}\n`
  return edit.done([changeSource(reading.html, [{ from: at, to: at, insert }])], 'field_added', {
    field: field.label,
  })
}

/** On a page without a form the form comes first, and the field into it. */
function addFormWith(edit: PageEdit, slots: SlotsOf): Outcome {
  const [text] = edit.language.sections.contact
  const form = addSection(edit, { kind: { text, isQuoted: false, words: text.split(' ') } })
  if (form.is !== 'done') return form
  const made = applyEdit(edit.reading.html, form.operations)
  if (!made.ok) return { is: 'impossible', why: made.error.message }
  const reading = new PageReading(made.value.html)
  if (!contactFormOn(reading)) return edit.impossible('no_form')
  const field = addField(new PageEdit(reading, edit), slots)
  return field.is === 'done'
    ? { ...field, operations: [...form.operations, ...field.operations] }
    : form
}

/** Takes a field out of the contact form; undefined where the words speak of no field. */
export function removeField(edit: PageEdit, { target, scope }: SlotsOf): Outcome | undefined {
  const { reading } = edit
  const { form: names } = edit.language.parts
  const isOfForm = scope && namedWithin(scope.words, { names }, edit.language) !== undefined
  const form = contactFormOn(reading)
  if (!form || !(isOfForm || saysField(edit, target))) return undefined
  const field = fieldMeant(edit, target)
  const there = fieldNamed(edit, form, field)
  if (!there) return edit.impossible('no_field', { field: field.label })
  const what = labelOf(there, reading)
  if (NEEDED.has(nameOf(there))) return edit.impossible('field_needed', { field: what })
  return edit.done([changeSource(reading.html, [removal(lineOf(there, form))])], 'removed', {
    what,
  })
}

/** Without them no message can be sent or answered. */
const NEEDED = new Set(['email', 'message'])

/** "The contact form", or the section that it stands in. */
function isForm({ language }: PageEdit, { words }: Slot): boolean {
  const { parts, sections } = language
  const names = { form: parts.form, contact: sections.contact }
  return namedWithin(words, names, language) !== undefined
}

/** "The phone field": its last word says that it is one. */
function saysField({ language }: PageEdit, { words }: Slot): boolean {
  return words.length > 1 && isSort(words.at(-1)!, language.fields.any, language.code)
}

const isSort = (word: string, sorts: readonly string[], code: string) =>
  sorts.some((sort) => isName([word], sort, code))

function fieldMeant({ language, reading }: PageEdit, slot: Slot): Field {
  const { any, ...kinds } = language.fields
  let words = bare(slot.words, language)
  let typed = slot.isQuoted ? [slot.text] : slot.text.split(/\s+/).slice(-words.length)
  if (!slot.isQuoted && words.length > 1 && isSort(words.at(-1)!, any, language.code)) {
    words = words.slice(0, -1)
    typed = typed.slice(0, -1)
  }
  const kind = named(words, kinds, language)
  return { kind, label: capital(labelFor(kind, reading.language) ?? typed.join(' '), reading) }
}

/** What the page calls it, where there is a word for it in its language. */
function labelFor(kind: FieldKind | undefined, page: PageReading['language']): string | undefined {
  if (!kind) return undefined
  const printed = phrasesIn(page) as unknown as Partial<Record<FieldKind, string>>
  const spoken = commandLanguage(page)
  return printed[kind] ?? (spoken.code === page ? spoken.fields[kind][0] : undefined)
}

function capital(text: string, { language }: PageReading): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

/** The form whose message reaches the owner; the one for a newsletter has no message to write. */
function contactFormOn(reading: PageReading): PageElement | undefined {
  return reading.elements(({ tag }) => tag === 'form').find((form) => messageIn(form))
}

function messageIn(form: PageElement): PageElement | undefined {
  return fieldsOf(form).find((field) => nameOf(field) === 'message')
}

function fieldsOf(form: PageElement): PageElement[] {
  return [...form.descendants()].filter(
    (element) => isField(element) && element.attribute('type')?.value !== 'hidden'
  )
}

function nameOf(field: PageElement): string {
  return field.attribute('name')?.value ?? ''
}

/** The field of a form that is named so: by its kind, or by its label in any of its spellings. */
function fieldNamed(
  { reading }: PageEdit,
  form: PageElement,
  { kind, label }: Field
): PageElement | undefined {
  const wanted = folded(label)
  return fieldsOf(form).find(
    (field) =>
      nameOf(field) !== TRAP &&
      (nameOf(field) === kind ||
        [labelOf(field, reading), nameOf(field)].map(folded).includes(wanted))
  )
}

/** The hidden field that people leave empty. */
const TRAP = 'website'

/** What stands in the form for a field: its label and itself. */
function lineOf(field: PageElement, form: PageElement): PageElement {
  let line = field
  while (line.parent && line.parent.index !== form.index) line = line.parent
  return line
}

function freeId(reading: PageReading): string {
  const taken = new Set(reading.elements(() => true).map((one) => one.attribute('id')?.value))
  let number = 1
  while (taken.has(`contact-field-${number}`)) number++
  return `contact-field-${number}`
}
