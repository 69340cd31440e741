import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { notice } from '../flow/review.css.ts'
import { oursOn } from './state/ours.ts'
import { useSheetContext } from './state/sheet_context.ts'

/** Told before a page is approved: some of what it says is ours and was read by nobody yet. */
export function OursNotice() {
  const { sheet, show } = useSheetContext()
  const { fields, count } = oursOn(sheet)
  const [first] = fields
  if (!first) return null
  return (
    <p role="status" className={notice}>
      {t('planning.sheet.ours.count', { count })}{' '}
      <Button variant="link" size="small" onClick={() => show(first)}>
        {t('planning.sheet.ours.read')}
      </Button>
    </p>
  )
}
