import { unsupportedIn } from '#designer/sheet/claims'
import { areHoursStated } from '#designer/sheet/claims/hours_stated'
import { TextSearch } from '#designer/sheet/claims/text_search'
import { sourceWords } from '#designer/sheet/claims/source_words'
import type { DayHours, Sheet } from '#designer/sheet/sheet'
import { textsIn, valuesOf } from '#designer/sheet/values'

/** What a person has stated: in the prompt, on the sheet and in the feedback. */
export class StatedFacts {
  readonly #feedback: TextSearch
  readonly #prompt: TextSearch
  readonly #texts: ReadonlySet<string>
  readonly #sheet: Sheet
  readonly #all: string

  constructor(sheet: Sheet, prompt: string, feedback: string) {
    this.#sheet = sheet
    this.#feedback = new TextSearch(feedback)
    this.#prompt = new TextSearch(prompt)
    this.#texts = new Set(valuesOf(sheet).flatMap(({ value }) => textsIn(value.value)))
    // The feedback comes after the stretches of the coverage, so none of it is excluded.
    this.#all = `${prompt}\n${feedback}`
  }

  isQuote(quote: string | undefined): quote is string {
    return quote !== undefined && this.#feedback.find(quote) !== undefined
  }

  /** Whether the feedback contains the text. */
  isInFeedback(text: string): boolean {
    return this.#feedback.find(text) !== undefined
  }

  /** Whether the feedback, the prompt or the sheet contains the text. */
  isStated(text: string): boolean {
    return this.#texts.has(text) || this.isInFeedback(text) || this.#prompt.find(text) !== undefined
  }

  /** Whether the text adds no fact. */
  addsNoFact(text: string): boolean {
    const source = sourceWords(this.#sheet, this.#all)
    return unsupportedIn(text, source, this.#sheet.wishes.language.value).length === 0
  }

  areTimes(hours: DayHours): boolean {
    return areHoursStated(hours, this.#all)
  }
}
