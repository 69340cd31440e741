import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { forgive, secondsToWait, secondsToWaitAt } from '#core/limits/limits'
import { networkOf } from '#core/limits/network'
import env from '#start/env'

const thrice = [{ requests: 3, duration: '1 minute' }]

test.group('Limits', () => {
  test('allow a number of attempts and then say how many seconds to wait', async ({ assert }) => {
    const who = newId()
    const waits = []
    for (let n = 0; n < 4; n += 1) waits.push(await secondsToWait('knock', who, thrice))
    assert.deepEqual(waits.slice(0, 3), [0, 0, 0])
    assert.isAbove(waits[3], 50)
    assert.isAtMost(waits[3], 60)
    assert.equal(await secondsToWait('knock', newId(), thrice), 0)
    assert.equal(await secondsToWait('ring', who, thrice), 0)
  })

  test('allow exactly that number of simultaneous attempts', async ({ assert }) => {
    const who = newId()
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => secondsToWait('knock', who, thrice))
    )
    assert.lengthOf(
      waits.filter((wait) => wait === 0),
      3
    )
  })

  test('start again after a reset', async ({ assert }) => {
    const who = newId()
    for (let n = 0; n < 4; n += 1) await secondsToWait('knock', who, thrice)
    await forgive('knock', who, thrice)
    assert.equal(await secondsToWait('knock', who, thrice), 0)
  })

  test('do not count requests from this machine, or while they are off', async ({
    assert,
    cleanup,
  }) => {
    for (let n = 0; n < 5; n += 1) {
      assert.equal(await secondsToWaitAt('knock', '127.0.0.1', thrice), 0)
    }
    env.set('RATE_LIMITS', 'off')
    cleanup(() => env.set('RATE_LIMITS', 'on'))
    const who = newId()
    for (let n = 0; n < 5; n += 1) assert.equal(await secondsToWait('knock', who, thrice), 0)
  })

  test('count an IPv6 network as one visitor, and so an IPv4 address', ({ assert }) => {
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
    assert.equal(networkOf('2001:0db8:1:2::9'), '2001:db8:1:2')
    assert.equal(networkOf('2001:db8::1'), '2001:db8:0:0')
    assert.equal(networkOf('::1'), '0:0:0:0')
    assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0')
    assert.equal(networkOf('203.0.113.7'), '203.0.113.7')
    assert.equal(networkOf('::ffff:203.0.113.7'), '203.0.113.7')
    assert.equal(networkOf('anything else'), 'anything else')
  })
})
