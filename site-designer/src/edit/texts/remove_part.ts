import { setForm } from '#designer/edit/form/form'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { removeSection } from '#designer/edit/sections'
import { describePart } from '#designer/edit/targets/named'
import { findPart, findSection } from '#designer/edit/targets/targets'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { contains, type PageElement } from '#designer/renderer/reading/page_reading'
import { removal } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'

export function removePart(desk: Desk, { target }: Asked<'remove_part'>): Outcome {
  const { reading, says } = desk
  const found = findPart(desk, target)
  if (!('one' in found)) {
    // "Remove the prices" names no part: the section of that name is meant, if there is one.
    const section = target.part ? undefined : findSection(desk, target)
    return section && 'one' in section
      ? removeSection(desk, { do: 'remove_section', section: target })
      : found
  }
  const part = found.one
  if (part.role === 'title') return impossible(says.titleStays)
  if (part.role === 'form') return setForm(desk, { do: 'set_form', wanted: false })
  const whole = [part.element, ...part.twins].map(wrapperOf)
  const changes = whole.flatMap((element) => [removal(element), ...unlabelled(desk, element)])
  return done(
    [changeSource(reading.html, changes)],
    says.partRemoved(describePart(desk, part)),
    says.nothingToDo
  )
}

const WRAPPERS = new Set(['li', 'figure', 'p', 'picture'])

/** What would be left empty around it goes too: the item of a link, the figure of a picture. */
function wrapperOf(element: PageElement): PageElement {
  const { parent } = element
  if (!parent || !WRAPPERS.has(parent.tag)) return element
  const others = [...parent.children()].filter(
    (child) => child.index !== element.index && child.tag !== 'figcaption' && child.tag !== 'source'
  )
  const isAlone =
    others.length === 0 &&
    (parent.tag === 'figure' || parent.tag === 'picture' || wordsOf(parent) === wordsOf(element))
  return isAlone ? wrapperOf(parent) : element
}

/** A section that was named by the heading that goes has no such name any more. */
function unlabelled({ reading }: Desk, gone: PageElement) {
  const ids = [gone, ...gone.descendants()].map((element) => element.attribute('id')?.value)
  return reading
    .elements((element) => {
      const label = element.attribute('aria-labelledby')?.value
      return label !== undefined && ids.includes(label) && !contains(gone, element)
    })
    .flatMap((element) => element.removeAttribute('aria-labelledby'))
}
