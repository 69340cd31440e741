/** How often a random test runs: the whole number, or the share that PROPERTY_RUNS sets. */
export function propertyRuns(count: number): number {
  return Math.ceil(count * Number(process.env.PROPERTY_RUNS ?? 1))
}
