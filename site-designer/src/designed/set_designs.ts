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
import { headingsIn, narrowRules } from '#designer/designed/narrow'
import { OURS, ourPrints, type OurPrint } from '#designer/designed/our_print'
import { printDesigned } from '#designer/designed/print_section'
import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { fillSite } from '#designer/page/fill_site'
import { renderSite } from '#designer/page/render_site'
import { ok, refused, type Result } from '#designer/result'
import { typeOf } from '#designer/sections/section_types'
import { sourceWords, type SourceWords } from '#designer/sheet/claims/source_words'
import { withLikelyFacts } from '#designer/sheet/likely'
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
  readonly prints: ReadonlyMap<string, OurPrint>
  readonly #source: SourceWords
  readonly #language: string

  constructor(sheet: Sheet, outline: Outline, prompt: string, copy: Copy = {}) {
    const told = withLikelyFacts(sheet)
    this.sheet = sortedSheet(told)
    this.site = fillSite(sheet, outline, copy)
    this.prints = ourPrints(renderSite(this.site), this.site.language)
    // What stands on the sheet is shown as it stands there; what a page draws from sentences, as it is drawn.
    this.facts = new Map([
      ...[...this.prints.values()].flatMap(({ facts }) => [...facts]),
      ...factsOf(this.sheet),
    ])
    // What our own page says is said: "Mon–Fri", the words of a button.
    const ours = [...this.prints.values()].map(({ words }) => words.replaceAll(OURS, ''))
    this.#source = sourceWords(told, prompt, ours)
    this.#language = told.wishes.language.value
  }

  /** The sections that a model may design; what the law asks for is ours. */
  get sections(): Section[] {
    return this.site.sections.filter(({ id, kind }) => !typeOf(kind).isByLaw && this.prints.has(id))
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
      ...missingFacts(read, ours, { facts, language: this.#language }),
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

  #narrowRules(read: ReadSection, { css }: SectionDesign, prefix: string): string {
    return narrowRules(css, {
      prefix,
      headings: headingsIn(read),
      font: this.site.look.heading_font,
    })
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

/**
 * The site with the sections that a model has designed. What does not pass its checks any more is left
 * to our own design.
 */
export function withDesigns(sheet: Sheet, outline: Outline, prompt: string, copy: Copy): Site {
  if (!Object.values(copy).some(({ design }) => design)) return fillSite(sheet, outline, copy)
  const page = new DesignedPage(sheet, outline, prompt, copy)
  const designed = page.sections.flatMap((section) => {
    const design = copy[section.id]?.design
    const set = design && page.set(section, design)
    return set?.ok ? [[section.id, set.value.printed] as const] : []
  })
  return designed.length > 0 ? { ...page.site, designed: Object.fromEntries(designed) } : page.site
}
