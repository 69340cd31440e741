import { test } from '@japa/runner'
import { hostsOf, mixesScripts, readDomainName, shownName } from '#deploy/domains/domain_name'

test.group('A typed domain', () => {
  test('is refused with the reason: {$self}')
    .with([
      '',
      'shop',
      '203.0.113.7',
      '0x7f.1',
      'co.uk',
      'github.io',
      'http://shop.com',
      'shop.com/menu',
      'shop.com:8080',
      '*.shop.com',
      '_dmarc.shop.com',
      'a b.com',
      '-shop.com',
      `${'x'.repeat(64)}.com`,
      `${'long.'.repeat(60)}com`,
      'app.localhost',
    ])
    .run(({ assert }, typed) => {
      const read = readDomainName(typed)
      assert.isFalse(read.ok)
      if (!read.ok) assert.match(read.error, /^\p{Lu}.*[.a-z]$/u)
    })

  test('is read in the form of addresses: {0}')
    .with([
      [' Shop.COM. ', 'shop.com', 'shop.com'],
      ['www.shop.co.uk', 'www.shop.co.uk', 'shop.co.uk'],
      ['menu.shop.com', 'menu.shop.com', 'shop.com'],
      ['bäckerei.de', 'xn--bckerei-5wa.de', 'xn--bckerei-5wa.de'],
      ['ｓhop.com', 'shop.com', 'shop.com'],
    ] as const)
    .run(({ assert }, [typed, name, registrable]) => {
      assert.deepEqual(readDomainName(typed), { ok: true, value: { name, registrable } })
    })

  test('has a second form only where it was bought', ({ assert }) => {
    assert.deepEqual(hostsOf('shop.com'), ['shop.com', 'www.shop.com'])
    assert.deepEqual(hostsOf('www.shop.com'), ['www.shop.com', 'shop.com'])
    assert.deepEqual(hostsOf('menu.shop.com'), ['menu.shop.com'])
  })

  test('that imitates another one by letters of two scripts is noticed', ({ assert }) => {
    const read = readDomainName('pаypal.com')
    assert.isTrue(read.ok && mixesScripts(read.value.name))
    assert.isFalse(mixesScripts('xn--bckerei-5wa.de'))
    assert.equal(shownName('xn--bckerei-5wa.de'), 'bäckerei.de')
  })
})
