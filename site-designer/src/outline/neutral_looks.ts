import type { Palette } from '#designer/kinds/kind'

/** For a business of which nobody could say what it is: character without a trade. */
export const neutralLooks: readonly Palette[] = [
  { color: '#1F5F5B', heading: 'Space Grotesk', body: 'Work Sans', corners: 4 },
  { color: '#A8452B', heading: 'Lora', body: 'Source Sans Pro', corners: 8 },
  { color: '#2C4A7C', heading: 'Manrope', body: 'Open Sans', corners: 10 },
  { color: '#6A3B6E', heading: 'DM Serif Display', body: 'DM Sans', corners: 6 },
  { color: '#3E6B3A', heading: 'Work Sans', body: 'Work Sans', corners: 12 },
  { color: '#B07A10', heading: 'Oswald', body: 'Lato', corners: 0 },
  { color: '#8C2F4B', heading: 'EB Garamond', body: 'Lato', corners: 2 },
  { color: '#245A8D', heading: 'Plus Jakarta Sans', body: 'Roboto', corners: 14 },
  { color: '#4A4540', heading: 'Libre Baskerville', body: 'Source Sans Pro', corners: 0 },
  { color: '#C2571A', heading: 'Raleway', body: 'Nunito', corners: 16 },
]
