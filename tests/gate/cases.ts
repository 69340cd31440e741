import type { DesignRequest } from '#designer/designer/designer'
import type { Fingerprint } from '#designer/site/fingerprint'
import { chance } from '#designer/site/seeded'
import { apart, fingerprintOf } from '#designer/outline/apart'
import { draftPlan } from '#designer/outline/draft'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { service } from '#designer/trades/service'
import { trades } from '#designer/trades/all'
import type { Trade } from '#designer/trades/trade'
import { type Said, type Theme, requestFor } from '#designer_tests/helpers/gate_prompts'

/** One site to look at: who asks for it, in which words, and by which seed. */
export interface Case {
  name: string
  trade: Trade
  theme: Theme
  said: Said
  seed: string
  request: DesignRequest
  /** As the product draws it: unlike those of the same trade that came before. */
  plan: BuiltinPlan
}

/** Who says hardly anything gives chance little to play with: one seed is enough. */
const seeds = { full: ['1', '2', '3'], sparse: ['1'] }

/** Every trade in light and dark: with everything said by three seeds, and with hardly anything. */
export function allCases(only?: string[]): Case[] {
  const cases: Case[] = []
  for (const [at, trade] of [...trades, service].entries()) {
    if (only && !only.includes(trade.id)) continue
    for (const said of ['full', 'sparse'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const others: Fingerprint[] = []
        for (const seed of seeds[said]) {
          const name = `${trade.id} ${said} ${theme} ${seed}`
          const request = requestFor({ trade, at, theme, said, seed: `${trade.id}-${seed}` })
          const drafted = draftPlan(request)
          const plan = others.length > 0 ? apart(drafted, others) : drafted
          others.push(fingerprintOf(plan))
          cases.push({ name, trade, theme, said, seed, request, plan })
        }
      }
    }
  }
  return cases
}

/**
 * The same few of them on every machine. No trade comes twice before each came once; within that,
 * again and again the case that brings most of what was seen least (directions, layouts, surfaces).
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

function traitsOf({ theme, said, plan }: Case): string[] {
  return [
    `${theme} ${said}`,
    `direction ${plan.direction} ${theme}`,
    `header ${plan.header}`,
    `footer ${plan.footer}`,
    `motif ${plan.motif}`,
    ...plan.sections.map(({ kind, layout }) => `${kind}/${layout}`),
    ...plan.sections.map(({ kind, surface }) => `${kind} on ${surface}`),
  ]
}
