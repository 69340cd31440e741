import { test } from '@japa/runner'
import { typedUrl } from '../../../resources/editor/engine/typed_url.ts'

test.group('What is typed as the address of a link', () => {
  test('a telephone number or an e-mail address leads to itself', ({ assert }) => {
    assert.equal(typedUrl('0232 555 12 34', 'link'), 'tel:02325551234')
    assert.equal(typedUrl('+90 (232) 555-12-34', 'link'), 'tel:+902325551234')
    assert.equal(typedUrl(' ada@example.com ', 'link'), 'mailto:ada@example.com')
  })

  test('the name of a host gets https in front, whatever its ending', ({ assert }) => {
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

  test('what says where it leads stays as it is', ({ assert }) => {
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

  test('what leads nowhere is no address', ({ assert }) => {
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
