import type { Change, PageElement } from 'editor-engine'
import { escapeHtml } from '#designer/renderer/html'

/**
 * The change to an attribute that is there, spelt as the renderer spells it; none where the element
 * or the attribute is missing, or where `write` has nothing to say.
 */
export function rewritten(
  element: PageElement | undefined,
  name: string,
  write: (value: string) => string | undefined
): Change[] {
  const attribute = element?.attribute(name)
  const value = attribute && write(attribute.value)
  if (!attribute?.quote || value === undefined || value === attribute.value) return []
  return [{ from: attribute.valueFrom, to: attribute.valueTo, insert: escapeHtml(value) }]
}
