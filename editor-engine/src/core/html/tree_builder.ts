import * as Bit from './bit.ts'
import { closeForeign, FOREIGN, isInForeign, pushForeign, startForeign } from './foreign.ts'
import { closeFormatting } from './formatting.ts'
import * as Kind from './kind.ts'
import type { Locations } from './locations.ts'
import { NAMES, RULES } from './names.ts'
import { OpenElements } from './open_elements.ts'
import { closeInTable, isFostered, makeRoom } from './tables.ts'
import * as Trait from './trait.ts'

const BEFORE_HTML = 0
const BEFORE_HEAD = 1
const IN_HEAD = 2
const AFTER_HEAD = 3
const IN_BODY = 4
const AFTER_BODY = 5

const PARAGRAPH = NAMES.indexOf('p')
const COLUMN_GROUP = NAMES.indexOf('colgroup')

/**
 * Does for a sequence of tags what the tree builder of the HTML standard does, limited to which tags
 * make elements, where these end and how the text after them is read. No tree is built. The rules for
 * nested tags are complete; where a page breaks them, elements are marked `relocated`, and only the
 * referee knows their exact place.
 */
export class TreeBuilder {
  /**
   * Whether the page uses standards mode: in quirks mode a table does not end the paragraph around it.
   * Undefined for an old doctype, some of which select quirks mode.
   */
  isStrict: boolean | undefined = false

  #open: OpenElements
  #phase = BEFORE_HTML
  #html = -1
  #body = -1
  #form = -1
  #hasFrames = false

  constructor(text: string) {
    this.#open = new OpenElements(text)
  }

  /** True while text other than white space would change which elements are open. */
  get heedsText(): boolean {
    if (this.#open.isOverdrawn) return false
    return this.#phase !== IN_BODY || this.#open.isOpen(COLUMN_GROUP)
  }

  /** True where `<![CDATA[` opens a section instead of a comment. */
  get isInForeign(): boolean {
    return isInForeign(this.#open)
  }

  /** Text that is not white space begins at `at`. */
  textAt(at: number): void {
    this.#open.from = at
    if (this.#open.context < 0) this.#enterBody()
    else if (this.#open.kindAt(this.#open.context) === Kind.columnGroup) this.#open.doubt()
  }

  /** A start tag; returns true if raw text follows. */
  start(
    name: number,
    from: number,
    nameEnd: number,
    to: number,
    isSelfClosing: boolean,
    id: number
  ): boolean {
    const open = this.#open
    open.from = from
    open.nameEnd = nameEnd
    open.to = to
    open.id = id
    open.isFostered = false
    const rule = RULES[name]
    const isRaw = !open.isOverdrawn && this.#start(name, rule, isSelfClosing)
    if (!(open.traits & Trait.uncertain) || open.isAdded) return isRaw
    // In a page that the scan does not understand, browsers may create an element for it.
    open.add(name, rule & Bit.raw && open.isOverdrawn ? Trait.rawText : Trait.empty)
    return (rule & Bit.raw) !== 0 && open.isOverdrawn
  }

  #start(name: number, rule: number, isSelfClosing: boolean): boolean {
    const open = this.#open
    const kind = rule & Kind.mask
    if (open.ruleAt(open.top) & FOREIGN && startForeign(open, rule, isSelfClosing)) return false
    if (open.context >= 0) {
      if (!makeRoom(open, name, rule)) return false
      open.isFostered = isFostered(open, kind)
    } else {
      if (this.#phase !== IN_BODY && !this.#startOutsideBody(name, rule)) return false
      if (Kind.isPartOfTable(kind)) return false
    }
    if (kind === Kind.svg || kind === Kind.math) {
      pushForeign(open, 0, kind === Kind.svg ? Bit.inSvg : Bit.inMath, isSelfClosing)
      return false
    }
    return this.#startInBody(name, rule)
  }

  end(name: number, from: number, nameEnd: number, to: number): void {
    const open = this.#open
    const kind = RULES[name] & Kind.mask
    open.from = from
    open.nameEnd = nameEnd
    open.to = to
    open.endTags++
    if (open.isOverdrawn) return
    if (open.ruleAt(open.top) & FOREIGN && closeForeign(open, kind)) return
    if (
      name &&
      open.nameAt(open.top) === name &&
      (kind < Kind.html || kind > Kind.form) &&
      !open.isReopening
    ) {
      // Nearly every end tag closes the top element, which needs no rule.
      return open.popClosed()
    }
    if (kind === Kind.template) this.#endTemplate(name)
    else if (closeInTable(open, name, kind)) return
    else if (open.context < 0) {
      if (this.#phase === IN_BODY || this.#endOutsideBody(kind)) this.#endInBody(name, kind)
    } else if (kind !== Kind.body && kind !== Kind.html) this.#endInBody(name, kind)
  }

  /** The raw text of the top element ends, at its end tag or at the end of the page. */
  endText(from: number, to: number, traits: number): void {
    if (this.#open.isOverdrawn) this.#open.closeLast(from, to, traits)
    else this.#open.pop(from, to, traits)
  }

  /** End of the text: closes all open elements. */
  finish(at: number): Omit<Locations, 'doctype'> {
    const open = this.#open
    if (open.traits & Trait.inTemplate) open.doubt()
    // Frames replace the body and its content.
    if (this.#hasFrames) open.markAll(Trait.framed)
    return open.finish(at)
  }

  /** A start tag before or after the body; returns true if the rules of the body apply to it. */
  #startOutsideBody(name: number, rule: number): boolean {
    const open = this.#open
    switch (rule & Kind.mask) {
      case Kind.html:
        if (this.#phase === BEFORE_HTML) this.#html = open.push(name, rule)
        this.#phase = Math.max(this.#phase, BEFORE_HEAD)
        return false
      case Kind.head:
        if (this.#phase < IN_HEAD) open.push(name, rule)
        this.#phase = Math.max(this.#phase, IN_HEAD)
        return false
      case Kind.body: {
        const isFirst = this.#phase < IN_BODY
        this.#enterBody()
        if (isFirst) this.#body = open.push(name, rule)
        return false
      }
    }
    const isOfHead = (rule & Kind.mask) === Kind.noscript && this.#phase < AFTER_HEAD
    if (this.#phase < IN_BODY && (isOfHead || rule & Bit.ofHead)) {
      this.#phase = Math.max(this.#phase, IN_HEAD)
    } else this.#enterBody()
    return true
  }

  #enterBody(): void {
    const open = this.#open
    if (open.kindAt(open.top) === Kind.head) open.popHere()
    this.#phase = IN_BODY
    open.traits |= Trait.inBody
  }

  #startInBody(name: number, rule: number): boolean {
    const open = this.#open
    const kind = rule & Kind.mask
    switch (kind) {
      case Kind.html:
      case Kind.head:
      case Kind.body:
        // It makes no element, and yet table parts after it make none either.
        if (open.traits & Trait.inTemplate) open.doubt()
        return false
      case Kind.frameset:
        this.#hasFrames = true
        open.doubt()
        break
      case Kind.anchor:
        closeFormatting(open, name, false)
        break
      case Kind.listItem:
      case Kind.definition:
        open.popThrough(open.findKind(kind, Bit.item))
        break
      case Kind.button:
        open.popThrough(open.find(name, Bit.scope))
        break
      case Kind.option:
      case Kind.optionGroup:
        open.popIf(Kind.option)
        break
      case Kind.oddity:
        open.doubt()
        break
      case Kind.rubyPart:
        if (open.kindAt(open.top) === kind && open.kindAt(open.top - 1) === Kind.ruby)
          open.popIf(kind)
        else if (open.ruleAt(open.top) & Bit.implied) open.doubt()
        break
      case Kind.form:
        return this.#startForm(name, rule)
    }
    if (rule & Bit.closesParagraph && open.isOpen(PARAGRAPH)) this.#closeParagraph(kind)
    if (kind === Kind.heading) open.popIf(kind)
    if (rule & Bit.empty) {
      open.add(name, Trait.empty | (kind === Kind.image ? Trait.relocated : 0))
      return false
    }
    const mayReopen = rule & Bit.formatting && open.isReopening
    open.push(name, rule, (rule & Bit.raw && Trait.rawText) | (mayReopen ? Trait.relocated : 0))
    if (kind === Kind.template) open.traits |= Trait.inTemplate
    return (rule & Bit.raw) !== 0
  }

  #startForm(name: number, rule: number): boolean {
    const open = this.#open
    const isInTemplate = (open.traits & Trait.inTemplate) !== 0
    if (this.#form >= 0 && !isInTemplate) return false
    const around = open.kindAt(open.context)
    if (around !== Kind.ordinary && around <= Kind.row) {
      // Inside a table the form is closed at once, and the following elements are not in it.
      if (open.isOpen(name)) open.doubt()
      if (!isInTemplate) this.#form = open.add(name, Trait.empty | Trait.relocated)
      return false
    }
    this.#closeParagraph(Kind.form)
    const element = open.push(name, rule)
    if (!isInTemplate) this.#form = element
    return false
  }

  #endTemplate(name: number): void {
    const open = this.#open
    open.popUntil(open.find(name, 0))
    if (!open.isOpen(name)) open.traits &= ~Trait.inTemplate
  }

  /** An end tag outside of the body; returns true if the rules of the body apply to it. */
  #endOutsideBody(kind: number): boolean {
    const open = this.#open
    if (this.#phase === AFTER_BODY) {
      if (kind === Kind.html) open.closeElement(this.#html, open.from, open.to, Trait.closed)
      else this.#phase = IN_BODY
      return kind !== Kind.html
    }
    if (kind === Kind.head && this.#phase < AFTER_HEAD) {
      if (open.kindAt(open.top) === Kind.head) open.popClosed()
      this.#phase = AFTER_HEAD
    }
    if (kind !== Kind.html && kind !== Kind.body && kind !== Kind.lineBreak) return false
    this.#enterBody()
    return true
  }

  #endInBody(name: number, kind: number): void {
    const open = this.#open
    switch (kind) {
      case Kind.html:
      case Kind.body:
        return this.#endBody(kind)
      case Kind.form:
        return this.#endForm(name)
      case Kind.heading: {
        const at = open.findKind(kind, Bit.scope)
        if (at >= 0 && open.nameAt(at) !== name) open.popThrough(at)
        else open.popUntil(at)
        return
      }
      case Kind.paragraph:
        return open.popUntil(open.find(name, Bit.scope | Bit.buttonScope))
      case Kind.listItem:
        return open.popUntil(open.find(name, Bit.scope | Bit.listScope))
    }
    const rule = RULES[name]
    if (rule & Bit.formatting) closeFormatting(open, name, true)
    else if (rule & (Bit.special | Bit.closesParagraph)) open.popUntil(open.find(name, Bit.scope))
    else this.#endAnyOther(name)
  }

  #endBody(kind: number): void {
    const open = this.#open
    if (open.hasAny(Bit.scope)) return
    this.#phase = AFTER_BODY
    if (kind === Kind.body) {
      open.closeElement(this.#body, open.from, open.to, Trait.closed)
      return
    }
    if (!open.hasEnded(this.#body)) open.closeElement(this.#body, open.from, open.from, 0)
    open.closeElement(this.#html, open.from, open.to, Trait.closed)
  }

  #endForm(name: number): void {
    const open = this.#open
    const at = open.find(name, Bit.scope)
    if (open.traits & Trait.inTemplate) return open.popUntil(at)
    const isOpen = this.#form >= 0 && at >= 0
    this.#form = -1
    if (!isOpen) return
    while (open.ruleAt(open.top) & Bit.implied) open.popIf(open.kindAt(open.top))
    if (open.top === at) open.popClosed()
    else open.take(at, open.from, open.to, Trait.closed)
  }

  #endAnyOther(name: number): void {
    const open = this.#open
    if (name && !open.isOpen(name)) return
    for (let at = open.top; at >= 0 && !open.step(); at--) {
      if (open.nameAt(at) === name && (name || open.isWrittenAlike(at))) return open.popUntil(at)
      if (open.ruleAt(at) & Bit.special) return
    }
  }

  #closeParagraph(kind: number): void {
    const open = this.#open
    const at = open.find(PARAGRAPH, Bit.scope | Bit.buttonScope)
    if (at < 0) return
    if (kind === Kind.table && this.isStrict === undefined) open.doubt()
    if (kind !== Kind.table || this.isStrict) open.popThrough(at)
  }
}
