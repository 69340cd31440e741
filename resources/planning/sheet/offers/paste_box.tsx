import { useDraft } from '../../../lib/browser/use_draft.ts'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/text_area/text_area.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './offers.css.ts'
import { pastedItems, type PastedGroup } from './pasted_items.ts'

interface PasteBoxProps {
  onTake: (groups: PastedGroup[]) => void
  onCancel: () => void
}

/** A field for a whole list, and the items that were found in it. */
export function PasteBox({ onTake, onCancel }: PasteBoxProps) {
  const { planId } = useSheetContext()
  const { draft: text, write, forget } = useDraft(`sitewright:pasted:${planId}`, '')
  const groups = pastedItems(text)
  const items = groups.flatMap((group) => group.items)

  function take() {
    forget()
    onTake(groups)
  }

  function cancel() {
    forget()
    onCancel()
  }

  return (
    <div className={styles.paste}>
      <Field
        label={t('planning.sheet.offers.paste_label')}
        hint={t('planning.sheet.offers.paste_hint')}
      >
        <TextArea
          autoFocus
          rows={5}
          value={text}
          placeholder={t('planning.sheet.offers.paste_placeholder')}
          onChange={write}
        />
      </Field>
      <p role="status" className={styles.found}>
        {items.length > 0 && t('planning.sheet.offers.paste_found', { count: items.length })}
      </p>
      <div className={styles.feet}>
        <Button size="small" disabled={items.length === 0} onClick={take}>
          {t('planning.sheet.offers.paste_take')}
        </Button>
        <Button variant="plain" size="small" onClick={cancel}>
          {t('planning.sheet.offers.cancel')}
        </Button>
      </div>
    </div>
  )
}
