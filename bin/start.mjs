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
    // More malloc arenas than allocating threads only keep unused memory.
    MALLOC_ARENA_MAX: '2',
    // V8's code cache of the files is stored beside them, and deleted with them.
    NODE_COMPILE_CACHE: join(server, 'v8'),
  })
}
