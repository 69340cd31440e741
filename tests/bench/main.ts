import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { designerFigures } from '#tests/bench/designer'
import type { Figure } from '#tests/bench/figure'
import { firstLoad } from '#tests/bench/first_load'
import { hostileTexts } from '#tests/bench/hostile_texts'
import { listOfWebsites } from '#tests/bench/list_of_websites'
import { othersMeanwhile } from '#tests/bench/others_meanwhile'
import { promptToLive } from '#tests/bench/prompt_to_live'
import { siteHostFigures } from '#tests/bench/site_host'
import { typing } from '#tests/bench/typing'
import { warmStart } from '#tests/bench/warm_start'

const figures: Figure[] = [
  ...(await warmStart()),
  await promptToLive(),
  ...(await designerFigures()),
  ...(await hostileTexts()),
  ...(await listOfWebsites()),
  ...(await siteHostFigures()),
  await typing(),
  ...(await othersMeanwhile()),
  firstLoad(),
]

console.table(
  figures.map(({ name, unit, measured, bound }) => ({
    name,
    measured: `${measured} ${unit}`,
    bound: `≤ ${bound} ${unit}`,
    kept: measured <= bound,
  }))
)

mkdirSync('docs/evidence', { recursive: true })
const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`
writeFileSync('docs/evidence/main_job.json', `${JSON.stringify({ machine, figures }, null, 2)}\n`)

process.exit(figures.every(({ measured, bound }) => measured <= bound) ? 0 : 1)
