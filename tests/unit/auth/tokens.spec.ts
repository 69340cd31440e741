import { test } from '@japa/runner'
import { hashOf, newToken, successorOf } from '#auth/services/tokens'

test.group('Tokens', () => {
  test('contain 256 random bits after a prefix that secret scanners recognise', ({ assert }) => {
    const tokens = Array.from({ length: 100 }, () => newToken('at_'))
    assert.lengthOf(new Set(tokens), 100)
    for (const token of tokens) {
      assert.lengthOf(Buffer.from(token.replace(/^at_/, ''), 'base64url'), 32)
    }
  })

  test('are stored as SHA-256', ({ assert }) => {
    assert.equal(hashOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('have exactly one successor, which cannot be derived from the hash', ({ assert }) => {
    const token = newToken('rt_')
    assert.equal(successorOf(token), successorOf(token))
    assert.notEqual(successorOf(token), successorOf(newToken('rt_')))
    assert.notEqual(successorOf(token), successorOf(hashOf(token)))
    assert.match(successorOf(token), /^rt_[\w-]{43}$/)
  })
})
