import { Plus, Trash2 } from 'lucide-react'
import type { FieldPath, PlaceChange } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Group, type BlockSpec } from '../fields/group.tsx'
import { LinesFact } from '../fields/lines_fact.tsx'
import { TextFact } from '../fields/text_fact.tsx'
import { HoursGrid } from '../hours/hours_grid.tsx'
import { hasHours } from '../hours/week.ts'
import { useSuggestions } from '../fields/suggestions.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import { fieldName } from '../field_name.ts'
import * as styles from './groups.css.ts'

/** Each place with its own hours; the first one is always shown. */
export function PlaceGroups() {
  const { values, change } = useSheetContext()
  const places = values.where.length > 0 ? values.where : [{}]
  const set = (where: PlaceChange[]) => change({ where })

  return (
    <>
      {places.map((place, index) => (
        <PlaceGroup
          key={index}
          index={index}
          place={place}
          count={places.length}
          onChange={(part) =>
            set(places.map((other, at) => (at === index ? { ...other, ...part } : other)))
          }
          onRemove={() => set(places.toSpliced(index, 1))}
          onAdd={() => {
            set([...places, { label: '' }])
            requestAnimationFrame(() => focusLabel(places.length))
          }}
        />
      ))}
    </>
  )
}

/** Focuses the label of a new place. */
function focusLabel(index: number) {
  document.querySelector<HTMLElement>(`[data-block="${index}.label"] input`)?.focus()
}

interface PlaceGroupProps {
  index: number
  count: number
  place: PlaceChange
  onChange: (part: PlaceChange) => void
  onRemove: () => void
  onAdd: () => void
}

const ADDRESS = ['street_address', 'postal_code', 'locality', 'country'] as const
const ADDRESS_PATHS = ADDRESS.map((name): FieldPath => `where.${name}`)

function PlaceGroup({ index, count, place, onChange, onRemove, onAdd }: PlaceGroupProps) {
  const several = count > 1
  const isLast = index === count - 1
  const addressPerhaps = useSuggestions(ADDRESS_PATHS, index).length > 0
  const areaPerhaps = useSuggestions('where.area_served', index).length > 0
  const hoursPerhaps = useSuggestions(
    ['where.opening_hours', 'where.opening_hours.notes'],
    index
  ).length
  const text = (name: Exclude<FieldName, 'area_served'>, long = false) => (
    <TextFact
      path={`where.${name}`}
      at={`where.${index}.${name}`}
      place={index}
      long={long}
      value={place[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  )

  const blocks: BlockSpec[] = [
    {
      id: `${index}.address`,
      holds: [...ADDRESS_PATHS, 'where'],
      add: t('planning.sheet.add.where_street_address'),
      filled: ADDRESS.some((name) => place[name]) || addressPerhaps,
      wide: true,
      content: (
        <div className={styles.address}>
          <div className={styles.street}>{text('street_address')}</div>
          {text('postal_code')}
          {text('locality')}
          {text('country')}
        </div>
      ),
    },
    {
      id: `${index}.hours`,
      holds: ['where.opening_hours', 'where.opening_hours.notes'],
      add: t('planning.sheet.add.where_opening_hours'),
      filled: hasHours(place.opening_hours) || hoursPerhaps > 0,
      wide: true,
      content: (
        <HoursGrid
          place={index}
          hours={place.opening_hours ?? {}}
          onChange={(hours) => onChange({ opening_hours: hours })}
        />
      ),
    },
    {
      id: `${index}.area_served`,
      holds: ['where.area_served'],
      add: t('planning.sheet.add.where_area_served'),
      filled: Boolean(place.area_served?.length) || areaPerhaps,
      content: (
        <LinesFact
          path="where.area_served"
          at={`where.${index}.area_served`}
          place={index}
          value={place.area_served ?? []}
          onChange={(areas) => onChange({ area_served: areas })}
        />
      ),
    },
    {
      id: `${index}.closed_until`,
      holds: ['where.closed_until'],
      add: t('planning.sheet.add.where_closed_until'),
      filled: Boolean(place.closed_until),
      content: text('closed_until'),
    },
    {
      id: `${index}.ways`,
      holds: ['where.online', 'where.by_appointment'],
      add: t('planning.sheet.add.where_ways'),
      filled: Boolean(place.online || place.by_appointment),
      wide: true,
      content: (
        <div className={styles.checks}>
          <Checkbox
            checked={place.by_appointment ?? false}
            onChange={(on) => onChange({ by_appointment: on })}
          >
            {t('planning.sheet.by_appointment')}
          </Checkbox>
          <Checkbox checked={place.online ?? false} onChange={(on) => onChange({ online: on })}>
            {t('planning.sheet.online')}
          </Checkbox>
        </div>
      ),
    },
  ]
  const label: BlockSpec = {
    id: `${index}.label`,
    holds: ['where.label'],
    add: t('planning.sheet.add.where_label'),
    filled: several || Boolean(place.label),
    wide: true,
    content: text('label'),
  }
  const shown = several || place.label ? [label, ...blocks] : blocks
  const hasSome = shown.some(({ filled }) => filled)

  return (
    <Group
      place={index}
      title={several ? titleOf(place, index) : t('planning.sheet.group.where')}
      aside={
        several && (
          <Button variant="plain" size="small" icon={Trash2} onClick={onRemove}>
            {t('planning.sheet.remove_place')}
          </Button>
        )
      }
      blocks={shown}
    >
      {isLast && hasSome && (
        <div>
          <Button variant="quiet" size="small" icon={Plus} onClick={onAdd}>
            {t('planning.sheet.add.another_place')}
          </Button>
        </div>
      )}
    </Group>
  )
}

type FieldName = Exclude<keyof PlaceChange, 'opening_hours' | 'online' | 'by_appointment'>

function titleOf({ label }: PlaceChange, index: number): string {
  const number = t('planning.sheet.group.place', { number: index + 1 })
  return label ? `${fieldName('where')}: ${label}` : number
}
