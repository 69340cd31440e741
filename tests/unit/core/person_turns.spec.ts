import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { onBehalfOf, tellingWaits } from '#core/on_behalf'
import { PersonTurns } from '#core/person_turns'

/** Some workers for a few people, and the order in which their jobs began. */
function workshop(atOnce: number) {
  const turns = new PersonTurns(atOnce)
  const begun: string[] = []
  const open: (() => void)[] = []
  const job = (person: string, stop?: AbortSignal) =>
    onBehalfOf(person, () =>
      turns.take(async () => {
        begun.push(person)
        await new Promise<void>((resolve) => void open.push(resolve))
      }, stop)
    )
  const endNext = async () => {
    open.shift()!()
    await pause(0)
  }
  return { turns, begun, job, endNext }
}

test.group('Turns between people', () => {
  test('go round, however many jobs one person has', async ({ assert }) => {
    const { begun, job, endNext } = workshop(1)
    const jobs = [...Array.from({ length: 5 }, () => job('Eve')), job('Ada'), job('Bo'), job('Ada')]
    for (let i = 0; i < jobs.length; i++) {
      await pause(0)
      await endNext()
    }
    await Promise.all(jobs)
    assert.deepEqual(begun, ['Eve', 'Ada', 'Bo', 'Eve', 'Ada', 'Eve', 'Eve', 'Eve'])
  })

  test('leave a worker for others while one person has many jobs', async ({ assert }) => {
    const { begun, job } = workshop(2)
    for (let i = 0; i < 5; i++) void job('Eve')
    void job('Ada')
    await pause(0)
    assert.deepEqual(begun, ['Eve', 'Ada'])
  })

  test('work for nobody in particular uses every worker', async ({ assert }) => {
    const turns = new PersonTurns(2)
    let working = 0
    for (let i = 0; i < 3; i++) {
      void turns.take(() => {
        working += 1
        return new Promise(() => {})
      })
    }
    await pause(0)
    assert.equal(working, 2)
  })

  test('are refused to a person who has too much waiting, and to nobody else', async ({
    assert,
  }) => {
    const { begun, job } = workshop(1)
    const jobs = Array.from({ length: 30 }, () => job('Eve'))
    const refused = await Promise.allSettled(jobs.slice(21))
    for (const one of refused) {
      assert.equal(one.status, 'rejected')
      assert.containsSubset((one as PromiseRejectedResult).reason, { status: 429, code: 'busy' })
    }
    void job('Ada')
    await pause(0)
    assert.deepEqual(begun, ['Eve'])
  })

  test('are not refused to the second job of a request', async ({ assert }) => {
    const { turns, job, endNext } = workshop(1)
    const done: string[] = []
    const request = onBehalfOf('Eve', async () => {
      await turns.take(async () => void done.push('first'))
      for (let i = 0; i < 25; i++) void job('Eve').catch(() => undefined)
      await turns.take(async () => void done.push('second'))
    })
    for (let i = 0; i < 22; i++) {
      await pause(0)
      await endNext().catch(() => undefined)
    }
    await request
    assert.deepEqual(done, ['first', 'second'])
  })

  test('are left by a job that is stopped while it waits', async ({ assert }) => {
    const { begun, job, endNext } = workshop(1)
    const first = job('Eve')
    const stop = new AbortController()
    const waiting = job('Ada', stop.signal)
    const last = job('Bo')
    await pause(0)
    stop.abort()
    await assert.rejects(() => waiting)
    await endNext()
    await endNext()
    await Promise.all([first, last])
    assert.deepEqual(begun, ['Eve', 'Bo'])
  })

  test('tell a person who waits, and when the wait is over', async ({ assert }) => {
    const { turns, job, endNext } = workshop(1)
    const told: boolean[] = []
    void job('Eve')
    const mine = onBehalfOf('Ada', () =>
      tellingWaits(
        (isWaiting) => void told.push(isWaiting),
        () => turns.take(async () => {})
      )
    )
    await pause(1_100)
    assert.deepEqual(told, [true])
    await endNext()
    await mine
    assert.deepEqual(told, [true, false])
  })
})
