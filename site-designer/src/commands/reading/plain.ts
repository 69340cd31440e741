import type { CommandLanguage } from '#designer/commands/language/language'
import type { Sentence } from '#designer/commands/reading/features'
import type { Reading } from '#designer/commands/reading/read'
import type { SlotAt } from '#designer/commands/reading/slots_in'
import { slotAt } from '#designer/commands/reading/slot_at'
import { colourSpoken } from '#designer/commands/values/colour_names'

type Slots = Record<string, string | undefined>

/** Sentences that mean one thing whatever the page is; each group is a slot of the command. */
const patterns: Record<string, readonly [label: string, pattern: RegExp][]> = {
  en: [
    [
      'add_field',
      /^(?:please )?(?:can you |could you )?(?:add|include|put)(?: in)? (?:an? |the |another |one more )?(?:(?<item>.+?) field|field (?:for |called |named |with )?(?:the |an? )?(?<asked>.+?))(?: (?:to|in|into|on) (?:the |my |our )?(?<scope>(?:[\p{L}]+ )?form))?[.!]?$/iu,
    ],
    [
      'add_field',
      /^(?:please )?(?:let )?(?:the |my |our )?(?<scope>(?:[\p{L}]+ )?form) (?:should |must )?(?:also )?ask (?:people |visitors )?for (?:the |an? |their )?(?<item>.+?)(?: too| as well)?[.!]?$/iu,
    ],
    [
      'remove',
      /^(?:please )?(?:remove|delete|take out) (?:the |my |our )?(?<target>.+? field) from (?:the |my |our )?(?<scope>(?:[\p{L}]+ )?form)[.!]?$/iu,
    ],
    ['refuse_color', /^(?:i|we) (?:do not|don[’']?t) (?:like|want) (?:the )?(?<color>.+?)[.!]?$/iu],
    ['refuse_color', /^(?:please )?(?:no|not) (?<color>.+?)(?:,? please)?[.!]?$/iu],
    ['refuse_color', /^(?<color>.+?) is not (?:my|our) colou?r[.!]?$/iu],
  ],
  tr: [
    [
      'add_field',
      /^(?:lütfen )?(?<scope>(?:[\p{L}]+ )?form(?:una|a)) (?:bir )?(?<item>.+?) alanı (?:da )?ekle(?:yin|yelim|r misin(?:iz)?)?[.!]?$/iu,
    ],
    [
      'add_field',
      /^(?<scope>(?:[\p{L}]+ )?form(?:u)?) (?:bir )?(?<item>.+?)(?: da| de)? sor(?:sun|malı)[.!]?$/iu,
    ],
    [
      'remove',
      /^(?<scope>(?:[\p{L}]+ )?form(?:undan|dan)) (?<target>.+? alanını) (?:kaldır|sil|çıkar)[.!]?$/iu,
    ],
    ['refuse_color', /^(?<color>.+?) (?:sevmiyor(?:um|uz)|istemiyor(?:um|uz)|olmasın)[.!]?$/iu],
  ],
}

/**
 * What a sentence plainly wishes, without weighing its words: a field more or less in the form, or a
 * colour that is to go. Undefined for every other sentence.
 */
export function plainReading(sentence: Sentence, language: CommandLanguage): Reading | undefined {
  const { code } = language
  for (const [label, pattern] of patterns[code] ?? []) {
    const found = pattern.exec(sentence.text.trimEnd())
    if (!found) continue
    const { asked, ...named }: Slots = found.groups ?? {}
    const slots = slotsAt(sentence, found, { ...named, item: named.item ?? asked })
    const color = slots.find(({ name }) => name === 'color')
    if (color && !colourSpoken(slotAt(sentence, color, code), code)) continue
    return { label, slots, likelihood: 1, unknown: 0, isBare: false }
  }
  return undefined
}

/** The slots as tokens of the sentence. */
function slotsAt({ tokens }: Sentence, { 0: whole, input }: RegExpExecArray, slots: Slots) {
  let at = input.indexOf(whole)
  const inOrder = Object.entries(slots)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .toSorted(([, one], [, other]) => whole.indexOf(one) - whole.indexOf(other))
  return inOrder.flatMap(([name, text]): SlotAt[] => {
    at = input.indexOf(text, at)
    const [start, stop] = [at, at + text.length]
    const from = tokens.findIndex((token) => token.to > start)
    const end = tokens.findLastIndex((token) => token.from < stop) + 1
    at = stop
    return from >= 0 && end > from ? [{ name, from, end }] : []
  })
}
