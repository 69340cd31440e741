import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

interface Ended {
  hasError: boolean
  meta: { fileName?: string }
}

/** The last line of a run, which programs can parse too: `N passed, N failed`. */
export const closingLine: NamedReporterContract = {
  name: 'closing-line',
  handler(runner, emitter) {
    const failing = new Set<string>()
    const note = ({ hasError, meta }: Ended) => {
      if (hasError && meta.fileName) failing.add(relative(process.cwd(), meta.fileName))
    }
    emitter.on('test:end', note)
    emitter.on('group:end', note)

    // Reporters run in parallel, so this waits for all of them.
    process.once('exit', () => {
      const { hasError, aggregates } = runner.getSummary()
      const { passed, skipped } = aggregates
      // A group whose setup failed has no tests in the count, but counts as failed.
      const failed = Math.max(aggregates.failed, hasError ? 1 : 0)
      const tail = skipped > 0 ? `, ${skipped} skipped` : ''
      for (const file of failing) console.log(`failed in ${file}`)
      console.log(`${passed} passed, ${failed} failed${tail}`)
    })
  },
}
