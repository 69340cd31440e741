import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { account, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import * as styles from './frame.css.ts'

export function Foot() {
  return (
    <footer className={styles.foot}>
      <p>{t('landing.foot.made')}</p>
      <nav aria-label={t('landing.foot.label')} className={styles.footLinks}>
        <Link className={styles.footLink} to={paths.privacy}>
          {t('shell.legal.privacy')}
        </Link>
        <Link className={styles.footLink} to={paths.terms}>
          {t('shell.legal.terms')}
        </Link>
        <Support />
      </nav>
    </footer>
  )
}

/** A mail link to the operator if there is an address, and a link to the questions on this page. */
function Support() {
  const { data } = useQuery({
    queryKey: keys.configuration,
    queryFn: account.configuration,
    staleTime: Infinity,
  })
  const address = data?.support_email ? `mailto:${data.support_email}` : '#questions'
  return (
    <a className={styles.footLink} href={address}>
      {t('shell.legal.support')}
    </a>
  )
}
