import {
  ChangeSet,
  escapeAttribute,
  escapeText,
  type Change,
  type PageElement,
} from 'editor-engine'
import type { ReadSection } from '#designer/designed/check_markup'
import type { Unsaid } from '#designer/designed/check_words'
import type { Fact } from '#designer/fill/facts'
import { ANCHOR, type OurPrint } from '#designer/designed/our_print'
import { DESIGNED } from '#designer/live_page/update/marked'
import { SLOTS } from '#designer/designed/slots'
import { FIELD_MARK, OURS_MARK, partMarked } from '#designer/sheet/field_mark'

interface Printing {
  /** `elementId`: the one that it has on a page that stands. */
  section: { id: string; kind: string; elementId?: string }
  facts: ReadonlyMap<string, Fact>
  ours: OurPrint
  unsaid: readonly Unsaid[]
  /** Our rules for narrow screens hold in it. */
  isNarrow?: boolean
}

/**
 * The markup of a designed section for its page. Facts are printed from the sheet as they were typed,
 * slots by our own renderer, and sentences that nobody said are left out.
 */
export function printDesigned(
  read: ReadSection,
  { section, facts, ours, unsaid, isNarrow }: Printing
): string {
  const { elements, root, text } = read
  const changes = elements.flatMap((element): Change[] => {
    if (element === root) return [startOf(element, { ...section, isNarrow }, ours.anchors)]
    if (SLOTS.has(element.tag)) return [{ ...element.range, insert: slotFor(element, ours) }]
    const fact = facts.get(element.attribute(FIELD_MARK)?.value ?? '')
    if (fact) return shown(element, fact)
    return []
  })
  const cuts = unsaid.map(({ from, to }): Change => {
    const [space] = /^\s*/.exec(text.slice(to))!
    return { from, to: to + space.length, insert: '' }
  })
  const change = ChangeSet.of(
    [...changes, ...cuts].toSorted((one, other) => one.from - other.from),
    text.length
  )
  const after = change.apply(text)
  const [start, behind] = [root.range.from, text.length - root.range.to]
  return withoutEmpty(after.slice(start, after.length - behind))
}

/** Whatever the section calls itself, it is found by its anchor; its layout is none of ours. */
function startOf(
  { attributes, startTag }: PageElement,
  { id, kind, elementId, isNarrow }: Printing['section'] & Pick<Printing, 'isNarrow'>,
  anchors: readonly string[]
): Change {
  const { 'class': named, 'data-surface': surface = 'plain', ...more } = attributes
  const aria = Object.entries(more).filter(([name]) => name.startsWith('aria-'))
  const list = {
    ...(elementId ? { 'data-element-id': elementId } : {}),
    'class': `section ${DESIGNED} ${named}${isNarrow ? ' narrow' : ''}`,
    id,
    'data-section': kind,
    'data-surface': surface,
    ...Object.fromEntries(aria),
  }
  const others = anchors.map((anchor) => `<span${inTag({ class: ANCHOR, id: anchor })}></span>`)
  return { ...startTag, insert: `<section${inTag(list)}>${others.join('')}` }
}

/** Its slot makes it a part of a row that people type over, copy and take away. */
function shown(element: PageElement, { text, href, isOurs, mark }: Fact): Change[] {
  const { content, startTag, tag } = element
  if (!content) return []
  const added = {
    'data-slot': partMarked(mark) || 'value',
    ...(tag === 'a' && href && !element.attribute('href') ? { href } : {}),
    ...(isOurs ? { [OURS_MARK]: '' } : {}),
  }
  const at = startTag.from + 1 + tag.length
  return [
    { from: at, to: at, insert: inTag(added) },
    { ...content, insert: escapeText(text) },
  ]
}

/** Our own markup, with the classes that the model styles it by. */
function slotFor(element: PageElement, { pictures, slots }: OurPrint): string {
  const { tag, attributes } = element
  const named = attributes.class ?? ''
  if (tag !== 'sw-photo') return withClass(slots.get(tag) ?? '', named)
  const picture = pictures[Number(attributes.use) - 1] ?? ''
  return withClass(picture.replace(/\sclass="[^"]*"/, ''), named)
}

function withClass(markup: string, named: string): string {
  if (markup === '' || named === '') return markup
  const has = /^<[\w-]+[^>]*\sclass="/.test(markup)
  return has
    ? markup.replace(/\sclass="/, ` class="${escapeAttribute(named, '"')} `)
    : markup.replace(/^<[\w-]+/, (start) => `${start}${inTag({ class: named })}`)
}

function inTag(list: Record<string, string>): string {
  return Object.entries(list)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value, '"')}"`)
    .join('')
}

/** Paragraphs and entries of which nothing is left. */
function withoutEmpty(html: string): string {
  return html.replace(
    /<(p|li|h[2-6]|blockquote|figcaption|strong|em|span)(?:\s[^<>]*)?>\s*<\/\1>/g,
    (empty) => (/data-|aria-hidden/.test(empty) || empty.startsWith('<span') ? empty : '')
  )
}
