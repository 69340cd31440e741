import { useState } from 'react'
import { typedUrl } from 'editor-engine'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import type { LinkFacts } from '../engine/facts.ts'
import { LinkPicker } from '../links/link_picker.tsx'
import type { Edits } from '../state/edits.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './inspector.css.ts'

interface LinkFieldProps {
  element: string
  link: LinkFacts
  edits: Edits
  websiteId: string
}

/** The target of a link or button; applied on blur or Enter. */
export function LinkField({ element, link, edits, websiteId }: LinkFieldProps) {
  const [draft, setDraft] = useState(link.url)
  const [error, setError] = useState<string>()
  useLossQuestion(draft !== link.url)

  const { page } = useStore(edits)

  function commit(typed = draft) {
    if (typed.trim() === link.url) return
    const url = typedUrl(typed, link.kind)
    if (url === undefined) return setError(t('editor.link.nowhere'))
    setDraft(url)
    if (url === link.url) return
    const refusal = edits.change({ type: 'set_url', element, url, kind: link.kind })
    setError(refusal?.message)
  }

  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Field
        label={t(link.kind === 'button' ? 'editor.link.button' : 'editor.link.link')}
        hint={t('editor.link.hint')}
        error={error}
      >
        <TextInput
          type="url"
          placeholder={`https://${location.host}`}
          value={draft}
          autoComplete="off"
          spellCheck={false}
          onChange={(value) => {
            setDraft(value)
            setError(undefined)
          }}
          onBlur={() => commit()}
        />
      </Field>
      {link.kind === 'link' && <LinkPicker page={page} websiteId={websiteId} onPick={commit} />}
    </form>
  )
}
