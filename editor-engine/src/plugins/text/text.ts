import type { Change } from '../../core/changes/change.ts'
import { forbiddenCharacter } from '../../core/html/escape.ts'
import type { PageElement } from '../../core/page/element.ts'
import type { Plan, Plugin, ReadonlyPage } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { candidate, targetOf } from '../../core/target.ts'
import { MOVES_TEXT } from '../../core/text/pieces.ts'
import { isSpace, keepsSpace, readUnits, type Unit } from '../../core/text/text_units.ts'
import { cleaned, markupOf } from './line_breaks.ts'

/**
 * Sets the text of an element. A line break in it is a `<br>`; other child elements stay, and those for
 * which the new text has no words become empty.
 */
export interface SetText {
  readonly type: 'set_text'
  readonly element: string
  readonly text: string
}

/** The options of `text`. */
export interface TextOptions {
  /** Texts with this number of characters or more cannot be edited. */
  readonly limit?: number
  /**
   * Whether a text may be given to an element without text. Elements whose text browsers would move or
   * hide, as tables, lists, videos and drawings, stay empty.
   */
  readonly fillEmpty?: boolean
  /**
   * An attribute that marks an element whose text this operation made longer than the limit, so that it
   * can be edited again.
   */
  readonly longMark?: string
}

const LIMIT = 500

/** Browsers move, ignore or hide the text of these, or show it outside of their items. */
const HOLDS_NO_TEXT =
  /^(html|head|frameset|t(able|body|head|foot|r)|colgroup|select|optgroup|datalist|[uod]l|menu|dir|video|audio|canvas|object|picture|map|progress|meter)$/

/** Manual text edits. */
export function text(options: TextOptions = {}): Plugin<SetText> {
  const { limit = LIMIT, fillEmpty = false, longMark } = options
  return {
    name: 'text',
    operation: 'set_text',
    plan(page, { element: id, text: typed }) {
      const element = targetOf(page, id)
      if (isRefused(element)) return element
      if (typeof typed !== 'string') return refuse('bad_operation', 'The text must be text.')
      const wanted = cleaned(typed, element)
      if (!wanted)
        return refuse('empty_text', 'Write some text; to take the element away, remove it.')
      const forbidden = forbiddenCharacter(wanted)
      if (forbidden) {
        return refuse(
          'bad_value',
          `The text contains an invisible character (${forbidden}) that a page cannot show. Remove it, or type the text again.`
        )
      }
      const units = unitsOf(element)
      if (isRefused(units)) return units
      if (!units.length && fillEmpty && mayBeFilled(element)) {
        const { from } = element.content!
        return {
          changes: [{ from, to: from, insert: markupOf(wanted, element, page) }],
          keepsStructure: !wanted.includes('\n'),
        }
      }
      const problem = problemWithText(units, limitOf(element, limit, longMark))
      if (problem) return problem
      const plan = planText(page, element, units, wanted)
      if (isRefused(plan) || longMark === undefined) return plan
      return marked(plan, element, longMark, wanted.length >= limit)
    },
  }
}

/**
 * The clean text of an element if it may be edited by hand: not empty and under 500 characters, unless
 * a manual edit made it longer and it has `longMark`.
 */
export function editableText(
  page: ReadonlyPage,
  element: string | PageElement,
  { longMark }: Pick<TextOptions, 'longMark'> = {}
): string | Refused {
  const target = typeof element === 'string' ? targetOf(page, element) : element
  if (isRefused(target)) return target
  const units = unitsOf(target)
  if (isRefused(units)) return units
  return problemWithText(units, limitOf(target, LIMIT, longMark)) ?? textOf(units)
}

/** The clean text of any element on one line, of any length. */
export function cleanText(element: PageElement): string {
  const units = unitsOf(element)
  return isRefused(units) ? '' : units.map(({ char, isBreak }) => (isBreak ? ' ' : char)).join('')
}

function unitsOf(element: PageElement): Unit[] | Refused {
  // An empty script or style is still a script or style: a text in it would run.
  const isCode = element.isRawText && element.tag !== 'textarea' && element.tag !== 'title'
  const holdsText = element.content && !isCode && element.tag !== 'template'
  return holdsText ? readUnits(element) : noText()
}

const mayBeFilled = ({ content, textKind, isForeign, tag }: PageElement) =>
  content && textKind === 'none' && !isForeign && !HOLDS_NO_TEXT.test(tag)

function problemWithText(units: readonly Unit[], limit: number): Refused | undefined {
  const clean = textOf(units)
  return clean.trim() && clean.length < limit ? undefined : noText()
}

function limitOf(element: PageElement, limit: number, longMark: string | undefined): number {
  const isLongByHand = longMark !== undefined && element.attribute(longMark) !== undefined
  return isLongByHand ? Infinity : limit
}

/** The plan, which adds the mark if the text is long now and removes it otherwise. */
function marked(plan: Plan, element: PageElement, mark: string, isLong: boolean): Plan {
  if (isLong === (element.attribute(mark) !== undefined)) return plan
  const change = isLong ? [element.setAttribute(mark, '')] : element.removeAttribute(mark)
  return { ...plan, changes: [...plan.changes, ...change] }
}

const noText = () => refuse('no_editable_text', 'No editable text found in this element')

const textOf = (units: readonly Unit[]) => units.map(({ char }) => char).join('')

/** Only the differences are written: references, spaces and tags in the rest keep their bytes. */
function planText(
  page: ReadonlyPage,
  element: PageElement,
  units: Unit[],
  clean: string
): Plan | Refused {
  const [from, to, end] = withWholeWord(units, clean, differing(units, clean))
  if (from === to && from === end) return { changes: [] }
  const affected = units.slice(from, to).filter((unit) => unit.to > unit.from)
  const blocks = new Set(affected.filter(({ char }) => !isSpace(char)).map(({ block }) => block))
  if ([...blocks].some((index) => MOVES_TEXT.test(element.page.at(index).tag))) return noText()
  if (blocks.size > 1) {
    return refuse(
      'several_texts',
      'This text spans several paragraphs. Edit one of them at a time.',
      [...blocks].map((index) => candidate(element.page.at(index)))
    )
  }
  const words = clean.slice(from, end)
  const insert = markupOf(words, element, page)
  const breaks = !keepsSpace(element) && words.includes('\n')
  const keepsStructure = !breaks && !affected.some(({ isBreak }) => isBreak)
  if (!affected.length) return { changes: [insertion(units, from, insert)], keepsStructure }
  const changes: Change[] = []
  let run = -1
  for (const unit of affected) {
    const last = changes.at(-1)
    if (last && unit.run === run) changes[changes.length - 1] = { ...last, to: unit.to }
    else changes.push({ from: unit.from, to: unit.to, insert: last ? '' : insert })
    run = unit.run
  }
  return keepsLinks(element, units, changes) ?? { changes, keepsStructure }
}

/** The range in which the units and the text differ. */
function differing(
  units: readonly Unit[],
  wanted: string
): [from: number, to: number, end: number] {
  let from = 0
  while (from < units.length && from < wanted.length && units[from].char === wanted[from]) from++
  let to = units.length
  let end = wanted.length
  while (to > from && end > from && units[to - 1].char === wanted[end - 1]) {
    to--
    end--
  }
  // A reference may decode to two units; neither half can be replaced alone.
  while (from > 0 && from < units.length && isJoined(units[from - 1], units[from])) from--
  while (to < units.length && to > 0 && isJoined(units[to - 1], units[to])) {
    to++
    end++
  }
  // An unescaped character could become part of a reference or a tag with the text that now follows it.
  let bare = from
  while (bare > 0 && /[#A-Za-z0-9]/.test(units[bare - 1].char) && from - bare < 40) bare--
  if (bare > 0 && units[bare - 1].char === '&') from = bare - 1
  else if (from > 0 && units[from - 1].char === '<') from--
  return [from, to, end]
}

/**
 * If the deleted range contains tags, it is extended to the end of the word that follows them;
 * otherwise the rest of that word would be separated from its beginning.
 */
function withWholeWord(
  units: readonly Unit[],
  wanted: string,
  [from, to, end]: [number, number, number]
): [from: number, to: number, end: number] {
  if (to <= from || to >= units.length || units[from].run === units[to].run) return [from, to, end]
  const isInWord = end > 0 && !isSpace(wanted[end - 1]) && !isSpace(units[to - 1].char)
  if (!isInWord) return [from, to, end]
  const { run } = units[to]
  let more = 0
  while (units[to + more]?.run === run && !isSpace(units[to + more].char)) more++
  return [from, to + more, end + more]
}

const isJoined = (a: Unit, b: Unit) => a.to > a.from && a.from === b.from && a.run === b.run

function insertion(units: readonly Unit[], from: number, insert: string): Change {
  // The space between two boxes has no characters; text that follows it is inserted after it.
  const last = units[from - 1]
  const at = last && last.to > last.from ? last.to : units[from].from
  return { from: at, to: at, insert }
}

/** A link without words would still exist, but nobody could follow it. */
function keepsLinks(
  element: PageElement,
  units: readonly Unit[],
  changes: readonly Change[]
): Refused | undefined {
  const links = [...element.descendants()].filter(({ tag }) => tag === 'a' || tag === 'button')
  const emptied = links.filter(({ range: { from, to } }) => {
    const own = units.filter(
      (unit) => unit.from >= from && unit.to <= to && unit.to > unit.from && !isSpace(unit.char)
    )
    const isGone = (unit: Unit) =>
      changes.some((change) => !change.insert && change.from <= unit.from && unit.to <= change.to)
    return own.length > 0 && own.every(isGone)
  })
  if (!emptied.length) return undefined
  return refuse(
    'empties_link',
    'A link in this text would lose all its words. Edit the link by itself, or the text around it.',
    emptied.map(candidate)
  )
}
