import type { Command } from '#designer/commands/language/command'
import {
  frames,
  type Frame,
  type NameSlot,
  type TextSlot,
} from '#designer/commands/language/frames'
import { IT, type SlotsOf } from '#designer/commands/language/slots'
import type { Words } from '#designer/commands/language/words'

/** One way to read some words as a command. */
export interface Reading extends Command {
  /** What had to be guessed: words of a text, words that change nothing. The least is the likeliest. */
  cost: number
  /** Words that nobody understood. With one of them a reading is never carried out, only offered. */
  unknown: number
  /** A part of the sentence is a text of the person's own, and not in quotation marks. */
  holdsText: boolean
}

export interface ReadOptions {
  from: number
  end: number
  /** Names of the commands that can be carried out here. */
  can: ReadonlySet<string>
  /** What the clause before did: its verb goes on. */
  before?: string
  /** How many words may stay without a meaning. */
  most?: number
}

/** Words that stand on the page and name nothing by that. */
const TOLD = ['words', 'exact', 'kind']

/** What can be said not to hold any more. */
const OLDS = 'price color theme noun clock quoted font phone email'.split(' ')

const MOST_STEPS = 4000
/** For what is only guessed. */
const FEWER_STEPS = 400
const MOST_FOUND = 12

/** Every way in which the frames cover these words, the likeliest first. */
export function readingsOf(words: Words, options: ReadOptions): Reading[] {
  const said = signsIn(words, options)
  return frames
    .filter((frame) => options.can.has(frame.do))
    .filter(({ do: name, signs }) => {
      const isOn = goesOn(name, options.before)
      return isOn || signs.every((group) => group.some((sign) => said.has(sign)))
    })
    .flatMap((frame) => new Search(frame, words, options).found())
    .toSorted((one, other) => one.unknown - other.unknown || one.cost - other.cost)
}

function signsIn(words: Words, { from, end }: ReadOptions): Set<string> {
  const said = new Set<string>()
  for (let at = from; at < end; at++)
    for (const sign of words.signsAt(at)) if (sign.end <= end) said.add(sign.name)
  return said
}

/** What is said of the look of one thing goes on with anything that is said of it. */
const ALIKE = [
  ['move_to', 'move_before', 'move_after'],
  ['larger', 'smaller', 'bold', 'italic', 'colour', 'center', 'left', 'right', 'background'],
  ['brand', 'fonts', 'mood', 'tone', 'colour', 'dark', 'light'],
]

function goesOn(name: string, before: string | undefined): boolean {
  if (before === undefined) return false
  return name === before || ALIKE.some((alike) => alike.includes(name) && alike.includes(before))
}

interface State {
  slots: SlotsOf
  signs: readonly string[]
  cost: number
  unknown: number
  /** What ended last, and where: signs, or a name, value or text as "name". */
  behind?: { signs: readonly string[]; at: number }
  /** Where the last text ended: nothing small may follow it. */
  textEnd?: number
}

/** Looks for the ways in which one frame covers all of the words. */
class Search {
  readonly #frame: Frame
  readonly #words: Words
  readonly #options: ReadOptions
  readonly #isOn: boolean
  readonly #found: Reading[] = []
  #steps = 0

  constructor(frame: Frame, words: Words, options: ReadOptions) {
    this.#frame = frame
    this.#words = words
    this.#options = options
    this.#isOn = goesOn(frame.do, options.before)
  }

  found(): Reading[] {
    this.#go(this.#options.from, { slots: {}, signs: [], cost: 0, unknown: 0 })
    return this.#found
  }

  #go(at: number, state: State): void {
    if (
      ++this.#steps > (this.#options.most ? FEWER_STEPS : MOST_STEPS) ||
      this.#found.length >= MOST_FOUND
    )
      return
    if (at === this.#options.end) return this.#finish(state)
    this.#values(at, state)
    this.#names(at, state)
    this.#signs(at, state)
    this.#texts(at, state)
    this.#aside(at, state)
    this.#small(at, state)
    const { unknown } = state
    if (unknown < (this.#options.most ?? 0))
      this.#go(at + 1, { ...state, unknown: unknown + 1, behind: undefined })
  }

  #finish({ slots: filled, signs, cost, unknown }: State): void {
    const slots: SlotsOf =
      this.#isOn && this.#hasTarget() ? { target: IT, ...filled } : { ...filled }
    // "8 in the evening".
    if (slots.clock && signs.includes('evening') && /^\d{1,2}$/.test(slots.clock.text))
      slots.clock = { ...slots.clock, text: `${slots.clock.text} pm` }
    const { do: name, names, values, texts, signs: groups } = this.#frame
    const isSaid = (group: string[]) => this.#isOn || group.some((sign) => signs.includes(sign))
    const isFilled = [...values, ...texts].every((one) => one.isOptional || slots[one.slot])
    const isNamed = names.every((one) => one.isOptional || slots[one.slot])
    const holdsText = texts.some(({ slot }) => slots[slot] && !slots[slot].isQuoted)
    if (isFilled && isNamed && groups.every(isSaid))
      this.#found.push({ do: name, slots, cost, unknown, holdsText })
  }

  /** What is said next of the same thing need not name it. */
  #hasTarget(): boolean {
    return this.#frame.names.some(({ slot }) => slot === 'target')
  }

  #values(at: number, state: State): void {
    const open = this.#frame.values.filter(({ slot }) => !state.slots[slot])
    for (const one of open.filter(
      ({ type }, index) => open.findIndex((other) => other.type === type) === index
    )) {
      for (const end of this.#words.valuesAt(one.type, at)) {
        if (end > this.#options.end) continue
        const value = this.#words.value(one.type, at, end)
        this.#go(end, this.#next(state, one.slot, value, end))
      }
    }
  }

  #names(at: number, state: State): void {
    if (state.textEnd === at) return
    for (const open of this.#openNames(state)) this.#named(at, state, open)
  }

  /** The next name that is waited for, and those in front of it that may be missing. */
  #openNames({ slots }: State): NameSlot[] {
    const open = this.#frame.names.filter(({ slot }) => !slots[slot])
    const needed = open.findIndex(({ isOptional }) => !isOptional)
    return needed < 0 ? open : open.slice(0, needed + 1)
  }

  #named(at: number, state: State, open: NameSlot): void {
    // "Flat white" is one name; in Turkish its ending says where one ends.
    const isGlued = state.behind?.at === at && state.behind.signs.includes('thing')
    if (isGlued && this.#words.language.code !== 'tr') return
    for (const { end, sorts } of this.#words.namesAt(at)) {
      if (end > this.#options.end) continue
      if (open.before && !this.#isBefore(end, [open.before])) continue
      const isAny = open.sorts.includes('any') && sorts.some((sort) => !TOLD.includes(sort))
      if (isAny || sorts.some((sort) => open.sorts.includes(sort))) {
        const next = this.#next(state, open.slot, this.#words.slot(at, end), end, ['name', 'thing'])
        const isGuess = sorts.every((sort) => TOLD.includes(sort))
        this.#go(end, { ...next, cost: next.cost + (isGuess ? 2 : 0.2) })
      }
    }
  }

  #signs(at: number, state: State): void {
    const known = new Set<number>()
    for (const { end } of this.#words.signsAt(at)) {
      if (end > this.#options.end || known.has(end)) continue
      known.add(end)
      const names = this.#words.signsAt(at).flatMap((one) => (one.end === end ? one.name : []))
      const own = names.filter((name) => this.#allows(name, state.textEnd === at))
      if (own.length > 0)
        this.#go(end, {
          ...state,
          signs: [...state.signs, ...own],
          behind: { signs: own, at: end },
          textEnd: undefined,
        })
    }
  }

  /** Directly behind a text only what the frame waits for: other words would belong to the text. */
  #allows(sign: string, isBehindText: boolean): boolean {
    const { allowed, signs, texts } = this.#frame
    if (!isBehindText) return allowed.has(sign)
    const waited = texts.flatMap(({ before, behind }) => [before, behind])
    return [...signs, ...waited].some((group) => group.includes(sign))
  }

  #texts(at: number, state: State): void {
    const open = this.#frame.texts.find(({ slot }) => !state.slots[slot])
    if (!open || state.textEnd === at) return
    const { end: last } = this.#options
    const { tokens } = this.#words
    const isBare = open.behind.length + open.before.length === 0
    const isLed = this.#isLed(at, state, open)
    for (let end = last; end > at; end--) {
      const isQuoted = end === at + 1 && tokens[at].quoted !== undefined
      const isEdged =
        isBare &&
        (this.#words.isSmall(at) || this.#words.isSmall(end - 1) || this.#words.isCut(at, end))
      const isEnded = this.#isBefore(end, open.before) && !this.#words.isCut(at, end)
      if (!isQuoted && this.#words.holdsContrast(at, end)) continue
      // No name that is given begins with "and".
      if (!isQuoted && open.behind.includes('name') && this.#words.isSmall(at)) continue
      if (!isQuoted && !(isBare ? !isEdged : isLed || (isEnded && this.#isOpen(at, state))))
        continue
      const next = this.#next(state, open.slot, this.#words.slot(at, end), end)
      // A text behind its sign is as sure as it can be; one that stands anywhere is a guess.
      const isNamed = open.behind.includes('name') && state.behind?.signs.includes('name')
      const length = end - at
      const led = isNamed ? 3 + length / 10 : 2 + (isLed ? -length : length) / 100
      const cost = isQuoted ? 0 : isBare ? length + 1 : led
      this.#go(end, { ...next, cost: next.cost + cost, ...(isBare ? {} : { textEnd: end }) })
    }
  }

  /** Directly behind one of its signs, or at the start of what goes on with a verb. */
  #isLed(at: number, { behind }: State, { behind: signs }: TextSlot): boolean {
    if (signs.includes('colon') && this.#words.isBehindColon(at)) return true
    return behind?.at === at && behind.signs.some((sign) => signs.includes(sign))
  }

  /** Behind a name, a value or a sign, where nothing was left out. */
  #isOpen(at: number, { behind }: State): boolean {
    return at === this.#options.from || behind?.at === at || !this.#words.isSmall(at)
  }

  #isBefore(end: number, signs: readonly string[]): boolean {
    return this.#words.signsAt(end).some(({ name }) => signs.includes(name))
  }

  /** "18 euro now, not 16": what no longer holds is left out. */
  #aside(at: number, state: State): void {
    if (Object.keys(state.slots).length === 0) return
    for (const { name, end: behind } of this.#words.signsAt(at)) {
      if (name !== 'old') continue
      const from = this.#words.behindSmall(behind)
      const ends = [
        ...OLDS.flatMap((type) => this.#words.valuesAt(type, from)),
        ...this.#words.namesAt(from).map((one) => one.end),
      ]
      for (const end of new Set(ends)) this.#without(state, from, end)
    }
  }

  #without(state: State, from: number, end: number): void {
    if (end > this.#options.end) return
    const slots = { ...state.slots, old: this.#words.slot(from, end) }
    this.#go(end, { ...state, slots, cost: state.cost + 0.5 })
  }

  #small(at: number, state: State): void {
    if (state.textEnd === at) return
    const now = this.#words.signsAt(at).find(({ name }) => name === 'now')
    const isNow = now !== undefined && now.end <= this.#options.end
    const end = isNow ? now.end : at + 1
    const isNoun = this.#words.isNoun(at)
    if (!isNow && !isNoun && !this.#words.isSmall(at)) return
    const behind = isNow && state.behind?.at === at ? { ...state.behind, at: end } : undefined
    this.#go(end, { ...state, cost: state.cost + (isNow ? 0.05 : isNoun ? 0.5 : 0.1), behind })
  }

  #next(state: State, slot: string, value: SlotsOf[string], end: number, signs = ['name']): State {
    return {
      ...state,
      slots: { ...state.slots, [slot]: value },
      behind: { signs, at: end },
      textEnd: undefined,
    }
  }
}
