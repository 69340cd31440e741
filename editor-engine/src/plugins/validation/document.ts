import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'

/** Checks of the doctype, the outer elements, the title and the language. */
export function* checkDocument(
  page: ReadonlyPage,
  all: readonly PageElement[]
): Generator<Diagnostic> {
  const first = firstOfEach(all)
  yield* doctype(page)
  for (const tag of ['html', 'head', 'body']) {
    if (!first.has(tag)) {
      yield {
        rule: 'outer_element',
        severity: 'info',
        message: `There is no <${tag}> tag.`,
        from: 0,
        to: 0,
      }
    }
  }
  yield* language(first.get('html'))
  yield* title(page, first.get('title'), first.get('head'))
}

const SINGLE = ['html', 'head', 'title', 'body']

/** The first element of each tag that should occur only once. */
function firstOfEach(all: readonly PageElement[]): ReadonlyMap<string, PageElement> {
  const first = new Map<string, PageElement>()
  for (const element of all) {
    const { tag } = element
    if (!SINGLE.includes(tag) || first.has(tag) || element.isForeign) continue
    first.set(tag, element)
    if (first.size === SINGLE.length) break
  }
  return first
}

function* doctype(page: ReadonlyPage): Generator<Diagnostic> {
  const { doctype: found } = page.locations
  if (found && /^<!doctype\s+html/i.test(page.slice(found.from, found.to))) return
  const start = page.slice(0, 1) === '\ufeff' ? 1 : 0
  yield {
    rule: 'doctype',
    severity: 'error',
    message: 'The page has no <!doctype html>, so browsers lay it out by old rules.',
    from: start,
    to: start,
    ...(found ? {} : { fix: [{ from: start, to: start, insert: '<!doctype html>\n' }] }),
  }
}

function* language(html: PageElement | undefined): Generator<Diagnostic> {
  if (html?.attribute('lang')?.value.trim()) return
  const { from, to } = html?.startTag ?? { from: 0, to: 0 }
  yield {
    rule: 'language',
    severity: 'warning',
    message: 'The page does not say which language it is in (lang on <html>).',
    from,
    to,
  }
}

function* title(
  page: ReadonlyPage,
  element: PageElement | undefined,
  head: PageElement | undefined
): Generator<Diagnostic> {
  const content = element?.content
  if (content && page.slice(content.from, content.to).trim()) return
  const { from, to } = element?.range ?? head?.startTag ?? { from: 0, to: 0 }
  yield { rule: 'title', severity: 'error', message: 'The page has no title.', from, to }
}

export const named = ({ id }: PageElement) => (id === undefined ? {} : { element: id })
