import { Link } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { brand, brandMark, brandName } from './brand.css.ts'

interface BrandProps {
  to: string
  /** Shows only the logo; screen readers still read the name. */
  small?: boolean
}

/** The logo: a set square with a ruler's edge. */
export function Brand({ to, small }: BrandProps) {
  return (
    <Link to={to} className={brand} aria-label={t('shell.product')}>
      <BrandMark />
      {!small && <span className={brandName}>{t('shell.product')}</span>}
    </Link>
  )
}

function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} className={brandMark} aria-hidden>
      <path d="M5 4v23h23zm6 14v3h3z" fill="currentColor" fillRule="evenodd" />
      <path d="M5 8h3M5 12h2M5 16h3M5 20h2M9 27v-3M13 27v-2M17 27v-3M21 27v-2" />
    </svg>
  )
}
