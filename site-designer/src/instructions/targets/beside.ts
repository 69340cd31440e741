import type { PageEdit } from '#designer/instructions/page_edit'
import { isOpening } from '#designer/instructions/actions/places'
import { partShowing } from '#designer/instructions/targets/parts'
import { factNamed, withoutSort } from '#designer/instructions/targets/names'
import { weeksOn } from '#designer/instructions/targets/sections'
import type { Target } from '#designer/instructions/targets/target'
import { contains, type SectionOnPage } from '#designer/live_page/reading/page_reading'

/** "The heading above the form": the one section in which the other things stand. */
export function besideThese(edit: PageEdit, others: readonly Target[]): SectionOnPage[] {
  const around = others.flatMap((one) => {
    if (one.is === 'fact') return sectionsShowing(edit, one.fact)
    const element = one.is === 'part' ? one.part.element : one.is === 'item' && one.elements[0]
    return element ? [edit.reading.sectionAround(element)] : []
  })
  const [section, ...rest] = new Set(around)
  return section?.place === 'section' && rest.length === 0 ? [section] : []
}

/** "The address section": the one that shows it. */
export function sectionShowing(edit: PageEdit, words: string[]): Target[] {
  const plain = withoutSort(words, edit.language)
  const fact = plain.length < words.length ? factNamed(plain, edit.language) : undefined
  return fact ? asTargets(sectionsShowing(edit, fact).slice(0, 1)) : []
}

function sectionsShowing(edit: PageEdit, fact: string): SectionOnPage[] {
  const weeks = fact === 'hours' ? weeksOn(edit) : []
  return edit.reading.sections.filter(
    (section) =>
      section.place === 'section' &&
      !isOpening(section) &&
      (weeks.some((week) => contains(section.element, week)) || partShowing(edit, fact, section))
  )
}

export const asTargets = (sections: SectionOnPage[]) =>
  sections.map((section): Target => ({ is: 'section', section }))
