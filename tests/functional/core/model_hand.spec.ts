import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { HandFolder } from '#tests/fakes/model_hand/hand_folder'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { eventually } from '#tests/helpers/eventually'

test.group('A model that is answered by hand', () => {
  test('waits for the file beside the question, and knows a question again', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-hand-'))
    const hand = new HandFolder(folder)
    const server = new ModelServer({ answer: (body) => hand.answer(body) })
    const address = await server.start()
    cleanup(() => server.stop())
    const ask = async (mark: string) => {
      const content = `Section:\n<<<${mark}\nprices (prices)\n${mark}>>>`
      const body = { model: 'hand', stream: true, messages: [{ role: 'user', content }] }
      const response = await fetch(`${address}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      return response.text()
    }
    const first = ask('0123456789abcdef01')
    const [question] = await eventually(() => {
      const files = readdirSync(folder)
      return files.length > 0 && files
    })
    assert.match(question, /^prices-[\da-f]{8}\.question\.md$/)
    assert.include(readFileSync(join(folder, question), 'utf8'), 'prices (prices)')
    const answer = question.replace('.question.md', '.answer.txt')
    writeFileSync(join(folder, answer), '<section>Two prices</section>\n')
    assert.include(wordsIn(await first), '<section>Two prices</section>')
    // The marks around the material are others each time.
    assert.include(wordsIn(await ask('fedcba987654321001')), '<section>Two prices</section>')
    assert.lengthOf(readdirSync(folder), 2)
  })
})

function wordsIn(stream: string): string {
  const lines = stream.split('\n').filter((line) => line.startsWith('data: {'))
  return lines.map((line) => JSON.parse(line.slice(6)).choices[0]?.delta.content ?? '').join('')
}
