import type { PageEdit } from '#designer/instructions/page_edit'
import type { Beside } from '#designer/instructions/actions/places'
import { newNavItem } from '#designer/live_page/reading/new_markup'
import { contains, type PageElement } from '#designer/live_page/reading/page_reading'
import { removal } from '#designer/live_page/reading/source_changes'
import { folded } from '#designer/language/fold'
import { wordsOf } from '#designer/live_page/reading/words'

const MOST_LINKS = 7

/** A link behind that of the section before it, in each of the page's menus. */
export function linksFor(
  { reading }: PageEdit,
  beside: Beside,
  link: { href: string; label: string }
) {
  const before = reading.sections.filter(({ element }) =>
    beside.side === 'after'
      ? element.range.from <= beside.of.range.from
      : element.range.from < beside.of.range.from
  )
  return menusOf(reading.elements(({ tag }) => tag === 'ul')).flatMap((list) => {
    const items = [...list.children()]
    // Two links that say the same would be one too many.
    const isSaid = items.some((item) => folded(wordsOf(item)) === folded(link.label))
    if (isSaid || items.length >= MOST_LINKS) return []
    const last = items.findLast((item) =>
      before.some(({ anchor }) => anchor && linkIn(item)?.attribute('href')?.value === `#${anchor}`)
    )
    const at = last ? last.range.to : items[0].range.from
    return [{ from: at, to: at, insert: newNavItem(link) }]
  })
}

function menusOf(lists: PageElement[]): PageElement[] {
  return lists.filter((list) => {
    const items = [...list.children()]
    return (
      list.closest('nav') &&
      items.length > 0 &&
      items.every((item) => item.tag === 'li' && linkIn(item))
    )
  })
}

function linkIn(item: PageElement): PageElement | undefined {
  return [...item.descendants()].find(({ tag }) => tag === 'a')
}

/** Links from elsewhere on the page to this section or into it. */
export function linksTo(
  { reading }: PageEdit,
  section: PageElement,
  anchor: string | undefined
): PageElement[] {
  const ids = [section, ...section.descendants()].map((element) => element.attribute('id')?.value)
  const targets = new Set([anchor, ...ids].filter(Boolean).map((id) => `#${id}`))
  return reading.elements(
    (element) =>
      element.tag === 'a' &&
      !contains(section, element) &&
      targets.has(element.attribute('href')?.value ?? '')
  )
}

/** Links go with the item of a list that holds nothing else, and a menu goes with its last link. */
export function removalOfLinks({ reading }: PageEdit, links: PageElement[]) {
  const gone = links.map((link) => {
    const item = link.parent
    return item?.tag === 'li' && [...item.children()].length === 1 ? item : link
  })
  const lists = reading
    .elements(({ tag }) => tag === 'nav')
    .filter((nav) => {
      const all = [...nav.descendants()].filter(({ tag }) => tag === 'a')
      return all.length > 0 && all.every((link) => links.some(({ index }) => index === link.index))
    })
    .map((nav) => nav.closest('details') ?? nav)
  const outer = [...lists, ...gone.filter((item) => !lists.some((list) => contains(list, item)))]
  return outer.map(removal)
}
