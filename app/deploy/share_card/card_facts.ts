import { bodyFonts, fontFamily, nearestWeight, type FontFamily } from 'site-designer/fonts'
import type { PageHead } from '#deploy/services/published_head'

/** The complete input of a card: equal facts give equal cards. */
export interface CardFacts extends BrandFacts {
  name: string
  /** What the business is, and where; may be empty. */
  line: string
}

/** How a site presents itself: its first letter, colours, fonts and corners. */
export interface BrandFacts {
  /** The first letter of the name; empty if there is none. */
  initial: string
  colors: Record<'paper' | 'text' | 'muted' | 'brand' | 'onBrand' | 'accent', string>
  heading: { slug: string; weight: number; width: number; caps: boolean }
  body: { slug: string; weight: number }
  /** The corner radius of the page, in pixels. */
  radius: number
}

const LONGEST = 160

/** The facts of a page's card, or null if the page has no name. */
export function cardFacts(head: PageHead): CardFacts | null {
  const brand = brandFacts(head)
  if (brand.initial === '') return null
  const name = nameIn(head)
  return {
    ...brand,
    name: brand.heading.caps ? name.toLocaleUpperCase(head.language) : name,
    line: plain(after(name, head.title) || (after(name, head.description) ?? head.description)),
  }
}

export function brandFacts(head: PageHead): BrandFacts {
  const { language, tokens } = head
  const heading = family(tokens['--font-heading'])
  const body = family(tokens['--font-body'])
  const weight = Number.parseInt(tokens['--heading-weight'] ?? '700')
  const caps = tokens['--heading-case'] === 'uppercase'
  return {
    initial: /[\p{L}\p{N}]/u.exec(nameIn(head))?.[0].toLocaleUpperCase(language) ?? '',
    colors: colorsOf(tokens),
    heading: {
      slug: heading.slug,
      weight: nearestWeight(heading, weight),
      width: heading.width,
      caps,
    },
    body: { slug: body.slug, weight: nearestWeight(body, 400) },
    radius: Math.min(40, Number.parseInt(tokens['--radius'] ?? '0') || 0),
  }
}

function nameIn({ siteName, title }: PageHead): string {
  return plain(siteName || title.split(/\s+[–—|·-]\s+/)[0])
}

/** "Bakery in Izmir" from a text that begins with the name; undefined for other texts. */
function after(name: string, text: string): string | undefined {
  if (!text.startsWith(name)) return undefined
  const rest = text.slice(name.length).replace(/^[\s–—|·.,:-]+/, '')
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** Shortened to the available space, without characters that no text font has. */
function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[[\p{Extended_Pictographic}\p{Emoji_Component}]--[0-9#*]]/gv, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A page without our tokens gets a card in black on white. */
function colorsOf(tokens: PageHead['tokens']): CardFacts['colors'] {
  const color = (name: string, otherwise: string) =>
    /^#[\da-f]{3,8}$/i.test(tokens[name] ?? '') ? tokens[name] : otherwise
  const text = color('--text', '#1c1c1c')
  return {
    paper: color('--paper', '#ffffff'),
    text,
    muted: color('--muted', '#5a5a5a'),
    brand: color('--brand', '#1c1c1c'),
    onBrand: color('--on-brand', '#ffffff'),
    accent: color('--accent', '#d9d9d9'),
  }
}

function family(stack = ''): FontFamily {
  const [first] = stack.split(',')
  return fontFamily(first.replace(/["']/g, '')) ?? fontFamily(bodyFonts[0])!
}
