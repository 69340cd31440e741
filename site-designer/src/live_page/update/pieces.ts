import type { Page, PageElement } from 'editor-engine'
import { FIELD_MARK } from '#designer/sheet/field_mark'

/** An element or a stretch of text of a page, with everything in it. */
export interface Piece {
  /** What sort it is: only pieces of one sort are versions of each other. */
  sort: string
  /** The first words in it, by which a row of a list is known. */
  name: string
  /** All that it says, for comparing: without ids of the editor, marks and spaces between elements. */
  print: string
  /** The marks of fields in it, which a page made before there were marks does not have. */
  marks: string
  from: number
  to: number
  element?: PageElement
  inner: Piece[]
}

/** Attributes that the editor sets, and those by which a person has styled an element. */
const IGNORED = new Set(['data-element-id', 'style', 'class'])

export function pieceOf(page: Page): Piece | undefined {
  for (const element of page.elements()) if (element.tag === 'html') return elementPiece(element)
  return undefined
}

function elementPiece(element: PageElement): Piece {
  const { from, to } = element.range
  const inner = isOpaque(element) ? [] : innerPieces(element)
  const attributes = attributesOf(element)
  const said = ['data-slot', 'data-section', 'id', 'name', 'property', 'rel', 'type']
  const sort = [element.tag, ...said.map((name) => attributes[name] ?? '')].join(' ')
  const { [FIELD_MARK]: mark = '', ...others } = attributes
  const own = Object.entries(others).toSorted().join()
  const name = inner.find((piece) => piece.name !== '')?.name ?? ''
  const print = `<${element.tag} ${own}>${inner.map((piece) => piece.print).join('')}`
  const marks = [mark, ...inner.map((piece) => piece.marks)].join(' ')
  return { sort, name, print, marks, from, to, element, inner }
}

/** Style sheets and structured data are no pieces; drawings are one. */
function isOpaque({ tag, isForeign }: PageElement): boolean {
  return tag === 'style' || tag === 'script' || isForeign
}

function innerPieces(element: PageElement): Piece[] {
  const { content, page } = element
  if (!content) return []
  const pieces: Piece[] = []
  let at = content.from
  const takeText = (to: number) => {
    const text = page.slice(at, to)
    const words = text.trim()
    if (words === '') return
    const from = at + text.indexOf(words)
    const plain = words.replace(/\s+/g, ' ')
    pieces.push({
      sort: '',
      name: plain,
      print: plain,
      marks: '',
      from,
      to: from + words.length,
      inner: [],
    })
  }
  for (const child of element.children()) {
    takeText(child.range.from)
    pieces.push(elementPiece(child))
    at = child.range.to
  }
  takeText(content.to)
  return pieces
}

export function attributesOf(element: PageElement): Record<string, string> {
  const named = Object.entries(element.attributes)
  return Object.fromEntries(named.filter(([name]) => !IGNORED.has(name)))
}
