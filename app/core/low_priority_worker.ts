import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

// The entry point of every thread: it lowers the priority before it loads the file with the work,
// because loading it already takes a processor for half a second.

/** Requests that the process itself serves come first. */
const LATER = 10

/**
 * On Linux this sets the priority of the calling thread, elsewhere that of the process: there it is not
 * changed. Where other programs keep all processors busy, the work would hardly ever be done:
 * LOW_PRIORITY_WORK=off leaves the priority as it is.
 */
const stepsBack = process.platform === 'linux' && process.env.LOW_PRIORITY_WORK !== 'off'
if (stepsBack && getPriority() < LATER) setPriority(LATER)

await import(workerData)
