import { anchorsOf } from '#designer/designed/anchors'
import {
  checkMarkup,
  drawnClasses,
  readSection,
  type ReadSection,
} from '#designer/designed/check_markup'
import { missingFacts } from '#designer/designed/check_facts'
import { checkStyle } from '#designer/designed/check_style'
import { unsaidAcross, unsaidIn, unsaidLabels, type Unsaid } from '#designer/designed/check_words'
import { factsOf, type Fact } from '#designer/fill/facts'
import type { Finding } from '#designer/designed/finding'
import { heldSections } from '#designer/designed/held_sections'
import { headingsIn, narrowRules } from '#designer/designed/narrow'
import { joinedPrints, OURS, ourPrints, type OurPrint } from '#designer/designed/our_print'
import { printDesigned } from '#designer/designed/print_section'
import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { fillSite } from '#designer/page/fill_site'
import { renderSite } from '#designer/page/render_site'
import { foldedWithQuotes } from '#designer/language/fold'
import { wholeIn } from '#designer/language/whole_words'
import { ok, refused, type Result } from '#designer/result'
import { typeOf } from '#designer/sections/section_types'
import { sourceWords, type SourceWords } from '#designer/sheet/claims/source_words'
import { withLikelyFacts } from '#designer/sheet/likely'
import { figuresIn } from '#designer/sheet/claims/figures'
import type { Sheet } from '#designer/sheet/sheet'
import type { Copy, SectionDesign } from '#designer/site/copy'
import type { Outline } from '#designer/site/outline'
import type { Section, Site } from '#designer/site/site'

/** A section as it comes on the page, and the words of it that nobody said and that are left out. */
export interface SetDesign {
  printed: SectionDesign
  unsaid: string[]
}

/** A page that a model designs section by section, with everything its sections are checked against. */
export class DesignedPage {
  readonly site: Site
  readonly sheet: SortedSheet
  readonly facts: ReadonlyMap<string, Fact>
  /** What each of our sections shows, by its id. */
  readonly parts: ReadonlyMap<string, OurPrint>
  /** What each section that a model may design has to show, with those that it holds. */
  readonly prints: ReadonlyMap<string, OurPrint>
  readonly #held: ReadonlyMap<string, readonly string[]>
  readonly #source: SourceWords
  readonly #language: string

  constructor(sheet: Sheet, outline: Outline, prompt: string, copy: Copy = {}) {
    const told = withLikelyFacts(sheet)
    this.sheet = sortedSheet(told)
    this.site = fillSite(sheet, outline, copy)
    this.parts = ourPrints(renderSite(this.site), this.site.language)
    this.#held = heldSections(this.#designable, this.parts, outline.concept)
    this.prints = new Map(
      this.sections.map(({ id }) => {
        const held = this.#held.get(id) ?? []
        const others = new Map(held.map((other) => [other, this.parts.get(other)!]))
        return [id, joinedPrints(this.parts.get(id)!, others)]
      })
    )
    // What stands on the sheet is shown as it stands there; what a page draws from sentences, as it is drawn.
    this.facts = new Map([
      ...[...this.parts.values()].flatMap(({ facts }) => [...facts]),
      ...factsOf(this.sheet),
    ])
    // What our own page says is said: "Mon–Fri", the words of a button.
    const ours = [...this.parts.values()].map(({ words }) => words.replaceAll(OURS, ''))
    this.#source = sourceWords(told, prompt, ours)
    this.#language = told.wishes.language.value
  }

  /** The sections that a model may design, without those that stand in another one. */
  get sections(): Section[] {
    const held = [...this.#held.values()].flat()
    return this.#designable.filter(({ id }) => !held.includes(id))
  }

  /** The sections that stand in this one when it is designed. */
  heldBy({ id }: Section): readonly string[] {
    return this.#held.get(id) ?? []
  }

  /** Whether visitors can write, on a page with these designs. */
  showsForm({ designed = {}, held = [] }: Site): boolean {
    const withForm = [...this.prints].filter(([, { slots }]) => slots.has('sw-form'))
    const isShown = (id: string) => !designed[id] || designed[id].html.includes('<form')
    return withForm.length === 0 || withForm.some(([id]) => !held.includes(id) && isShown(id))
  }

  /** What the law asks for is ours. */
  get #designable(): Section[] {
    return this.site.sections.filter(({ id, kind }) => !typeOf(kind).isByLaw && this.parts.has(id))
  }

  /** What stands between a design and the page, or the section as it is printed there. */
  set(section: Section, design: SectionDesign): Result<SetDesign, Finding[]> {
    const ours = this.prints.get(section.id)!
    const read = readSection(design.html)
    if ('is' in read) return refused([read])
    const prefix = prefixOf(section)
    const { facts } = this
    const links = [
      ...anchorsOf(this.site).map((anchor) => `#${anchor}`),
      ...[...facts.values()].map(({ href }) => href),
    ]
    const expected = {
      prefix,
      isFirst: section.id === this.site.sections[0].id,
      facts,
      mayLead: (href: string) => links.includes(href),
    }
    const findings = [
      ...checkMarkup(read, expected),
      ...checkStyle(design.css, prefix, { drawn: drawnClasses(read) }),
      ...missingFacts(read, ours, {
        facts,
        language: this.#language,
        elsewhere: this.#figuresBeside(section),
      }),
      ...unsaidLabels(read, this.#source, this.#language).map(unsaidWords),
      ...unsaidAcross(read, this.#source, this.#language).map(unsaidWords),
    ]
    if (findings.length > 0) return refused(findings)
    const unsaid = this.#unsaid(read)
    const { isNarrow } = design
    const html = printDesigned(read, { section, facts, ours, unsaid, isNarrow })
    const css = isNarrow ? `${design.css}\n${this.#narrowRules(read, design, prefix)}` : design.css
    const printed = { html, css }
    return ok({ printed, unsaid: [...new Set(unsaid.flatMap(({ words }) => words))] })
  }

  /** Whether the owner or our own page says this in the same words. */
  hasSaid(words: string): boolean {
    const said = foldedWithQuotes(words).replace(/[.!?…]+$/, '')
    return said === '' || wholeIn(this.#source.text, said) >= 0
  }

  #narrowRules(read: ReadSection, { css }: SectionDesign, prefix: string): string {
    return narrowRules(css, {
      prefix,
      headings: headingsIn(read),
      font: this.site.look.heading_font,
    })
  }

  /** What the facts of the other sections say in figures: those are marked there. */
  #figuresBeside({ id }: Section): ReadonlySet<string> {
    const others = [...this.prints].filter(([other]) => other !== id)
    const texts = others.flatMap(([, { facts }]) => [...facts.values()].map(({ text }) => text))
    return new Set(
      texts.flatMap((text) => figuresIn(text, this.#language)).flatMap(({ means }) => means)
    )
  }

  #unsaid(read: ReadSection): Unsaid[] {
    return unsaidIn(read, this.#source, this.#language)
  }
}

/** The beginning of all names in a section, which no other section has. */
export function prefixOf({ id }: Pick<Section, 'id'>): string {
  return `x-${id}`
}

function unsaidWords(words: string): Finding {
  return { is: 'said', why: `Nobody said “${words}”.` }
}
