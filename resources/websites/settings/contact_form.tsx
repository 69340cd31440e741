import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { etagOf } from '#contract/website_etag'
import { ApiError, errorText, keys, websites, type Website } from '../../lib/api/main.ts'
import { useDraft } from '../../lib/browser/use_draft.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useKeepsOpenOutside } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { TextInput } from '../../ui/text_input/text_input.tsx'
import { AddContactForm, hasContactForm } from './add_contact_form.tsx'
import { note, row } from './contact_form.css.ts'

/** The address for the messages of a website's visitors. */
export function ContactForm({ website }: { website: Website }) {
  // The version whose address the person saw when they began to type.
  const [base, setBase] = useState<number>()
  // Decided when it is saved, so that the answer stays visible after the form was added.
  const [offersForm, setOffersForm] = useState(false)
  const save = useSaveContactEmail(website.id)
  const kept = useKeptContact(website)
  const {
    draft: email,
    isChanged,
    isRestored,
    write,
    forget,
  } = useDraft(`sitewright:contact:${website.id}`, kept.contact_email)
  useKeepsOpenOutside(isChanged)
  const isKept = email !== '' && email === kept.contact_email
  const isUnconfirmed = isKept && kept.contact_email_confirmed === false

  function submit(event: FormEvent) {
    event.preventDefault()
    setOffersForm(email.trim() !== '' && !hasContactForm(website))
    const answered = (error: Error | null) => {
      // After a refusal, the person knows that there is a newer version.
      if (!error || (error instanceof ApiError && error.code === 'stale')) setBase(undefined)
      if (!error) forget()
    }
    save.mutate(
      { email, version: base ?? kept.version },
      { onSettled: (_, error) => answered(error) }
    )
  }

  function cancel() {
    forget()
    setBase(undefined)
    save.reset()
  }

  return (
    <Stack gap="snug">
      <form onSubmit={submit}>
        <Stack gap="snug">
          {save.isSuccess && <Banner type="success">{t('websites.settings.saved')}</Banner>}
          {save.isError && (
            <Banner type="error">
              {errorText(save.error, t('websites.settings.save_failed')).join(' ')}
            </Banner>
          )}
          <div className={row}>
            <Field label={t('websites.settings.contact_email')}>
              <TextInput
                type="email"
                name="contact_email"
                autoComplete="email"
                value={email}
                readOnly={save.isPending}
                placeholder={t('websites.settings.contact_placeholder')}
                onChange={(text) => {
                  write(text)
                  setBase(base ?? kept.version)
                  save.reset()
                }}
              />
            </Field>
            <Cluster>
              {isChanged && (
                <Button variant="plain" disabled={save.isPending} onClick={cancel}>
                  {t('websites.settings.cancel')}
                </Button>
              )}
              <Button
                type="submit"
                variant="quiet"
                loading={save.isPending}
                busyText={t('websites.settings.saving')}
              >
                {t('websites.settings.save')}
              </Button>
            </Cluster>
          </div>
          {isRestored && <p className={note}>{t('websites.settings.contact_restored')}</p>}
          {isUnconfirmed && (
            <p className={note}>{t('websites.settings.contact_unconfirmed', { email })}</p>
          )}
        </Stack>
      </form>
      {save.isSuccess && offersForm && <AddContactForm website={website} />}
    </Stack>
  )
}

/** Only the call for one website says whether the mailbox has agreed, and this may change at any time. */
function useKeptContact(website: Website) {
  const { data } = useQuery({
    queryKey: [...keys.websites.one(website.id), 'contact'],
    queryFn: ({ signal }) => websites.get(website.id, signal),
    select: ({ contact_email, contact_email_confirmed, version }) => ({
      contact_email,
      contact_email_confirmed,
      version,
    }),
    // The list that shows the website may be older than a change that was made in the editor.
    refetchOnMount: 'always',
  })
  return data ?? website
}

function useSaveContactEmail(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ email, version }: { email: string; version: number }) =>
      websites.saveContactEmail(id, email, etagOf({ id, version })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.websites.all }),
  })
}
