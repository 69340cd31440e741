import { decode, type Change } from 'editor-engine'
import { unknownSlots } from '#designer/designed/check_facts'
import {
  checkMarkup,
  drawnClasses,
  readSection,
  type ReadSection,
} from '#designer/designed/check_markup'
import { checkStyle } from '#designer/designed/check_style'
import { isPrinted, ownTexts } from '#designer/designed/check_words'
import type { Finding } from '#designer/designed/finding'
import { factsShown, ourPrint, type OurPrint } from '#designer/designed/our_print'
import { ownStyle, withoutRulesFor } from '#designer/designed/own_rules'
import { printDesigned } from '#designer/designed/print_section'
import { withoutRemarks } from '#designer/designed/section_design'
import { prefixOf } from '#designer/designed/designed_page'
import { foldedWords } from '#designer/language/tokens'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { trimmed } from '#designer/live_page/reading/source_changes'
import { readOurPage } from '#designer/live_page/restyle/our_page'
import { DESIGNED, isDesigned } from '#designer/live_page/update/marked'
import { joinedLettering, letteringOf } from '#designer/renderer/lettering'
import { facesOf } from '#designer/renderer/stylesheet'
import { ok, refused, type Result } from '#designer/result'
import { typeOf } from '#designer/sections/section_types'
import { FIELD_MARK } from '#designer/sheet/field_mark'
import type { SectionDesign } from '#designer/site/copy'

type Changed = Result<Change[], Finding[]>

/** A section that a model wrote for a page that stands. */
interface Written {
  design: SectionDesign
  /** Whether a link in it may lead there. */
  mayLead: (href: string) => boolean
}

/**
 * The rules of one section: those of a designed one are replaced, to one of ours they are added. Our own
 * rules stay as they are.
 */
export function changeStyle(reading: PageReading, element: PageElement, css: string): Changed {
  const place = placeOf(reading, element)
  if (!place.ok) return place
  const { id } = place.value
  const rules = withoutRemarks(css)
  const isOwn = isDesigned(element)
  const findings = checkStyle(rules, prefixOf({ id }), {
    drawn: drawnClasses({ elements: [...element.descendants()] }),
    ...(isOwn ? {} : { first: `#${id}` }),
  })
  if (rules === '') findings.push({ is: 'style', why: 'There are no rules.' })
  if (findings.length > 0) return refused(findings)
  return ok([
    ...newFaces(reading, { html: '', css: rules }),
    styleChange(reading, id, rules, { replaces: isOwn }),
  ])
}

/**
 * A section in the form and with the style that a model gave it. What it shows of the sheet is printed as
 * the page shows it; whether anything goes that was there is for the guard to find.
 */
export function changeSection(
  reading: PageReading,
  element: PageElement,
  written: Written
): Changed {
  const place = placeOf(reading, element)
  if (!place.ok) return place
  const printed = print(reading, written, {
    ...place.value,
    isFirst: [...element.descendants()].some(({ tag }) => tag === 'h1'),
    ours: ourPrint(element, reading, reading.language),
  })
  if (!printed.ok) return printed
  return ok([
    ...newFaces(reading, written.design),
    styleChange(reading, place.value.id, written.design.css, { replaces: true }),
    { ...element.range, insert: printed.value },
  ])
}

/** A new section of a model beside another one; its class says what it is called. */
export function addSection(
  reading: PageReading,
  element: PageElement,
  written: Written & { where: 'before' | 'after' }
): Changed {
  const beside = placeOf(reading, element)
  if (!beside.ok) return beside
  const [, id = ''] =
    /^<section\b[^>]*\sclass="x-([a-z][\w-]*)["\s]/.exec(written.design.html) ?? []
  const isTaken = reading.all.some((one) => one.attribute('id')?.value === id)
  if (id === '' || isTaken)
    return refused([markup('The class of a new section is x- and a short name that is not taken.')])
  const printed = print(reading, written, { id, kind: DESIGNED, isFirst: false, ours: NOTHING })
  if (!printed.ok) return printed
  const { from, to } = element.range
  const isBefore = written.where === 'before'
  const at = isBefore ? from : to
  const insert = isBefore ? `${printed.value}\n` : `\n${printed.value}`
  return ok([
    ...newFaces(reading, written.design),
    styleChange(reading, id, written.design.css, { replaces: true }),
    { from: at, to: at, insert },
  ])
}

const NOTHING: OurPrint = {
  facts: new Map(),
  words: '',
  figures: new Map(),
  slots: new Map(),
  pictures: [],
  anchors: [],
}

interface Place {
  id: string
  kind: string
  elementId?: string
}

/** The name by which the rules of a section are told from all others. */
function placeOf(reading: PageReading, element: PageElement): Result<Place, Finding[]> {
  const found = reading.sections.find((one) => one.element.range.from === element.range.from)
  const kind = element.attribute('data-section')?.value ?? ''
  if (!found || found.place !== 'section' || !/^[a-z][\w-]*$/i.test(found.anchor ?? ''))
    return refused([markup('This is no section: name one that has an id.')])
  if (!ownStyle(reading))
    return refused([markup('This page has no place for the rules of a section.')])
  if (found.kind && typeOf(found.kind).isByLaw)
    return refused([markup('The section that the law asks for stays.')])
  return ok({ id: found.anchor!, kind, elementId: element.id })
}

function print(
  reading: PageReading,
  { design, mayLead }: Written,
  { isFirst, ours, ...section }: Place & { isFirst: boolean; ours: OurPrint }
): Result<string, Finding[]> {
  const read = readSection(design.html)
  if ('is' in read) return refused([read])
  const prefix = prefixOf(section)
  const facts = new Map([...factsShown(reading.all), ...ours.facts])
  const findings = [
    ...checkMarkup(read, { prefix, isFirst, facts, mayLead }),
    ...checkStyle(design.css, prefix, { drawn: drawnClasses(read) }),
    ...unknownSlots(read, ours),
    ...slotsTwice(read),
    ...marksLeftOut(read, ours),
  ]
  if (findings.length > 0) return refused(findings)
  return ok(printDesigned(read, { section, facts, ours, unsaid: [] }))
}

/** What stands in them is on the page once, with its names. */
function slotsTwice({ elements }: ReadSection): Finding[] {
  const slots = elements
    .filter(({ tag }) => tag.startsWith('sw-'))
    .map(({ tag, attributes: { use } }) => (use ? `<${tag} use="${use}">` : `<${tag}>`))
  const twice = slots.filter((one, at) => slots.indexOf(one) < at)
  return twice.map((one) => markup(`${one} may stand there once.`))
}

/** A fact that is still said, but as words that no later change of the sheet would reach. */
function marksLeftOut({ elements, text }: ReadSection, { facts }: OurPrint): Finding[] {
  const marks = new Set(elements.map((element) => element.attribute(FIELD_MARK)?.value))
  const said = elements
    .filter((element) => !isPrinted(element))
    .flatMap((element) => ownTexts(element))
    .map(({ from, to }) => spaced(decode(text.slice(from, to))))
  const isSaid = (words: string) => words.trim() !== '' && said.some((one) => one.includes(words))
  return [...facts.values()]
    .filter((fact) => !marks.has(fact.mark) && isSaid(spaced(fact.text)))
    .map(({ mark, text: words }) => ({
      is: 'missing',
      why: `“${words.slice(0, 80)}” has lost its mark: ${FIELD_MARK}="${mark}".`,
    }))
}

function spaced(text: string): string {
  return ` ${foldedWords(text).join(' ')} `
}

function styleChange(
  reading: PageReading,
  anchor: string,
  rules: string,
  { replaces }: { replaces: boolean }
): Change {
  const style = ownStyle(reading)!
  const css = reading.html.slice(style.from, style.to)
  const kept = replaces ? withoutRulesFor(reading, anchor, css) : css
  const space = css.slice(css.trimEnd().length)
  const insert = `${kept.trimEnd()}\n${rules}`.trimEnd() + (space || '\n')
  return trimmed(reading.html, { ...style, insert })
}

/** The fonts of the page with those that the new design is the first to need. */
function newFaces({ html }: PageReading, design: SectionDesign): Change[] {
  const page = readOurPage(html)
  if (!page) return []
  const lettering = joinedLettering(page.lettering, letteringOf([design]))
  const [before, after] = [page, { ...page, lettering }].map(facesOf)
  const from = html.indexOf(before)
  if (from < 0 || before === after) return []
  return [trimmed(html, { from, to: from + before.length, insert: after })]
}

function markup(why: string): Finding {
  return { is: 'markup', why }
}
