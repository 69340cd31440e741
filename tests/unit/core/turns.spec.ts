import { setImmediate as nextLoop } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Turns } from '#core/turns'

test.group('Turns', () => {
  test('are taken one after the other, in the order of the requests', async ({ assert }) => {
    const turns = new Turns()
    const done: number[] = []
    await Promise.all([1, 2, 3].map((one) => turns.next().then(() => done.push(one))))
    assert.deepEqual(done, [1, 2, 3])
  })

  test('store tokens only in the tab without “Remember me”', async ({ assert }) => {
    const turns = new Turns()
    const done: string[] = []
    const take = (name: string) => turns.next().then(() => done.push(name))
    const second = [take('first'), take('second')][1]
    while (done.length === 0) await nextLoop()
    await nextLoop().then(() => done.push('somebody else'))
    await second
    assert.deepEqual(done, ['first', 'somebody else', 'second'])
  })
})
