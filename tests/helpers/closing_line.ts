import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

interface Ended {
  hasError: boolean
  meta: { fileName?: string }
}

/** The last line of a run, in words that a program can read too: `N passed, N failed`. */
export const closingLine: NamedReporterContract = {
  name: 'closing-line',
  handler(runner, emitter) {
    const failing = new Set<string>()
    const note = ({ hasError, meta }: Ended) => {
      if (hasError && meta.fileName) failing.add(relative(process.cwd(), meta.fileName))
    }
    emitter.on('test:end', note)
    emitter.on('group:end', note)

    // Reporters end side by side, so this waits until all of them have spoken.
    process.once('exit', () => {
      const { hasError, aggregates } = runner.getSummary()
      const { passed, skipped } = aggregates
      // A group that could not be set up counts no test, and has failed all the same.
      const failed = Math.max(aggregates.failed, hasError ? 1 : 0)
      const tail = skipped > 0 ? `, ${skipped} skipped` : ''
      for (const file of failing) console.log(`failed in ${file}`)
      console.log(`${passed} passed, ${failed} failed${tail}`)
    })
  },
}
