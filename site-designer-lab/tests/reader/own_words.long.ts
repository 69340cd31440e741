import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { defaultForm } from 'site-designer/form'
import { read, changeSheet } from 'site-designer'
import { coverageIsWhole } from '../../../site-designer/tests/helpers/coverage.ts'

interface Entry {
  prompt: string
  private: string[]
}

const strangers = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => {
  const list = new URL(`../../lists/strangers_${number}.json`, import.meta.url)
  return JSON.parse(readFileSync(list, 'utf8')) as Entry[]
})

const aboutIn = (prompt: string) => read(prompt, defaultForm).own_words.about?.value

test.group('Words for visitors', () => {
  test('of 480 prompts no wish and no word to us is among them, and their own words are', ({
    assert,
  }) => {
    const wishes: string[] = []
    let sentences = 0
    for (const { prompt, private: told } of strangers) {
      const lines = (aboutIn(prompt) ?? '').split(/\n|(?<=[.!?…]) /).filter(Boolean)
      sentences += lines.length
      for (const line of lines)
        if (
          told.some((wish) => line.includes(wish) || (/\s\S+\s/.test(line) && wish.includes(line)))
        )
          wishes.push(line)
    }
    assert.deepEqual(wishes, [])
    assert.isAbove(sentences, 1_000)
  })

  test('sentences stand in their order and word for word, each once', ({ assert }) => {
    assert.equal(
      aboutIn(
        'Easton Rovers, a football club in Bristol. Home matches Sunday 10.30. Subs are £20 a month. Founded 1974. Call 07700 900882.'
      ),
      // The subs are a price of their own.
      'Home matches Sunday 10.30.'
    )
  })

  test('of a sentence whose facts stand in fields the clause that is left is a line', ({
    assert,
  }) => {
    const about = aboutIn(
      'A bakery called Rye in Leeds. Rye bread £4, buns £2, everything baked on stone. Call 0113 496 0000.'
    )
    assert.equal(about, 'everything baked on stone')
  })

  test('promises to visitors stand there, also where they deny something', ({ assert }) => {
    const said = [
      'Nobody will push your hips anywhere.',
      'We do not wear top hats unless you ask for them.',
    ].join(' ')
    const about = aboutIn(
      `A studio called Slow Hinge in Leeds. ${said} Call 0113 496 0000. No lilies, no doves.`
    )
    assert.include(about, said)
    assert.notInclude(about, 'lilies')
  })

  for (const [wish, colours] of [
    ['Bright yellow and black, wild type, no autoplay.', ['Bright yellow', 'black']],
    ['Lots of space, one green.', ['green']],
    ['Earth colours, not brown.', ['Earth colours']],
    ['She hates pink.', []],
  ] as const)
    test(`“${wish}” wishes for ${colours.join(' and ') || 'no colour'}`, ({ assert }) => {
      const { wishes, own_words: own } = read(
        `A band called Slow Hinge in Leeds. We play at weddings. Call 0113 496 0000. ${wish}`,
        defaultForm
      )
      assert.deepEqual(
        wishes.colours.map(({ value }) => value.word),
        [...colours]
      )
      assert.isUndefined(wishes.theme)
      assert.notInclude(own.about?.value ?? '', wish)
    })

  test('a sentence that says more than its facts stands there whole', ({ assert }) => {
    const rsvp = 'RSVP by 1 June to us@mail.example, and tell us what you cannot eat.'
    assert.include(aboutIn(`Ann and Bob are getting married in Crail. ${rsvp} Dinner at 5.`), rsvp)
  })

  for (const wish of [
    'Please make it look warm.',
    'I need a website for my bakery.',
    'No pop-ups.',
    'Dark green like the front door.',
    'To whom it may concern,',
    'Newsletter signup.',
    'We launch on 1 March, so it has to be live by then.',
    'My budget is £200.',
    'Max 2 typefaces.',
    'Competitors are Bean Bros and Cafe Roma.',
    'Kind regards, Mary Stone.',
    'Could you put the prices first, and the map last?',
  ])
    test(`“${wish}” is never published`, ({ assert }) => {
      for (const prompt of [
        `Rye is a bakery in Leeds.\n${wish}\nWe bake at night. Call 0113 496 0000.`,
        `Rye is a bakery in Leeds. Call 0113 496 0000. ${wish}`,
      ])
        assert.notInclude(aboutIn(prompt) ?? '', wish.slice(0, -1))
    })

  test('a bracket that is said to us is left out of a sentence for visitors', ({ assert }) => {
    const about = aboutIn(
      'Rye is a bakery in Leeds. We bake every loaf by hand in a wood oven (sorry for the typos, I am on the bus). Our buns are soft and warm all day. Call 0113 496 0000.'
    )
    assert.include(about, 'We bake every loaf by hand in a wood oven.')
    assert.notInclude(about, 'typos')
  })

  test('a number before the refusal of another number is kept', ({ assert }) => {
    const prompt =
      'A café in Leeds. number is 0113 496 0132 DONT put my mobile 07700 900417 on there please'
    const { contact, suggestions } = read(prompt, defaultForm)
    const kept = [...contact.telephones, ...suggestions].map(({ value }) => value)
    assert.include(kept, '0113 496 0132')
    assert.notInclude(kept, '07700 900417')
  })

  test('a street behind the refusal of an address stands nowhere', ({ assert }) => {
    const prompt = "A piano tuner. Don't put our house address, it's 8 Threadneedle Lane."
    const { where, own_words: own } = read(prompt, defaultForm)
    assert.isUndefined(where[0]?.street_address)
    assert.notInclude(own.about?.value ?? '', 'Threadneedle')
  })

  test('a number in a clause that refuses something else is no part of the refusal', ({
    assert,
  }) => {
    const prompt = 'A food truck in Leeds. Dont put the price list on, call Hari 07700 900123.'
    const { contact } = read(prompt, defaultForm)
    assert.deepEqual(
      contact.telephones.map(({ value }) => value),
      ['07700 900123']
    )
    assert.isEmpty(contact.refused)
  })

  test('what is doubtful is offered with one tap, and stands nowhere else', ({ assert }) => {
    const offered = strangers.flatMap(({ prompt }) => {
      const { suggestions, own_words: own } = read(prompt, defaultForm)
      return suggestions
        .filter(({ field }) => field === 'own_words.about')
        .map(({ value }) => ({ value: String(value), own }))
    })
    assert.isNotEmpty(offered)
    for (const { value, own } of offered) {
      assert.notInclude(own.about?.value ?? '', value)
      assert.isTrue(own.unplaced.some((left) => value.includes(left.value)))
    }
  })

  test('a sentence that goes into a field leaves the text about it', ({ assert }) => {
    const prompt = 'Rye is a bakery in Leeds. Courtesy car. We bake at night. Call 0113 496 0000.'
    const sheet = read(prompt, defaultForm)
    const start = prompt.indexOf('Courtesy')
    const id = 's99'
    sheet.suggestions = [
      {
        id,
        field: 'good_to_know',
        value: 'Courtesy car',
        from: [start, start + 'Courtesy car'.length],
        why: 'looks_like_one',
      },
    ]
    assert.equal(sheet.own_words.about?.value, 'Courtesy car. We bake at night.')
    const changed = changeSheet(sheet, { suggestions: { take: [id] } }, prompt)
    if (!changed.ok) return assert.fail(JSON.stringify(changed.error))
    assert.equal(changed.value.own_words.about?.value, 'We bake at night.')
    assert.deepEqual(
      changed.value.good_to_know.map(({ value }) => value),
      ['Courtesy car']
    )
    assert.isTrue(coverageIsWhole(changed.value.coverage, prompt))
  })
})
