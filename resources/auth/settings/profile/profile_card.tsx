import type { User } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { ProfileForm } from './profile_form.tsx'
import { Verification } from './verification.tsx'

export function ProfileCard({ user }: { user: User }) {
  return (
    <Card title={t('auth.settings.profile')} as="section">
      <Field label={t('auth.fields.email')} hint={t('auth.settings.email_hint')}>
        <TextInput value={user.email} type="email" name="email" readOnly />
      </Field>
      <Verification verified={user.email_verified} />
      <ProfileForm user={user} />
    </Card>
  )
}
