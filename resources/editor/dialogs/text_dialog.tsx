import { useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import { factsOf } from '../engine/facts.ts'
import { useStore } from '../state/store.ts'
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
  const { edits, canvas } = editor
  const [draft, setDraft] = useState(text)
  const [error, setError] = useState<string>()
  const isBlank = draft.trim() === ''

  function save() {
    if (isBlank) return
    const refusal = edits.change({ type: 'set_text', element: id, text: draft.trim() })
    if (refusal) setError(refusal.message)
    else canvas.closeText()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && canvas.closeText()}
      title={t('editor.text.title')}
      description={t('editor.text.hint')}
      footer={
        <>
          <Button variant="quiet" onClick={() => canvas.closeText()}>
            {t('editor.text.cancel')}
          </Button>
          <Button disabled={isBlank} onClick={save}>
            {t('editor.text.save')}
          </Button>
        </>
      }
    >
      <Field label={t('editor.text.label')} error={error}>
        <TextArea
          rows={5}
          value={draft}
          onChange={(value) => {
            setDraft(value)
            setError(undefined)
          }}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            save()
          }}
        />
      </Field>
    </Dialog>
  )
}
