import { test } from '@japa/runner'
import type { Clause, Instruction } from '#planning/designers/builtin/instructions/instruction'
import { readInstructions } from '#planning/designers/builtin/instructions/read'
import { outcomeOf, type Outcome } from './outcome.ts'
import type { Said } from './said.ts'
import { saidInEnglish } from './said_en.ts'
import { saidInTurkish } from './said_tr.ts'

const lists = { en: saidInEnglish, tr: saidInTurkish }
const outcomes: Outcome[] = ['right', 'offered', 'partly', 'guessed', 'not understood', 'wrong']

/** What must not get worse. Both are on their way to the goal: nine of ten, and three of a hundred. */
const bounds = { en: { fulfilled: 0.97, wrong: 0.01 }, tr: { fulfilled: 0.98, wrong: 0.007 } }

for (const language of ['en', 'tr'] as const) {
  test.group(`What owners say, in ${language}`, () => {
    const heard = lists[language].map((said) => {
      const clauses = readInstructions(said.say, { language })
      return { said, clauses, outcome: outcomeOf(said.expect, clauses) }
    })
    const of = (...wanted: Outcome[]) => heard.filter(({ outcome }) => wanted.includes(outcome))

    test('no sentence stands here twice', ({ assert }) => {
      const sentences = heard.map(({ said }) => said.say.toLowerCase())
      assert.lengthOf(sentences, 300)
      assert.lengthOf(new Set(sentences), 300)
    })

    test('most sentences are done as meant, or offered', ({ assert }) => {
      assert.isAtLeast(
        of('right', 'offered').length,
        bounds[language].fulfilled * heard.length,
        report(...outcomes.slice(2))
      )
    })

    test('hardly ever is something else done', ({ assert }) => {
      assert.isAtMost(of('wrong').length, bounds[language].wrong * heard.length, report('wrong'))
    })

    function report(...grouped: Outcome[]): string {
      const counts = outcomes.map((outcome) => `${outcome} ${of(outcome).length}`).join(', ')
      const misses = grouped.map((outcome) => {
        const lines = of(outcome).map(({ said, clauses }) => miss(said, clauses))
        return [`${outcome}:`, ...lines].join('\n')
      })
      return [`${language}: ${counts}`, ...misses].join('\n\n')
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
