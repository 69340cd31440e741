import type { Page, PageElement } from 'editor-engine'
import { isOpenTodo } from '#designer/live_page/reading/open_todo'
import { withOwnText } from '#designer/live_page/reading/own_text'
import { folded } from '#designer/language/fold'
import { wordsOf } from '#designer/live_page/reading/words'

type PartRole = 'title' | 'heading' | 'text' | 'button' | 'link' | 'picture' | 'list' | 'form'

/** Something on a page that a person would point at. */
export interface Part {
  element: PageElement
  role: PartRole
  /** What it says; of a picture what it shows; '' of lists, forms and whatever is too long to say. */
  words: string
  slot?: string
  /** Still the note of what belongs there. */
  open: boolean
  /** The same thing once more, as a menu that is folded on a phone holds every link again. */
  twins: PageElement[]
}

/** The parts within an element, in page order. */
export function partsIn(page: Page, root: PageElement): Part[] {
  const parts: Part[] = []
  const menu = new Map<string, Part>()
  const ownText = withOwnText(page)
  const arounds = new Map<number, Around>()
  for (const element of root.descendants()) {
    const around = aroundIn(arounds.get(element.parentIndex), element)
    arounds.set(element.index, around)
    const role = roleOf(element, around, ownText)
    if (!role) continue
    const slot = element.attribute('data-slot')?.value
    const part: Part = {
      element,
      role,
      words: sayingOf(element, role),
      ...(slot ? { slot } : {}),
      open: isOpenTodo(element),
      twins: [],
    }
    const name = around.nav && `${folded(part.words)} ${element.attribute('href')?.value}`
    const twin = role === 'link' && name ? menu.get(name) : undefined
    if (twin) {
      twin.twins.push(element)
      continue
    }
    if (role === 'link' && name) menu.set(name, part)
    parts.push(part)
  }
  return parts
}

/** What an element stands in, as far as it decides what the element is to a reader. */
interface Around {
  nav: boolean
  link: boolean
  hidden: boolean
}

/** What is around an element, from what is around the one that it stands in. */
function aroundIn(outer: Around | undefined, element: PageElement): Around {
  return {
    nav: outer?.nav === true || element.tag === 'nav',
    link: outer?.link === true || LINKS.has(element.parent?.tag ?? ''),
    hidden: outer?.hidden === true || isHidden(element),
  }
}

const LINKS = new Set(['a', 'button'])

function isHidden(element: PageElement): boolean {
  if (element.isForeign || element.isInTemplate) return true
  return element.attribute('aria-hidden')?.value === 'true'
}

const INLINE = new Set('b strong i em small u s sub sup mark abbr code br time cite q'.split(' '))
const SILENT = new Set('script style option select textarea'.split(' '))

function roleOf(
  element: PageElement,
  around: Around,
  ownText: ReadonlySet<number>
): PartRole | undefined {
  const { index, parentIndex, tag } = element
  if (around.hidden || element.readOnly) return undefined
  if (tag === 'h1') return 'title'
  if (/^h[2-6]$/.test(tag)) return 'heading'
  if (tag === 'img') return 'picture'
  if (tag === 'form') return 'form'
  if (tag === 'ul' || tag === 'ol' || tag === 'dl' || tag === 'table') return 'list'
  if (tag === 'button' || isSubmit(element)) return 'button'
  if (tag === 'a') return looksLikeButton(element) ? 'button' : 'link'
  if (!ownText.has(index) || around.link || INLINE.has(tag) || SILENT.has(tag)) return undefined
  const isWord = tag === 'span' && ownText.has(parentIndex) && !element.attribute('data-slot')
  return isWord ? undefined : 'text'
}

function isSubmit(element: PageElement): boolean {
  const type = element.tag === 'input' ? element.attribute('type')?.value : undefined
  return type !== undefined && /^(?:submit|button)$/i.test(type)
}

function looksLikeButton(element: PageElement): boolean {
  const names = `${element.attribute('class')?.value ?? ''} ${element.attribute('role')?.value ?? ''}`
  return /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i.test(names)
}

function sayingOf(element: PageElement, role: PartRole): string {
  if (role === 'picture') return element.attribute('alt')?.value ?? ''
  if (role === 'list' || role === 'form') return ''
  if (element.tag === 'input') return element.attribute('value')?.value ?? ''
  return wordsOf(element)
}
