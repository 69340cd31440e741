import { X } from 'lucide-react'
import { isShown, type FieldPath, type Suggestion } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import { suggestedText } from './suggested_text.ts'
import * as styles from './suggestions.css.ts'

interface SuggestionsProps {
  /** The fields whose suggestions are shown. */
  of: FieldPath | readonly FieldPath[]
  label?: string
  /** The text of a value that is not text itself. */
  read?: (value: Suggestion) => string
  /** The place whose suggestions are shown. */
  place?: number
  onTaken?: () => void
}

/** The suggestions for a field: a tap accepts one, the cross drops it. */
export function Suggestions(props: SuggestionsProps) {
  const { of, label, read = suggestedText, place, onTaken } = props
  const { change } = useSheetContext()
  const isSecond = ({ why }: Suggestion) => Number(!isShown(why))
  const found = useSuggestions(of, place).sort((one, other) => isSecond(one) - isSecond(other))
  if (found.length === 0) return null
  const isOnPage = isShown(found[0].why)

  return (
    <div className={styles.row}>
      <span className={styles.label}>
        {isOnPage
          ? t('planning.sheet.shown_already', { count: found.length })
          : (label ?? t('planning.sheet.perhaps'))}
      </span>
      {found.map((suggestion) => {
        const value = read(suggestion)
        return (
          <span key={suggestion.id} className={styles.pair}>
            <button
              type="button"
              className={styles.take}
              title={t(`planning.sheet.why.${suggestion.why}`)}
              onClick={() => {
                change({ suggestions: { take: [suggestion.id] } })
                onTaken?.()
              }}
            >
              {value}
            </button>
            <button
              type="button"
              className={styles.drop}
              aria-label={t('planning.sheet.not_this', { value })}
              onClick={() => change({ suggestions: { drop: [suggestion.id] } })}
            >
              <Icon of={X} size={15} />
            </button>
          </span>
        )
      })}
    </div>
  )
}

/** The open suggestions for these fields. */
export function useSuggestions(of: FieldPath | readonly FieldPath[], place?: number): Suggestion[] {
  const { sheet, leaving } = useSheetContext()
  const { take = [], drop = [] } = leaving.suggestions ?? {}
  return sheet.suggestions.filter((suggestion) => {
    // What was taken off is offered beside what is assumed.
    if (suggestion.why === 'taken_back') return false
    if (!(typeof of === 'string' ? [of] : of).includes(suggestion.field)) return false
    if (place !== undefined && placeOf(suggestion) !== place) return false
    return !take.includes(suggestion.id) && !drop.includes(suggestion.id)
  })
}

function placeOf(suggestion: Suggestion): number {
  return ('place' in suggestion ? suggestion.place : undefined) ?? 0
}
