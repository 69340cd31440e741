import { useState } from 'react'
import { useDraft } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import { factsOf } from '../engine/facts.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'

/** Edits the text of the selected element. */
export function TextDialog({ editor }: { editor: Editor }) {
  const { edits, canvas } = editor
  const { selected, editingText } = useStore(canvas)
  const { page } = useStore(edits)
  const text = selected && editingText ? factsOf(page, selected.id)?.text : undefined
  if (!selected || text === undefined) return null
  return <OpenTextDialog key={selected.id} id={selected.id} text={text} editor={editor} />
}

function OpenTextDialog({ id, text, editor }: { id: string; text: string; editor: Editor }) {
  const { edits, canvas, websiteId } = editor
  const { draft, isChanged, isRestored, write, forget } = useDraft(
    `sitewright:text:${websiteId}:${id}`,
    text
  )
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isBlank = draft.trim() === ''

  function cancel() {
    forget()
    canvas.closeText()
  }

  /** A refused text stays here with the reason; otherwise it would have to be typed again. */
  async function save() {
    if (isBlank || isSaving) return
    setSaving(true)
    const refusal = await edits.changeText(id, draft.trim())
    setSaving(false)
    if (refusal !== undefined) return setError(refusal)
    forget()
    canvas.closeText()
  }

  return (
    <Dialog
      open
      keepsOpenOutside={isChanged}
      keepsOpen={isSaving}
      onOpenChange={(open) => !open && cancel()}
      title={t('editor.text.title')}
      description={t('editor.text.hint')}
      footer={
        <>
          <Button variant="quiet" disabled={isSaving} onClick={cancel}>
            {t('editor.text.cancel')}
          </Button>
          <Button
            disabled={isBlank}
            loading={isSaving}
            busyText={t('editor.text.saving')}
            onClick={() => void save()}
          >
            {t('editor.text.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('editor.text.label')}
        hint={isRestored ? t('editor.text.restored') : undefined}
        error={error}
      >
        <TextArea
          rows={5}
          value={draft}
          readOnly={isSaving}
          onChange={(value) => {
            write(value)
            setError(undefined)
          }}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void save()
          }}
        />
      </Field>
    </Dialog>
  )
}
