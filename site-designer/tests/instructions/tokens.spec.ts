import { test } from '@japa/runner'
import { tokensOf } from '#designer/instructions/reading/tokens'

const wordsIn = (text: string) => tokensOf(text).map(({ word }) => word)

test.group('Words and marks of an instruction', () => {
  test('arrows of all kinds part words, with or without spaces', ({ assert }) => {
    assert.deepEqual(wordsIn('dark rye => £5'), wordsIn('dark rye -> £5'))
    assert.deepEqual(wordsIn('rye=>£5'), ['rye', '->', '£5'])
    assert.deepEqual(wordsIn('rye ⇒ £5'), ['rye', '→', '£5'])
    assert.deepEqual(wordsIn('rye→£5'), ['rye', '→', '£5'])
  })

  test('each stands where it was typed, whatever the arrow', ({ assert }) => {
    for (const text of ['rye => £5 each', 'rye=>£5', 'rye ➜ £5', 'phone:01632 960 480'])
      for (const { word, from, to, isMark } of tokensOf(text))
        if (!isMark) assert.equal(text.slice(from, to), word)
  })

  test('an address is never parted', ({ assert }) => {
    const address = 'https://rye.example/?a=>b'
    assert.deepEqual(wordsIn(`link to ${address}`).slice(0, 2), ['link', 'to'])
    assert.lengthOf(tokensOf(`link to ${address}`), 3)
  })
})
