import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Segmented } from './segmented.tsx'

export type Device = 'mobile' | 'tablet' | 'desktop'

/** Widths of the specification; desktop uses the available width. */
export const DEVICE_WIDTHS: Record<Device, string> = {
  mobile: '375px',
  tablet: '768px',
  desktop: '100%',
}

interface DeviceToggleProps {
  value: Device
  onChange: (device: Device) => void
}

export function DeviceToggle({ value, onChange }: DeviceToggleProps) {
  return (
    <Segmented
      iconsOnly
      label={t('ui.device.label')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'mobile', label: t('ui.device.mobile'), icon: Smartphone },
        { value: 'tablet', label: t('ui.device.tablet'), icon: Tablet },
        { value: 'desktop', label: t('ui.device.desktop'), icon: Monitor },
      ]}
    />
  )
}
