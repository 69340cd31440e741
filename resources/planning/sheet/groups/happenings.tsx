import type { DatedEvent, Person, Work } from 'site-designer/sheet'
import { t } from '../../../lib/text/text.ts'
import { Group } from '../fields/group.tsx'
import type { Column } from '../fields/rows.tsx'
import { RowsFact } from '../fields/rows_fact.tsx'
import { useSheetContext } from '../state/sheet_context.ts'

export function HappeningsGroup() {
  const { values, change, sheet } = useSheetContext()
  const perhaps = (name: string) => sheet.suggestions.some(({ field }) => field === name)

  return (
    <Group
      title={t('planning.sheet.group.happens')}
      blocks={[
        {
          id: 'people',
          holds: ['people'],
          add: t('planning.sheet.add.people'),
          filled: values.people.length > 0 || perhaps('people'),
          wide: true,
          content: (
            <RowsFact
              path="people"
              columns={peopleColumns()}
              rows={values.people}
              blank={{ name: '' }}
              onChange={(people) => change({ people })}
            />
          ),
        },
        {
          id: 'dates',
          holds: ['dates'],
          add: t('planning.sheet.add.dates'),
          filled: values.dates.length > 0 || perhaps('dates'),
          wide: true,
          content: (
            <RowsFact
              path="dates"
              columns={dateColumns()}
              rows={values.dates}
              blank={{ when: '', title: '' }}
              onChange={(dates) => change({ dates })}
            />
          ),
        },
        {
          id: 'works',
          holds: ['works'],
          add: t('planning.sheet.add.works'),
          filled: values.works.length > 0 || perhaps('works'),
          wide: true,
          content: (
            <RowsFact
              path="works"
              columns={workColumns()}
              rows={values.works}
              blank={{ title: '' }}
              onChange={(works) => change({ works })}
            />
          ),
        },
      ]}
    />
  )
}

function peopleColumns(): Column<Person>[] {
  return [
    { name: 'name', label: t('planning.sheet.people.name'), share: 2 },
    { name: 'role', label: t('planning.sheet.people.role'), share: 2 },
    { name: 'about', label: t('planning.sheet.people.about'), share: 3, long: true },
  ]
}

function dateColumns(): Column<DatedEvent>[] {
  return [
    { name: 'when', label: t('planning.sheet.dates.when'), share: 3 },
    { name: 'title', label: t('planning.sheet.dates.title'), share: 3, long: true },
    { name: 'place', label: t('planning.sheet.dates.place'), share: 2 },
    { name: 'link', label: t('planning.sheet.dates.link'), share: 2, type: 'url' },
  ]
}

function workColumns(): Column<Work>[] {
  return [
    { name: 'title', label: t('planning.sheet.works.title'), share: 4 },
    { name: 'year', label: t('planning.sheet.works.year'), share: 1 },
    { name: 'about', label: t('planning.sheet.works.about'), share: 4, long: true },
  ]
}
