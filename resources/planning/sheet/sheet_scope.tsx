import type { FieldPath } from 'site-designer/sheet'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { SheetContext, type SheetContextValue } from './state/sheet_context.ts'
import type { SheetState } from './state/sheet_state.ts'
import type { SheetStore } from './state/sheet_store.ts'
import { useKeptFocus } from './use_kept_focus.ts'

interface SheetScopeProps {
  planId: string
  store: SheetStore
  state: SheetState
  /** The id of the title of everything inside. */
  title: string
  className?: string
  children: ReactNode
}

/** What the questions and the fields of a sheet share. Without a sheet there is nothing to share. */
export function SheetScope(props: SheetScopeProps) {
  const { planId, store, state, title, className, children } = props
  const scope = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set())
  const [wanted, setWanted] = useState<{ path: FieldPath; place?: number } | null>(null)
  const [highlighted, setHighlighted] = useState<SheetContextValue['highlighted']>(null)
  const [isUnfolded, unfold] = useState(false)
  // The question stays until it is answered, also while a name is typed elsewhere.
  const [isNameSettled, setNameSettled] = useState<boolean | null>(null)
  const { sheet, values, errors, leaving } = state
  if (isNameSettled === null && values) setNameSettled(!asksForName(state))
  const asksName = isNameSettled === false
  useKeptFocus(scope)

  useEffect(() => {
    if (!wanted) return
    // A folded field is opened first, which calls this again.
    const { path, place } = wanted
    const near = scope.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    const adder = fieldIn(near ?? scope.current, path, 'data-opens')
    if (adder) adder.click()
    else bringToCursor(near ?? scope.current, path)
  }, [wanted])

  const open = useCallback((block: string) => {
    setOpened((before) => (before.has(block) ? before : new Set([...before, block])))
  }, [])
  const show = useCallback<SheetContextValue['show']>((path, place) => {
    unfold(true)
    setWanted({ path, place })
  }, [])
  const settleName = useCallback(() => setNameSettled(true), [])

  const context = useMemo<SheetContextValue | null>(() => {
    if (!sheet || !values) return null
    const change: SheetContextValue['change'] = (part) => store.change(part)
    const held = { planId, sheet, values, errors, leaving, opened, highlighted }
    return { ...held, asksName, isUnfolded, change, open, show, settleName, unfold }
  }, [
    planId,
    store,
    sheet,
    values,
    errors,
    leaving,
    opened,
    highlighted,
    asksName,
    isUnfolded,
    open,
    show,
    settleName,
  ])

  function onFocus(event: FocusEvent) {
    const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field
    const place = event.target.closest<HTMLElement>('[data-place]')?.dataset.place
    setHighlighted(
      field ? { field: field.split(' ')[0]!, place: place ? Number(place) : undefined } : null
    )
  }

  /** What is in a field that is left was meant: it is sent at once. */
  function onBlur({ target, relatedTarget }: FocusEvent) {
    const field = target.closest('[data-field]')
    setHighlighted(null)
    if (field && !field.contains(relatedTarget)) void store.flush()
  }

  return (
    <SheetContext value={context}>
      <div
        ref={scope}
        role="group"
        aria-labelledby={title}
        className={className}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {children}
      </div>
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
