import {
  emptySheet,
  type Coverage,
  type FieldPath,
  type Sheet,
  type Stretch,
  type SuggestedValue,
  type SuggestionReason,
} from '#designer/sheet/sheet'
import { judgeOf } from '#designer/reader/judge/judge'
import { isSameUse } from '#designer/sheet/coverage'
import { sentencesIn } from '#designer/language/sentences'

/** One line of the prompt, without its line break and the spaces around it. */
export interface Line {
  from: Stretch
  text: string
}

/**
 * A prompt while it is read. Annotators take stretches of it, each once: what one has taken is not
 * read again by the next. They write what they found onto `sheet`.
 */
export class Reading {
  readonly sheet: Sheet
  readonly lines: Line[]
  /** No sentence goes over the end of a line. */
  readonly sentences: Stretch[]
  /** What rules found, with the evidence it stands on; for counting how often each is right. */
  readonly claims: (SuggestedValue & { from: Stretch; evidence: string })[] = []
  /** The ids of suggestions whose evidence was right in nine of ten. */
  readonly likely = new Set<string>()
  /** Where it says what it is, in a field or not. */
  kindAt?: Stretch
  /** Where the name stands, as far as one is likelier than all else together. */
  nameAt?: Stretch
  /** How likely a sentence, or a part of one, is for those who visit the page. */
  readonly judge: ReturnType<typeof judgeOf>
  /** By UTF-16 unit; undefined where nothing has taken it. */
  readonly #taken: (Omit<Coverage, 'from'> | undefined)[]

  readonly prompt: string
  /** ISO 639-1, as detected; `sure` where the detection is. */
  readonly language: { code: string; sure: boolean }

  constructor(prompt: string, language: { code: string; sure: boolean }) {
    this.prompt = prompt
    this.language = language
    this.sheet = emptySheet({ value: language.code, source: 'said' })
    this.lines = linesOf(prompt)
    this.sentences = this.lines.flatMap(({ from }) => sentencesIn(prompt, from))
    this.judge = judgeOf({ prompt, language: language.code, sentences: this.sentences })
    this.#taken = Array.from({ length: prompt.length })
  }

  text([start, end]: Stretch): string {
    return this.prompt.slice(start, end)
  }

  /** Whether nothing of it has been taken. */
  isFree([start, end]: Stretch): boolean {
    for (let at = start; at < end; at++) if (this.#taken[at]) return false
    return true
  }

  /** Marks a stretch; the parts of it that were taken before stay as they are. */
  take([start, end]: Stretch, as: Coverage['as'], field?: FieldPath): void {
    const mark = field ? { as, field } : { as }
    for (let at = start; at < end; at++) this.#taken[at] ??= mark
  }

  /** Marks a stretch as said to us: it waits for the person, and never goes with the rest. */
  keepOff([start, end]: Stretch): void {
    for (let at = start; at < end; at++) this.#taken[at] ??= { as: 'unplaced', for_us: true }
  }

  /** What the first character of it was taken as. */
  takenAs(at: number): Coverage['as'] | undefined {
    return this.#taken[at]?.as
  }

  /** Whether some of it was taken as one of these. */
  isTakenAs([start, end]: Stretch, kinds: Coverage['as'][]): boolean {
    return this.#taken.slice(start, end).some((mark) => mark && kinds.includes(mark.as))
  }

  /** The field that took a character. */
  takenFor(at: number): FieldPath | undefined {
    return this.#taken[at]?.field
  }

  /** The fields that took some of it. */
  fieldsIn([start, end]: Stretch): Set<FieldPath> {
    return new Set(this.#taken.slice(start, end).flatMap((mark) => mark?.field ?? []))
  }

  /** Gives a stretch back: nothing has taken it. */
  release([start, end]: Stretch): void {
    this.#taken.fill(undefined, start, end)
  }

  suggest(suggested: SuggestedValue & { from: Stretch; why: SuggestionReason }): string {
    const id = `s${this.sheet.suggestions.length + 1}`
    this.sheet.suggestions.push({ id, ...suggested })
    return id
  }

  /** The stretches of `within` that nothing has taken, longest runs, in order. */
  free(within: Stretch = [0, this.prompt.length]): Stretch[] {
    const runs: Stretch[] = []
    for (let at = within[0]; at < within[1]; at++) {
      if (this.#taken[at]) continue
      const last = runs.at(-1)
      if (last?.[1] === at) last[1] = at + 1
      else runs.push([at, at + 1])
    }
    return runs
  }

  /** Gives what nothing took to what stands before it, or behind it at the start. */
  giveToNeighbours(within: Stretch): void {
    for (const [start, end] of this.free(within)) {
      const beside = this.#taken[start - 1] ?? this.#taken[end]
      if (beside) this.#taken.fill(beside, start, end)
    }
  }

  /** The same, for spaces and marks that nothing took. */
  closeGaps(): void {
    for (const run of this.free())
      if (!/[\p{L}\p{N}\p{Sc}]/u.test(this.text(run))) this.giveToNeighbours(run)
  }

  /** What became of each stretch, from the first character to the last. */
  coverage(): Coverage[] {
    const parts: Coverage[] = []
    for (let at = 0; at < this.prompt.length; at++) {
      const mark = this.#taken[at] ?? { as: 'unplaced' as const }
      const last = parts.at(-1)
      if (last && isSameUse(last, mark)) last.from[1] = at + 1
      else parts.push({ from: [at, at + 1], ...mark })
    }
    return parts
  }
}

function linesOf(prompt: string): Line[] {
  return Array.from(prompt.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => {
    const text = line.trim()
    const start = index + line.indexOf(text)
    return { from: [start, start + text.length] as Stretch, text }
  }).filter(({ text }) => text !== '')
}
