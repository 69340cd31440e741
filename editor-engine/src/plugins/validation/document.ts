import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'

/** The doctype, the outer elements, the title, the language, and ids that name one thing each. */
export function* checkDocument(
  page: ReadonlyPage,
  all: readonly PageElement[]
): Generator<Diagnostic> {
  const find = (tag: string) => all.find((element) => element.tag === tag && !element.isForeign)
  yield* doctype(page)
  for (const tag of ['html', 'head', 'body']) {
    if (!find(tag)) {
      yield {
        rule: 'outer_element',
        severity: 'info',
        message: `There is no <${tag}> tag.`,
        from: 0,
        to: 0,
      }
    }
  }
  yield* language(find('html'))
  yield* title(page, find('title'), find('head'))
  yield* duplicateIds(all)
}

function* doctype(page: ReadonlyPage): Generator<Diagnostic> {
  const start = page.slice(0, 1) === '\ufeff' ? 1 : 0
  const first = withoutLeadingComments(page.slice(start, start + 4000))
  if (/^<!doctype\s+html/i.test(first)) return
  yield {
    rule: 'doctype',
    severity: 'error',
    message: 'The page has no <!doctype html>, so browsers lay it out by old rules.',
    from: start,
    to: start,
    ...(/^<!doctype/i.test(first)
      ? {}
      : { fix: [{ from: start, to: start, insert: '<!doctype html>\n' }] }),
  }
}

// One step for each comment: a single expression for all of them takes time without end on a page
// of nothing but comments.
function withoutLeadingComments(text: string): string {
  let rest = text.trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 2)
    if (end < 0) return ''
    rest = rest.slice(end + 3).trimStart()
  }
  return rest
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

function* duplicateIds(all: readonly PageElement[]): Generator<Diagnostic> {
  const seen: Readonly<Record<string, Set<string>>> = {
    'id': new Set(),
    'data-element-id': new Set(),
  }
  for (const element of all) {
    if (element.isInTemplate) continue
    // Of an attribute that is written twice, browsers take the first.
    const own = { 'id': false, 'data-element-id': false }
    for (const { name, value, from, to } of element.attributeList()) {
      if ((name !== 'id' && name !== 'data-element-id') || own[name]) continue
      own[name] = true
      if (!value) continue
      if (seen[name].has(value)) {
        yield {
          rule: 'duplicate_id',
          severity: 'error',
          message: `Two elements have the ${name} "${value}".`,
          from,
          to,
          ...named(element),
        }
      }
      seen[name].add(value)
    }
  }
}

export const named = ({ id }: PageElement) => (id === undefined ? {} : { element: id })
