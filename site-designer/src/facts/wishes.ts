import { findColor, type WishedColor } from '#designer/facts/colors'
import { moods, type MoodId } from '#designer/facts/moods'
import { refusesMail } from '#designer/facts/no_mail'
import { findRefusals } from '#designer/facts/refusals'
import { askedSections } from '#designer/facts/sections_named'
import {
  turkishDark,
  turkishGoals,
  turkishLight,
  turkishMoods,
} from '#designer/facts/turkish/wishes'
import { withoutUnwanted } from '#designer/facts/unwanted'
import { languageOf, type Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import type { Goal } from '#designer/trades/trade'
import type { DirectionId, SectionKind } from '#designer/site/kinds'

/** What the person asked of the page itself. */
export interface Wishes {
  want: SectionKind[]
  refuse: SectionKind[]
  /** A contact section, but no form in it. */
  noForm?: boolean
  /** Not to be written to at all: no form either, unless an address was typed into ours. */
  noMail?: boolean
  /** Refused in words and no section of ours: "no online shop". */
  refusals: string[]
  /** Not wanted on the page, and nothing that visitors need be told: "no blog". */
  leftOut?: string[]
  color?: WishedColor
  theme?: 'light' | 'dark'
  moods: MoodId[]
  /** What visitors should do, where it was said. */
  goal?: Goal
  leanings: Partial<Record<DirectionId, number>>
}

const goals: [RegExp, Goal][] = [
  [
    /\b(?:people|customers|clients|patients|guests|visitors|they|anyone|everyone)\b[^.\n]{0,24}\b(?:can|should|could|to|will)\s(?:just |easily |quickly )?(?:call|phone|ring)\b/i,
    'call',
  ],
  [
    /\b(?:people|customers|clients|patients|guests|visitors|they|anyone|everyone)\b[^.\n]{0,24}\b(?:can|should|could|to|will)\s(?:just |easily |quickly )?(?:book|make an appointment|reserve)\b/i,
    'book',
  ],
  [
    /\b(?:people|customers|clients|guests|visitors|they|anyone|everyone)\b[^.\n]{0,24}\b(?:can|should|could|to|will)\s(?:just |easily |quickly )?(?:order|pre-?order)\b/i,
    'order',
  ],
  [
    /\b(?:people|customers|clients|visitors|they|anyone|everyone)\b[^.\n]{0,24}\b(?:can|should|could|to|will)\s(?:just |easily |quickly )?(?:ask for|request|get)\sa\s(?:free )?(?:quote|price|estimate)\b/i,
    'quote',
  ],
]

const ofThePage = /blog|newsletter|pop-?up|animation|açılır pencere|animasyon|sistemi|system/

export function findWishes(text: string, language: Language = languageOf(text)): Wishes {
  const refused = findRefusals(text, language)
  const positive = refused.rest
  const refuse = refused.kinds
  const want = askedSections(positive, language).filter((kind) => !refuse.includes(kind))
  const look = withoutUnwanted(language === 'tr' ? text : positive, language)
  const found = moodsIn(look, language)
  const leanings: Wishes['leanings'] = {}
  for (const [, mood, pull] of moods) {
    if (!found.includes(mood)) continue
    for (const [direction, weight] of Object.entries(pull) as [DirectionId, number][]) {
      leanings[direction] = (leanings[direction] ?? 0) + weight
    }
  }
  const goal = goalIn(positive, language)
  return {
    want,
    refuse,
    refusals: refused.words.filter((words) => !ofThePage.test(words)),
    leftOut: refused.words.filter((words) => ofThePage.test(words)),
    ...(refused.form ? { noForm: true } : {}),
    ...(refusesMail(text, language) ? { noMail: true } : {}),
    color: findColor(look, language),
    theme: findTheme(look, language),
    moods: found,
    ...(goal ? { goal } : {}),
    leanings,
  }
}

function goalIn(text: string, language: Language): Goal | undefined {
  const plain = fold(text)
  const list = language === 'tr' ? turkishGoals : goals
  return list.find(([pattern]) => pattern.test(language === 'tr' ? plain : text))?.[1]
}

function moodsIn(text: string, language: Language): MoodId[] {
  if (language === 'tr') {
    const plain = fold(text)
    return turkishMoods.filter(([pattern]) => pattern.test(plain)).map(([, mood]) => mood)
  }
  return moods.filter(([pattern]) => pattern.test(text)).map(([, mood]) => mood)
}

function findTheme(text: string, language: Language): Wishes['theme'] {
  if (language === 'tr') {
    const plain = fold(text)
    return turkishDark.test(plain) ? 'dark' : turkishLight.test(plain) ? 'light' : undefined
  }
  if (
    /\b(?:dark(?:er)?[- ](?:mode|theme|look|background|design|style|page|site|website)|on black|black background|make it dark(?:er)?|dark and moody|koyu tema)\b/i.test(
      text
    )
  )
    return 'dark'
  if (
    /\b(?:light[- ](?:mode|theme|background)|white background|bright and airy|make it light(?:er)?|make it bright(?:er)?|açık tema)\b/i.test(
      text
    )
  )
    return 'light'
  return undefined
}
