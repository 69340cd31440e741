import * as Bit from './bit.ts'
import * as Kind from './kind.ts'
import { readAttributes } from './attributes.ts'
import { RULES } from './names.ts'
import type { OpenElements } from './open_elements.ts'
import * as Trait from './trait.ts'

/**
 * Closes what a start tag closes inside a table, a select or a template; returns false if the tag is
 * ignored.
 */
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
  // The open table has just been closed, so no outer part of a table is left.
  if (kind !== Kind.table || around === Kind.ordinary || around > Kind.row) return true
  const outer = open.find(name, Bit.tableScope)
  if (outer < 0) open.doubt()
  open.popThrough(outer)
  return outer >= 0 && makeRoom(open, name, rule)
}

/** The stack index of the element that will contain this table part; everything inside it is closed. */
function holderOf(open: OpenElements, part: number): number {
  const limit = part > Kind.cell ? Kind.section : part
  let at = open.context
  for (; at > 0 && !open.step(); at--) {
    const kind = open.kindAt(at)
    if ((kind !== Kind.ordinary && kind < limit) || kind === Kind.template) break
  }
  return at
}

/** A template contains either table parts of the same type as its first element, or anything else. */
function doubtMixed(open: OpenElements, name: number, template: number): void {
  const kind = RULES[name] & Kind.mask
  const first = open.firstNameIn(template)
  const isMixed = Kind.isPartOfTable(kind)
    ? first >= 0 && first !== name
    : Kind.isPartOfTable(RULES[first] & Kind.mask)
  if (isMixed || kind === Kind.column) open.doubt()
}

/**
 * Whether browsers move the element of this start tag in front of the table that directly contains it.
 */
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
 * Older browsers ignore everything but options in a select; current browsers create elements. These are
 * listed, and their containers are marked, because the content depends on the browser.
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
  // These would make the following text raw, or close elements around the select.
  const isUnclear = kind === Kind.table || Kind.isPartOfTable(kind) || kind === Kind.form
  if (isUnclear || rule & Bit.raw) {
    open.doubt()
    return false
  }
  if (!(open.traits & Trait.relocated)) open.markFrom(open.context, Trait.relocated)
  open.traits |= Trait.relocated
  return true
}

/** In some browsers, formatting that is open at the end of a select is reopened after it. */
function doubtFormatting(open: OpenElements): void {
  for (let at = open.top; at > open.context && !open.step(); at--) {
    if (open.ruleAt(at) & Bit.formatting) open.doubt()
  }
}

/**
 * Handles an end tag of a table, a select or a column group; returns true if there is nothing more to
 * do.
 */
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

/** Whether an end tag could close an element whose start tag is omitted, or that a template hides. */
function mayEndLeftOut(open: OpenElements, kind: number): boolean {
  const around = open.kindAt(open.context)
  if (around === Kind.ordinary || kind > Kind.row) return false
  const isInRow = around === Kind.cell || around === Kind.row
  return kind === Kind.table || isInRow || open.top > open.context
}
