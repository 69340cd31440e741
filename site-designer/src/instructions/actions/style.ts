import { setLookTo } from '#designer/instructions/actions/look'
import { textSize } from '#designer/instructions/actions/text_size'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import { IT } from '#designer/instructions/language/slots'
import { chooseShown, describe } from '#designer/instructions/targets/choose'
import type { Target } from '#designer/instructions/targets/target'
import { colourIn } from '#designer/instructions/values/colour'
import { contrast } from '#designer/site/oklch'
import type { EditOperation } from '#designer/live_page/reading/edit_operation'
import { fontSizeOf } from '#designer/live_page/reading/font_size'
import type { PageElement } from '#designer/live_page/reading/page_reading'

type Declarations = Record<string, string>

/** "Make {target} {color}": a section or a button gets it as its ground, a text as its own colour. */
export function setColour(edit: PageEdit, { target = IT, color }: SlotsOf): Outcome {
  const sorts = ['look', 'style', 'part', 'item', 'section', 'page'] as const
  const found = chooseOrPage(edit, target, sorts)
  if (!('one' in found)) return found
  const { one } = found
  if (one.is === 'look') return setLookTo(edit, one.look === 'size' ? 'text' : one.look, color)
  if (one.is === 'style') return colourOf(edit, one, color)
  if (one.is === 'page') return setLookTo(edit, 'brand', color)
  const isGround = one.is === 'section' || (one.is === 'part' && one.part.role === 'button')
  return colourOf(edit, { is: 'style', of: one, style: isGround ? 'background' : 'color' }, color)
}

/** "Give {target} a {color} background". */
export function setBackground(edit: PageEdit, { target = IT, color }: SlotsOf): Outcome {
  const found = chooseOrPage(edit, target, ['look', 'style', 'part', 'section', 'page'])
  if (!('one' in found)) return found
  if (found.one.is === 'style') return colourOf(edit, { ...found.one, style: 'background' }, color)
  if (found.one.is === 'page' || found.one.is === 'look')
    return setLookTo(edit, 'background', color)
  return colourOf(edit, { is: 'style', of: found.one, style: 'background' }, color)
}

/** With nothing selected, "it" is the page. */
function chooseOrPage<K extends Target['is']>(edit: PageEdit, target: Slot, takes: readonly K[]) {
  const found = chooseShown(edit, target, takes)
  const isIt = edit.language.this.includes(target.words.join(' ')) || target === IT
  return !('one' in found) && found.is === 'impossible' && isIt
    ? { one: { is: 'page' as const } }
    : found
}

export function colourOf(
  edit: PageEdit,
  { of, style }: Extract<Target, { is: 'style' }>,
  value: Slot
): Outcome {
  const colour = colourIn(value.text, edit.language.code)
  if (style === 'size' || style === 'font') return edit.impossible('say_larger')
  if (!colour) return edit.impossible('no_colour', { words: value.text })
  if (of.is === 'page') return setLookTo(edit, style === 'color' ? 'text' : 'background', value)
  const declarations = style === 'background' ? ground(of, colour) : text(of, colour)
  return styled(edit, of, () => declarations)
}

/** What stands in a section of ours takes its colours from these. */
function ground(of: Target, colour: string): Declarations {
  const color = contrast(colour, '#ffffff') >= contrast(colour, '#111111') ? '#ffffff' : '#111111'
  const plain = { 'background-color': colour, color }
  if (of.is === 'section') return { ...plain, '--fg': color, '--soft': color, '--a': color }
  return of.is === 'part' && of.part.role === 'button'
    ? { ...plain, 'border-color': colour }
    : plain
}

function text(of: Target, color: string): Declarations {
  return of.is === 'section' ? { color, '--fg': color, '--soft': color } : { color }
}

/** How a thing looks that is wished to be so. */
const declarations: Record<string, Record<string, string>> = {
  bold: { 'font-weight': '700' },
  not_bold: { 'font-weight': '400' },
  italic: { 'font-style': 'italic' },
  not_italic: { 'font-style': 'normal' },
  underline: { 'text-decoration': 'underline' },
  not_underline: { 'text-decoration': 'none' },
  left: { 'text-align': 'left' },
  center: { 'text-align': 'center' },
  right: { 'text-align': 'right' },
  caps: { 'text-transform': 'uppercase' },
  wider: { 'max-width': 'none' },
  tighter: { 'padding-top': '1rem', 'padding-bottom': '1rem' },
  more_space: { 'padding-top': '6rem', 'padding-bottom': '6rem' },
}

export const textStyles = Object.keys(declarations)

/** "Underline the links": every style of texts and sections that is one declaration. */
export function setTextStyle(edit: PageEdit, { target = IT }: SlotsOf, style: string): Outcome {
  const found = chooseShown(edit, target, ['style', 'part', 'item', 'section'])
  if (!('one' in found)) return found
  const of = found.one.is === 'style' ? found.one.of : found.one
  return styled(edit, of, () => declarations[style])
}

export function resize(
  edit: PageEdit,
  { target = IT }: SlotsOf,
  way: 'larger' | 'smaller'
): Outcome {
  const found = chooseShown(edit, target, ['look', 'style', 'section', 'part', 'item', 'page'])
  if (!('one' in found)) return found
  const one = found.one.is === 'style' ? found.one.of : found.one
  if (one.is === 'page' || one.is === 'look') return textSize(edit, way)
  if (one.is === 'section') return styled(edit, one, () => stepsOf(edit, way))
  const sizes = new Map(
    elementsOf(one).map((element) => [element, fontSizeOf(edit.reading, element)])
  )
  if ([...sizes.values()].includes(undefined))
    return edit.impossible('style_unknown', { what: describe(edit, one) })
  return styled(edit, one, (element) => ({ 'font-size': resized(sizes.get(element)!, way) }))
}

/** All sizes of a section of ours hang on these. */
function stepsOf({ reading }: PageEdit, way: 'larger' | 'smaller'): Declarations {
  const steps = Object.entries(reading.tokens).filter(([name]) => /^--step--?\d$/.test(name))
  return Object.fromEntries([
    ...steps.map(([name, value]) => [name, resized(value, way)]),
    ['font-size', way === 'larger' ? '1.1em' : '0.9em'],
  ]) as Declarations
}

const STEP = 1.2

/** A size from the one it has, so that "larger" twice is larger still. */
function resized(now: string, way: 'larger' | 'smaller'): string {
  const [, inner = now, factor = '1'] = /^calc\((.+) \* ([\d.]+)\)$/.exec(now) ?? []
  const next = Number(factor) * (way === 'larger' ? STEP : 1 / STEP)
  return `calc(${inner} * ${Number(next.toFixed(3))})`
}

function styled(
  edit: PageEdit,
  of: Target,
  declare: (element: PageElement) => Declarations
): Outcome {
  const operations = elementsOf(of).flatMap((element): EditOperation[] =>
    element.id ? [{ type: 'set_style', element: element.id, declarations: declare(element) }] : []
  )
  return edit.done(operations, 'style_set', { what: describe(edit, of) })
}

function elementsOf(of: Target): PageElement[] {
  if (of.is === 'section') return [of.section.element]
  if (of.is === 'item') return of.elements
  if (of.is !== 'part') return []
  return [of.part, ...of.twins].flatMap((part) => [part.element, ...part.twins])
}
