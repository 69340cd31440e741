import { become, install } from './prepare.mjs'

install()
become(['--import=@poppinss/ts-exec', 'tests/fakes/model_hand/main.ts', ...process.argv.slice(2)])
