import type { Desk } from '#designer/commands/desk'
import { isOpening } from '#designer/commands/actions/places'
import { partShowing } from '#designer/commands/targets/parts'
import { factNamed, withoutSort } from '#designer/commands/targets/names'
import type { Target } from '#designer/commands/targets/target'
import type { SectionOnPage } from '#designer/renderer/reading/page_reading'

/** "The heading above the form": the section in which the other thing stands. */
export function besideThese(desk: Desk, others: readonly Target[]): SectionOnPage[] {
  const elements = others.flatMap((one) => {
    if (one.is === 'part') return [one.part.element]
    if (one.is === 'item') return one.elements.slice(0, 1)
    if (one.is !== 'fact') return []
    return desk.reading.sections.flatMap((section) => {
      const shown = isOpening(section) ? undefined : partShowing(desk, one.fact, section)
      return section.place === 'section' && shown ? [shown.element] : []
    })
  })
  const around = elements.map((element) => desk.reading.sectionAround(element))
  const [section, ...rest] = new Set(around)
  return section?.place === 'section' && rest.length === 0 ? [section] : []
}

/** "The address section": the one that shows it. */
export function sectionShowing(desk: Desk, words: string[]): Target[] {
  const plain = withoutSort(words, desk.language)
  const fact = plain.length < words.length ? factNamed(plain, desk.language) : undefined
  if (!fact) return []
  const sections = desk.reading.sections.filter(
    (section) =>
      section.place === 'section' && !isOpening(section) && partShowing(desk, fact, section)
  )
  return asTargets(sections.slice(0, 1))
}

export const asTargets = (sections: SectionOnPage[]) =>
  sections.map((section): Target => ({ is: 'section', section }))
