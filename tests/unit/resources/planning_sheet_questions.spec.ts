import { test } from '@japa/runner'
import { emptySheet, type Suggestion } from 'site-designer/sheet'
import { openQuestions } from '../../../resources/planning/sheet/questions/open_questions.ts'
import { formValues } from '../../../resources/planning/sheet/state/form_values.ts'

const prompt = 'Bouquets £25 and £75. Aprons for everyone. Please no pink.'

function stretch(words: string): [number, number] {
  return [prompt.indexOf(words), prompt.indexOf(words) + words.length]
}

function suggestion(id: string, words: string, more: object): Suggestion {
  const lone = { id, from: stretch(words), why: 'two_readings', field: 'services', value: words }
  return { ...lone, ...more } as Suggestion
}

const chips = [
  { field: 'good_to_know', kind: 'chip', label: 'Dogs welcome' },
  { field: 'services', kind: 'chip', label: 'Repairs' },
  { field: 'services', kind: 'text', label: 'What else' },
] as const

function asked(part: object = {}, more: object = {}): string[] {
  const sheet = { ...emptySheet({ value: 'en', source: 'guess' } as never), ...part }
  const known = { prompt, sheet, values: formValues(sheet), leaving: {}, asksName: false }
  return openQuestions({ ...known, asked: [...chips], ...more }).map(({ id }) => id)
}

test.group('The questions of the review', () => {
  test('begin with the name, and end with what the kind of page has no answer for', ({
    assert,
  }) => {
    const suggestions = [suggestion('s1', '£75', {})]
    assert.deepEqual(asked({ suggestions }, { asksName: true }), [
      'name',
      'words 17-20',
      'chip good_to_know Dogs welcome',
      'chip services Repairs',
    ])
  })

  test('leave out what is known, assumed, taken back or answered just now', ({ assert }) => {
    const lines = [{ value: 'Dogs welcome', source: 'edited' }]
    const suggestions = [
      suggestion('s1', '£75', {}),
      suggestion('s2', '£25', { why: 'most_likely' }),
      suggestion('s3', 'Bouquets', { why: 'taken_back' }),
    ]
    const leaving = { suggestions: { drop: ['s1'] } }
    assert.deepEqual(asked({ good_to_know: lines, suggestions }, { leaving }), [
      'chip services Repairs',
    ])
  })

  test('ask once about words with several readings', ({ assert }) => {
    const suggestions = [
      suggestion('s1', '£75', {}),
      suggestion('s2', '£75', { field: 'credentials' }),
    ]
    assert.lengthOf(
      asked({ suggestions }).filter((id) => id.startsWith('words')),
      1
    )
  })

  test('ask where a whole sentence belongs, but never about a refusal or what was said to us', ({
    assert,
  }) => {
    const coverage = [
      { from: stretch('Bouquets £25 and £75.'), as: 'unplaced', for_us: true },
      { from: stretch('Aprons for everyone.'), as: 'unplaced' },
      { from: stretch('Please no pink.'), as: 'refusal' },
    ]
    const unplaced = asked({ coverage }).filter((id) => id.startsWith('unplaced'))
    assert.deepEqual(unplaced, ['unplaced Aprons for everyone.'])
  })
})
