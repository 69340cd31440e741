import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import type { Saving } from './state/sheet_state.ts'
import type { SheetStore } from './state/sheet_store.ts'

/** The reason why a sheet cannot be saved, with the possible actions. */
export function SheetTrouble({ store, saving }: { store: SheetStore; saving: Saving }) {
  if (saving === 'closed') {
    return (
      <Banner type="error" title={t('planning.sheet.closed.title')}>
        {t('planning.sheet.closed.text')}
      </Banner>
    )
  }
  if (saving !== 'conflict') return null
  return (
    <Banner
      type="error"
      title={t('planning.sheet.conflict.title')}
      action={
        <Cluster>
          <Button size="small" onClick={() => void store.settleConflict('keep')}>
            {t('planning.sheet.conflict.keep')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void store.settleConflict('drop')}>
            {t('planning.sheet.conflict.drop')}
          </Button>
        </Cluster>
      }
    >
      {t('planning.sheet.conflict.text')}
    </Banner>
  )
}
