import { test } from '@japa/runner'
import { ProgressWriter } from '#planning/services/progress_writer'

const at = (percent: number) => ({ stage: `at ${percent}`, percent })

test.group('Storing progress', () => {
  test('writes in order, one at a time, and always ends with the newest', async ({ assert }) => {
    const written: number[] = []
    let atOnce = 0
    const writer = new ProgressWriter(async ({ percent }) => {
      atOnce += 1
      assert.equal(atOnce, 1)
      await new Promise((resolve) => setTimeout(resolve, 2))
      written.push(percent)
      atOnce -= 1
    })
    for (let percent = 1; percent <= 50; percent++) writer.note(at(percent))
    await writer.settled()
    assert.deepEqual(written, [1, 50])

    writer.note(at(60))
    await writer.settled()
    assert.deepEqual(written, [1, 50, 60])
  })

  test('a failed write is reported at the end and stops further writes', async ({ assert }) => {
    let writes = 0
    const writer = new ProgressWriter(async () => {
      writes += 1
      throw new Error('the claim is lost')
    })
    writer.note(at(1))
    await new Promise((resolve) => setTimeout(resolve, 2))
    writer.note(at(2))
    await assert.rejects(() => writer.settled(), 'the claim is lost')
    assert.equal(writes, 1)
  })
})
