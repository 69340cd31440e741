import * as cheerio from 'cheerio'
import { HTMLRewriter } from 'html-rewriter-wasm'
import MagicString from 'magic-string'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import posthtml from 'posthtml'
import { edit } from '../src/edit/index.ts'
import { corpusPages, absent } from '../tests/helpers/corpus.ts'
import { keepEvidence, writeReadme, type KeepsReport } from './readme.ts'

/**
 * `npm run keeps`: the same task on every page of CORPUS_DIR with several libraries: links to other
 * sites without a `rel` get `rel="noopener"`, and a banner goes to the end of the body. Counts the pages
 * on which every other byte is what it was, those on which the task is done as parse5 sees it, and those
 * that a library refuses.
 * `--write` keeps the figures as evidence and puts the table into the README.
 */
const REL = / rel=(?:"noopener"|'noopener'|noopener)/g
const BANNER = '<p class="banner">Open today</p>'
const LINKS = 'a[href^="http"]:not([rel])'

type Element = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['node']

const withEngine = (html: string): string => {
  const page = edit(html)
  page.all(LINKS).attr('rel', 'noopener')
  page.all('body').append(BANNER)
  return page.toString()
}

const withRewriter = async (html: string): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let out = ''
  const rewriter = new HTMLRewriter((chunk: Uint8Array) => {
    out += decoder.decode(chunk, { stream: true })
  })
  rewriter.on(LINKS, { element: (link) => void link.setAttribute('rel', 'noopener') })
  rewriter.on('body', { element: (body) => void body.append(BANNER, { html: true }) })
  try {
    await rewriter.write(new TextEncoder().encode(html))
    await rewriter.end()
  } finally {
    rewriter.free()
  }
  return out + decoder.decode()
}

const withPosthtml = async (html: string): Promise<string> => {
  const { html: out } = await posthtml([
    (tree) => {
      tree.match({ tag: 'a', attrs: { href: /^http/ } }, (link) => {
        if (link.attrs && !('rel' in link.attrs)) link.attrs.rel = 'noopener'
        return link
      })
      tree.match({ tag: 'body' }, (body) => {
        body.content = [...(body.content ?? []), BANNER]
        return body
      })
    },
  ]).process(html)
  return out
}

const withCheerio = (html: string): string => {
  const $ = cheerio.load(html)
  $(LINKS).attr('rel', 'noopener')
  $('body').append(BANNER)
  return $.html()
}

const withMagicString = (html: string): string => {
  const out = new MagicString(html)
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true }))) {
    const { startTag, endTag, endOffset } = element.sourceCodeLocation ?? {}
    if (isBareLink(element) && startTag) {
      out.appendLeft(startTag.startOffset + '<a'.length, ' rel="noopener"')
    }
    if (element.tagName === 'body') out.appendLeft(endTag?.startOffset ?? endOffset ?? 0, BANNER)
  }
  return out.toString()
}

const LIBRARIES: readonly [name: string, run: (html: string) => string | Promise<string>][] = [
  ['editor-engine', withEngine],
  ['parse5 with magic-string', withMagicString],
  ['html-rewriter-wasm', withRewriter],
  ['posthtml', withPosthtml],
  ['cheerio', withCheerio],
]

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsOf(child)
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value

const isBareLink = (element: Element) =>
  element.tagName === 'a' &&
  attribute(element, 'href')?.startsWith('http') === true &&
  attribute(element, 'rel') === undefined

const without = (html: string) => html.replaceAll(BANNER, '').replace(REL, '')

/** Whether parse5 finds no bare link, and the banner once, at the end of the body. */
function isDone(html: string): boolean {
  const elements = [...elementsOf(parse(html))]
  const banners = elements.filter((element) => attribute(element, 'class') === 'banner')
  const body = elements.find(({ tagName }) => tagName === 'body')
  const last = body?.childNodes.findLast((node) => 'tagName' in node)
  return !elements.some(isBareLink) && banners.length === 1 && banners[0] === last
}

const pages = corpusPages()
if (!pages) {
  console.error(absent('CORPUS_DIR'))
  process.exit(2)
}
const libraries: { name: string; keeps: number; does: number; refuses: number }[] = []
for (const [name, run] of LIBRARIES) {
  let keeps = 0
  let does = 0
  let refuses = 0
  for (const { text } of pages) {
    const out = await Promise.resolve(text)
      .then(run)
      .catch(() => undefined)
    if (out === undefined) {
      refuses++
      continue
    }
    if (without(out) === without(text)) keeps++
    if (isDone(out)) does++
  }
  libraries.push({ name, keeps, does, refuses })
}
const report: KeepsReport = { pages: pages.length, libraries }
console.table(libraries)
if (process.argv.includes('--write')) {
  keepEvidence({ keeps: report })
  writeReadme()
}
