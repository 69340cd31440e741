import { typeFor } from '#designer/edit/form/field_types'
import { contains, type PageElement } from '#designer/renderer/reading/page_reading'
import { folded, wordsOf } from '#designer/renderer/reading/words'

/** What a person fills in. */
export function isControl({ tag, attributes }: PageElement): boolean {
  if (tag === 'textarea' || tag === 'select') return true
  return tag === 'input' && !/^(?:hidden|submit|button|reset|image)$/i.test(attributes.type ?? '')
}

export function isSubmit({ tag, attributes }: PageElement): boolean {
  return tag === 'button' || (tag === 'input' && /^submit$/i.test(attributes.type ?? ''))
}

/** The control that goes by this name: by its label, its own name or what it takes. */
export function fieldNamed(form: PageElement, field: string): PageElement | undefined {
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

export function labelElement(form: PageElement, control: PageElement): PageElement | undefined {
  const id = control.attribute('id')?.value
  const labels = [...form.descendants()].filter(({ tag }) => tag === 'label')
  return labels.find(
    (label) => contains(label, control) || (id && label.attribute('for')?.value === id)
  )
}

export function labelOf(form: PageElement, control: PageElement): string | undefined {
  const label = labelElement(form, control)
  if (label) return wordsOf(label)
  return control.attribute('aria-label')?.value ?? control.attribute('placeholder')?.value
}

/** The line of the form that a control stands on, with its label. */
export function lineOf(control: PageElement, form: PageElement): PageElement {
  let line = control
  while (line.parent && line.parent.index !== form.index) {
    const controls = [...line.parent.descendants()].filter((one) => isControl(one) || isSubmit(one))
    if (controls.length > 1) break
    line = line.parent
  }
  return line
}
