import { Check } from 'lucide-react'
import type { StarterField } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { IconButton } from '../../../ui/button/icon_button.tsx'
import { nameIfOurs } from '../state/ours.ts'
import { useSheetContext } from '../state/sheet_context.ts'

/** Keeps a row that we wrote; nothing beside a row of the person's. */
export function KeepOurs({ of, row }: { of: StarterField; row: object }) {
  const { sheet, change } = useSheetContext()
  const name = nameIfOurs(sheet, of, row)
  if (name === undefined) return null
  return (
    <IconButton
      icon={Check}
      label={t('planning.sheet.ours.keep', { what: name })}
      onClick={() => change({ keep: { [of]: [name] } })}
    />
  )
}
