import { join } from 'node:path'
import { become, buildFrontEnd, compiledServer, install, makeSecrets } from './prepare.mjs'

install()
makeSecrets()

if (process.argv.includes('--dev')) {
  become(['ace', 'serve', '--hmr'], { NODE_ENV: 'development' })
} else {
  buildFrontEnd()
  const server = compiledServer()
  become(['--enable-source-maps', '--max-semi-space-size=2', join(server, 'server.js')], {
    NODE_ENV: 'production',
    // More arenas than threads that allocate at once only keep memory that nobody uses.
    MALLOC_ARENA_MAX: '2',
    // What V8 makes of the files is kept beside them, and goes with them.
    NODE_COMPILE_CACHE: join(server, 'v8'),
  })
}
