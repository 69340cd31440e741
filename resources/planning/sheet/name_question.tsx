import type { FormEvent } from 'react'
import { useDraft } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { Suggestions } from './fields/suggestions.tsx'
import { useError } from './fields/use_error.ts'
import { useSheetContext } from './state/sheet_context.ts'
import { chip } from '../../ui/chip/chip.css.ts'
import * as styles from './name_question.css.ts'

/** The question for the name; shown first if the name is not certain. */
export function NameQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { change, planId } = useSheetContext()
  const { draft: name, write, forget } = useDraft(`sitewright:name:${planId}`, '')
  const error = useError('who.name')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return
    change({ who: { name: name.trim() } })
    answered()
  }

  function answered() {
    forget()
    onAnswered()
  }

  return (
    <form className={styles.question} onSubmit={submit}>
      <h3 tabIndex={-1} data-question className={styles.title}>
        {t('planning.sheet.name.question')}
      </h3>
      <div className={styles.row}>
        <div className={styles.input}>
          <Field label={t('planning.sheet.name.label')} error={error}>
            <TextInput value={name} autoComplete="organization" onChange={write} />
          </Field>
        </div>
        <Button type="submit" disabled={!name.trim()}>
          {t('planning.sheet.name.take')}
        </Button>
      </div>
      <Suggestions of="who.name" label={t('planning.sheet.name.perhaps')} onTaken={answered} />
      <div>
        <button
          type="button"
          className={chip}
          onClick={() => {
            change({ who: { has_no_name: true } })
            answered()
          }}
        >
          {t('planning.sheet.name.none')}
        </button>
      </div>
    </form>
  )
}
