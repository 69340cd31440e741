import type { Desk } from '#designer/commands/desk'
import { listsOf, nameIn } from '#designer/commands/targets/items'
import { saysWords } from '#designer/commands/targets/names'
import type { Target } from '#designer/commands/targets/target'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import { folded } from '#designer/renderer/reading/words'

/** One whose name holds the words; several that do are not meant by them. */
function only(items: PageElement[]): PageElement[] {
  return new Set(items.map((item) => folded(nameIn(item)))).size === 1 ? items : []
}

function holds(name: string, words: string[]): boolean {
  const phrase = folded(words.join(' '))
  const parts = folded(name).split(' ')
  return (
    phrase.length > 3 &&
    parts.length <= 6 &&
    words.length < parts.length &&
    ` ${parts.join(' ')} `.includes(` ${phrase} `)
  )
}

/** The things of the page's lists that are called so; one that stands on two lists is one. */
export function itemsNamed(desk: Desk, words: string[], scope?: SectionOnPage): Target[] {
  const items = listsOf(desk.reading, scope?.element).flat()
  const named = (wanted: string[]) =>
    items.filter((item) => saysWords(wanted, nameIn(item), desk.language))
  const exact = named(words)
  const found = exact.length > 0 ? exact : only(items.filter((item) => holds(nameIn(item), words)))
  const names = [...new Set(found.map((item) => folded(nameIn(item))))]
  return names.map((name) => {
    const elements = found.filter((item) => folded(nameIn(item)) === name)
    return { is: 'item', name: nameIn(elements[0]), elements }
  })
}
