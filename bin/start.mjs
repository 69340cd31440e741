import { become, buildFrontEnd, install, makeSecrets } from './prepare.mjs'
import { startCompiled } from './start_compiled.mjs'

install()
makeSecrets()

if (process.argv.includes('--dev')) {
  become(['ace', 'serve', '--hmr'], { NODE_ENV: 'development' })
} else {
  buildFrontEnd()
  startCompiled('server.js')
}
