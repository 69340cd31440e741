import { defaultBodyFont, defaultHeadingFont } from 'site-designer/fonts'

export const themes = ['light', 'dark'] as const

/** What a person asks a website to be: the prompt, and what is set beside it. */
export interface DesignRequest {
  prompt: string
  primary_color: string
  theme: (typeof themes)[number]
  heading_font: string
  body_font: string
  corner_radius: number
  contact_email: string
  /** Fields that the person touched; a wish in the prompt beats the others. */
  chosen: string[]
}

/** The form before anybody touched it, and what a field has that was not sent. */
export const blankRequest: Readonly<DesignRequest> = {
  prompt: '',
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: defaultHeadingFont,
  body_font: defaultBodyFont,
  corner_radius: 8,
  contact_email: '',
  chosen: [],
}

/** Pixels. */
export const CORNER_RADIUS = { min: 0, max: 20 }

/** The fields whose value may be the person's own choice or just how the form came. */
export const choosableFields = [
  'primary_color',
  'theme',
  'heading_font',
  'body_font',
  'corner_radius',
  'contact_email',
] as const
