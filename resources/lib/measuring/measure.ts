import { FOUND_TEXT_LENGTH, type MeasuredFinding, type MeasuredWidth } from '#contract/measuring'
import { isUnreadable } from './contrast.ts'
import { rectsOf, styleOf, textsIn, upwards, type LaidText } from './texts.ts'

/** Something wrong with an element, before it is told by the section and its class. */
interface Fault {
  fault: MeasuredFinding['fault']
  element: Element
  text: string
}

/** Per section and width: more of them say nothing new. */
const MOST_TOLD = 8

/**
 * What is wrong with a designed section of a page in a frame of this width. It only reads; fonts have to
 * be there.
 */
export function measure(section: Element, width: MeasuredWidth): MeasuredFinding[] {
  const texts = textsIn(section)
  const faults = [
    ...tooWide(section, texts, width),
    ...brokenWords(texts),
    ...cutOff(section, texts),
    ...cutOffDrawings(section),
    ...onEachOther(texts),
    ...unreadable(section, texts),
  ]
  const told = faults.map(({ fault, element, text }) => ({
    section: section.id,
    fault,
    width,
    text: shortened(text),
    class_name: classOf(element, section),
  }))
  // One of a list is as good as all of them.
  const distinct = new Map(told.map((one) => [`${one.fault} ${one.class_name}`, one]))
  return [...distinct.values()].slice(0, MOST_TOLD)
}

const CONTENT = 'img, input, textarea, select, button, video, iframe'

/** The outermost elements with content that reach over an edge, and texts that run out of theirs. */
function tooWide(section: Element, texts: readonly LaidText[], width: number): Fault[] {
  const isOut = ({ left, right }: DOMRect) => right > width + 1 || left < -1
  const withContent = new Set<Element>()
  const all = [...texts.map(({ element }) => element), ...section.querySelectorAll(CONTENT)]
  for (const element of all) {
    if (element.closest('[aria-hidden=true]')) continue
    for (const one of upwards(element, section)) withContent.add(one)
  }
  const isWide = (one: Element) => withContent.has(one) && isOut(one.getBoundingClientRect())
  const boxes = [...withContent]
    .filter((one) => isWide(one) && !(one !== section && isWide(one.parentElement!)))
    .filter((one) => !isHeld(one, section))
    .map((element): Fault => ({ fault: 'overflow', element, text: wordsIn(element, texts) }))
  const lines = texts
    .filter(({ element, lines: on }) => on.some(isOut) && !isHeld(element, section))
    .filter(({ element }) => !boxes.some((box) => box.element.contains(element)))
    .map(({ element, words }): Fault => ({ fault: 'overflow', element, text: words }))
  return [...boxes, ...lines]
}

function wordsIn(element: Element, texts: readonly LaidText[]): string {
  const inside = texts.filter((text) => element.contains(text.element))
  return inside.map(({ words }) => words).join(' ')
}

/** Whether an element inside the section clips or scrolls what is too wide in it. */
function isHeld(element: Element, section: Element): boolean {
  return [...upwards(element, section)].some(
    (one) => one !== element && one !== section && styleOf(one).overflowX !== 'visible'
  )
}

/** Of scripts with spaces; addresses may be broken anywhere. */
const WORD = /[\p{L}\p{M}\p{N}’']{2,}/gu
const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

function brokenWords(texts: readonly LaidText[]): Fault[] {
  return texts.flatMap(({ node, element, lines, style }) => {
    if (lines.length < 2 || style.hyphens === 'auto' || style.writingMode !== 'horizontal-tb')
      return []
    return Array.from(node.data.matchAll(/\S+/g)).flatMap((token): Fault[] => {
      const [whole] = token
      if (/@|[\p{L}\p{N}][./][\p{L}\p{N}]/u.test(whole) || NO_SPACES.test(whole)) return []
      return Array.from(whole.matchAll(WORD))
        .filter(({ 0: word, index }) => {
          const from = token.index + index
          return isOnTwoLines(rectsOf(node, from, from + word.length))
        })
        .map(({ 0: word }) => ({ fault: 'broken_word', element, text: word }))
    })
  })
}

/** A large first letter stands beside the rest of its word. */
function isOnTwoLines(rects: readonly DOMRect[]): boolean {
  return rects.some((one, at) => at > 0 && one.top >= rects[at - 1]!.bottom - one.height / 2)
}

/** Texts beyond a box that hides what does not fit. */
function cutOff(section: Element, texts: readonly LaidText[]): Fault[] {
  return texts.flatMap(({ element, lines, style, words }): Fault[] => {
    // The box of a line is higher than its letters.
    const spare = 0.35 * Number.parseFloat(style.fontSize)
    for (const box of upwards(element, section)) {
      const { display, overflowX, overflowY } = styleOf(box)
      if (display === 'inline' || display === 'contents') continue
      if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) return []
      const { left, top } = box.getBoundingClientRect()
      const [start, above] = [left + box.clientLeft, top + box.clientTop]
      const [end, below] = [start + box.clientWidth, above + box.clientHeight]
      const isCut = lines.some(
        (line) =>
          // What is too wide for the section is too wide for the page.
          (overflowX !== 'visible' &&
            box !== section &&
            (line.right > end + 2 || line.left < start - 2)) ||
          (overflowY !== 'visible' && (line.bottom > below + spare || line.top < above - spare))
      )
      if (isCut) return [{ fault: 'clipped', element, text: words }]
    }
    return []
  })
}

/** Texts of drawings beyond the edge of the drawing, which hides them. */
function cutOffDrawings(section: Element): Fault[] {
  return Array.from(section.querySelectorAll('svg text')).flatMap((element): Fault[] => {
    const drawing = outermostDrawing(element)
    if (styleOf(drawing).overflowX === 'visible' || !element.checkVisibility()) return []
    const [line, edge] = [element.getBoundingClientRect(), drawing.getBoundingClientRect()]
    const letters = lettersIn(line)
    const isCut =
      line.right > edge.right + TOUCHING ||
      line.left < edge.left - TOUCHING ||
      letters.bottom > edge.bottom + TOUCHING ||
      letters.top < edge.top - TOUCHING
    return isCut ? [{ fault: 'clipped', element, text: element.textContent ?? '' }] : []
  })
}

function outermostDrawing(element: Element): Element {
  let drawing = element.closest('svg')!
  for (let outer; (outer = drawing.parentElement?.closest('svg'));) drawing = outer
  return drawing
}

/** In pixels, both ways. */
const TOUCHING = 3
/** More lines than a section has; each is compared with each. */
const MOST_LINES = 400

/** Texts of two blocks that lie on each other. */
function onEachOther(texts: readonly LaidText[]): Fault[] {
  const lines = texts
    .flatMap(({ element, lines: on, words }) =>
      on.map((line) => ({ block: blockOf(element), element, words, line: lettersIn(line) }))
    )
    .slice(0, MOST_LINES)
  return lines.flatMap((one, at) => {
    const other = lines
      .slice(at + 1)
      .find(
        ({ block, line }) =>
          !block.contains(one.block) && !one.block.contains(block) && isOn(line, one.line)
      )
    return other ? [{ fault: 'overlap' as const, element: one.element, text: one.words }] : []
  })
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The box of a line without the room above and below its letters. */
function lettersIn({ left, right, top, bottom, height }: DOMRect): Box {
  return { left, right, top: top + height / 4, bottom: bottom - height / 4 }
}

function isOn(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > TOUCHING && down > TOUCHING
}

function blockOf(element: Element): Element {
  let at = element
  while (at.parentElement && styleOf(at).display === 'inline') at = at.parentElement
  return at
}

function unreadable(section: Element, texts: readonly LaidText[]): Fault[] {
  return texts
    .filter((text) => isUnreadable(section, text))
    .map(({ element, words }) => ({ fault: 'contrast', element, text: words }))
}

function classOf(element: Element, section: Element): string {
  for (const one of upwards(element, section)) {
    const own = [...one.classList].find((name) => /^x-[\w-]+$/.test(name))
    if (own) return own
  }
  return `x-${section.id}`
}

function shortened(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, FOUND_TEXT_LENGTH)
}
