import { neutralKind } from '#designer/kinds/all'
import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { readData } from '#designer/data/read_data'
import type { StarterFile } from '#designer/kinds/starter'
import { folded } from '#designer/language/fold'
import { sentencesOf } from '#designer/language/sentences'
import {
  folderOf,
  kindStarterSchema,
  servicesOf,
  starterLanguages,
  textsOf,
  tradeStarterSchema,
  unfitIn,
} from '#designer_tests/helpers/starter_schema'

const files = [...readData<StarterFile>('starters')]

/** The words of every file, language by language. */
const starters = files.flatMap(([id, file]) =>
  Object.entries(file).map(([language, said]) => ({
    at: `${id} in ${language}`,
    id,
    language,
    said,
    texts: textsOf({ services: {}, steps: [], questions: [], bring: [], send: '', ...said }),
  }))
)

test.group('Files of starters', () => {
  test('are of a kind in eight languages, of a trade in two', ({ assert }) => {
    for (const [id, file] of files) {
      const folder = folderOf(id)
      assert.isDefined(folder, `${id} is no kind and no trade`)
      assert.sameMembers(Object.keys(file), [...starterLanguages[folder!]], id)
    }
  })

  test('say what the schema says, and nothing else', async ({ assert }) => {
    for (const { at, id, said } of starters) {
      const schema = folderOf(id) === 'kinds' ? kindStarterSchema : tradeStarterSchema
      const seen: unknown = await vine
        .validate({ schema, data: said })
        .catch(({ messages }: { messages: unknown }) => ({ messages }))
      assert.deepEqual(seen, said, at)
    }
  })

  test('speak of eight services or of all, as the trade calls them', ({ assert }) => {
    for (const { at, id, language, said } of starters) {
      if (folderOf(id) !== 'trades') continue
      const [known, named] = [servicesOf(id, language), Object.keys(said.services ?? {})]
      assert.includeMembers(known, named, at)
      assert.isAtLeast(named.length, Math.min(8, known.length), at)
    }
  })

  test('claim nothing, and hold no number', ({ assert }) => {
    for (const { at, language, texts } of starters)
      for (const text of texts) assert.deepEqual(unfitIn(text, language), [], `${at}: ${text}`)
  })

  test('say no sentence twice', ({ assert }) => {
    for (const { at, texts } of starters) {
      const sentences = texts.flatMap(sentencesOf).map(folded)
      const twice = sentences.filter((one, place) => sentences.indexOf(one) !== place)
      assert.deepEqual(twice, [], at)
    }
  })

  test('are there for every kind and every trade, but for a business that nobody knows', ({
    assert,
  }) => {
    const having = new Set(files.map(([id]) => id))
    const missing = ['kinds', 'trades'].flatMap((folder) =>
      [...readData(folder).keys()].filter((id) => !having.has(id) && id !== neutralKind)
    )
    assert.deepEqual(missing, [])
  })
})
