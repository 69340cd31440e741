import { buildFrontEnd, compiledServer, install } from './prepare.mjs'

// Builds everything that `npm start` would build, so that the first start of a machine is fast.
install()
buildFrontEnd()
compiledServer()
