import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deployment as calls, keys, type Deployment } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { AddressForm } from './address_form.tsx'
import * as styles from './address.css.ts'

interface AddressRowProps {
  websiteId: string
  /** Null for a website that is not published. */
  current: Deployment | null
}

/** The address of a website, also before it is published, and the form to choose another one. */
export function AddressRow({ websiteId, current }: AddressRowProps) {
  const [isChosen, setChosen] = useState(false)
  const { data } = useQuery({
    queryKey: keys.websites.address(websiteId),
    queryFn: ({ signal }) => calls.address(websiteId, undefined, signal),
  })
  if (!data) return null
  if (isChosen) {
    return <AddressForm websiteId={websiteId} current={data} onClose={() => setChosen(false)} />
  }
  return (
    <div className={styles.row}>
      {current ? (
        <a href={current.deployment_url} target="_blank" rel="noopener">
          {current.deployment_url}
        </a>
      ) : (
        <span>{data.url}</span>
      )}
      <Button variant="plain" size="small" onClick={() => setChosen(true)}>
        {t('deploy.slug.change')}
      </Button>
    </div>
  )
}
