import { kindIn } from '#designer/facts/sections_named'
import {
  negative as turkishNegative,
  refusable as turkishRefusable,
  turkishSections,
} from '#designer/facts/turkish/wishes'
import type { Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import type { SectionKind } from '#designer/site/kinds'

const negative =
  /\b(?:no|without|(?:don['’]?t|do not) (?:want|need|add|include|take|accept|do|offer|have|put|show)|not? need(?:ed)?|skip|leave out|drop|remove)\s+(?:an?\s|any\s|the\s|need for\s)?([\p{L} -]{3,40}?)(?=[.,;!?\n]|\s(?:and|or|but|please|pls|on|in|for|because|so|just|only|obviously|though|thanks|at all|either|yet)\b|$)/giu

export interface Refused {
  kinds: SectionKind[]
  words: string[]
  form: boolean
  /** The text without what was refused. */
  rest: string
}

export function findRefusals(text: string, language: Language): Refused {
  return language === 'tr' ? refusedInTurkish(text) : refusedInEnglish(text)
}

function refusedInEnglish(text: string): Refused {
  const refused: Refused = { kinds: [], words: [], form: false, rest: text.replace(negative, ' ') }
  for (const match of text.matchAll(negative)) {
    const words = match[1].trim()
    const kind = kindIn(words)
    if (/\bform\b/i.test(words)) refused.form = true
    else if (kind) refused.kinds.push(kind)
    // "No appointment needed" refuses nothing.
    else if (
      !/\b(?:needed|necessary|required)$/i.test(words) &&
      /\b(?:shop|store|bookings?|reservations?|ordering|online (?:orders?|sales?)|delivery|deliveries|payments?|blog|newsletter|pop-?ups?|animations?|walk-?ins?|appointments?)\b/i.test(
        words
      )
    ) {
      refused.words.push(words.toLowerCase())
    }
  }
  return refused
}

function refusedInTurkish(text: string): Refused {
  const plain = fold(text)
  const refused: Refused = { kinds: [], words: [], form: false, rest: '' }
  let from = 0
  for (const match of plain.matchAll(turkishNegative)) {
    const words = match[1]
    refused.rest += text.slice(from, match.index)
    from = match.index + match[0].length
    const named = turkishRefusable.find(([pattern]) => pattern.test(words))
    const kind = turkishSections.find(([pattern]) => pattern.test(words))?.[1]
    if (/form/.test(words)) refused.form = true
    else if (kind) refused.kinds.push(kind)
    else if (named && !refused.words.includes(named[1])) refused.words.push(named[1])
  }
  refused.rest += text.slice(from)
  return refused
}
