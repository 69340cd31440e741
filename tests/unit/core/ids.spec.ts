import { test } from '@japa/runner'
import { newId, shortTail } from '#core/ids'

test.group('Ids', () => {
  test('an id fits into an address and into a host name as it is', ({ assert }) => {
    assert.match(newId(), /^[a-z0-9]{20}$/)
    assert.match(shortTail(), /^[a-z0-9]{5}$/)
  })

  test('no two are alike', ({ assert }) => {
    const ids = Array.from({ length: 10_000 }, newId)
    assert.equal(new Set(ids).size, ids.length)
  })
})
