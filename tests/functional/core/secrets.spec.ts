import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('What a failed query says of itself', () => {
  test('is its text without its values, which would be hashes, tokens and mails', async ({
    assert,
  }) => {
    const failing = db.table('users').insert({ id: 'x', password: 'canary-4f1', nowhere: 1 })
    const error = await failing.then(
      () => null,
      (reason: Error) => reason
    )
    assert.include(error!.message, 'insert into')
    assert.notInclude(`${error!.message}${error!.stack}`, 'canary-4f1')
  })
})

test.group('The page that a mailed link opens', () => {
  test('tells no other site the address it was opened at', async ({ client }) => {
    for (const path of ['/verify-email/some-token', '/reset-password/some-token']) {
      const answer = await client.get(path)
      answer.assertStatus(200)
      answer.assertHeader('referrer-policy', 'no-referrer')
    }
  })
})
