import { changeSource, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading, type SectionOnPage } from '#designer/live_page/reading/page_reading'
import { trimmed } from '#designer/live_page/reading/source_changes'
import { wordsOf } from '#designer/live_page/reading/words'
import { restyle } from '#designer/live_page/restyle'
import { sectionCss } from '#designer/renderer/css/css_files'

/** What a page of ours needs beside a change that was asked for, so that it goes on looking right. */
export function styleUpdates(before: PageReading, html: string): EditOperation[] {
  if (!before.isOurs) return []
  const after = new PageReading(html)
  return lacksRules(before, after) ? rulesFor(html) : lettersFit(before, after)
}

/**
 * The style sheet holds the rules of those kinds and layouts alone that stood on the page. Nothing
 * is missing where no kind and no layout is new: an old page keeps its old rules.
 */
function lacksRules(before: PageReading, after: PageReading): boolean {
  const known = new Set(before.sections.map(setting))
  return after.sections.some((section) => {
    if (known.has(setting(section))) return false
    const rules = rulesOfKind(section)
    return rules !== '' && !after.html.includes(rules)
  })
}

function setting({ kind, element }: SectionOnPage): string {
  return `${kind} ${element.attribute('data-layout')?.value}`
}

function rulesOfKind({ kind, element }: SectionOnPage): string {
  const layout = element.attribute('data-layout')?.value ?? ''
  return sectionCss(kind ?? '')?.own.get(layout) ?? ''
}

function rulesFor(html: string): EditOperation[] {
  const changes = (restyle(html, {}) ?? []).map((change) => trimmed(html, change))
  const operation = changeSource(html, changes)
  return operation ? [operation] : []
}

/** The token by which no display size breaks the longest word of the title and the name. */
function lettersFit(before: PageReading, after: PageReading): EditOperation[] {
  const [was, is] = [longestWord(before), longestWord(after)]
  const now = Number(after.tokens['--longest'])
  if (
    was === is ||
    !Number.isFinite(now) ||
    after.tokens['--longest'] !== before.tokens['--longest']
  )
    return []
  const value = (((now - SPARE) / was) * is + SPARE).toFixed(2)
  return [{ type: 'set_token', name: '--longest', value }]
}

const SPARE = 0.2

function longestWord(reading: PageReading): number {
  const title = reading.first('h1')
  const [mark] = reading.slots('name')
  const words = [title, mark].flatMap((element) =>
    element ? wordsOf(element).split(/[\s-]+/) : []
  )
  return Math.min(24, Math.max(4, ...words.map((word) => [...word].length)))
}
