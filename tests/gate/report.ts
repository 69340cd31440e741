import { cpus } from 'node:os'
import { type Aspect, aspects, median } from '#tests/gate/craft/scores'
import { LIGHTHOUSE_FLOOR, categories } from '#tests/gate/lighthouse'
import { farEnough } from '#designer/site/fingerprint'
import { type Distances, isFarEnough } from '#tests/gate/distance/pairs'
import type { Results } from '#tests/gate/run'

const CRAFT_GOAL = 90

/** Passed: no finding, the craft score is reached, and Lighthouse's scores where requested. */
export function isPassed({ sites, lighthouse = [] }: Results): boolean {
  const isClean = sites.every(({ found }) => found.length === 0)
  const isAbove = lighthouse.every((page) =>
    categories.every((name) => page[name] >= LIGHTHOUSE_FLOOR)
  )
  return isClean && isAbove && median(sites.map(({ craft }) => craft)) >= CRAFT_GOAL
}

/** Prints the findings, then the figures. */
export function printReport(results: Results): void {
  const { sites, distances, offered, seconds } = results
  for (const line of findingLines(results)) console.log(line)
  const near = [...distances.pairs, ...offered.pairs].filter((pair) => !isFarEnough(pair))
  for (const { names, structure, picture } of near)
    console.log(
      `alike: ${names.join(' and ')} (structure ${percent(structure)}, picture ${percent(picture)})`
    )

  const counted = byCheck(results)
  if (Object.keys(counted).length > 0) console.table(counted)
  console.table(
    Object.fromEntries(
      aspects.map((aspect) => [
        aspect,
        { median: round(medianOf(results, aspect)), mostLost: mostLost(results, aspect) },
      ])
    )
  )
  if (results.lighthouse) console.table(results.lighthouse)
  const clean = sites.filter(({ found }) => found.length === 0).length
  const craft = round(median(sites.map((site) => site.craft)))
  console.log(
    `${clean} of ${sites.length} sites without a finding, median craft ${craft}, ${seconds} s`
  )
  printDistances('sites of one trade', distances)
  printDistances('looks of one plan', offered)
}

function printDistances(of: string, { pairs, share, medians, strangers }: Distances): void {
  if (pairs.length === 0) return
  console.log(
    `${of}: ${percent(share.both)} of ${pairs.length} pairs are at least ${percent(farEnough)} apart, ` +
      `${percent(share.structure)} by structure (median ${percent(medians.structure)}, strangers ${percent(strangers.structure)}), ` +
      `${percent(share.picture)} by picture (median ${percent(medians.picture)}, strangers ${percent(strangers.picture)})`
  )
}

/** The figures for docs/evidence. */
export function evidenceOf(results: Results): object {
  const { sites, distances, offered } = results
  return {
    machine: `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`,
    seconds: results.seconds,
    sites: sites.length,
    trades: new Set(sites.map(({ trade }) => trade)).size,
    directions: new Set(sites.map(({ direction }) => direction)).size,
    findings: byCheck(results),
    sites_with_findings: sites.filter(({ found }) => found.length > 0).length,
    median_craft: round(median(sites.map(({ craft }) => craft))),
    median_scores: Object.fromEntries(
      aspects.map((aspect) => [aspect, round(medianOf(results, aspect))])
    ),
    distance: {
      sites_of_one_trade: distanceFigures(distances),
      looks_of_one_plan: distanceFigures(offered),
    },
    ...(results.lighthouse ? { lighthouse: results.lighthouse } : {}),
  }
}

function distanceFigures({ pairs, share, medians, strangers }: Distances): object {
  return {
    pairs: pairs.length,
    far_enough: inPercent(share),
    medians: inPercent(medians),
    medians_of_strangers: inPercent(strangers),
  }
}

function inPercent(shares: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(shares).map(([of, share]) => [of, percent(share)]))
}

/** One line per fault, with the number of pages and the first one. */
function findingLines({ sites }: Results): string[] {
  const lines = new Map<string, { count: number; first: string }>()
  for (const { name, direction, found } of sites) {
    for (const { check, where, says, kind, width } of found) {
      const line = `${check}: ${where} ${says}`
      const entry = lines.get(line)
      const at = width === 0 ? '' : ` at ${width} px`
      if (entry) entry.count++
      else lines.set(line, { count: 1, first: `${name} (${direction}, ${kind}${at})` })
    }
  }
  return [...lines]
    .sort(([one, a], [other, b]) => b.count - a.count || one.localeCompare(other))
    .map(([line, { count, first }]) => `${count} × ${line} — ${first}`)
}

function byCheck({ sites }: Results): Record<string, { findings: number; sites: number }> {
  const counted: Record<string, { findings: number; sites: number }> = {}
  for (const { found } of sites) {
    for (const { check } of found) (counted[check] ??= { findings: 0, sites: 0 }).findings++
    for (const check of new Set(found.map((entry) => entry.check))) counted[check].sites++
  }
  return counted
}

function medianOf({ sites }: Results, aspect: Aspect): number {
  return median(sites.map(({ scores }) => scores[aspect].score))
}

/** The rules that cost most points, without the figures of single pages. */
function mostLost({ sites }: Results, aspect: Aspect): string {
  const counted = new Map<string, number>()
  for (const { scores } of sites) {
    for (const rule of scores[aspect].lost) {
      const [name] = rule.split(/ \(|:/)
      counted.set(name, (counted.get(name) ?? 0) + 1)
    }
  }
  const [most] = [...counted].sort((one, other) => other[1] - one[1])
  return most ? `${most[0]} (${most[1]} of ${sites.length})` : ''
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
