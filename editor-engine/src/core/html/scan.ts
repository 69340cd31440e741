import { declarationEnd } from './declaration.ts'
import * as Kind from './kind.ts'
import type { Locations } from './locations.ts'
import { lookUpName, matches, nameHash, NAMES, RULES } from './names.ts'
import { endsName, isSpace, readTag, TagShape } from './tag.ts'
import * as Trait from './trait.ts'
import { TreeBuilder } from './tree_builder.ts'

const SLASH = 47
const BANG = 33
const QUESTION = 63

/**
 * Finds the tags of every element in one pass over the text, by the rules of the HTML standard's
 * tokenizer and tree builder. Accepts any string.
 */
export function scan(text: string): Locations {
  return new Scanner(text).run()
}

class Scanner {
  #text: string
  #tree: TreeBuilder
  #tag = new TagShape()

  constructor(text: string) {
    this.#text = text
    this.#tree = new TreeBuilder(text)
  }

  run(): Locations {
    const text = this.#text
    const tree = this.#tree
    // A byte order mark belongs to the file, not to the page.
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
    let mayBeDoctype = true
    let doctype: Locations['doctype']
    while (at < text.length) {
      const open = text.indexOf('<', at)
      const end = open < 0 ? text.length : open
      if (tree.heedsText || mayBeDoctype) {
        while (at < end && isSpace(text.charCodeAt(at))) at++
        if (at < end) {
          tree.textAt(at)
          mayBeDoctype = false
        }
      }
      if (open < 0) break
      const code = text.charCodeAt(open + 1)
      if (isLetter(code)) {
        at = this.#startTag(open)
        mayBeDoctype = false
      } else if (code === SLASH) {
        at = this.#endTag(open)
        mayBeDoctype &&= !isLetter(text.charCodeAt(open + 2))
      } else if (code === BANG || code === QUESTION) {
        at = declarationEnd(text, open, tree.isInForeign)
        if (mayBeDoctype && matches(text, open, '<!doctype')) {
          tree.isStrict = /^<!doctype\s+html\s*>$/i.test(text.slice(open, at)) || undefined
          doctype = { from: open, to: at }
          mayBeDoctype = false
        }
      } else {
        if (tree.heedsText) tree.textAt(open)
        at = open + 1
      }
    }
    return { ...tree.finish(text.length), doctype }
  }

  /** Offset after the tag and, if it opens raw text, after that text. */
  #startTag(open: number): number {
    const name = this.#name(open + 1)
    const { end, nameEnd, id, isSelfClosing } = this.#tag
    if (end < 0) return this.#text.length
    const isRaw = this.#tree.start(name, open, nameEnd, end, isSelfClosing, id)
    return isRaw ? this.#rawText(end, name) : end
  }

  #endTag(open: number): number {
    const code = this.#text.charCodeAt(open + 2)
    if (!isLetter(code)) {
      if (Number.isNaN(code) && this.#tree.heedsText) this.#tree.textAt(open)
      return declarationEnd(this.#text, open, false)
    }
    const name = this.#name(open + 2)
    const { end, nameEnd } = this.#tag
    if (end < 0) return this.#text.length
    this.#tree.end(name, open, nameEnd, end)
    return end
  }

  /** Reads a tag, starting at its name; returns the number of the name. */
  #name(from: number): number {
    const text = this.#text
    let at = from
    let hash = 0
    for (let code = text.charCodeAt(at); !endsName(code); code = text.charCodeAt(++at)) {
      hash = nameHash(hash, code | 32)
    }
    readTag(text, at, this.#tag)
    return lookUpName(text, from, at, hash)
  }

  /** Offset after the end tag of the raw text that begins at `from`. */
  #rawText(from: number, name: number): number {
    const text = this.#text
    const written = NAMES[name]
    const kind = RULES[name] & Kind.mask
    let at = from
    while ((at = nextEndTag(text, at, kind)) >= 0) {
      const nameEnd = at + 2 + written.length
      if (matches(text, at + 2, written) && endsName(text.charCodeAt(nameEnd))) {
        const to = readTag(text, nameEnd, this.#tag)
        if (to < 0) break
        this.#tree.endText(at, to, Trait.closed)
        return to
      }
      at += 2
    }
    // Raw text without an end tag includes the rest of the page, which is probably not intended.
    this.#tree.endText(text.length, text.length, Trait.uncertain)
    return text.length
  }
}

function nextEndTag(text: string, from: number, kind: number): number {
  if (kind === Kind.plaintext) return -1
  return kind === Kind.script ? scriptEnd(text, from) : text.indexOf('</', from)
}

const SCRIPT_MARKS = /<!--|-->|<\/?script(?=[\s/>])/gi

/** The next `</script` that ends the script: one inside `<!-- <script>` does not. */
function scriptEnd(text: string, from: number): number {
  SCRIPT_MARKS.lastIndex = from
  let state = 0
  for (let mark = SCRIPT_MARKS.exec(text); mark; mark = SCRIPT_MARKS.exec(text)) {
    const found = mark[0]
    if (found === '-->') state = 0
    else if (found === '<!--') {
      if (state === 0) state = 1
      // `<!-->` is a complete comment, so the dashes are read again.
      SCRIPT_MARKS.lastIndex = mark.index + 2
    } else if (found[1] === '/') {
      if (state < 2) return mark.index
      state = 1
    } else if (state === 1) state = 2
  }
  return -1
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
