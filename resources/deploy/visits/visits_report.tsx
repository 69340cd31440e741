import { OTHER_REFERRERS } from '#contract/api/visits'
import type { Visits } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import { Table } from '../../ui/table/table.tsx'
import { barsOf, type Bar } from './bars.ts'
import { numberText, spanOf } from './span.ts'
import { ShareList } from './share_list.tsx'
import { Total } from './total.tsx'
import { VisitsChart } from './visits_chart.tsx'
import * as styles from './visits.css.ts'

export function VisitsReport({ visits }: { visits: Visits }) {
  const { days, views, visitors, previous, referrers, devices } = visits
  const bars = barsOf(days)
  const isByDay = bars.length === days.length
  return (
    <>
      <div className={styles.totals}>
        <Total label={t('visits.views')} now={views} before={previous?.views} days={days.length} />
        <Total
          label={t('visits.visitors')}
          now={visitors}
          before={previous?.visitors}
          days={days.length}
        />
      </div>
      <Card as="section" title={t(isByDay ? 'visits.by_day' : 'visits.by_week')}>
        <VisitsChart key={days.length} bars={bars} />
        <Fold summary={t('visits.table')}>
          <div className={styles.table}>
            <NumberTable bars={bars} column={t(isByDay ? 'visits.day' : 'visits.week')} />
          </div>
        </Fold>
      </Card>
      <Grid columns="wide">
        <Card as="section" title={t('visits.referrers.title')}>
          <ShareList
            shares={referrers.map(({ name, views: count }) => ({
              key: name,
              name: name === OTHER_REFERRERS ? t('visits.referrers.others') : name,
              views: count,
            }))}
            none={t('visits.referrers.none')}
          />
        </Card>
        <Card as="section" title={t('visits.devices.title')}>
          <ShareList
            shares={devices.map(({ name, views: count }) => ({
              key: name,
              name: t(`visits.devices.${name}`),
              views: count,
            }))}
            none={t('visits.devices.none')}
          />
        </Card>
      </Grid>
    </>
  )
}

/** The newest first, because people look for it. */
function NumberTable({ bars, column }: { bars: readonly Bar[]; column: string }) {
  return (
    <Table
      label={t('visits.table')}
      columns={[column, t('visits.views'), t('visits.visitors')]}
      rows={bars.toReversed().map((bar) => ({
        key: bar.first,
        cells: [spanOf(bar), numberText(bar.views), numberText(bar.visitors)],
      }))}
    />
  )
}
