import { test } from '@japa/runner'
import type { Coverage, Suggestion } from 'site-designer/sheet'
import {
  isOpen,
  marksOf,
  restOf,
  unplacedOf,
} from '../../../resources/planning/sheet/prompt_text/marks.ts'

const prompt = 'Make me a site. We are Rosa’s in Leith, open late. Call 0131 555. '

function stretch(words: string): [number, number] {
  const start = prompt.indexOf(words)
  return [start, start + words.length]
}

const coverage: Coverage[] = [
  { from: stretch('Make me a site. '), as: 'talk' },
  { from: stretch('We are Rosa’s in Leith, open late. '), as: 'unplaced' },
  { from: stretch('Call '), as: 'field', field: 'contact.telephones' },
  { from: stretch('0131 555. '), as: 'field', field: 'contact.telephones' },
]
const name: Suggestion = {
  id: 's1',
  field: 'who.name',
  value: 'Rosa’s',
  from: stretch('Rosa’s'),
  why: 'by_position',
}

const textOf = (marks: { text: string }[]) => marks.map(({ text }) => text).join('')

test.group('Marks in the prompt', () => {
  test('said to us wait one by one, and never go with the rest', ({ assert }) => {
    const from = stretch('Make me a site. ')
    const told = [{ from, as: 'unplaced' as const, for_us: true as const }, ...coverage.slice(1)]
    const marks = marksOf(prompt, { coverage: told, suggestions: [] })
    assert.deepEqual(unplacedOf(marks), [from, coverage[1]!.from])
    assert.deepEqual(restOf(marks), [coverage[1]!.from])
  })

  test('of small talk and of scraps are not drawn, and do not wait for a place', ({ assert }) => {
    const text = 'Hi there, my - shop in Leith. Aprons for all.'
    const at = (words: string): [number, number] => {
      return [text.indexOf(words), text.indexOf(words) + words.length]
    }
    const scraps = [
      { from: at('Hi there, my - '), as: 'field', field: 'own_words.about' },
      { from: at('shop'), as: 'field', field: 'who.description' },
      { from: at(' in '), as: 'unplaced' },
      { from: at('Leith'), as: 'field', field: 'where.locality' },
      { from: at('. '), as: 'field', field: 'own_words.about' },
      { from: at('Aprons for all.'), as: 'unplaced' },
    ] as Coverage[]
    const marks = marksOf(text, { coverage: scraps, suggestions: [] })
    const drawn = marks.filter(({ as }) => as !== 'plain').map((mark) => mark.text)
    assert.deepEqual(drawn, ['shop', 'Leith', 'Aprons for all.'])
    assert.deepEqual(unplacedOf(marks), [at('Aprons for all.')])
    assert.equal(textOf(marks), text)
  })

  test('of wishes, refusals and talk never go with the rest', ({ assert }) => {
    const all = (['wish', 'refusal', 'talk', 'dropped'] as const).map((as, at) => ({
      from: [at * 10, at * 10 + 10] as [number, number],
      as,
    }))
    assert.deepEqual(restOf(marksOf(prompt, { coverage: all, suggestions: [] })), [])
  })

  test('cover the whole prompt, whatever the sheet contains', ({ assert }) => {
    for (const told of [
      { coverage, suggestions: [name] },
      { coverage: [], suggestions: [] },
      { coverage: coverage.slice(1, 2), suggestions: [] },
      { coverage: [{ from: [0, 4000] as [number, number], as: 'talk' as const }], suggestions: [] },
    ]) {
      assert.equal(textOf(marksOf(prompt, told)), prompt)
    }
    assert.deepEqual(marksOf('', { coverage: [], suggestions: [] }), [])
  })

  test('name the field that used a text, without the spaces around it', ({ assert }) => {
    const marks = marksOf(prompt, { coverage, suggestions: [] })
    const taken = marks.filter(({ as }) => as === 'field')
    assert.deepEqual(
      taken.map(({ text, field }) => [text, field]),
      [
        ['Call', 'contact.telephones'],
        ['0131 555.', 'contact.telephones'],
      ]
    )
    assert.isFalse(taken.some(isOpen))
  })

  test('separate a suggestion from an unplaced sentence, which can still be placed as a whole', ({
    assert,
  }) => {
    const open = marksOf(prompt, { coverage, suggestions: [name] }).filter(isOpen)
    assert.deepEqual(
      open.map(({ text }) => text),
      ['We are', 'Rosa’s', 'in Leith, open late.']
    )
    assert.deepEqual(open[1]!.suggestions, [name])
    for (const mark of open) assert.deepEqual(mark.stretch, coverage[1]!.from)
  })

  test('change at a tap before the server has answered', ({ assert }) => {
    const dropped = marksOf(
      prompt,
      { coverage, suggestions: [name] },
      { suggestions: { drop: ['s1'] } }
    )
    assert.isFalse(dropped.some(({ suggestions }) => suggestions.length > 0))

    const placed = marksOf(
      prompt,
      { coverage, suggestions: [name] },
      { unplaced: [{ from: coverage[1]!.from, to: 'own_words.about' }] }
    )
    assert.isFalse(placed.some(isOpen))
    assert.equal(placed.find(({ text }) => text.startsWith('We are'))!.field, 'own_words.about')

    const left = marksOf(
      prompt,
      { coverage, suggestions: [] },
      { unplaced: [{ from: coverage[1]!.from, to: 'drop' }] }
    )
    assert.equal(left.find(({ text }) => text.startsWith('We are'))!.as, 'dropped')
  })
})
