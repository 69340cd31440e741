import type { PageElement } from 'editor-engine'
import { isOpenTodo } from '#designer/renderer/reading/open_todo'
import { folded, wordsOf } from '#designer/renderer/reading/words'

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
export function partsIn(root: PageElement): Part[] {
  const parts: Part[] = []
  const menu = new Map<string, Part>()
  for (const { element, around } of readText(root)) {
    const role = roleOf(element, around)
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
  /** It has text of its own, not only in other elements. */
  text: boolean
  outer?: Around
}

interface Open {
  element: PageElement
  around: Around
}

/** Every element with what is around it, in one pass however deep they stand in each other. */
function readText(root: PageElement): Open[] {
  const all: Open[] = []
  const stack: Open[] = []
  let at = root.content?.from ?? root.range.to
  const textUpTo = (place: number) => {
    const holder = stack.at(-1)
    const text = at < place ? root.page.slice(at, place) : ''
    if (holder && !holder.around.text && /\S/.test(text.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))) {
      holder.around.text = true
    }
    at = Math.max(at, place)
  }
  const closeUpTo = (place: number) => {
    for (let open; (open = stack.at(-1)) && open.element.range.to <= place; stack.pop()) {
      textUpTo(open.element.endTag?.from ?? open.element.range.to)
      at = Math.max(at, open.element.range.to)
    }
  }
  for (const element of root.descendants()) {
    closeUpTo(element.range.from)
    textUpTo(element.startTag.from)
    at = element.startTag.to
    const outer = stack.at(-1)?.around
    const { tag } = element
    const around: Around = {
      nav: outer?.nav === true || tag === 'nav',
      link: outer?.link === true || LINKS.has(stack.at(-1)?.element.tag ?? ''),
      hidden: outer?.hidden === true || isHidden(element),
      text: false,
      ...(outer ? { outer } : {}),
    }
    const open = { element, around }
    all.push(open)
    if (element.content) stack.push(open)
  }
  closeUpTo(root.range.to)
  return all
}

const LINKS = new Set(['a', 'button'])

function isHidden(element: PageElement): boolean {
  if (element.isForeign || element.isInTemplate) return true
  return element.attribute('aria-hidden')?.value === 'true'
}

const INLINE = new Set('b strong i em small u s sub sup mark abbr code br time cite q'.split(' '))
const SILENT = new Set('script style option select textarea'.split(' '))

function roleOf(element: PageElement, around: Around): PartRole | undefined {
  const { tag } = element
  if (around.hidden || element.readOnly) return undefined
  if (tag === 'h1') return 'title'
  if (/^h[2-6]$/.test(tag)) return 'heading'
  if (tag === 'img') return 'picture'
  if (tag === 'form') return 'form'
  if (tag === 'ul' || tag === 'ol' || tag === 'dl' || tag === 'table') return 'list'
  if (tag === 'button' || isSubmit(element)) return 'button'
  if (tag === 'a') return looksLikeButton(element) ? 'button' : 'link'
  if (!around.text || around.link || INLINE.has(tag) || SILENT.has(tag)) return undefined
  const isWord = tag === 'span' && around.outer?.text && !element.attribute('data-slot')
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
