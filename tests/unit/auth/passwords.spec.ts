import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { hashPassword, passwordFits } from '#auth/services/passwords'

test.group('Passwords', () => {
  test('fit their own hash only', async ({ assert }) => {
    const stored = await hashPassword('rye-and-wheat')
    assert.notEqual(stored, await hashPassword('rye-and-wheat'))
    assert.isTrue(await passwordFits(stored, 'rye-and-wheat'))
    assert.isFalse(await passwordFits(stored, 'rye-and-wheat '))
  })

  test('never fit an account without one, and that costs a whole check too', async ({
    assert,
    cleanup,
  }) => {
    const verify = hash.verify
    cleanup(() => void (hash.verify = verify))
    const checked: string[] = []
    hash.verify = (stored, password) => {
      checked.push(stored)
      return verify.call(hash, stored, password)
    }
    assert.isFalse(await passwordFits(null, 'rye-and-wheat'))
    assert.isFalse(await passwordFits(null, ''))

    assert.lengthOf(checked, 2)
    const cost = (stored: string) => stored.split('$').slice(0, 3).join('$')
    assert.equal(cost(checked[0]), cost(await hashPassword('rye-and-wheat')))
  })
})
