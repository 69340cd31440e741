import { test } from '@japa/runner'
import { etagOf, readEtag } from '#contract/website_etag'

test.group('The ETag of a website', () => {
  test('names the website and its version, in quotes', ({ assert }) => {
    assert.equal(etagOf({ id: 'k3v9', version: 12 }), '"wk3v9-12"')
  })

  test('is parsed back, with spaces around it', ({ assert }) => {
    const named = { id: 'k3v9', version: 12 }
    assert.deepEqual(readEtag(` ${etagOf(named)} `), named)
  })

  test('is refused as a weak tag, as a list and without quotes', ({ assert }) => {
    for (const other of [
      '',
      '*',
      '12',
      'wk3v9-12',
      'W/"wk3v9-12"',
      '"k3v9-12"',
      '"w1-2", "w1-3"',
    ]) {
      assert.isUndefined(readEtag(other), other)
    }
  })
})
