import { ClipboardPaste, Plus, Trash2 } from 'lucide-react'
import type { Item } from 'site-designer/sheet'
import { useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon_button.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { Rows, type Column } from '../fields/rows.tsx'
import { Suggestions, useSuggestions } from '../fields/suggestions.tsx'
import { useError } from '../fields/use_error.ts'
import { wrongCell } from '../fields/wrong_cell.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './offers.css.ts'
import { PasteBox } from './paste_box.tsx'
import { isList, pastedItems, type PastedGroup } from './pasted_items.ts'
import { withPasted } from './with_pasted.ts'

const BLANK: Item = { name: '' }

/** The offers in groups: a table for typing, or for pasting a list. */
export function OffersFact() {
  const { values, errors, change } = useSheetContext()
  const [isPasting, setIsPasting] = useState(false)
  const error = useError('offers')
  const wrongGroup = wrongCell(errors, 'offers')?.row ?? 0
  const perhaps = useSuggestions('offers').length > 0
  const groups: PastedGroup[] = values.offers.length > 0 ? values.offers : [{ items: [] }]
  const named = groups.length > 1 || groups.some(({ name }) => name !== undefined)

  function set(offers: PastedGroup[]) {
    change({ offers })
  }

  function setGroup(index: number, group: Partial<PastedGroup>) {
    set(groups.map((other, at) => (at === index ? { ...other, ...group } : other)))
  }

  return (
    <div className={styles.groups} data-field="offers">
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          {named && (
            <div className={styles.heading}>
              <TextInput
                value={group.name ?? ''}
                aria-label={t('planning.sheet.offers.group')}
                placeholder={t('planning.sheet.offers.group_placeholder')}
                onChange={(name) => setGroup(index, { name })}
              />
              <IconButton
                icon={Trash2}
                label={t('planning.sheet.offers.remove_group')}
                onClick={() => set(groups.toSpliced(index, 1))}
              />
            </div>
          )}
          <Rows
            label={group.name || t('planning.sheet.field.offers')}
            columns={columnsFor(group.items)}
            rows={group.items}
            blank={BLANK}
            error={index === wrongGroup ? error : undefined}
            wrong={wrongCell(errors, `offers.${index}.items`)}
            begun={!perhaps}
            onChange={(items) => setGroup(index, { items })}
            onPasted={(text, row) => {
              if (!isList(text)) return false
              set(withPasted(groups, pastedItems(text), { group: index, row }))
              return true
            }}
          />
        </div>
      ))}
      <Suggestions of="offers" />
      {isPasting ? (
        <PasteBox
          onCancel={() => setIsPasting(false)}
          onTake={(pasted) => {
            set(withPasted(groups, pasted))
            setIsPasting(false)
          }}
        />
      ) : (
        <div className={styles.feet}>
          <Button
            variant="quiet"
            size="small"
            icon={ClipboardPaste}
            onClick={() => setIsPasting(true)}
          >
            {t('planning.sheet.offers.paste')}
          </Button>
          <Button
            variant="plain"
            size="small"
            icon={Plus}
            onClick={() => set([...groups, { name: '', items: [] }])}
          >
            {t('planning.sheet.offers.add_group')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The column for notes is shown only if there are notes; without descriptions the names get more space. */
function columnsFor(items: readonly Item[]): Column<Item>[] {
  const isPlain = items.every((item) => !item.description)
  const note: Column<Item> = { name: 'note', label: t('planning.sheet.offers.note'), share: 2 }
  return [
    { name: 'name', label: t('planning.sheet.offers.name'), share: isPlain ? 5 : 4 },
    { name: 'description', label: t('planning.sheet.offers.description'), share: isPlain ? 3 : 4 },
    ...(items.some((item) => item.note) ? [note] : []),
    { name: 'price', label: t('planning.sheet.offers.price'), share: 3 },
  ]
}
