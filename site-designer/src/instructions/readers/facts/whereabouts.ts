import type { Stretch } from '#designer/instructions/stretch'
import { findAddress } from '#designer/instructions/values/address'
import { findPlace } from '#designer/instructions/values/place'
import { has } from '#designer/instructions/words/piece'

// "The address is Unit 5, Station Yard": all of what was said, where it is more than the street.
export function addressIn({ text, pieces, shape, language }: Stretch): string | undefined {
  const found = findAddress(text, language)
  const said = has(pieces, 'fact', 'address') && shape.to.length > 0 ? shape.value : undefined
  const more =
    language === 'en' && said && /^(?:unit|flat|suite|studio|floor|shop|room)\b.*\d/i.test(said)
  return more ? said.replace(/[\s.]+$/, '') : found
}

// "Alsancak’a taşıdık".
const moved = /['’]y?[ae](\s+taş[ıi]n?d[ıi]k)/iu

/** A town is only taken where the sentence is about where the business is. */
export function placeIn({ text, pieces, shape, language }: Stretch): string | undefined {
  const about =
    has(pieces, 'own') ||
    (language === 'en' && shape.verb === 'be' && has(shape.object, 'thing', 'trade')) ||
    has(pieces, 'fact', 'place') ||
    has(pieces, 'fact', 'address') ||
    moved.test(text) ||
    /^(?:based|located|situated|in)\b|['’][dt][ae]y[ıi][zm]/i.test(text)
  const there = language === 'tr' && shape.verb === undefined && /\p{L}['’]?[dt][ae]$/iu.test(text)
  // "I want it in teal".
  if (language === 'en' && has(pieces, 'color')) return undefined
  if ((!about && !there) || has(pieces, 'section') || has(pieces, 'part')) return undefined
  const said = has(pieces, 'fact', 'place') ? shape.value : undefined
  // "Yerde" and "yere" name no place: in Turkish one begins with a capital, or is one we know.
  const written = language === 'en' || /^\p{Lu}/u.test(said ?? '')
  const known = said && language === 'tr' ? findPlace(said, 'tr') : undefined
  const named = known ?? (said && written ? findPlace(`in ${said}`, 'en') : undefined)
  return (
    named ??
    findPlace(text.replace(/(['’][dt][ae])y[ıi][zm]/i, '$1').replace(moved, '’da$1'), language)
  )
}
