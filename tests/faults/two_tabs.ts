import { rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { Account } from '#tests/helpers/account'
import { startProduct } from '#tests/helpers/product'
import { storePage } from '#tests/helpers/stored_page'
import { longPage, twoTabs } from '#tests/helpers/two_tabs'
import { loadTexts } from '../../resources/lib/text/text.ts'

/**
 * Two editors change one website at the same time over a connection that fails. No change may be lost
 * or made twice, and undo must lead back to the first state.
 *
 *     node --import=@poppinss/ts-exec tests/faults/two_tabs.ts
 *
 * EDITS (500) changes by hand; SEED makes them repeatable. Prints one line of JSON; exits with 1 if
 * a check fails.
 */
const edits = Number(process.env.EDITS ?? 500)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } })
try {
  await loadTexts(['editor'])
  const account = await Account.open(product, 'baker@example.com')
  const id = await account.build()
  storePage(product, id, longPage())
  const url = `http://127.0.0.1:${product.port}/api`
  const started = performance.now()
  const report = await twoTabs({ url, token: account.tokens.access, id, edits, seed })
  const seconds = Math.round((performance.now() - started) / 100) / 10

  const isSound =
    report.lost.length + report.doubled.length === 0 &&
    report.is_their_sum &&
    report.tabs_show_it &&
    report.undo_leads_to_start &&
    report.redo_leads_to_end
  const machine = `${availableParallelism()} × ${cpus()[0]?.model.replace(/ \d+-Core.*/, '')}, Node ${process.version}`
  console.log(JSON.stringify({ machine, check: 'two_tabs', seed, ...report, seconds }))
  process.exitCode = isSound ? 0 : 1
} finally {
  await product.kill()
  rmSync(product.dataDir, { recursive: true, force: true })
}
