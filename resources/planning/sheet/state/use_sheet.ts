import { useEffect, useState } from 'react'
import { planning } from '../../../lib/api/main.ts'
import { schedule } from '../../../lib/browser/schedule.ts'
import { useStore } from '../../../lib/store.ts'
import { t } from '../../../lib/text/text.ts'
import { toast } from '../../../ui/toast/toast_store.ts'
import { failureOf } from './failure.ts'
import { openKeptInput } from './kept_input.ts'
import { SheetStore } from './sheet_store.ts'
import { useSending } from './use_sending.ts'

/** The sheet of a plan while its review is shown. */
export function useSheet(planId: string, onPlan: (plan: string) => void) {
  const [store] = useState(() => {
    return new SheetStore({
      openKept: () => openKeptInput(planId),
      calls: callsFor(planId),
      failureOf,
      schedule,
      onPlan,
      onNotMoved: (reasons) => {
        toast.error(t('planning.sheet.prompt.not_moved', { reason: reasons.join('. ') }))
      },
    })
  })

  useEffect(() => void store.load(), [store])
  useSending(store)

  return { store, state: useStore(store) }
}

function callsFor(planId: string) {
  return {
    read: async () => {
      const { data, etag } = await planning.plan(planId)
      return { ...data, plan: data.design_plan, etag }
    },
    change: async (...[change, version]: ChangeCall) => {
      const { data, etag } = await planning.changeSheet(planId, change, version)
      return { ...data, plan: data.design_plan, etag }
    },
  }
}

type ChangeCall = Parameters<ConstructorParameters<typeof SheetStore>[0]['calls']['change']>
