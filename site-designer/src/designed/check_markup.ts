import { Page, validate, type PageElement } from 'editor-engine'
import type { Fact } from '#designer/fill/facts'
import type { Finding } from '#designer/designed/finding'
import { SLOTS } from '#designer/designed/slots'
import { FIELD_MARK } from '#designer/sheet/field_mark'

/** What a section is read as: it stands in the body of a page. */
const BEFORE = '<!doctype html><html lang="en"><head><title>Page</title></head><body>'
const AFTER = '</body></html>'

const words = (text: string) => new Set(text.split(/\s+/))

const TAGS = words(
  `section div header h1 h2 h3 h4 p ul ol li dl dt dd span a strong em b i small sub sup br hr wbr
  table caption thead tbody tfoot tr th td figure figcaption blockquote q cite time address abbr
  details summary article aside mark`
)
const DRAWN = words(
  `svg g path circle ellipse rect line polyline polygon text tspan defs use symbol clippath mask
  pattern lineargradient radialgradient stop`
)
/** Beside those of drawings, which only draw, and `aria-` ones. */
const ATTRIBUTES = words(
  `class id role lang dir href datetime colspan rowspan scope open reversed start aria-hidden data-surface ${FIELD_MARK}`
)
const DRAWING = words(
  `viewbox width height x y x1 y1 x2 y2 cx cy r rx ry d points dx dy fx fy fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity
  stroke-miterlimit opacity transform text-anchor dominant-baseline font-size font-family font-weight
  letter-spacing gradientunits gradienttransform offset stop-color stop-opacity patternunits
  patterntransform patterncontentunits clip-path clippathunits clip-rule mask maskunits
  preserveaspectratio xmlns focusable vector-effect pathlength paint-order`
)
const PAINTED = words('fill stroke stop-color')
const SURFACES = words('plain tint wash brand ink accent')

const MOST_ELEMENTS = 900

export interface Expected {
  /** Class names and ids of the section begin with it. */
  prefix: string
  /** The section that opens the page holds its one main heading. */
  isFirst: boolean
  facts: ReadonlyMap<string, Fact>
  /** Whether a link may lead there. */
  mayLead: (href: string) => boolean
}

export interface ReadSection {
  /** The text that the elements' offsets are of. */
  text: string
  /** Of the section in it. */
  root: PageElement
  elements: PageElement[]
}

/** The elements of a section, or what is wrong with its markup as such. */
export function readSection(html: string): ReadSection | Finding {
  const text = `${BEFORE}${html}${AFTER}`
  const [error] = validate(text).filter(({ severity }) => severity === 'error')
  if (error) return markup(`The HTML is broken: ${error.message}`)
  const page = Page.open(text)
  const elements = [...page.elements()].filter((one) => one.isInBody && one.tag !== 'body')
  const [root] = elements
  const end = BEFORE.length + html.length
  if (!root || root.tag !== 'section' || root.range.from !== BEFORE.length || root.range.to !== end)
    return markup('Answer with exactly one <section> and nothing around it.')
  return { text, root, elements }
}

/**
 * What keeps the markup of a section from a page. Only what is listed may stand in it, so that nothing
 * of it can run, fetch, embed or send, and its names cannot meet those of other sections.
 */
export function checkMarkup({ elements, root }: ReadSection, expected: Expected): Finding[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag))
  const found = elements.flatMap((element) => [
    ...checkTag(element),
    ...element.attributeList().flatMap((one) => checkAttribute(element, one, expected)),
    ...checkMark(element, expected),
  ])
  const first = expected.isFirst ? 'h1' : 'h2'
  if (headings.filter(({ tag }) => tag === 'h1').length !== Number(expected.isFirst))
    found.push(
      markup(expected.isFirst ? 'It needs one h1.' : 'It is not for an h1: begin with h2.')
    )
  if (headings.length > 0 && headings[0].tag !== first)
    found.push(markup(`Its first heading is ${first}.`))
  if (headings.some(({ tag }, at) => at > 0 && level(tag) > level(headings[at - 1].tag) + 1))
    found.push(markup('A heading skips a level.'))
  if (elements.length > MOST_ELEMENTS) found.push(markup('It has far too many elements.'))
  if (!nameOf(root, 'class')) found.push(markup(`The section needs a class: ${expected.prefix}.`))
  return found
}

/** The classes of what has no words to read: drawings with their parts, and empty elements. */
export function drawnClasses({ elements }: Pick<ReadSection, 'elements'>): ReadonlySet<string> {
  const [drawn, others] = [true, false].map((is) =>
    elements.filter((one) => isWordless(one) === is).flatMap(classesOf)
  )
  return new Set(drawn).difference(new Set(others))
}

/** They show nothing but their ground where they are empty. */
const GROUNDS = new Set(['div', 'span', 'i', 'b'])

function isWordless(element: PageElement): boolean {
  const { content, isForeign, page, tag } = element
  if (isForeign || tag === 'svg') return true
  if (!GROUNDS.has(tag) || !content || nameOf(element, FIELD_MARK) !== '') return false
  return page.slice(content.from, content.to).trim() === ''
}

function classesOf(element: PageElement): string[] {
  return nameOf(element, 'class').split(/\s+/)
}

function level(tag: string): number {
  return Number(tag.slice(1))
}

function checkTag({ tag, isForeign }: PageElement): Finding[] {
  const isKnown = isForeign || tag === 'svg' ? DRAWN.has(tag.toLowerCase()) : TAGS.has(tag)
  if (isKnown || SLOTS.has(tag)) return []
  return [unsafe(`<${tag}> is not allowed.`)]
}

function checkAttribute(
  element: PageElement,
  { name, value }: { name: string; value: string },
  { prefix, mayLead }: Expected
): Finding[] {
  const at = `${name} of <${element.tag}>`
  const isDrawn = element.isForeign || element.tag === 'svg'
  const isOfSlot = SLOTS.get(element.tag)?.includes(name)
  if (name === 'style') return [style(`No style attributes: put rules into the style block.`)]
  if (isOfSlot || name.startsWith('aria-')) return []
  if (isDrawn ? !DRAWING.has(name.toLowerCase()) && !ATTRIBUTES.has(name) : !ATTRIBUTES.has(name))
    return [unsafe(`The attribute ${at} is not allowed.`)]
  if (name === 'href') return checkHref(element, value, mayLead)
  if (name === 'id' && !value.startsWith(`${prefix}-`))
    return [markup(`Ids begin with ${prefix}-, and not with “${value}”.`)]
  if (name === 'start' && !/^\d{1,2}$/.test(value))
    return [markup('A list begins with a number below 100.')]
  if (name === 'data-surface' && !SURFACES.has(value))
    return [markup(`data-surface is one of ${[...SURFACES].join(', ')}.`)]
  if (name === 'class') {
    const others = value.split(/\s+/).filter((one) => one && !isOurs(one, prefix))
    return others.map((one) => markup(`Classes begin with ${prefix}-; “${one}” does not.`))
  }
  if (
    PAINTED.has(name) &&
    !/^\s*(?:none|currentcolor|inherit|var\(--[\w-]+\)|url\(#[\w-]+\))\s*$/i.test(value)
  )
    return [style(`${at}: use the colours of the page, var(--…), and not “${value}”.`)]
  if (isDrawn && /url\s*\(/i.test(value) && !/^\s*url\(\s*["']?#[\w-]+["']?\s*\)\s*$/i.test(value))
    return [unsafe(`${at} leads out of the drawing.`)]
  return []
}

/** The section itself, and of our own style sheet the column and the buttons. */
function isOurs(name: string, prefix: string): boolean {
  return name === prefix || name.startsWith(`${prefix}-`) || OURS.includes(name)
}

const OURS = ['wrap', 'button', 'quiet']

function checkHref(
  { tag, isForeign }: PageElement,
  href: string,
  mayLead: Expected['mayLead']
): Finding[] {
  if (isForeign && /^#[\w-]+$/.test(href)) return []
  if (tag === 'a' && mayLead(href)) return []
  return [unsafe(`Nothing may lead to “${href.slice(0, 100)}”.`)]
}

function checkMark(element: PageElement, { facts }: Expected): Finding[] {
  const mark = element.attribute(FIELD_MARK)?.value
  if (mark === undefined) return []
  if (!facts.has(mark)) return [markup(`There is no fact called “${mark}”.`)]
  return element.countInside > 0
    ? [markup(`The element with ${FIELD_MARK}="${mark}" may hold nothing but that fact.`)]
    : []
}

function nameOf(element: PageElement, name: string): string {
  return element.attribute(name)?.value ?? ''
}

function markup(why: string): Finding {
  return { is: 'markup', why }
}

function style(why: string): Finding {
  return { is: 'style', why }
}

function unsafe(why: string): Finding {
  return { is: 'unsafe', why }
}
