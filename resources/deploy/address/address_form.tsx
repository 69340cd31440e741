import type { FormEvent } from 'react'
import { errorSentence, type SiteAddress } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import * as styles from './address.css.ts'
import { useAddress } from './use_address.ts'

interface AddressFormProps {
  websiteId: string
  /** The address until now. */
  current: SiteAddress
  onClose: () => void
}

/** Says while a person types whether the address is free, and what visitors would type. */
export function AddressForm({ websiteId, current, onClose }: AddressFormProps) {
  const { typed, setTyped, found, change } = useAddress(websiteId, { current, onDone: onClose })
  const isReady = found?.is_free && found.slug !== current.slug

  function submit(event: FormEvent) {
    event.preventDefault()
    if (found && isReady) change.mutate(found.slug)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('deploy.slug.label')}
        hint={<span aria-live="polite">{hintOf(found, current)}</span>}
        error={change.error ? errorSentence(change.error) : found?.reason || undefined}
      >
        <TextInput
          name="slug"
          value={typed}
          maxLength={60}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={setTyped}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          type="submit"
          size="small"
          disabled={!isReady}
          loading={change.isPending}
          busyText={t('deploy.slug.saving')}
        >
          {t('deploy.slug.save')}
        </Button>
        <Button type="button" variant="plain" size="small" onClick={onClose}>
          {t('deploy.slug.cancel')}
        </Button>
      </div>
    </form>
  )
}

function hintOf(found: SiteAddress | undefined, current: SiteAddress): string {
  if (!found) return t('deploy.slug.looking')
  if (!found.is_free) return ''
  if (found.slug === current.slug) return t('deploy.slug.own')
  return t('deploy.slug.free', { url: found.url })
}
