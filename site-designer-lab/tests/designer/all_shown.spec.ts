import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { read, type Sheet } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { saysOnlyWay } from '../../../site-designer/src/fill/sentences/says_only_way.ts'
import { fold } from '../../../site-designer/src/language/fold.ts'
import { sentencesOf } from '../../../site-designer/src/language/sentences.ts'
import { heldBy, pageWords, says, saysHours, type Held } from '../../bin/count/shown.ts'
import { randomSheets } from '../../../site-designer/tests/helpers/random_sheets.ts'

const seed = '5'
const lists = ['strangers_11', 'strangers_12', 'rich_1'].flatMap((name) => {
  const path = new URL(`../../lists/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')) as { prompt: string }[]
})
const some = lists.filter((_, at) => at % 5 === 0).map(({ prompt }) => prompt)

/** What of a sheet its page does not say. */
function lostOf(sheet: Sheet, page: string): string[] {
  const lost = heldBy(sheet).filter(
    (held) => !isShown(held, sheet, page) && !isRefused(held, sheet)
  )
  return [
    ...lost.map(({ field, text }) => `${field}: ${text}`),
    ...(saysHours(page, sheet) ? [] : ['hours']),
  ]
}

/** Whoever wants no menu and no prices does not miss what would stand there. */
function isRefused({ field }: Held, { wishes }: Sheet): boolean {
  const refused = wishes.sections_refused.map(({ value }) => value)
  return (
    ['item', 'group'].includes(field) &&
    ['menu', 'prices', 'services'].some((kind) => refused.includes(kind as never))
  )
}

/** The button says what a number is for, and a heading or a row what a label is of. */
function isShown({ field, text }: Held, sheet: Sheet, page: string): boolean {
  if (says(page, text)) return true
  const unlabelled = text.replace(/^[^:\d]{1,40}:/, '')
  return field === 'own words' && (saysOnlyWay(text, sheet) || says(page, unlabelled))
}

const fewestWords = 5

/** Sentences of theirs that the page says more often than they do. */
function repeatedOn(sheet: Sheet, page: string): string[] {
  const about = sheet.own_words.about?.value ?? ''
  const all = JSON.stringify({ ...sheet, coverage: [], suggestions: [] })
  const count = (text: string, sentence: string) => fold(text).split(fold(sentence)).length - 1
  return sentencesOf(about)
    .map((sentence) => sentence.replace(/[.!?…]+$/, ''))
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords)
    .filter((sentence) => count(page, sentence) > Math.max(1, count(all, sentence)))
}

test.group('Of what a sheet holds', () => {
  test('nothing is missing on the page of a prompt, and no sentence stands twice', ({ assert }) => {
    for (const prompt of some) {
      const sheet = read(prompt, defaultForm)
      const page = pageWords(sheet, seed)
      assert.deepEqual(lostOf(sheet, page), [], prompt)
      assert.deepEqual(repeatedOn(sheet, page), [], prompt)
    }
  }).timeout(60_000)

  for (const [language, kind] of [
    ['en', 'bakery'],
    ['de', undefined],
    ['tr', 'club'],
  ] as const)
    test(`nothing is missing on the page of a random sheet, ${language}`, ({ assert }) => {
      for (const { extent, sheet } of randomSheets(11, 20, { kind, language }))
        if (extent !== 'right_to_left' && extent !== 'limits')
          assert.deepEqual(lostOf(sheet, pageWords(sheet, seed)), [], extent)
    }).timeout(60_000)
})
