import { requestIdOf } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/states/message.tsx'
import { MainContent } from '../../ui/main_content/main_content.tsx'
import { paths } from '../paths.ts'

/** Uses no session and no router, because they may be the cause of the error. */
export function BrokenScreen({ error }: { error: Error }) {
  const id = requestIdOf(error)
  return (
    <MainContent>
      <Message
        title={t('shell.broken.title')}
        text={
          <>
            <p>{t('shell.broken.text')}</p>
            {id && <p>{t('ui.reference', { id })}</p>}
          </>
        }
        action={
          <>
            <Button onClick={() => location.reload()}>{t('shell.broken.reload')}</Button>
            <Button variant="quiet" onClick={() => location.assign(paths.home)}>
              {t('shell.broken.home')}
            </Button>
          </>
        }
      />
    </MainContent>
  )
}
