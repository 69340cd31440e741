import type { NamedReporterContract } from '@japa/runner/types'

/** The last line of a run, in words that a program can read too: `N passed, N failed`. */
export const closingLine: NamedReporterContract = {
  name: 'closing-line',
  handler(runner) {
    // Reporters end side by side, so this waits until all of them have spoken.
    process.once('exit', () => {
      const { hasError, aggregates } = runner.getSummary()
      const { passed, skipped } = aggregates
      // A group that could not be set up counts no test, and has failed all the same.
      const failed = Math.max(aggregates.failed, hasError ? 1 : 0)
      const tail = skipped > 0 ? `, ${skipped} skipped` : ''
      console.log(`${passed} passed, ${failed} failed${tail}`)
    })
  },
}
