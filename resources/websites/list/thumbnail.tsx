import { Maximize2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Website } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { SmallPage } from '../../ui/small_page/small_page.tsx'
import { useSteadyAddress } from '../use_steady_address.ts'
import * as styles from './thumbnail.css.ts'

/** A small view of the website, with a link to its preview. */
export function Thumbnail({ website }: { website: Website }) {
  const address = useSteadyAddress(website)
  const { id, title, html_content: html } = website

  return (
    <div className={styles.frameBox}>
      {html ? (
        <SmallPage src={address} title={t('websites.card.thumbnail', { title })} />
      ) : (
        <p className={styles.none}>{t('websites.card.no_preview')}</p>
      )}
      <Link
        className={styles.link}
        to={paths.preview(id)}
        aria-label={t('websites.card.full_preview_of', { title })}
      >
        <span className={styles.linkWords}>
          <Icon of={Maximize2} />
          {t('websites.card.full_preview')}
        </span>
      </Link>
    </div>
  )
}
