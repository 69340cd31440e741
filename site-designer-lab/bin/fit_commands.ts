/**
 * Fits the reader of commands: node bin/fit_commands.ts LANGUAGE [--left-out] [--show] [--to FOLDER]
 * [--without LIST.json]… writes FOLDER/LANGUAGE.txt, the weights of site-designer if none is given, from
 * lists/training/*_LANGUAGE.txt, without the lines that are in a list. With --left-out nothing is
 * written: the lines of each page are read by the weights of the other pages, and counted.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LISTS } from '../lists.ts'
import { examplesIn, type Example } from './fit/examples.ts'
import { fitTagger } from './fit/tagger.ts'
import { fitClassifier } from './fit/classifier.ts'
import { partExamplesOf, knownWords } from './fit/clauses.ts'
import { MOST_TAGGINGS } from '../../site-designer/src/commands/reading/read.ts'
import { taggingsOf } from '../../site-designer/src/commands/reading/tagger.ts'
import { written, type Model } from '../../site-designer/src/commands/reading/model.ts'
import { counted } from './fit/counted.ts'

const TRAINING = fileURLToPath(new URL('training', LISTS))
const WEIGHTS = fileURLToPath(new URL('../../site-designer/data/commands/weights', import.meta.url))

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'left-out': { type: 'boolean' },
    'show': { type: 'boolean' },
    'to': { type: 'string', default: WEIGHTS },
    'without': { type: 'string', multiple: true, default: [] },
  },
})
const [language = 'en'] = positionals
const listed = flags.without.flatMap(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as { instruction?: string; feedback?: string }[]
)
const unseen = new Set(listed.map(({ instruction, feedback = '' }) => instruction ?? feedback))
const examples = examplesIn(TRAINING, language, unseen)

const FOLDS = 3

/** The labels are weighed on taggings of lines that the tagger has not seen. */
function fit(some: readonly Example[]): Model {
  const words = knownWords(some)
  const parts = Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const tagger = fitTagger(some.filter((__, at) => at % FOLDS !== fold))
    return some
      .filter((__, at) => at % FOLDS === fold)
      .flatMap((one) =>
        partExamplesOf(one, taggingsOf(one.sentence.features, tagger, MOST_TAGGINGS), words)
      )
  })
  return { words, ...fitTagger(some), ...fitClassifier(parts) }
}

if (flags['left-out']) {
  const groups = 4
  const pages = [...new Set(examples.map(({ page }) => page))].sort()
  const groupOf = ({ page }: Example) => pages.indexOf(page) % groups
  const found = []
  for (let group = 0; group < groups; group++) {
    const model = fit(examples.filter((one) => groupOf(one) !== group))
    found.push(
      ...counted(
        examples.filter((one) => groupOf(one) === group),
        model
      )
    )
    console.error(`group ${group}`, found.length)
  }
  const right = found.filter((one) => one.isRight)
  console.log({
    lines: found.length,
    right: right.length,
    labels: found.filter((one) => one.isLabel).length,
  })
  for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const above = found.filter((one) => one.likelihood >= bar)
    const wrong = above.filter((one) => !one.isRight)
    console.log(bar, 'above', above.length, 'wrong', wrong.length)
  }
  if (flags.show)
    for (const one of found.filter((each) => !each.isRight))
      console.log(one.likelihood.toFixed(2), one.line, '\n     ', one.read)
} else {
  const model = fit(examples)
  mkdirSync(flags.to, { recursive: true })
  const note = `Made by site-designer-lab/bin/fit_commands.ts from ${examples.length} lines of site-designer-lab/lists/training.`
  writeFileSync(join(flags.to, `${language}.txt`), written(model, note))
}
