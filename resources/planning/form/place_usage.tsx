import { useQuery } from '@tanstack/react-query'
import { keys, planning } from '../../lib/api/main.ts'
import { Link } from 'react-router-dom'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { upgrade, usage } from './create_form.css.ts'

/** The number of websites that the subscription plan still allows; nothing until it is known. */
export function PlaceUsage() {
  const { data } = useQuery({
    queryKey: keys.planInfo,
    queryFn: ({ signal }) => planning.planInfo(signal),
  })
  if (!data) return null

  const { current_usage: used, limits, remaining } = data.plan_info
  return (
    <p className={usage}>
      {t('planning.form.usage', { used: used.websites, limit: limits.websites })}
      {remaining.websites === 0 && (
        <Link to={paths.payments} state={{ waiting: { to: paths.create } }} className={upgrade}>
          {t('planning.limit.upgrade')}
        </Link>
      )}
    </p>
  )
}
