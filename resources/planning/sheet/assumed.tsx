import { RotateCcw, X } from 'lucide-react'
import { assumedOn, type Suggestion } from 'site-designer/sheet'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { fieldName } from './field_name.ts'
import { suggestedText } from './fields/suggested_text.ts'
import { useKinds } from './fields/use_kinds.ts'
import { useSheetContext } from './state/sheet_context.ts'
import * as styles from './assumed.css.ts'

/** What the page says because it is likely: a tap takes it off, and one more brings it back. */
export function Assumed({ busy }: { busy: boolean }) {
  const { sheet, values, leaving, change, settleName } = useSheetContext()
  const kinds = useKinds(values.wishes.language)
  const { take = [], drop = [], undo = [] } = leaving.suggestions ?? {}
  const isOff = ({ why, id }: Suggestion) => why === 'taken_back' || undo.includes(id)
  // A chip that is taken off stays where it was, so the next tap finds it.
  const shown = [...assumedOn(sheet), ...sheet.suggestions.filter(isOff)]
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
    .filter(({ id }) => !take.includes(id) && !drop.includes(id))
    .sort((one, other) => numberOf(one) - numberOf(other))
  if (shown.length === 0) return null

  function textOf(one: Suggestion) {
    const value = suggestedText(one)
    const label =
      one.field === 'who.kind' ? kinds.data?.find(({ id }) => id === value)?.label : undefined
    return `${fieldName(one.field)}: ${label ?? value}`
  }

  return (
    <section aria-label={t('planning.sheet.assumed.title')} className={styles.assumed}>
      <h3 className={styles.title}>{t('planning.sheet.assumed.title')}</h3>
      <p className={styles.lead}>{t('planning.sheet.assumed.lead')}</p>
      <ul className={styles.chips}>
        {shown.map((one) => {
          const text = textOf(one)
          const off = isOff(one)
          return (
            <li key={one.id}>
              <button
                type="button"
                disabled={busy}
                className={styles.chip[off ? 'off' : 'on']}
                aria-label={t(`planning.sheet.assumed.${off ? 'restore' : 'undo'}`, { text })}
                onClick={() => {
                  if (undo.includes(one.id)) return
                  change({ suggestions: off ? { take: [one.id] } : { undo: [one.id] } })
                  if (off && one.field === 'who.name') settleName()
                }}
              >
                <span className={styles.text}>{text}</span>
                <Icon of={off ? RotateCcw : X} size={15} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Ids count up in the order of the text. */
function numberOf({ id }: Suggestion): number {
  return Number(id.replace(/\D/g, ''))
}
