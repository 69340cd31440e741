import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import HttpExceptionHandler from '#core/exceptions/handler'
import { NotFound } from '#core/not_found'

async function answerTo(error: unknown, url = '/api/spa/websites') {
  const req = new IncomingMessage(new Socket())
  req.url = url
  req.headers['x-request-id'] = 'r-1'
  const ctx = await testUtils.createHttpContext({ req })
  await new HttpExceptionHandler().handle(error, ctx)
  return { status: ctx.response.getStatus(), body: ctx.response.getBody() as any }
}

test.group('Error answers', () => {
  test('an internal error shows how to report it and no details', async ({ assert }) => {
    const { status, body } = await answerTo(new Error('SQLITE_CORRUPT: /srv/data/x.sqlite'))
    assert.equal(status, 500)
    assert.equal(body.code, 'internal_error')
    assert.equal(body.request_id, 'r-1')
    assert.notInclude(JSON.stringify(body), 'SQLITE')
  })

  test('a missing page and another person’s page get the same answer', async ({ assert }) => {
    const { status, body } = await answerTo(new NotFound('website'))
    assert.equal(status, 404)
    assert.deepEqual(body, {
      error: 'This website does not exist, or it is not yours.',
      code: 'not_found',
    })
  })

  test('a refusal of the framework has a message and a code', async ({ assert }) => {
    for (const [thrown, status, code] of [
      [413, 413, 'too_large'],
      [415, 415, 'unsupported_type'],
      [422, 400, 'bad_request'],
      [405, 405, 'bad_request'],
    ] as const) {
      const answer = await answerTo(Object.assign(new Error('inside'), { status: thrown }))
      assert.equal(answer.status, status)
      assert.equal(answer.body.code, code)
      assert.notInclude(answer.body.error, 'inside')
    }
  })

  test('a browser that opens an unknown address gets a page instead of JSON', async ({
    assert,
  }) => {
    const { status, body } = await answerTo(new Error('inside'), '/outbox')
    assert.equal(status, 500)
    assert.include(body, '<html')
    assert.notInclude(body, 'inside')
  })
})
