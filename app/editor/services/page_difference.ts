import { PageReading, wordsIn, type SectionOnPage } from 'site-designer'
import type { PageDifference, SectionChange } from '#contract/api/editing'
import { ELEMENT_ID } from '#contract/edit_frame'
import { elementDifference } from '#editor/services/element_difference'

/** The differences between a page and an earlier version, counted as a person would. */
export function pageDifference(before: string, after: string): PageDifference {
  const [was, is] = [new PageReading(before), new PageReading(after)]
  const sections = sectionChanges(sectionsOf(was), sectionsOf(is))
  const about = aboutOf(was) !== aboutOf(is)
  const look = lookOf(was) !== lookOf(is)
  const { elements, texts } = elementDifference(was.page, is.page)
  const body = is.body?.id
  const isEverywhere = look && elements.every((id) => isDrawn(is, id))
  return {
    ...sections,
    look,
    about,
    // A changed look is reported for the whole page, not for each drawing in it.
    elements: isEverywhere && body ? [body] : elements,
    texts,
  }
}

function isDrawn({ page }: PageReading, id: string): boolean {
  const element = page.element(id)
  return element !== undefined && (element.isForeign || /^(?:img|svg|picture)$/.test(element.tag))
}

interface Section extends Pick<SectionOnPage, 'place' | 'heading'> {
  id: string | undefined
  /** Matches sections without ids. */
  kind: string
  text: string
}

function sectionsOf({ sections, html }: PageReading): Section[] {
  return sections.map(({ element, place, heading, kind, anchor }) => ({
    id: element.id,
    kind: kind ?? anchor ?? place,
    place,
    heading,
    text: withoutIds(html.slice(element.range.from, element.range.to)),
  }))
}

type Counted = Pick<PageDifference, 'total' | 'identical' | 'sections'>

function sectionChanges(before: readonly Section[], after: readonly Section[]): Counted {
  const pairs = paired(before, after)
  const same = after.filter((section) => pairs.get(section)?.text === section.text)
  const places = same.map((section) => before.indexOf(pairs.get(section)!))
  const unmoved = new Set(longestRising(places).map((index) => same[index]))
  const kept = new Set(pairs.values())

  const sections: SectionChange[] = []
  for (const section of after) {
    if (unmoved.has(section)) continue
    const { heading, place } = section
    const old = pairs.get(section)
    const change = !old ? 'added' : old.text === section.text ? 'moved' : 'changed'
    sections.push({ heading, place, change })
  }
  for (const section of before) {
    const { heading, place } = section
    if (!kept.has(section)) sections.push({ heading, place, change: 'removed' })
  }
  return { total: unmoved.size + sections.length, identical: unmoved.size, sections }
}

/**
 * The matching section of the earlier page for each section: by id, otherwise by text, otherwise by
 * kind.
 */
function paired(before: readonly Section[], after: readonly Section[]): Map<Section, Section> {
  const pairs = new Map<Section, Section>()
  const taken = new Set<Section>()
  const pairBy = (nameOf: (section: Section) => string | undefined) => {
    const free = before.filter((section) => !taken.has(section))
    for (const section of after) {
      const name = nameOf(section)
      if (name === undefined || pairs.has(section)) continue
      const old = free.find((one) => !taken.has(one) && nameOf(one) === name)
      if (!old) continue
      pairs.set(section, old)
      taken.add(old)
    }
  }
  pairBy(({ id }) => id)
  pairBy(({ text }) => text)
  // If both sections have ids, a new section of the same kind is a different one.
  pairBy(({ id, kind }) => (id === undefined ? kind : undefined))
  return pairs
}

/** Indices of the longest increasing subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  const best = numbers.map((_, index) => [index])
  for (const [index, number] of numbers.entries()) {
    for (let earlier = 0; earlier < index; earlier++) {
      if (numbers[earlier] < number && best[earlier].length >= best[index].length) {
        best[index] = [...best[earlier], index]
      }
    }
  }
  return best.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
}

const IDS = new RegExp(` ${ELEMENT_ID}="[^"]*"`, 'g')

function withoutIds(html: string): string {
  return html.replace(IDS, '')
}

/** Everything outside of the body that determines the look of the page. */
function lookOf({ page, html, root, body }: PageReading): string {
  const styles = [...page.elements()].filter(({ tag }) => tag === 'style' || tag === 'link')
  const attributes = [root, body].map((element) => {
    return element ? withoutIds(html.slice(element.startTag.from, element.startTag.to)) : ''
  })
  return [...attributes, ...styles.map(({ range: { from, to } }) => html.slice(from, to))].join(
    '\n'
  )
}

const FACTS = new Set(['title', 'meta', 'script'])

/** The page's data for search engines and browser tabs. */
function aboutOf({ page, html }: PageReading): string {
  return [...page.elements()]
    .filter(({ tag, isInBody, isForeign }) => FACTS.has(tag) && !isInBody && !isForeign)
    .map((element) =>
      element.tag === 'title' ? wordsIn(element) : html.slice(element.range.from, element.range.to)
    )
    .join('\n')
}
