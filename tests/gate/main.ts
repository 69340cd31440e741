import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCases, randomCases, sampleOf } from '#tests/gate/cases'
import { auditWithLighthouse } from '#tests/gate/lighthouse'
import { evidenceOf, isPassed, printReport } from '#tests/gate/report'
import { runGate } from '#tests/gate/run'
import { findChromium } from '../../bin/chromium.mjs'

const usage = `The craft gate: checks the sites that the built-in designer makes.

  npm run gate                      every trade, seed and theme; figures to docs/evidence/gate.json
  npm run gate -- --sample 60       a fixed sample of 60 sites
  npm run gate -- --random 40       adds 40 random sheets
  npm run gate -- --seed 7          the seed of the random sheets
  npm run gate -- --trades gym,bar  only these trades
  npm run gate -- --lighthouse      also checks six pages with Lighthouse
  npm run gate -- --json <file>     all findings and measures
  npm run gate -- --figures <file>  only the figures, in the form of docs/evidence`

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    random: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    trades: { type: 'string' },
    lighthouse: { type: 'boolean' },
    json: { type: 'string' },
    figures: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
process.env.CHROMIUM_PATH ||= findChromium() ?? ''

const wanted = allCases(values.trades?.split(','))
const ours = values.sample ? sampleOf(wanted, Number(values.sample)) : wanted
const cases = [...ours, ...randomCases(Number(values.random), Number(values.seed))]
const isWhole = !values.sample && !values.trades

const results = await runGate(cases, { whole: isWhole })
if (values.lighthouse) results.lighthouse = await auditWithLighthouse(sampleOf(wanted, 6))
printReport(results)
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`)
const figures = values.figures ?? (isWhole ? 'docs/evidence/gate.json' : undefined)
if (figures) writeFileSync(figures, `${JSON.stringify(evidenceOf(results), null, 2)}\n`)

process.exit(isPassed(results) ? 0 : 1)
