import { createServer } from 'node:http'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { dot, spec } from '@japa/runner/reporters'
import { closingLine } from '#tests/helpers/closing_line'
import { slowestFiles } from '#tests/helpers/slowest_files'
import { forgetEvidence, recorded } from '#tests/helpers/evidence'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient(`http://127.0.0.1:${process.env.PORT}`),
]

export const reporters: Config['reporters'] = {
  activated: [process.env.CI ? 'dot' : 'spec', 'slowest-files', 'closing-line'],
  list: [dot(), spec(), slowestFiles, closingLine],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  // Lanes of one run add to what the first of them began.
  setup: process.env.KEEP_EVIDENCE ? [] : [forgetEvidence],
  teardown: [],
}

/** Functional tests talk to the whole server over HTTP: every kind of host, and the worker. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'functional') return
  suite.setup(waitForNoDisk)
  suite.setup(() => testUtils.db().migrate())
  suite.setup(async () => {
    const { answerClientErrors } = await import('#start/client_errors')
    const { hostRouter } = await import('#start/hosts')
    const { limits } = await import('#start/route_by_host')
    return testUtils
      .httpServer()
      .start((handle) => answerClientErrors(createServer(limits, recorded(hostRouter(handle)))))
  })
  suite.setup(async () => {
    const { startWorker } = await import('#start/tasks')
    const worker = startWorker()
    return () => worker.stop()
  })
}

/** The database of these tests ends with their process, so no commit waits until the disk has it. */
async function waitForNoDisk(): Promise<void> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.rawQuery('PRAGMA synchronous = OFF')
}
