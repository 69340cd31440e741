import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { bare, factNamed } from '#designer/commands/targets/names'

/** What a command would do, in words to tap; `says` where no offer is worded for it. */
export function offerOf(
  language: CommandLanguage,
  { do: name, slots }: Command,
  says: string
): string {
  const offer = language.offers[name]
  if (!offer) return says
  const { fact } = slots
  const known = fact && factNamed(bare(fact.words, language), language)
  return offer
    .replace('{fact}', () => (known ? language.facts[known][0] : ''))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.text ?? '')
    .replace(/[\s,:]+$/, '')
    .trim()
}
