import { test } from '@japa/runner'
import { ApiError } from '../../../resources/lib/api/api_error.ts'
import type { BuildEvent } from '../../../resources/lib/api/planning.ts'
import { keepFollowing } from '../../../resources/planning/build/keep_following.ts'

const status = (is: string) => ({ event: 'status', data: { status: is } }) as BuildEvent
const page = {
  event: 'page',
  data: { html: '<p>Whole</p>', unwritten: [], designed: [] },
} as BuildEvent

/** A screen whose streams bring these events, one stream after the other, and then end like that. */
async function screen(streams: { brings: BuildEvent[]; end?: Error }[]) {
  const leaving = new AbortController()
  const seen: BuildEvent[] = []
  let opened = 0
  let lost = 0
  await keepFollowing({
    async open(onEvent) {
      const { brings, end } = streams[opened++]
      brings.forEach(onEvent)
      if (end) throw end
    },
    onEvent: (event) => void seen.push(event),
    onLost: () => lost++,
    pause: async () => {
      if (opened === streams.length) leaving.abort()
    },
    signal: leaving.signal,
  })
  return { seen, opened, lost }
}

test.group('The stream of a build', () => {
  test('is opened once if it lasts', async ({ assert }) => {
    const brings = [status('processing'), page, status('completed')]
    assert.deepEqual(await screen([{ brings }]), { seen: brings, opened: 1, lost: 0 })
  })

  test('is opened again if it breaks off or ends early, until the page is complete', async ({
    assert,
  }) => {
    const { seen, lost } = await screen([
      { brings: [status('processing')], end: new ApiError({ status: 0, code: 'no_answer' }) },
      { brings: [], end: new TypeError('network error') },
      { brings: [status('processing')] },
      { brings: [page, status('completed')] },
    ])
    assert.equal(lost, 3)
    assert.deepEqual(seen.slice(-2), [page, status('completed')])
  })

  test('is not opened again after a refusal', async ({ assert }) => {
    const refused = { brings: [], end: new ApiError({ status: 401 }) }
    assert.deepEqual(await screen([refused, refused]), { seen: [], opened: 1, lost: 0 })
  })
})
