import {
  generate,
  parse,
  walk,
  type CssNode,
  type Declaration,
  type Rule,
  type WalkContext,
} from 'css-tree'
import type { Finding } from '#designer/designed/finding'

const LONGEST = 20_000

const AT_RULES = ['media', 'supports', 'container', 'keyframes']
/** Any of these reaches outside the section, loads something, or is no style. */
const REFUSED =
  /^(?:behavior|-moz-binding|all|content-visibility|page|counter-set|view-transition.*|anchor.*|position-anchor|position-area)$/
const COLOURED =
  /^(?:color|background(?:-color|-image)?|border.*|outline.*|fill|stroke|text-decoration.*|column-rule.*|accent-color|caret-color|stop-color|flood-color|lighting-color)$/
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver|navy|teal|maroon|olive|beige|ivory|cream|crimson|coral|salmon|tan|indigo|violet|turquoise|lime|aqua|magenta|cyan)(?![\w-])/i

/** What text may be coloured in: each of these can be read on the ground of its surface. */
const INKS = ['--fg', '--soft', '--a', '--on-btn', '--bg']
/** What may stand behind text. */
const GROUNDS = ['--bg', '--raised', '--btn', '--btn-hover', '--rule', '--fg']

/** In pixels. */
const SMALLEST_TEXT = 14
const WIDEST = 300

/**
 * What keeps the style of a section from a page: every rule is for its own class names, loads nothing,
 * lies over nothing, and takes colours and fonts from the page, so that a change of the look reaches it.
 * `drawn` are the classes of drawings, which have no text that has to be read; `first` is what selectors
 * begin with where the section has no class names of its own: `#hours`.
 */
export function checkStyle(
  css: string,
  prefix: string,
  { drawn = new Set(), first }: { drawn?: ReadonlySet<string>; first?: string } = {}
): Finding[] {
  if (css.length > LONGEST) return [wrong('The style is far too long.')]
  const found: Finding[] = []
  const tree = parse(css, {
    onParseError: (error) => found.push(wrong(`The CSS is broken: ${error.message}`)),
    parseCustomProperty: true,
  })
  if (isOpenAtEnd(css)) found.push(wrong('The CSS is broken: something in it is not closed.'))
  if (/<\/?style|<!--/i.test(css)) found.push(unsafe('Markup in the style.'))
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') found.push(...checkAtRule(node.name, node.prelude, prefix))
      if (node.type === 'Url') found.push(...checkUrl(node.value))
      if (node.type === 'Rule' && !this.atrule?.name.endsWith('keyframes'))
        found.push(...checkSelectors(node, prefix, first))
      if (node.type === 'Declaration')
        found.push(
          ...checkDeclaration(node, {
            isForWide: isWideOnly(this.atrule?.prelude),
            isDrawn: this.rule !== null && isDrawing(this.rule, drawn),
          })
        )
      if (node.type === 'Rule') found.push(...checkInks(node))
      if (node.type === 'Raw' && /url\s*\(|@import|expression\s*\(/i.test(node.value))
        found.push(unsafe('Nothing may be loaded by the style.'))
    },
  })
  return found
}

/** Rules of other sections come behind it: they would be read as parts of it. */
function isOpenAtEnd(css: string): boolean {
  const tree = parse(`${css}\n.next{}`, { positions: true })
  const last = tree.type === 'StyleSheet' ? tree.children.last : null
  return last?.loc?.start.offset !== css.length + 1
}

function checkAtRule(name: string, prelude: CssNode | null, prefix: string): Finding[] {
  const plain = name.toLowerCase()
  if (!AT_RULES.includes(plain)) return [unsafe(`@${name} is not allowed.`)]
  if (plain !== 'keyframes' || (prelude && generate(prelude).startsWith(`${prefix}-`))) return []
  return [wrong(`Names of keyframes begin with ${prefix}-.`)]
}

/** An address in a style may name a part of a drawing on the page. */
function checkUrl(url: string): Finding[] {
  return /^#[\w-]+$/.test(url) ? [] : [unsafe('Nothing may be loaded by the style.')]
}

/** The first step of each selector is one of the section: from there nothing else can be reached. */
function checkSelectors({ prelude }: Rule, prefix: string, first?: string): Finding[] {
  if (prelude.type !== 'SelectorList') return [wrong('A selector cannot be read.')]
  return prelude.children.toArray().flatMap((selector) => {
    const text = generate(selector)
    const root = first ?? `\\.${prefix}`
    const isOwn = new RegExp(`^${root}${first ? '' : '(?:-[\\w-]+)?'}(?![\\w-])`).test(text)
    // What is beside the section itself is another one; what is beside a part of it is in it.
    const isBeyond =
      /:(?:root|host|has)\b/.test(text) || new RegExp(`^${root}(?![\\w-])[^ >]*[+~]`).test(text)
    if (isOwn && !isBeyond) return []
    const begin = first ?? `a class .${prefix} or .${prefix}-…`
    return [wrong(`Selectors begin with ${begin}: “${text}” does not.`)]
  })
}

/** Whether a rule is for drawings alone, or for what is drawn beside a text. */
function isDrawing({ prelude }: Rule, drawn: ReadonlySet<string>): boolean {
  const selectors = generate(prelude).split(',')
  return selectors.every((one) => {
    const [last = ''] = /[^\s>+~]+$/.exec(one) ?? []
    if (/::(?:before|after)$/.test(last)) return true
    const [, named] = /\.([\w-]+)/.exec(last) ?? []
    return named ? drawn.has(named) : /^(?:svg|path|circle|rect|line|g|text)\b/.test(last)
  })
}

function checkDeclaration(
  declaration: Declaration,
  { isDrawn, isForWide }: { isDrawn: boolean; isForWide: boolean }
): Finding[] {
  const property = declaration.property.toLowerCase()
  const value = generate(declaration.value).toLowerCase()
  const said = `${property}: ${value.slice(0, 80)}`
  const words = UNSHOWN.test(property) ? '' : wordsIn(declaration.value)
  if (/\p{L}{2}|\p{N}/u.test(words))
    return [wrong(`“${words.slice(0, 60)}”: words stand in the section, not in its style.`)]
  if (/^counter-/.test(property) && /\d{2}/.test(value))
    return [wrong(`“${said}”: numbers stand in the section, not in its style.`)]
  if (property.startsWith('--')) return checkOwnToken(property, value)
  if (REFUSED.test(property)) return [unsafe(`${property} is not allowed.`)]
  if (/(?:expression|image-set|cross-fade|element|paint|attr|env)\(/.test(value))
    return [unsafe(`“${said}” is not allowed.`)]
  if (property === 'position' && /fixed|sticky/.test(value))
    return [unsafe('Nothing stays in place while the page scrolls.')]
  if (property === 'z-index' && Math.abs(Number.parseInt(value, 10)) > 5)
    return [wrong('z-index is 5 at most.')]
  const isFaint = isDrawn && property === 'opacity'
  if (!isFaint && hides(property, value)) return [wrong(`“${said}” hides what is said.`)]
  return [
    ...checkColour(property, value, isDrawn),
    ...checkFont(property, value),
    ...(isForWide ? [] : checkWidth(property, value)),
  ]
}

/** Their strings are names. */
const UNSHOWN = /^(?:grid(?:-template(?:-areas)?)?|font-(?:feature|variation)-settings)$/

/** The strings of a value, which show one behind the other. */
function wordsIn(value: CssNode): string {
  let words = ''
  walk(value, { visit: 'String', enter: (node) => void (words += node.value) })
  return words
}

/** These can be read on one ground only, which the same rule has to lay. */
const PAIRED: Record<string, string> = { '--on-btn': '--btn', '--bg': '--fg' }

function checkInks({ block }: Rule): Finding[] {
  const values = block.children
    .toArray()
    .filter((one) => one.type === 'Declaration')
    .map(({ property, value }) => [property.toLowerCase(), generate(value)] as const)
  const ink = values.findLast(([property]) => property === 'color')?.[1] ?? ''
  const [, token = ''] = /var\((--[\w-]+)/.exec(ink) ?? []
  const ground = PAIRED[token]
  const isLaid = values.some(
    ([property, value]) => property.startsWith('background') && value.includes(`var(${ground}`)
  )
  return ground && !isLaid
    ? [wrong(`color: var(${token}) needs background: var(${ground}) in the same rule.`)]
    : []
}

/** A token of the section's own is one more name for what the page has. */
function checkOwnToken(name: string, value: string): Finding[] {
  if (LITERAL.test(value)) return [wrong(`${name}: use the colours of the page, var(--…).`)]
  return /url\s*\(/.test(value) ? [unsafe('Nothing may be loaded by the style.')] : []
}

function hides(property: string, value: string): boolean {
  if (property === 'display') return value === 'none'
  if (property === 'visibility') return value !== 'visible'
  if (property === 'opacity') return Number.parseFloat(value) < (value.endsWith('%') ? 70 : 0.7)
  if (property === 'text-indent') return Number.parseFloat(value) < -20
  if (property === 'clip-path') return /inset\(\s*(?:50|100)%/.test(value)
  return property === 'clip'
}

function checkColour(property: string, value: string, isDrawn: boolean): Finding[] {
  if (!COLOURED.test(property)) return []
  if (LITERAL.test(value))
    return [wrong(`${property}: use the colours of the page, var(--…), and not “${value}”.`)]
  const tokens = Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
  if (property === 'color' && !isDrawn && tokens.some((one) => !INKS.includes(one)))
    return [wrong(`Text is coloured with ${INKS.join(', ')}, and not “${value}”.`)]
  const isGround = property.startsWith('background')
  if (isGround && !isDrawn && tokens.some((one) => !GROUNDS.includes(one)))
    return [
      wrong(
        `Behind text: ${GROUNDS.join(', ')}, and not “${value}”; another ground is data-surface.`
      ),
    ]
  return []
}

function checkFont(property: string, value: string): Finding[] {
  const isFamily = property === 'font-family' || property === 'font'
  if (isFamily && !/^inherit$|var\(--font-(?:heading|body)\)/.test(value))
    return [wrong('Fonts are var(--font-heading) and var(--font-body).')]
  if (property !== 'font-size' && property !== 'font') return []
  const sizes = property === 'font' ? value.split(/\s|\//).slice(0, 3) : [value]
  const isSmall = sizes.some((size) => {
    const pixels = pixelsOf(size)
    return pixels !== undefined && pixels < SMALLEST_TEXT
  })
  return isSmall
    ? [wrong(`“${property}: ${value}”: text is ${SMALLEST_TEXT} pixels at least.`)]
    : []
}

const WIDTHS =
  /^(?:(?:min-)?(?:width|inline-size)|flex-basis|grid-template-columns|grid-auto-columns)$/

/** What is wider than a telephone pushes the page out of its window. */
function checkWidth(property: string, value: string): Finding[] {
  if (!WIDTHS.test(property) || /\bmin\(|clamp\(/.test(value)) return []
  const wide = value.match(/[\d.]+(?:px|rem|em|ch)\b/g)?.find((size) => pixelsOf(size)! > WIDEST)
  return wide
    ? [wrong(`${property}: ${wide} is wider than a phone; write min(${wide}, 100%).`)]
    : []
}

const UNITS: Record<string, number> = { px: 1, rem: 16, em: 16, ch: 8, pt: 1.33 }

function pixelsOf(size: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|rem|em|ch|pt)$/.exec(size) ?? []
  // An em of a part is of its surroundings: only of text it may be smaller.
  return number === undefined ? undefined : Number(number) * UNITS[unit]
}

function isWideOnly(prelude: CssNode | null | undefined): boolean {
  return prelude ? /min-(?:width|inline-size)|width\s*>/.test(generate(prelude)) : false
}

function unsafe(why: string): Finding {
  return { is: 'unsafe', why }
}

function wrong(why: string): Finding {
  return { is: 'style', why }
}
