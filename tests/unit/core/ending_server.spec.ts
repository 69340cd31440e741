import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { EndingServer } from '#core/http/ending_server'

async function listening(work: number) {
  let begun = 0
  const ending = new EndingServer({}, async (req, res) => {
    begun += 1
    for await (const chunk of req) void chunk
    await pause(work)
    res.end('done')
  })
  await new Promise<void>((resolve) => ending.server.listen(0, '127.0.0.1', resolve))
  const { port } = ending.server.address() as AddressInfo
  return { ending, port, begun: () => begun }
}

interface Asked {
  status?: number
  connection?: string
  error?: string
}

function ask(port: number, agent: Agent | false, body = ''): Promise<Asked> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, agent, method: 'POST' }
    request(options, (res) => {
      const { statusCode: status, headers } = res
      res.resume().once('end', () => resolve({ status, connection: headers.connection }))
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code }))
      .end(body)
  })
}

test.group('A server that shuts down under load', () => {
  test('finishes running requests, refuses new ones with a message, and resets no connection', async ({
    assert,
  }) => {
    const { ending, port } = await listening(30)
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    const answers: Asked[] = []
    const clients = Array.from({ length: 20 }, async (_, at) => {
      for (;;) {
        const answer = await ask(port, at % 2 ? agent : false, 'x'.repeat(at * 10_000))
        answers.push(answer)
        // Whoever is told to try again in a moment does not do so at once.
        if (answer.status !== 200) return
      }
    })
    while (answers.length < 40) await pause(5)
    await ending.end()
    await Promise.all(clients)
    agent.destroy()

    const outcomes = new Set(answers.map(({ status, error }) => status ?? error))
    assert.sameMembers([...outcomes], [200, 503])
    const refused = answers.filter(({ status }) => status === 503)
    assert.isTrue(refused.every(({ connection }) => connection === 'close'))
    assert.isFalse(ending.server.listening)
  })

  test('refuses repeated requests until it is closed, and resets no connection', async ({
    assert,
  }) => {
    const { ending, port } = await listening(5)
    const agent = new Agent({ keepAlive: true, maxSockets: 10 })
    const outcomes = new Set<unknown>()
    let served = 0
    const clients = Array.from({ length: 20 }, async (_, at) => {
      for (;;) {
        const { status, error } = await ask(port, at % 2 ? agent : false, 'x'.repeat(at * 1_000))
        outcomes.add(status ?? error)
        if (status === 200) served += 1
        if (error) return
      }
    })
    while (served < 100) await pause(5)
    await ending.end()
    await Promise.all(clients)
    agent.destroy()
    assert.sameMembers([...outcomes], [200, 503, 'ECONNREFUSED'])
  })

  test('waits for a slow answer that has started', async ({ assert }) => {
    const { ending, port, begun } = await listening(900)
    const slow = ask(port, false)
    while (begun() === 0) await pause(5)
    await ending.end()
    assert.deepEqual(await slow, { status: 200, connection: 'close' })
  })
})
