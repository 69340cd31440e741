import { statSync } from 'node:fs'
import { request } from 'node:http'
import { test } from '@japa/runner'
import { databaseFile, dataDir } from '#config/storage'
import { hosts, siteOrigin } from '#config/hosts'
import { paths } from '#contract/paths'
import { limits } from '#start/hosts'
import { signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

const APP = `http://127.0.0.1:${process.env.PORT}`
const CLOSED = /^default-src 'none';.*frame-ancestors/

test.group('Rims of the server', () => {
  test('a request id that a client sends is not taken over', async ({ assert, client }) => {
    const answer = await client.get('/api/users/me/').header('x-request-id', 'r-evil')
    assert.match(String(answer.header('x-request-id')), /^[\da-f-]{36}$/)
  })

  test('the outbox is not found behind a proxy', async ({ client }) => {
    ;(await client.get('/outbox')).assertStatus(200)
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.9'],
      ['forwarded', 'for=203.0.113.9'],
      ['via', '1.1 proxy'],
      ['x-real-ip', '203.0.113.9'],
    ]) {
      ;(await client.get('/outbox').header(name, value)).assertStatus(404)
    }
  })

  test('pages of our own on every kind of host may run nothing', async ({ assert, client }) => {
    const outbox = await client.get('/outbox')
    assert.match(String(outbox.header('content-security-policy')), CLOSED)
    const { user } = await signedInUser()
    const website = await readyWebsite(user)
    const preview = siteOrigin(`p-${website.previewKey}`)
    for (const path of ['/', '/v/1/1.x/', `/v/1/1.${'a'.repeat(43)}/`]) {
      const page = await rawRequest(preview + path)
      assert.match(String(page.headers['content-security-policy']), CLOSED, path)
    }
    const form = await rawRequest(`${preview}/_forms/contact`, { method: 'POST' })
    assert.match(String(form.headers['content-security-policy']), CLOSED)
  })

  test('a public app asks browsers for https and gives no page the device', async ({
    assert,
    cleanup,
  }) => {
    const local = { ...hosts }
    cleanup(() => void Object.assign(hosts, local))
    const here = await rawRequest(`${APP}/favicon.svg`)
    assert.isUndefined(here.headers['strict-transport-security'])

    Object.assign(hosts, {
      isPublic: true,
      appUrl: 'https://app.example.com',
      appHost: 'app.example.com',
    })
    for (const path of ['/favicon.svg', paths.login, '/api/users/me/', '/health']) {
      const { headers } = await rawRequest(APP + path, { headers: { host: 'app.example.com' } })
      assert.equal(headers['strict-transport-security'], 'max-age=31536000', path)
      assert.include(String(headers['permissions-policy']), 'camera=()', path)
    }
  })

  test('a body has half a minute to arrive, and who is too slow is cut off', async ({ assert }) => {
    assert.equal(limits.requestTimeout, 30_000)
    assert.isAtMost(limits.connectionsCheckingInterval!, 5_000)
  })

  test('a body that stops half way holds nobody else', async ({ assert, client }) => {
    const slow = request({
      host: '127.0.0.1',
      port: process.env.PORT,
      path: '/api/users/login/',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1_000 },
    })
    slow.on('error', () => {})
    slow.write('{"email": "')
    ;(await client.get('/health')).assertStatus(200)
    slow.destroy()
    assert.isTrue(slow.destroyed)
  })

  test('no answer sets a cookie or may be read by another origin', async ({ assert }) => {
    const { user, bearer } = await signedInUser()
    const website = await readyWebsite(user)
    const headers = { origin: 'https://elsewhere.example', authorization: `Bearer ${bearer}` }
    const addresses = [
      '/',
      paths.login,
      '/api/users/me/',
      '/api/spa/websites/',
      '/health',
      '/outbox',
    ]
    for (const address of [
      ...addresses.map((path) => APP + path),
      siteOrigin(`p-${website.previewKey}`),
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await rawRequest(address, { method, headers })
        assert.isUndefined(answer.headers['set-cookie'], address)
        assert.isUndefined(answer.headers['access-control-allow-origin'], address)
      }
    }
  })

  test('database and data folder are for this user alone', ({ assert }) => {
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    for (const ending of ['', '-wal', '-shm']) {
      assert.equal(statSync(databaseFile + ending).mode & 0o777, 0o600, ending)
    }
  })
})
