// A model whose answers somebody writes by hand: `npm run model:hand -- [folder] [port]`.
import { resolve } from 'node:path'
import { HandFolder } from '#tests/fakes/model_hand/hand_folder'
import { ModelServer } from '#tests/fakes/model_server/model_server'

const [folder = 'tmp/model_hand', port = '4142'] = process.argv.slice(2)
const hand = new HandFolder(folder)
const server = new ModelServer({ answer: (body) => hand.answer(body) })
const address = await server.start(Number(port)).catch((error: Error) => {
  console.error(`The model cannot listen on port ${port}: ${error.message}. Name another one.`)
  process.exit(1)
})

console.log(`
A model that you answer for is listening. Each question is written to a file in

  ${resolve(folder)}

Write the answer into the file of the same name that ends in “.answer.txt”, in one go. Start
Sitewright with it from another terminal:

  OPENAI_BASE_URL=${address} OPENAI_MODEL=hand npm start

A question is waited for for five minutes, and a page for eight. Ctrl+C ends it.
`)

server.onAsked = ({ messages }) => {
  const length = messages.reduce((sum, { content }) => sum + content.length, 0)
  console.log(`A question of ${length} characters waits for its answer.`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)))
}
