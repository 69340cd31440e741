import { test } from '@japa/runner'
import * as engine from '../../src/index.ts'
import { edit, EditRefused, replaceInText } from '../../src/edit/index.ts'
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
  'edit': (html) => tried(() => edit(html).all('b:not([rel])').attr('title', 'x')),
  'append': (html) => tried(() => edit(html).all('b, p').append('<i>n</i>')),
  'replaceInText': (html) => tried(() => replaceInText(edit(html), 'b', 'x')),
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

/** A text of so many characters, and what is searched in it. */
const SEARCHES: Record<string, (characters: number) => [html: string, search: string]> = {
  'words that nearly begin everywhere': (n) => ['a'.repeat(n), `b${'a'.repeat(n / 2)}`],
  'words that nearly end everywhere': (n) => ['a'.repeat(n), `${'a'.repeat(n / 2)}b`],
  'a word in one long text': (n) => ['a '.repeat(n / 2), 'a'],
  'a word in many texts': (n) => ['<p>a'.repeat(n / 20), 'a'],
  'a letter after each ampersand': (n) => ['&a'.repeat(n / 10), 'a'],
  'a letter in comments': (n) => ['<!--'.repeat(n / 4), 'a'],
  'a sign': (n) => ['<'.repeat(n), '<'],
}

/** What is refused takes its time too. */
function tried(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
  }
}

/** Processor time, in milliseconds, for the pages of all families together; the smaller of two runs. */
function timeFor(
  work: (html: string) => unknown,
  pages: readonly ((times: number) => string)[],
  factor: number
): number {
  const texts = pages.map((make) => make(factor * timesFor(make, CHARACTERS)))
  return milliseconds(() => texts.forEach(work))
}

function milliseconds(work: () => unknown): number {
  const runs = [0, 1].map(() => {
    const start = process.cpuUsage()
    work()
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

  for (const [what, make] of Object.entries(SEARCHES)) {
    test(`find and replace: ${what}`, ({ assert }) => {
      const [short, long] = [1, 4].map((factor) => {
        const [html, search] = make(factor * 40_000)
        return milliseconds(() =>
          tried(() => replaceInText(edit(html), search, 'y', { wholeWords: true }))
        )
      })
      assert.isAtMost(long, MOST * Math.max(short, TOO_SHORT))
    })
  }

  test('insertions in every element of a list', ({ assert }) => {
    const [short, long] = [1, 4].map((factor) => {
      const html = `<ul>${'<li>x'.repeat(factor * 2_000)}</ul>`
      return milliseconds(() => edit(html).all('li').append('<b>n</b>'))
    })
    assert.isAtMost(long, MOST * Math.max(short, TOO_SHORT))
  })
})
