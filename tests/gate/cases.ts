import type { Form } from '#designer/site/form'
import { compose } from '#designer/outline/compose'
import { fingerprintOf } from '#designer/outline/fingerprint_of'
import type { Outline } from '#designer/site/outline'
import type { Sheet } from '#designer/sheet/sheet'
import type { Fingerprint } from '#designer/site/fingerprint'
import { chance } from '#designer/site/seeded'
import { allKinds } from '#designer/kinds/all'
import type { Kind } from '#designer/kinds/kind'
import { languages } from '#designer/language/language'
import { formFor, type Said, sheetFor, type Theme } from '#designer_tests/helpers/gate_sheets'
import { type Extent, randomSheets } from '#designer_tests/helpers/random_sheets'

/** A site to check: the facts of a business and the seed of its page. */
export interface Case {
  name: string
  trade: Kind
  theme: Theme
  said: Said | Extent
  seed: string
  sheet: Sheet
  form: Form
  /** Composed as the product does it: different from the sites of the same trade before it. */
  outline: Outline
}

/** Sparse prompts leave few choices, so one seed is enough. */
const seeds = { full: ['1', '2', '3'], sparse: ['1'] }

/** Every trade in light and dark: a full prompt with three seeds, and a sparse one. */
export function allCases(only?: string[]): Case[] {
  const cases: Case[] = []
  for (const [at, trade] of allKinds().entries()) {
    if (only && !only.includes(trade.id)) continue
    for (const said of ['full', 'sparse'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const others: Fingerprint[] = []
        for (const seed of seeds[said]) {
          const name = `${trade.id} ${said} ${theme} ${seed}`
          const order = { trade, at, theme, said }
          const [sheet, form] = [sheetFor(order), formFor(order)]
          const outline = compose(sheet, form, { seed: `${trade.id}-${seed}`, others })
          others.push(fingerprintOf(outline))
          cases.push({ name, trade, theme, said, seed, sheet, form, outline })
        }
      }
    }
  }
  return cases
}

/** Random sheets of the schema, one trade after the other; the same seed gives the same sheets. */
export function randomCases(count: number, seed: number): Case[] {
  const all = chance(`random/${seed}`, 'trades').shuffle(allKinds())
  return Array.from({ length: count }, (_, at) => {
    const trade = all[at % all.length]
    const language = languages[at % languages.length]
    const [{ extent, sheet, form }] = randomSheets(seed + at, 1, { kind: trade.id, language })
    const outline = compose(sheet, form, { seed: `${seed}-${at}` })
    const { theme } = outline.look
    const name = `random ${seed + at} ${trade.id} ${extent} ${language} ${theme}`
    return { name, trade, theme, said: extent, seed: `${seed}-${at}`, sheet, form, outline }
  })
}

/**
 * A fixed sample of the cases. Every trade is used once before one is used twice; among those that
 * remain, the next is the case with the rarest traits so far (directions, layouts, surfaces).
 */
export function sampleOf(cases: Case[], size: number): Case[] {
  const left = chance('gate', 'sample')
    .shuffle(cases)
    .map((entry) => ({ entry, traits: traitsOf(entry) }))
  const seen = new Map<string, number>()
  const times = (trait: string) => seen.get(trait) ?? 0
  const picked: Case[] = []
  while (picked.length < size && left.length > 0) {
    const fewest = Math.min(...left.map(({ entry }) => times(entry.trade.id)))
    const worth = left.map(({ entry, traits }) =>
      times(entry.trade.id) > fewest
        ? -1
        : traits.reduce((sum, trait) => sum + 1 / (1 + times(trait)) ** 2, 0)
    )
    const [{ entry, traits }] = left.splice(worth.indexOf(Math.max(...worth)), 1)
    for (const trait of [entry.trade.id, ...traits]) seen.set(trait, times(trait) + 1)
    picked.push(entry)
  }
  return picked
}

function traitsOf({ theme, said, outline }: Case): string[] {
  return [
    `${theme} ${said}`,
    `direction ${outline.direction} ${theme}`,
    `header ${outline.header}`,
    `footer ${outline.footer}`,
    ...outline.sections.map(({ kind, layout }) => `${kind}/${layout}`),
    ...outline.sections.map(({ kind, surface }) => `${kind} on ${surface}`),
  ]
}
