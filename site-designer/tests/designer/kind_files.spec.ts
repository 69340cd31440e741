import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { readData, readDetails } from '#designer/data/read_data'
import { allKinds, kindById, neutralKind } from '#designer/kinds/all'
import type { KindFile, KindWordsFile } from '#designer/kinds/kind_file'
import { kinds } from '#designer/kinds/kinds'
import {
  kindSchema,
  kindWordsSchema,
  languagesOfKinds,
  tradeSchema,
  tradeWordsSchema,
} from '#designer_tests/helpers/kind_schema'

/** Why a value is not as the schema says; a key that the schema does not know is one reason. */
async function wrongIn(schema: Parameters<typeof vine.validate>[0]['schema'], data: unknown) {
  const seen: unknown = await vine
    .validate({ schema, data })
    .catch(({ messages }: { messages: unknown }) => ({ messages }))
  return { seen, said: data }
}

test.group('Files of kinds', () => {
  test('say what the schema says, and nothing else', async ({ assert }) => {
    for (const [folder, schema] of [
      ['kinds', kindSchema],
      ['trades', tradeSchema],
    ] as const)
      for (const [id, file] of readData<KindFile>(folder)) {
        const { seen, said } = await wrongIn(schema, file)
        assert.deepEqual(seen, said, id)
      }
  })

  test('have the words of a kind in eight languages, of a trade in two', async ({ assert }) => {
    for (const [folder, schema, languages] of [
      ['kinds', kindWordsSchema, languagesOfKinds],
      ['trades', tradeWordsSchema, languagesOfKinds.slice(0, 2)],
    ] as const)
      for (const id of readData(folder).keys()) {
        const words = readDetails<KindWordsFile>(folder, id)
        assert.sameMembers(Object.keys(words), [...languages], id)
        for (const language of languages) {
          const { seen, said } = await wrongIn(schema, words[language])
          assert.deepEqual(seen, said, `${id} in ${language}`)
        }
      }
  })

  test('say as much in every language', ({ assert }) => {
    for (const id of readData('kinds').keys()) {
      const words = readDetails<KindWordsFile>('kinds', id)
      const shape = (language: string) => {
        const { chips, questions, headings, gallery } = words[language]
        const fields = questions?.map(({ field }) => field)
        return [chips?.length, fields, headings?.length, gallery !== undefined]
      }
      for (const language of languagesOfKinds)
        assert.deepEqual(shape(language), shape('en'), `${id} in ${language}`)
    }
  })

  test('refine a kind that there is', ({ assert }) => {
    const known = readData('kinds')
    for (const [id, { refines }] of readData<KindFile>('trades'))
      assert.isTrue(known.has(refines!), id)
  })

  test('are named in every language, and no noun means two of them', ({ assert }) => {
    for (const language of languagesOfKinds) {
      const meant = new Map<string, string>()
      for (const kind of allKinds()) {
        assert.isNotEmpty(kind.words(language).noun, `${kind.id} in ${language}`)
        for (const noun of kind.nouns(language)) {
          const word = noun.replace(/!$| …$/, '').toLocaleLowerCase(language)
          assert.notInclude(word, '!', kind.id)
          assert.isFalse(meant.has(word), `${word}: ${meant.get(word)} and ${kind.id}`)
          meant.set(word, kind.id)
        }
      }
    }
  })
})

test.group('Kinds and trades', () => {
  test('of a former name are known by it', ({ assert }) => {
    assert.equal(kindById('service').id, neutralKind)
    assert.equal(kindById('no such kind').id, neutralKind)
  })

  test('a trade has what it does not say from its kind', ({ assert }) => {
    const [bakery, restaurant] = [kindById('bakery'), kindById('restaurant')]
    assert.equal(bakery.words('en').ask, 'Order ahead')
    assert.deepEqual(bakery.groups, restaurant.groups)
    const [ours, theirs] = [bakery.words('de'), restaurant.words('de')]
    assert.equal(ours.noun, 'Bäckerei')
    assert.deepEqual(
      { ...ours, noun: '', goods: [], ask: '' },
      { ...theirs, noun: '', goods: [], ask: '' }
    )
  })

  test('a trade that asks for something else leaves the asking to the goal', ({ assert }) => {
    assert.equal(kindById('plumber').goal, 'call')
    assert.isUndefined(kindById('plumber').words('fr').ask)
    assert.equal(kindById('painter').words('fr').ask, kindById('trade').words('fr').ask)
  })

  test('are listed kind by kind, each with its trades behind it', ({ assert }) => {
    const listed = kinds('de')
    assert.lengthOf(listed, allKinds().length)
    const at = listed.findIndex(({ id }) => id === 'lodging')
    assert.deepEqual(
      listed.slice(at, at + 4).map(({ label }) => label),
      ['Unterkunft', 'Ferienwohnung', 'Hotel', 'Pension']
    )
    assert.include(listed.find(({ label }) => label === 'Pension')!.nouns, 'guesthouse')
    assert.include(
      listed[at].questions.map(({ label }) => label),
      'Haustiere willkommen'
    )
  })
})
