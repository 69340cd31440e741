import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { IT, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { choose, describePart } from '#designer/instructions/targets/choose'
import { sectionsNamed } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { addressIn } from '#designer/instructions/values/link'

/** "Link the button to …", with an address or a section of the page. */
export function setLink(edit: PageEdit, { target = IT, url, scope }: SlotsOf): Outcome {
  const found = choose(edit, target, ['part', 'link'])
  if (!('one' in found)) return found
  return linkTo(edit, found.one.is === 'link' ? found.one.of : found.one, url ?? scope)
}

export function linkTo(edit: PageEdit, of: Target, value: Slot): Outcome {
  if (of.is !== 'part') return edit.impossible('no_link', { what: value.text })
  const { part, twins } = of
  const name = describePart(edit, part)
  const isLink = part.element.tag === 'a' && (part.role === 'link' || part.role === 'button')
  if (!isLink) return edit.impossible('no_link', { what: name })
  const url = addressIn(value.text) ?? anchorOf(edit, value)
  if (!url) return edit.impossible('no_address', { words: value.text })
  const elements = [part, ...twins].flatMap((one) => [one.element, ...one.twins])
  if (elements.every((element) => element.attribute('href')?.value === url))
    return edit.impossible('already_so')
  const operations = elements.map((element) => ({
    type: 'set_url' as const,
    element: element.id!,
    url,
    kind: part.role === 'button' ? ('button' as const) : ('link' as const),
  }))
  return edit.done(operations, 'link_set', { what: name, url })
}

function anchorOf(edit: PageEdit, { words }: Slot): string | undefined {
  const sections = sectionsNamed(edit, words).filter(({ anchor }) => anchor !== undefined)
  return sections.length === 1 ? `#${sections[0].anchor}` : undefined
}
