import { test } from '@japa/runner'
import type { Clause, Instruction } from '#designer/instructions/instruction'
import { readInstructions } from '#designer/instructions/read'
import { outcomeOf, type Outcome } from './outcome.ts'
import type { Said } from './said.ts'
import { sealedInEnglish } from './sealed_en.ts'
import { sealedInTurkish } from './sealed_tr.ts'
import { saidInEnglish } from './said_en.ts'
import { saidMoreInEnglish } from './said_more_en.ts'
import { saidMoreInTurkish } from './said_more_tr.ts'
import { saidInTurkish } from './said_tr.ts'

/**
 * What each list must not fall below. The first two of a language were written by people who had not
 * seen the grammar, and it was mended by them since. The sealed one nobody has mended against: when
 * it misses, find the cause in sentences of your own, so that it goes on telling what to expect. The
 * goal is nine of ten done or offered and at most three of a hundred done wrong; the sealed Turkish
 * one is not there yet.
 */
const lists = [
  { language: 'en', of: 'first', said: saidInEnglish, size: 300, fulfilled: 0.97, wrong: 0.01 },
  { language: 'en', of: 'more', said: saidMoreInEnglish, size: 149, fulfilled: 0.98, wrong: 0.01 },
  { language: 'en', of: 'sealed', said: sealedInEnglish, size: 99, fulfilled: 0.9, wrong: 0.031 },
  { language: 'tr', of: 'first', said: saidInTurkish, size: 300, fulfilled: 0.98, wrong: 0.007 },
  { language: 'tr', of: 'more', said: saidMoreInTurkish, size: 150, fulfilled: 0.98, wrong: 0.01 },
  { language: 'tr', of: 'sealed', said: sealedInTurkish, size: 100, fulfilled: 0.9, wrong: 0.05 },
] as const
const outcomes: Outcome[] = ['right', 'offered', 'partly', 'guessed', 'not understood', 'wrong']

for (const { language, of: which, said: list, ...bounds } of lists) {
  test.group(`What owners say, in ${language}, the ${which} list`, () => {
    const heard = list.map((said) => {
      const clauses = readInstructions(said.say, { language })
      return { said, clauses, outcome: outcomeOf(said.expect, clauses) }
    })
    const of = (...wanted: Outcome[]) => heard.filter(({ outcome }) => wanted.includes(outcome))

    test('it is whole, and no sentence stands in it twice', ({ assert }) => {
      const sentences = heard.map(({ said }) => said.say.toLowerCase())
      assert.lengthOf(sentences, bounds.size)
      assert.lengthOf(new Set(sentences), bounds.size)
    })

    test('most sentences are done as meant, or offered', ({ assert }) => {
      assert.isAtLeast(
        of('right', 'offered').length,
        bounds.fulfilled * heard.length,
        report(...outcomes.slice(2))
      )
    })

    test('hardly ever is something else done', ({ assert }) => {
      assert.isAtMost(of('wrong').length, bounds.wrong * heard.length, report('wrong'))
    })

    function report(...grouped: Outcome[]): string {
      const counts = outcomes.map((outcome) => `${outcome} ${of(outcome).length}`).join(', ')
      const misses = grouped.map((outcome) => {
        const lines = of(outcome).map(({ said, clauses }) => miss(said, clauses))
        return [`${outcome}:`, ...lines].join('\n')
      })
      return [`${language}, ${which}: ${counts}`, ...misses].join('\n\n')
    }
  })
}

function miss({ say, expect }: Said, clauses: Clause[]): string {
  const wanted = typeof expect === 'string' ? expect : JSON.stringify(expect, showPredicate)
  return `- “${say}”\n    meant ${wanted}\n    heard ${clauses.map(heardAs).join(' | ') || 'nothing'}`
}

function heardAs({ words, readings, stays }: Clause): string {
  const short = (one: Instruction) => JSON.stringify(one)
  if (stays) return `stays “${words}”`
  return readings.length > 0 ? readings.map(short).join(' or ') : `? “${words}”`
}

const showPredicate = (_key: string, value: unknown) =>
  typeof value === 'function' ? 'some that fits' : value
