import { test } from '@japa/runner'
import { byteCache } from '#core/byte_cache'

test.group('The cache of contents', () => {
  test('is limited in bytes, keeps empty contents, and leaves out one that is too large', ({
    assert,
  }) => {
    const cache = byteCache(100)
    cache.set('empty', Buffer.alloc(0))
    cache.set('a', Buffer.alloc(60))
    cache.set('huge', Buffer.alloc(101))
    assert.sameMembers([...cache.keys()], ['empty', 'a'])
    cache.set('b', Buffer.alloc(60))
    assert.deepEqual([...cache.keys()], ['b'])
  })
})
