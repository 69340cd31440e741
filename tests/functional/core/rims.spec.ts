import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import server from '@adonisjs/core/services/server'
import { test } from '@japa/runner'
import { databaseFile, dataDir } from '#config/storage'
import { hosts, siteOrigin } from '#config/hosts'
import { paths } from '#contract/paths'
import { answerClientErrors } from '#start/client_errors'
import { hostRouter } from '#start/hosts'
import { limits } from '#start/route_by_host'
import { changesSince, databaseDump } from '#tests/helpers/database_dump'
import { eventually } from '#tests/helpers/eventually'
import { signedInUser } from '#tests/helpers/people'
import { rawRequest } from '#tests/helpers/raw_request'
import { readyWebsite } from '#tests/helpers/websites'

const APP = `http://127.0.0.1:${process.env.PORT}`
/** The beginning of a call without its body or the end of its head. */
const POST = `POST /api/users/login/ HTTP/1.1\r\nhost: ${new URL(APP).host}\r\ncontent-type: application/json\r\n`
const CLOSED = /^default-src 'none';.*frame-ancestors/

test.group('Limits and headers of the server', () => {
  test('a request id from a client is replaced', async ({ assert, client }) => {
    const answer = await client.get('/api/users/me/').header('x-request-id', 'r-evil')
    assert.match(String(answer.header('x-request-id')), /^[\da-f-]{36}$/)
  })

  test('the outbox answers 404 to requests through a proxy', async ({ client }) => {
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

  test('our own pages on every kind of host forbid scripts', async ({ assert, client }) => {
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

  test('a public app requires https and denies pages the use of the device', async ({
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

  test('a request that takes longer than 30 seconds to arrive gets 408 and is closed', async ({
    assert,
    cleanup,
  }) => {
    assert.equal(limits.requestTimeout, 30_000)
    assert.isAtMost(limits.connectionsCheckingInterval!, 5_000)

    // The same server with limits that are short enough for a test.
    const short = { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 50 }
    const { second, port } = await listening({ ...limits, ...short }, cleanup)
    const before = await databaseDump()
    for (const [head, more] of [
      [`${POST}content-length: 1000\r\n\r\n`, 'x'],
      [`${POST}transfer-encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
      [`${POST}x-long: `, 'x'],
    ]) {
      const answer = await trickled(port, head, more)
      assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/, head)
      assert.include(answer, 'This took too long. Please try again.')
      assert.match(answer, /\r\nconnection: close\r\n/i)
    }
    assert.deepEqual(await changesSince(before), [])
    // The server closes the connections even if the clients do not.
    await eventually(() => connectionsOf(second).then((count) => count === 0))
    const whole = await rawRequest(`http://127.0.0.1:${port}/health`, {
      headers: { host: new URL(APP).host },
    })
    assert.equal(whole.status, 200)
  })

  test('an unfinished request does not block other requests', async ({ assert, client }) => {
    const slow = connect(Number(process.env.PORT), '127.0.0.1')
    await once(slow, 'connect')
    slow.write(`${POST}content-length: 1000\r\n\r\n{"email": "`)
    ;(await client.get('/health')).assertStatus(200)
    assert.isFalse(slow.destroyed)
    slow.destroy()
  })

  test('a request that names two hosts is refused', async ({ assert }) => {
    const { host } = new URL(APP)
    const website = await readyWebsite((await signedInUser()).user)
    for (const second of [host, new URL(siteOrigin(website.slug)).host]) {
      const socket = connect(Number(process.env.PORT), '127.0.0.1')
      socket.write(`GET /health HTTP/1.1\r\nhost: ${host}\r\nHost: ${second}\r\n\r\n`)
      const [answer] = await once(socket, 'data')
      socket.destroy()
      assert.match(String(answer), /^HTTP\/1\.1 400 /)
    }
  })

  test('no answer sets a cookie or can be read by another origin', async ({ assert }) => {
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

  test('only the user of the process can read the database and the data folder', ({ assert }) => {
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    for (const ending of ['', '-wal', '-shm']) {
      assert.equal(statSync(databaseFile + ending).mode & 0o777, 0o600, ending)
    }
  })
})

/** A second server that differs only in its limits; returns it and its port. */
async function listening(options: ServerOptions, cleanup: (end: () => void) => void) {
  const second = createServer(options, hostRouter(server.handle.bind(server)))
  answerClientErrors(second).listen(0, '127.0.0.1')
  cleanup(() => {
    second.close()
    second.closeAllConnections()
  })
  await once(second, 'listening')
  return { second, port: (second.address() as AddressInfo).port }
}

function connectionsOf(some: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    some.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  )
}

/** Sends a request in small pieces until the connection is closed; returns the answer. */
async function trickled(port: number, head: string, more: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {})
  socket.write(head)
  const trickle = setInterval(() => socket.write(more), 20)
  await once(socket, 'end')
  clearInterval(trickle)
  return answer
}
