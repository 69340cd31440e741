import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('The message of a failed query', () => {
  test('contains the query without its values, which can be hashes, tokens and mails', async ({
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

test.group('The page of a mailed link', () => {
  test('does not send its address to other sites', async ({ client }) => {
    for (const path of ['/verify-email/some-token', '/reset-password/some-token']) {
      const answer = await client.get(path)
      answer.assertStatus(200)
      answer.assertHeader('referrer-policy', 'no-referrer')
    }
  })
})
