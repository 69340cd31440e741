import type { ProfileChange } from '#contract/api/account'
import { account, type User } from '../../../lib/api/main.ts'
import { useDraft } from '../../../lib/browser/use_draft.ts'
import { useExpiry } from '../../../lib/browser/use_expiry.ts'
import { useUserChanged } from '../../../lib/session/use_session.ts'
import { t } from '../../../lib/text/text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Grid } from '../../../ui/layout/layout.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { AccountForm } from '../../form/account_form.tsx'
import { refusalSentences } from '../../form/refusal.ts'
import { useAccountForm } from '../../form/use_account_form.ts'
import { profileErrors } from '../../rules.ts'
import { joinPhone, splitPhone } from './phone.ts'
import { PhoneField } from './phone_field.tsx'

const NOTE = 3000

export function ProfileForm({ user }: { user: User }) {
  const userChanged = useUserChanged()
  const saved = valuesOf(user)
  const { draft, isRestored, write, forget } = useDraft(
    `sitewright:profile:${user.id}`,
    JSON.stringify(saved)
  )
  const { form, call } = useAccountForm<ProfileValues, User>({
    initial: JSON.parse(draft),
    validate: profileErrors,
    send: (values) => save(user, values),
    onSuccess: (changed) => {
      forget()
      userChanged(changed)
      form.restart(valuesOf(changed))
    },
    onEdit: (values) => write(JSON.stringify(values)),
  })
  useExpiry(call.isSuccess, NOTE, call.reset)

  function cancel() {
    forget()
    form.restart(saved)
  }

  return (
    <>
      {isRestored && (
        <Banner
          type="info"
          action={
            <Button variant="quiet" size="small" onClick={cancel}>
              {t('auth.settings.cancel')}
            </Button>
          }
        >
          {t('auth.settings.profile_restored')}
        </Banner>
      )}
      {call.isSuccess && <Banner type="success">{t('auth.settings.profile_saved')}</Banner>}
      <AccountForm
        inCard
        onSubmit={form.submit}
        call={call}
        refusal={(error) => refusalSentences(error, t('auth.settings.profile_failed'))}
        submit={t('auth.settings.save')}
        busy={t('auth.settings.saving')}
      >
        <Grid columns="medium" gap="medium">
          <Field label={t('auth.fields.name')} error={form.errors.name} required>
            <TextInput {...form.bind('name')} autoComplete="given-name" />
          </Field>
          <Field label={t('auth.fields.surname')} error={form.errors.surname} required>
            <TextInput {...form.bind('surname')} autoComplete="family-name" />
          </Field>
        </Grid>
        <PhoneField code={form.bind('code')} number={form.bind('number')} />
      </AccountForm>
    </>
  )
}

function valuesOf({ name, surname, phone_number }: User) {
  return { name, surname, ...splitPhone(phone_number) }
}

type ProfileValues = ReturnType<typeof valuesOf>

/** Sends the changed fields; without changes it resolves to the current person. */
function save(user: User, { name, surname, ...phone }: ProfileValues): Promise<User> {
  const change: ProfileChange = {}
  if (name !== user.name) change.name = name
  if (surname !== user.surname) change.surname = surname
  const phoneNumber = joinPhone(phone)
  if (phoneNumber !== joinPhone(splitPhone(user.phone_number))) change.phone_number = phoneNumber
  return Object.keys(change).length > 0 ? account.updateProfile(change) : account.me()
}
