import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

const SHOWN = 10

/** The files that took longest, because a run of all tests must stay short. */
export const slowestFiles: NamedReporterContract = {
  name: 'slowest-files',
  handler(_, emitter) {
    const began = new Map<string, number>()
    const took = new Map<string, number>()
    emitter.on('group:start', ({ meta }) => {
      began.set(meta.fileName ?? '', performance.now())
    })
    emitter.on('group:end', ({ meta }) => {
      const file = meta.fileName ?? ''
      const duration = performance.now() - (began.get(file) ?? performance.now())
      took.set(file, (took.get(file) ?? 0) + duration)
    })
    process.once('exit', () => {
      const slowest = [...took].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN)
      for (const [file, duration] of slowest) {
        console.log(
          `${String(Math.round(duration / 1000)).padStart(4)} s ${relative(process.cwd(), file)}`
        )
      }
    })
  },
}
