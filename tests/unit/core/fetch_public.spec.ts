import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createListener, type AddressInfo, type Server } from 'node:net'
import { test } from '@japa/runner'
import { fetchPublic, isPublicAddress } from '#core/http/fetch_public'

const LIMITS = { timeout: 5_000, largestAnswer: 1_000 }

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A server without https, and what it answers. */
async function standIn(answer: RequestListener) {
  const server = createServer(answer)
  const origin = `http://127.0.0.1:${await listening(server)}`
  const end = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, end }
}

test.group('A fetch from outside', () => {
  test('T8: an address of a private network is not connected to, whatever leads there', async ({
    assert,
    cleanup,
  }) => {
    let connections = 0
    const inside = createListener((socket) => {
      connections += 1
      socket.destroy()
    })
    const port = await listening(inside)
    let location = ''
    const { origin, end } = await standIn((_, res) => res.writeHead(302, { location }).end())
    cleanup(() => {
      inside.close()
      end()
    })
    const addresses = [
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://0x7f.1:${port}/`,
      `https://2130706433:${port}/`,
      `https://[::1]:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
      `http://localhost:${port}/`,
      `http://127.0.0.1:${port}/`,
      'file:///etc/passwd',
    ]
    for (const address of addresses) {
      await assert.rejects(() => fetchPublic(address, LIMITS), /https|no name|leads to/)
      location = address
      const redirected = () => fetchPublic(`${origin}/`, { ...LIMITS, standIn: origin })
      await assert.rejects(redirected, /https|no name|leads to/)
    }
    assert.equal(connections, 0)
  })

  test('knows the addresses of the internet from all others', ({ assert }) => {
    for (const address of ['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34']) {
      assert.isTrue(isPublicAddress(address), address)
    }
    for (const address of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.168.1.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'fc00::1',
      'fe80::1',
      'example.com',
    ]) {
      assert.isFalse(isPublicAddress(address), address)
    }
  })

  test('ends with an answer that is too large, too slow, broken off or no success', async ({
    assert,
    cleanup,
  }) => {
    const { origin, end } = await standIn((req, res) => {
      if (req.url === '/good') res.end('bytes')
      if (req.url === '/large') res.end(Buffer.alloc(1_001))
      if (req.url === '/silent_later') res.writeHead(200, { 'content-length': 9 }).write('a')
      if (req.url === '/broken_off') {
        res.writeHead(200, { 'content-length': 9 }).write('a', () => req.socket.destroy())
      }
      if (req.url === '/missing') res.writeHead(404).end()
      if (req.url === '/around') res.writeHead(302, { location: '/around' }).end()
      if (req.url === '/moved') res.writeHead(302, { location: '/good' }).end()
    })
    cleanup(end)
    const get = (path: string) =>
      fetchPublic(`${origin}${path}`, { ...LIMITS, timeout: 300, standIn: origin })
    assert.equal((await get('/good')).toString(), 'bytes')
    assert.equal((await get('/moved')).toString(), 'bytes')
    await assert.rejects(() => get('/large'), /larger than 1000 bytes/)
    await assert.rejects(() => get('/missing'), /answers 404/)
    await assert.rejects(() => get('/around'), /redirects too often/)
    for (const path of ['/silent', '/silent_later', '/broken_off']) {
      await assert.rejects(() => get(path))
    }
  })
})
