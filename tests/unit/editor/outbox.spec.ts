import { test } from '@japa/runner'
import type { EditOperation } from '../../../resources/editor/engine/operation.ts'
import { Outbox } from '../../../resources/editor/state/outbox.ts'
import { openShelf } from '../../../resources/editor/state/shelf.ts'
import { memoryArea, memoryLocks } from './memory_area.ts'

const color = (element: string, value: string): EditOperation => {
  return { type: 'set_style', element, property: 'color', value }
}
const text = (element: string, words: string): EditOperation => {
  return { type: 'set_text', element, text: words }
}

test.group('The outbox', () => {
  test('keeps the order, and reports each change to its listener', ({ assert }) => {
    const kept: number[] = []
    const outbox = new Outbox((operations) => kept.push(operations.length))
    outbox.add(text('e1', 'a'))
    outbox.add(color('e1', '#111111'))
    const first = outbox.take()!
    assert.deepEqual(first.operation, text('e1', 'a'))
    outbox.remove(first)
    assert.deepEqual(outbox.operations, [color('e1', '#111111')])
    assert.deepEqual(kept, [1, 2, 1])
  })

  test('a later value of the same property replaces an earlier one', ({ assert }) => {
    const outbox = new Outbox(() => {})
    outbox.add(color('e1', '#111111'))
    outbox.add(color('e1', '#222222'))
    outbox.add(color('e2', '#333333'))
    outbox.add(color('e1', '#444444'))
    assert.deepEqual(outbox.operations, [
      color('e1', '#222222'),
      color('e2', '#333333'),
      color('e1', '#444444'),
    ])
  })

  test('all texts are sent, because a later one may depend on an earlier one', ({ assert }) => {
    const outbox = new Outbox(() => {})
    outbox.add(text('e1', 'a'))
    outbox.add(text('e1', 'b'))
    assert.equal(outbox.size, 2)
  })

  test('an operation that is being sent does not change', ({ assert }) => {
    const outbox = new Outbox(() => {})
    outbox.add(color('e1', '#111111'))
    const underway = outbox.take()!
    outbox.add(color('e1', '#222222'))
    assert.equal(outbox.size, 2)
    outbox.remove(underway)
    assert.deepEqual(outbox.operations, [color('e1', '#222222')])
  })

  test('an operation that failed is sent again next', ({ assert }) => {
    const outbox = new Outbox(() => {})
    outbox.add(text('e1', 'a'))
    const entry = outbox.take()
    outbox.putBack()
    outbox.add(text('e1', 'b'))
    assert.equal(outbox.take(), entry)
  })
})

test.group('The shelf of unsent changes', () => {
  const open = (storage = memoryArea(), locks: LockManager | undefined = memoryLocks()) =>
    openShelf({ websiteId: 'w1', storage: () => storage, locks, now: Date.now })

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
    const shelf = await open(storage)
    assert.deepEqual(shelf.found, [])
    assert.equal(storage.length, 1)
  })

  test('unreadable entries are skipped', async ({ assert }) => {
    const storage = memoryArea()
    storage.setItem('sitewright:edits:w1:1-a', '{"not": "a list"')
    const mixed = [{ type: 'untag' }, null, 7, { type: 'set_text', element: 'e1' }, text('e1', 'a')]
    storage.setItem('sitewright:edits:w1:2-b', JSON.stringify(mixed))
    const shelf = await open(storage)
    assert.deepEqual(shelf.found, [text('e1', 'a')])
  })

  test('a browser without storage is reported and causes no error', async ({ assert }) => {
    const refusing = () => {
      throw new DOMException('Denied.', 'SecurityError')
    }
    const shelf = await openShelf({
      websiteId: 'w1',
      storage: refusing,
      locks: undefined,
      now: Date.now,
    })
    assert.deepEqual(shelf.found, [])
    assert.isFalse(shelf.keep([text('e1', 'a')]))
    assert.isTrue(shelf.keep([]))
  })
})
