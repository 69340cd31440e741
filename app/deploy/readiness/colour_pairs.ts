import { contrast, parseHex } from 'site-designer'
import type { PageElement, PublicPage } from '#deploy/readiness/public_page'

/** The background and text tokens of each surface on which our pages place sections. */
const SURFACES: Record<string, [back: string, front: string]> = {
  plain: ['paper', 'text'],
  tint: ['tint', 'text'],
  wash: ['wash', 'text'],
  brand: ['brand', 'on-brand'],
  ink: ['ink', 'on-ink'],
  accent: ['accent', 'on-accent'],
}

const NAMED: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  lime: '#00ff00',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  orange: '#ffa500',
  purple: '#800080',
}

/** A colour that cannot be determined from the page's text. */
const UNKNOWN = null

/** The colour of a text, the colour behind it, both as `#rrggbb`, and their contrast from 1 to 21. */
export interface ColourPair {
  front: string
  back: string
  ratio: number
}

/**
 * The colours of an element's text and of its background, if a `style` attribute of it or of an ancestor
 * sets one of the two; undefined if none does or one is unknown.
 */
export function ownPair(page: PublicPage, element: PageElement): ColourPair | undefined {
  let front: string | null | undefined
  let back: string | null | undefined
  let isOwn = false
  for (let at: PageElement | undefined = element; at; at = at.parent) {
    const style = at.attributes.style
    if (style) {
      const [color, background] = [lastOf(style, FRONT), lastOf(style, BACK)]
      // Our buttons, and text on pictures, have colours that no `style` attribute sets.
      if (color !== undefined && front === undefined) front = plain(page, color)
      if (background !== undefined && back === undefined) back = plain(page, background)
      isOwn ||= color !== undefined || background !== undefined
    }
    if (/(?:^|\s)button(?:\s|$)/.test(at.attributes.class ?? '')) {
      front ??= UNKNOWN
      back ??= UNKNOWN
    }
    const surface = SURFACES[at.tag === 'body' ? 'plain' : (at.attributes['data-surface'] ?? '')]
    if (surface) {
      if (back === undefined) back = plain(page, `var(--${surface[0]})`)
      if (front === undefined) front = plain(page, `var(--${surface[1]})`)
    }
    if (front === UNKNOWN || back === UNKNOWN) return undefined
    if (front !== undefined && back !== undefined) break
  }
  return isOwn && front && back ? { front, back, ratio: contrast(front, back) } : undefined
}

/** The measured colours for a person: `#333333 on #1c1a17, 1.4 : 1`. */
export function inWords({ front, back, ratio }: ColourPair): string {
  return `${front} on ${back}, ${ratio.toFixed(1)} : 1`
}

const FRONT = /(?:^|;)\s*color\s*:([^;]*)/gi
const BACK = /(?:^|;)\s*background(?:-color|-image)?\s*:([^;]*)/gi

function lastOf(style: string, pattern: RegExp): string | undefined {
  return [...style.matchAll(pattern)].at(-1)?.[1].trim()
}

/** A colour as `#rrggbb`; null if it is not a plain colour. */
function plain({ tokens }: PublicPage, value: string): string | null {
  const bare = value
    .replace(/!important$/i, '')
    .trim()
    .toLowerCase()
  const token = /^var\((--[\w-]+)\)$/.exec(bare)
  const colour = token ? (tokens[token[1]] ?? '').trim().toLowerCase() : bare
  if (NAMED[colour]) return NAMED[colour]
  if (colour.startsWith('#')) return parseHex(colour) && colour
  const parts = /^rgb\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})\)$/.exec(colour)
  if (!parts) return null
  return `#${parts
    .slice(1)
    .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
    .join('')}`
}
