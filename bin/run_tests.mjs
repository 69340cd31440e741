import { findChromium } from './chromium.mjs'
import { become, buildFrontEnd, install } from './prepare.mjs'

install()
buildFrontEnd()
become(['--import=@poppinss/ts-exec', 'bin/test.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium() ?? '',
})
