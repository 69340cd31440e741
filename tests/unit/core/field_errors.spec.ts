import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'

const form = vine.create({
  name: vine.string().minLength(2),
  tags: vine.array(vine.string().maxLength(3)).optional(),
})

test.group('Errors of a form', () => {
  test('are grouped by the name of the field', async ({ assert }) => {
    const error = await form.validate({ name: 7, tags: ['red', 'green'] }).catch((e) => e)
    assert.instanceOf(error, errors.E_VALIDATION_ERROR)
    assert.sameMembers(Object.keys(error.messages), ['name', 'tags.1'])
    assert.lengthOf(error.messages.name, 1)
  })
})
