import { t } from '../lib/text/text.ts'
import { Button, type ButtonLook } from '../ui/button/button.tsx'
import { publishButton } from './deployment_state.ts'
import type { usePublishing } from './use_publishing.ts'

interface PublishButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  publishing: ReturnType<typeof usePublishing>
}

export function PublishButton({ publishing, ...look }: PublishButtonProps) {
  const { current, list, publish } = publishing
  const { label, disabled } = publishButton(current, publish.isPending)
  return (
    <Button
      {...look}
      disabled={disabled || list.isPending}
      loading={publish.isPending}
      onClick={() => publish.mutate()}
    >
      {t(`deploy.button.${label}`)}
    </Button>
  )
}
