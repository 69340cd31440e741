import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

// Every thread begins here: it steps back before it reads the file that does its work, since reading
// that takes a processor for half a second already.

/** Whoever is served by the process itself comes first. */
const LATER = 10

/** On Linux this is the priority of the thread that asks, elsewhere that of all: there it stays. */
if (process.platform === 'linux' && getPriority() < LATER) setPriority(LATER)

await import(workerData)
