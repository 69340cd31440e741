import { createContext, useContext } from 'react'

interface FieldWiring {
  'id': string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** What ties a control to the label, hint and error of the field around it. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {}
}
