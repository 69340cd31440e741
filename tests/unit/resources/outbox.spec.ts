import { test } from '@japa/runner'
import { readOperation, type EditOperation } from '../../../resources/editor/engine/operation.ts'
import { openKeptChanges } from '../../../resources/lib/outbox/kept_changes.ts'
import { Outbox, type NextStep } from '../../../resources/lib/outbox/outbox.ts'
import { memoryArea, memoryLocks } from '../editor/memory_area.ts'
import { HandClock, settled } from './hand_clock.ts'

const color = (element: string, value: string): EditOperation => {
  return { type: 'set_style', element, property: 'color', value }
}
const text = (element: string, words: string): EditOperation => {
  return { type: 'set_text', element, text: words }
}

interface Change {
  field: string
  value: string
}

const change = (field: string, value: string): Change => ({ field, value })

/** An outbox that merges changes of one field; requests are answered by the test. */
function outbox(onFailed: (change: Change) => NextStep = () => ({ after: 0 })) {
  const clock = new HandClock()
  const kept: string[] = []
  const states: string[] = []
  const received: string[] = []
  const requests: { value: string; accept(): void; fail(): void }[] = []
  const made = new Outbox<Change, void>({
    merge: (last, next) => (last.field === next.field ? next : undefined),
    keep: (changes) => kept.push(changes.map(({ value }) => value).join(' ')),
    send: ({ value }) =>
      new Promise((accept, fail) => {
        requests.push({ value, accept, fail: () => fail(new Error('No answer.')) })
      }),
    onReceived: ({ value }) => received.push(value),
    onFailed: (failed) => onFailed(failed),
    onState: (state) => states.push(state),
    schedule: clock.schedule,
  })
  const sent = () => requests.map(({ value }) => value)
  return { made, clock, kept, states, received, requests, sent }
}

test.group('The outbox', () => {
  test('sends in order, one at a time, and stores what is left', async ({ assert }) => {
    const { made, kept, received, requests, sent } = outbox()
    made.add(change('name', 'a'))
    made.add(change('colour', 'b'))
    const flushed = made.flush()
    await settled()
    assert.deepEqual(sent(), ['a'])
    requests[0]!.accept()
    await settled()
    assert.deepEqual(sent(), ['a', 'b'])
    requests[1]!.accept()
    assert.isTrue(await flushed)
    assert.deepEqual(kept, ['a', 'a b', 'b', ''])
    assert.deepEqual(received, ['a', 'b'])
  })

  test('a change is merged into the last one, but not into one that is being sent', async ({
    assert,
  }) => {
    const { made, requests, sent } = outbox()
    made.add(change('name', 'a'))
    made.add(change('name', 'b'))
    void made.flush()
    await settled()
    made.add(change('name', 'c'))
    made.add(change('name', 'd'))
    requests[0]!.accept()
    await settled()
    assert.deepEqual(sent(), ['b', 'd'])
  })

  test('a failed change is sent again first, after growing pauses', async ({ assert }) => {
    const { made, clock, states, requests, sent } = outbox()
    made.add(change('name', 'a'))
    made.nudge(0)
    await clock.pass(0)
    requests[0]!.fail()
    await settled()
    assert.equal(states.at(-1), 'waiting')
    made.add(change('colour', 'b'))
    await clock.pass(1_000)
    requests[1]!.fail()
    await clock.pass(1_999)
    assert.deepEqual(sent(), ['a', 'a'])
    await clock.pass(1)
    requests[2]!.accept()
    await settled()
    assert.deepEqual(sent(), ['a', 'a', 'a', 'b'])
  })

  test('waits as long as the server asks', async ({ assert }) => {
    const { made, clock, requests, sent } = outbox(() => ({ after: 7_000 }))
    made.add(change('name', 'a'))
    const flushed = made.flush()
    await settled()
    requests[0]!.fail()
    assert.isFalse(await flushed)
    await clock.pass(6_999)
    assert.lengthOf(sent(), 1)
    await clock.pass(1)
    assert.lengthOf(sent(), 2)
  })

  test('after a stop nothing is sent until it is resumed', async ({ assert }) => {
    const { made, clock, requests, sent } = outbox(() => 'stop')
    made.add(change('name', 'a'))
    const flushed = made.flush()
    await settled()
    requests[0]!.fail()
    assert.isFalse(await flushed)
    await clock.pass(60_000)
    assert.isFalse(await made.flush())
    assert.deepEqual(sent(), ['a'])
    made.resume()
    void made.flush()
    await settled()
    assert.deepEqual(sent(), ['a', 'a'])
  })

  test('a call after all changes is not made if sending failed', async ({ assert }) => {
    const { made, requests } = outbox()
    made.add(change('name', 'a'))
    const called = made.afterAll(async () => 'called')
    await settled()
    requests[0]!.fail()
    assert.isUndefined(await called)
    const again = made.afterAll(async () => 'called')
    await settled()
    requests[1]!.accept()
    assert.equal(await again, 'called')
  })
})

test.group('Kept changes', () => {
  const open = (storage = memoryArea(), locks: LockManager | undefined = memoryLocks()) =>
    openKeptChanges({
      name: 'edits:w1',
      read: readOperation,
      storage: () => storage,
      locks,
      now: Date.now,
    })

  test('changes of a closed editor are found by the next one, once', async ({ assert }) => {
    const [storage, locks] = [memoryArea(), memoryLocks()]
    const first = await open(storage, locks)
    first.keep([text('e1', 'a'), color('e2', '#111111')])
    first.close()
    await Promise.resolve()
    const second = await open(storage, locks)
    assert.deepEqual(second.found, [text('e1', 'a'), color('e2', '#111111')])
    const third = await open(storage, locks)
    assert.deepEqual(third.found, [])
  })

  test('changes of an open editor are not taken', async ({ assert }) => {
    const [storage, locks] = [memoryArea(), memoryLocks()]
    const first = await open(storage, locks)
    first.keep([text('e1', 'a')])
    const second = await open(storage, locks)
    assert.deepEqual(second.found, [])
    assert.equal(storage.length, 1)
  })

  test('changes of another website are not taken', async ({ assert }) => {
    const storage = memoryArea()
    storage.setItem('sitewright:edits:w2:1-a', JSON.stringify([text('e1', 'a')]))
    const kept = await open(storage)
    assert.deepEqual(kept.found, [])
    assert.equal(storage.length, 1)
  })

  test('unreadable entries are skipped', async ({ assert }) => {
    const storage = memoryArea()
    storage.setItem('sitewright:edits:w1:1-a', '{"not": "a list"')
    const mixed = [{ type: 'untag' }, null, 7, { type: 'set_text', element: 'e1' }, text('e1', 'a')]
    storage.setItem('sitewright:edits:w1:2-b', JSON.stringify(mixed))
    const kept = await open(storage)
    assert.deepEqual(kept.found, [text('e1', 'a')])
  })

  test('a browser without storage is reported and causes no error', async ({ assert }) => {
    const refusing = () => {
      throw new DOMException('Denied.', 'SecurityError')
    }
    const kept = await openKeptChanges({
      name: 'edits:w1',
      read: readOperation,
      storage: refusing,
      now: Date.now,
    })
    assert.deepEqual(kept.found, [])
    assert.isFalse(kept.keep([text('e1', 'a')]))
    assert.isTrue(kept.keep([]))
  })
})
