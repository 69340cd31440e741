import { test } from '@japa/runner'
import { actionNames } from '#designer/instructions/carry_out'
import { commandLanguage, type CommandLanguage } from '#designer/instructions/language/language'
import { clausesOf } from '#designer/instructions/reading/clauses'
import { templatesIn } from '#designer/instructions/reading/templates'
import { KnownNames } from '#designer/instructions/reading/known'
import { actions } from '#designer/instructions/sheet/actions'
import { wordedNames } from '#designer/instructions/targets/names_on'

const languages = ['en', 'tr'].map(commandLanguage)
const [english] = languages

/** A page with a heading, two sections and one thing with a price. */
function clauses(text: string, language: CommandLanguage = english) {
  const names = [
    { words: 'Welcome', sort: 'heading' },
    { words: 'Prices', sort: 'heading' },
    { words: 'Gallery', sort: 'heading' },
    { words: 'Tomato soup', sort: 'item' },
    { words: 'Flat white', sort: 'item' },
  ]
  const known = new KnownNames(
    [...names, ...wordedNames(language)],
    names.map(({ words }) => words),
    language
  )
  return clausesOf(text, known, language)
}

const likeliest = (text: string) => clauses(text).map(({ meanings: [first] }) => first.command)

test.group('Readings of instructions', () => {
  test('every meaning can be carried out, on a page or on a plan', ({ assert }) => {
    const known = new Set([...actionNames, ...Object.keys(actions)])
    for (const { code } of languages)
      for (const { command } of templatesIn(code).all) assert.isTrue(known.has(command), command)
  })

  test('messages and examples are the same in each language', ({ assert }) => {
    for (const { code, messages, examples } of languages) {
      assert.sameMembers(Object.keys(messages), Object.keys(english.messages), code)
      assert.sameMembers(Object.keys(examples), Object.keys(english.examples), code)
    }
  })

  test('words that were never seen are a name or a value by what stands around them', ({
    assert,
  }) => {
    const [made] = likeliest('rename the flat white to brindle cortado')
    assert.equal(made.do, 'rename')
    assert.equal(made.slots.value.text, 'brindle cortado')
    const [costs] = likeliest('the tomato soup is £6.80 these days')
    assert.equal(costs.do, 'set')
    assert.equal(costs.slots.price.text, '£6.80')
  })

  test('two wishes in one line are two clauses, and a quotation is never parted', ({ assert }) => {
    assert.deepEqual(
      likeliest('Remove the gallery and move the prices up').map((one) => one.do),
      ['remove', 'move_to']
    )
    assert.lengthOf(clauses('Change the title to “Fish, and remove the gallery”'), 1)
  })

  test('what is in quotation marks is taken exactly as typed', ({ assert }) => {
    const [made] = likeliest('Change the title to “Fish,  please. ”')
    assert.equal(made.slots.value.text, 'Fish,  please. ')
  })

  test('what no longer holds is no part of the new value', ({ assert }) => {
    const [made] = likeliest('The tomato soup is £4 now, not £3')
    assert.equal(made.slots.price.text, '£4')
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
      '',
    ]
    for (const text of odd)
      for (const language of languages) assert.isArray(clauses(text.slice(0, 6000), language))
  }).timeout(60_000)
})
