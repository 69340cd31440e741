import { parse, type AttributeSelector, type PseudoSelector, type Selector } from 'css-what'
import nth from 'nth-check'
import type { PageElement } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { refuse, type Refused } from '../core/result.ts'
import { kinOf, type Kin } from './kin.ts'

/** Which elements are meant: one entry for each, 1 or 0. */
type Flags = Uint8Array
type Test = (index: number) => boolean

/** Which elements of the page match, or why the selector cannot be used. */
export function matchesOn(page: ReadonlyPage, selector: string): Flags | Refused {
  try {
    return anyOf(parse(selector), kinOf(page))
  } catch (error) {
    return refuse('bad_selector', `"${selector}" is not a selector: ${(error as Error).message}`)
  }
}

function anyOf(alternatives: readonly Selector[][], kin: Kin): Flags {
  if (alternatives.length === 0) throw new Error('It is empty.')
  const found = new Uint8Array(kin.elements.length)
  for (const one of alternatives) {
    const flags = forwards(one, kin)
    for (let i = 0; i < found.length; i++) found[i] |= flags[i]
  }
  return found
}

/** A step between two parts of a selector: `>`, a space, `+` or `~`. */
type Step = 'child' | 'descendant' | 'adjacent' | 'sibling'
const STEPS: readonly string[] = ['child', 'descendant', 'adjacent', 'sibling']
const isStep = ({ type }: Selector) => STEPS.includes(type)

interface Part {
  /** What leads to it from the part before. */
  step: Step | undefined
  tests: Test[]
}

function partsOf(tokens: readonly Selector[], kin: Kin): Part[] {
  const parts: Part[] = [{ step: undefined, tests: [] }]
  for (const token of tokens) {
    if (isStep(token)) parts.push({ step: token.type as Step, tests: [] })
    else parts.at(-1)!.tests.push(testOf(token, kin))
  }
  return parts
}

/** In document order, so that each element is looked at once for each part of the selector. */
function forwards(tokens: readonly Selector[], kin: Kin): Flags {
  if (tokens.length === 0 || isStep(tokens[0])) throw new Error('It begins with nothing.')
  let left: Flags | undefined
  for (const { step, tests } of partsOf(tokens, kin)) {
    const from = step && reached(left!, step, kin)
    const flags = new Uint8Array(kin.elements.length)
    for (let i = 0; i < flags.length; i++) {
      flags[i] = (!from || from[i] === 1) && tests.every((test) => test(i)) ? 1 : 0
    }
    left = flags
  }
  return left!
}

/** The elements that one of these leads to by a step. */
function reached(left: Flags, step: Step, { parent, previous }: Kin): Flags {
  const to = new Uint8Array(left.length)
  const near = step === 'child' || step === 'descendant' ? parent : previous
  const isFar = step === 'descendant' || step === 'sibling'
  for (let i = 0; i < to.length; i++) {
    const by = near[i]
    if (by >= 0) to[i] = left[by] | (isFar ? to[by] : 0)
  }
  return to
}

/** The elements that have one of these inside or after them: `:has()`, from its last part to its first. */
function havers(tokens: readonly Selector[], kin: Kin): Flags {
  const isRelative = tokens[0] !== undefined && isStep(tokens[0])
  const parts = partsOf(tokens, kin)
  let flags: Flags = new Uint8Array(kin.elements.length).fill(1)
  for (let at = parts.length - 1; at >= (isRelative ? 1 : 0); at--) {
    const { step = 'descendant', tests } = parts[at]
    const met = flags.map((flag, i) => (flag && tests.every((test) => test(i)) ? 1 : 0))
    flags = reachedBackwards(met, step, kin)
  }
  return flags
}

function reachedBackwards(right: Flags, step: Step, { parent, previous }: Kin): Flags {
  const to = new Uint8Array(right.length)
  const near = step === 'child' || step === 'descendant' ? parent : previous
  const isFar = step === 'descendant' || step === 'sibling'
  for (let i = to.length - 1; i >= 0; i--) {
    const by = near[i]
    if (by >= 0) to[by] |= right[i] | (isFar ? to[i] : 0)
  }
  return to
}

function testOf(token: Selector, kin: Kin): Test {
  const { elements } = kin
  if (token.type === 'universal') return () => true
  if (token.type === 'tag') {
    const name = token.name.toLowerCase()
    return (i) => elements[i].tag === name
  }
  if (token.type === 'attribute') {
    const test = attributeTest(token)
    return (i) => test(elements[i])
  }
  if (token.type === 'pseudo') return pseudoTest(token, kin)
  throw new Error('It names what no tag is written for.')
}

/** Attributes of HTML whose values mean the same in any case. */
const ANY_CASE = new Set(
  (
    'accept accept-charset align alink axis bgcolor charset checked clear codetype color ' +
    'compact declare defer dir direction disabled enctype face frame hreflang http-equiv ' +
    'lang language link media method multiple nohref noresize noshade nowrap readonly rel ' +
    'rev rules scope scrolling selected shape target text type valign valuetype vlink'
  ).split(' ')
)

function attributeTest({ name, action, value, ignoreCase }: AttributeSelector) {
  const read = name.toLowerCase()
  const folds = ignoreCase === true || (ignoreCase === null && ANY_CASE.has(read))
  const fold = (text: string) => (folds ? text.toLowerCase() : text)
  const wanted = fold(value)
  const test = comparison(action, wanted)
  return (element: PageElement) => {
    const held = element.attribute(read)?.value
    if (held === undefined) return action === 'not'
    return test(fold(held))
  }
}

function comparison(action: string, wanted: string): (held: string) => boolean {
  const isEmpty = wanted === ''
  switch (action) {
    case 'exists':
      return () => true
    case 'equals':
      return (held) => held === wanted
    case 'not':
      return (held) => held !== wanted
    case 'element':
      return (held) => !/^$|\s/.test(wanted) && held.split(/[ \t\n\f\r]+/).includes(wanted)
    case 'start':
      return (held) => !isEmpty && held.startsWith(wanted)
    case 'end':
      return (held) => !isEmpty && held.endsWith(wanted)
    case 'any':
      return (held) => !isEmpty && held.includes(wanted)
    case 'hyphen':
      return (held) => held === wanted || held.startsWith(`${wanted}-`)
  }
  throw new Error(`"${action}" compares no attributes.`)
}

function pseudoTest({ name, data }: PseudoSelector, kin: Kin): Test {
  const { elements, parent, place } = kin
  if (Array.isArray(data)) {
    if (name === 'not') return isIn(anyOf(data, kin), 0)
    if (name === 'is' || name === 'where' || name === 'matches') return isIn(anyOf(data, kin))
    if (name === 'has') {
      const having = data.map((one) => havers(one, kin))
      return (i) => having.some((flags) => flags[i] === 1)
    }
  }
  const typed = name.endsWith('-of-type')
  const start = (i: number) => place(i, 'start', typed)
  const end = (i: number) => place(i, 'end', typed)
  if (typeof data === 'string' && /^nth-(?:last-)?(?:child|of-type)$/.test(name)) {
    const isThere = nth(data)
    const side = name.startsWith('nth-last') ? end : start
    return (i) => isThere(side(i) - 1)
  }
  switch (name) {
    case 'first-child':
    case 'first-of-type':
      return (i) => start(i) === 1
    case 'last-child':
    case 'last-of-type':
      return (i) => end(i) === 1
    case 'only-child':
    case 'only-of-type':
      return (i) => start(i) === 1 && end(i) === 1
    case 'root':
      return (i) => parent[i] < 0 && elements[i].tag === 'html'
    case 'empty':
      return (i) => isEmptied(elements[i])
    case 'link':
    case 'any-link':
      return (i) => /^(?:a|area)$/.test(elements[i].tag) && Boolean(elements[i].attribute('href'))
    case 'checked':
      return (i) => Boolean(elements[i].attribute('checked') ?? elements[i].attribute('selected'))
    case 'disabled':
      return (i) => Boolean(elements[i].attribute('disabled'))
  }
  throw new Error(`":${name}" is not known here.`)
}

const isIn =
  (flags: Flags, wanted = 1): Test =>
  (i) =>
    flags[i] === wanted

/** Without elements and text; comments are nothing. */
function isEmptied({ content, page }: PageElement): boolean {
  if (!content) return true
  return page.slice(content.from, content.to).replace(/<!--[^]*?(?:-->|$)/g, '') === ''
}
