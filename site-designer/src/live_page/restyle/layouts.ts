import type { Change, PageElement } from 'editor-engine'
import { artefacts, type DirectionId, type SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'
import { traitsOf } from '#designer/outline/direction_traits'
import { arrangeSections } from '#designer/outline/arrange_sections'
import { hasTrait } from '#designer/outline/layout_traits'
import { rewritten } from '#designer/live_page/restyle/attributes'
import type { OurPage, OurSection } from '#designer/live_page/restyle/our_page'
import { valueOf } from '#designer/renderer/elements'
import { typeOf } from '#designer/sections/section_types'

/** How the parts of a page are laid out. */
export interface Layouts {
  header: string
  footer: string
  sections: { kind: SectionKind; layout: string; surface: string }[]
}

export function layoutsOf({ header, footer, sections }: OurPage): Layouts {
  return {
    header: valueOf(header, 'data-layout'),
    footer: valueOf(footer, 'data-layout'),
    sections: sections.map(({ kind, element }) => ({
      kind,
      layout: valueOf(element, 'data-layout'),
      surface: valueOf(element, 'data-surface'),
    })),
  }
}

/**
 * Layouts and grounds as the direction sets them, the same ones whenever this page is asked about
 * this direction.
 */
export function layoutsFor(page: OurPage, direction: DirectionId): Layouts {
  const { headers, footers } = traitsOf(direction)
  const seed = page.name
  const luck = chance(seed, `restyle/${direction}`)
  const header = luck.pick(headers)
  const footer = luck.pick(footers)

  const arranged = arrangeSections(
    page.sections.map(({ kind }) => kind),
    { direction, seed, artefact: artefactOf(page), look: page.look },
    {
      isAllowed: (layout, index) => fits(page.sections[index], layout),
      shapesOf: (index) => shapesOn(page.sections[index]),
    }
  )
  return { header, footer, sections: arranged }
}

export function layoutChanges(page: OurPage, { header, footer, sections }: Layouts): Change[] {
  return [
    ...rewritten(page.header, 'data-layout', () => header),
    ...rewritten(page.footer, 'data-layout', () => footer),
    ...page.sections.flatMap(({ element }, index) => [
      ...rewritten(element, 'data-layout', () => sections[index].layout),
      ...rewritten(element, 'data-surface', () => sections[index].surface),
    ]),
  ]
}

/** A page does not say what its facts have the shape of, but what they are set in. */
function shapesOn({ kind, element }: OurSection): string[] {
  const layout = valueOf(element, 'data-layout')
  return kind === 'hero' || hasTrait('shape', kind, layout) ? [layout] : []
}

/** Whether the markup that stands there is what the layout is made of (see `sectionLayouts`). */
function fits({ kind, element }: OurSection, layout: string): boolean {
  const holds = (test: (inner: PageElement) => boolean) => [...element.descendants()].some(test)
  return typeOf(kind).fits?.(holds, layout) ?? true
}

export function artefactOf({ sections }: OurPage) {
  const hero = sections.find(({ kind }) => kind === 'hero')
  return artefacts.find((type) => type === valueOf(hero?.element, 'data-artefact')) ?? 'words'
}
