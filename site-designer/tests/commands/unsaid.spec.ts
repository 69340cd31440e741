import { test } from '@japa/runner'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import { commandLanguage } from '#designer/commands/language/language'
import { sentenceOf } from '#designer/commands/reading/features'
import { KnownNames } from '#designer/commands/reading/known'
import { commandsOf } from '#designer/commands/reading/commands_of'
import { slotAt } from '#designer/commands/reading/slot_at'
import { leavesSlot, leavesUnsaid } from '#designer/commands/reading/unsaid'
import { wordedNames } from '#designer/commands/targets/names_on'

const english = commandLanguage('en')

/** A sentence, and a reading of it in which these words are these slots. */
function read(text: string, label: string, marked: Record<string, string>) {
  const sentence = sentenceOf(text, new KnownNames(wordedNames(english), [], english), english)
  const slots = Object.entries(marked).map(([name, words]): SlotAt => {
    const start = text.indexOf(words)
    const held = sentence.tokens.flatMap(({ from, to }, at) =>
      from >= start && to <= start + words.length ? at : []
    )
    return { name, from: held[0], end: held.at(-1)! + 1 }
  })
  const reading = { label, slots, likelihood: 1, unknown: 0, isBare: false }
  const whole = { name: 'said', from: 0, end: sentence.tokens.length }
  return { sentence, reading, whole }
}

function isUnsaid(text: string, label: string, marked: Record<string, string>): boolean {
  const { sentence, reading, whole } = read(text, label, marked)
  return leavesUnsaid(sentence, reading, whole, english)
}

test.group('What a reading leaves unsaid', () => {
  test('a number must be in a slot', ({ assert }) => {
    const marked = { target: 'the soup', price: '£5' }
    assert.isFalse(isUnsaid('the soup is £5 now', 'price', marked))
    assert.isTrue(isUnsaid('the soup is £5 for 2 now', 'price', marked))
    assert.isFalse(
      isUnsaid('the soup for 2 is £5', 'price', { ...marked, target: 'the soup for 2' })
    )
  })

  test('what takes something away tells no new sum, number or time', ({ assert }) => {
    const target = 'the soup'
    assert.isFalse(isUnsaid('take the soup off', 'remove', { target }))
    assert.isTrue(isUnsaid('take the soup off, from noon', 'remove', { target }))
    assert.isTrue(isUnsaid('the soup is free', 'remove', { target }))
    assert.isFalse(
      isUnsaid('take the £5 soup off', 'remove', { target: 'the £5 soup' }),
      'a sum in the name of the thing'
    )
  })

  test('the line under the title is not the title', ({ assert }) => {
    const text = 'make the line under the title blue'
    assert.isTrue(isUnsaid(text, 'color', { target: 'the title', color: 'blue' }))
    assert.isFalse(isUnsaid(text, 'color', { target: 'the line under the title', color: 'blue' }))
  })

  test('a text to be added stands behind a mark or in quotation marks', ({ assert }) => {
    const loose = 'write five glowing reviews'
    assert.isTrue(isUnsaid(loose, 'add_text', { text: 'five glowing reviews' }))
    assert.isFalse(isUnsaid('add: Dogs are welcome', 'add_text', { text: 'Dogs are welcome' }))
    assert.isFalse(isUnsaid('add “Dogs are welcome”', 'add_text', { text: '“Dogs are welcome”' }))
  })

  test('a second time that the command does not take is left', ({ assert }) => {
    const text = 'we open at 1pm, closing at 7pm'
    const { sentence, reading, whole } = read(text, 'opens_at', { until: '1pm', times: '7pm' })
    const slots = Object.fromEntries(
      reading.slots.map((slot) => [slot.name, slotAt(sentence, slot, 'en')])
    )
    const [command] = commandsOf('opens_at', slots, slotAt(sentence, whole, 'en'))
    assert.isTrue(leavesSlot(sentence, reading.slots, command, english))
    const [only] = reading.slots
    assert.isFalse(leavesSlot(sentence, [only], command, english))
  })
})
