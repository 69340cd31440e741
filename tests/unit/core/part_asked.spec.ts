import { test } from '@japa/runner'
import { partAsked } from '#core/http/part_asked'

const asked = (range: string, more: Record<string, string> = {}, method = 'GET') =>
  partAsked({ method, headers: { range, ...more } }, 100, '"a"')

test.group('The part of a file that is asked for', () => {
  test('by its beginning, its end, or the last bytes', ({ assert }) => {
    assert.deepEqual(asked('bytes=0-9'), { start: 0, end: 9 })
    assert.deepEqual(asked('bytes=90-'), { start: 90, end: 99 })
    assert.deepEqual(asked('bytes=-10'), { start: 90, end: 99 })
    assert.deepEqual(asked('bytes=95-500'), { start: 95, end: 99 })
  })

  test('is none beyond the end', ({ assert }) => {
    assert.equal(asked('bytes=100-'), 'unsatisfiable')
    assert.equal(asked('bytes=500-600'), 'unsatisfiable')
  })

  test('is the whole file for several parts, other units, nonsense, HEAD and an older file', ({
    assert,
  }) => {
    for (const range of ['bytes=0-1,5-6', 'lines=0-9', 'bytes', 'bytes=', 'nonsense']) {
      assert.isNull(asked(range), range)
    }
    assert.isNull(asked('bytes=0-9', {}, 'HEAD'))
    assert.isNull(asked('bytes=0-9', { 'if-range': '"b"' }))
    assert.deepEqual(asked('bytes=0-9', { 'if-range': '"a"' }), { start: 0, end: 9 })
  })
})
