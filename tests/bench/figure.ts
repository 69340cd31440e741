/** A measured figure with its unit and its upper bound. */
export interface Figure {
  name: string
  unit: string
  measured: number
  bound: number
}

export function median(values: number[]): number {
  return percentile(50, values)
}

/** The value below which `share` per cent of the values are. */
export function percentile(share: number, values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}
