import { spanOf, type Clock, type Span } from '#designer/facts/opening/clock'
import { behind, inFront, type Bound } from '#designer/facts/opening/bounds'
import type { HoursWords } from '#designer/facts/opening/hours_words'
import { Pieces, type Piece } from '#designer/facts/opening/pieces'
import { besides, type OpenAt } from '#designer/facts/rest_of_week'

export interface ToldTimes {
  open: OpenAt[]
  /** When it is closed between: of no days, on all of them. */
  breaks: OpenAt[]
  /** "Fridays till 9": when it closes, and not when it opens. */
  until: { days: number[]; to: Clock }[]
  /** Whether they were told with "am" and "pm". */
  twelve: boolean
}

/** The hours that a text tells, each with its days and whom it is for. */
export function toldTimes(text: string, words: HoursWords): ToldTimes {
  return new TimesReader(new Pieces(text, words), words).read()
}

class TimesReader {
  private readonly open: OpenAt[] = []
  private readonly breaks: OpenAt[] = []
  private readonly taken = new Map<number, OpenAt>()

  constructor(
    private readonly pieces: Pieces,
    private readonly words: HoursWords
  ) {}

  read(): ToldTimes {
    const spans = this.pieces.of('span').filter((at) => !this.takesBreak(at))
    const times = spans.filter((at) => !this.isChoice(at))
    times.forEach((at) => this.take(at, inFront(this.pieces, at)))
    if (this.open.length === 0) times.forEach((at) => this.take(at, behind(this.pieces, at)))
    // Hours of men without those of women would say that nobody else may come.
    const forPeople = times.filter((at) => this.labelOf(at)?.kind === 'people')
    const halfTold =
      forPeople.some((at) => this.taken.has(at)) && forPeople.some((at) => !this.taken.has(at))
    if (halfTold) this.open.length = 0
    else if (this.open.length === 0) this.takeWithoutDays(forPeople)
    if (this.open.length === 0 && forPeople.length === 0) this.takeWhateverDay(times)
    const until = this.ends()
    const clocks = [...times.flatMap((at) => this.timesAt(at)), ...until.map(({ to }) => to)]
    const twelve = clocks.some((clock) => clock?.half)
    return { open: this.labelled(), breaks: this.breaks, until, twelve }
  }

  private take(at: number, { days, again, label }: Bound): void {
    const { words, pieces } = this
    const before = again === undefined ? undefined : this.taken.get(again)
    if (days === undefined && !before) return
    const first = Math.min(...[at, days ?? at, label ?? at])
    if (words.elseBefore.test(pieces.before(first)) || words.elseBehind.test(pieces.behind(at)))
      return
    const said = days === undefined ? undefined : pieces.at(days)!.words
    const span = this.spanAt(
      at,
      pieces.text.slice(pieces.at(first)!.from, pieces.at(at)!.from),
      label,
      before
    )
    const named = said === undefined ? before!.days : words.daysIn(said)
    const list = said && words.otherDays.test(said) ? besides(this.open, named) : named
    if (!span || list.length === 0) return
    const entry = { days: list, ...span, ...this.forWhom(label) }
    this.taken.set(at, entry)
    this.open.push(entry)
  }

  /** "Women 9-17, men 18-23": hours of nobody's day, but of all who are told apart. */
  private takeWithoutDays(forPeople: number[]): void {
    const entries = forPeople.flatMap((at) => {
      const label = this.labelOf(at)!
      const bare = this.timesAt(at).every((time) => !time?.exact)
      if (bare && this.words.young.test(label.words)) return []
      const span = this.spanAt(at, label.words)
      return span ? [{ days: [], ...span, for: label.words.toLowerCase() }] : []
    })
    const people = new Set(entries.map((entry) => entry.for))
    if (people.size > 1 && people.size === forPeople.length) this.open.push(...entries)
  }

  /** "Open 9-5": hours of no day, and of nobody in particular. */
  private takeWhateverDay(times: number[]): void {
    const { pieces, words } = this
    const at = times.find(
      (place) =>
        words.opensBehind.test(pieces.behind(place)) || words.opensBefore.test(pieces.before(place))
    )
    const span = at === undefined ? undefined : this.spanAt(at, '')
    if (span) this.open.push({ days: [], ...span })
  }

  /** "Closed for lunch 1 to 2": a break of the day, of one day where it is said. */
  private takesBreak(at: number): boolean {
    const { pieces, words } = this
    if (!words.breakBefore.test(pieces.before(at)) && !words.breakBehind.test(pieces.behind(at)))
      return false
    const span = this.spanAt(at, '')
    const named = [at - 1, at - 2].find((near) => !pieces.isLabel(near))
    const clause = pieces.before(at).split(',').at(-1)!
    const days = named !== undefined && pieces.is(named, 'days') ? pieces.at(named)! : undefined
    const isOfDays = days !== undefined && clause.includes(days.words)
    if (span) this.breaks.push({ days: isOfDays ? words.daysIn(days.words) : [], ...span })
    return true
  }

  /** "9-10 or 4-5": one of two times, and not a day's hours unless it is open then. */
  private isChoice(at: number): boolean {
    const { pieces, words } = this
    const before = pieces.is(at - 1, 'span') && pieces.joined(at - 1, words.either)
    const after = pieces.is(at + 1, 'span') && pieces.joined(at, words.either)
    return (before || after) && !words.opens.test(pieces.before(at))
  }

  private ends(): ToldTimes['until'] {
    const { pieces, words } = this
    return pieces.of('until').flatMap((at) => {
      const front = pieces.is(at - 1, 'days') && pieces.joined(at - 1, words.toEnd)
      const after = pieces.is(at + 1, 'days') && pieces.joined(at, words.follow)
      const days = front ? pieces.at(at - 1) : after ? pieces.at(at + 1) : undefined
      const to = words.clockOf(pieces.at(at)!.times[0])
      return days && to ? [{ days: words.daysIn(days.words), to }] : []
    })
  }

  private spanAt(at: number, around: string, label?: number, before?: Span): Span | undefined {
    const said = `${around} ${label === undefined ? '' : this.pieces.at(label)!.words}`
    const part = this.words.late.test(said)
      ? 'late'
      : this.words.early.test(said)
        ? 'early'
        : undefined
    const [from, to] = this.timesAt(at)
    return from && to && spanOf(from, to, { part, after: before?.to })
  }

  private timesAt(at: number): (Clock | undefined)[] {
    return this.pieces.at(at)!.times.map((time) => this.words.clockOf(time))
  }

  private labelOf(at: number): Piece | undefined {
    const { label } = inFront(this.pieces, at)
    return label === undefined ? undefined : this.pieces.at(label)
  }

  private forWhom(label?: number): { for?: string } {
    return label === undefined ? {} : { for: this.wordsOf(label) }
  }

  private wordsOf(label: number): string {
    const { kind, words } = this.pieces.at(label)!
    const isOfMonths = kind === 'season' && !/^\p{L}+$/u.test(words)
    return isOfMonths ? words : words.toLowerCase()
  }

  /** "Shop Mon-Sat 9-5", "the public 10-4": only beside others does it matter whose hours they are. */
  private labelled(): OpenAt[] {
    const rooms = new Set(this.pieces.of('room').map((at) => this.wordsOf(at)))
    const told = new Set(this.open.map((entry) => entry.for).filter(Boolean))
    if (told.size > 1) return this.open
    return this.open.map(({ for: whom, ...entry }) =>
      whom && !rooms.has(whom) && !this.words.everyone.test(whom) ? { ...entry, for: whom } : entry
    )
  }
}
