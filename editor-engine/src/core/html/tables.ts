import * as Bit from './bit.ts'
import * as Kind from './kind.ts'
import { readAttributes } from './attributes.ts'
import { RULES } from './names.ts'
import type { OpenElements } from './open_elements.ts'
import * as Trait from './trait.ts'

/** Closes what a start tag closes where a table, a select or a template is open; false where the tag is ignored. */
export function makeRoom(open: OpenElements, name: number, rule: number): boolean {
  const kind = rule & Kind.mask
  const isPart = Kind.isPartOfTable(kind)
  const around = open.kindAt(open.context)
  if (around === Kind.select) return makeRoomInSelect(open, name, rule)
  if (around === Kind.columnGroup) {
    if (kind === Kind.column || kind === Kind.template) return true
    if (!isPart) open.doubt()
    open.popHere()
    return makeRoom(open, name, rule)
  }
  if (isPart || around === Kind.template) {
    const holder = holderOf(open, kind)
    if (open.kindAt(holder) === Kind.template) doubtMixed(open, name, holder)
    if (isPart) open.popTo(holder)
    return true
  }
  // Around is nothing of a table where the one that was open has just been closed.
  if (kind !== Kind.table || around === Kind.ordinary || around > Kind.row) return true
  const outer = open.find(name, Bit.tableScope)
  if (outer < 0) open.doubt()
  open.popThrough(outer)
  return outer >= 0 && makeRoom(open, name, rule)
}

/** Where the element stands that is to hold this part of a table: nothing in it stays open. */
function holderOf(open: OpenElements, part: number): number {
  const limit = part > Kind.cell ? Kind.section : part
  let at = open.context
  for (; at > 0 && !open.step(); at--) {
    const kind = open.kindAt(at)
    if ((kind !== Kind.ordinary && kind < limit) || kind === Kind.template) break
  }
  return at
}

/** A template takes either parts of a table, all named like its first element, or anything else. */
function doubtMixed(open: OpenElements, name: number, template: number): void {
  const kind = RULES[name] & Kind.mask
  const first = open.firstNameIn(template)
  const isMixed = Kind.isPartOfTable(kind)
    ? first >= 0 && first !== name
    : Kind.isPartOfTable(RULES[first] & Kind.mask)
  if (isMixed || kind === Kind.column) open.doubt()
}

/** Do browsers put the element of this start tag before a table that it is written directly in? */
export function isFostered(open: OpenElements, kind: number): boolean {
  const around = open.kindAt(open.context)
  if (around < Kind.table || around > Kind.row || kind === Kind.table) return false
  if (Kind.isPartOfTable(kind) || kind === Kind.template || kind === Kind.script) return false
  if (kind === Kind.style) return false
  return kind !== Kind.input || !isHidden(open)
}

const isHidden = ({ attributes }: OpenElements) =>
  readAttributes(attributes, 0)
    .find(({ name }) => name === 'type')
    ?.value.toLowerCase() === 'hidden'

/**
 * Browsers used to ignore all but options in a select, and now they make elements of it. These are
 * listed, and what holds them is marked: it depends on the browser what the page holds.
 */
function makeRoomInSelect(open: OpenElements, name: number, rule: number): boolean {
  const kind = rule & Kind.mask
  if (kind === Kind.option || kind === Kind.optionGroup || kind === Kind.horizontalRule) {
    open.popIf(Kind.option)
    if (kind !== Kind.option) open.popIf(Kind.optionGroup)
    return true
  }
  if (kind === Kind.script || kind === Kind.template) return true
  if (kind >= Kind.html && kind <= Kind.frameset) return false
  if (rule & Bit.closesSelect && kind !== Kind.select && kind !== Kind.input) open.doubt()
  if (rule & Bit.closesSelect) {
    doubtFormatting(open)
    open.popThrough(open.context)
    return kind !== Kind.select && makeRoom(open, name, rule)
  }
  // These would read what follows as text, or close what is open around.
  const isUnclear = kind === Kind.table || Kind.isPartOfTable(kind) || kind === Kind.form
  if (isUnclear || rule & Bit.raw) {
    open.doubt()
    return false
  }
  if (!(open.traits & Trait.relocated)) open.markFrom(open.context, Trait.relocated)
  open.traits |= Trait.relocated
  return true
}

/** Formatting that is open at the end of a select opens again behind it, in some browsers. */
function doubtFormatting(open: OpenElements): void {
  for (let at = open.top; at > open.context && !open.step(); at--) {
    if (open.ruleAt(at) & Bit.formatting) open.doubt()
  }
}

/** What an end tag does to a table, a select or a group of columns; true where that is all it does. */
export function closeInTable(open: OpenElements, name: number, kind: number): boolean {
  const isOfTable = kind === Kind.table || Kind.isPartOfTable(kind)
  const around = open.kindAt(open.context)
  if (around === Kind.select) {
    if (isOfTable) open.doubt()
    if (kind === Kind.select) doubtFormatting(open)
    const holdsElements = (open.traits & Trait.relocated) !== 0
    return (
      !holdsElements && kind !== Kind.select && kind !== Kind.option && kind !== Kind.optionGroup
    )
  }
  if (around === Kind.columnGroup && kind !== Kind.columnGroup && kind !== Kind.column) {
    open.popHere()
  }
  if (!isOfTable) return false
  const at = open.find(name, Bit.tableScope)
  open.popUntil(at)
  if (at < 0 && mayEndLeftOut(open, kind)) open.doubt()
  return true
}

/** Could an end tag end something that the page left out, or that a template hides? */
function mayEndLeftOut(open: OpenElements, kind: number): boolean {
  const around = open.kindAt(open.context)
  if (around === Kind.ordinary || kind > Kind.row) return false
  const isInRow = around === Kind.cell || around === Kind.row
  return kind === Kind.table || isInRow || open.top > open.context
}
