/** A figure, the bound that it has to keep, and its unit. */
export interface Figure {
  name: string
  unit: string
  measured: number
  bound: number
}

export function median(values: number[]): number {
  return percentile(50, values)
}

/** The value that `share` per cent of the values stay below. */
export function percentile(share: number, values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}
