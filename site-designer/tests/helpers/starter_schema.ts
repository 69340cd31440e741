import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { readData, readDetails } from '#designer/data/read_data'
import { listed, type KindWordsFile } from '#designer/kinds/kind_file'
import type { Starter } from '#designer/kinds/starter'
import { claimsIn } from '#designer/sheet/claims/claim_words'
import { languagesOfKinds } from '#designer_tests/helpers/kind_schema'

/** A number, a price or a share; an exclamation; a dash as a pause; a typewriter's apostrophe. */
const unfit = /[\p{N}\p{Sc}%!–—'"]| - /u

const words = vine.createRule((value, most: number, field: FieldContext) => {
  const count = String(value).split(/\s+/).length
  if (count > most) field.report(`It has more than ${most} words`, 'words', field)
})

const text = (longest: number) => vine.string().minLength(2).maxLength(longest)
const sentence = (longest: number, shortest = 10) =>
  text(longest).minLength(shortest).regex(/[.?]$/u)

const told = {
  steps: vine
    .array(vine.object({ name: text(40).use(words(4)), text: sentence(110) }))
    .minLength(3)
    .maxLength(4),
  questions: vine
    .array(vine.object({ question: text(100).regex(/\?$/u), answer: sentence(220) }))
    .minLength(4)
    .maxLength(6),
  bring: vine
    .array(text(60).use(words(5)))
    .minLength(3)
    .maxLength(5)
    .optional(),
  send: sentence(140),
}

/** The words of data/starters/<id>.yaml in one language, where the id is a kind. */
export const kindStarterSchema = vine.object(told)

/** The same of a trade, which also says something of each of its services. */
export const tradeStarterSchema = vine.object({
  services: vine.record(sentence(130, 40)).maxLength(14),
  ...told,
})

export const starterLanguages = {
  kinds: languagesOfKinds,
  trades: languagesOfKinds.slice(0, 2),
}

/** The folder in which the kind or the trade of that id stands. */
export function folderOf(id: string): 'kinds' | 'trades' | undefined {
  return (['kinds', 'trades'] as const).find((folder) => readData(folder).has(id))
}

/** What the services of a trade may be called in a language. */
export function servicesOf(trade: string, language: string): string[] {
  const { typical = [], goods } = readDetails<KindWordsFile>('trades', trade)[language]
  return [...typical, ...listed(goods)]
}

/** Every text that a page may show of a starter. */
export function textsOf({ services, steps, questions, bring, send }: Starter): string[] {
  return [
    ...Object.values(services),
    ...steps.flatMap((step) => [step.name, step.text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...bring,
    send,
  ]
}

/** What a text holds that nobody may say for a business. */
export function unfitIn(said: string, language: string): string[] {
  return [...claimsIn(said, language), ...(unfit.exec(said) ?? [])]
}
