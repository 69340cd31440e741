import { test } from '@japa/runner'
import { read } from '#designer/reader/read'
import { form } from '#designer_tests/reader/form'

const written: [prompt: string, links: string[]][] = [
  ['A bakery in Leith. More at rosies-loaves.example', ['https://rosies-loaves.example']],
  ['A bakery in Leith, rosies.example. Open daily.', ['https://rosies.example']],
  ['A bakery. See https://rosies.example/menu?day=1.', ['https://rosies.example/menu?day=1']],
  ['A bakery. Menu: www.rosies.example!', ['https://www.rosies.example']],
  ['A bakery. Menu (rosies.co.uk/menu) and more.', ['https://rosies.co.uk/menu']],
  ['A surgery in Dundee: app.ledgerleaf.example', ['https://app.ledgerleaf.example']],
  // What is a word too is an address only behind a word for one.
  ['A studio. Visit ink.studio', ['https://ink.studio']],
  ['We love to bake.it is our life.', []],
  ['Version 2.10 is out. Costs 3.50.', []],
  ['Write to ada@lume.example', []],
]

test.group('Web addresses in a prompt', () => {
  for (const [prompt, links] of written)
    test(`"${prompt}" links to ${links.join(', ') || 'nothing'}`, ({ assert }) => {
      const { contact } = read(prompt, form)
      assert.deepEqual(
        contact.links.map(({ value }) => value.url),
        links
      )
    })

  test('a page that is only named as an example is offered, and not linked', ({ assert }) => {
    const { contact, suggestions } = read('A farm. A site like apple.com for us.', form)
    assert.isEmpty(contact.links)
    assert.isTrue(suggestions.some(({ field }) => field === 'contact.links'))
  })

  test('a handle is linked beside the name of its network, and else offered', ({ assert }) => {
    const { contact } = read('A potter. Instagram @clayandco', form)
    assert.deepEqual(
      contact.links.map(({ value }) => value),
      [{ url: 'https://instagram.com/clayandco', label: 'Instagram' }]
    )
    const bare = read('A potter. Find us @clayandco', form)
    assert.isEmpty(bare.contact.links)
    assert.isTrue(bare.suggestions.some(({ field }) => field === 'contact.links'))
  })
})
