import { setTimeout as pause } from 'node:timers/promises'

type Falsy = false | 0 | '' | null | undefined

/** Repeats the question until the answer is truthy, and returns it; throws after the time limit. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  { within = 30_000, every = 20 } = {}
): Promise<Exclude<T, Falsy>> {
  const end = performance.now() + within
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, Falsy>
    if (performance.now() > end) throw new Error(`It did not happen within ${within} ms: ${ask}`)
    await pause(every)
  }
}
