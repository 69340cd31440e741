import { t } from '../../lib/text/text.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { PhotosGroup } from '../photos/photos_group.tsx'
import * as styles from './sheet_form.css.ts'
import { FormGroups } from './form_groups.tsx'
import { PageGroup } from './groups/page_wishes.tsx'
import { useSheetContext } from './state/sheet_context.ts'
import type { SheetStore } from './state/sheet_store.ts'

interface AllDetailsProps {
  store: SheetStore
  prompt: string
  /** Feedback is changing the plan, so input would be lost. */
  busy: boolean
}

/** The whole form, closed until somebody wants it. */
export function AllDetails({ store, prompt, busy }: AllDetailsProps) {
  const { planId, isUnfolded, unfold } = useSheetContext()
  return (
    <Fold summary={t('planning.sheet.all_details')} open={isUnfolded} onToggle={unfold}>
      <fieldset
        disabled={busy}
        aria-label={t('planning.sheet.all_details')}
        className={styles.details}
      >
        <FormGroups prompt={prompt}>
          <PhotosGroup planId={planId} store={store} />
        </FormGroups>
        <PageGroup />
      </fieldset>
    </Fold>
  )
}
