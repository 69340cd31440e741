import { MonitorSmartphone } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../button/icon_button.tsx'
import type { PhoneBeside } from './use_phone_beside.ts'

/** Shows or hides the phone view next to the page, in wide windows. */
export function PhoneToggle({ phone }: { phone: PhoneBeside }) {
  if (!phone.hasRoom) return null
  return (
    <IconButton
      icon={MonitorSmartphone}
      label={t('ui.device.beside')}
      aria-pressed={phone.isShown}
      onClick={phone.toggle}
    />
  )
}
