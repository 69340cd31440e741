import type { Desk } from '#designer/commands/desk'
import { listsOf, nameIn } from '#designer/commands/targets/items'
import { saysWords } from '#designer/commands/targets/names'
import type { Target } from '#designer/commands/targets/target'
import type { SectionOnPage } from '#designer/renderer/reading/page_reading'
import { folded } from '#designer/renderer/reading/words'

/** The things of the page's lists that are called so; one that stands on two lists is one. */
export function itemsNamed(desk: Desk, words: string[], scope?: SectionOnPage): Target[] {
  const items = listsOf(desk.reading, scope?.element).flat()
  const named = (wanted: string[]) =>
    items.filter((item) => saysWords(wanted, nameIn(item), desk.language))
  const found = named(words)
  const names = [...new Set(found.map((item) => folded(nameIn(item))))]
  return names.map((name) => {
    const elements = found.filter((item) => folded(nameIn(item)) === name)
    return { is: 'item', name: nameIn(elements[0]), elements }
  })
}
