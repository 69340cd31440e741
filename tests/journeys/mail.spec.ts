import { test } from '@japa/runner'
import { PASSWORD } from '#tests/helpers/baker'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, startProduct } from '#tests/helpers/product'
import { SmtpServer } from '#tests/fakes/smtp_server'

test.group('Mail over SMTP', () => {
  test('goes to the configured server once it accepts mail, and the outbox is closed', async ({
    assert,
    cleanup,
  }) => {
    const smtp = new SmtpServer()
    smtp.busyFor = 1
    const address = await smtp.start()
    const product = await startProduct({
      env: { SMTP_URL: address, MAIL_FROM: 'Sitewright <hello@brand.example>' },
    })
    cleanup(async () => {
      await product.kill()
      await smtp.stop()
    })

    const person = { email: 'ada@example.com', name: 'Ada', surname: 'Baker', password: PASSWORD }
    const answer = await fetchHost(product, `${product.url}/api/users/register/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, password2: PASSWORD }),
    })
    assert.equal(answer.status, 201)

    const mail = await eventually(() => smtp.received[0])
    assert.include(mail, 'From: Sitewright <hello@brand.example>')
    assert.include(mail, 'To: ada@example.com')
    assert.lengthOf(smtp.received, 1)
    assert.equal((await fetchHost(product, `${product.url}/outbox`)).status, 404)
  })
})
