import { lookUpName, matches, nameHash, NAMES } from './names.ts'
import type { Locations } from './locations.ts'
import { isQuirky } from './doctype.ts'
import { Reading, Tree } from './tree.ts'

/** The attribute that carries an element's id. */
export const ID_ATTRIBUTE = 'data-element-id'

const GREATER = 62
const SLASH = 47
const BANG = 33
const QUESTION = 63
const EQUALS = 61
const DOUBLE = 34
const SINGLE = 39

/** What `skipAttributes` saw, besides where the tag ends. */
let sawSlash = false
let sawId = -1

/**
 * One pass over the text: where every element's tags stand, by the tokenizer's and the tree
 * builder's rules of the HTML standard. Any string will do.
 */
export function scan(text: string): Locations {
  const tree = new Tree(text)
  const size = text.length
  // A byte order mark belongs to the file, not to the page.
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let firstText = true
  for (;;) {
    const open = text.indexOf('<', at)
    if (tree.heedsText || firstText) {
      const textStart = notSpace(text, at, open < 0 ? size : open)
      if (textStart >= 0) {
        tree.textAt(textStart)
        firstText = false
      }
    }
    if (open < 0) return tree.finish(size)
    const code = text.charCodeAt(open + 1)
    if (isLetter(code)) {
      const next = startTag(text, open, tree)
      if (next < 0) return tree.finish(size)
      at = next
      firstText = false
    } else if (code === SLASH) {
      const next = endTag(text, open, tree)
      if (next < 0) return tree.finish(size)
      at = next
    } else if (code === BANG) {
      at = declaration(text, open, tree)
      if (firstText && /^<!doctype/i.test(text.slice(open, open + 9))) {
        tree.quirks = isQuirky(text.slice(open, at))
        firstText = false
      }
    } else if (code === QUESTION) {
      at = after(text, '>', open + 2)
    } else {
      if (tree.heedsText) tree.textAt(open)
      at = open + 1
    }
  }
}

/** Offset after the tag and whatever raw text it opens; -1 when the text ends inside the tag. */
function startTag(text: string, open: number, tree: Tree): number {
  let at = open + 1
  let hash = 0
  let code = text.charCodeAt(at)
  while (!endsName(code)) {
    hash = nameHash(hash, code | 32)
    code = text.charCodeAt(++at)
  }
  const nameEnd = at
  const name = lookUpName(text, open + 1, nameEnd, hash)
  const to = skipAttributes(text, nameEnd)
  if (to < 0) return -1
  const reading = tree.start(name, open, nameEnd, to, sawSlash, sawId < 0 ? 0 : sawId)
  if (reading === Reading.markup) return to
  if (reading === Reading.plaintext) {
    tree.endText(text.length, text.length, false)
    return text.length
  }
  return rawText(text, to, NAMES[name], reading === Reading.script, tree)
}

function endTag(text: string, open: number, tree: Tree): number {
  let at = open + 2
  let code = text.charCodeAt(at)
  if (!isLetter(code)) {
    if (Number.isNaN(code)) {
      if (tree.heedsText) tree.textAt(open)
      return -1
    }
    return after(text, '>', at)
  }
  let hash = 0
  while (!endsName(code)) {
    hash = nameHash(hash, code | 32)
    code = text.charCodeAt(++at)
  }
  const nameEnd = at
  const to = skipAttributes(text, nameEnd)
  if (to < 0) return -1
  tree.end(lookUpName(text, open + 2, nameEnd, hash), open, nameEnd, to)
  return to
}

export interface TagShape {
  readonly length: number
  /** Where the id attribute stands in it; -1: nowhere. */
  readonly id: number
  readonly isSelfClosing: boolean
}

/** What the rest of a start tag, after its name, says about the tag. */
export function tagShape(rest: string): TagShape | undefined {
  const length = skipAttributes(rest, 0)
  return length < 0 ? undefined : { length, id: sawId, isSelfClosing: sawSlash }
}

/** Offset after the `>` that ends the tag, or -1. */
function skipAttributes(text: string, at: number): number {
  sawSlash = false
  sawId = -1
  for (;;) {
    let code = text.charCodeAt(at)
    if (code === GREATER) return at + 1
    if (isSpace(code)) {
      at++
      continue
    }
    if (code === SLASH) {
      if (text.charCodeAt(at + 1) === GREATER) {
        sawSlash = true
        return at + 2
      }
      at++
      continue
    }
    if (Number.isNaN(code)) return -1
    const nameStart = at
    code = text.charCodeAt(++at)
    while (!endsName(code) && code !== EQUALS) code = text.charCodeAt(++at)
    if (at - nameStart === 15 && sawId < 0 && isIdAttribute(text, nameStart)) sawId = nameStart
    while (isSpace(code)) code = text.charCodeAt(++at)
    if (code !== EQUALS) continue
    code = text.charCodeAt(++at)
    while (isSpace(code)) code = text.charCodeAt(++at)
    if (code === DOUBLE || code === SINGLE) {
      at = text.indexOf(code === DOUBLE ? '"' : "'", at + 1) + 1
      if (!at) return -1
    } else if (code === GREATER) {
      return at + 1
    } else {
      while (!Number.isNaN(code) && code !== GREATER && !isSpace(code)) code = text.charCodeAt(++at)
    }
  }
}

const isIdAttribute = (text: string, at: number) =>
  text.startsWith(ID_ATTRIBUTE, at) || matches(text, at, ID_ATTRIBUTE)

/** Offset after the end tag of the raw text that begins at `from`. */
function rawText(text: string, from: number, name: string, isScript: boolean, tree: Tree): number {
  let at = from
  while ((at = isScript ? scriptEnd(text, at) : text.indexOf('</', at)) >= 0) {
    const nameEnd = at + 2 + name.length
    if (matches(text, at + 2, name) && endsName(text.charCodeAt(nameEnd))) {
      const to = skipAttributes(text, nameEnd)
      if (to < 0) break
      tree.endText(at, to, true)
      return to
    }
    at += 2
  }
  tree.endText(text.length, text.length, false)
  return text.length
}

const SCRIPT_MARKS = /<!--|-->|<\/?script(?=[\s/>])/gi

/** The next `</script` that ends a script: one inside `<!-- <script>` does not. */
function scriptEnd(text: string, from: number): number {
  SCRIPT_MARKS.lastIndex = from
  let state = 0
  for (let mark = SCRIPT_MARKS.exec(text); mark; mark = SCRIPT_MARKS.exec(text)) {
    const found = mark[0]
    if (found === '-->') state = 0
    else if (found === '<!--') {
      if (state === 0) state = 1
      // `<!-->` opens and closes at once, so the dashes are looked at again.
      SCRIPT_MARKS.lastIndex = mark.index + 2
    } else if (found[1] === '/') {
      if (state < 2) return mark.index
      state = 1
    } else if (state === 1) state = 2
  }
  return -1
}

/** Offset after a comment, doctype, CDATA section or what passes for one. */
function declaration(text: string, open: number, tree: Tree): number {
  if (text.startsWith('<!--', open)) {
    if (text.charCodeAt(open + 4) === GREATER) return open + 5
    if (text.startsWith('->', open + 4)) return open + 6
    for (let at = text.indexOf('--', open + 4); at >= 0; at = text.indexOf('--', at + 1)) {
      if (text.charCodeAt(at + 2) === GREATER) return at + 3
      if (text.startsWith('!>', at + 2)) return at + 4
    }
    return text.length
  }
  if (tree.inForeign && text.startsWith('<![CDATA[', open)) return after(text, ']]>', open + 9)
  return after(text, '>', open + 2)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

function notSpace(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (!isSpace(text.charCodeAt(at))) return at
  return -1
}

export function isSpace(code: number): boolean {
  return code <= 32 && (code === 32 || code === 10 || code === 9 || code === 13 || code === 12)
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

/** White space, `/`, `>` or the end of the text. Most letters are told by the first comparison. */
function endsName(code: number): boolean {
  return (
    !(code > GREATER) && (code === GREATER || code === SLASH || isSpace(code) || Number.isNaN(code))
  )
}
