import { test } from '@japa/runner'
import { emptyPlace, emptySheet, type Place, type Stretch } from 'site-designer/sheet'
import { targetOf } from '../../../resources/planning/sheet/prompt_text/mark_target.ts'
import type { Mark } from '../../../resources/planning/sheet/prompt_text/marks.ts'

const prompt =
  'Leith: Shore 12, Monday 9-17. Porto: Rua Nova 3, Sunday closed. A gallery, no map. Thanks!'

const at = (words: string): Stretch => {
  const start = prompt.indexOf(words)
  return [start, start + words.length]
}
const told = <T>(value: T, words: string) => ({ value, source: 'said' as const, from: at(words) })

function mark(words: string, become: Pick<Mark, 'as' | 'field'>): Mark {
  const [start] = at(words)
  return { start, text: words, stretch: at(words), forUs: false, suggestions: [], ...become }
}

const leith: Place = {
  ...emptyPlace(),
  label: told('Leith', 'Leith'),
  opening_hours: {
    monday: told({ spans: [{ opens: '09:00', closes: '17:00' }] }, 'Monday 9-17'),
    notes: [],
  },
}
const porto: Place = {
  ...emptyPlace(),
  street_address: told('Rua Nova 3', 'Rua Nova 3'),
  opening_hours: { sunday: told({ spans: [] }, 'Sunday closed'), notes: [] },
}
const empty = emptySheet({ value: 'en', source: 'said' })
const sheet = {
  ...empty,
  where: [leith, porto],
  wishes: { ...empty.wishes, sections_wanted: [told('gallery' as const, 'gallery')] },
}

test.group('The field that a mark opens', () => {
  test('is in the place that the text is about', ({ assert }) => {
    const hours = { as: 'field', field: 'where.opening_hours' } as const
    assert.deepEqual(targetOf(mark('Monday 9-17', hours), sheet)?.place, 0)
    assert.deepEqual(targetOf(mark('Sunday closed', hours), sheet), {
      field: 'where.opening_hours',
      place: 1,
    })
    // What the person has typed over stands nowhere in the prompt; its neighbours still do.
    const label = { as: 'field', field: 'where.label' } as const
    assert.equal(targetOf(mark('Porto', label), sheet)?.place, 1)
    assert.equal(targetOf(mark('Leith', label), { ...sheet, where: [] })?.place, 0)
  })

  test('is the field of a wish or a refused value, if the form has one', ({ assert }) => {
    assert.deepEqual(targetOf(mark('gallery', { as: 'wish' }), sheet), {
      field: 'wishes.sections_wanted',
    })
    const refused = { as: 'refusal', field: 'wishes.sections_refused' } as const
    assert.deepEqual(targetOf(mark('no map', refused), sheet), { field: 'wishes.sections_refused' })
    const pink = { ...empty.wishes, colours: [told({ hex: '#ff0080', word: 'pink' }, 'gallery')] }
    assert.deepEqual(targetOf(mark('gallery', { as: 'wish' }), { ...sheet, wishes: pink }), {
      field: 'wishes.colours',
    })
    assert.isUndefined(targetOf(mark('Thanks!', { as: 'wish' }), sheet))
    assert.isUndefined(targetOf(mark('Thanks!', { as: 'talk' }), sheet))
  })
})
