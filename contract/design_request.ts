import { defaultForm, type Form } from 'site-designer/form'

export const themes = ['light', 'dark'] as const

/** What a person asks a website to be: the prompt, and what is set beside it. */
export interface DesignRequest extends Form {
  prompt: string
}

/** The form before anybody touched it, and what a field has that was not sent. */
export const blankRequest: Readonly<DesignRequest> = { prompt: '', ...defaultForm }

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
