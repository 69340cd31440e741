import { addSection, changeSection, changeStyle } from '#designer/designed/change_section'
import type { Finding } from '#designer/designed/finding'
import { designIn } from '#designer/designed/section_design'
import { isNamed } from '#designer/instructions/guard/named'
import { targetOf } from '#designer/instructions/guard/urls'
import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import { ok, refused, type Result } from '#designer/result'
import { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'

const TYPES = ['set_section_css', 'replace_section', 'add_section']

export function isSectionOperation(type: string): boolean {
  return TYPES.includes(type)
}

/** Whether an answer sets a section: what is wrong with it would be wrong in any other form. */
export function setsSection(answer: unknown): boolean {
  const operations = new UntrustedAnswer(answer).list('operations')
  return operations.some((one) => isSectionOperation(one.text('type') ?? ''))
}

/** A section that a model sets anew, adds, or gives other rules. */
export function sectionOperation(
  reading: PageReading,
  element: PageElement,
  asked: UntrustedAnswer,
  instruction: string
): Result<EditOperation, string> {
  const changes = changesFor(reading, element, asked, instruction)
  if (!changes.ok) return refused(inWords(changes.error))
  const operation = changeSource(
    reading.html,
    changes.value.toSorted((one, other) => one.from - other.from)
  )
  return operation ? ok({ ...operation, section: element.id }) : refused('It changes nothing.')
}

function changesFor(
  reading: PageReading,
  element: PageElement,
  asked: UntrustedAnswer,
  instruction: string
): ReturnType<typeof changeStyle> {
  const css = asked.text('css') ?? ''
  if (asked.text('type') === 'set_section_css') return changeStyle(reading, element, css)
  const design = designIn(`<style>${css}</style>${asked.text('html') ?? ''}`)
  if (!design) return refused([{ is: 'markup', why: 'The html is one whole <section>.' }])
  const written = { design, mayLead: linksOf(reading, instruction) }
  if (asked.text('type') === 'replace_section') return changeSection(reading, element, written)
  const where = asked.text('where') === 'before' ? 'before' : 'after'
  return addSection(reading, element, { ...written, where })
}

/** To where the page leads already, to its sections, and to what the instruction names. */
function linksOf({ all, sections }: PageReading, instruction: string) {
  const known = new Set([
    ...all.flatMap(({ tag, attributes: { href } }) => (tag === 'a' && href ? [href] : [])),
    ...sections.map(({ anchor }) => `#${anchor}`),
  ])
  return (href: string) => {
    const target = targetOf(href)
    if (target.is === 'code') return false
    if (target.is === 'here' || known.has(href)) return known.has(href)
    return isNamed(target.is === 'host' ? target.host : target.to, instruction)
  }
}

const MOST_TOLD = 12

function inWords(findings: readonly Finding[]): string {
  const all = [...new Set(findings.map(({ why }) => why))]
  return `The section cannot be used: ${all.slice(0, MOST_TOLD).join(' ')}`
}
