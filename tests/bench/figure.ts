/** A figure, the bound that it has to keep, and its unit. */
export interface Figure {
  name: string
  unit: string
  measured: number
  bound: number
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
