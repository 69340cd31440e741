import { buildFrontEnd, compiledServer, install } from './prepare.mjs'

// What `npm start` would make first, so that the first start of a machine is a short one.
install()
buildFrontEnd()
compiledServer()
