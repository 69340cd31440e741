import { test } from '@japa/runner'
import { nameRefusal, slugOf } from '#websites/services/slug'

test.group('The slug of a title', () => {
  test('consists of plain letters, digits and single hyphens', ({ assert }) => {
    const cases = {
      'Corner Bakery': 'corner-bakery',
      'Şişli Çiçekçilik Iğdır': 'sisli-cicekcilik-igdir',
      'ISPARTA Gülü': 'isparta-gulu',
      'Straße & Søn': 'strasse-son',
      "Ada's Café": 'adas-cafe',
      '  --Ünlü--  ': 'unlu',
      'ﬁne № 5': 'fine-no-5',
      'パン屋': '',
    }
    for (const [title, slug] of Object.entries(cases)) assert.equal(slugOf(title), slug)
  })

  test('is not longer than a host label, and does not end in a hyphen', ({ assert }) => {
    const slug = slugOf(`${'a'.repeat(39)} bakery`)
    assert.equal(slug, 'a'.repeat(39))
  })

  test('is never a reserved name', ({ assert }) => {
    const refused = [
      'www',
      'api',
      'ns1',
      'p-smith',
      'sitewright',
      'a',
      'ab',
      '-ab',
      'ab-',
      'mta-sts',
      'abuse',
      'security',
      'postmaster',
      'hostmaster',
      'webmaster',
      'outbox',
      'no-reply',
      'signin',
      'payments',
    ]
    for (const slug of refused) assert.isNotNull(nameRefusal(slug), slug)
    for (const slug of ['abc', 'panda', 'nsa-fans', 'p4k', 'my-api']) {
      assert.isNull(nameRefusal(slug), slug)
    }
  })
})
