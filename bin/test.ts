process.env.NODE_ENV = 'test'

import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { ignitor } from './ignitor.js'

// Tests must not use the data of the product in the same folder.
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'sitewright-test-'))
process.env.APP_KEY = randomBytes(32).toString('hex')
process.env.PORT = String(20_000 + randomInt(10_000))
delete process.env.APP_URL
// Tests must not call a paid model: the variables are set here, so that .env does not set them.
process.env.OPENAI_API_KEY = ''
process.env.OPENAI_BASE_URL = ''
// Nothing listens there: tests must not search outside.
process.env.OPENVERSE_URL = 'http://127.0.0.1:1'
process.env.PEXELS_API_KEY = ''

ignitor()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
      // A browser that does not exit is killed with this process, instead of keeping it alive.
      forceExit: true,
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    return prettyPrintError(error)
  })
