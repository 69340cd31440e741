export { readStill } from '#core/stills/read_still'
export { serveStill } from '#core/stills/serve_still'
