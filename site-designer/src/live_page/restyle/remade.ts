import type { Change, PageElement } from 'editor-engine'
import { typeOf } from '#designer/sections/section_types'
import type { SectionKind } from '#designer/site/kinds'

/** Changes of the markup of a section, for a layout that is made of other markup; see `sectionLayouts`. */
export function remade(
  element: PageElement,
  kind: SectionKind,
  now: string,
  next: string
): Change[] {
  return typeOf(kind).remade?.(element, now, next) ?? []
}
