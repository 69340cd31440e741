import { load } from 'cheerio'
import { HTMLRewriter } from 'html-rewriter-wasm'
import { parseDocument, Parser } from 'htmlparser2'
import { parse } from 'parse5'
import {
  createEngine,
  elementIds,
  lineEdits,
  Page,
  styles,
  tag,
  text,
  untag,
  validate,
  validation,
  type Engine,
  type SetStyle,
} from '../src/index.ts'

/** What is measured: `prepare` is not timed, what it returns is. */
export interface Measured {
  readonly title: string
  readonly group: 'ours' | 'others' | 'limit'
  /** The page that it reads, and with it what it is compared to, has element ids. */
  readonly readsTagged?: boolean
  prepare(html: string): () => unknown
}

const plugins = [elementIds(), styles(), text({ limit: Infinity }), lineEdits()] as const
const engine = createEngine({ plugins })
const strictEngine = createEngine({ plugins: [...plugins, validation()] })

/** V8 puts a long string together when somebody reads it; so is every text here. */
const flat = (html: string) => (/\0$/.test(html) ? 0 : html.length)

const middleId = (page: Page) => {
  const ids = [...page.elements()].filter(({ id }) => id).map(({ id }) => id!)
  return ids[Math.floor(ids.length / 2)]
}

const colours = ['#123456', '#654321']

export const measured: Record<string, Measured> = {
  parse5Locations: {
    title: 'parse5 with source locations',
    group: 'others',
    prepare: (html) => () => parse(html, { sourceCodeLocationInfo: true }),
  },
  memcpy: {
    title: 'copying the bytes once (Buffer.concat)',
    group: 'limit',
    prepare(html) {
      const bytes = Buffer.from(html)
      const half = bytes.length >> 1
      return () => Buffer.concat([bytes.subarray(0, half), Buffer.from(' x'), bytes.subarray(half)])
    },
  },
  open: {
    title: 'open a page (scan)',
    group: 'ours',
    prepare: (html) => () => Page.open(html).locations,
  },
  cold: {
    title: 'set one style: string in, string out',
    group: 'ours',
    readsTagged: true,
    prepare(html) {
      const element = middleId(Page.open(html))
      return () => {
        const result = engine.apply(engine.open(html), {
          type: 'set_style',
          element,
          property: 'color',
          value: '#123456',
        })
        if (!result.ok) throw new Error(result.error.message)
        return flat(result.page.text)
      }
    },
  },
  patch: {
    title: 'set one style on an open page, one edit after the other, text not read',
    group: 'ours',
    readsTagged: true,
    prepare: (html) => patching(html, engine, false),
  },
  patchRead: {
    title: 'the same, text read after every edit',
    group: 'ours',
    readsTagged: true,
    prepare: (html) => patching(html, engine, true),
  },
  patchValidated: {
    title: 'the same, text not read, in an engine with validation()',
    group: 'ours',
    readsTagged: true,
    prepare: (html) => patching(html, strictEngine, false),
  },
  setText: {
    title: 'set one text on an open page, text not read',
    group: 'ours',
    readsTagged: true,
    prepare(html) {
      let page = engine.open(html)
      const element = [...page.elements()].findLast(
        ({ tag: name }) => name === 'h3' || name === 'h2' || name === 'p'
      )!.id!
      let turn = 0
      return () => {
        const result = engine.apply(page, {
          type: 'set_text',
          element,
          text: `Text number ${turn++ % 10}`,
        })
        if (!result.ok) throw new Error(result.error.message)
        page = result.page
        return page.length
      }
    },
  },
  tag: {
    title: 'tag every element',
    group: 'ours',
    prepare: (html) => () => flat(tag(html, { now: 1 })),
  },
  untag: {
    title: 'untag every element',
    group: 'ours',
    readsTagged: true,
    prepare: (html) => () => flat(untag(html)),
  },
  lines: {
    title: '20 line edits',
    group: 'ours',
    prepare(html) {
      const lines = html.split('\n')
      const unique = lines
        .map((line, i) => [line, i] as const)
        .filter(([line]) => line.length > 20 && line.includes('<p'))
      const step = Math.max(1, Math.floor(unique.length / 20))
      const edits = unique
        .filter((_, i) => i % step === 0)
        .slice(0, 20)
        .map(([line, i]) => ({
          search: line,
          replace: line.replace('<p', '<p title="x"'),
          line: i + 1,
        }))
      const page = engine.open(html)
      void page.locations
      return () => {
        const result = engine.apply(page, { type: 'edit_lines', edits })
        if (!result.ok) throw new Error(result.error.message)
        return flat(result.page.text)
      }
    },
  },
  validate: { title: 'validate', group: 'ours', prepare: (html) => () => validate(html) },
  parse5: { title: 'parse5, no locations', group: 'others', prepare: (html) => () => parse(html) },
  htmlparser2: {
    title: 'htmlparser2, callbacks only',
    group: 'others',
    prepare: (html) => () => {
      let count = 0
      const parser = new Parser({ onopentag: () => void count++ })
      parser.end(html)
      return count
    },
  },
  htmlparser2Tree: {
    title: 'htmlparser2, tree with indices',
    group: 'others',
    prepare: (html) => () => parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  },
  cheerio: {
    title: 'cheerio: set one style, string in, string out',
    group: 'others',
    readsTagged: true,
    prepare(html) {
      const selector = `[data-element-id="${middleId(Page.open(html))}"]`
      return () => {
        const $ = load(html)
        $(selector).css('color', '#123456')
        return flat($.html())
      }
    },
  },
  cheerioTag: {
    title: 'cheerio: tag every element',
    group: 'others',
    prepare: (html) => () => {
      const $ = load(html)
      $('body *').each((i, element) => void $(element).attr('data-element-id', `element-${i}`))
      return flat($.html())
    },
  },
  rewriter: {
    title: 'html-rewriter-wasm: set one attribute',
    group: 'others',
    readsTagged: true,
    prepare(html) {
      const selector = `[data-element-id="${middleId(Page.open(html))}"]`
      return () =>
        rewrite(html, selector, (element) => void element.setAttribute('style', 'color: #123456'))
    },
  },
  rewriterTag: {
    title: 'html-rewriter-wasm: tag every element',
    group: 'others',
    prepare: (html) => () => {
      let next = 0
      return rewrite(
        html,
        '*',
        (element) => void element.setAttribute('data-element-id', `element-${next++}`)
      )
    },
  },
}

function patching(html: string, patcher: PatchEngine, reads: boolean): () => unknown {
  let page = patcher.open(html)
  const element = middleId(page)
  let turn = 0
  return () => {
    const value = colours[turn++ % 2]
    const result = patcher.apply(page, { type: 'set_style', element, property: 'color', value })
    if (!result.ok) throw new Error(result.error.message)
    page = result.page
    return reads ? flat(page.text) : page.length
  }
}

type PatchEngine = Pick<Engine<SetStyle>, 'open' | 'apply'>

interface RewriterElement {
  setAttribute(name: string, value: string): unknown
}

const encoder = new TextEncoder()

async function rewrite(html: string, selector: string, change: (element: RewriterElement) => void) {
  let size = 0
  const rewriter = new HTMLRewriter((chunk: Uint8Array) => void (size += chunk.length))
  rewriter.on(selector, { element: change as never })
  try {
    await rewriter.write(encoder.encode(html))
    await rewriter.end()
  } finally {
    rewriter.free()
  }
  return size
}
