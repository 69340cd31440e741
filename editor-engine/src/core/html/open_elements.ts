import * as Bit from './bit.ts'
import * as Field from './field.ts'
import * as Kind from './kind.ts'
import type { Locations } from './locations.ts'
import { RULES } from './names.ts'
import * as Trait from './trait.ts'

/** The stack entry of an open element: four numbers. */
const ENTRY = 4
/** Its row; -1 if it was closed before elements that were opened after it. */
const ROW = 0
/** The number of its name; -1 for SVG and MathML. */
const NAME = 1
const RULE = 2
/** Stack index of the innermost table, select or template that contains it or is it. */
const CONTEXT = 3

/**
 * The number of steps over the stack and over the reopened formatting that is allowed per character.
 * Pages that people write need less than one; the limit makes the time of a scan linear in the length
 * of the text.
 */
const STEPS_PER_CHARACTER = 8
/** Additional steps, for short texts. */
const STEPS_AT_FIRST = 4096

/** Formatting that another element's tag closed: it is reopened with the next text. */
interface Reopening {
  readonly name: number
  /** The number of elements at that time. */
  readonly since: number
}

/** Set where a cell or similar begins: inside it, only formatting closed since then is reopened. */
const BEGIN: Reopening = { name: 0, since: 0 }

// Reused by all scans: on short pages, allocating them would take longer than the scan.
const STACK = new Int32Array(64 * ENTRY)
const OPEN_BY_NAME = new Int32Array(RULES.length)
const ROWS = new Int32Array(256 * Field.count)

/** The stack of open elements during a scan, and the rows of all elements found so far. */
export class OpenElements {
  /** The current tag. */
  from = 0
  nameEnd = 0
  to = 0
  id = 0
  /** Traits of every element from here on. */
  traits = 0
  /** Whether browsers move the next element in front of the table, if it stands directly in one. */
  isFostered = false
  top = -1
  /** Whether one name was open more often than the tree builder reopens it. */
  isCrowded = false
  /** Whether the page exceeded its limit of steps: the rest is listed but not interpreted. */
  isOverdrawn = false
  endTags = 0

  #reopening: Reopening[] = []
  #text: string
  #rows: Int32Array
  #count = 0
  #stack = STACK
  #openByName = OPEN_BY_NAME.fill(0)
  #steps = 0
  #certainTo = -1

  constructor(text: string) {
    this.#text = text
    this.#rows = text.length < 8192 ? ROWS : new Int32Array((text.length >> 5) * Field.count)
  }

  /* ---- open elements ---- */

  nameAt(at: number): number {
    return at < 0 ? 0 : this.#stack[at * ENTRY + NAME]
  }

  ruleAt(at: number): number {
    return at < 0 ? 0 : this.#stack[at * ENTRY + RULE]
  }

  kindAt(at: number): number {
    return this.ruleAt(at) & Kind.mask
  }

  isOpen(name: number): boolean {
    return this.#openByName[name] > 0
  }

  get context(): number {
    return this.top < 0 ? -1 : this.#stack[this.top * ENTRY + CONTEXT]
  }

  /**
   * The stack index of the innermost element with this name, unless an element with a bit of `barrier`
   * comes first; or -1.
   */
  find(name: number, barrier: number): number {
    return this.#openByName[name] ? this.#look(NAME, -1, name, barrier) : -1
  }

  /** As `find`, for all names of a kind. */
  findKind(kind: number, barrier: number): number {
    return this.#look(RULE, Kind.mask, kind, barrier)
  }

  #look(field: number, mask: number, wanted: number, barrier: number): number {
    for (let at = this.top; at >= 0 && !this.step(); at--) {
      if ((this.#stack[at * ENTRY + field] & mask) === wanted) return at
      if (this.#stack[at * ENTRY + RULE] & barrier) break
    }
    return -1
  }

  /** Whether an element with a bit of `mask` is open. */
  hasAny(mask: number): boolean {
    for (let at = this.top; at >= 0; at--) {
      if (this.#stack[at * ENTRY + RULE] & mask || this.step()) return true
    }
    return false
  }

  /** Whether the element at this stack index has the name of the current end tag. */
  isWrittenAlike(at: number): boolean {
    const row = this.#stack[at * ENTRY + ROW] * Field.count
    if (row < 0) return false
    const start = this.#rows[row + Field.start] + 1
    const opened = this.#text.slice(start, this.#rows[row + Field.nameEnd])
    const ended = this.#text.slice(this.from + 2, this.nameEnd)
    return opened === ended || opened.toLowerCase() === ended.toLowerCase()
  }

  /** The name of the first element inside the one at this stack index, or -1. */
  firstNameIn(at: number): number {
    const first = this.#stack[at * ENTRY + ROW] + 1
    return first < this.#count ? this.#rows[first * Field.count + Field.info] & 0xffff : -1
  }

  /** Counts a step; returns true, and marks the rest as uncertain, if the page exceeds its limit. */
  step(): boolean {
    if (++this.#steps <= this.from * STEPS_PER_CHARACTER + STEPS_AT_FIRST) return this.isOverdrawn
    this.isOverdrawn = true
    this.doubt()
    return true
  }

  /** From here on nothing is certain, neither the open elements nor the following ones. */
  doubt(): void {
    if (this.traits & Trait.uncertain) return
    this.traits |= Trait.uncertain
    this.#certainTo = this.from
    this.markFrom(0, Trait.uncertain)
  }

  /** Adds a trait to all open elements from this stack index upwards. */
  markFrom(at: number, trait: number): void {
    for (; at <= this.top; at++) this.#mark(this.#stack[at * ENTRY + ROW], trait)
  }

  /* ---- reopened formatting ---- */

  /** Whether formatting is reopened with the next text; it would then be the top of the stack. */
  get isReopening(): boolean {
    return (this.#reopening.at(-1)?.name ?? 0) > 0
  }

  /** The last element with this name that is reopened here. */
  reopeningOf(name: number): Reopening | undefined {
    for (let i = this.#reopening.length - 1; i >= 0 && !this.step(); i--) {
      const one = this.#reopening[i]
      if (one.name === name) return one
      if (one.name === 0) break
    }
    return undefined
  }

  isBefore(at: number, { since }: Reopening): boolean {
    const element = this.#stack[at * ENTRY + ROW]
    return element >= 0 && element < since
  }

  reopenLater(name: number): void {
    this.#reopening.push({ name, since: this.#count })
  }

  forget(reopening: Reopening | undefined): void {
    if (!reopening) return
    const kept: Reopening[] = []
    for (let one = this.#reopening.pop(); one && one !== reopening; one = this.#reopening.pop()) {
      kept.push(one)
      if (this.step()) break
    }
    while (kept.length) this.#reopening.push(kept.pop()!)
  }

  /* ---- opening ---- */

  /** Whether the current start tag has created an element. */
  get isAdded(): boolean {
    return (
      this.#count > 0 && this.#rows[(this.#count - 1) * Field.count + Field.start] === this.from
    )
  }

  /** Opens the element of the current start tag. */
  push(name: number, rule: number, traits = 0): number {
    const element = this.add(Math.max(0, name), traits)
    const entry = ++this.top * ENTRY
    if (entry >= this.#stack.length) this.#stack = grown(this.#stack)
    const stack = this.#stack
    stack[entry + ROW] = element
    stack[entry + NAME] = name
    stack[entry + RULE] = rule
    stack[entry + CONTEXT] =
      rule & Bit.context ? this.top : this.top > 0 ? stack[entry - ENTRY + CONTEXT] : -1
    if (name >= 0) this.#openByName[name]++
    if (rule & Bit.marker) this.#reopening.push(BEGIN)
    if (rule & Bit.formatting && this.#openByName[name] > 3) this.isCrowded = true
    return element
  }

  /** Adds the element of the current start tag, already closed. */
  add(name: number, traits: number): number {
    const element = this.#count++
    const row = element * Field.count
    if (row === this.#rows.length) this.#rows = grown(this.#rows)
    const rows = this.#rows
    rows[row + Field.start] = this.from
    rows[row + Field.nameEnd] = this.nameEnd
    rows[row + Field.tagEnd] = rows[row + Field.close] = rows[row + Field.end] = this.to
    let parent = this.top
    while (parent >= 0 && this.#stack[parent * ENTRY + ROW] < 0 && !this.step()) parent--
    rows[row + Field.parent] = parent < 0 ? -1 : this.#stack[parent * ENTRY + ROW]
    const kind = this.kindAt(this.top)
    const isMoved = this.isFostered && kind >= Kind.table && kind <= Kind.row
    rows[row + Field.info] = name | traits | this.traits | (isMoved ? Trait.relocated : 0)
    rows[row + Field.id] = this.id
    return element
  }

  /* ---- closing ---- */

  /** Closes the top element where the current tag begins. */
  popHere(): void {
    const name = this.nameAt(this.top)
    const isReopening = this.ruleAt(this.top) & Bit.formatting
    this.pop(this.from, this.from, isReopening || name < 0 ? Trait.relocated : 0)
    if (isReopening) this.reopenLater(name)
  }

  /** Closes the top element with the current end tag. */
  popClosed(): void {
    this.pop(this.from, this.to, Trait.closed)
  }

  pop(close: number, end: number, traits: number): void {
    const rule = this.ruleAt(this.top)
    this.take(this.top--, close, end, traits)
    while (this.top >= 0 && this.#stack[this.top * ENTRY + ROW] < 0) this.top--
    if (rule & Bit.marker) while (this.#reopening.pop()?.name) continue
    // The content of a select depends on the browser; after the select, the rules are certain again.
    if ((rule & Kind.mask) === Kind.select) this.traits &= ~Trait.relocated
  }

  /** Closes an element at any position; elements opened after it stay open. */
  take(at: number, close: number, end: number, traits: number): void {
    const stack = this.#stack
    const entry = at * ENTRY
    if (stack[entry + NAME] >= 0) this.#openByName[stack[entry + NAME]]--
    this.closeElement(stack[entry + ROW], close, end, traits)
    stack[entry + ROW] = stack[entry + NAME] = -1
    stack[entry + RULE] = 0
  }

  /** Closes the element that was added last. */
  closeLast(close: number, end: number, traits: number): void {
    this.closeElement(this.#count - 1, close, end, traits)
  }

  closeElement(element: number, close: number, end: number, traits: number): void {
    if (element < 0) return
    const row = element * Field.count
    this.#rows[row + Field.close] = close
    this.#rows[row + Field.end] = end
    this.#rows[row + Field.info] |= traits
  }

  /** Closes everything above this stack index. */
  popTo(at: number): void {
    while (this.top > at) this.popHere()
  }

  /** Closes everything from this stack index upwards; does nothing if `at` is -1. */
  popThrough(at: number): void {
    if (at >= 0) this.popTo(at - 1)
  }

  /** Closes the element at this stack index with the current end tag; does nothing if `at` is -1. */
  popUntil(at: number): void {
    if (at < 0) return
    this.popTo(at)
    this.popClosed()
  }

  /** Closes the top element if it is of this kind. */
  popIf(kind: number): void {
    if (this.kindAt(this.top) !== kind) return
    if (this.isReopening) this.doubt()
    this.popHere()
  }

  /** End of the text: closes the open elements, except those whose end tag has been read. */
  finish(at: number): Omit<Locations, 'doctype'> {
    while (this.top >= 0) {
      if (this.hasEnded(this.#stack[this.top * ENTRY + ROW])) this.top--
      else this.pop(at, at, 0)
    }
    return {
      rows: this.#rows.slice(0, this.#count * Field.count),
      count: this.#count,
      certainTo: this.#certainTo < 0 ? at : this.#certainTo,
      endTags: this.endTags,
    }
  }

  /** Whether the end tag of an element has been read, even if it is still open, as a body can be. */
  hasEnded(element: number): boolean {
    return element >= 0 && (this.#rows[element * Field.count + Field.info] & Trait.closed) !== 0
  }

  /** Adds a trait to every element of the page. */
  markAll(trait: number): void {
    for (let element = 0; element < this.#count; element++) this.#mark(element, trait)
  }

  #mark(element: number, trait: number): void {
    if (element >= 0) this.#rows[element * Field.count + Field.info] |= trait
  }

  /** The text of the current start tag after its name. */
  get attributes(): string {
    return this.#text.slice(this.nameEnd, this.to)
  }
}

function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2)
  more.set(numbers)
  return more
}
