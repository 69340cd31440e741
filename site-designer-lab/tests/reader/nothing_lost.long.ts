import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { readingOf } from '../../../site-designer/src/reader/read.ts'
import { tokensOf } from '../../../site-designer/src/language/tokens.ts'
import { ourLanguages, wordsOf } from '../../../site-designer/src/language/words_of.ts'
import type { Stretch } from 'site-designer'
import { propertyRuns } from '../../../site-designer/tests/helpers/property_runs.ts'

const lists = new URL('../../lists/', import.meta.url)
const prompts = readdirSync(lists)
  .filter((file) => /^(?:strangers|open_reader|rich)_\d\.json$/.test(file))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, lists), 'utf8')) as { prompt: string }[])
  .map(({ prompt }) => prompt)
const pieces = prompts.flatMap((prompt) => prompt.split(/(?<=[.!?;,])\s+|\n/))

/** Parts of what people wrote, in any order and over any line breaks, with figures and names between. */
const anyPrompt = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.stringMatching(/^[A-ZÄÖÜ][a-zäöü]{2,8} (?:£|€)?\d{1,4}$/) }
      ),
      fc.constantFrom(' ', ', ', '. ', '\n', ': ', ' - ')
    ),
    { maxLength: 14 }
  )
  .map((parts) => parts.flat().join(''))

/** Texts of people mix languages. */
const small = new Set(ourLanguages.flatMap((code) => wordsOf(code).connecting.split('|')))

/** A word for what a value is stands so near to it: "Clients include". */
const nearby = 45

/**
 * The words of a prompt that are neither on its sheet nor said to us: in no value, no suggestion
 * and no unplaced text, and neither a wish, a refusal nor a request.
 */
function lostWords(prompt: string): string[] {
  const { sheet } = readingOf(prompt)
  const values = stretchesIn(sheet)
  const typed = wordsIn({ ...sheet, coverage: [] })
  return sheet.coverage.flatMap(({ from: part, as, field, for_us: isForUs }) => {
    if ((as !== 'field' && as !== 'unplaced') || isForUs) return []
    const [start, end] = part
    const isOf = ([first, last]: Stretch) => first < end && start < last
    const own = values.filter(isOf)
    return tokensOf(prompt.slice(start, end), start)
      .filter((word) => {
        const isIn = own.some(([first, last]) => first <= word.from && word.to <= last)
        const isCue =
          field &&
          own.some(([first, last]) => first - word.to < nearby && word.from - last < nearby)
        const isTyped = typed.has(word.small) || typed.has(word.small.split(/['’]/)[0])
        return !isIn && !isCue && !small.has(word.small) && !isTyped
      })
      .map(({ text }) => text)
  })
}

/** Where everything on a sheet stands in its prompt. */
function stretchesIn(value: unknown): Stretch[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'from' in value && 'value' in value && Array.isArray(value.from) ? [value.from as Stretch] : []
  return [...own, ...Object.values(value).flatMap(stretchesIn)]
}

function wordsIn(value: unknown): Set<string> {
  const words = tokensOf(JSON.stringify(value).replaceAll('\\n', ' ')).map((word) => word.small)
  // "64'ten", "TL'dir": a field took what stands before the apostrophe.
  return new Set(words.flatMap((word) => [word, ...word.split(/['’]/)]))
}

test.group('Nothing said is lost', () => {
  test('every word of strangers is on the sheet or said to us', ({ assert }) => {
    const lost = prompts.flatMap((prompt) => {
      const words = lostWords(prompt)
      return words.length > 0 ? [`${words.join(' ')} — ${prompt.slice(0, 60)}`] : []
    })
    assert.deepEqual(lost, [])
  })

  test('the same of their words in any order', ({ assert }) => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        assert.deepEqual(lostWords(prompt), [], prompt)
      }),
      { numRuns: propertyRuns(300), seed: 1 }
    )
  })

  test('what may be refused or said of the thing is left to the person', ({ assert }) => {
    const { sheet } = readingOf('Tallywag is an app for shared bills. Works offline, no ads, free.')
    assert.deepInclude(
      sheet.suggestions.map(({ field, value }) => ({ field, value })),
      { field: 'good_to_know', value: 'no ads' }
    )
    const { sheet: shop } = readingOf('We are a bakery in Leeds. No gallery please.')
    assert.deepEqual(
      shop.wishes.sections_refused.map(({ value }) => value),
      ['gallery']
    )
  })
})
