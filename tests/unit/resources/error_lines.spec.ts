import { test } from '@japa/runner'
import { ApiError, errorSentence } from '../../../resources/lib/api/api_error.ts'
import { errorLines, fieldErrors } from '../../../resources/lib/api/error_lines.ts'

test.group('What a refusal says', () => {
  test('a body with a code says its sentence alone', ({ assert }) => {
    const body = { error: 'No room left.', code: 'website_limit', current_usage: 2, limit: 2 }
    assert.deepEqual(errorLines(body), ['No room left.'])
    assert.deepEqual(errorLines({ success: false, error: 'Too large.', code: 'too_large' }), [
      'Too large.',
    ])
  })

  test('a field map says a line for each field, its messages joined by commas', ({ assert }) => {
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

  test('a plain string says itself', ({ assert }) => {
    assert.deepEqual(errorLines('Try again later'), ['Try again later'])
  })

  test('what a person could not read gives no line, so that the fallback is shown', ({
    assert,
  }) => {
    for (const body of [undefined, null, '', 7, [], {}, { email: [] }, { a: null }, { a: [{}] }]) {
      assert.deepEqual(errorLines(body), [])
    }
  })

  test('no answer says why, after the words for what failed where there are some', ({ assert }) => {
    const silence = new ApiError({ status: 0 })
    const cause = 'Could not connect to server. Please check your internet connection.'
    assert.equal(errorSentence(silence), cause)
    assert.equal(errorSentence(silence, 'Failed to login'), `Failed to login ${cause}`)
    assert.equal(errorSentence(new ApiError({ status: 500 })), 'An unexpected error occurred')
    assert.equal(errorSentence(new TypeError('x'), 'Failed to login'), 'Failed to login')
  })

  test('fields get their first message', ({ assert }) => {
    assert.deepEqual(fieldErrors({ email: ['a', 'b'], name: 'c', other: 5 }), {
      email: 'a',
      name: 'c',
    })
    assert.deepEqual(fieldErrors({ error: 'No', code: 'no' }), {})
  })
})
