import { t } from '../../../lib/text/text.ts'
import { GoodToKnow } from '../fields/good_to_know.tsx'
import { Group } from '../fields/group.tsx'

export function KnowGroup() {
  return (
    <Group
      title={t('planning.sheet.group.good_to_know')}
      blocks={[
        {
          id: 'good_to_know',
          holds: ['good_to_know'],
          add: t('planning.sheet.add.good_to_know'),
          filled: true,
          wide: true,
          content: <GoodToKnow />,
        },
      ]}
    />
  )
}
