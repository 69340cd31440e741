import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PageEdit } from '../../../site-designer/src/commands/page_edit.ts'
import { commandLanguage } from '../../../site-designer/src/commands/language/language.ts'
import { pageOf } from '../../pages/page_of.ts'
import { varied } from './varied.ts'
import { sentenceOf, type Sentence } from '../../../site-designer/src/commands/reading/features.ts'
import { tags } from '../../../site-designer/src/commands/reading/tags.ts'
import { namesOn } from '../../../site-designer/src/commands/targets/names_on.ts'
import { PageReading } from 'site-designer'

export interface Example {
  page: string
  line: string
  labels: string[]
  sentence: Sentence
  /** The tag of each token; where a next wish begins is not marked yet. */
  tags: number[]
}

const NEXT = tags.indexOf('+')
const readings = new Map<string, PageReading>()

function readingOf(page: string): PageReading {
  let reading = readings.get(page)
  if (!reading) {
    reading = new PageReading(pageOf(page))
    readings.set(page, reading)
  }
  return reading
}

/** The labelled lines of a language: page, labels, text with {slot:words}; `unseen`: texts to leave out. */
export function examplesIn(
  folder: string,
  language: string,
  unseen: ReadonlySet<string> = new Set()
): Example[] {
  const files = readdirSync(folder).filter(
    (name) => /^(?:commands|feedback)_/.test(name) && name.endsWith(`_${language}.txt`)
  )
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const single = [...new Set(lines.filter(Boolean))].filter(
    (line) => !unseen.has(line.split('\t')[2]?.replace(/\{\w+:([^{}]+)\}/g, '$1') ?? '')
  )
  const around = varied(single, join(folder, `around_${language}.txt`))
  return [...single, ...around, ...paired(single, language)].flatMap((line) =>
    exampleOf(line, language)
  )
}

const JOINS: Record<string, string[]> = {
  en: [' {next:and} ', '{next:,} and ', '{next:.} ', '{next:,} ', '{next:;} ', ' {next:and} also '],
  tr: [' {next:ve} ', '{next:,} ', '{next:.} ', ' {next:ayrıca} ', '{next:,} bir de '],
}
/** Of so many lines one is joined with others of its page, so far apart. */
const EVERY = 3
const APART = 7
const NEVER = /^(?:vague|undo|stays|picture)$/

/** Several wishes in one line are seldom in the corpora: lines of a page are joined, two to four. */
function paired(lines: readonly string[], language: string): string[] {
  const groups = Map.groupBy(
    lines
      .map((line) => line.split('\t'))
      .filter(
        ([, label, text]) =>
          text && !NEVER.test(label) && !label.includes('+') && !/[.!?]\s/.test(text)
      ),
    ([page]) => page
  )
  return [...groups.values()].flatMap((own) =>
    own.flatMap((_, at) => {
      if (at % EVERY !== 0 || own.length <= 4 * APART) return []
      const turn = at / EVERY
      const some = Array.from(
        { length: 2 + (turn % 3) },
        (__, index) => own[(at + index * APART) % own.length]
      )
      return [joined(some, JOINS[language][turn % JOINS[language].length])]
    })
  )
}

function joined(some: readonly string[][], by: string): string {
  const isSentence = by.includes('.')
  const texts = some.map(([, , text], index) => {
    const plain = text.replace(/[.!?,]+$/, '')
    const isKept = index === 0 || isSentence || plain.startsWith('{')
    return isKept ? plain : plain[0].toLowerCase() + plain.slice(1)
  })
  // "A, b and c": the last is joined by a word, those before it by commas.
  const between = isSentence ? by : '{next:,} '
  const text = [texts.slice(0, -1).join(between), texts.at(-1)].join(by)
  return [some[0][0], some.map(([, label]) => label).join('+'), text].join('\t')
}

function exampleOf(line: string, language: string): Example[] {
  const [page, labels, marked] = line.split('\t')
  if (!marked) return []
  const slots: { name: string; from: number; to: number }[] = []
  let text = ''
  let end = 0
  for (const { 0: typed, 1: name, 2: words, index } of marked.matchAll(/\{(\w+):([^{}]+)\}/g)) {
    text += marked.slice(end, index)
    slots.push({ name, from: text.length, to: text.length + words.length })
    text += words
    end = index + typed.length
  }
  text += marked.slice(end)
  const spoken = commandLanguage(language)
  const edit = new PageEdit(readingOf(page), {
    language: spoken,
    choices: new Set(),
    selection: undefined,
    before: undefined,
  })
  const sentence = sentenceOf(text, namesOn(edit), spoken)
  const marks = sentence.tokens.map(({ from, to }) => {
    const middle = (from + to) / 2
    return slots.findIndex((slot) => slot.from <= middle && middle < slot.to)
  })
  const found = marks.map((slot, at) => {
    if (slot < 0) return 0
    if (slots[slot].name === 'next') return NEXT
    const side = at > 0 && marks[at - 1] === slot ? 'I' : 'B'
    return Math.max(
      0,
      tags.indexOf(`${side}-${slots[slot].name === 'area' ? 'town' : slots[slot].name}`)
    )
  })
  const own = { page, line, labels: labels.split('+'), sentence, tags: found }
  return [withChatApart(own)]
}

const CHAT = 'chat'
const ENDS = /^(?:[.!?…]+|\n)$/

/** A reason that is a sentence of its own is a part that wishes nothing. */
function withChatApart(example: Example): Example {
  const { sentence, labels, tags: marked } = example
  const { tokens } = sentence
  const ends = tokens.flatMap(({ word, isMark }, at) => (isMark && ENDS.test(word) ? [at] : []))
  const sentences = [...ends, tokens.length].map((end, index) => ({
    from: index === 0 ? 0 : ends[index - 1] + 1,
    end,
  }))
  const whys = ['B-why', 'I-why'].map((name) => tags.indexOf(name))
  const isChat = ({ from, end }: { from: number; end: number }) =>
    end > from &&
    tokens.slice(from, end).every(({ isMark }, at) => isMark || whys.includes(marked[from + at]))
  if (marked.includes(NEXT) || labels.length > 1 || !sentences.some(isChat)) return example
  const kept = sentences.filter(({ from, end }) => end > from)
  const wishing = kept.filter((one) => !isChat(one))
  // What is between the first and the last sentence that wishes something is one part.
  const first = wishing[0]?.from ?? 0
  const last = wishing.at(-1)?.end ?? 0
  const apart = kept.filter((one) => isChat(one) && (one.end <= first || one.from >= last))
  if (wishing.length === 0 || apart.length === 0) return example
  const own = [...marked]
  for (const { from, end } of apart) {
    own.fill(0, from, end)
    if (end <= first) own[end] = NEXT
    else own[from - 1] = NEXT
  }
  const before = apart.filter(({ end }) => end <= first).map(() => CHAT)
  const behind = apart.filter(({ from }) => from >= last).map(() => CHAT)
  return { ...example, labels: [...before, ...labels, ...behind], tags: own }
}
