import type { Coverage } from '#designer/sheet/sheet'

/** Whether the stretches are the whole prompt, in order and without gaps. */
export function coverageIsWhole(coverage: readonly Coverage[], prompt: string): boolean {
  let at = 0
  for (const { from } of coverage) {
    const [start, end] = from
    if (start !== at || end <= start) return false
    at = end
  }
  return at === prompt.length
}
