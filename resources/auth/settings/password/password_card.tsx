import { useCallback, useState } from 'react'
import type { User } from '../../../lib/api/main.ts'
import { useExpiry } from '../../../lib/browser/use_expiry.ts'
import { t } from '../../../lib/text/text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ChangePasswordForm } from './change_password_form.tsx'
import { CreatePasswordForm } from './create_password_form.tsx'

const NOTE = 3000

/** Changes the password, or creates the first one of an account with social login. */
export function PasswordCard({ user }: { user: User }) {
  // The state is here, because the form to create a password is replaced by the one to change it.
  const [done, setDone] = useState<string | null>(null)
  useExpiry(
    done !== null,
    NOTE,
    useCallback(() => setDone(null), [])
  )

  return (
    <Card
      title={t(
        user.has_password ? 'auth.settings.change_password' : 'auth.settings.create_password'
      )}
      as="section"
    >
      {done && <Banner type="success">{done}</Banner>}
      {user.has_password ? (
        <ChangePasswordForm onDone={() => setDone(t('auth.settings.password_changed'))} />
      ) : (
        <CreatePasswordForm
          user={user}
          onDone={() => setDone(t('auth.settings.password_created'))}
        />
      )}
    </Card>
  )
}
