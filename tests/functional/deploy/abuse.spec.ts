import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { hosts } from '#config/hosts'
import { supportEmail } from '#core/support_email'
import { eventually } from '#tests/helpers/eventually'
import { live } from '#tests/helpers/live_site'
import { signIn } from '#tests/helpers/people'
import { postForm, rawRequest } from '#tests/helpers/raw_request'
import SiteSuspend from '../../../commands/site_suspend.js'

async function suspend(...given: string[]) {
  const command = await ace.create(SiteSuspend, given)
  await command.exec()
  return command
}

test.group('Abuse of published sites', (group) => {
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('the operator suspends a site with its form by one command, and can lift the suspension', async ({
    assert,
    client,
  }) => {
    const { user, website, address } = await live()
    const { access } = await signIn(user)
    const status = () => rawRequest(address).then((answer) => answer.status)
    assert.equal(await status(), 200)

    const command = await suspend(website.slug)
    command.assertSucceeded()
    await eventually(async () => (await status()) === 451)
    const message = { name: 'Eve', email: 'eve@example.com', message: 'Hello' }
    for (const answer of [
      await rawRequest(address),
      await rawRequest(`${address}robots.txt`),
      await postForm(`${address}_forms/contact`, message),
    ]) {
      assert.equal(answer.status, 451)
      assert.include(answer.body, 'This website is not available')
      assert.notInclude(answer.body, 'Live')
    }

    const again = await client
      .post('/api/deployment/deployments/deploy_website/')
      .bearerToken(access)
      .json({ website_id: website.id })
    again.assertStatus(403)
    assert.equal(again.body().code, 'suspended')
    assert.equal(await status(), 451)

    ;(await suspend(website.slug, '--lift')).assertSucceeded()
    await eventually(async () => (await status()) === 200)
  })

  test('the command names a site that does not exist', async ({ assert }) => {
    const command = await suspend('nobody-is-here')
    command.assertFailed()
    assert.include(
      command.ui.logger
        .getLogs()
        .map(({ message }) => message)
        .join(),
      'No website has the address "nobody-is-here".'
    )
  })

  test('security.txt names the address for reports on every host', async ({ assert, cleanup }) => {
    const { address } = await live()
    const path = '.well-known/security.txt'
    assert.equal(supportEmail(), null)
    assert.equal((await rawRequest(`${address}${path}`)).status, 404)

    const local = { ...hosts }
    cleanup(() => void Object.assign(hosts, local))
    Object.assign(hosts, { isPublic: true, appUrl: 'https://app.example.com' })
    for (const host of [new URL(address).host, 'app.example.com']) {
      const answer = await rawRequest(`${address}${path}`, { headers: { host } })
      assert.equal(answer.status, 200, host)
      assert.match(
        answer.body,
        /^Contact: mailto:support@app\.example\.com\nExpires: \d{4}-\S+Z\n$/
      )
    }
  })
})
