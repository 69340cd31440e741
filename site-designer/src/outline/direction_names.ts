import type { DirectionId } from '#designer/site/kinds'
import { planWordsIn } from '#designer/copy/plan_words_in'
import { wordsLanguage } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

/** What a direction is called ("Shop counter"), and what it looks like in one sentence. */
export function namedDirection(direction: DirectionId, language: string) {
  const spoken = wordsLanguage(language)
  const [name, words] = planWordsIn(spoken).direction(direction).split(/\s?: /)
  return {
    name: capital(name.replace(/^(?:(?:An?|Les?|La|Il|Lo) |L’)/, ''), spoken),
    words: capital(words, spoken),
  }
}
