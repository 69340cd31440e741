import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { keys, planning, type UnfinishedPlan } from '../../lib/api/main.ts'
import { timeAgo } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { AlertDialog } from '../../ui/alert_dialog/alert_dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { toast } from '../../ui/toast/toast_store.ts'
import * as styles from './unfinished_plans.css.ts'

/** More are shown on request. */
const FIRST = 3

/** Unfinished plans; shows nothing if there are none. */
export function UnfinishedPlans({ onResume }: { onResume: (plan: UnfinishedPlan) => void }) {
  const { data: plans = [] } = useQuery({
    queryKey: keys.plan.unfinished,
    queryFn: ({ signal }) => planning.unfinished(signal),
    staleTime: 0,
  })
  const [now] = useState(Date.now)
  const [all, setAll] = useState(false)
  const [leaving, setLeaving] = useState<UnfinishedPlan | null>(null)
  if (plans.length === 0) return null

  return (
    <section className={styles.section} aria-labelledby="unfinished-plans">
      <h2 id="unfinished-plans" className={styles.title}>
        {t('planning.unfinished.title')}
      </h2>
      <ul className={styles.list}>
        {(all ? plans : plans.slice(0, FIRST)).map((plan) => (
          <li key={plan.plan_id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{nameOf(plan)}</span>
              <span className={styles.when}>
                {t('planning.unfinished.changed', { when: timeAgo(plan.updated_at, now) })}
              </span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('planning.unfinished.go_on_with', { name: nameOf(plan) })}
              onClick={() => onResume(plan)}
            >
              {t('planning.unfinished.go_on')}
            </Button>
            <IconButton
              size="small"
              icon={Trash2}
              label={t('planning.unfinished.delete_this', { name: nameOf(plan) })}
              onClick={() => setLeaving(plan)}
            />
          </li>
        ))}
      </ul>
      {plans.length > FIRST && !all && (
        <div>
          <Button size="small" variant="plain" onClick={() => setAll(true)}>
            {t('planning.unfinished.all', { count: plans.length })}
          </Button>
        </div>
      )}
      {leaving && <DeletePlanDialog plan={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

function nameOf({ name, request }: UnfinishedPlan): string {
  return name ?? request.prompt.trim()
}

function DeletePlanDialog({ plan, onClose }: { plan: UnfinishedPlan; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => planning.deletePlan(plan.plan_id),
    onSuccess: () => {
      toast.success(t('planning.unfinished.deleted'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.plan.unfinished }),
  })
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('planning.unfinished.delete_title')}
      description={t('planning.unfinished.delete_question', { name: nameOf(plan) })}
      cancelLabel={t('websites.delete.cancel')}
      confirmLabel={t('websites.delete.confirm')}
      busy={remove.isPending}
      busyText={t('websites.delete.busy')}
      error={remove.isError ? t('planning.unfinished.not_deleted') : undefined}
      onConfirm={() => remove.mutate()}
    />
  )
}
