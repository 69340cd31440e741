import { useMutation, useQueryClient } from '@tanstack/react-query'
import { editing, keys, type Website } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Whether visitors can write to the owner from this page. */
export function hasContactForm({ html_content: html }: Website): boolean {
  return html.includes('/_forms/contact')
}

/** Asks whether a page that can now mail its owner should get a form to do so with. */
export function AddContactForm({ website }: { website: Website }) {
  const add = useAddContactForm(website.id)

  if (add.isSuccess) return <Banner type="success">{t('websites.settings.form_added')}</Banner>
  return (
    <Banner
      type={add.isError ? 'error' : 'info'}
      action={
        <Button
          variant="quiet"
          loading={add.isPending}
          busyText={t('websites.settings.adding_form')}
          onClick={() => add.mutate()}
        >
          {t('websites.settings.add_form')}
        </Button>
      }
    >
      {t(add.isError ? 'websites.settings.form_failed' : 'websites.settings.form_missing')}
    </Banner>
  )
}

function useAddContactForm(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const answer = await editing.aiEdit(id, { user_request: 'Add a contact form' })
      if (answer.changes_applied === 0) throw new Error('The page took no form.')
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.websites.all }),
  })
}
