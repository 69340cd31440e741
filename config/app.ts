import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import { problem } from '#core/problem'
import env from '#start/env'

export const appKey = env.get('APP_KEY')

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // An address with invalid %-encoding must not reach the router.
  onBadUrl(_: IncomingMessage, res: ServerResponse) {
    res.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
    res.end(JSON.stringify(problem('bad_request', 'This address cannot be read.')))
  },
  cookie: { httpOnly: true, secure: true, sameSite: 'strict' },
})
