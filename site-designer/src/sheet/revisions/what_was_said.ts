import { unsaidIn } from '#designer/sheet/claims'
import { hoursSaid } from '#designer/sheet/claims/hours_said'
import { PromptCheck } from '#designer/sheet/claims/prompt_check'
import { saidOn } from '#designer/sheet/claims/said'
import type { DayHours, Sheet } from '#designer/sheet/sheet'
import { textsIn, valuesOf } from '#designer/sheet/values'

/** What a person has said so far: the prompt, the sheet as it stands, and the feedback. */
export class WhatWasSaid {
  readonly #feedback: PromptCheck
  readonly #prompt: PromptCheck
  readonly #texts: ReadonlySet<string>
  readonly #sheet: Sheet
  readonly #all: string

  constructor(sheet: Sheet, prompt: string, feedback: string) {
    this.#sheet = sheet
    this.#feedback = new PromptCheck(feedback)
    this.#prompt = new PromptCheck(prompt)
    this.#texts = new Set(valuesOf(sheet).flatMap(({ value }) => textsIn(value.value)))
    // The feedback stands behind the stretches that the coverage speaks of, so all of it counts.
    this.#all = `${prompt}\n${feedback}`
  }

  isQuote(quote: string | undefined): quote is string {
    return quote !== undefined && this.#feedback.find(quote) !== undefined
  }

  /** Word for word in the feedback. */
  isAsked(text: string): boolean {
    return this.#feedback.find(text) !== undefined
  }

  /** Word for word in the feedback or in the prompt, or on the sheet. */
  isKnown(text: string): boolean {
    return this.#texts.has(text) || this.isAsked(text) || this.#prompt.find(text) !== undefined
  }

  /** Another wording that claims nothing new. */
  isReworded(text: string): boolean {
    const said = saidOn(this.#sheet, this.#all)
    return unsaidIn(text, said, this.#sheet.wishes.language.value).length === 0
  }

  areTimes(hours: DayHours): boolean {
    return hoursSaid(hours, this.#all)
  }
}
