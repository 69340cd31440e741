import { createContext, useContext } from 'react'

interface FieldWiring {
  'id': string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The ids that connect a control with the label, hint and error of its field. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {}
}
