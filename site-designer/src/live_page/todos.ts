import { Page, type PageElement, type Range } from 'editor-engine'
import { withDeadLinks } from '#designer/live_page/dead_links'
import { isOpenTodo, noteOf } from '#designer/live_page/reading/open_todo'

/**
 * Places the owner still has to fill.
 *
 * In the draft such a place is an element with `data-todo="…"` whose whole text is the same words
 * ("Add your opening hours"), drawn by the page's own CSS as a marked note. It needs no bookkeeping:
 * - a leaf (no marked element inside) is still to fill while its text equals its mark;
 * - a container (marked elements inside) is still to fill while all of those are;
 * - a photo's note (`<figcaption data-todo>`) is also settled by a picture that is no longer drawn.
 *
 * So editing the text in any way settles it, and so does dropping the attribute (keeping a
 * suggestion). `withoutTodos` is the step before publishing: what is still to fill is cut out whole
 * together with the links that led to it, what was settled only loses the mark. `todosIn` is the
 * owner's checklist.
 */
export function withoutTodos(html: string): string {
  if (!/data-todo/i.test(html)) return html
  const page = Page.open(html)
  const places = placesOn(page)
  const open = places.filter(({ isOpen }) => isOpen).map(({ element }) => element)
  const gone = open.length > 0 ? withDeadLinks(page, open) : []
  const marks = places.flatMap(({ element, isOpen }) =>
    isOpen ? [] : element.removeAttribute('data-todo')
  )
  return without([...gone.map(({ range }) => range), ...marks], html)
}

/** What is still to fill, in the order of the page. */
export function todosIn(html: string): string[] {
  return placesOn(Page.open(html))
    .filter(({ isLeaf, isOpen }) => isLeaf && isOpen)
    .map(({ element }) => noteOf(element)!)
}

interface Place {
  element: PageElement
  outer?: Place
  /** No marked element stands inside. */
  isLeaf: boolean
  isOpen: boolean
}

/** The marked elements in the order of the page, however deep they stand in each other. */
function placesOn(page: Page): Place[] {
  const places: Place[] = []
  const around: Place[] = []
  let picture: PageElement | undefined
  for (const element of page.elements()) {
    if (element.tag === 'img') picture = element
    if (!element.attribute('data-todo')) continue
    while (around.length > 0 && around.at(-1)!.element.range.to <= element.range.from) around.pop()
    const outer = around.at(-1)
    if (outer) outer.isLeaf = false
    const isHung = element.tag === 'figcaption' && picture !== undefined && !isDrawn(picture)
    const place = { element, outer, isLeaf: true, isOpen: !isHung }
    places.push(place)
    around.push(place)
  }
  // What a place holds comes after it, so the last one is the first.
  for (const place of places.toReversed()) {
    if (place.isLeaf && !isOpenTodo(place.element)) place.isOpen = false
    if (!place.isOpen && place.outer) place.outer.isOpen = false
  }
  return places
}

function isDrawn(picture: PageElement): boolean {
  return picture.attribute('src')?.value.startsWith('data:') ?? false
}

/** The text without these parts of it; one may hold another. */
function without(cuts: Range[], html: string): string {
  let text = ''
  let at = 0
  for (const { from, to } of cuts.toSorted((one, other) => one.from - other.from)) {
    if (from >= at) text += html.slice(at, from)
    at = Math.max(at, to)
  }
  return text + html.slice(at)
}
