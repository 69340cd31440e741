import { test } from '@japa/runner'
import { type Encoding, hasIt, negotiate } from '#core/http/negotiate'
import { encodingsOf } from '#deploy/services/release_store'

test.group('The encoding of an answer', () => {
  test('is the smallest one that the client accepts', ({ assert }) => {
    const cases: [string | undefined, Encoding][] = [
      [undefined, 'identity'],
      ['', 'identity'],
      ['gzip, deflate, br, zstd', 'br'],
      ['GZIP', 'gzip'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['br;q=0.001', 'br'],
      ['*', 'br'],
      ['*;q=0, gzip', 'gzip'],
      ['identity', 'identity'],
      ['x-br, bro', 'identity'],
      ['br;q=nonsense', 'identity'],
    ]
    for (const [header, encoding] of cases) {
      assert.equal(negotiate(header, ['br', 'gzip', 'identity']), encoding, header)
    }
    assert.equal(negotiate('br, gzip', ['identity']), 'identity')
  })

  test('is none for content that is already compressed', ({ assert }) => {
    for (const type of ['font/woff2', 'image/webp', 'image/png']) {
      assert.deepEqual(encodingsOf(type), ['identity'])
    }
    for (const type of ['text/html; charset=utf-8', 'application/xml', 'image/svg+xml']) {
      assert.include(encodingsOf(type), 'br')
    }
  })
})

test.group('A client with a cached copy', () => {
  test('is recognised by its tag, weak or in a list', ({ assert }) => {
    for (const header of ['"a"', 'W/"a"', '"x", "a"', ' * ']) assert.isTrue(hasIt(header, '"a"'))
    for (const header of [undefined, '', '"b"', 'a', '"a']) assert.isFalse(hasIt(header, '"a"'))
  })
})
