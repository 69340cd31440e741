import { useEffect, useRef } from 'react'
import { INSTRUCTION_LENGTH } from '#contract/limits'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { joined } from '../../ui/layout/layout.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { TextArea } from '../../ui/text_area/text_area.tsx'
import { canCancel } from '../state/instructions.ts'
import * as inspector from '../inspector/inspector.css.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './ai_panel.css.ts'
import { ScopeLine } from './scope_line.tsx'
import { useInView } from './use_in_view.ts'
import { useKnownCommands } from './use_known_commands.ts'

/** The field for an instruction, with its progress in the specification's words. */
export function InstructionForm({ editor }: { editor: Editor }) {
  const { instructions, canvas } = editor
  const { words, step } = useStore(instructions)
  const { focusAsked } = useStore(canvas)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = step !== null
  const actions = useInView<HTMLDivElement>(isBusy)
  const examples = useKnownCommands(editor).data?.commands.slice(0, EXAMPLES) ?? []
  const isTooLong = words.length > INSTRUCTION_LENGTH

  useEffect(() => {
    if (focusAsked > 0) form.current?.querySelector('textarea')?.focus()
  }, [focusAsked])

  return (
    <form
      ref={form}
      className={joined(inspector.part, styles.form)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void instructions.submit()
      }}
    >
      <ScopeLine editor={editor} />
      <Field
        label={t('editor.ai.field')}
        hint={
          <span className={styles.under}>
            <span className={styles.keys}>{t('editor.ai.hint')}</span>
            <span className={styles.count}>
              {t('editor.ai.count', { count: spelled(words.length), most: MOST })}
            </span>
          </span>
        }
        error={isTooLong ? t('editor.ai.too_long', { most: MOST }) : undefined}
      >
        <TextArea
          rows={6}
          value={words}
          readOnly={isBusy}
          placeholder={
            examples.length > 0 ? t('editor.ai.examples', { commands: examples }) : undefined
          }
          onChange={(value) => instructions.write(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void instructions.submit()
          }}
        />
      </Field>
      <div ref={actions} className={joined(styles.actions, styles.inView)}>
        <Button type="submit" disabled={isBusy || isTooLong || words.trim() === ''}>
          {t('editor.ai.apply')}
        </Button>
        {isBusy && (
          <Button variant="quiet" disabled={!canCancel(step)} onClick={() => instructions.cancel()}>
            {t('editor.ai.stop')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.step}>
        {step && (
          <>
            <Spinner />
            {t(`editor.ai.steps.${step}`)}
          </>
        )}
      </p>
    </form>
  )
}

/** The specification's three: a form field, a section that goes, a colour. */
const EXAMPLES = 3

const MOST = spelled(INSTRUCTION_LENGTH)

function spelled(count: number): string {
  return count.toLocaleString('en-US')
}
