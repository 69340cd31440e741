import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import { MarkButton } from './mark_button.tsx'
import { isOpen, marksOf, restOf, unplacedOf, type Mark } from './marks.ts'
import { OpenMark, type MarkedProps } from './open_mark.tsx'
import { targetOf } from './mark_target.ts'
import * as styles from './prompt_text.css.ts'

/** The person's own text with marks for what is in a field; unplaced parts are highlighted. */
export function PromptText({ prompt }: { prompt: string }) {
  const { sheet, leaving, change } = useSheetContext()
  const text = useRef<HTMLDivElement>(null)
  const marks = marksOf(prompt, sheet, leaving)
  const stretches = unplacedOf(marks)
  const rest = restOf(marks)
  const perhaps = marks.some((mark) => isOpen(mark) && mark.as !== 'unplaced')

  /** The start of the mark that has, or had, the focus. */
  const [held, setHeld] = useState(-1)
  const placed = useRef(false)

  // After a mark was placed, the next open one gets the focus.
  useLayoutEffect(() => {
    if (!placed.current || document.activeElement !== document.body) return
    placed.current = false
    const open = (of: string) => text.current?.querySelector<HTMLElement>(`[data-open${of}]`)
    const next = open('="unplaced"') ?? open('')
    ;(next ?? text.current)?.focus()
  })

  function onFocus(event: FocusEvent<HTMLElement>) {
    placed.current = false
    const start = event.target.dataset.start
    if (start) setHeld(Number(start))
  }

  function onPlaced() {
    placed.current = true
  }

  function showFirst() {
    const first = text.current?.querySelector<HTMLElement>('[data-open="unplaced"]')
    first?.focus()
    // Opened with a key event, so that the menu returns the focus to its mark when it closes.
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }

  return (
    <section className={styles.box} aria-label={t('planning.sheet.prompt.title')}>
      <h3 className={styles.title}>{t('planning.sheet.prompt.title')}</h3>
      <div
        ref={text}
        role="group"
        aria-label={t('planning.sheet.prompt.marks')}
        className={styles.text}
        dir="auto"
        tabIndex={-1}
        onFocus={onFocus}
        onKeyDown={moveAmongMarks}
      >
        {marks.map((mark, index) => (
          <Marked
            key={keyOf(mark, held)}
            mark={mark}
            stop={index === firstStop(marks)}
            onPlaced={onPlaced}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.keys}>
          <span className={styles.keyBlue}>{t('planning.sheet.prompt.blue')}</span>
          {stretches.length > 0 && (
            <span className={styles.keyYellow}>{t('planning.sheet.prompt.yellow')}</span>
          )}
          {perhaps && <span className={styles.keyPale}>{t('planning.sheet.prompt.pale')}</span>}
        </span>
        <p role="status" className={styles.count}>
          {stretches.length > 0
            ? t('planning.sheet.prompt.open', { count: stretches.length })
            : t('planning.sheet.prompt.all_placed')}
        </p>
        {stretches.length > 0 && (
          <span className={styles.actions}>
            <Button variant="quiet" size="small" onClick={showFirst}>
              {t('planning.sheet.prompt.next')}
            </Button>
            {rest.length > 0 && (
              <Button
                variant="plain"
                size="small"
                onClick={() =>
                  change({ unplaced: rest.map((from) => ({ from, to: 'own_words.about' })) })
                }
              >
                {t('planning.sheet.prompt.rest')}
              </Button>
            )}
          </span>
        )}
      </div>
    </section>
  )
}

/**
 * An answer may merge a mark with the one before it. The focused mark stays the same element, with its menu
 * open.
 */
function keyOf({ start, text }: Mark, held: number): number {
  return start <= held && held < start + text.length ? held : start
}

function Marked({ mark, stop, onPlaced }: MarkedProps) {
  const { sheet, highlighted, show } = useSheetContext()
  const { text, as } = mark
  if (isOpen(mark)) return <OpenMark mark={mark} stop={stop} onPlaced={onPlaced} />
  if (as === 'plain') return text
  const target = targetOf(mark, sheet)
  if (!target) {
    return (
      <span className={styles.aside[asideOf(as)]} title={asideText(as)}>
        {text}
      </span>
    )
  }
  const { field, place } = target
  return (
    <MarkButton
      className={as === 'field' ? styles.taken[lookOf(field)] : styles.wished[asideOf(as)]}
      stop={stop}
      label={t('planning.sheet.prompt.mark', { text, field: fieldName(field) })}
      name={fieldName(field)}
      start={mark.start}
      highlighted={highlighted?.field === field && highlighted.place === place}
      onPress={() => show(field, place)}
    >
      {text}
    </MarkButton>
  )
}

type Aside = keyof typeof styles.aside

function asideOf(as: Mark['as']): Aside {
  return as in styles.aside ? (as as Aside) : 'talk'
}

function lookOf(field: string): keyof typeof styles.taken {
  return field === 'own_words.about' ? 'words' : 'field'
}

function asideText(as: Mark['as']): string | undefined {
  if (as === 'wish' || as === 'talk' || as === 'refusal' || as === 'dropped') {
    return t(`planning.sheet.prompt.${as}`)
  }
  return undefined
}

/** The mark that Tab reaches: the first unplaced one, else the first question, else the first mark. */
function firstStop(marks: readonly Mark[]): number {
  const unplaced = marks.findIndex(({ as }) => as === 'unplaced')
  if (unplaced >= 0) return unplaced
  const open = marks.findIndex(isOpen)
  return open >= 0 ? open : marks.findIndex(({ as, field }) => as === 'field' && field)
}

function moveAmongMarks(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')]
  const at = marks.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  marks[(at + step + marks.length) % marks.length]?.focus()
}
