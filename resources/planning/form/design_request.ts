import { choosableFields, type DesignRequest } from '#contract/design_request'
import { PROMPT_LENGTH } from '#contract/limits'

export { blankRequest, type DesignRequest as FilledRequest } from '#contract/design_request'

/** The request with the fields that the person has set; the designer chooses the others. */
export function withFields(
  request: DesignRequest,
  fields: Partial<Omit<DesignRequest, 'chosen'>>
): DesignRequest {
  const chosen = choosableFields.filter((name) => name in fields || request.chosen.includes(name))
  return { ...request, ...fields, chosen }
}

export function hasPrompt({ prompt }: Pick<DesignRequest, 'prompt'>): boolean {
  return prompt.trim() !== ''
}

export function isTooLong({ prompt }: Pick<DesignRequest, 'prompt'>): boolean {
  return prompt.trim().length > PROMPT_LENGTH
}
