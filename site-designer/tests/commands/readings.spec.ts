import { test } from '@japa/runner'
import { actionNames } from '#designer/commands/carry_out'
import { readClauses } from '#designer/commands/language/clauses'
import { frames } from '#designer/commands/language/frames'
import { commandLanguage, type CommandLanguage } from '#designer/commands/language/language'
import { actions } from '#designer/commands/sheet/actions'

const languages = ['en', 'tr'].map(commandLanguage)
const [english] = languages

/** A page with a heading, two sections and one thing with a price. */
const sorts: Record<string, string[]> = {
  'title': ['part'],
  'the prices': ['section'],
  'prices': ['section'],
  'gallery': ['section'],
  'soup': ['item'],
}

function clauses(text: string, language: CommandLanguage = english) {
  const sortsOf = ({ text: name }: { text: string }) =>
    sorts[name.toLowerCase().replace('.', '')] ?? []
  return readClauses(text, { language, sortsOf, can: new Set(actionNames) })
}

test.group('Readings of instructions', () => {
  test('every frame can be carried out, on a page or on a plan', ({ assert }) => {
    const known = new Set([...actionNames, ...Object.keys(actions)])
    for (const { do: name } of frames) assert.isTrue(known.has(name), name)
  })

  test('every sign of a frame is a word of a language, and messages are the same in each', ({
    assert,
  }) => {
    const known = new Set([
      ...languages.flatMap(({ signs }) => Object.keys(signs)),
      'colon',
      'name',
    ])
    for (const { do: name, allowed } of frames)
      for (const sign of allowed) assert.isTrue(known.has(sign), `${name}: ${sign}`)
    for (const { code, messages, examples } of languages) {
      assert.sameMembers(Object.keys(messages), Object.keys(english.messages), code)
      assert.sameMembers(Object.keys(examples), Object.keys(english.examples), code)
    }
  })

  test('every word is part of a reading, or there is none', ({ assert }) => {
    const [{ readings }] = clauses('Move the prices above the gallery')
    assert.equal(readings[0].do, 'move_before')
    assert.deepEqual(clauses('Move the prices above the gallery nicely')[0].readings, [])
  })

  test('with words that nobody understood a reading is only a guess', ({ assert }) => {
    const [{ readings, guesses }] = clauses('paint the soup nicely in blue')
    assert.deepEqual(readings, [])
    assert.isTrue(guesses().some(({ do: name, unknown }) => name === 'colour' && unknown > 0))
  })

  test('an instruction is split only where each part can be read by itself', ({ assert }) => {
    const words = (text: string) => clauses(text).map((clause) => clause.text)
    assert.deepEqual(words('Move the prices up and remove the gallery.'), [
      'Move the prices up',
      'and remove the gallery.',
    ])
    assert.lengthOf(words('Change the title to Fish and chips'), 1)
    assert.lengthOf(words('Change the title to “Fish, and remove the gallery”'), 1)
  })

  test('what is in quotation marks is taken exactly as typed', ({ assert }) => {
    const [{ readings }] = clauses('Change the title to “Fish,  please. ”')
    assert.equal(readings[0].slots.value.text, 'Fish,  please. ')
  })

  test('what no longer holds is left out', ({ assert }) => {
    const [{ readings }] = clauses('The soup is £4 now, not £3')
    assert.equal(readings[0].slots.price.text, '£4')
  })

  test('long and odd texts are read with bounded work', ({ assert }) => {
    const odd = [
      'to '.repeat(2000),
      'change '.repeat(300) + 'to '.repeat(300),
      '“'.repeat(3000),
      'and make it red '.repeat(300),
      'x'.repeat(20_000),
      "'".repeat(3000) + 'a',
      'remove the soup, '.repeat(300),
    ]
    for (const text of odd)
      for (const language of languages) assert.isArray(clauses(text.slice(0, 6000), language))
  }).timeout(60_000)
})
