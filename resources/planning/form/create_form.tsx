import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { DesignRequest } from '#contract/design_request'
import { PROMPT_LENGTH } from '#contract/limits'
import { useLossQuestion } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import * as styles from './create_form.css.ts'
import { DesignFields } from './design_fields.tsx'
import { hasPrompt, isTooLong, withFields } from './design_request.ts'
import { DesignSample } from './design_sample.tsx'
import { ExampleChips } from './example_chips.tsx'
import { PlaceUsage } from './place_usage.tsx'

interface CreateFormProps {
  request: DesignRequest
  onChange: (request: DesignRequest) => void
  onSubmit: (request: DesignRequest) => void
}

/** Only the description is required. */
export function CreateForm({ request, onChange, onSubmit }: CreateFormProps) {
  const [promptMissing, setPromptMissing] = useState(false)
  const sent = useRef(false)
  useLossQuestion(hasPrompt(request) || request.contact_email !== '')

  function set(fields: Partial<DesignRequest>) {
    if ('prompt' in fields) setPromptMissing(false)
    onChange(withFields(request, fields))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasPrompt(request) || isTooLong(request)) {
      setPromptMissing(!hasPrompt(request))
      event.currentTarget.querySelector('textarea')?.focus()
    } else if (!sent.current) {
      sent.current = true
      onSubmit(request)
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
      <Stack gap="large">
        <div className={styles.prompt}>
          <Field
            required
            label={t('planning.form.prompt')}
            hint={t('planning.form.prompt_hint')}
            error={errorOf(request, promptMissing)}
          >
            <TextArea
              autoFocus
              name="prompt"
              value={request.prompt}
              placeholder={t('planning.form.prompt_placeholder')}
              onChange={(prompt) => set({ prompt })}
            />
          </Field>
          <ExampleChips prompt={request.prompt} onPick={(prompt) => set({ prompt })} />
        </div>
        <DesignFields request={request} onSet={set} />
        <Card as="section">
          <Field optional label={t('planning.form.contact')} hint={t('planning.form.contact_hint')}>
            <TextInput
              type="email"
              name="contact_email"
              autoComplete="email"
              value={request.contact_email}
              placeholder={t('planning.form.contact_placeholder')}
              onChange={(email) => set({ contact_email: email })}
            />
          </Field>
        </Card>
      </Stack>
      <div className={styles.result}>
        <DesignSample request={request} />
        <div className={styles.send}>
          <Button type="submit" size="large" full>
            {t('planning.form.submit')}
          </Button>
          <PlaceUsage />
        </div>
      </div>
    </form>
  )
}

function errorOf(request: DesignRequest, isMissing: boolean): string | undefined {
  if (isMissing) return t('planning.form.prompt_required')
  if (!isTooLong(request)) return undefined
  const [count, most] = [request.prompt.trim().length, PROMPT_LENGTH].map(spelled)
  return t('planning.form.prompt_too_long', { count, most })
}

function spelled(number: number): string {
  return number.toLocaleString('en-US')
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
