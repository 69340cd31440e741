import { readFileSync } from 'node:fs'

/** Of so many lines one is said again, with something around it or by another template. */
const EVERY = 3

const ASIDE = 'aside'

interface Around {
  before: string[]
  behind: string[]
  reason: string[]
  template: string[]
  /** Between a reason and what follows from it. */
  so: string[]
}

/**
 * The same wishes as other people say them: with a greeting, thanks or a reason, or in another of the
 * plain shapes of their label. FILE holds a sort and a text a line; ASIDES are sentences that wish nothing.
 */
export function varied(
  lines: readonly string[],
  file: string,
  asides: readonly string[]
): string[] {
  const around: Around = { before: [], behind: [], reason: [], template: [], so: [] }
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [sort, text] = line.split('\t')
    around[sort.split(' ')[0] as keyof Around].push(text)
  }
  const parts = lines.map((line) => line.split('\t')).filter(([, , text]) => text)
  const plain = parts.filter(([, label]) => !/cannot|vague|undo/.test(label))
  const said = plain
    .filter((_, at) => at % EVERY === 0)
    .map(([page, label, text], turn) => [page, label, withMore(text, around, turn)].join('\t'))
  const beside = plain
    .filter(
      ([, label, text], at) => at % EVERY === 1 && !label.includes('+') && !text.includes('{next:')
    )
    .map((line, turn) => withAside(line, asides[turn % asides.length], around, turn).join('\t'))
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
  return [...said, ...beside, ...shapes]
}

/** Beside a sentence that wishes nothing: as one of its own, or as a reason in the same one. */
function withAside([page, label, text]: string[], aside: string, { so }: Around, turn: number) {
  const own = text.replace(/[.!?,]+$/, '')
  const low = own.startsWith('{') ? own : lowered(own)
  const said = aside.replace(/[.!?,]+$/, '')
  const mark = /[!?]$/.exec(aside)?.[0] ?? '.'
  switch (turn % 4) {
    case 0:
      return [page, `${ASIDE}+${label}`, `${said}{next:${mark}} ${own}.`]
    case 1:
      return [page, `${label}+${ASIDE}`, `${own}{next:.} ${said}${mark}`]
    case 2:
      return [page, label, `{why:${said}}, ${so[turn % so.length]}${low}`]
    default:
      return [page, label, `${own}, {why:${lowered(said)}}`]
  }
}

function lowered(text: string): string {
  return text[0].toLowerCase() + text.slice(1)
}

/** Sentences of prompts, of so many words, that wish nothing of the page and tell no figure. */
export function asidesIn(texts: readonly string[], language: string): string[] {
  let isOwn = false
  return texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      const [, named] = /^# (\w+) /.exec(line) ?? []
      if (named) isOwn = named === language
      const [, said] = /^\/?[TV] ([^{}\d"“”]+)$/.exec(line) ?? []
      const words = said?.trim().split(' ').length ?? 0
      return isOwn && said && words >= 4 && words <= 13 ? said.trim() : []
    })
}

function withMore(text: string, { before, behind, reason, so }: Around, turn: number): string {
  const at = Math.floor(turn / 5)
  const own = text.replace(/[.!?,]+$/, '')
  const why = `{why:${reason[at % reason.length]}}`
  const low = own.startsWith('{') ? own : lowered(own)
  switch (turn % 5) {
    case 0:
      return before[at % before.length] + low
    case 1:
      return own + behind[at % behind.length]
    case 2:
      return `${own}, ${why}`
    case 3:
      return `${why}, ${so[at % so.length]}${low}`
    default:
      return `${before[at % before.length]}${low}${behind[(at * 7) % behind.length]}`
  }
}
