import { useState } from 'react'
import type { AccountDeletion } from '#contract/api/account'
import { t } from '../../../lib/text/text.ts'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput } from '../../../ui/password_input/password_input.tsx'

interface PasswordProofProps {
  onProof: (proof: AccountDeletion | null) => void
  onEnter: () => void
}

export function PasswordProof({ onProof, onEnter }: PasswordProofProps) {
  const [password, setPassword] = useState('')
  return (
    <Field label={t('auth.fields.password')} required>
      <PasswordInput
        value={password}
        name="password"
        autoComplete="current-password"
        onChange={(text) => {
          setPassword(text)
          onProof(text ? { password: text } : null)
        }}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
    </Field>
  )
}
