import { readFileSync } from 'node:fs'

/** Of so many lines one is said again, with something around it or by another template. */
const EVERY = 2

interface Around {
  before: string[]
  behind: string[]
  reason: string[]
  template: string[]
  /** Between a reason and what follows from it. */
  so: string[]
  /** Sentences that wish nothing. */
  chat: string[]
}

/**
 * The same wishes as other people say them: with a greeting, thanks, a reason or a sentence of chat, in
 * another of the plain shapes of their label, or typed carelessly. FILE holds a sort and a text a line.
 */
export function varied(lines: readonly string[], file: string): string[] {
  const around: Around = { before: [], behind: [], reason: [], template: [], so: [], chat: [] }
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [sort, text] = line.split('\t')
    around[sort.split(' ')[0] as keyof Around].push(text)
  }
  const parts = lines.map((line) => line.split('\t')).filter(([, , text]) => text)
  const plain = parts.filter(([, label]) => !/cannot|vague|undo/.test(label))
  const said = plain
    .filter((_, at) => at % EVERY === 0)
    .map(([page, label, text], turn) => [page, label, withMore(text, around, turn)].join('\t'))
  const shapes = plain
    .flatMap(([page, label, text]) => {
      const named = /^(?:set|replace)$/.test(label) && /\{(?:target|old):[^}]+\}/.exec(text)?.[0]
      const value = /\{value:[^}]+\}/.exec(text)?.[0]
      return named && value ? [{ page, label, named, value }] : []
    })
    .map(({ page, label, named, value }, turn) => {
      const template = around.template[turn % around.template.length]
      const text = template.replace(/[AB]/g, (letter) => (letter === 'A' ? named : value))
      return [
        page,
        label,
        text.replace(/(["'])(\{\w+:)["'“]?([^"'“”}]+)["'”]?\}\1/g, '$1$2$3}$1'),
      ].join('\t')
    })
  return [...said, ...shapes]
}

function withMore(
  text: string,
  { before, behind, reason, so, chat }: Around,
  turn: number
): string {
  const at = Math.floor(turn / 8)
  const own = text.replace(/[.!?,]+$/, '')
  const why = `{why:${reason[at % reason.length]}}`
  const talk = `{why:${chat[at % chat.length]}}`
  const mark = at % 4 === 1 ? '!' : '.'
  const low = own.startsWith('{') ? own : own[0].toLowerCase() + own.slice(1)
  switch (turn % 8) {
    case 0:
      return before[at % before.length] + low
    case 1:
      return own + behind[at % behind.length]
    case 2:
      return `${own}, ${why}`
    case 3:
      return `${why}, ${so[at % so.length]}${low}`
    case 4:
      return `${before[at % before.length]}${low}${behind[(at * 7) % behind.length]}`
    case 5:
      return `${talk}${mark} ${own}`
    case 6:
      return `${own}${mark} ${talk}${at % 2 === 0 ? '.' : ''}`
    default:
      return carelessly(own, at)
  }
}

/** Small letters only, without apostrophes; the names of slots stay. */
function carelessly(text: string, at: number): string {
  const small = text.replace(
    /(\{\w+:)|\p{Lu}/gu,
    (found, slot?: string) => slot ?? found.toLowerCase()
  )
  return at % 2 === 0 ? small : small.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
}
