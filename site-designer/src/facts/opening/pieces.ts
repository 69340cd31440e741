import type { HoursWords } from '#designer/facts/opening/hours_words'

export type PieceKind = 'span' | 'until' | 'days' | 'people' | 'service' | 'room' | 'season'

export interface Piece {
  kind: PieceKind
  from: number
  to: number
  words: string
  /** The two times of a span, or the one of an end. */
  times: string[]
}

/** More than any business tells its week with. */
const most = 120

const labels: PieceKind[] = ['people', 'service', 'room', 'season']

/** What a text tells hours with, in its order, and what stands between. */
export class Pieces {
  private readonly list: Piece[]

  constructor(
    readonly text: string,
    readonly words: HoursWords
  ) {
    this.list = [...text.matchAll(words.pieces).take(most).map(pieceOf)]
  }

  /** The places of all pieces of a kind. */
  of(kind: PieceKind): number[] {
    return [...this.list.keys()].filter((at) => this.list[at].kind === kind)
  }

  at(place: number): Piece | undefined {
    return this.list[place]
  }

  is(place: number, kind: PieceKind): boolean {
    return this.list[place]?.kind === kind
  }

  isLabel(place: number): boolean {
    return labels.includes(this.list[place]?.kind)
  }

  /** The text between a piece and the next. */
  between(place: number): string {
    const [one, next] = [this.list[place], this.list[place + 1]]
    return one && next ? this.text.slice(one.to, next.from) : ''
  }

  /** Whether only such words stand between a piece and the next. */
  joined(place: number, by: RegExp): boolean {
    return Boolean(this.list[place] && this.list[place + 1]) && by.test(this.between(place))
  }

  /** "Ladies Mon 10-4", but not "cuts for men and boys, Mon 10-4": whom hours are for, said before them. */
  leads(place: number): boolean {
    const isBound = this.is(place, 'season') || !this.between(place).includes(',')
    return (
      isBound && this.isLabel(place) && this.joined(place, this.words.lead) && !this.trails(place)
    )
  }

  /** "Tuesday 10-6 women, Wednesday …": whom hours are for, said behind them. */
  trails(place: number): boolean {
    if (!this.is(place - 1, 'span') || !this.isLabel(place)) return false
    if (this.joined(place - 1, this.words.trail)) return true
    const leadsOn = this.joined(place, this.words.lead) && !this.is(place + 1, 'season')
    return this.is(place, 'season') && this.joined(place - 1, behindComma) && !leadsOn
  }

  /** The text before a place, as far as its sentence goes. */
  before(place: number): string {
    const until = this.list[place].from
    return this.text
      .slice(Math.max(0, until - 80), until)
      .split(/[.;!?]\s|\n/)
      .at(-1)!
  }

  behind(place: number): string {
    return this.text.slice(this.list[place].to, this.list[place].to + 60)
  }
}

const behindComma = /^[\s,(]*(?:(?:from|in|during|between|over)\s)?(?:the\s)?$/i

function pieceOf({ index, groups = {}, 0: words }: RegExpExecArray): Piece {
  const named = (name: string) => groups[name] !== undefined
  const kind = named('from')
    ? 'span'
    : (['until', 'days', ...labels] satisfies PieceKind[]).find(named)!
  const times = [groups.from, groups.to, groups.until].filter((time) => time !== undefined)
  return { kind, from: index, to: index + words.length, words, times }
}
