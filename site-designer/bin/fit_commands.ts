/**
 * Fits the reader of commands: node bin/fit_commands.ts LANGUAGE [--left-out] writes
 * data/commands/weights/LANGUAGE.txt from lists/training/*_LANGUAGE.txt. With --left-out nothing is
 * written: the lines of each page are read by the weights of the other pages, and counted.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { examplesIn, type Example } from './fit/examples.ts'
import { fitTagger } from './fit/tagger.ts'
import { fitClassifier } from './fit/classifier.ts'
import { clausesOf, knownWords } from './fit/clauses.ts'
import { MOST_TAGGINGS } from '#designer/commands/reading/read'
import { taggingsOf } from '#designer/commands/reading/tagger'
import { written, type Model } from '#designer/commands/reading/model'
import { counted } from './fit/counted.ts'

const [language = 'en', ...flags] = process.argv.slice(2)
const folder = 'lists/training'
const examples = examplesIn(folder, language)

const FOLDS = 3

/** The labels are weighed on taggings of lines that the tagger has not seen. */
function fit(some: readonly Example[]): Model {
  const words = knownWords(some)
  const clauses = Array.from({ length: FOLDS }).flatMap((_, fold) => {
    const tagger = fitTagger(some.filter((__, at) => at % FOLDS !== fold))
    return some
      .filter((__, at) => at % FOLDS === fold)
      .flatMap((one) =>
        clausesOf(one, taggingsOf(one.sentence.features, tagger, MOST_TAGGINGS), words)
      )
  })
  return { words, ...fitTagger(some), ...fitClassifier(clauses) }
}

if (flags.includes('--left-out')) {
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
  if (flags.includes('--show'))
    for (const one of found.filter((each) => !each.isRight))
      console.log(one.likelihood.toFixed(2), one.line, '\n     ', one.read)
} else {
  const model = fit(examples)
  mkdirSync('data/commands/weights', { recursive: true })
  const note = `Made by bin/fit_commands.ts from ${examples.length} lines of lists/training.`
  writeFileSync(`data/commands/weights/${language}.txt`, written(model, note))
}
