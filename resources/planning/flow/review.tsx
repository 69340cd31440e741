import { useIsMutating } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { AllDetails } from '../sheet/all_details.tsx'
import { Assumed } from '../sheet/assumed.tsx'
import { LanguageNotice } from '../sheet/language_notice.tsx'
import { OursNotice } from '../sheet/ours_notice.tsx'
import { LivePage } from '../sheet/page/live_page.tsx'
import { SavingStatus } from '../sheet/saving_status.tsx'
import { Questions } from '../sheet/questions/questions.tsx'
import { SheetScope } from '../sheet/sheet_scope.tsx'
import { SheetTrouble } from '../sheet/sheet_trouble.tsx'
import type { SheetStore } from '../sheet/state/sheet_store.ts'
import { useSheet } from '../sheet/state/use_sheet.ts'
import { DirectionPicker } from './directions/direction_picker.tsx'
import { useDirections } from './directions/use_directions.ts'
import { FeedbackForm } from './feedback_form.tsx'
import { FlowProblem } from './flow_problem.tsx'
import type { FlowState } from './flow_state.ts'
import { PlanFold } from './plan_fold.tsx'
import * as styles from './review.css.ts'
import { lead } from './plan_flow_screen.css.ts'
import { StepTitle } from './step_title.tsx'

interface ReviewProps {
  state: FlowState
  onFeedback: (feedback: string) => void
  onUpdate: () => void
  onChoose: (words: string, reading: string) => void
  onApprove: () => void
  /** The plan was changed, but not by feedback. */
  onPlan: (plan: string) => void
  onGoBack: () => void
}

/** The page first; beside it a few questions, what is assumed, the looks, the plan, and the whole form. */
export function Review(props: ReviewProps) {
  const { state, onFeedback, onUpdate, onChoose, onApprove, onPlan, onGoBack } = props
  const planId = state.planId!
  const updating = state.step === 'updating'
  const { store, state: sheet } = useSheet(planId, onPlan)
  const { answers } = sheet
  const { drawing, stale, retry, choose, ...looks } = useDirections({
    planId,
    store,
    answers,
    onPlan,
  })
  const title = useId()
  // The approved plan must be the one that is shown.
  const changing = useIsMutating({ mutationKey: keys.plan.changes(planId) }) > 0
  const isReady = sheet.phase === 'ready'
  const afterSaving = useAfterSaving(store, isReady)
  useReadAfter(updating, () => {
    void store.load()
    retry()
  })

  function goBack() {
    store.discard()
    onGoBack()
  }

  const trouble = sheet.saving === 'conflict' || sheet.saving === 'closed'
  // If the sheet cannot be loaded, the first look is shown.
  const look = looks.directions?.find(({ chosen }) => chosen)
  const drawn = look?.html ?? ''
  const hasIdea = look?.idea === true
  const page = sheet.phase === 'failed' ? drawn : sheet.page

  return (
    <Stack gap="large">
      <Stack gap="tiny">
        <StepTitle>{t(updating ? 'planning.flow.updating' : 'planning.flow.review')}</StepTitle>
        <p className={lead}>{t(`planning.flow.${leadOf(state, hasIdea)}`)}</p>
      </Stack>
      <FlowProblem state={state} />
      {state.notice && (
        <p role="status" className={styles.notice}>
          {state.notice}
        </p>
      )}
      <div className={styles.review}>
        <SheetScope
          planId={planId}
          store={store}
          state={sheet}
          title={title}
          className={styles.words}
        >
          <h2 id={title} className={styles.title}>
            {t('planning.sheet.title')}
          </h2>
          {sheet.phase === 'waiting' && <Reading />}
          {sheet.phase === 'failed' && (
            <Failed text={t('planning.sheet.failed')} onRetry={() => store.retry()} />
          )}
          {isReady && (
            <>
              <LanguageNotice />
              <Questions prompt={sheet.prompt} busy={updating} />
              <Assumed busy={updating} />
              <OursNotice />
            </>
          )}
          <DirectionPicker
            {...looks}
            retrying={drawing}
            busy={updating}
            stale={stale}
            onRetry={retry}
            onChoose={choose}
          />
          <PlanFold plan={state.plan} updating={updating} whole={sheet.phase === 'failed'} />
          <FeedbackForm
            feedback={state.feedback}
            heard={state.heard}
            busy={updating}
            held={changing}
            onChange={onFeedback}
            onSubmit={() => afterSaving(onUpdate)}
            onChoose={(words, reading) => afterSaving(() => onChoose(words, reading))}
          />
          {isReady && <AllDetails store={store} prompt={sheet.prompt} busy={updating} />}
        </SheetScope>
        <div className={styles.shown}>
          <LivePage html={page} />
        </div>
      </div>
      <div role="group" aria-label={t('planning.sheet.bar')} className={styles.bar} data-bottom-bar>
        {trouble && (
          <div className={styles.trouble}>
            <SheetTrouble store={store} saving={sheet.saving} />
          </div>
        )}
        <span className={styles.status}>{isReady && <SavingStatus saving={sheet.saving} />}</span>
        <Button variant="plain" icon={ArrowLeft} onClick={goBack}>
          {t('planning.flow.go_back')}
        </Button>
        <span className={styles.approve}>
          <Button disabled={updating || changing} onClick={() => afterSaving(onApprove)}>
            {t('planning.flow.approve')}
          </Button>
        </span>
      </div>
    </Stack>
  )
}

function leadOf({ step, isLong }: FlowState, hasIdea: boolean) {
  if (step !== 'updating') return hasIdea ? 'review_lead_idea' : 'review_lead'
  return isLong ? 'updating_long' : 'updating_lead'
}

const LINES = ['40%', '90%', '75%', '60%', '85%']

function Reading() {
  return (
    <Waiting label={t('planning.sheet.waiting')}>
      <Stack gap="medium">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="2.75rem" />
        ))}
      </Stack>
    </Waiting>
  )
}

type Flushing = Pick<SheetStore, 'flush' | 'read'>

/** Acts after all input was saved. If a field was refused, the cursor moves to it. */
function useAfterSaving(store: Flushing, isReady: boolean) {
  return async (act: () => void) => {
    if (!isReady || (await store.flush())) return act()
    const wrong = document.querySelector<HTMLElement>('fieldset [aria-invalid="true"]')
    // It may be in the form that is still folded.
    wrong?.closest('details')?.setAttribute('open', '')
    if (wrong) wrong.focus()
    // A toast has already reported stretches that could not be moved.
    else if (store.read().saving !== 'saved') toast.error(t('planning.sheet.not_yet'))
  }
}

/** Calls `read` when an update has ended, with or without success. */
function useReadAfter(updating: boolean, read: () => void) {
  const before = useRef(updating)
  useEffect(() => {
    if (before.current && !updating) read()
    before.current = updating
  })
}
