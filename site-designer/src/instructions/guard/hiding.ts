import type { Declarations } from '#designer/instructions/guard/css'
import type { PageElement } from '#designer/live_page/reading/page_reading'
import { declarationsIn } from '#designer/instructions/guard/css'

/** Smaller than this nobody reads: pixels, or hundredths of an em. */
const SMALLEST = 4
const FAR_AWAY = -99

const isNothing = (value: string) => Number.parseFloat(value) === 0
const isFar = (value: string) => numbersIn(value).some((one) => one <= FAR_AWAY)

/** Declarations that take what they are for out of sight, by property. */
const hides: Record<string, (value: string, all: Declarations) => boolean> = {
  'display': (value) => value === 'none',
  'visibility': (value) => value === 'hidden' || value === 'collapse',
  'content-visibility': (value) => value === 'hidden',
  'opacity': (value) => shareOf(value) < 0.1,
  'filter': (value) => /opacity\(\s*0*\.?0*%?\s*\)/.test(value),
  'font-size': (value) => isTiny(value),
  'font': (value) => /(?:^|\s)0(?:px|r?em|%)?(?:\/|\s)/.test(value),
  'color': isClear,
  '-webkit-text-fill-color': isClear,
  'clip': (value) => /rect\((?:\s*[01](?:px)?[\s,]*){4}\)/.test(value),
  'clip-path': (value) =>
    /inset\(\s*(?:[5-9]\d|100)%|(?:circle|ellipse)\(\s*0|polygon\(\s*(?:0\D*){6}\)/.test(value),
  'transform': (value) => /scale[xy]?\(\s*0*\.?0*\s*[,)]/.test(value) || isFar(value),
  'translate': isFar,
  'scale': isNothing,
  'zoom': isNothing,
  'text-indent': isFar,
  'margin': isFar,
  'height': isNothing,
  'width': isNothing,
  'max-height': isNothing,
  'max-width': isNothing,
  'block-size': isNothing,
  'inline-size': isNothing,
  ...Object.fromEntries(
    ['left', 'top', 'right', 'bottom', 'inset', 'margin-left', 'margin-top'].map((side) => [
      side,
      isFar,
    ])
  ),
}

export function isHiding(declarations: Declarations): boolean {
  return [...declarations].some(([property, value]) => hides[property]?.(value, declarations))
}

/** By itself; not by a style sheet. */
export function isHidden(element: PageElement): boolean {
  const valueOf = (name: string) => element.attribute(name)?.value
  return (
    valueOf('hidden') !== undefined ||
    valueOf('aria-hidden')?.trim().toLowerCase() === 'true' ||
    (element.tag === 'dialog' && valueOf('open') === undefined) ||
    isHiding(declarationsIn(valueOf('style') ?? ''))
  )
}

/** Clear letters with a picture in their shape are seen. */
function isClear(value: string, all: Declarations): boolean {
  const isClipped = [...all].some(
    ([name, own]) => name.endsWith('background-clip') && own === 'text'
  )
  return (
    !isClipped &&
    /^transparent$|^#(?:[\da-f]{3}0|[\da-f]{6}00)$|[,/]\s*0*\.?0*%?\s*\)$/.test(value) &&
    !/^rgb\(\s*\d+\s*,\s*\d+\s*,\s*0\s*\)$/.test(value)
  )
}

function isTiny(value: string): boolean {
  const number = Number.parseFloat(value)
  return /^[\d.]+(?:px|pt)?$/.test(value) ? number < SMALLEST : number * 100 < SMALLEST
}

function shareOf(value: string): number {
  return Number.parseFloat(value) / (value.endsWith('%') ? 100 : 1)
}

function numbersIn(value: string): number[] {
  return Array.from(value.matchAll(/-?[\d.]+/g), ([number]) => Number.parseFloat(number))
}
