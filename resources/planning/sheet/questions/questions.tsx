import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Choices } from '../../../ui/choices/choices.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../../ui/states/states.tsx'
import { VisuallyHidden } from '../../../ui/visually_hidden/visually_hidden.tsx'
import { useKind, useKinds } from '../fields/use_kinds.ts'
import { NameQuestion } from '../name_question.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import { answersTo, type Answer } from './answers_to.ts'
import { MOST_QUESTIONS, openQuestions } from './open_questions.ts'
import * as styles from './questions.css.ts'

interface QuestionsProps {
  prompt: string
  busy: boolean
}

/** A few questions, one at a time. On a phone they lie above the page, and can be put down. */
export function Questions({ prompt, busy }: QuestionsProps) {
  const { sheet, values, leaving, asksName, change, settleName } = useSheetContext()
  const card = useRef<HTMLElement>(null)
  const body = useId()
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set())
  const [isDown, setDown] = useState(false)
  const [said, setSaid] = useState('')
  const kinds = useKinds(values.wishes.language)
  const asked = useKind()?.questions ?? []
  const found = openQuestions({ prompt, sheet, values, leaving, asksName, asked })
  const open = found.filter(({ id }) => !done.has(id)).slice(0, MOST_QUESTIONS - done.size)
  const [question] = open
  useFocusOnNext(card, done.size)

  function settle(id: string, words: string) {
    setDone(new Set([...done, id]))
    setSaid(words)
    if (id === 'name') settleName()
  }

  // Some are of the kind of page; the count would grow while it is read.
  if (kinds.isPending) {
    return (
      <Waiting label={t('planning.sheet.ask.waiting')}>
        <Skeleton height="9rem" />
      </Waiting>
    )
  }
  if (!question) {
    return (
      <section ref={card} aria-label={t('planning.sheet.ask.title')}>
        <p tabIndex={-1} data-question className={styles.nothing}>
          {t(done.size > 0 ? 'planning.sheet.ask.all_answered' : 'planning.sheet.ask.nothing')}
        </p>
        <Said words={said} />
      </section>
    )
  }

  const kindName = (id: string) => kinds.data?.find((kind) => kind.id === id)?.label ?? id
  const asking = question.about === 'name' ? undefined : answersTo(question, { values, kindName })
  const count = { number: done.size + 1, of: done.size + open.length }

  function answer({ label, change: part }: Answer) {
    if (part) change(part)
    settle(question!.id, t('planning.sheet.ask.said', { question: asking!.text, answer: label }))
  }

  return (
    <section
      ref={card}
      aria-label={t('planning.sheet.ask.title')}
      className={styles.card}
      data-down={isDown || undefined}
    >
      <div className={styles.head}>
        <span className={styles.count}>{t('planning.sheet.ask.count', count)}</span>
        <Button
          variant="plain"
          size="small"
          onClick={() => settle(question.id, t('planning.sheet.ask.skipped'))}
        >
          {t('planning.sheet.ask.skip')}
        </Button>
        <button
          type="button"
          className={styles.putDown}
          aria-expanded={!isDown}
          aria-controls={body}
          aria-label={t(isDown ? 'planning.sheet.ask.take_up' : 'planning.sheet.ask.put_down')}
          onClick={() => setDown(!isDown)}
        >
          <Icon of={isDown ? ChevronUp : ChevronDown} size={20} />
        </button>
      </div>
      <fieldset id={body} disabled={busy} className={styles.body} key={question.id}>
        {asking ? (
          <>
            <h3 tabIndex={-1} data-question className={styles.question}>
              {asking.text}
            </h3>
            <p className={styles.because}>{asking.because}</p>
            {asking.answers.length === 2 ? (
              <div className={styles.pair}>
                {asking.answers.map((one) => (
                  <Button key={one.label} variant="quiet" onClick={() => answer(one)}>
                    {one.label}
                  </Button>
                ))}
              </div>
            ) : (
              <Choices
                choices={asking.answers.map((one) => ({
                  words: one.label,
                  onPick: () => answer(one),
                }))}
              />
            )}
          </>
        ) : (
          <NameQuestion onAnswered={() => settle('name', '')} />
        )}
      </fieldset>
      <Said words={said} />
    </section>
  )
}

/** What was answered, for screen readers: the next question is already there. */
function Said({ words }: { words: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  )
}

/** When a question gives way to the next, the cursor goes with it. */
function useFocusOnNext(card: RefObject<HTMLElement | null>, done: number) {
  const before = useRef(done)
  useEffect(() => {
    if (before.current === done) return
    before.current = done
    card.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true })
  }, [card, done])
}
