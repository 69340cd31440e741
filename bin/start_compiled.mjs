import { join } from 'node:path'
import { become, compiledServer } from './prepare.mjs'

/**
 * V8's protection of compiled code with keys of the processor has ended whole processes with many threads
 * ("Check failed: jit_page.has_value()"), on processors that have such keys.
 */
export const STEADY = ['--no-memory-protection-keys']

export const FLAGS = [
  ...STEADY,
  '--enable-source-maps',
  '--max-semi-space-size=2',
  // A heap is collected when it has grown by a fifth; otherwise the heaps of the threads double first.
  '--heap-growing-percent=20',
]

/** Replaces this process with a file of the compiled server, which is compiled first if necessary. */
export function startCompiled(file) {
  const server = compiledServer()
  become([...FLAGS, join(server, file)], {
    NODE_ENV: 'production',
    // More malloc arenas than allocating threads only keep unused memory.
    MALLOC_ARENA_MAX: '2',
    // Otherwise a large picture raises both limits, and freed memory is kept.
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    // V8's code cache of the files is stored beside them, and deleted with them.
    NODE_COMPILE_CACHE: join(server, 'v8'),
  })
}
