import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { read } from 'site-designer'
import { defaultForm } from 'site-designer/form'
import { kindById } from '../../../site-designer/src/kinds/all.ts'
import { likelyKind } from '../../../site-designer/src/sheet/likely.ts'

const lists = join(import.meta.dirname, '../../lists')
const listed = <T>(name: string) => JSON.parse(readFileSync(join(lists, name), 'utf8')) as T
/** What a person takes the prompts for whose kind no noun tells; several where more than one suits. */
const kinds = listed<Record<string, string[]>>('kinds_1.json')
const prompts = [1, 2, 3, 4, 5, 6, 7].flatMap((number) =>
  listed<{ id: string; prompt: string }[]>(`strangers_${number}.json`)
)

test.group('Kinds that no noun tells of', () => {
  test('are right for 64 of 100 prompts of the lists, wrong for 3 at most, else open', ({
    assert,
  }) => {
    const found = prompts.flatMap(({ id, prompt }) => {
      const wanted = kinds[id]
      const sheet = read(prompt, defaultForm)
      if (!wanted || sheet.who.kind) return []
      const kind = likelyKind(sheet)
      return kind === undefined ? ['open'] : [wanted.includes(kind) ? 'right' : `wrong: ${id}`]
    })
    assert.isAbove(found.length, 200)
    const right = found.filter((one) => one === 'right')
    const wrong = found.filter((one) => one.startsWith('wrong'))
    assert.isAtLeast(right.length / found.length, 0.64)
    assert.isAtMost(wrong.length / found.length, 0.03, wrong.join(', '))
  }).timeout(60_000)

  test('speak against a noun that is not theirs', ({ assert }) => {
    const prompt =
      "So we've got this old chapel outside Hay-on-Wye that we've turned into a place to stay, called The Fold. Sleeps eight in four bedrooms, linen and towels are there, £220 a night, two nights at least."
    const sheet = read(prompt, defaultForm)
    assert.isUndefined(sheet.who.kind)
    assert.isUndefined(sheet.who.description)
    assert.equal(likelyKind(sheet), 'lodging')
    const offered = sheet.suggestions.filter(({ field }) => field === 'who.description')
    assert.include(
      offered.map(({ value }) => value),
      'old chapel'
    )
  })

  test('have signs of their own in every language, each in one place', ({ assert }) => {
    for (const language of ['en', 'tr', 'de', 'fr', 'es', 'it', 'nl', 'pt']) {
      const signs = kindById('notice').signs(language)
      assert.isAtLeast(signs.length, 8, language)
      assert.deepEqual(signs, [...new Set(signs)], language)
    }
  })
})
