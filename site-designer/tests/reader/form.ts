import type { Form } from '#designer/site/form'

/** A form that nobody touched. */
export const form: Form = {
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: 'Playfair Display',
  body_font: 'Inter',
  corner_radius: 8,
  contact_email: '',
  chosen: [],
}
