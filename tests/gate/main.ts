import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCases, randomCases, sampleOf } from '#tests/gate/cases'
import { auditWithLighthouse } from '#tests/gate/lighthouse'
import { isPassed, tell, written } from '#tests/gate/report'
import { runGate } from '#tests/gate/run'

const usage = `The craft gate: looks through the sites that the built-in designer makes.

  npm run gate                      every trade, seed and theme; figures to docs/evidence/gate.json
  npm run gate -- --sample 60       the same few of them on every machine
  npm run gate -- --random 40       besides these, as many sheets made at random from the schema
  npm run gate -- --seed 7          which random ones
  npm run gate -- --trades gym,bar  those trades only
  npm run gate -- --lighthouse      six pages through Lighthouse besides
  npm run gate -- --json <file>     everything that was found and measured`

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    random: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    trades: { type: 'string' },
    lighthouse: { type: 'boolean' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
process.env.CHROMIUM_PATH ||= '/usr/bin/chromium'

const wanted = allCases(values.trades?.split(','))
const ours = values.sample ? sampleOf(wanted, Number(values.sample)) : wanted
const cases = [...ours, ...randomCases(Number(values.random), Number(values.seed))]
const isWhole = !values.sample && !values.trades

const results = await runGate(cases, { whole: isWhole })
if (values.lighthouse) results.lighthouse = await auditWithLighthouse(sampleOf(wanted, 6))
tell(results)
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 1)}\n`)
if (isWhole)
  writeFileSync('docs/evidence/gate.json', `${JSON.stringify(written(results), null, 2)}\n`)

process.exit(isPassed(results) ? 0 : 1)
