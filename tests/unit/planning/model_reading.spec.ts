import { test } from '@japa/runner'
import { emptySheet, fieldOf, valueFields } from 'site-designer'
import { factsOf } from '#planning/designers/openai/facts'
import { readSchema } from '#planning/designers/openai/read_schema'

test.group('What a model is asked for and told', () => {
  test('has a place for every wish that a prompt can name', ({ assert }) => {
    const { wishes } = readSchema.properties as Record<string, { properties: object }>
    const asked = valueFields
      .filter((path) => path.startsWith('wishes.') && !fieldOf(path).isOfFeedback)
      .map((path) => path.slice('wishes.'.length))
    assert.sameMembers(Object.keys(wishes.properties), asked)
  })

  test('the facts hold the wishes for the look and the form of address', ({ assert }) => {
    const sheet = emptySheet({ value: 'de', source: 'said' })
    const said = <T>(value: T) => ({ value, source: 'model' as const })
    sheet.wishes.look_wishes = [said('wie ein altes Café')]
    sheet.wishes.emphasis = [said('die Telefonnummer groß')]
    sheet.wishes.address_form = said('informal')
    assert.deepEqual(JSON.parse(factsOf(sheet)), {
      look_wishes: ['wie ein altes Café'],
      emphasis: ['die Telefonnummer groß'],
      address_form: 'informal',
    })
  })
})
