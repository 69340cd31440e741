import { test } from '@japa/runner'
import { sheetOfRevision } from '#designer/sheet/revisions/sheet_of_revision'
import { sheetOf } from '#designer_tests/helpers/sheets'

const prompt = 'Rye & Co, a bakery in Leeds. Call 0113 496 0000. Rye bread £4.'
const sheet = sheetOf(
  {
    who: { name: 'Rye & Co', description: 'bakery' },
    contact: { telephones: ['0113 496 0000'] },
    offers: [{ items: [{ name: 'Rye bread', price: '£4' }] }],
  },
  { prompt }
)
const revised = (feedback: string, changes: object[], before = sheet) =>
  sheetOfRevision(before, { changes, not_understood: [] }, { prompt, feedback, kinds: ['hero'] })

test.group('Changes that a model read in feedback', () => {
  test('come in where the feedback says them', async ({ assert }) => {
    const feedback = 'Our number is 0113 496 0999 now and rye bread costs £4.50'
    const { sheet: after, done } = await revised(feedback, [
      {
        field: 'contact.telephones',
        do: 'set',
        value: '0113 496 0999',
        quote: 'Our number is 0113 496 0999',
        says: 'The number is new.',
      },
      {
        field: 'offers',
        do: 'set',
        which: 'Rye bread',
        entry: { price: '£4.50' },
        quote: 'rye bread costs £4.50',
        says: 'Rye bread costs £4.50.',
      },
    ])
    assert.deepEqual(done, ['The number is new.', 'Rye bread costs £4.50.'])
    assert.equal(after.contact.telephones[0].value, '0113 496 0999')
    assert.deepEqual(after.offers[0].items[0].value, { name: 'Rye bread', price: '£4.50' })
    assert.includeMembers(after.edited, ['contact.telephones', 'offers'])
  })

  test('stay out where nobody has said them, or nothing is quoted', async ({ assert }) => {
    const feedback = 'Make it sound nicer'
    for (const change of [
      { field: 'contact.telephones', do: 'set', value: '0900 666', quote: 'nicer' },
      { field: 'who.slogan', do: 'set', value: 'Best in Yorkshire since 1962', quote: feedback },
      { field: 'who.name', do: 'set', value: 'Rye & Daughters', quote: feedback },
      { field: 'who.name', do: 'remove', value: null, quote: 'remove the name' },
      { field: 'offers', do: 'add', entry: { name: 'Stollen', price: '£9' }, quote: feedback },
      {
        field: 'contact.links',
        do: 'add',
        entry: { url: 'javascript:x', label: 'x' },
        quote: 'it',
      },
      { field: 'edited', do: 'set', value: 'x', quote: feedback },
    ]) {
      const { sheet: after, done, notUnderstood } = await revised(feedback, [change])
      assert.deepEqual(after, sheet, JSON.stringify(change))
      assert.isEmpty(done)
      assert.isNotEmpty(notUnderstood)
    }
  })

  test('overwrite what the person has set only with words of the feedback', async ({ assert }) => {
    const before = structuredClone(sheet)
    before.who.description = { value: 'slow bakery', source: 'edited' }
    before.edited = ['who.description']
    const change = { field: 'who.description', do: 'set', value: 'bakery', quote: 'dark' }
    const kept = await revised('Please make it dark', [change], before)
    assert.deepEqual(kept.sheet, before)
    const asked = { ...change, value: 'sourdough bakery', quote: 'call it a sourdough bakery' }
    const { sheet: after } = await revised('Please call it a sourdough bakery', [asked], before)
    assert.equal(after.who.description?.value, 'sourdough bakery')
  })
})
