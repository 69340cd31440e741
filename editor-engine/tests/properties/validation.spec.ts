import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  createEngine,
  elementIds,
  images,
  lineEdits,
  marks,
  sections,
  styles,
  tag,
  text,
  tokens,
  urls,
  validate,
  validation,
  type Change,
  type Plugin,
} from '../../src/index.ts'
import { runs, soup } from '../helpers/arbitrary.ts'
import { isFresh } from '../helpers/laws.ts'
import { makePage } from '../helpers/make_page.ts'
import { numbers } from '../helpers/random.ts'
import { randomOperation } from '../helpers/random_operation.ts'

/** A plugin that writes whatever it is told, and promises to keep the elements. */
interface Write {
  readonly type: 'write'
  readonly changes: readonly Change[]
}
const writes = (): Plugin<Write> => ({
  name: 'writes',
  operation: 'write',
  plan: (_page, { changes }) => ({ changes, keepsStructure: true }),
})

const engine = createEngine({
  plugins: [
    elementIds(),
    styles(),
    tokens(),
    text({ fillEmpty: true, limit: Infinity }),
    urls(),
    images(),
    lineEdits(),
    sections(),
    marks(),
    writes(),
    validation(),
  ],
})

/** How often each error is on a page; an address is part of what is wrong with it. */
function errorsOf(html: string): Map<string, number> {
  const count = new Map<string, number>()
  for (const { rule, severity, message, from, to } of validate(html)) {
    if (severity !== 'error') continue
    const address =
      rule === 'unsafe_url' ? /(?:javascript|data):[^"'>]*/i.exec(html.slice(from, to)) : ''
    const key = `${rule} ${message} ${address}`
    count.set(key, (count.get(key) ?? 0) + 1)
  }
  return count
}

function addedError(before: string, after: string): string | undefined {
  const old = errorsOf(before)
  for (const [key, count] of errorsOf(after)) if (count > (old.get(key) ?? 0)) return key
  return undefined
}

const PAGE = `<!doctype html><html lang="en"><head><title>Bread</title></head>
<body>
<h1 id="top">Bread</h1>
<a href="/x">Order</a>
<p id="about">About us</p>
</body></html>`

const HOSTILE: [title: string, search: string, replace: string][] = [
  ['a link to a script', '<a href="/x">Order</a>', '<a href="javascript:alert(1)">Order</a>'],
  ['a second id of the same name', '<p id="about">About us</p>', '<p id="top">About us</p>'],
  ['no title', '<title>Bread</title>', '<title></title>'],
  ['a stray end tag', 'About us</p>', 'About us</i></p>'],
]

test.group('An engine with validation', () => {
  for (const [title, search, replace] of HOSTILE) {
    test(`refuses an edit after which the page has ${title}`, ({ assert }) => {
      const first = PAGE.includes(search) ? PAGE : ''
      const line = first.split('\n').find((one) => one.includes(search))!
      const edits = [{ search: line, replace: line.replace(search, replace) }]
      for (const html of [first, tag(first, { now: 1 })]) {
        const lines = engine.apply(engine.open(html), { type: 'edit_lines', edits })
        assert.isTrue(!lines.ok && lines.error.code === 'breaks_page', 'edit_lines')
      }
      const from = PAGE.indexOf(search)
      const changes = [{ from, to: from + search.length, insert: replace }]
      for (const page of [engine.open(PAGE), located()]) {
        assert.isFalse(engine.apply(page, { type: 'write', changes }).ok, 'write')
      }
    })
  }

  test('a page may be edited in spite of its old errors, and these may not become others', ({
    assert,
  }) => {
    const old = PAGE.replace('/x', 'javascript:old()')
    const edit = (search: string, replace: string) =>
      engine.apply(engine.open(old), { type: 'edit_lines', edits: [{ search, replace }] }).ok
    assert.isTrue(edit('About us', 'About all of us'))
    assert.isTrue(edit('>Order<', '>Order now<'))
    assert.isFalse(edit('javascript:old()', 'javascript:other()'))
  })

  test('no accepted edit adds an error, whichever plugin made it', () => {
    const pieces = fc.array(
      fc.record({
        at: fc.nat(5000),
        cut: fc.nat(6),
        insert: fc.constantFrom(
          ' href="javascript:x"',
          ' id="top"',
          '</i>',
          '<b>',
          '"',
          '>',
          'javascript:',
          ' action=javascript:x ',
          ''
        ),
      }),
      { minLength: 1, maxLength: 3 }
    )
    let accepted = 0
    fc.assert(
      fc.property(
        fc.oneof(soup, fc.constant(PAGE), fc.constant(makePage(2000))),
        pieces,
        fc.nat(),
        (html, list, seed) => {
          let page = engine.open(tag(html, { now: 1 }))
          void page.locations
          const random = numbers(seed)
          for (const { at, cut, insert } of list) {
            const from = at % (page.length + 1)
            const to = Math.min(page.length, from + cut)
            const result = engine.apply(page, [
              { type: 'write', changes: [{ from, to, insert }] },
              randomOperation(page, random),
            ])
            if (!result.ok) continue
            accepted++
            const error = addedError(page.text, result.page.text)
            if (error) throw new Error(`${error}\n${page.text}\n${result.page.text}`)
            if (!isFresh(result.page)) throw new Error(`stale locations: ${result.page.text}`)
            page = result.page
          }
        }
      ),
      runs(500)
    )
    if (accepted < runs(500).numRuns / 5) throw new Error(`only ${accepted} edits were accepted`)
  })
})

/** The page, read already, so that a change can shift what was read. */
function located() {
  const page = engine.open(PAGE)
  void page.locations
  return page
}
