/** The families of the form (specification, section 9), in the order in which they are offered. */
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
] as const

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
] as const

export const defaultHeadingFont = 'Playfair Display'
export const defaultBodyFont = 'Inter'
