import { keepEvidence, writeReadme } from '../bench/readme.ts'
import { measuredVersion } from '../bench/version.ts'
import { corpusPages, ownPages } from '../tests/helpers/corpus.ts'
import { fuzz } from '../tests/helpers/fuzz.ts'

/**
 * `npm run fuzz -- --operations 100000 --seed 1`: operations of every plugin on the package's own pages,
 * and on those of CORPUS_DIR where it is set. Ends by itself, and with the first law that does not hold:
 * that names its seed, its page and its operation. `--write` keeps the figures and the seed as evidence.
 */
const valueOf = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const operations = valueOf('--operations', 10_000)
const seed = valueOf('--seed', 1)
if (!Number.isSafeInteger(operations) || operations < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--operations N] [--seed N] [--write]')
  process.exit(2)
}

const pages = [...ownPages, ...(corpusPages() ?? [])]
const started = performance.now()
const { failure, ...counted } = fuzz(pages, { operations, seed })
const seconds = Math.round((performance.now() - started) / 1000)
const report = {
  version: measuredVersion(),
  ...counted,
  pages: pages.length,
  seed,
  seconds,
  measured_on: new Date().toISOString(),
}
console.log(JSON.stringify(failure ? { ...report, failure } : report))

if (failure) process.exitCode = 1
else if (process.argv.includes('--write')) {
  keepEvidence({ fuzz: report })
  writeReadme()
}
