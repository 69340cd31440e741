import type { Command } from '#designer/instructions/language/command'
import type { CommandLanguage, Told } from '#designer/instructions/language/language'
import { bare, factNamed } from '#designer/instructions/targets/names'

/** What a command would do, in words to tap. */
export function offerOf(
  language: CommandLanguage,
  { do: name, slots }: Command,
  done: Told
): string {
  const offer = language.offers[name]
  if (!offer) return done.offer || done.says
  const { fact } = slots
  const known = fact && factNamed(bare(fact.words, language), language)
  return offer
    .replace('{fact}', () => (known ? language.facts[known][0] : ''))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.text ?? '')
    .replace(/[\s,:]+$/, '')
    .trim()
}
