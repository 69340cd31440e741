import type { FieldPath } from 'site-designer/sheet'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type FocusEvent } from 'react'
import { t } from '../../lib/text/text.ts'
import { PhotosGroup } from '../photos/photos_group.tsx'
import { Assumed } from './assumed.tsx'
import { GroupsInOrder } from './groups/groups_in_order.tsx'
import { GuideGroup } from './groups/guide.tsx'
import { PageGroup } from './groups/page_wishes.tsx'
import { WhoGroup } from './groups/who.tsx'
import { LanguageNotice } from './language_notice.tsx'
import { NameQuestion } from './name_question.tsx'
import { OursNotice } from './ours_notice.tsx'
import * as styles from './sheet_form.css.ts'
import { SheetContext, type SheetContextValue } from './state/sheet_context.ts'
import type { SheetState } from './state/sheet_state.ts'
import type { SheetStore } from './state/sheet_store.ts'
import { PromptText } from './prompt_text/prompt_text.tsx'
import { useKeptFocus } from './use_kept_focus.ts'

interface SheetFormProps {
  planId: string
  store: SheetStore
  state: SheetState
  /** Feedback is changing the plan, so input would be lost. */
  busy: boolean
  /** For a built website the form has only facts; pictures and the look have their own panels. */
  of?: 'plan' | 'website'
}

/** The sheet as a form in groups, with the person's own text. */
export function SheetForm({ planId, store, state, busy, of = 'plan' }: SheetFormProps) {
  const form = useRef<HTMLFieldSetElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set())
  const [wanted, setWanted] = useState<{ path: FieldPath; place?: number } | null>(null)
  const [highlighted, setHighlighted] = useState<SheetContextValue['highlighted']>(null)
  const { sheet, values, errors, leaving } = state
  // The question stays until it is answered, also while a name is typed elsewhere.
  const [asksName, setAsksName] = useState(() => asksForName(state))
  useKeptFocus(form)

  useEffect(() => {
    if (!wanted) return
    // A folded field is opened first, which calls this again.
    const { path, place } = wanted
    const scope = form.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    const adder = fieldIn(scope ?? form.current, path, 'data-opens')
    if (adder) adder.click()
    else bringToCursor(scope ?? form.current, path)
  }, [wanted])

  const open = useCallback((block: string) => {
    setOpened((before) => (before.has(block) ? before : new Set([...before, block])))
  }, [])
  const show = useCallback<SheetContextValue['show']>(
    (path, place) => setWanted({ path, place }),
    []
  )

  const context = useMemo<SheetContextValue | null>(() => {
    if (!sheet || !values) return null
    const change: SheetContextValue['change'] = (part) => store.change(part)
    return { planId, sheet, values, errors, leaving, change, opened, open, show, highlighted }
  }, [planId, store, sheet, values, errors, leaving, opened, open, show, highlighted])
  if (!context || !values) return null

  function onFocus(event: FocusEvent) {
    const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field
    const place = event.target.closest<HTMLElement>('[data-place]')?.dataset.place
    setHighlighted(
      field ? { field: field.split(' ')[0]!, place: place ? Number(place) : undefined } : null
    )
  }

  /** What is in a field that is left was meant: it is sent at once. */
  function onBlur({ target, relatedTarget }: FocusEvent) {
    setHighlighted(null)
    if (!target.closest('[data-field]')?.contains(relatedTarget)) void store.flush()
  }

  return (
    <SheetContext value={context}>
      <fieldset
        ref={form}
        aria-labelledby={id}
        disabled={busy}
        className={styles.form}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
          {t('planning.sheet.title')}
        </h2>
        {of === 'plan' && <LanguageNotice />}
        {asksName && (
          <NameQuestion
            onAnswered={() => {
              setAsksName(false)
              title.current?.focus()
            }}
          />
        )}
        {of === 'plan' && (
          <Assumed onRestored={(field) => field === 'who.name' && setAsksName(false)} />
        )}
        <OursNotice />
        <PromptText prompt={state.prompt} />
        <WhoGroup asksName={asksName} />
        {of === 'plan' && <PhotosGroup planId={planId} store={store} />}
        <GroupsInOrder />
        <GuideGroup />
        {of === 'plan' && <PageGroup />}
      </fieldset>
    </SheetContext>
  )
}

/** A name that the text introduces plainly is not asked for; the form shows that it is assumed. */
function asksForName({ sheet, values }: SheetState): boolean {
  if (!values || values.who.name !== '' || values.who.has_no_name) return false
  return !sheet?.suggestions.some(({ field, why }) => field === 'who.name' && why === 'introduced')
}

/** The field, or the block that contains it. */
function fieldIn(form: HTMLElement | null, path: FieldPath, attribute: string) {
  const exact = form?.querySelector<HTMLElement>(`[${attribute}="${path}"]`)
  return exact ?? form?.querySelector<HTMLElement>(`[${attribute}~="${path}"]`)
}

function bringToCursor(form: HTMLElement | null, path: FieldPath) {
  const field = fieldIn(form, path, 'data-field')
  if (!field) return
  const control = field.querySelector<HTMLElement>('input, textarea, select, button')
  field.scrollIntoView({ block: 'center', behavior: 'smooth' })
  control?.focus({ preventScroll: true })
}
