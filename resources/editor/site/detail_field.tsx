import { useState } from 'react'
import { PAGE_DESCRIPTION_LENGTH, PAGE_TITLE_LENGTH } from '#contract/limits'
import { etagOf } from '#contract/website_etag'
import { editing } from '../../lib/api/main.ts'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { reasonOf } from '../state/failures.ts'
import type { Editor } from '../use_editor.ts'

const LONGEST = { title: PAGE_TITLE_LENGTH, description: PAGE_DESCRIPTION_LENGTH }

interface DetailFieldProps {
  name: 'title' | 'description'
  value: string
  editor: Editor
}

/** Applied on blur; the title also on Enter. */
export function DetailField({ name, value, editor: { edits, websiteId: id } }: DetailFieldProps) {
  const [draft, setDraft] = useState(value)
  const [error, setError] = useState<string>()
  useLossQuestion(draft !== value)

  async function commit() {
    const text = draft.trim()
    if (text === value) return
    if (!text) return setError(t(`editor.site.${name}_missing`))
    try {
      await edits.perform((version) =>
        editing.changeDetails(id, { [name]: text }, etagOf({ id, version }))
      )
    } catch (failure) {
      setError(reasonOf(failure))
    }
  }

  const control = {
    value: draft,
    maxLength: LONGEST[name],
    onBlur: () => void commit(),
    onChange: (text: string) => {
      setDraft(text)
      setError(undefined)
    },
  }
  return (
    <Field
      label={t(`editor.site.${name}`)}
      hint={`${t(`editor.site.${name}_hint`)} ${t('editor.site.count', {
        count: draft.length,
        most: LONGEST[name],
      })}`}
      error={error}
    >
      {name === 'title' ? (
        <TextInput {...control} onKeyDown={(event) => event.key === 'Enter' && void commit()} />
      ) : (
        <TextArea {...control} rows={3} />
      )}
    </Field>
  )
}
