import type { Desk } from '#designer/commands/desk'
import { listsOf, nameIn } from '#designer/commands/targets/items'
import { saysWords } from '#designer/commands/targets/names'
import { isForm } from '#designer/commands/language/endings'
import type { Target } from '#designer/commands/targets/target'
import type { SectionOnPage } from '#designer/renderer/reading/page_reading'
import { folded } from '#designer/renderer/reading/words'

/** Whether a name holds the words, one after the other. */
function holds(name: string, words: string[], language: string): boolean {
  const parts = folded(name).split(' ')
  const isShort = words.join(' ').length < 4
  if (parts.length > 6 || words.length >= parts.length) return false
  return parts.some((_, at) =>
    words.every((word, index) => {
      const part = parts[at + index]
      return (
        part !== undefined &&
        (isShort
          ? folded(word) === part
          : isForm(folded(word), part, language) || isForm(part, folded(word), language))
      )
    })
  )
}

/** The things of the page's lists that are called so; one that stands on two lists is one. */
export function itemsNamed(desk: Desk, words: string[], scope?: SectionOnPage): Target[] {
  const items = listsOf(desk.reading, scope?.element).flat()
  const named = (wanted: string[]) =>
    items.filter((item) => saysWords(wanted, nameIn(item), desk.language))
  const exact = named(words)
  const found =
    exact.length > 0
      ? exact
      : items.filter((item) => holds(nameIn(item), words, desk.language.code))
  const names = [...new Set(found.map((item) => folded(nameIn(item))))]
  return names.map((name) => {
    const elements = found.filter((item) => folded(nameIn(item)) === name)
    return { is: 'item', name: nameIn(elements[0]), elements }
  })
}
