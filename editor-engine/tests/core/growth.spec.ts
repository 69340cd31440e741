import { test } from '@japa/runner'
import { defaultTreeAdapter } from 'parse5'
import * as engine from '../../src/index.ts'
import { judge, treeOf } from '../../src/referee/index.ts'
import { accepted } from '../helpers/accepted.ts'
import { FAMILIES, timesFor, withIds } from '../helpers/hostile_families.ts'
import { makePage } from '../helpers/make_page.ts'

const { Page } = engine
const CHARACTERS = 2000

/** What asks a parser, and is therefore tried with ids on the tags too. */
const PARSING: Record<string, (html: string) => unknown> = {
  judge: (html) => judge(Page.open(html)),
  treeOf,
}

/** The elements that parse5 makes during `work`. */
function elementsMadeBy(work: () => unknown): number {
  const { createElement } = defaultTreeAdapter
  let count = 0
  try {
    defaultTreeAdapter.createElement = (...parts) => {
      count++
      return createElement(...parts)
    }
    work()
  } finally {
    defaultTreeAdapter.createElement = createElement
  }
  return count
}

test.group('Memory grows with the length of the text, whatever it holds', () => {
  for (const [what, work] of Object.entries(PARSING)) {
    test(`${what} makes no more elements than the text has room for`, ({ assert }) => {
      for (const [name, family] of Object.entries(FAMILIES)) {
        for (const make of [family, (times: number) => withIds(family(times))]) {
          const times = timesFor(make, CHARACTERS)
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
