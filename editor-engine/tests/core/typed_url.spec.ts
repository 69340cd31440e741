import { test } from '@japa/runner'
import { typedUrl } from '../../src/index.ts'

test.group('Typed link addresses', () => {
  test('a telephone number or e-mail address becomes a tel: or mailto: link', ({ assert }) => {
    assert.equal(typedUrl('0232 555 12 34', 'link'), 'tel:02325551234')
    assert.equal(typedUrl('+90 (232) 555-12-34', 'link'), 'tel:+902325551234')
    assert.equal(typedUrl(' ada@example.com ', 'link'), 'mailto:ada@example.com')
  })

  test('a host name gets https in front, whatever its ending', ({ assert }) => {
    for (const host of [
      'example.com/order',
      'www.crumb.example',
      'simit.istanbul',
      'bäckerei.berlin:8080/brot?x=1',
      'crumb.shop#bread',
    ]) {
      assert.equal(typedUrl(host, 'link'), `https://${host}`)
    }
  })

  test('a complete address stays unchanged', ({ assert }) => {
    for (const url of [
      '',
      '#menu',
      '/prices',
      './prices.html',
      '../x',
      '?page=2',
      'https://a.b',
      'mailto:a@b.co?subject=x',
      'files/0123/prices.pdf',
      // The engine refuses it, with its reason.
      'javascript:alert(1)',
    ]) {
      assert.equal(typedUrl(url, 'link'), url)
    }
  })

  test('an unusable text is refused', ({ assert }) => {
    for (const typed of [
      'our menu',
      'menu',
      '12',
      'prices.pdf',
      'about.html',
      '2024/05',
      'a b.com',
    ])
      assert.isUndefined(typedUrl(typed, 'link'), typed)
  })

  test('a button’s address that does not begin with http gets https', ({ assert }) => {
    assert.equal(typedUrl('shop.example', 'button'), 'https://shop.example')
    assert.equal(typedUrl('http://shop.example', 'button'), 'http://shop.example')
    assert.equal(typedUrl('', 'button'), '')
  })
})
