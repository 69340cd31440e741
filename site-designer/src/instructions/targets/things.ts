import type { PageEdit } from '#designer/instructions/page_edit'
import { listsOf, nameIn } from '#designer/instructions/targets/items'
import { saysWords } from '#designer/instructions/targets/names'
import { isForm } from '#designer/instructions/language/endings'
import type { Target } from '#designer/instructions/targets/target'
import {
  contains,
  type PageElement,
  type SectionOnPage,
} from '#designer/live_page/reading/page_reading'
import { folded } from '#designer/language/fold'

interface Named {
  element: PageElement
  name: string
  /** The words of the name, for comparing. */
  parts: string[]
}

/** Whether a name holds the words, one after the other. */
function holds(parts: readonly string[], words: readonly string[], language: string): boolean {
  const isShort = words.join(' ').length < 4
  if (parts.length > 6 || words.length >= parts.length) return false
  return parts.some((_, at) =>
    words.every((word, index) => {
      const part = parts[at + index]
      return (
        part !== undefined &&
        (isShort ? word === part : isForm(word, part, language) || isForm(part, word, language))
      )
    })
  )
}

/** The things of the page's lists that are called so; one that stands on two lists is one. */
export function itemsNamed(edit: PageEdit, words: string[], scope?: SectionOnPage): Target[] {
  const all = itemsOn(edit)
  const items = scope ? all.filter(({ element }) => contains(scope.element, element)) : all
  const exact = items.filter(({ name }) => saysWords(words, name, edit.language))
  const spoken = words.map(folded)
  const found =
    exact.length > 0 ? exact : items.filter(({ parts }) => holds(parts, spoken, edit.language.code))
  return [...Map.groupBy(found, ({ parts }) => parts.join(' ')).values()].map((same) => ({
    is: 'item',
    name: same[0].name,
    elements: same.map(({ element }) => element),
  }))
}

function itemsOn({ reading }: PageEdit): Named[] {
  return reading.once('items', () =>
    listsOf(reading)
      .flat()
      .map((element) => {
        const name = nameIn(element)
        return { element, name, parts: folded(name).split(' ') }
      })
  )
}
