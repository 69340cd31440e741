import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { renderSite } from '#designer/page/render_site'
import type { Row } from '#designer/site/content'
import { sectionOn, sitesOf } from '#designer_tests/helpers/composed'
import { form } from '#designer_tests/reader/form'

const sitesFor = (prompt: string) => sitesOf(read(prompt, form))

test.group('Numbers on a page', () => {
  const contactRows = (prompt: string): Row[][] =>
    sitesFor(prompt).map((site) =>
      sectionOn(site, 'contact')!.rows.filter(({ href }) => href !== undefined)
    )

  test('one for WhatsApp is labelled so and opens a chat', ({ assert }) => {
    const value = '07700 900123'
    const field = 'contact.telephones/07700-900123'
    const chat = { label: 'WhatsApp', value, href: 'https://wa.me/447700900123', field }
    const prices = 'A full groom is £35.'
    for (const rows of contactRows(`A dog groomer in Hull. ${prices} WhatsApp us on ${value}.`))
      assert.deepEqual(rows, [chat])
    for (const rows of contactRows(`A dog groomer in Hull. ${prices} Call or WhatsApp ${value}.`))
      assert.deepEqual(rows, [{ label: 'Phone', value, href: 'tel:07700900123', field }, chat])
  })

  test('one for WhatsApp whose country nobody knows is labelled so and is dialled', ({
    assert,
  }) => {
    for (const rows of contactRows('A dog groomer in Galway. WhatsApp 087 123 4567.'))
      assert.containsSubset(rows, [
        { label: 'WhatsApp', value: '087 123 4567', href: 'tel:0871234567' },
      ])
  })

  const shops =
    'A fish shop called Harbour Catch. Two shops: 12 Quay Street, Galway, 091 555 0101, open Mon-Fri 9-5, and 4 High Street, Galway, 091 555 0102, open Sat 10-4. WhatsApp +353 87 123 4567.'

  test('each shop has its own beside its address and hours', ({ assert }) => {
    for (const site of sitesFor(shops)) {
      const visits = site.sections.filter((section) => section.kind === 'visit')
      assert.deepEqual(
        visits.map(({ nav }) => nav),
        ['12 Quay Street', '4 High Street']
      )
      const [, second] = sectionOn(site, 'hero')!.actions
      assert.equal(second.label, 'WhatsApp +353 87 123 4567')
      assert.deepEqual(
        visits.map(({ rows }) => rows.map(({ value }) => value)),
        [
          ['12 Quay Street, Galway', '091 555 0101'],
          ['4 High Street, Galway', '091 555 0102'],
        ]
      )
      assert.deepEqual(
        sectionOn(site, 'contact')!
          .rows.slice(0, 3)
          .map(({ label }) => label),
        ['Phone, 12 Quay Street', 'Phone, 4 High Street', 'WhatsApp']
      )
    }
  })

  test('each shop is a business of its own for machines', ({ assert }) => {
    for (const site of sitesFor(shops)) {
      const [, json] = /<script type="application\/ld\+json">([^<]*)/.exec(renderSite(site))!
      const places = JSON.parse(json).location as Record<string, unknown>[]
      assert.deepEqual(
        places.map((place) => [place['@type'], place.name, place.telephone]),
        [
          ['LocalBusiness', 'Harbour Catch', '091 555 0101'],
          ['LocalBusiness', 'Harbour Catch', '091 555 0102'],
        ]
      )
      assert.deepEqual(
        places.map(
          ({ openingHoursSpecification: hours }) => (hours as { opens: string }[])[0].opens
        ),
        ['09:00', '10:00']
      )
    }
  })

  test('those behind all addresses belong to no one shop', ({ assert }) => {
    const prompt =
      'A fish shop called Harbour Catch. 12 Quay Street, Galway and 4 High Street, Galway. Call 091 555 0101 or 091 555 0102.'
    for (const site of sitesFor(prompt)) {
      const rows = sectionOn(site, 'contact')!.rows.slice(0, 2)
      assert.deepEqual(
        rows.map(({ label }) => label),
        ['Phone', 'Phone']
      )
    }
  })
})
