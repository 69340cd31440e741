// Runs the fake model server on this machine: `npm run model:fake -- [port]`.
import { faults } from '#tests/fakes/model_server/faults'
import { ModelServer } from '#tests/fakes/model_server/model_server'

/** Slow enough to see each stage, like a model of medium speed. */
const WAIT = 600
const PACE = 25

const [port = '4141'] = process.argv.slice(2)
const server = new ModelServer({ wait: WAIT, pace: PACE })
const address = await server.start(Number(port)).catch((error: Error) => {
  console.error(`The stand-in cannot listen on port ${port}: ${error.message}. Name another one.`)
  process.exit(1)
})
const control = new URL('/faults', address).href

console.log(`
A stand-in for a model is listening. It understands nothing: it fills in forms with words of what
it was asked, at the pace of a model. Start Sitewright with it from another terminal:

  OPENAI_BASE_URL=${address} \\
  OPENAI_API_KEY=none \\
  OPENAI_MODEL=fake \\
  npm start

Let the next request fail, or the next three:

  curl -d stream_cut ${control}
  curl -d 'overloaded 3' ${control}
  curl -X DELETE ${control}      # all is well again

It knows these faults:
${lines(Object.keys(faults))}
Ctrl+C ends it.
`)

server.onAsked = ({ model, messages }, fault) => {
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  console.log(`${model}: ${length} characters${fault ? `, answered with ${fault}` : ''}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.stop())
}

function lines(names: string[]): string {
  const rows: string[] = []
  for (let at = 0; at < names.length; at += 4) rows.push(`  ${names.slice(at, at + 4).join(', ')}`)
  return `${rows.join('\n')}\n`
}
