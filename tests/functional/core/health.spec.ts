import { test } from '@japa/runner'

test.group('Health', () => {
  test('answers ok when the product can serve', async ({ client }) => {
    const response = await client.get('/health')
    response.assertStatus(200)
    response.assertBody({ status: 'ok' })
  })

  test('an unknown call gets 404 as JSON with a message', async ({ client }) => {
    const response = await client.post('/api/no/such/call/').json({})
    response.assertStatus(404)
    response.assertBody({ error: 'There is no such call.', code: 'not_found' })
  })

  test('broken JSON gets 400 with a message', async ({ client, assert }) => {
    const response = await client
      .post('/api/users/login/')
      .header('content-type', 'application/json')
      .setup((request) => void request.request.send('{"email": '))
    response.assertStatus(400)
    assert.equal(response.body().code, 'bad_request')
  })

  test('an unknown host gets none of our pages', async ({ client, assert }) => {
    const response = await client.get('/').header('host', 'nobody.example')
    response.assertStatus(404)
    assert.notInclude(response.text(), 'Sitewright')
  })
})
