import { gzipSync } from 'node:zlib'
import { textOf } from '#designer_tests/helpers/gate_sheets'
import type { Finding } from '#tests/gate/finding'
import type { Visit } from '#tests/gate/browser/tab'
import { flat, wordsOf } from '#tests/gate/checks/invented_facts'
import type { Look } from '#tests/gate/craft/look_at'
import type { Measures } from '#tests/gate/craft/measure'
import type { Case } from '#tests/gate/cases'

export const aspects = [
  'accessibility',
  'weight',
  'type',
  'rhythm',
  'composition',
  'density',
  'colour',
  'slop',
  'copy',
] as const
export type Aspect = (typeof aspects)[number]
/** Each from 0 to 100, with the rules that cost points. */
export type Scores = Record<Aspect, { score: number; lost: string[] }>

export interface Evidence {
  html: string
  visit: Visit
  measures: Measures
  look: Look
  violations: Finding[]
  asked: Case
}

export function scoresOf(evidence: Evidence): Scores {
  return {
    accessibility: accessibility(evidence),
    weight: weight(evidence),
    type: type(evidence),
    rhythm: rhythm(evidence),
    composition: composition(evidence),
    density: density(evidence),
    colour: colour(evidence),
    slop: slop(evidence),
    copy: copy(evidence),
  }
}

/** The mean of all aspects. */
export function craftOf(scores: Scores): number {
  return aspects.reduce((sum, aspect) => sum + scores[aspect].score, 0) / aspects.length
}

/** Equal points for each rule; broken ones are named. */
function outOf(rules: Record<string, boolean>): { score: number; lost: string[] } {
  const lost = Object.keys(rules).filter((rule) => !rules[rule])
  const count = Object.keys(rules).length
  return { score: (100 * (count - lost.length)) / count, lost }
}

function within(value: number, from: number, to: number): boolean {
  return value >= from - 0.005 && value <= to + 0.005
}

function accessibility({ violations }: Evidence) {
  const rules = new Set(violations.map(({ says }) => says))
  return { score: Math.max(0, 100 - 25 * rules.size), lost: [...rules] }
}

function weight({ html, visit }: Evidence) {
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
  const script = gzipSync(scripts.map(([, code]) => code).join('')).length
  const fonts = visit.fetched.filter(({ url }) => url.endsWith('.woff2'))
  const fontBytes = fonts.reduce((sum, { bytes }) => sum + bytes, 0)
  return outOf({
    'HTML and CSS ≤ 60 KB': gzipSync(html).length <= 60_000,
    'scripts ≤ 8 KB': script <= 8_000,
    [`fonts ≤ 120 KB (${Math.round(fontBytes / 1000)})`]: fontBytes <= 120_000,
  })
}

function type({ measures }: Evidence) {
  const { sizes, families, leading, lineLengths } = measures
  const full = lineLengths.filter((length) => length > 20)
  const ordinary = full.length === 0 ? 60 : median(full)
  return outOf({
    'at most three families': families.length <= 3,
    [`body 16–19 px (${sizes.body})`]: within(sizes.body, 16, 19),
    [`leading 1.45–1.7 (${leading.toFixed(2)})`]: within(leading, 1.45, 1.7),
    [`lines of 40–75 characters (${ordinary})`]: within(ordinary, 40, 75),
    [`headings larger than the text (${sizes.h2})`]: sizes.h2 === 0 || sizes.h2 >= sizes.body,
    [`title at least 1.2 × the headings (${(sizes.h1 / (sizes.h2 || 1)).toFixed(2)})`]:
      sizes.h2 === 0 || sizes.h1 >= sizes.h2 * 1.15,
  })
}

function rhythm({ measures: { sections, headingSpace } }: Evidence) {
  const paddings = new Set(
    sections.map(({ paddings: [above, below] }) => `${Math.round(above)} ${Math.round(below)}`)
  )
  const needed = Math.min(3, sections.length)
  return outOf({
    [`${needed} different section paddings (${paddings.size})`]: paddings.size >= needed,
    'more space above a heading than below it': headingSpace.every(
      ({ above, below }) => above > below
    ),
  })
}

function composition({ measures: { sections } }: Evidence) {
  const bones = sections.map(
    ({ alignment, columns, pictures, surface }) =>
      `${alignment} ${Math.min(columns, 4)} ${pictures > 0} ${surface}`
  )
  const centred = sections.filter(({ alignment }) => alignment === 'centre').length
  const mass = sections.map(({ letters, height }) => letters / Math.max(1, height))
  return outOf({
    'no two neighbours of one skeleton': bones.every(
      (bone, at) => at === 0 || bone !== bones[at - 1]
    ),
    'at most one row of three cards': sections.filter(({ cards }) => cards === 3).length <= 1,
    'at most 40 % of the sections centred': centred <= Math.max(1, sections.length * 0.4),
    'something stands off the axis': sections.some(
      ({ alignment, columns }) => alignment === 'beside' || alignment === 'offset' || columns === 2
    ),
    'something dense and something quiet':
      sections.length < 3 || Math.max(...mass) >= 2 * Math.min(...mass),
  })
}

function density({ look: { ink } }: Evidence) {
  // The last screenful is usually incomplete.
  const screens = ink.length > 1 ? ink.slice(0, -1) : ink
  const good = screens.filter((share) => within(share, 0.08, 0.45)).length
  const lost =
    good === screens.length
      ? []
      : [`busy per screen: ${screens.map((share) => `${Math.round(share * 100)} %`).join(', ')}`]
  return { score: (100 * good) / screens.length, lost }
}

function colour({ measures, look: { accent, hues } }: Evidence) {
  return outOf({
    // At least the area of a button, without the grounds of whole sections.
    [`the brand in 0.05–12 % of the picture (${(accent * 100).toFixed(2)})`]: within(
      accent * 100,
      0.05,
      12
    ),
    [`at most three families of hue (${hues})`]: hues <= 3,
    [`at most one gradient (${measures.gradients})`]: measures.gradients <= 1,
  })
}

function slop({ measures: { slop: found, kickers, words }, asked: { sheet } }: Evidence) {
  const said = textOf(sheet)
  const added = (pattern: RegExp) =>
    (words.match(pattern) ?? []).some((mark) => !said.includes(mark))
  const rules = {
    'emoji as ornament': added(/(?![©®™])\p{Extended_Pictographic}/gu),
    'exclamation marks': added(/\S*!/g),
    [`${kickers.length} lines above headings`]: kickers.length > 2,
  }
  const lost = [...found, ...Object.keys(rules).filter((rule) => rules[rule])]
  return { score: Math.max(0, 100 - 34 * lost.length), lost }
}

const buzzwords =
  /\b(?:passion\w*|solutions?|seamless\w*|elevat\w+|unlock\w*|journey|cutting-edge|innovative|state-of-the-art|world-class|bespoke experience|one-stop|tailored to your needs|empower\w*|synerg\w+|leverage\w*|nestled|discover the)\b/i

function copy({ measures, asked }: Evidence) {
  const { firstScreen, actions, sentences } = measures
  const above = flat(firstScreen)
  const words = { en: asked.trade.words('en'), tr: asked.trade.words('tr') }
  // The verb is first in English and last in Turkish.
  const verbs = [wordsOf(words.en.ask ?? '')[0], wordsOf(words.tr.ask ?? '').at(-1)!].map(flat)
  const nouns = [words.en.noun, words.tr.noun].flatMap(wordsOf).map(flat)
  const isKnown = asked.sheet.who.kind !== undefined
  const place = asked.sheet.where[0]?.locality?.value
  return outOf({
    'the trade on the first screen':
      !isKnown || nouns.some((noun) => above.includes(noun.slice(0, 5))),
    'the place on the first screen': !place || above.includes(flat(place)),
    'an action in the words of the trade': actions.some((action) =>
      verbs.some((verb) => flat(action).includes(verb))
    ),
    'no buzzwords': !buzzwords.test(measures.words),
    'sentences of different lengths':
      sentences.length < 3 || Math.max(...sentences) >= 1.5 * Math.min(...sentences),
  })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted.length === 0 ? 0 : sorted[Math.floor(sorted.length / 2)]
}
