import { test } from '@japa/runner'
import * as engine from '../../src/index.ts'
import { edit } from '../../src/edit/index.ts'
import { select } from '../../src/select/index.ts'
import { judge, treeOf } from '../../src/referee/index.ts'
import { FAMILIES, timesFor, withIds } from '../helpers/hostile_families.ts'

const { Page } = engine
const CHARACTERS = 2000
/** Four times the text may take this many times as long: more than twice what is linear. Quadratic is 16. */
const MOST = 10
/** In milliseconds: what is done faster says nothing about its growth. */
const TOO_SHORT = 40

const editor = engine.createEngine({
  plugins: [...engine.pagePlugins(), engine.lineEdits(), engine.sections(), engine.marks()],
})
const tagged = (html: string) => Page.open(engine.tag(html, { now: 1 }))
const around = (html: string) => Page.open(`<section data-section="around">${html}</section>`)

/** What asks a parser, and is therefore tried with ids on the tags too. */
const PARSING: Record<string, (html: string) => unknown> = {
  judge: (html) => judge(Page.open(html)),
  treeOf,
}

const SCANNING: Record<string, (html: string) => unknown> = {
  'select': (html) => select(Page.open(html), 'section b, p > i, :not(i):has(b + i)'),
  'edit': (html) => {
    const page = engine.isRefused(select(Page.open(html), '*')) ? undefined : edit(html)
    return page?.all('b:not([rel])').attr('title', 'x').toString()
  },
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

/** Processor time, in milliseconds, for the pages of all families together; the smaller of two runs. */
function timeFor(
  work: (html: string) => unknown,
  pages: readonly ((times: number) => string)[],
  factor: number
): number {
  const texts = pages.map((make) => make(factor * timesFor(make, CHARACTERS)))
  const runs = [0, 1].map(() => {
    const start = process.cpuUsage()
    for (const html of texts) work(html)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

const plain = Object.values(FAMILIES)
const named = plain.map((make) => (times: number) => withIds(make(times)))

test.group('Time grows with the length of the text, whatever it holds', (group) => {
  group.each.timeout(60_000)

  for (const [what, work] of Object.entries({ ...PARSING, ...SCANNING })) {
    test(what, ({ assert }) => {
      const pages = what in PARSING ? [...plain, ...named] : plain
      const [short, double, long] = [1, 2, 4].map((factor) => timeFor(work, pages, factor))
      assert.isAtMost(double, (MOST / 2) * Math.max(short, TOO_SHORT))
      assert.isAtMost(long, MOST * Math.max(short, TOO_SHORT))
    })
  }
})
