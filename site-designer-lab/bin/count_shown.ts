/**
 * Counts what of a list stands on its pages: node bin/count_shown.ts LIST… [--seed TEXT] [--show].
 * Of what each sheet holds, what its page leaves out; of what the list says is for visitors (the
 * letters V and F of a corpus, the facts of a list, or every sentence), what the page leaves out though the sheet holds
 * it, and what the sheet does not hold as a value, by what became of it there.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { defaultForm } from 'site-designer/form'
import { read, type Sheet, type Stretch } from 'site-designer'
import { sentencesOf } from '../../site-designer/src/language/sentences.ts'
import type { Entry } from './count/expected.ts'
import { heldBy, missingWords, pageWords, says, saysHours } from './count/shown.ts'
import { samplesOf } from './training/corpus.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '8' }, show: { type: 'boolean' } },
})

interface Told {
  prompt: string
  /** What is for visitors, by where it stands. */
  parts: Stretch[]
}

/** Times and days are worded anew on a page. */
const reworded = /^(?:\d{1,4}(?:am|pm|h|uhr|uur)?|\p{L}{3,}(?:days?|tag|dag|di|feira)s?)$/u

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

for (const file of positionals)
  for (const { prompt, parts } of toldIn(file)) countPage(prompt, parts)
console.log(JSON.stringify(Object.fromEntries([...counts].sort()), null, 2))

function countPage(prompt: string, parts: Stretch[]) {
  const sheet = read(prompt, defaultForm)
  const page = pageWords(sheet, values.seed)
  count('pages')
  show('#', prompt.slice(0, 70))
  for (const { field, text } of heldBy(sheet)) {
    count('held')
    if (says(page, text)) continue
    count(`held, not shown: ${field}`)
    show(`not shown, ${field}`, text)
  }
  if (!saysHours(page, sheet)) count('held, not shown: week')
  for (const from of parts) {
    const text = prompt.slice(...from)
    const missing = missingWords(page, text).filter((word) => !reworded.test(word))
    count('for visitors')
    if (missing.length === 0) continue
    const became = becameOf(sheet, from)
    count(`for visitors, not shown: ${became}`)
    show(`${became} (${missing.join(' ')})`, text)
  }
}

/** What the sheet made of most of a stretch. */
function becameOf({ coverage }: Sheet, [start, end]: Stretch): string {
  const lengths = new Map<string, number>()
  for (const { from, as, field } of coverage) {
    const shared = Math.min(from[1], end) - Math.max(from[0], start)
    const what = as === 'field' ? `field ${field}` : as
    if (shared > 0) lengths.set(what, (lengths.get(what) ?? 0) + shared)
  }
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'nothing'
}

function toldIn(file: string): Told[] {
  if (!file.endsWith('.json'))
    return samplesOf(file).map(({ prompt, parts }) => ({
      prompt,
      parts: parts
        .filter(({ letters, from }) => isForVisitors(letters) && !holdsOther(parts, from))
        .map(({ from }) => from),
    }))
  return (JSON.parse(readFileSync(file, 'utf8')) as Partial<Entry>[]).map(
    ({ prompt = '', facts }) => ({
      prompt,
      parts: (facts?.map(({ value }) => value) ?? sentencesOf(prompt)).flatMap(
        (text): Stretch[] => {
          const at = prompt.indexOf(text)
          return at < 0 ? [] : [[at, at + text.length]]
        }
      ),
    })
  )
}

function isForVisitors(letters: string[]): boolean {
  return letters.every((letter) => letter === 'V' || letter === 'F')
}

function holdsOther(parts: { from: Stretch; letters: string[] }[], [start, end]: Stretch): boolean {
  return parts.some(
    ({ from, letters }) => from[0] >= start && from[1] <= end && !isForVisitors(letters)
  )
}

function show(what: string, text: string) {
  if (values.show) console.log(`${what}: ${text}`)
}
