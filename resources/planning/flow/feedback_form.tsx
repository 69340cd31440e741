import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import type { Heard } from './flow_state.ts'
import { WhatWasHeard } from './heard.tsx'

interface FeedbackFormProps {
  feedback: string
  /** The result of the last feedback. */
  heard: Heard | null
  busy: boolean
  /** Another change of the plan is running; the feedback must wait. */
  held: boolean
  onChange: (feedback: string) => void
  onSubmit: () => void
  onChoose: (words: string, reading: string) => void
}

export function FeedbackForm({
  feedback,
  heard,
  busy,
  held,
  onChange,
  onSubmit,
  onChoose,
}: FeedbackFormProps) {
  const [missing, setMissing] = useState(false)
  const empty = feedback.trim() === ''
  useLossQuestion(!empty)

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    setMissing(empty)
    if (!empty && !busy && !held) onSubmit()
  }

  return (
    <Card as="section">
      <form onSubmit={submit}>
        <Stack gap="snug">
          {heard && !busy && <WhatWasHeard heard={heard} held={held} onChoose={onChoose} />}
          <Field
            label={t('planning.flow.feedback')}
            error={missing ? t('planning.flow.feedback_required') : undefined}
          >
            <TextArea
              name="feedback"
              style={{ minHeight: '5rem' }}
              value={feedback}
              disabled={busy}
              placeholder={t('planning.flow.feedback_placeholder')}
              onChange={(text) => {
                setMissing(false)
                onChange(text)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="quiet"
            disabled={empty || held}
            loading={busy}
            busyText={t('planning.flow.updating')}
          >
            {t('planning.flow.update')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
