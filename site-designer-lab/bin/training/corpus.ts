import { readFileSync } from 'node:fs'
import type { Stretch } from 'site-designer'
import type { Entry } from '../count/expected.ts'

/** Who a stretch is for: visitors, visitors as a fact, a wish, a refusal, talk to us. */
export type Letter = 'V' | 'F' | 'W' | 'R' | 'T'

/** Whether it is for us, and not for visitors. */
export const isToUs = (letters: Letter[]): boolean =>
  letters.some((letter) => 'WRT'.includes(letter))

/** A text with what it says, stretch by stretch. */
export interface Sample {
  prompt: string
  language: string
  kind?: string
  name: string | null
  /** What each stretch may be; several where nobody said which of them. */
  parts: { from: Stretch; letters: Letter[] }[]
}

/** Samples of a list of prompts or of a corpus. */
export function samplesOf(file: string): Sample[] {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json')
    ? (JSON.parse(text) as Entry[]).map(sampleOfEntry)
    : text
        .split(/^# /m)
        .slice(1)
        .map(sampleOfText)
        .filter(({ prompt }) => prompt !== '')
}

function sampleOfEntry({ prompt, language, name, private: told }: Entry): Sample {
  const parts: Sample['parts'] = [{ from: [0, prompt.length], letters: ['V', 'F'] }]
  for (const text of told) {
    const at = prompt.indexOf(text)
    if (at >= 0) parts.push({ from: [at, at + text.length], letters: ['W', 'R', 'T'] })
  }
  return { prompt, language, name, parts }
}

const lineBreaks: Record<string, string> = { '': ' ', '/': '\n', '//': '\n\n' }

/** One text of a corpus: a header, the name, and a line for each sentence with its letter. */
function sampleOfText(block: string): Sample {
  const [header, ...lines] = block.split('\n')
  const [language, kind] = header.trim().split(' ')
  const sample: Sample = { prompt: '', language, kind, name: null, parts: [] }
  for (const line of lines) {
    const named = /^N (.+)$/.exec(line)?.[1].trim()
    if (named) sample.name = named === '-' ? null : named
    const [, mark, letter, text] = /^(\/{0,2})([VFWRT]) (.+)$/.exec(line) ?? []
    if (text) add(sample, text, letter as Letter, sample.prompt === '' ? '' : lineBreaks[mark])
  }
  return sample
}

function add(sample: Sample, text: string, letter: Letter, between: string): void {
  const start = (sample.prompt += between).length
  const inner: Sample['parts'] = []
  for (const [, brace, within, plain] of text.matchAll(/\{([VFWRT]) ?([^{}]*)\}|([^{}]+)/g)) {
    const typed = within ?? plain
    const first = sample.prompt.length
    sample.prompt += typed
    if (brace) inner.push({ from: [first, sample.prompt.length], letters: [brace as Letter] })
  }
  sample.parts.push({ from: [start, sample.prompt.length], letters: [letter] }, ...inner)
}

/** What a stretch is, by the number of its characters; the last part that holds one says what it is. */
export function lettersIn({ prompt, parts }: Sample): (Letter[] | undefined)[] {
  const all: (Letter[] | undefined)[] = Array.from({ length: prompt.length })
  for (const { from, letters } of parts) all.fill(letters, ...from)
  return all
}
