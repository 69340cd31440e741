import type { PlacedIn } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import { fieldName } from '../field_name.ts'
import { suggestedText } from '../fields/suggested_text.ts'
import { useSheetDesk } from '../state/sheet_desk.ts'
import { Handle } from './handle.tsx'
import { targetOf } from './mark_target.ts'
import type { Mark } from './marks.ts'
import * as styles from './told_text.css.ts'

/** Where a sentence can go, the likeliest first. */
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
  /** The one that Tab comes to; arrows lead to the others. */
  stop: boolean
  onPlaced: () => void
}

/** A piece that waits for a person, with where it can go. */
export function OpenMark({ mark, stop, onPlaced }: MarkedProps) {
  const desk = useSheetDesk()
  const { text, as, stretch, suggestions } = mark
  const target = targetOf(mark, desk.sheet)
  const open = as === 'unplaced' ? 'unplaced' : 'perhaps'
  const change: typeof desk.change = (part) => {
    onPlaced()
    desk.change(part)
  }
  const name = suggestions[0] ? fieldName(suggestions[0].field) : fieldName('own_words.unplaced')

  return (
    <Menu
      align="start"
      trigger={
        <Handle
          className={styles.open[open]}
          stop={stop}
          label={
            open === 'unplaced'
              ? t('planning.sheet.told.mark_open', { text })
              : t('planning.sheet.told.mark_perhaps', { text, field: name })
          }
          name={suggestions.length > 0 ? `${name}?` : name}
          start={mark.start}
          open={open}
        >
          {text}
        </Handle>
      }
    >
      {suggestions.map((suggestion) => (
        <MenuItem
          key={suggestion.id}
          onSelect={() => change({ suggestions: { take: [suggestion.id] } })}
        >
          <strong>
            {t('planning.sheet.told.take', {
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
            {t('planning.sheet.told.not_that')}
          </MenuItem>
          {(as === 'unplaced' || target) && <MenuSeparator />}
        </>
      )}
      {as === 'unplaced' ? (
        <Places onPlace={(to) => change({ unplaced: [{ from: stretch, to }] })} />
      ) : (
        target && (
          <MenuItem onSelect={() => desk.show(target.field, target.place)}>
            {t('planning.sheet.told.go', { field: fieldName(target.field) })}
          </MenuItem>
        )
      )}
    </Menu>
  )
}

function Places({ onPlace }: { onPlace: (to: PlacedIn | 'drop') => void }) {
  return (
    <>
      <p className={styles.menuLabel}>{t('planning.sheet.told.place')}</p>
      {PLACES.map((path) => (
        <MenuItem key={path} onSelect={() => onPlace(path)}>
          {fieldName(path)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onPlace('drop')}>{t('planning.sheet.told.drop')}</MenuItem>
    </>
  )
}
