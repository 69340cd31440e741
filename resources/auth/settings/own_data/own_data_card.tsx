import type { User } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Cluster } from '../../../ui/layout/layout.tsx'
import { DeleteAccount } from './delete_account.tsx'
import { DownloadData } from './download_data.tsx'

export function OwnDataCard({ user }: { user: User }) {
  return (
    <Card title={t('auth.settings.own_data.title')} as="section">
      <p>{t('auth.settings.own_data.lead')}</p>
      <Cluster align="start" justify="between">
        <DownloadData />
        <DeleteAccount user={user} />
      </Cluster>
    </Card>
  )
}
