import { test } from '@japa/runner'
import type { DesignPlan, PlanDraft } from '#contract/api/planning'
import { ApiError } from '../../../resources/lib/api/api_error.ts'
import { readEvents, type ServerMessage } from '../../../resources/lib/api/event_stream.ts'
import { streamedPlan } from '../../../resources/lib/api/streamed_plan.ts'

const plan = { plan_id: 'p1', design_plan: '# Whole', sheet: {} } as DesignPlan
const draft = { event: 'plan', data: { plan_id: 'p1', design_plan: '# Begun' } }

/** A call whose server sends these and then ends, breaks off, or answers whole. */
function call(messages: ServerMessage[], end?: Error | DesignPlan) {
  const drafts: PlanDraft[] = []
  const looked: string[] = []
  return {
    drafts,
    looked,
    made: (found: (look: number) => DesignPlan | PlanDraft | ApiError = () => plan) =>
      streamedPlan({
        every: 1,
        onDraft: (one) => void drafts.push(one),
        async open(onEvent) {
          messages.forEach(onEvent)
          if (end instanceof Error) throw end
          return end
        },
        async find(id) {
          looked.push(id)
          const answer = found(looked.length)
          if (answer instanceof Error) throw answer
          return answer
        },
      }),
  }
}

const broken = new ApiError({ status: 0, code: 'no_answer' })
const missing = new ApiError({ status: 404 })

test.group('A streamed plan', () => {
  test('is the last event, and drafts are reported before it', async ({ assert }) => {
    const { made, drafts, looked } = call([draft, draft, { event: 'done', data: plan }])
    assert.equal(await made(), plan)
    assert.lengthOf(drafts, 2)
    assert.isEmpty(looked)
  })

  test('can also be answered at once, complete or refused', async ({ assert }) => {
    assert.equal(await call([], plan).made(), plan)
    await assert.rejects(() => call([], broken).made(), broken.message)
  })

  test('fails like a call if the stream reports a problem', async ({ assert }) => {
    const body = { error: 'Something went wrong.', code: 'designer_failed' }
    const { made } = call([draft, { event: 'problem', data: { status: 502, body } }])
    try {
      await made()
      assert.fail('It was taken for a plan.')
    } catch (error) {
      assert.instanceOf(error, ApiError)
      assert.equal((error as ApiError).status, 502)
      assert.equal((error as ApiError).code, 'designer_failed')
    }
  })

  test('is requested by its id if the stream breaks off or ends early', async ({ assert }) => {
    for (const end of [broken, undefined]) {
      const { made, looked, drafts } = call([draft], end)
      const more = { plan_id: 'p1', design_plan: '# Begun, and more' }
      assert.equal(await made((look) => (look < 3 ? [more, broken][look - 1] : plan)), plan)
      assert.deepEqual(looked, ['p1', 'p1', 'p1'])
      assert.deepEqual(drafts.at(-1), more)
    }
  })

  test('fails if it never arrives or is refused', async ({ assert }) => {
    const { made, looked } = call([draft], broken)
    await assert.rejects(() => made(() => broken))
    assert.isAbove(looked.length, 10)
    const ended = call([draft], broken)
    await assert.rejects(() => ended.made(() => missing))
    assert.lengthOf(ended.looked, 1)
    const signedOut = call([draft], broken)
    await assert.rejects(() => signedOut.made(() => new ApiError({ status: 401 })))
    assert.lengthOf(signedOut.looked, 1)
  })
})

test.group('A stream of events', () => {
  test('is parsed wherever its bytes are cut', async ({ assert }) => {
    const text =
      ': open\n\nevent: plan\ndata: {"words":"Gül ve Çay"}\n\n: still here\n\ndata: 7\n\n'
    for (const size of [1, 3, 1_000]) {
      const bytes = new TextEncoder().encode(text)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) {
            controller.enqueue(bytes.slice(at, at + size))
          }
          controller.close()
        },
      })
      const seen: ServerMessage[] = []
      await readEvents(body, (message) => void seen.push(message))
      assert.deepEqual(seen, [
        { event: 'plan', data: { words: 'Gül ve Çay' } },
        { event: 'message', data: 7 },
      ])
    }
  })

  test('causes an error if it breaks off', async ({ assert }) => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('terminated'))
      },
    })
    await assert.rejects(() => readEvents(body, () => undefined))
  })
})
