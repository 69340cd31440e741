import { sectionFor } from '#designer/edit/facts/new_section'
import { linksFor, linksTo, removalOfLinks } from '#designer/edit/links'
import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { besideAt, besideBy, holdsTitle, middle, type Beside } from '#designer/edit/places'
import { nameOf } from '#designer/edit/targets/named'
import { findSection } from '#designer/edit/targets/targets'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { newSection } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import { removal, type Change } from '#designer/renderer/reading/source_changes'
import { lookOf } from '#designer/renderer/restyle'
import type { Section } from '#designer/site/site'

export function addSection(desk: Desk, { kind, at }: Asked<'add_section'>): Outcome {
  const { reading, says } = desk
  const worn = lookOf(reading.html)
  if (!worn) return impossible(says.onlyOurs(says.section(kind, '', 'section')))
  const there = reading.sections.find((section) => section.kind === kind)
  if (there) return impossible(says.sectionThere(nameOf(desk, there)))
  const beside = at ? besideAt(desk, at, undefined) : besideBy(desk, kind)
  if ('is' in beside) return beside

  const { section, name } = sectionFor(desk, kind)
  if (saysNothing(section)) return impossible(says.nothingToFill(says.section(kind, '', 'section')))
  const { nav } = section
  const links = nav ? linksFor(desk, beside, { href: `#${section.id}`, label: nav }) : []
  const markup = newSection({ ...worn, name }, section)
  return done(
    inserted(desk, markup, beside, links),
    says.sectionAdded(says.section(kind, '', 'section'), links.length > 0),
    says.nothingToDo
  )
}

/** A strip of facts that nobody said, or a large sentence that nobody wrote. */
function saysNothing(section: Section): boolean {
  if (section.kind === 'facts') return section.rows.length === 0
  if (section.kind === 'stats') return section.figures.length === 0
  return section.kind === 'statement'
}

/**
 * The links are found on the page as it is, so they are written before anything moves. The engine's
 * own operation takes no drawings, because it cannot know that they are ours.
 */
function inserted(
  { reading }: Desk,
  html: string,
  { side, of }: Beside,
  links: readonly Change[]
): (EditOperation | undefined)[] {
  if (!html.includes('src="data:')) {
    const added = { type: 'add_section' as const, html, [side]: of.element.id }
    return [changeSource(reading.html, links), added]
  }
  const { from, to } = of.element.range
  const at = side === 'before' ? from : to
  const insert = side === 'before' ? `${html}\n` : `\n${html}`
  return [changeSource(reading.html, [...links, { from: at, to: at, insert }])]
}

export function removeSection(desk: Desk, { section: target }: Asked<'remove_section'>): Outcome {
  const { reading, says } = desk
  const found = findSection(desk, target)
  if (!('one' in found)) return found
  const { element, anchor } = found.one
  if (found.one.kind === 'hero' || holdsTitle(element)) return impossible(says.titleStays)
  const links = linksTo(desk, element, anchor)
  const gone = removalOfLinks(desk, links)
  return done(
    [changeSource(reading.html, [removal(element), ...gone])],
    says.sectionRemoved(nameOf(desk, found.one), links.length > 0),
    says.nothingToDo
  )
}

export function moveSection(desk: Desk, { section: target, to }: Asked<'move_section'>): Outcome {
  const { says } = desk
  const found = findSection(desk, target)
  if (!('one' in found)) return found
  const { one } = found
  const name = nameOf(desk, one)
  if (one.place !== 'section' || one.kind === 'hero') return impossible(says.movesNoFurther(name))
  const beside = besideAt(desk, to, one)
  if ('is' in beside) return beside
  const all = middle(desk)
  const at = all.indexOf(one)
  const next = beside.side === 'before' ? all.indexOf(beside.of) : all.indexOf(beside.of) + 1
  if (next === at || next === at + 1) return impossible(says.movesNoFurther(name))
  return done(
    [moved(desk, one.element, beside)],
    says.sectionMoved(name),
    says.movesNoFurther(name)
  )
}

function moved(
  { reading }: Desk,
  element: PageElement,
  { side, of }: Beside
): EditOperation | undefined {
  const isSection = (one: PageElement) => one.attribute('data-section') && one.id
  if (isSection(element) && isSection(of.element)) {
    return { type: 'move_section', section: element.id!, [side]: of.element.id }
  }
  const { from, to } = element.range
  const at = side === 'before' ? of.element.range.from : of.element.range.to
  const own = reading.html.slice(from, to)
  const insert = side === 'before' ? `${own}\n` : `\n${own}`
  return changeSource(reading.html, [removal(element), { from: at, to: at, insert }])
}
