import { test } from '@japa/runner'
import { ByteLru } from '#core/byte_lru'

const bytes = (length: number) => Buffer.alloc(length)

test.group('The cache of the site host', () => {
  test('removes the least recently used entries when it exceeds its bytes', ({ assert }) => {
    const lru = new ByteLru(100)
    for (const key of ['a', 'b', 'c']) lru.set(key, bytes(30))
    lru.get('a')
    lru.set('d', bytes(30))
    assert.isUndefined(lru.get('b'))
    for (const key of ['a', 'c', 'd']) assert.isDefined(lru.get(key), key)
    assert.equal(lru.size, 90)

    lru.set('e', bytes(100))
    assert.equal(lru.size, 100)
    assert.isUndefined(lru.get('d'))
  })

  test('counts a replaced content once', ({ assert }) => {
    const lru = new ByteLru(100)
    lru.set('a', bytes(60))
    lru.set('a', bytes(80))
    assert.equal(lru.size, 80)
    assert.lengthOf(lru.get('a')!, 80)
  })

  test('keeps its entries if a new one is too large', ({ assert }) => {
    const lru = new ByteLru(100)
    lru.set('a', bytes(60))
    lru.set('huge', bytes(101))
    assert.isDefined(lru.get('a'))
    assert.isUndefined(lru.get('huge'))
  })
})
