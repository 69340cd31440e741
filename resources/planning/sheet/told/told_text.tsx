import { useRef, type KeyboardEvent } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { fieldName } from '../field_name.ts'
import { useSheetDesk } from '../state/sheet_desk.ts'
import { Handle } from './handle.tsx'
import { isOpen, marksOf, type Mark } from './marks.ts'
import { OpenMark, type MarkedProps } from './open_mark.tsx'
import * as styles from './told_text.css.ts'

/** The person's own text: what each field took is marked in it, and what has no place stands out. */
export function ToldText({ prompt }: { prompt: string }) {
  const { sheet, leaving, change } = useSheetDesk()
  const text = useRef<HTMLDivElement>(null)
  const marks = marksOf(prompt, sheet, leaving)
  const stretches = unplaced(marks)
  const open = marks.filter(isOpen).length

  // The mark that had the cursor may be gone; the next one that waits takes it.
  function onPlaced() {
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const next = text.current?.querySelector<HTMLElement>('[data-open]')
      ;(next ?? text.current)?.focus()
    }, MENU_CLOSES)
  }

  function showFirst() {
    text.current?.querySelector<HTMLElement>('[data-open]')?.focus()
  }

  return (
    <section className={styles.told} aria-label={t('planning.sheet.told.title')}>
      <h3 className={styles.title}>{t('planning.sheet.told.title')}</h3>
      <div
        ref={text}
        role="group"
        aria-label={t('planning.sheet.told.marks')}
        className={styles.text}
        tabIndex={-1}
        onKeyDown={moveAmongMarks}
      >
        {marks.map((mark, index) => (
          <Marked
            key={mark.start}
            mark={mark}
            stop={index === firstStop(marks)}
            onPlaced={onPlaced}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.keys}>
          <span className={styles.keyBlue}>{t('planning.sheet.told.blue')}</span>
          {open > 0 && <span className={styles.keyYellow}>{t('planning.sheet.told.yellow')}</span>}
        </span>
        <p role="status" className={styles.count}>
          {stretches.length > 0
            ? t('planning.sheet.told.open', { count: stretches.length })
            : open === 0 && t('planning.sheet.told.all_placed')}
        </p>
        {stretches.length > 0 && (
          <span className={styles.actions}>
            <Button variant="quiet" size="small" onClick={showFirst}>
              {t('planning.sheet.told.next')}
            </Button>
            <Button
              variant="plain"
              size="small"
              onClick={() =>
                change({ unplaced: stretches.map((from) => ({ from, to: 'own_words.about' })) })
              }
            >
              {t('planning.sheet.told.rest')}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}

const MENU_CLOSES = 60

function Marked({ mark, stop, onPlaced }: MarkedProps) {
  const { lit, show } = useSheetDesk()
  const { text, as, field } = mark
  if (isOpen(mark)) return <OpenMark mark={mark} stop={stop} onPlaced={onPlaced} />
  if (as === 'plain') return text
  if (as !== 'field' || !field) {
    return (
      <span className={styles.aside[as === 'field' ? 'talk' : (as as Aside)]} title={asideText(as)}>
        {text}
      </span>
    )
  }
  return (
    <Handle
      className={field === 'own_words.about' ? styles.taken.words : styles.taken.field}
      stop={stop}
      label={t('planning.sheet.told.mark', { text, field: fieldName(field) })}
      name={fieldName(field)}
      lit={lit === field}
      onPress={() => show(field)}
    >
      {text}
    </Handle>
  )
}

type Aside = keyof typeof styles.aside

function asideText(as: Mark['as']): string | undefined {
  if (as === 'wish' || as === 'talk' || as === 'refusal' || as === 'dropped') {
    return t(`planning.sheet.told.${as}`)
  }
  return undefined
}

/** Tab comes to what waits first; where nothing waits, to the first mark. */
function firstStop(marks: readonly Mark[]): number {
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

/** Each sentence once, however many pieces it is cut into. */
function unplaced(marks: readonly Mark[]): Mark['stretch'][] {
  const open = marks.filter(({ as }) => as === 'unplaced')
  const byStart = new Map(open.map(({ stretch }) => [stretch[0], stretch]))
  return [...byStart.values()]
}
