import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { mailServerFault } from '#core/mail/probe_mail_server'
import { freePort } from '#tests/helpers/product'
import { SmtpServer } from '#tests/fakes/smtp_server'

/** A server that does this with whoever comes; answers with its port. */
async function serves(cleanup: (end: () => void) => void, meets: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    meets(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test.group('The check of SMTP_URL', () => {
  test('accepts a server that greets', async ({ assert, cleanup }) => {
    const smtp = new SmtpServer()
    const address = await smtp.start()
    cleanup(() => smtp.stop())
    assert.isNull(await mailServerFault(address))
  })

  test('names the server if it refuses, says nothing, hangs up or is no mail server', async ({
    assert,
    cleanup,
  }) => {
    const gone = await freePort()
    const silent = await serves(cleanup, () => {})
    const short = await serves(cleanup, (socket) => socket.end())
    const web = await serves(cleanup, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    for (const [port, fault] of [
      [gone, 'refuses the connection'],
      [silent, 'did not answer within 0.2 s'],
      [short, 'closed the connection without a greeting'],
      [web, 'greets with "HTTP/1.1 400 Bad Request"'],
    ]) {
      const said = await mailServerFault(`smtp://user:secret@127.0.0.1:${port}`, 200)
      assert.equal(said, `The mail server 127.0.0.1:${port} ${fault}. Check SMTP_URL.`)
    }
    const unknown = await mailServerFault('smtps://mail.nowhere.invalid', 2_000)
    assert.match(
      unknown!,
      /^The mail server mail\.nowhere\.invalid:465 (is unknown|did not answer)/
    )
  })
})
