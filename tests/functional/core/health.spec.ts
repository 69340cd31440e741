import { test } from '@japa/runner'

test.group('Health', () => {
  test('says ok when the product can serve', async ({ client }) => {
    const response = await client.get('/health')
    response.assertStatus(200)
    response.assertBody({ status: 'ok' })
  })

  test('an unknown call is a JSON 404 with a sentence', async ({ client }) => {
    const response = await client.post('/api/no/such/call/').json({})
    response.assertStatus(404)
    response.assertBody({ error: 'There is no such call.', code: 'not_found' })
  })

  test('broken JSON is a 400 that says so', async ({ client, assert }) => {
    const response = await client
      .post('/api/users/login/')
      .header('content-type', 'application/json')
      .setup((request) => void request.request.send('{"email": '))
    response.assertStatus(400)
    assert.equal(response.body().code, 'bad_request')
  })

  test('an unknown host gets no page of ours', async ({ client, assert }) => {
    const response = await client.get('/').header('host', 'nobody.example')
    response.assertStatus(404)
    assert.notInclude(response.text(), 'Sitewright')
  })
})
