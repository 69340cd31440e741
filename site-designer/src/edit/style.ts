import { done, impossible, type Asked, type Desk, type Outcome } from '#designer/edit/outcome'
import { describePart, nameOf } from '#designer/edit/targets/named'
import { findPart, findSection } from '#designer/edit/targets/targets'
import type { StyleWish } from '#designer/instructions/instruction'
import { contrast, parseHex } from '#designer/renderer/color/oklch'
import type { EditOperation } from '#designer/renderer/reading/edit_operation'
import { fontSizeOf } from '#designer/renderer/reading/font_size'
import type { PageElement } from '#designer/renderer/reading/page_reading'

type Declarations = Record<string, string>

/** Dresses one part of the page, or a whole section where the words name one. */
export function setStyle(desk: Desk, { target, style }: Asked<'set_style'>): Outcome {
  const { says } = desk
  const section = target.part ? undefined : findSection(desk, target)
  if (section && 'one' in section) {
    const { element } = section.one
    const declarations = { ...ofSection(style), ...ofText(style) }
    return dressed(desk, [element], () => declarations, nameOf(desk, section.one))
  }
  const found = findPart(desk, target)
  if (!('one' in found)) return section && section.is === 'unclear' ? section : found
  const part = found.one
  const name = describePart(desk, part)
  const elements = [part.element, ...part.twins]
  if (style.size && elements.some((element) => fontSizeOf(desk.reading, element) === undefined)) {
    return impossible(says.styleUnknown(name))
  }
  return dressed(
    desk,
    elements,
    (element) => ({
      ...(part.role === 'button' ? ofButton(style) : ofGround(style)),
      ...ofText(style),
      ...ofSize(desk, element, style),
    }),
    name
  )
}

function dressed(
  desk: Desk,
  elements: PageElement[],
  declare: (element: PageElement) => Declarations,
  name: string
): Outcome {
  const operations = elements.flatMap((element): EditOperation[] => {
    const declarations = declare(element)
    if (Object.keys(declarations).length === 0 || !element.id) return []
    return [{ type: 'set_style', element: element.id, declarations }]
  })
  return done(operations, desk.says.styleSet(name), desk.says.nothingToDo)
}

function ofText({ color, weight, align }: StyleWish): Declarations {
  return {
    ...(color ? { color } : {}),
    ...(weight ? { 'font-weight': weight === 'bold' ? '700' : '400' } : {}),
    ...(align ? { 'text-align': align } : {}),
  }
}

function ofGround({ background, color }: StyleWish): Declarations {
  if (!background) return {}
  return { 'background-color': background, ...(color ? {} : { color: readableOn(background) }) }
}

function ofButton(style: StyleWish): Declarations {
  const ground = ofGround(style)
  return style.background ? { ...ground, 'border-color': style.background } : ground
}

/** What stands in a section of ours takes its colours from these. */
function ofSection(style: StyleWish): Declarations {
  const ground = ofGround(style)
  const color = style.color ?? ground.color
  if (!color) return ground
  return { ...ground, '--fg': color, '--soft': color, '--a': color }
}

function readableOn(background: string): string {
  if (!parseHex(background)) return '#111111'
  return contrast(background, '#ffffff') >= contrast(background, '#111111') ? '#ffffff' : '#111111'
}

const STEP = 1.2

/** A size from the one it has, so that "larger" twice is larger still. */
function ofSize({ reading }: Desk, element: PageElement, { size }: StyleWish): Declarations {
  if (!size) return {}
  const now = fontSizeOf(reading, element)!
  const [, inner = now, factor = '1'] = /^calc\((.+) \* ([\d.]+)\)$/.exec(now) ?? []
  const next = Number(factor) * (size === 'larger' ? STEP : 1 / STEP)
  return { 'font-size': `calc(${inner} * ${Number(next.toFixed(3))})` }
}
