import type { EditRequest } from '#designer/instructions/edit'
import { added, type Finding } from '#designer/instructions/guard/finding'
import { isNamed } from '#designer/instructions/guard/named'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'

const FIELDS = new Set(['input', 'textarea', 'select'])
const BUTTONS = new Set(['submit', 'button', 'reset'])
const SECRET = new Set(['password', 'file', 'hidden'])
/** The values by which a browser fills in cards and passwords. */
const SECRET_FILLED = /(?:^|\s)(?:cc-[a-z-]+|[a-z]+-password|one-time-code)(?:\s|$)/

/** What visitors are asked for, by its name: its label may be put into other words. */
function fieldsIn(reading: PageReading): Finding[] {
  return reading.all.filter(isField).map((element) => {
    const names = ['name', 'type'].map((name) => element.attribute(name)?.value ?? '')
    return {
      is: isSecret(element) ? 'secret_field' : 'field',
      what: labelOf(element, reading),
      key: names.join(' '),
    }
  })
}

/** Passwords, cards and files, and what is sent without being seen. */
export function secretFieldsIn(reading: PageReading): Finding[] {
  return fieldsIn(reading).filter(({ is }) => is === 'secret_field')
}

/** Fields that the instruction does not name. */
export function fieldsAdded(
  before: PageReading,
  after: PageReading,
  { instruction }: EditRequest
): Finding[] {
  return added(fieldsIn(before), fieldsIn(after)).filter(
    ({ is, what }) => is === 'field' && !isNamed(what, instruction)
  )
}

function isSecret(element: PageElement): boolean {
  const valueOf = (name: string) => element.attribute(name)?.value.trim().toLowerCase() ?? ''
  return SECRET.has(valueOf('type')) || SECRET_FILLED.test(valueOf('autocomplete'))
}

export function isField(element: PageElement): boolean {
  if (!FIELDS.has(element.tag)) return false
  return !BUTTONS.has(element.attribute('type')?.value.trim().toLowerCase() ?? '')
}

export function labelOf(element: PageElement, reading: PageReading): string {
  const id = element.attribute('id')?.value
  const label =
    element.closest('label') ??
    reading.elements((one) => one.tag === 'label' && one.attribute('for')?.value === id)[0]
  const names = ['aria-label', 'placeholder', 'name', 'type'].map(
    (name) => element.attribute(name)?.value
  )
  return [label && wordsOf(label), ...names].find(Boolean)?.trim() ?? element.tag
}
