import { test } from '@japa/runner'
import { defaultTreeAdapter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import * as engine from '../../src/index.ts'
import { judge, treeOf } from '../../src/referee/index.ts'
import { select } from '../../src/select/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { FAMILIES, withIds } from '../helpers/hostile_families.ts'
import { makePage } from '../helpers/make_page.ts'

const { Page } = engine
const CHARACTERS = 2000
/** Four times the text may take this many times as long: more than twice what is linear. Quadratic is 16. */
const MOST = 10

const editor = engine.createEngine({
  plugins: [...engine.pagePlugins(), engine.lineEdits(), engine.sections(), engine.marks()],
})
const tagged = (html: string) => Page.open(engine.tag(html, { now: 1 }))
const around = (html: string) => Page.open(`<section data-section="around">${html}</section>`)

/** What asks a parser, and is therefore tried with ids on the tags too. */
const PARSING: Record<string, (html: string) => unknown> = {
  judge: (html) => judge(Page.open(html)),
  treeOf,
  select: (html) => select(Page.open(html), 'section b, p > i'),
}

const SCANNING: Record<string, (html: string) => unknown> = {
  'tag and untag': (html) => engine.untag(engine.tag(html, { now: 1 })),
  'validate': engine.validate,
  'mend': engine.mend,
  'stripMarks': (html) => engine.stripMarks(html),
  'numberLines and readAnswer': (html) => engine.readAnswer(engine.numberLines(html)),
  'what is read of a page': (html) => {
    const page = Page.open(html)
    if (page.size > 0) engine.cleanText(page.at(0))
    return [engine.listSections(page), engine.readTokens(page)]
  },
  'set_text': (html) =>
    editor.apply(tagged(html), { type: 'set_text', element: 'element-1', text: 'x' }),
  'set_style': (html) =>
    editor.apply(tagged(html), {
      type: 'set_style',
      element: 'element-1',
      property: 'color',
      value: 'red',
    }),
  'edit_lines': (html) =>
    editor.apply(Page.open('<p>x</p>'), { type: 'edit_lines', edits: [{ page: html }] }),
  'duplicate_section': (html) =>
    editor.apply(around(html), { type: 'duplicate_section', section: 'around', now: 5 }),
}

/** The time for the pages of all families together: what other processes take is spread over them. */
function timeFor(
  work: (html: string) => unknown,
  pages: readonly ((times: number) => string)[],
  factor: number
): number {
  let total = 0
  for (const make of pages) {
    const html = make(factor * timesOf(make))
    const start = performance.now()
    work(html)
    total += performance.now() - start
  }
  return total
}

/** How often a family repeats what it holds in a page of `CHARACTERS`. */
const timesOf = (make: (times: number) => string) =>
  Math.ceil((CHARACTERS * 100) / make(100).length)

const plain = Object.values(FAMILIES)
const named = plain.map((make) => (times: number) => withIds(make(times)))

test.group('Time grows with the length of the text, whatever it holds', (group) => {
  group.each.timeout(60_000)

  for (const [what, work] of Object.entries({ ...PARSING, ...SCANNING })) {
    test(what, ({ assert }) => {
      const pages = what in PARSING ? [...plain, ...named] : plain
      timeFor(work, pages, 1)
      const [short, double, long] = [1, 2, 4].map((factor) => timeFor(work, pages, factor))
      assert.isAtMost(double, (MOST / 2) * short)
      assert.isAtMost(long, MOST * short)
    })
  }
})

/** The elements that parse5 makes during `work`. */
function elementsMadeBy(work: () => unknown): number {
  const adapters = [defaultTreeAdapter, adapter]
  const made = adapters.map(({ createElement }) => createElement)
  let count = 0
  try {
    for (const [i, one] of adapters.entries()) {
      const make = made[i] as (...parts: unknown[]) => never
      one.createElement = (...parts: unknown[]) => {
        count++
        return make(...parts)
      }
    }
    work()
  } finally {
    for (const [i, one] of adapters.entries()) one.createElement = made[i] as never
  }
  return count
}

test.group('Memory grows with the length of the text, whatever it holds', () => {
  for (const [what, work] of Object.entries(PARSING)) {
    test(`${what} makes no more elements than the text has room for`, ({ assert }) => {
      for (const [name, family] of Object.entries(FAMILIES)) {
        for (const make of [family, (times: number) => withIds(family(times))]) {
          const times = timesOf(make)
          const made = [1, 2, 4].map((factor) => elementsMadeBy(() => work(make(factor * times))))
          assert.isAtMost(made[1], 2.5 * made[0], name)
          assert.isAtMost(made[2], 2.5 * made[1], name)
        }
      }
    })
  }
})

test.group('A page that would take a gigabyte', () => {
  const knotted = (times: number) => withIds('<i><b><p>'.repeat(times)) + '</i></b>'.repeat(times)

  test('is refused by all that asks a parser, with a reason', ({ assert }) => {
    for (const [name, work] of Object.entries(PARSING)) {
      const refused = work(knotted(2000))
      assert.isTrue(engine.isRefused(refused) && refused.error.code === 'too_complex', name)
    }
  })

  test('does not make one refused that people write', () => {
    const pages = [
      makePage(100_000),
      `<div>`.repeat(500) + '</div>'.repeat(500),
      '<p>Words <b>that nobody closes and a paragraph of the usual length after it.'.repeat(500),
    ]
    for (const html of pages) {
      for (const work of Object.values(PARSING)) accepted(work(html))
    }
  })
})
