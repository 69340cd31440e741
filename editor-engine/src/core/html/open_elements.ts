import * as Bit from './bit.ts'
import * as Field from './field.ts'
import * as Kind from './kind.ts'
import type { Locations } from './locations.ts'
import { RULES } from './names.ts'
import * as Trait from './trait.ts'

/** What the stack holds of an open element: four numbers. */
const ENTRY = 4
/** Its row; -1 where it was closed before those that were opened after it. */
const ROW = 0
/** Its name's number; -1 for SVG and MathML. */
const NAME = 1
const RULE = 2
/** Where on the stack the innermost table, select or template stands that holds it, or is it. */
const CONTEXT = 3

/**
 * Steps over the stack and over what opens again, allowed for each character read. Pages that people
 * write take less than one; with this bound, the time of a scan is linear in the length of the text.
 */
const STEPS_PER_CHARACTER = 8
/** And so many besides, for short texts. */
const STEPS_AT_FIRST = 4096

/** Formatting that another element's tag closed: it opens again with the next text. */
interface Reopening {
  readonly name: number
  /** How many elements there were. */
  readonly since: number
}

/** Where a cell or its like begins: in it, only what was closed since then opens again. */
const BEGIN: Reopening = { name: 0, since: 0 }

// Used by one scan after the other: on short pages, making them would take longer than the scan.
const STACK = new Int32Array(64 * ENTRY)
const OPEN_BY_NAME = new Int32Array(RULES.length)
const ROWS = new Int32Array(256 * Field.count)

/** The elements that are open where the scan stands, and the rows of all that it has met. */
export class OpenElements {
  /** The tag at hand. */
  from = 0
  nameEnd = 0
  to = 0
  id = 0
  /** What is true of every element from here on. */
  traits = 0
  /** Whether browsers put the next element before the table that it stands in, if it stands directly in one. */
  isFostered = false
  top = -1
  /** Whether one name was open more often than the tree builder reopens it. */
  isCrowded = false
  /** Whether the page took more steps than it may: what follows is listed, and not understood. */
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

  /* ---- what is open ---- */

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

  /** Where the innermost element of this name is, if nothing with a bit of `barrier` stands before it; or -1. */
  find(name: number, barrier: number): number {
    return this.#openByName[name] ? this.#look(NAME, -1, name, barrier) : -1
  }

  /** As `find`, for a kind of names. */
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

  /** Is something open that has a bit of `mask`? */
  hasAny(mask: number): boolean {
    for (let at = this.top; at >= 0; at--) {
      if (this.#stack[at * ENTRY + RULE] & mask || this.step()) return true
    }
    return false
  }

  /** Is the element at this place on the stack named as the end tag at hand is written? */
  isWrittenAlike(at: number): boolean {
    const row = this.#stack[at * ENTRY + ROW] * Field.count
    if (row < 0) return false
    const start = this.#rows[row + Field.start] + 1
    const opened = this.#text.slice(start, this.#rows[row + Field.nameEnd])
    const ended = this.#text.slice(this.from + 2, this.nameEnd)
    return opened === ended || opened.toLowerCase() === ended.toLowerCase()
  }

  /** The name of the first element in the one at this place on the stack, or -1. */
  firstNameIn(at: number): number {
    const first = this.#stack[at * ENTRY + ROW] + 1
    return first < this.#count ? this.#rows[first * Field.count + Field.info] & 0xffff : -1
  }

  /** Counts a step; true, and in doubt, where the page takes too many. */
  step(): boolean {
    if (++this.#steps <= this.from * STEPS_PER_CHARACTER + STEPS_AT_FIRST) return this.isOverdrawn
    this.isOverdrawn = true
    this.doubt()
    return true
  }

  /** From here on nothing is certain: not what is open, and not what comes. */
  doubt(): void {
    if (this.traits & Trait.uncertain) return
    this.traits |= Trait.uncertain
    this.#certainTo = this.from
    this.markFrom(0, Trait.uncertain)
  }

  /** Says something of all that is open from this place on the stack upwards. */
  markFrom(at: number, trait: number): void {
    for (; at <= this.top; at++) this.#mark(this.#stack[at * ENTRY + ROW], trait)
  }

  /* ---- what opens again ---- */

  /** Does formatting open again with the next text? Then it, and not what seems to be, is on top. */
  get isReopening(): boolean {
    return (this.#reopening.at(-1)?.name ?? 0) > 0
  }

  /** The last of this name that opens again here. */
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

  /** Whether the start tag at hand has made an element. */
  get isAdded(): boolean {
    return (
      this.#count > 0 && this.#rows[(this.#count - 1) * Field.count + Field.start] === this.from
    )
  }

  /** Opens the element of the start tag at hand. */
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

  /** Adds the element of the start tag at hand, over already. */
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

  /** What is on top ends where the tag at hand begins. */
  popHere(): void {
    const name = this.nameAt(this.top)
    const isReopening = this.ruleAt(this.top) & Bit.formatting
    this.pop(this.from, this.from, isReopening || name < 0 ? Trait.relocated : 0)
    if (isReopening) this.reopenLater(name)
  }

  /** What is on top ends with the end tag at hand. */
  popClosed(): void {
    this.pop(this.from, this.to, Trait.closed)
  }

  pop(close: number, end: number, traits: number): void {
    const rule = this.ruleAt(this.top)
    this.take(this.top--, close, end, traits)
    while (this.top >= 0 && this.#stack[this.top * ENTRY + ROW] < 0) this.top--
    if (rule & Bit.marker) while (this.#reopening.pop()?.name) continue
    // What a browser of today makes of the content of a select is certain again after it.
    if ((rule & Kind.mask) === Kind.select) this.traits &= ~Trait.relocated
  }

  /** Ends an element wherever it stands; those that were opened after it stay open. */
  take(at: number, close: number, end: number, traits: number): void {
    const stack = this.#stack
    const entry = at * ENTRY
    if (stack[entry + NAME] >= 0) this.#openByName[stack[entry + NAME]]--
    this.closeElement(stack[entry + ROW], close, end, traits)
    stack[entry + ROW] = stack[entry + NAME] = -1
    stack[entry + RULE] = 0
  }

  /** Ends the element that was added last. */
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

  /** Everything above this place ends here. */
  popTo(at: number): void {
    while (this.top > at) this.popHere()
  }

  /** And what stands there too; nothing where `at` is -1. */
  popThrough(at: number): void {
    if (at >= 0) this.popTo(at - 1)
  }

  /** What stands there ends with the end tag at hand; nothing where `at` is -1. */
  popUntil(at: number): void {
    if (at < 0) return
    this.popTo(at)
    this.popClosed()
  }

  /** What is on top ends here for being of this kind. */
  popIf(kind: number): void {
    if (this.kindAt(this.top) !== kind) return
    if (this.isReopening) this.doubt()
    this.popHere()
  }

  /** The text is over: what is still open ends here, unless its end tag has been read. */
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

  /** Has the end tag of an element been read, although it may still be open, as a body is? */
  hasEnded(element: number): boolean {
    return element >= 0 && (this.#rows[element * Field.count + Field.info] & Trait.closed) !== 0
  }

  /** Says something of every element of the page. */
  markAll(trait: number): void {
    for (let element = 0; element < this.#count; element++) this.#mark(element, trait)
  }

  #mark(element: number, trait: number): void {
    if (element >= 0) this.#rows[element * Field.count + Field.info] |= trait
  }

  /** The text of the start tag at hand, after its name. */
  get attributes(): string {
    return this.#text.slice(this.nameEnd, this.to)
  }
}

function grown(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2)
  more.set(numbers)
  return more
}
