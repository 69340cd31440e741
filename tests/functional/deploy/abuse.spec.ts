import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { hosts, siteOrigin } from '#config/hosts'
import { supportEmail } from '#core/support_email'
import { Release } from '#deploy/models/release'
import { signedAddress, type PreviewMode } from '#websites/preview/signed_address'
import { PDF } from '#tests/helpers/documents'
import { eventually } from '#tests/helpers/eventually'
import { live } from '#tests/helpers/live_site'
import { signIn } from '#tests/helpers/people'
import { picture, sendPicture } from '#tests/helpers/pictures'
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

    const { id: releaseId } = await Release.findByOrFail('website_id', website.id)
    const asks = {
      deploy_website: { website_id: website.id },
      rollback: { website_id: website.id, release_id: releaseId },
      change_address: { website_id: website.id, slug: `${website.slug}-2` },
    }
    for (const [call, body] of Object.entries(asks)) {
      const refused = await client
        .post(`/api/deployment/deployments/${call}/`)
        .bearerToken(access)
        .json(body)
      refused.assertStatus(403)
      assert.containsSubset(refused.body(), { success: false, code: 'suspended' })
    }
    assert.equal(await status(), 451)

    ;(await suspend(website.slug, '--lift')).assertSucceeded()
    await eventually(async () => (await status()) === 200)
  })

  test('a suspended site serves nothing from its preview host either', async ({
    assert,
    client,
  }) => {
    const { user, website } = await live()
    const { access } = await signIn(user)
    const files = await client
      .post(`/api/spa/websites/${website.id}/upload_file/`)
      .bearerToken(access)
      .file('file', PDF, { filename: 'prices.pdf' })
    const bytes = await picture('jpeg')
    const image = await sendPicture(client, website.id, { bearer: access, bytes })
    const preview = `${siteOrigin(`p-${website.previewKey}`)}/`
    const signed = (mode: PreviewMode) => signedAddress(website, { mode, userId: user.id })
    const addresses = [
      `${preview}${files.body().path}`,
      image.body().image_url,
      signed('v'),
      signed('e'),
    ]
    const answers = () => Promise.all(addresses.map((address) => rawRequest(address)))
    for (const { status } of await answers()) assert.equal(status, 200)

    await suspend(website.slug)
    const form = await postForm(`${preview}_forms/contact`, { message: 'Hello' })
    for (const answer of [...(await answers()), form, await rawRequest(preview)]) {
      assert.equal(answer.status, 451)
      assert.include(answer.body, 'The people who run this service have taken it offline.')
      assert.notInclude(answer.body, 'Live')
      // The app shows the owner this sentence in the frame of the preview.
      const policy = answer.headers['content-security-policy']
      assert.include(policy, `frame-ancestors ${hosts.appUrl}`)
    }

    await suspend(website.slug, '--lift')
    for (const { status } of await answers()) assert.equal(status, 200)
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
