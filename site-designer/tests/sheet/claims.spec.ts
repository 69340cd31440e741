import { test } from '@japa/runner'
import { claimsOnlyWhatWasSaid } from '#designer/sheet/claims'
import type { Sheet } from '#designer/sheet/sheet'
import { english, fails, passes, prompt } from '#designer_tests/helpers/claims'
import { sheetOf, week } from '#designer_tests/helpers/sheets'

test.group('What a model may say in English', () => {
  test('is what was said, and plain words', ({ assert }) => {
    passes(assert, english, [
      'Coffee, and a seat by the window',
      'Halfway Coffee is a coffee shop in Leeds.',
      'Pull up a chair. There is always a cup for you at Halfway Coffee.',
      'Since 1987, Leeds has stopped here for a cup.',
      'An espresso is £2.60, and no one will hurry you.',
      'Ada and Jo Brown make the coffee.',
      'Our two baristas know the machine well.',
      'Our 2 baristas know the machine well.',
      'Come by on a Tuesday from 7:30, or any weekday until 4 pm.',
      'We won a regional award in 2019.',
      'Ring 0113 496 0000 or write to ada@halfway.example.',
      'Find us at instagram.com/halfway.',
      'There is free parking.',
      'Ada’s favourite? One of the oldest questions.'
        .replace('favourite', 'answer')
        .replace('oldest', 'old'),
      'I make coffee because I like people.',
    ])
  })

  test('has no figure that nobody gave', ({ assert }) => {
    fails(assert, english, [
      'Since 1950.',
      'Serving Leeds for 37 years.',
      'An espresso is £2.90.',
      'An espresso is €2.60.',
      'Three baristas stand at the bar.',
      'We have one oven and much patience.',
      'Dozens of beans to choose from.',
      'Hundreds of guests come back.',
      '20% off on weekdays.',
      'Open from 8 am.',
      'Open until 5 pm.',
      'Call 0113 496 0001.',
      'Call 0700 900 123.',
      'You find us at 14 Mill Street.',
      'A third generation of coffee makers.',
      'Open around the clock, 24/7.',
    ])
  })

  test('has no name, place or day that nobody named', ({ assert }) => {
    fails(assert, english, [
      'The coffee shop in York.',
      'Our beans come from Ethiopia.',
      'The coffee that Gordon Ramsay drinks.',
      'Gordon Ramsay drinks here.',
      'Come by on a Sunday.',
      'We roast every April.',
      'Roasted with ACME machines.',
      'Trusted By Google And Many More',
      'Made in the old Corn Exchange.',
      'York has waited for this cup.',
      'Yorkshire water makes the best tea, they say.'.replace('best ', ''),
      'London’s coffee.',
      'Sarah makes the coffee.',
      'Italian beans, slowly roasted.',
    ])
  })

  test('has no spot in a town that nobody told', ({ assert }) => {
    fails(assert, english, [
      'In the heart of the old town.',
      'Just off the high street.',
      'A seat near the station.',
      'Coffee by the river.',
      'In the city centre, and easy to find.',
    ])
  })

  test('begins with any word that is also a name', ({ assert }) => {
    passes(assert, english, [
      'Reading a paper is welcome here.',
      'Grace in every cup.',
      'Ginger goes well with coffee.',
      'Will you come by?',
      'Nice to meet you.',
    ])
  })

  test('has no praise or promise that nobody made', ({ assert }) => {
    fails(assert, english, [
      'Award-winning coffee.',
      'The best coffee in town.',
      'The most popular bar of the street.',
      'Probably the oldest bar around.',
      'World-class espresso.',
      'Organic beans.',
      'Handmade cakes.',
      'A family-run bar.',
      'Free delivery.',
      'Satisfaction guaranteed.',
      'Certified baristas.',
      'Roasted daily.',
      'Experts in coffee.',
    ])
  })

  test('has no link, address or quote that nobody gave', ({ assert }) => {
    fails(assert, english, [
      'See www.best-coffee.com.',
      'Write to hello@halfway.example.',
      'Follow @halfwaycoffee.',
      '“I come every day for the flat white,” says a guest.'.replace('every day ', ''),
      'As they say: "coffee first and talk later".',
    ])
  })
})

test.group('The words of a model', () => {
  test('lose the texts that claim something, and a section without any is ours', ({ assert }) => {
    const copy = {
      hero: { heading: 'Coffee in Leeds', intro: 'The best in town.' },
      about: {
        heading: 'About the bar',
        paragraphs: ['Ada stands at the bar.', 'She won 12 medals.', 'Come in.'],
      },
      hours: { heading: 'Open on Sunday' },
    }
    assert.deepEqual(claimsOnlyWhatWasSaid(english, prompt, copy), {
      hero: { heading: 'Coffee in Leeds' },
      about: { heading: 'About the bar', paragraphs: ['Ada stands at the bar.', 'Come in.'] },
    })
  })

  test('lose the sentence that claims something, and keep the others', ({ assert }) => {
    const copy = {
      hero: {
        heading: 'Come in. The best in town.',
        intro: 'Come in. The best coffee in town. Sit by the window!',
      },
      about: {
        intro: 'An award-winning bar. Since 1950.',
        paragraphs: [
          'Ada stands at the bar. She won 12 medals.',
          'Organic beans. Satisfied guests.',
        ],
      },
    }
    assert.deepEqual(claimsOnlyWhatWasSaid(english, prompt, copy), {
      hero: { intro: 'Come in. Sit by the window!' },
      about: { paragraphs: ['Ada stands at the bar.'] },
    })
  })

  test('are refused whole where a quote that nobody said goes over two sentences', ({ assert }) => {
    const copy = { about: { intro: 'A guest says: “I come in. I stay.” Since 1950.' } }
    assert.deepEqual(claimsOnlyWhatWasSaid(english, prompt, copy), {})
  })

  test('may take another form of a claim, never one that says more, a name or a figure', ({
    assert,
  }) => {
    const sheet = sheetOf({
      who: { name: 'Brightwell' },
      own_words: { about: 'We guarantee cheap, fresh plates. I have experience with Thomasina.' },
    })
    passes(assert, sheet, ['Guaranteed.', 'An experienced hand.'])
    fails(assert, sheet, [
      'Cheapest in town.',
      'The freshest plates.',
      'Cooked by Thomas.',
      'Certified.',
    ])
  })

  test('may say in full what a menu says in short forms', ({ assert }) => {
    const sheet = sheetOf({
      offers: [
        { items: [{ name: 'Dal (VE, GF)' }, { name: 'Omelette (v)' }, { name: 'Ham (h)' }] },
      ],
    })
    passes(assert, sheet, ['Vegan and gluten-free dal.', 'A vegetarian omelette.'])
    fails(assert, sheet, ['Halal ham.', 'Organic dal.'])
    const other = sheetOf({
      offers: [{ items: [{ name: 'Vitamin V' }, { name: 'Omelette (v)' }] }],
    })
    fails(assert, other, ['Vegan.', 'Gluten-free.'])
  })

  test('may count the lists of the sheet and name its hours, and nothing else by these numbers', ({
    assert,
  }) => {
    const sheet = sheetOf({
      where: [{ locality: 'Leeds', opening_hours: week({ monday: '07:00-15:00' }) }],
      offers: [{ items: ['A', 'B', 'C'].map((name) => ({ name: `Cake ${name}`, price: '£9' })) }],
    })
    passes(assert, sheet, ['Three prices.', 'All 3 prices.', 'Come before seven.', 'Until three.'])
    fails(assert, sheet, [
      'Four prices.',
      'Three ovens.',
      'Three people.',
      '3 ovens.',
      'Before seven ovens.',
      'Until four.',
    ])
  })

  test('do not tell what was corrected since', ({ assert }) => {
    const sheet = sheetOf(
      { offers: [{ items: [{ name: 'Rye', price: '4 €' }] }] },
      { prompt: 'Rye 4 €' }
    )
    const text = { about: { intro: 'A loaf of rye is 4 €.' } }
    assert.deepEqual(claimsOnlyWhatWasSaid(sheet, 'Rye 4 €', text), text)
    const offers = [
      { items: [{ value: { name: 'Rye', price: '5 €' }, source: 'edited' as const }] },
    ]
    const corrected: Sheet = {
      ...sheet,
      offers,
      edited: ['offers'],
      coverage: [{ from: [0, 7], as: 'field', field: 'offers' }],
    }
    assert.deepEqual(claimsOnlyWhatWasSaid(corrected, 'Rye 4 €', text), {})
  })

  test('of a language without lists of ours are held to figures, links and names', ({ assert }) => {
    const polish = sheetOf({ who: { name: 'Piekarnia Zorza' }, wishes: { language: 'pl' } })
    passes(assert, polish, ['Chleb i bułki, prosto z pieca.', 'Piekarnia Zorza zaprasza.'])
    fails(assert, polish, [
      'Od 1950 roku.',
      'Chleb z Krakowa i nie tylko, także z Gdańska.',
      'Zapraszamy na zorza.pl/chleb lub www.zorza.com.',
    ])
  })
})
