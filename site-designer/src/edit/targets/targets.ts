import { impossible, oneOf, type Desk, type Outcome } from '#designer/edit/outcome'
import { describePart, nameOf } from '#designer/edit/targets/named'
import { partsFor } from '#designer/edit/targets/parts_meant'
import { sectionsFor } from '#designer/edit/targets/sections_meant'
import type { Target } from '#designer/instructions/instruction'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import type { Part } from '#designer/renderer/reading/parts'

type Unfound = Outcome & { is: 'unclear' | 'impossible' }

/** Selection first, then the kind that was named, then the words: headings, anchors, classes. */
export function findSection(desk: Desk, target: Target): { one: SectionOnPage } | Unfound {
  const list = sectionsFor(desk, target)
  if (list.length === 0) return impossible(desk.says.noSection(target.words))
  return oneOf(
    desk,
    nth(list, target.nth),
    ({ element }) => keyOf(element),
    (section) => nameOf(desk, section)
  )
}

/** The parts of the page that a person can mean by these words: exactly one, or a question. */
export function findPart(desk: Desk, target: Target): { one: Part } | Unfound {
  const list = partsFor(desk, target)
  if (list.length === 0) return impossible(desk.says.noPart(target.words))
  return oneOf(
    desk,
    nth(list, target.nth),
    ({ element }) => keyOf(element),
    (part) => describePart(desk, part)
  )
}

function nth<T>(list: readonly T[], number: number | undefined): readonly T[] {
  if (number === undefined || list.length < 2) return list
  const one = list.at(number > 0 ? number - 1 : number)
  return one ? [one] : list
}

export function keyOf({ id, index }: PageElement): string {
  return id ?? `#${index}`
}
