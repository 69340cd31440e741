import type { DesignRequest } from '../../lib/api/types.ts'

/** The request as the form holds it. */
export type FilledRequest = Required<DesignRequest>

const choices = [
  'primary_color',
  'theme',
  'heading_font',
  'body_font',
  'corner_radius',
  'contact_email',
] as const

export const CORNER_RADIUS = { min: 0, max: 20 }

export const blankRequest: FilledRequest = {
  prompt: '',
  primary_color: '#4B5EAA',
  theme: 'light',
  heading_font: 'Playfair Display',
  body_font: 'Inter',
  corner_radius: 8,
  contact_email: '',
  chosen: [],
}

/** The request with some fields set by the person: the plan may choose for all the others. */
export function withFields(
  request: FilledRequest,
  fields: Partial<Omit<FilledRequest, 'chosen'>>
): FilledRequest {
  const chosen = choices.filter((name) => name in fields || request.chosen.includes(name))
  return { ...request, ...fields, chosen }
}

export function hasPrompt({ prompt }: Pick<DesignRequest, 'prompt'>): boolean {
  return prompt.trim() !== ''
}
