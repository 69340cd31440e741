import { BITS, Bit, KINDS, Kind, N, NAMES } from './names.ts'
import { Field, ROW, Trait, type Locations } from './locations.ts'

/**
 * What the tree builder of the HTML standard would do with a row of tags, as far as it decides which
 * tags make elements, where they end and how the text after them is read. No tree is built. Where the
 * standard moves or repeats an element (misnested formatting), the element is marked `relocated`.
 */

const BEFORE_HTML = 0
const BEFORE_HEAD = 1
const IN_HEAD = 2
const AFTER_HEAD = 3
const IN_BODY = 4
const AFTER_BODY = 5
const AFTER_AFTER_BODY = 6
const FRAMESET = 7
const AFTER_FRAMESET = 8

/** How the text after a start tag is to be read. */
export const Reading = { markup: 0, raw: 1, script: 2, plaintext: 3 } as const

const IN_SVG = 1
const IN_MATH = 2
const IN_SPACE = 3
const IN_TEXT_POINT = 4
const IN_HTML_POINT = 8

const DEAD = -1
const ENTRY = 4
const AT_ELEMENT = 0
const AT_NAME = 1
const AT_SPACE = 2
const AT_MODE = 3
/** Steps down the stack allowed per tag, on average, before a page counts as hostile. */
const PATIENCE = 256

export class Tree {
  phase: number = BEFORE_HTML
  quirks = true
  rows: Int32Array
  count = 0

  #text: string
  /** The tag at hand: its `<`, the end of its name, the offset after it. */
  #from = 0
  #nameEnd = 0
  #to = 0
  #selfClosing = false
  #id = 0
  #stack = new Int32Array(64 * ENTRY)
  #top = -1
  #openNames = new Int32Array(NAMES.length)
  #templates = 0
  #form = -1
  #body = -1
  #html = -1
  #tags = 64
  #steps = 0
  #lost = false
  #framesets = false
  /** Formatting elements that were closed by another tag, and will open again with the next text. */
  #ghosts = 0
  #ghostNames = new Int32Array(NAMES.length)

  constructor(text: string) {
    this.#text = text
    this.rows = new Int32Array(Math.max(16, text.length >> 6) * ROW)
  }

  /** True while text other than white space would change which elements are open. */
  get heedsText(): boolean {
    return this.phase !== IN_BODY || this.#modeName() === N.colgroup
  }

  /** True where `<![CDATA[` opens a section instead of a comment. */
  get inForeign(): boolean {
    if (this.#top < 0) return false
    const space = this.#stack[this.#top * ENTRY + AT_SPACE]
    return space > 0 && space < 4
  }

  /** Text that is not white space begins at `at`. */
  textAt(at: number): void {
    this.#from = at
    if (this.#mode() >= 0) {
      if (this.#stackName(this.#top) === N.colgroup) this.#popHere()
      return
    }
    if (this.phase < IN_BODY) this.#enterBody()
    else if (this.phase === AFTER_BODY || this.phase === AFTER_AFTER_BODY) {
      this.phase = IN_BODY
    }
  }

  /** A start tag; answers how the text after it is read. */
  start(
    name: number,
    from: number,
    nameEnd: number,
    to: number,
    selfClosing: boolean,
    id: number
  ): number {
    this.#from = from
    this.#nameEnd = nameEnd
    this.#to = to
    this.#selfClosing = selfClosing
    this.#id = id
    this.#tags++
    const space = this.#top < 0 ? 0 : this.#stack[this.#top * ENTRY + AT_SPACE]
    if (space && !this.#readsAsHtml(space, name)) {
      if (BITS[name] & Bit.breaksOut || (name === N.font && this.#fontBreaksOut())) {
        while (this.#top >= 0) {
          const current = this.#stack[this.#top * ENTRY + AT_SPACE]
          if (current === 0 || current > 3) break
          this.#popHere()
        }
      } else {
        this.#pushForeign(name, space & IN_SPACE)
        return Reading.markup
      }
    }
    return this.#startHtml(name)
  }

  end(name: number, from: number, nameEnd: number, to: number): void {
    this.#from = from
    this.#nameEnd = nameEnd
    this.#to = to
    this.#tags++
    if (this.#top >= 0 && this.#stack[this.#top * ENTRY + AT_SPACE]) {
      if (name === N.p || name === N.br) {
        while (this.#top >= 0) {
          const current = this.#stack[this.#top * ENTRY + AT_SPACE]
          if (current === 0 || current > 3) break
          this.#popHere()
        }
      } else {
        for (let at = this.#top; at >= 0; at--) {
          if (!this.#stack[at * ENTRY + AT_SPACE]) break
          if (this.#step() || !this.#isNamed(at, name)) continue
          while (this.#top > at) this.#popHere()
          this.#popClosed()
          return
        }
      }
    }
    this.#endHtml(name)
  }

  /** The text is over: what is still open ends here. */
  finish(at: number): Locations {
    this.#from = at
    while (this.#top >= 0) {
      const entry = this.#top * ENTRY
      const element = this.#stack[entry + AT_ELEMENT]
      if ((element === this.#body || element === this.#html) && this.#isClosed(element)) this.#top--
      else this.#popHere()
    }
    if (this.#lost || this.#framesets) {
      for (let i = 0; i < this.count; i++) this.rows[i * ROW + Field.info] |= Trait.relocated
    }
    return { rows: this.rows.slice(0, this.count * ROW), count: this.count, quirks: this.quirks }
  }

  /* ---- start tags in HTML ---- */

  #startHtml(name: number): number {
    const kind = KINDS[name]
    if (this.#mode() < 0 && this.phase !== IN_BODY) {
      if (!this.#startOutsideBody(name, kind)) return this.#headOrFrames(name, kind)
    }
    if (!this.#makeRoom(name, kind)) return Reading.markup
    return this.#startInBody(name, kind)
  }

  /** Moves through the phases before and after the body; true when the body's rules apply. */
  #startOutsideBody(name: number, kind: number): boolean {
    if (this.phase >= FRAMESET) return false
    if (this.phase >= AFTER_BODY) {
      if (name !== N.html) this.phase = IN_BODY
      return name !== N.html
    }
    if (name === N.html || name === N.head || name === N.body) return false
    if (name === N.frameset && this.phase >= BEFORE_HTML) return false
    if (isHeadish(kind, name)) return false
    this.#enterBody()
    return true
  }

  #headOrFrames(name: number, kind: number): number {
    if (this.phase >= FRAMESET) {
      this.#framesets = true
      if (name === N.frameset && this.phase === FRAMESET) this.#push(name)
      else if (name === N.frame && this.phase === FRAMESET) this.#empty(name)
      else if (name === N.noframes) return this.#pushText(name, Reading.raw)
      return Reading.markup
    }
    if (name === N.html) {
      if (this.phase === BEFORE_HTML) {
        this.#html = this.#push(name)
        this.phase = BEFORE_HEAD
      }
      return Reading.markup
    }
    if (name === N.head) {
      if (this.phase < IN_HEAD) {
        this.#push(name)
        this.phase = IN_HEAD
      }
      return Reading.markup
    }
    if (name === N.body || name === N.frameset) {
      this.#leaveHead()
      if (name === N.body) {
        this.phase = IN_BODY
        this.#body = this.#push(name)
      } else {
        this.phase = FRAMESET
        this.#framesets = true
        this.#push(name)
      }
      return Reading.markup
    }
    if (this.phase < IN_HEAD) this.phase = IN_HEAD
    return this.#startHeadish(name, kind)
  }

  #startHeadish(name: number, kind: number): number {
    if (!(BITS[name] & Bit.empty)) return this.#pushAs(name, kind)
    this.#empty(name)
    return Reading.markup
  }

  /** Opens an element and answers how what follows is read. */
  #pushAs(name: number, kind: number): number {
    if (BITS[name] & Bit.raw) {
      return this.#pushText(
        name,
        kind === Kind.script
          ? Reading.script
          : kind === Kind.plaintext
            ? Reading.plaintext
            : Reading.raw
      )
    }
    this.#push(name)
    if (kind === Kind.template) this.#templates++
    return Reading.markup
  }

  /** Table and select contexts: closes what a tag closes there; false when the tag is ignored. */
  #makeRoom(name: number, kind: number): boolean {
    for (;;) {
      const mode = this.#mode()
      if (mode < 0) return kind !== Kind.tablePart
      const context = this.#stackName(mode)
      switch (context) {
        case N.template:
          return kind !== Kind.tablePart || this.#top === mode
        case N.select:
          return this.#makeRoomInSelect(name, kind, mode)
        case N.td:
        case N.th:
        case N.caption:
          if (kind !== Kind.tablePart) return true
          this.#popThrough(mode)
          continue
        case N.colgroup:
          if (name === N.col || kind === Kind.template) return true
          if (name === N.html) return false
          if (this.#top !== mode) return false
          this.#popThrough(mode)
          continue
        case N.tr:
          if (name === N.td || name === N.th) {
            this.#popTo(mode)
            return true
          }
          if (kind !== Kind.tablePart) break
          this.#popThrough(mode)
          continue
        case N.table:
          if (kind !== Kind.tablePart) break
          this.#popTo(mode)
          return true
        default:
          // tbody, tfoot and thead
          if (name === N.tr || name === N.td || name === N.th) {
            this.#popTo(mode)
            return true
          }
          if (kind !== Kind.tablePart) break
          this.#popThrough(mode)
          continue
      }
      if (kind !== Kind.table) return true
      if (!this.#closeTable()) return false
    }
  }

  #makeRoomInSelect(name: number, kind: number, mode: number): boolean {
    const inTable = mode > 0 && this.#tableBelow(mode)
    if (
      inTable &&
      (kind === Kind.table || (kind === Kind.tablePart && name !== N.col && name !== N.colgroup))
    ) {
      this.#popThrough(mode)
      return this.#makeRoom(name, kind)
    }
    if (kind === Kind.option || name === N.hr) {
      if (this.#stackName(this.#top) === N.option) this.#popHere()
      if (name !== N.option && this.#stackName(this.#top) === N.optgroup) this.#popHere()
      return true
    }
    if (kind === Kind.script || kind === Kind.template) return true
    if (kind === Kind.select || name === N.input || name === N.keygen || name === N.textarea) {
      this.#popThrough(mode)
      return kind !== Kind.select && this.#makeRoom(name, kind)
    }
    return false
  }

  #startInBody(name: number, kind: number): number {
    const bits = BITS[name]
    switch (kind) {
      case Kind.anchor:
        this.#closeFormatting(name, false)
        break
      case Kind.nobr:
        if (this.#openNames[name]) this.#closeFormatting(name, false)
        break
      case Kind.listItem:
      case Kind.definition:
        this.#closeListItem(kind)
        break
      case Kind.button: {
        const open = this.#inScope(name)
        if (open >= 0) this.#popThrough(open)
        break
      }
      case Kind.option:
        if (this.#stackName(this.#top) === N.option) this.#popHere()
        break
      case Kind.rubyBase:
      case Kind.rubyText:
        if (this.#openNames[N.ruby] && this.#inScope(N.ruby) >= 0) {
          this.#closeImplied(kind === Kind.rubyText ? N.rtc : 0)
        }
        break
      case Kind.form:
        this.#startForm(name)
        return Reading.markup
      case Kind.svg:
      case Kind.math:
        this.#pushForeign(name, kind === Kind.svg ? IN_SVG : IN_MATH)
        return Reading.markup
      case Kind.image:
        // The parser makes an img of it.
        this.#closeAt(this.#empty(name), this.#to, this.#to, Trait.relocated)
        return Reading.markup
      case Kind.outer:
        // html, head, body, frame, frameset: no element of their own here.
        if (name === N.frameset) this.#framesets = true
        return Reading.markup
    }
    if (bits & Bit.closesParagraph && (kind !== Kind.table || !this.quirks)) this.#closeParagraph()
    if (kind === Kind.heading && KINDS[this.#stackName(this.#top)] === kind) this.#popHere()
    if (bits & Bit.empty) this.#empty(name)
    else return this.#pushAs(name, kind)
    return Reading.markup
  }

  #startForm(name: number): void {
    if (this.#form >= 0 && !this.#templates) return
    const context = this.#modeName()
    let element = -1
    if (context === N.table || context === N.tr || isBodyOfTable(context)) {
      // Where a table stands the form closes at once, and what follows is not in it.
      if (this.#templates) return
      element = this.#empty(name)
    } else {
      this.#closeParagraph()
      element = this.#push(name)
    }
    if (!this.#templates) this.#form = element
  }

  /* ---- end tags in HTML ---- */

  #endHtml(name: number): void {
    const kind = KINDS[name]
    if (kind === Kind.template) {
      if (this.#templates) this.#endTemplate()
      return
    }
    for (;;) {
      const mode = this.#mode()
      if (mode < 0) {
        if (this.phase !== IN_BODY && !this.#endOutsideBody(name)) return
        break
      }
      const context = this.#stackName(mode)
      if (context === N.template) break
      if (context === N.select) {
        if (this.#endInSelect(name, mode)) return
        continue
      }
      if (context === N.colgroup) {
        if (name === N.col || this.#top !== mode) return
        if (name === N.colgroup) {
          this.#popClosed()
          return
        }
        this.#popThrough(mode)
        continue
      }
      const part = kind === Kind.tablePart || kind === Kind.table
      if (!part) {
        if (name === N.body || name === N.html) return
        break
      }
      if (name === context) {
        while (this.#top > mode) this.#popHere()
        this.#popClosed()
        return
      }
      if (!this.#closesFrom(name, context, mode)) return
      this.#popThrough(mode)
    }
    this.#endInBody(name, kind)
  }

  /** May the end tag `name`, met in `context`, close that context to reach its own element? */
  #closesFrom(name: number, context: number, mode: number): boolean {
    if (name === N.col || name === N.colgroup || name === N.caption || name === N.td) return false
    if (name === N.th) return false
    if (context === N.caption) return name === N.table
    if (context === N.table) return false
    // An element the page did not write (its tbody, its tr) closes as if it had.
    for (let at = mode - 1; at >= 0; at--) {
      const open = this.#stackName(at)
      if (open === name) return true
      if (open === N.table || open === N.template) {
        if (name === N.tr) return context === N.td || context === N.th
        return (
          name === N.tbody &&
          context !== N.tfoot &&
          context !== N.thead &&
          !this.#bodyAbove(at, mode)
        )
      }
      if (this.#step()) return false
    }
    return false
  }

  #bodyAbove(table: number, mode: number): boolean {
    for (let at = table + 1; at < mode; at++) {
      const name = this.#stackName(at)
      if (name === N.tbody || name === N.tfoot || name === N.thead) return true
    }
    return false
  }

  /** True when the tag has been dealt with. */
  #endInSelect(name: number, mode: number): boolean {
    if (name === N.select) {
      while (this.#top > mode) this.#popHere()
      this.#popClosed()
      return true
    }
    if (name === N.option) {
      if (this.#stackName(this.#top) === N.option) this.#popClosed()
      return true
    }
    if (name === N.optgroup) {
      const below = this.#top > 0 ? this.#stackName(this.#top - 1) : 0
      if (this.#stackName(this.#top) === N.option && below === N.optgroup) this.#popHere()
      if (this.#stackName(this.#top) === N.optgroup) this.#popClosed()
      return true
    }
    const kind = KINDS[name]
    const structural =
      kind === Kind.table || (kind === Kind.tablePart && name !== N.col && name !== N.colgroup)
    if (!structural || !this.#openNames[name] || !this.#tableBelow(mode)) return true
    this.#popThrough(mode)
    return false
  }

  /** Moves through the phases; true when the body's rules apply. */
  #endOutsideBody(name: number): boolean {
    if (this.phase >= FRAMESET) {
      if (name === N.frameset) this.#endFrameset()
      return false
    }
    if (this.phase >= AFTER_BODY) {
      if (name === N.html && this.phase === AFTER_BODY) {
        this.#closeAt(this.#html, this.#from, this.#to, Trait.closed)
        this.phase = AFTER_AFTER_BODY
        return false
      }
      this.phase = IN_BODY
      return true
    }
    if (name === N.head && this.phase <= IN_HEAD) {
      if (this.#stackName(this.#top) === N.head) this.#popClosed()
      this.phase = AFTER_HEAD
      return false
    }
    if (name !== N.html && name !== N.body && name !== N.br) return false
    this.#enterBody()
    return true
  }

  #endFrameset(): void {
    if (this.#top < 0 || this.#stackName(this.#top) !== N.frameset) return
    this.#popClosed()
    if (this.#top < 0 || this.#stackName(this.#top) !== N.frameset) {
      this.phase = AFTER_FRAMESET
    }
  }

  #endInBody(name: number, kind: number): void {
    switch (kind) {
      case Kind.outer:
        if (name !== N.body && name !== N.html) return
        if (this.#mode() >= 0 || this.#scopeIsBroken()) return
        this.phase = AFTER_BODY
        if (name === N.body) this.#closeAt(this.#body, this.#from, this.#to, Trait.closed)
        else {
          if (this.#body >= 0 && !this.#isClosed(this.#body))
            this.#closeAt(this.#body, this.#from, this.#from, 0)
          this.#endOutsideBody(name)
        }
        return
      case Kind.block:
      case Kind.button:
      case Kind.listItem:
      case Kind.definition:
      case Kind.marked: {
        if (!this.#openNames[name]) return
        const open =
          kind === Kind.listItem
            ? this.#inListScope(name)
            : name === N.p
              ? this.#inButtonScope(name)
              : this.#inScope(name)
        if (open < 0) return
        this.#popUntil(open)
        return
      }
      case Kind.form:
        this.#endForm()
        return
      case Kind.heading: {
        const open = this.#headingInScope()
        if (open < 0) return
        while (this.#top > open) this.#popHere()
        if (this.#stackName(open) === name) this.#popClosed()
        else this.#popHere()
        return
      }
      case Kind.anchor:
      case Kind.formatting:
      case Kind.nobr:
        this.#closeFormatting(name, true)
        return
      case Kind.lineBreak:
        return
      default:
        this.#endAnyOther(name)
    }
  }

  #endForm(): void {
    if (this.#templates) {
      const open = this.#inScope(N.form)
      if (open >= 0) this.#popUntil(open)
      return
    }
    const form = this.#form
    this.#form = -1
    if (form < 0) return
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return
      if (this.#stack[at * ENTRY + AT_ELEMENT] === form && this.#stackName(at) === N.form) {
        this.#closeImplied(0)
        if (this.#top === at) this.#popClosed()
        else this.#bury(at, this.#from, this.#to, Trait.closed)
        return
      }
      if (this.#isScope(at)) return
    }
  }

  #endTemplate(): void {
    let at = this.#top
    while (at >= 0 && (this.#stackName(at) !== N.template || this.#isForeign(at))) at--
    if (at < 0) return
    while (this.#top > at) this.#popHere()
    this.#popClosed()
  }

  #endAnyOther(name: number): void {
    if (name && !this.#openNames[name]) return
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return
      if (!this.#isForeign(at) && this.#isNamed(at, name)) {
        this.#popUntil(at)
        return
      }
      if (this.#isSpecial(at)) return
    }
  }

  /* ---- the stack of open elements ---- */

  #push(name: number): number {
    const element = this.#add(name, 0)
    this.#enter(element, name, 0)
    return element
  }

  #pushText(name: number, reading: number): number {
    const element = this.#add(name, Trait.rawText)
    this.#enter(element, name, 0)
    return reading
  }

  /** The raw text of the element on top is over: at its end tag, or at the end of the page. */
  endText(from: number, to: number, closed: boolean): void {
    this.#from = from
    this.#pop(from, to, closed ? Trait.closed : 0)
  }

  #pushForeign(name: number, space: number): void {
    if (this.#selfClosing) {
      const element = this.#add(name, Trait.foreign | Trait.empty)
      this.#closeAt(element, this.#to, this.#to, 0)
      return
    }
    let points = 0
    if (space === IN_SVG) {
      if (name === N.foreignObject || name === N.desc || name === N.title) points = IN_HTML_POINT
    } else if (name >= N.mi && name <= N.mtext) points = IN_TEXT_POINT
    else if (name === N.annotationXml && this.#encodesHtml()) points = IN_HTML_POINT
    const element = this.#add(name, Trait.foreign)
    this.#enter(element, name, space | points)
  }

  #empty(name: number): number {
    const element = this.#add(name, Trait.empty)
    this.#closeAt(element, this.#to, this.#to, 0)
    return element
  }

  #add(name: number, traits: number): number {
    const element = this.count++
    const row = element * ROW
    if (row + ROW > this.rows.length) {
      const more = new Int32Array(this.rows.length * 2)
      more.set(this.rows)
      this.rows = more
    }
    const rows = this.rows
    rows[row] = this.#from
    rows[row + 1] = this.#nameEnd
    rows[row + 2] = this.#to
    rows[row + 3] = this.#to
    rows[row + 4] = this.#to
    let parent = this.#top
    while (parent >= 0 && this.#stack[parent * ENTRY + AT_NAME] === DEAD) parent--
    rows[row + 5] = parent < 0 ? -1 : this.#stack[parent * ENTRY + AT_ELEMENT]
    if (this.phase >= IN_BODY && this.phase < FRAMESET) traits |= Trait.inBody
    if (this.#templates) traits |= Trait.inTemplate
    if (this.#ghosts && BITS[name] & Bit.formatting) traits |= Trait.relocated
    rows[row + 6] = name | traits
    rows[row + 7] = this.#id
    return element
  }

  #enter(element: number, name: number, space: number): void {
    const top = ++this.#top
    const entry = top * ENTRY
    if (entry >= this.#stack.length) {
      const more = new Int32Array(this.#stack.length * 2)
      more.set(this.#stack)
      this.#stack = more
    }
    const stack = this.#stack
    stack[entry] = element
    stack[entry + 1] = name
    stack[entry + 2] = space
    stack[entry + 3] =
      !space && BITS[name] & Bit.mode ? top : top > 0 ? stack[entry - ENTRY + AT_MODE] : -1
    if (!space) this.#openNames[name]++
  }

  /** The element on top ends where the tag or text at hand begins. */
  #popHere(): void {
    this.#pop(this.#from, this.#from, 0)
  }

  /** The element on top ends with the end tag at hand. */
  #popClosed(): void {
    this.#pop(this.#from, this.#to, Trait.closed)
  }

  #pop(close: number, end: number, traits: number): void {
    const entry = this.#top-- * ENTRY
    const name = this.#stack[entry + AT_NAME]
    if (name === DEAD) return
    if (!this.#stack[entry + AT_SPACE]) {
      this.#openNames[name]--
      if (name === N.template) this.#templates--
      // A formatting element that is not closed by its own tag opens again further on.
      if (!traits && BITS[name] & Bit.formatting) {
        traits = Trait.relocated
        this.#ghosts++
        this.#ghostNames[name]++
      }
    }
    this.#closeAt(this.#stack[entry], close, end, traits)
  }

  /** Takes an entry out of the middle of the stack. */
  #bury(at: number, close: number, end: number, traits: number): void {
    const entry = at * ENTRY
    const name = this.#stack[entry + AT_NAME]
    if (name === DEAD) return
    this.#openNames[name]--
    this.#stack[entry + AT_NAME] = DEAD
    this.#closeAt(this.#stack[entry], close, end, traits)
  }

  #closeAt(element: number, close: number, end: number, traits: number): void {
    if (element < 0) return
    const row = element * ROW
    this.rows[row + Field.close] = close
    this.rows[row + Field.end] = end
    this.rows[row + Field.info] |= traits
  }

  #popTo(at: number): void {
    while (this.#top > at) this.#popHere()
  }

  #popThrough(at: number): void {
    while (this.#top >= at) this.#popHere()
  }

  #popUntil(at: number): void {
    while (this.#top > at) this.#popHere()
    this.#popClosed()
  }

  /* ---- rules that several tags share ---- */

  #enterBody(): void {
    this.#leaveHead()
    this.phase = IN_BODY
  }

  #leaveHead(): void {
    if (this.#top >= 0 && this.#stackName(this.#top) === N.head) this.#popHere()
  }

  #closeParagraph(): void {
    if (!this.#openNames[N.p]) return
    const open = this.#inButtonScope(N.p)
    if (open >= 0) this.#popThrough(open)
  }

  #closeListItem(kind: number): void {
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return
      if (this.#isForeign(at)) {
        if (this.#isSpecial(at)) return
        continue
      }
      const name = this.#stackName(at)
      if (name > 0 && KINDS[name] === kind) {
        this.#popThrough(at)
        return
      }
      if (this.#isSpecial(at) && name !== N.address && name !== N.div && name !== N.p) return
    }
  }

  #closeImplied(except: number): void {
    while (this.#top >= 0 && !this.#isForeign(this.#top)) {
      const name = this.#stackName(this.#top)
      if (name === DEAD || name === except || !(BITS[name] & Bit.implied)) return
      this.#popHere()
    }
  }

  /** False where the table around is not the page's own but a template's. */
  #closeTable(): boolean {
    let at = this.#mode()
    while (at >= 0) {
      const name = this.#stackName(at)
      if (name === N.template) return false
      if (name === N.table) {
        this.#popThrough(at)
        return true
      }
      at = at > 0 ? this.#stack[(at - 1) * ENTRY + AT_MODE] : -1
    }
    return false
  }

  /** The adoption agency, as far as ranges go. */
  #closeFormatting(name: number, own: boolean): void {
    const ghost = this.#ghostNames[name] > 0
    if (ghost) {
      this.#ghosts--
      this.#ghostNames[name]--
    }
    if (!this.#openNames[name]) return
    let at = this.#top
    let special = -1
    for (; at >= 0; at--) {
      if (this.#step()) return
      if (!this.#isForeign(at)) {
        const open = this.#stackName(at)
        if (open === name) break
        if (open > 0 && BITS[open] & Bit.scope) return
      } else if (this.#isScope(at)) return
      if (special < 0 && this.#isSpecial(at)) special = at
    }
    if (at < 0) return
    if (special < 0) {
      while (this.#top > at) this.#popHere()
      this.#pop(
        this.#from,
        own ? this.#to : this.#from,
        (own ? Trait.closed : 0) | (ghost ? Trait.relocated : 0)
      )
      return
    }
    while (this.#top > special) this.#popHere()
    for (let between = special - 1; between > at; between--) {
      if (!this.#isSpecial(between)) this.#bury(between, this.#from, this.#from, Trait.relocated)
    }
    this.#bury(
      at,
      this.#from,
      own ? this.#to : this.#from,
      own ? Trait.closed | Trait.relocated : Trait.relocated
    )
  }

  /* ---- questions about the stack ---- */

  #mode(): number {
    return this.#top < 0 ? -1 : this.#stack[this.#top * ENTRY + AT_MODE]
  }

  #modeName(): number {
    const mode = this.#mode()
    return mode < 0 ? 0 : this.#stackName(mode)
  }

  #stackName(at: number): number {
    return at < 0 ? 0 : this.#stack[at * ENTRY + AT_NAME]
  }

  #isForeign(at: number): boolean {
    return this.#stack[at * ENTRY + AT_SPACE] !== 0
  }

  #isClosed(element: number): boolean {
    return (this.rows[element * ROW + Field.info] & Trait.closed) !== 0
  }

  #isSpecial(at: number): boolean {
    const space = this.#stack[at * ENTRY + AT_SPACE]
    if (space) return space > 3 || this.#stackName(at) === N.annotationXml
    const name = this.#stackName(at)
    return name > 0 && (BITS[name] & Bit.special) !== 0
  }

  #isScope(at: number): boolean {
    const space = this.#stack[at * ENTRY + AT_SPACE]
    if (space) return space > 3 || this.#stackName(at) === N.annotationXml
    const name = this.#stackName(at)
    return name > 0 && (BITS[name] & Bit.scope) !== 0
  }

  #scopeIsBroken(): boolean {
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return true
      const element = this.#stack[at * ENTRY]
      if (element === this.#body || element === this.#html) return false
      if (this.#isScope(at)) return true
    }
    return false
  }

  #inScope(name: number): number {
    if (!this.#openNames[name]) return -1
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return -1
      if (this.#stackName(at) === name && !this.#isForeign(at)) return at
      if (this.#isScope(at)) return -1
    }
    return -1
  }

  #inButtonScope(name: number): number {
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return -1
      const open = this.#stackName(at)
      if (open === name && !this.#isForeign(at)) return at
      if (this.#isScope(at) || (open === N.button && !this.#isForeign(at))) return -1
    }
    return -1
  }

  #inListScope(name: number): number {
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return -1
      const open = this.#stackName(at)
      if (open === name && !this.#isForeign(at)) return at
      if (this.#isScope(at)) return -1
      if ((open === N.ol || open === N.ul) && !this.#isForeign(at)) return -1
    }
    return -1
  }

  #headingInScope(): number {
    for (let at = this.#top; at >= 0; at--) {
      if (this.#step()) return -1
      const open = this.#stackName(at)
      if (open > 0 && KINDS[open] === Kind.heading && !this.#isForeign(at)) return at
      if (this.#isScope(at)) return -1
    }
    return -1
  }

  #tableBelow(mode: number): boolean {
    const below = mode > 0 ? this.#stack[(mode - 1) * ENTRY + AT_MODE] : -1
    if (below < 0) return false
    for (let at = below; at >= 0; at--) {
      const name = this.#stackName(at)
      if (name === N.table) return true
      if (name === N.template) return false
    }
    return false
  }

  #isNamed(at: number, name: number): boolean {
    const entry = at * ENTRY
    const open = this.#stack[entry + AT_NAME]
    if (open !== name) return false
    if (name) return true
    const row = this.#stack[entry] * ROW
    const start = this.rows[row] + 1
    const from = this.#from + 2
    const length = this.#nameEnd - from
    if (this.rows[row + Field.nameEnd] - start !== length) return false
    for (let i = 0; i < length; i++) {
      const a = this.#text.charCodeAt(start + i)
      const b = this.#text.charCodeAt(from + i)
      if (a !== b && lower(a) !== lower(b)) return false
    }
    return true
  }

  #readsAsHtml(space: number, name: number): boolean {
    if (space & IN_TEXT_POINT) return name !== N.mglyph && name !== N.malignmark
    if (space & IN_HTML_POINT) return true
    return space === IN_MATH && name === N.svg && this.#stackName(this.#top) === N.annotationXml
  }

  #fontBreaksOut(): boolean {
    return /[\s/](?:color|face|size)[\s/=>]/i.test(this.#text.slice(this.#nameEnd, this.#to))
  }

  #encodesHtml(): boolean {
    return /[\s/]encoding\s*=\s*["']?(?:text\/html|application\/xhtml\+xml)["'\s>]/i.test(
      this.#text.slice(this.#nameEnd, this.#to)
    )
  }

  /** Counts a step down the stack; true when a page has been made to cost too many of them. */
  #step(): boolean {
    if (++this.#steps <= this.#tags * PATIENCE) return false
    this.#lost = true
    return true
  }
}

function isHeadish(kind: number, name: number): boolean {
  return (
    kind === Kind.headish || kind === Kind.script || kind === Kind.template || name === N.noscript
  )
}

const isBodyOfTable = (name: number) => name === N.tbody || name === N.tfoot || name === N.thead

const lower = (code: number) => (code >= 65 && code <= 90 ? code + 32 : code)
