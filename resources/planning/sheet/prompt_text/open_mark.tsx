import type { PlacedIn } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import { fieldName } from '../field_name.ts'
import { suggestedText } from '../fields/suggested_text.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import { MarkButton } from './mark_button.tsx'
import { targetOf } from './mark_target.ts'
import type { Mark } from './marks.ts'
import { placesFor } from './places_for.ts'
import * as styles from './prompt_text.css.ts'

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
        <Places words={text} onPlace={(to) => change({ unplaced: [{ from: stretch, to }] })} />
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

interface PlacesProps {
  words: string
  onPlace: (to: PlacedIn | 'drop') => void
}

function Places({ words, onPlace }: PlacesProps) {
  return (
    <>
      <p className={styles.menuLabel}>{t('planning.sheet.prompt.place')}</p>
      {placesFor(words).map((path) => (
        <MenuItem key={path} onSelect={() => onPlace(path)}>
          {fieldName(path)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onPlace('drop')}>{t('planning.sheet.prompt.drop')}</MenuItem>
    </>
  )
}
