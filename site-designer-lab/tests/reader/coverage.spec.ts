import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { read, type Sheet, type Stretch } from 'site-designer'
import { form } from '../../../site-designer/tests/reader/form.ts'
import { propertyRuns } from '../../../site-designer/tests/helpers/property_runs.ts'

const list = new URL('../../lists/open_reader_1.json', import.meta.url)
const prompts = (JSON.parse(readFileSync(list, 'utf8')) as { prompt: string }[]).map(
  ({ prompt }) => prompt
)
const pieces = prompts.flatMap((prompt) => prompt.split(/(?<=[.!?])\s+|\n/))
const anyPrompt = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })), { maxLength: 12 })
    .map((parts) => parts.join('\n')),
  fc.string({ unit: 'binary', maxLength: 300 })
)

/** Every value of a sheet with the stretch that it was read from. */
function valuesOf(value: unknown): { value: unknown; from: Stretch }[] {
  if (typeof value !== 'object' || value === null) return []
  const found =
    'from' in value && 'value' in value ? [value as { value: unknown; from: Stretch }] : []
  return [...found, ...Object.values(value).flatMap(valuesOf)]
}

const folded = (text: string) => text.replace(/\s+/g, ' ')

/** A town that is typed small is written as a town: see decision 0052. */
const asTown = (text: string) =>
  text.replace(/(?<![\p{L}\p{M}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Values in the words of the prompt; a kind or a way is a word of ours. */
function typedOf({ who, where, contact, own_words: own, credentials, good_to_know: good }: Sheet) {
  const { name, description, slogan, founding_year: year } = who
  return valuesOf([
    name,
    description,
    slogan,
    year,
    where,
    contact.telephones,
    contact.emails,
    own.about,
    own.unplaced,
    credentials,
    good,
  ])
}

test.group('Nothing said is lost', () => {
  test('every stretch of a prompt is covered once, in order', ({ assert }) => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const { coverage } = read(prompt, form)
        const ends = coverage.map(({ from }) => from[1])
        assert.deepEqual(
          coverage.map(({ from }) => from[0]),
          prompt === '' ? [] : [0, ...ends.slice(0, -1)]
        )
        assert.equal(coverage.map(({ from }) => prompt.slice(...from)).join(''), prompt)
      }),
      { numRuns: propertyRuns(150) }
    )
  })

  test('a value stands in the prompt where it says, in the words of the prompt', ({ assert }) => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const sheet = read(prompt, form)
        for (const { from } of [...valuesOf(sheet), ...sheet.suggestions]) {
          assert.isTrue(0 <= from[0] && from[0] < from[1] && from[1] <= prompt.length)
        }
        for (const { value, from } of typedOf(sheet))
          if (typeof value === 'string') {
            const said = folded(prompt.slice(...from))
            assert.include([said, asTown(said)], folded(value))
          }
      }),
      { numRuns: propertyRuns(150) }
    )
  })

  test('suggestions have ids of their own', ({ assert }) => {
    for (const prompt of prompts) {
      const ids = read(prompt, form).suggestions.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length)
    }
  })
})
