import { t } from '../../../lib/text/text.ts'
import { Group, type BlockSpec } from '../fields/group.tsx'
import { LinesFact } from '../fields/lines_fact.tsx'
import { useSuggestions } from '../fields/suggestions.tsx'
import { OffersFact } from '../offers/offers_fact.tsx'
import { useSheetContext } from '../state/sheet_context.ts'

const LISTS = ['services', 'skills', 'clients', 'credentials'] as const

export function OffersGroup() {
  const { values } = useSheetContext()
  const perhaps = useSuggestions('offers').length > 0
  return (
    <Group
      title={t('planning.sheet.group.offers')}
      blocks={[
        {
          id: 'offers',
          holds: ['offers'],
          add: t('planning.sheet.add.offers'),
          filled: values.offers.length > 0 || perhaps,
          wide: true,
          content: <OffersFact />,
        },
      ]}
    />
  )
}

/** Lines without a price, as typed. */
export function ServicesGroup() {
  const { values, change, sheet } = useSheetContext()
  return (
    <Group
      title={t('planning.sheet.group.services')}
      blocks={LISTS.map((list): BlockSpec => ({
        id: list,
        holds: [list],
        add: t(`planning.sheet.add.${list}`),
        filled: values[list].length > 0 || sheet.suggestions.some(({ field }) => field === list),
        content: (
          <LinesFact
            path={list}
            value={values[list]}
            onChange={(lines) => change({ [list]: lines })}
          />
        ),
      }))}
    />
  )
}
