import { test } from '@japa/runner'
import { ApiError, errorSentence } from '../../../resources/lib/api/api_error.ts'
import { errorLines, fieldErrors } from '../../../resources/lib/api/error_lines.ts'

test.group('The message of a refusal', () => {
  test('a body with a code gives its message', ({ assert }) => {
    const body = { error: 'No room left.', code: 'website_limit', current_usage: 2, limit: 2 }
    assert.deepEqual(errorLines(body), ['No room left.'])
    assert.deepEqual(errorLines({ success: false, error: 'Too large.', code: 'too_large' }), [
      'Too large.',
    ])
  })

  test('a body with an error gives it without the name of its field', ({ assert }) => {
    assert.deepEqual(errorLines({ error: 'Nope' }), ['Nope'])
    assert.deepEqual(errorLines({ success: false, error: 'Nope' }), ['Nope'])
    assert.deepEqual(fieldErrors({ error: 'Nope' }), {})
    assert.deepEqual(errorLines({ error: ['Required'] }), ['error: Required'])
  })

  test('a field map gives a line for each field, with its messages joined by commas', ({
    assert,
  }) => {
    const body = { email: ['Email is required', 'Email is invalid'], name: 'Name is required' }
    assert.deepEqual(errorLines(body), [
      'email: Email is required, Email is invalid',
      'name: Name is required',
    ])
  })

  test('nested objects are flattened', ({ assert }) => {
    assert.deepEqual(errorLines({ profile: { phone: { code: ['Unknown'] } } }), [
      'profile.phone.code: Unknown',
    ])
  })

  test('a plain string is the message', ({ assert }) => {
    assert.deepEqual(errorLines('Try again later'), ['Try again later'])
  })

  test('an unreadable body gives no line, so that the default message is shown', ({ assert }) => {
    for (const body of [undefined, null, '', 7, [], {}, { email: [] }, { a: null }, { a: [{}] }]) {
      assert.deepEqual(errorLines(body), [])
    }
  })

  test('a missing answer gives its reason after the default message', ({ assert }) => {
    const silence = new ApiError({ status: 0 })
    const cause = 'Could not connect to server. Please check your internet connection.'
    assert.equal(errorSentence(silence), cause)
    assert.equal(errorSentence(silence, 'Failed to login'), `Failed to login ${cause}`)
    assert.equal(errorSentence(new ApiError({ status: 500 })), 'An unexpected error occurred')
    assert.equal(errorSentence(new TypeError('x'), 'Failed to login'), 'Failed to login')
  })

  test('each field gets its first message', ({ assert }) => {
    assert.deepEqual(fieldErrors({ email: ['a', 'b'], name: 'c', other: 5 }), {
      email: 'a',
      name: 'c',
    })
    assert.deepEqual(fieldErrors({ error: 'No', code: 'no' }), {})
  })
})
