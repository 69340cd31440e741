import { readSection } from '#designer/designed/check_markup'
import { DesignedPage } from '#designer/designed/designed_page'
import { PageReading, type PageElement } from '#designer/live_page/reading/page_reading'
import { wordsOf } from '#designer/live_page/reading/words'
import { fillSite } from '#designer/page/fill_site'
import { typeOf } from '#designer/sections/section_types'
import type { Sheet } from '#designer/sheet/sheet'
import type { Copy, SectionDesign } from '#designer/site/copy'
import type { Outline } from '#designer/site/outline'
import type { Section, Site } from '#designer/site/site'

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
    return set?.ok ? [{ section, printed: set.value.printed }] : []
  })
  if (designed.length === 0) return page.site
  const held = designed.flatMap(({ section }) => page.heldBy(section))
  const site: Site = {
    ...page.site,
    ...(held.length > 0 ? { held } : {}),
    designed: Object.fromEntries(designed.map(({ section, printed }) => [section.id, printed])),
  }
  const named = { ...site, header: inWordsOf(site), sections: calledAsDesigned(site) }
  return page.showsForm(site) ? named : withoutFormInLaw(named, { sheet, outline, copy })
}

const LONGEST_ACTION = 24

/** The button of the header says what the first designed button says that leads to the same place. */
function inWordsOf({ designed = {}, header, sections }: Site): Site['header'] {
  const { action } = header
  if (!action || action.field) return header
  const label = sections
    .flatMap(({ id }) => buttonsIn(designed[id]))
    .filter((button) => button.attribute('href')?.value === action.href)
    .map(wordsOf)
    .find((words) => words !== '' && words.length <= LONGEST_ACTION)
  return label ? { ...header, action: { ...action, label } } : header
}

function buttonsIn(design: SectionDesign | undefined): PageElement[] {
  if (!design) return []
  return new PageReading(design.html).elements(
    ({ tag, attributes }) => tag === 'a' && /(?:^|\s)button(?:\s|$)/.test(attributes.class ?? '')
  )
}

const LONGEST_IN_NAV = 18

/** The menu calls a section as its own heading does, and leads to no other one that stands in it. */
function calledAsDesigned({ designed = {}, header, held = [], sections }: Site): Section[] {
  return sections.map((section) => {
    if (held.includes(section.id)) return { ...section, nav: undefined }
    const design = designed[section.id]
    const heading = section.nav && design ? mainHeadingOf(design) : ''
    const isFree = heading !== header.action?.label && sections.every(({ nav }) => nav !== heading)
    const fits = heading !== '' && heading.length <= LONGEST_IN_NAV && isFree
    return fits ? { ...section, nav: heading } : section
  })
}

function mainHeadingOf({ html }: SectionDesign): string {
  const read = readSection(html)
  const heading = 'is' in read ? undefined : read.elements.find(({ tag }) => tag === 'h2')
  return heading ? wordsOf(heading) : ''
}

/** What the law asks for does not speak of a form where the design has left it out. */
function withoutFormInLaw(
  site: Site,
  { sheet, outline, copy }: { sheet: Sheet; outline: Outline; copy: Copy }
): Site {
  const { contact } = sheet
  const ways = [...contact.refused, { value: 'form' as const, source: 'edited' as const }]
  const formless = fillSite({ ...sheet, contact: { ...contact, refused: ways } }, outline, copy)
  const law = formless.sections.filter(({ kind }) => typeOf(kind).isByLaw)
  return {
    ...site,
    sections: site.sections.map((one) => law.find(({ id }) => id === one.id) ?? one),
  }
}
