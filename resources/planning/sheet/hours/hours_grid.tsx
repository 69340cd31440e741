import { weekdays } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { LinesFact } from '../fields/lines_fact.tsx'
import { Suggestions } from '../fields/suggestions.tsx'
import { fieldName } from '../field_name.ts'
import { DayRow } from './day_row.tsx'
import * as styles from './hours_grid.css.ts'
import { copiedTo, openDays, withDay, type Hours } from './week.ts'

interface HoursGridProps {
  place: number
  hours: Hours
  onChange: (hours: Hours) => void
}

/** The week of a place, and notes on its hours. */
export function HoursGrid({ place, hours, onChange }: HoursGridProps) {
  const unknown = openDays(hours)
  return (
    <div className={styles.box} data-field="where.opening_hours">
      <p className={styles.label}>{fieldName('where.opening_hours')}</p>
      <ul className={styles.week} aria-label={fieldName('where.opening_hours')}>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={hours[day]}
            unknown={unknown.filter((other) => other !== day)}
            onChange={(dayHours) => onChange(withDay(hours, day, dayHours))}
            onCopy={(days) => onChange(copiedTo(hours, day, days))}
          />
        ))}
      </ul>
      <Suggestions of="where.opening_hours" place={place} />
      <LinesFact
        path="where.opening_hours.notes"
        at={`where.${place}.opening_hours.notes`}
        place={place}
        value={hours.notes ?? []}
        hint={t('planning.sheet.hint.hours_notes')}
        onChange={(notes) => onChange({ ...hours, notes })}
      />
    </div>
  )
}
