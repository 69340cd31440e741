import { join } from 'node:path'
import { become, buildFrontEnd, compiledServer, install, makeSecrets } from './prepare.mjs'

const FLAGS = [
  '--enable-source-maps',
  '--max-semi-space-size=2',
  // A heap is collected when it has grown by a fifth; otherwise the heaps of the threads double first.
  '--heap-growing-percent=20',
]

install()
makeSecrets()

if (process.argv.includes('--dev')) {
  become(['ace', 'serve', '--hmr'], { NODE_ENV: 'development' })
} else {
  buildFrontEnd()
  const server = compiledServer()
  become([...FLAGS, join(server, 'server.js')], {
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
