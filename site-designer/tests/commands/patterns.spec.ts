import { test } from '@japa/runner'
import { actionNames } from '#designer/commands/carry_out'
import { readClauses } from '#designer/commands/language/clauses'
import { commandLanguage } from '#designer/commands/language/language'
import { compile } from '#designer/commands/language/pattern'

const languages = ['en', 'tr'].map(commandLanguage)

test.group('Patterns of commands', () => {
  test('a pattern is a plain list of phrases and slots', ({ assert }) => {
    assert.deepEqual(compile('(change|set up) {target} [now] to {value}'), [
      { is: 'phrases', phrases: [['change'], ['set', 'up']], optional: false },
      { is: 'slot', name: 'target' },
      { is: 'phrases', phrases: [['now']], optional: true },
      { is: 'phrases', phrases: [['to']], optional: false },
      { is: 'slot', name: 'value' },
    ])
  })

  test('every command of the data has an action, and every language the same ones', ({
    assert,
  }) => {
    for (const { code, commands, messages, examples } of languages) {
      for (const { do: name } of commands) assert.include(actionNames, name, code)
      assert.sameMembers(Object.keys(messages), Object.keys(languages[0].messages), code)
      assert.sameMembers(Object.keys(examples), Object.keys(languages[0].examples), code)
    }
  })

  test('an instruction is split only where each part can be read by itself', ({ assert }) => {
    const words = (text: string) => readClauses(text, languages[0]).map((clause) => clause.words)
    assert.deepEqual(words('Move the prices up and remove the gallery.'), [
      'Move the prices up',
      'and remove the gallery.',
    ])
    assert.lengthOf(words('Change the title to Fish and chips'), 1)
    assert.lengthOf(words('Change the title to “Fish, and remove the gallery”'), 1)
  })

  test('what is in quotation marks is taken exactly as typed', ({ assert }) => {
    const [{ commands }] = readClauses('Change the title to “Fish,  please. ”', languages[0])
    assert.equal(commands[0].slots.value.text, 'Fish,  please. ')
  })

  test('long and odd texts are read in bounded time', ({ assert }) => {
    const odd = [
      'to '.repeat(2000),
      'change '.repeat(300) + 'to '.repeat(300),
      '“'.repeat(3000),
      'and make it red '.repeat(300),
      'x'.repeat(20_000),
      "'".repeat(3000) + 'a',
    ]
    for (const text of odd) {
      const start = performance.now()
      for (const language of languages) readClauses(text.slice(0, 6000), language)
      assert.isBelow(performance.now() - start, 5000, text.slice(0, 20))
    }
  }).timeout(60_000)
})
