import type { DirectionId } from '#planning/site/kinds'
import { planWordsIn } from '#planning/designers/builtin/copy/plan_words_in'
import type { Language } from '#planning/designers/builtin/language'
import { capital } from '#planning/designers/builtin/normalise'

/** What a direction is called ("Shop counter"), and what it looks like in one sentence. */
export function namedDirection(direction: DirectionId, language: Language) {
  const [name, words] = planWordsIn(language).direction(direction).split(': ')
  return { name: capital(name.replace(/^An? /, '')), words: capital(words) }
}
