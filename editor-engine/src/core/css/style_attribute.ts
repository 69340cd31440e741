import type { Change } from '../changes/change.ts'
import { ChangeSet } from '../changes/change_set.ts'
import { decodeMapped } from '../html/entities.ts'
import { escapeAttribute } from '../html/escape.ts'
import type { PageElement } from '../page/element.ts'
import { changeDeclarations, type Wanted } from './declarations.ts'

/** The changes to an element's style attribute; an empty attribute is removed. */
export function styleChanges(element: PageElement, wanted: Wanted): Change[] {
  const attribute = element.attribute('style')
  if (!attribute) {
    const css = [...wanted]
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${value}`)
    return css.length ? [element.setAttribute('style', css.join('; '))] : []
  }
  const edits = changeDeclarations(attribute.value, wanted)
  const css = ChangeSet.of(edits, attribute.value.length).apply(attribute.value)
  if (css === attribute.value) return []
  if (!css.trim()) return element.removeAttribute('style')
  const { quote, valueFrom, valueTo } = attribute
  if (!quote) return [element.setAttribute('style', css)]
  const raw = element.page.markup(valueFrom, valueTo)
  const { offsets } = decodeMapped(raw, { inAttribute: true })
  return edits.map(({ from, to, insert }) => ({
    from: valueFrom + offsets[from],
    to: valueFrom + offsets[to],
    insert: escapeAttribute(insert, quote),
  }))
}
