import { say } from '#designer/instructions/language/language'
import { languageOf } from '#designer/instructions/reading/language_of'
import { feedbackLanguages } from '#designer/instructions/sheet/feedback_language'
import { nameOfColour } from '#designer/instructions/values/colour_names'
import { compose } from '#designer/outline/compose'
import type { Sheet } from '#designer/sheet/sheet'
import type { Form } from '#designer/site/form'
import type { Outline } from '#designer/site/outline'

interface Refusing {
  feedback: string
  before: Sheet
  after: Sheet
  form: Form
  /** Of the page before the feedback. */
  outline: Outline
}

/** The colour that the page has after feedback that refuses one, in a sentence; undefined for other feedback. */
export function colourTold({
  feedback,
  before,
  after,
  form,
  outline,
}: Refusing): string | undefined {
  const known = before.wishes.colours_refused.map(({ value }) => value.hex)
  if (after.wishes.colours_refused.every(({ value }) => known.includes(value.hex))) return undefined
  const language = languageOf(feedback, feedbackLanguages(after.wishes.language.value))
  const { look } = compose(after, form, { seed: outline.seed, before: outline })
  const { primary_color: hex } = look
  return say(language, 'colour_of_page', { name: nameOfColour(hex, language.code), hex })
}
