import { test } from '@japa/runner'
import { newId, shortTail } from '#core/ids'

test.group('Ids', () => {
  test('an id can be used in an address and in a host name', ({ assert }) => {
    assert.match(newId(), /^[a-z0-9]{20}$/)
    assert.match(shortTail(), /^[a-z0-9]{5}$/)
  })

  test('ids are unique', ({ assert }) => {
    const ids = Array.from({ length: 10_000 }, newId)
    assert.equal(new Set(ids).size, ids.length)
  })
})
