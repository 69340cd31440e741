import type { Target } from '#tests/bench/hostile_clients'
import { hostileTextList } from '#tests/bench/hostile_texts'

// Run by `HostileClients`: sends as many requests as asked for, and reports when all are answered.

const MEGABYTES_2 = 2 * 1024 * 1024 - 4_096

/** Repeated to pages of nearly 2 MB whose check, save or edit takes long. */
const pieces = [
  '<p class="a b">Some words of a long page.</p>\n',
  '<p style="color:red;background:blue">Red</p>\n',
  '<a href="#a" id=x>x</a>',
  '<img src="a.png" alt="">\n',
  `<p>${'long words '.repeat(400)}</p>\n`,
  '&eacute;&amp;&#x41;',
  '<!-- a -->',
  '<style>.a{color:red}</style>',
]

/** Made before the measurement starts, because making them takes processor time. */
const saves = pieces.map((piece) => JSON.stringify({ html_content: hostilePage(piece) }))
const prompts = Object.values(hostileTextList).map((prompt) => JSON.stringify({ prompt }))

process.on('message', async (count: number) => {
  await sendAll(JSON.parse(process.argv[2]), count)
  process.send!('answered')
})
process.send!('ready')

/** Sends the requests; a refusal is allowed, an internal error is not. */
async function sendAll({ port, bearer, id }: Target, count: number) {
  const headers = {
    'authorization': `Bearer ${bearer}`,
    'content-type': 'application/json',
  }
  const send = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body })
    await answer.arrayBuffer()
    if (answer.status === 500) throw new Error(`${method} ${path} answered 500.`)
  }
  const jobs = Array.from({ length: count }, async (_, at) => {
    const save = () => send('PUT', `/spa/websites/${id}/update_html/`, saves[at % saves.length])
    switch (at % 3) {
      case 0:
        return save()
      case 1:
        await save()
        return send('GET', `/deployment/deployments/readiness/?website_id=${id}`)
      default:
        return send('POST', '/spa/websites/analyze_prompt/', prompts[at % prompts.length])
    }
  })
  await Promise.all(jobs)
}

function hostilePage(piece: string): string {
  const body = piece.repeat(Math.floor(MEGABYTES_2 / piece.length))
  return `<!doctype html><html lang="en"><head><title>Hostile</title></head><body><h1>H</h1>${body}</body></html>`
}
