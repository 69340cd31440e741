import type { PlacedIn } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import { fieldName } from '../field_name.ts'
import { suggestedText } from '../fields/suggested_text.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import { MarkButton } from './mark_button.tsx'
import { targetOf } from './mark_target.ts'
import type { Mark } from './marks.ts'
import * as styles from './prompt_text.css.ts'

/** The fields for a sentence, the most likely first. */
const PLACES: PlacedIn[] = [
  'own_words.about',
  'offers',
  'services',
  'where.opening_hours.notes',
  'good_to_know',
  'who.name',
  'who.description',
  'people',
  'dates',
  'works',
  'credentials',
]

export interface MarkedProps {
  mark: Mark
  /** The one that Tab reaches; arrow keys reach the others. */
  stop: boolean
  onPlaced: () => void
}

/** An unplaced piece with a menu of fields. */
export function OpenMark({ mark, stop, onPlaced }: MarkedProps) {
  const context = useSheetContext()
  const { text, as, stretch, suggestions } = mark
  const target = targetOf(mark, context.sheet)
  const open = as === 'unplaced' ? 'unplaced' : 'perhaps'
  const change: typeof context.change = (part) => {
    onPlaced()
    context.change(part)
  }
  const name = suggestions[0] ? fieldName(suggestions[0].field) : fieldName('own_words.unplaced')

  return (
    <Menu
      align="start"
      trigger={
        <MarkButton
          className={styles.open[open]}
          stop={stop}
          label={
            open === 'unplaced'
              ? t('planning.sheet.prompt.mark_open', { text })
              : t('planning.sheet.prompt.mark_perhaps', { text, field: name })
          }
          name={suggestions.length > 0 ? `${name}?` : name}
          start={mark.start}
          open={open}
        >
          {text}
        </MarkButton>
      }
    >
      {suggestions.map((suggestion) => (
        <MenuItem
          key={suggestion.id}
          onSelect={() => change({ suggestions: { take: [suggestion.id] } })}
        >
          <strong>
            {t('planning.sheet.prompt.take', {
              field: fieldName(suggestion.field),
              value: suggestedText(suggestion),
            })}
          </strong>
        </MenuItem>
      ))}
      {suggestions.length > 0 && (
        <>
          <MenuItem
            onSelect={() => change({ suggestions: { drop: suggestions.map(({ id }) => id) } })}
          >
            {t('planning.sheet.prompt.not_that')}
          </MenuItem>
          {(as === 'unplaced' || target) && <MenuSeparator />}
        </>
      )}
      {as === 'unplaced' ? (
        <Places onPlace={(to) => change({ unplaced: [{ from: stretch, to }] })} />
      ) : (
        target && (
          <MenuItem onSelect={() => context.show(target.field, target.place)}>
            {t('planning.sheet.prompt.go', { field: fieldName(target.field) })}
          </MenuItem>
        )
      )}
    </Menu>
  )
}

function Places({ onPlace }: { onPlace: (to: PlacedIn | 'drop') => void }) {
  return (
    <>
      <p className={styles.menuLabel}>{t('planning.sheet.prompt.place')}</p>
      {PLACES.map((path) => (
        <MenuItem key={path} onSelect={() => onPlace(path)}>
          {fieldName(path)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onPlace('drop')}>{t('planning.sheet.prompt.drop')}</MenuItem>
    </>
  )
}
