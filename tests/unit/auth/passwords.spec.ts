import { setTimeout as pause } from 'node:timers/promises'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { scryptSettings } from '#config/scrypt'
import { hashPassword, isOutdated, passwordFits } from '#auth/services/passwords'

test.group('Passwords', () => {
  test('are hashed as strongly as OWASP advises, except in tests', ({ assert }) => {
    const settings = { cost: 32_768, blockSize: 8, parallelization: 3 }
    assert.containsSubset(scryptSettings, settings)
  })

  test('match their own hash only', async ({ assert }) => {
    const stored = await hashPassword('rye-and-wheat')
    assert.notEqual(stored, await hashPassword('rye-and-wheat'))
    assert.isTrue(await passwordFits(stored, 'rye-and-wheat'))
    assert.isFalse(await passwordFits(stored, 'rye-and-wheat '))
  })

  test('match in every Unicode form in which a device sends the same letters', async ({
    assert,
  }) => {
    const [composed, decomposed] = [
      '\u00c5ngstr\u00f6m-caf\u00e9',
      'A\u030angstro\u0308m-cafe\u0301',
    ]
    const wide = '\uff41\uff42\uff43-\u00c5ngstr\u00f6m'
    for (const [chosen, typed] of [
      [composed, decomposed],
      [decomposed, composed],
      [wide, 'abc-\u00c5ngstr\u00f6m'],
      [wide, wide],
    ]) {
      assert.isTrue(await passwordFits(await hashPassword(chosen), typed), typed)
      // A hash from before passwords were normalised.
      const older = await hash.make(chosen)
      assert.isTrue(await passwordFits(older, chosen), chosen)
      if (chosen !== wide) assert.isTrue(await passwordFits(older, typed), typed)
    }
    assert.isFalse(await passwordFits(await hashPassword(composed), 'Angstrom-cafe'))
  })

  test('are hashed two at a time, and more than twenty waiting are refused', async ({
    assert,
    cleanup,
  }) => {
    const make = hash.make
    cleanup(() => void (hash.make = make))
    const work = { now: 0, most: 0 }
    hash.make = async (password) => {
      work.now += 1
      work.most = Math.max(work.most, work.now)
      await pause(20)
      work.now -= 1
      return password
    }
    const attempts = Array.from({ length: 100 }, () => hashPassword('rye-and-wheat'))
    const ended = await Promise.allSettled(attempts)
    assert.equal(work.most, 2)
    const refusals = ended.filter((one) => one.status === 'rejected').map((one) => one.reason)
    assert.isAtLeast(refusals.length, 70)
    for (const { status, code } of refusals) assert.deepEqual([status, code], [429, 'busy'])
    assert.equal(await hashPassword('rye-and-wheat'), 'rye-and-wheat')
  })

  test('need a new hash if the old one was made with older settings', async ({ assert }) => {
    const older = await new Scrypt({ cost: 16384 }).make('rye-and-wheat')
    assert.isTrue(isOutdated(older))
    assert.isTrue(await passwordFits(older, 'rye-and-wheat'))
    assert.isFalse(isOutdated(await hashPassword('rye-and-wheat')))
  })

  test('never match an account without one, and a hash is still verified', async ({
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
