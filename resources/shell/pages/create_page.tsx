import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CONTACT_KEY, keptInTab, PROMPT_KEY } from '../../lib/browser/storage.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import {
  blankRequest,
  CreateForm,
  firstState,
  WatchedBuild,
  type FilledRequest,
} from '../../planning/main.ts'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { TypingText } from '../../ui/typing_text/typing_text.tsx'
import { paths } from '../paths.ts'
import { openVisit, savedFlow } from './create/open_visit.ts'
import { PlanVisit } from './create/plan_visit.tsx'

/** The form and, at the same address, the flow after it; each submission is a visit. */
export function CreatePage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const visit: string | null = state?.visit ?? null
  // A running build that the person returned to.
  const watched: string | null = state?.watch ?? null
  const found = useMemo(() => visit && savedFlow(visit).read(), [visit])
  const [request, setRequest] = useState(() => (found ? found.request : freshRequest()))

  function change(next: FilledRequest) {
    setRequest(next)
    keptInTab.set(PROMPT_KEY, next.prompt)
    keptInTab.set(CONTACT_KEY, next.contact_email)
  }

  if (watched) {
    return (
      <Page wide>
        <WatchedBuild
          taskId={watched}
          onCancelled={() => void navigate(paths.websites, { replace: true })}
        />
      </Page>
    )
  }
  if (visit && found) {
    return (
      <PlanVisit
        key={visit}
        request={found.request}
        saved={savedFlow(visit)}
        onGoBack={() => {
          change(found.request)
          void navigate(paths.create, { replace: true })
        }}
        onBuilding={() => change(blankRequest)}
      />
    )
  }
  return (
    <Page>
      <FormHeader />
      <CreateForm
        request={request}
        onChange={change}
        onSubmit={(filled) => openVisit(navigate, firstState(filled))}
      />
    </Page>
  )
}

function FormHeader() {
  useTitle(t('planning.form.tab'))
  const words = [
    t('planning.form.word.create'),
    t('planning.form.word.edit'),
    t('planning.form.word.publish'),
  ]
  return <PageHeader title={<TypingText texts={words} />} text={t('planning.form.lead')} />
}

/** With the texts from the landing page, or from here before a reload. */
function freshRequest(): FilledRequest {
  return {
    ...blankRequest,
    prompt: keptInTab.get(PROMPT_KEY) ?? '',
    contact_email: keptInTab.get(CONTACT_KEY) ?? '',
  }
}
