import { become, buildFrontEnd, install, makeSecrets } from './prepare.mjs'

install()
makeSecrets()

if (process.argv.includes('--dev')) {
  become(['ace', 'serve', '--hmr'], { NODE_ENV: 'development' })
} else {
  buildFrontEnd()
  become(['--import=@poppinss/ts-exec', 'bin/server.ts'], { NODE_ENV: 'production' })
}
