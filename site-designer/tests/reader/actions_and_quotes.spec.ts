import { test } from '@japa/runner'
import { compose, fillSite, read } from '#designer/main'
import { defaultForm } from '#designer/site/form'
import { sectionOn } from '#designer_tests/helpers/composed'

const sheetOf = (prompt: string) => read(prompt, defaultForm)
const buttonsOf = (prompt: string) => {
  const sheet = sheetOf(prompt)
  const site = fillSite(sheet, compose(sheet, defaultForm, { seed: '3' }))
  return { buttons: sectionOn(site, 'hero')!.actions, contact: sectionOn(site, 'contact')! }
}

const bar = 'The Brass Lantern is a cocktail bar in Bristol. '

test.group('What visitors are asked to do', () => {
  test('is on the button in the owner’s words, and leads to the address that they gave', ({
    assert,
  }) => {
    const { buttons, contact } = buttonsOf(
      `${bar}Visitors should book a table at https://brasslantern.example/tables.`
    )
    assert.deepEqual(buttons[0], {
      label: 'Book a table',
      href: 'https://brasslantern.example/tables',
    })
    assert.equal(contact.heading, 'Get in touch')
    assert.deepInclude(contact.rows, {
      label: 'Book a table',
      value: 'brasslantern.example/tables',
      href: 'https://brasslantern.example/tables',
    })
  })

  test('leads to the form where there is no address', ({ assert }) => {
    const { buttons, contact } = buttonsOf(
      'Halloran is an estate agent in Ludlow. The call to action should be Book a free valuation.'
    )
    assert.deepEqual(buttons[0], { label: 'Book a free valuation', href: '#contact' })
    assert.equal(contact.heading, 'Book a free valuation')
  })

  test('ends where the sentence goes on to something else', ({ assert }) => {
    const { contact } = sheetOf(
      `${bar}The main button should say Book a course and go to oakhanger.example/courses.`
    )
    assert.equal(contact.action?.value, 'Book a course')
    assert.equal(contact.links[0].value.label, 'Book a course')
  })

  test('is the text of the button where that is what they tell us', ({ assert }) => {
    const { contact } = sheetOf(
      'Create a landing page for Tidewise, an app for swimmers. The button should be Download the app.'
    )
    assert.equal(contact.action?.value, 'Download the app')
  })

  test('is what the button is to say, and leads where that sentence says', ({ assert }) => {
    const first = (prompt: string) => buttonsOf(prompt).buttons[0]
    assert.deepEqual(
      first(
        `${bar}The main button should say Hold a stool and open an email to hold@lantern.example.`
      ),
      { label: 'Hold a stool', href: 'mailto:hold@lantern.example' }
    )
    assert.deepEqual(
      first(`${bar}Make the button Send a round, leading to https://rounds.example/send.`),
      { label: 'Send a round', href: 'https://rounds.example/send' }
    )
    assert.deepEqual(
      first(
        'Kadıköy’de bir berberiz, telefon 0216 555 01 44. Düğmede Sıra al yazsın ve telefonu açsın.'
      ),
      { label: 'Sıra al', href: 'tel:02165550144' }
    )
    assert.isUndefined(sheetOf(`${bar}The button must be big and at the top.`).contact.action)
  })

  test('is nothing where they say that they do not want it', ({ assert }) => {
    const { contact } = sheetOf(`${bar}I do not want people to book a table on the page.`)
    assert.isUndefined(contact.action)
  })

  test('a number that is for WhatsApp opens a chat', ({ assert }) => {
    const { buttons } = buttonsOf(`${bar}Book by WhatsApp +32 470 55 01 28.`)
    assert.include(
      buttons.map(({ href }) => href),
      'https://wa.me/32470550128'
    )
  })
})

test.group('What others say', () => {
  const quotesOf = (words: string) =>
    sheetOf(`${bar}${words}`).own_words.quotes.map(({ value }) => value)

  test('has its speaker, behind it or before it', ({ assert }) => {
    assert.deepEqual(quotesOf('"Sold in nine days, and for more." Mr & Mrs Bevan, Craven Arms.'), [
      { text: 'Sold in nine days, and for more.', by: 'Mr & Mrs Bevan, Craven Arms' },
    ])
    assert.deepEqual(quotesOf("Maggie T. said 'I can't remember a better evening.' It is small."), [
      { text: "I can't remember a better evening.", by: 'Maggie T.' },
    ])
    assert.deepEqual(quotesOf('"The only bar my dad has thanked me for." –@tabhoarder.'), [
      { text: 'The only bar my dad has thanked me for.', by: '@tabhoarder' },
    ])
    assert.deepEqual(
      quotesOf(
        '"The olives alone were worth the train." That was Hugo Brandt, and "My mother laughed for an hour" came from Ines and Karl Okoro.'
      ),
      [
        { text: 'The olives alone were worth the train.', by: 'Hugo Brandt' },
        { text: 'My mother laughed for an hour', by: 'Ines and Karl Okoro' },
      ]
    )
    assert.deepEqual(
      quotesOf('Mrs Ada Pym in Clevedon wrote me "it felt like somebody’s kitchen".'),
      [{ text: 'it felt like somebody’s kitchen', by: 'Mrs Ada Pym in Clevedon' }]
    )
  })

  test('is no title, no saying of a notice and no question of a form', ({ assert }) => {
    assert.isEmpty(quotesOf('Her talk "What the tide leaves behind" is on 4 May.'))
    assert.isEmpty(quotesOf('You may tick a box that says "please do not talk to me".'))
    assert.isEmpty(quotesOf('Who are your competitors? – The pub next door'))
  })
})
