import { useId, useRef } from 'react'
import { t } from '../../lib/text/text.ts'
import { FormGroups } from './form_groups.tsx'
import { NameQuestion } from './name_question.tsx'
import { OursNotice } from './ours_notice.tsx'
import * as styles from './sheet_form.css.ts'
import { SheetScope } from './sheet_scope.tsx'
import { useSheetContext } from './state/sheet_context.ts'
import type { SheetState } from './state/sheet_state.ts'
import type { SheetStore } from './state/sheet_store.ts'

interface SheetFormProps {
  websiteId: string
  store: SheetStore
  state: SheetState
  /** The page is being changed, so input would be lost. */
  busy: boolean
}

/** The facts of a built website as one form; its pictures and its look have their own panels. */
export function SheetForm({ websiteId, store, state, busy }: SheetFormProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  return (
    <SheetScope planId={websiteId} store={store} state={state} title={id}>
      <fieldset disabled={busy} className={styles.form}>
        <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
          {t('planning.sheet.title')}
        </h2>
        <Name onAnswered={() => title.current?.focus()} />
        <OursNotice />
        <FormGroups prompt={state.prompt} />
      </fieldset>
    </SheetScope>
  )
}

function Name({ onAnswered }: { onAnswered: () => void }) {
  const { asksName, settleName } = useSheetContext()
  if (!asksName) return null
  return (
    <div className={styles.asked}>
      <NameQuestion
        onAnswered={() => {
          settleName()
          onAnswered()
        }}
      />
    </div>
  )
}
