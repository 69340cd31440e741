import { t } from '../../lib/text/text.ts'
import { divider } from './google.css.ts'

/** A divider between Google's button and a form. */
export function Divider() {
  return <p className={divider}>{t('auth.google.or')}</p>
}
