import type { Surface } from '#designer/site/surface'

/** Plates lie on a pale colour, and prices as large as a poster are lit from the dark. */
export function groundOfPrices(layout: string): Surface | undefined {
  if (layout === 'tags') return 'accent'
  return layout === 'poster' ? 'ink' : undefined
}
