import type { PageElement } from '../../core/page/element.ts'
import type { Diagnostic, ReadonlyPage } from '../../core/plugin.ts'
import { piecesOf } from '../../core/text/pieces.ts'

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
  yield* secondTags(page)
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

const OUTER = /<(html|body)(?=[\s/>])/gi

/** Browsers make no element of a second tag, and put its attributes on the first. */
function* secondTags(page: ReadonlyPage): Generator<Diagnostic> {
  const names = (page.text.match(OUTER) ?? []).map((tag) => tag.toLowerCase())
  // Most pages have each once, and need no search.
  if (new Set(names).size === names.length) return
  for (const { is, from, to } of piecesOf(page)) {
    const [, name] = (is === 'tag' && /^<(html|body)[\s/>]/i.exec(page.slice(from, from + 6))) || []
    if (!name) continue
    const message = `A second <${name.toLowerCase()}> tag: browsers put its attributes on the first.`
    yield { rule: 'outer_element', severity: 'warning', message, from, to }
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
