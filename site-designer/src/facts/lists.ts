import { claims } from '#designer/facts/claims'
import { moods } from '#designer/facts/moods'
import { palette } from '#designer/facts/palette'
import { namesThing } from '#designer/facts/sane'

const verb =
  /\b(?:is|are|was|be|have|has|do|does|we|i|our|my|you|they|it|want|need|please|open|closed|call|make|use|add|should|take|work(?=\s(?:in|on|with|for|from|at|across|as)\b)|never|only|every|also|can|will)\b/i

const noGoods =
  /\b(?:need|bring|hours|open|closed|address|call|artists|team|teachers|staff|areas?|cover|payment|no|not|never|hosts|colou?rs?|style|look|pages?|sections?)\b/i

const whereabouts =
  /^(?:covering|serving|based|located|near|around|travelling|across|throughout)\b/i

/** "Brakes, oil changes, tyres.": the things of a sentence that has no verb and only lists. */
export function bareList(sentence: string, goods: readonly string[]): string[] {
  const turkish =
    /^(.*)\s(?:satıyoruz|yapıyoruz|sunuyoruz|üretiyoruz|pişiriyoruz|veriyoruz|servis ediyoruz)/iu.exec(
      sentence
    )
  if (turkish) return splitList(turkish[1], goods)
  const [label] = /^(?:[^:]{3,70}:|[^,:–-]{3,40}\s[-–])\s/.exec(sentence) ?? ['']
  if (noGoods.test(label) || whereabouts.test(sentence)) return []
  const list = sentence.slice(label.length).replace(/[.!]$/, '')
  if (verb.test(list) || /\d{3}|@/.test(list)) return []
  const parts = splitList(list, goods)
  const short = parts.every(
    (part) => part.split(' ').length <= 4 && !/\b(?:in|at|near|for)\b/i.test(part)
  )
  const known = parts.some((part) =>
    goods.some((good) => good.toLowerCase() === part.toLowerCase())
  )
  const listed = parts.length >= 3 && parts.every(plainItem)
  return short && (known || listed) && parts.length >= 2 ? parts : []
}

// Moods, colours and what is said of the whole: "Calm, modern, friendly." lists no goods.
const ofTheWhole = [
  ...moods.map(([pattern]) => pattern),
  ...palette.map(([pattern]) => pattern),
  ...claims.map(([pattern]) => pattern),
  /\b(?:friendly|welcome|included|honest|reliable|local|experienced|affordable|fast|cosy|cozy|fresh|fun|free|cash|all|most|nothing|everything|theme|look|tones?|father|mother|sons?|daughters?|brothers?|sisters?|parking|evenings?|mornings?|weekends?)\b/i,
]

/** Whether a part of a list can be a thing of its own, without a price and unknown. */
export function plainItem(part: string, at: number): boolean {
  const small = at === 0 || /^(?:\p{Ll}|\p{Lu}{2})/u.test(part)
  return (
    small &&
    !/\d/.test(part) &&
    namesThing(part, 'en') &&
    !/^(?:no|not|one|two|three|four|five|six|ten)\b/i.test(part) &&
    !ofTheWhole.some((pattern) => pattern.test(part))
  )
}

/** The things of a list. "Wills and probate" is one thing to a lawyer. */
export function splitList(text: string, goods: readonly string[]): string[] {
  const joined = goods.filter((good) => good.includes(' and '))
  const held = joined.reduce(
    (held_, good) =>
      held_.replace(new RegExp(escape(good), 'gi'), (found) => found.replace(/\band\b/i, '\u0001')),
    text
  )
  return held
    .split(/\s*(?:,|;|\/|\s\+\s|\s&\s|\band\b|\bor\b|\bas well as\b|\bplus\b|\bve\b)\s*/i)
    .map((part) => part.replaceAll('\u0001', 'and').trim())
    .filter(Boolean)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
