import { useState, type FormEvent } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { form } from './domain.css.ts'

export function AddDomainForm({ busy, onAdd }: { busy: boolean; onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const [isEmpty, setEmpty] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim().toLowerCase()
    setEmpty(wanted === '')
    if (wanted !== '' && !busy) onAdd(wanted)
  }

  return (
    <form className={form} onSubmit={submit} noValidate>
      <Field
        label={t('deploy.domain.name')}
        error={isEmpty ? t('deploy.domain.name_required') : undefined}
      >
        <TextInput
          name="domain_name"
          value={name}
          placeholder={t('deploy.domain.example')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          onChange={(text) => {
            setName(text)
            setEmpty(false)
          }}
        />
      </Field>
      <Button type="submit" variant="quiet" loading={busy} busyText={t('deploy.domain.adding')}>
        {t('deploy.domain.add')}
      </Button>
    </form>
  )
}
