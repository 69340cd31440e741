import { useState } from 'react'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import type { Edits } from '../state/edits.ts'

interface AltFieldProps {
  element: string
  alt: string
  edits: Edits
}

/** The description of a picture on the page; applied on blur or Enter. */
export function AltField({ element, alt, edits }: AltFieldProps) {
  const [draft, setDraft] = useState(alt)
  const [error, setError] = useState<string>()
  useLossQuestion(draft !== alt)

  function commit() {
    const words = draft.trim()
    if (words === alt) return
    setError(edits.change({ type: 'set_image', element, alt: words })?.message)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Field label={t('images.panel.alt')} hint={t('images.panel.alt_hint')} error={error}>
        <TextInput
          value={draft}
          autoComplete="off"
          onChange={(value) => {
            setDraft(value)
            setError(undefined)
          }}
          onBlur={commit}
        />
      </Field>
    </form>
  )
}
