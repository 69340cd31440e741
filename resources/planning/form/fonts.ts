/** The families of the form, in the order in which they are offered. */
export const headingFonts = [
  'Playfair Display',
  'Montserrat',
  'Roboto',
  'Lora',
  'Open Sans',
  'Poppins',
  'Merriweather',
  'Source Sans Pro',
  'Nunito',
  'Crimson Text',
  'Work Sans',
  'Cormorant Garamond',
  'Space Grotesk',
  'DM Serif Display',
  'Plus Jakarta Sans',
  'Oswald',
  'Libre Baskerville',
  'Raleway',
  'EB Garamond',
  'Manrope',
]

export const bodyFonts = [
  'Inter',
  'Roboto',
  'Lato',
  'Poppins',
  'Open Sans',
  'Source Sans Pro',
  'Nunito',
  'Montserrat',
  'Work Sans',
  'Plus Jakarta Sans',
  'Lora',
  'Crimson Text',
  'Merriweather',
  'PT Serif',
  'Space Grotesk',
  'Raleway',
  'Manrope',
  'EB Garamond',
  'Libre Baskerville',
  'DM Sans',
]

/** Where the app serves a family's regular face; every family of the lists has one. */
export function fontAddress(family: string): string {
  return `/fonts/${family.toLowerCase().replaceAll(' ', '-')}-latin-400-normal.woff2`
}

/** The name a face is registered under: never that of a font which the visitor has installed. */
export function faceName(family: string): string {
  return `Sitewright ${family}`
}
