import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import type { Heard } from './flow_state.ts'

/** What feedback did, and what of it nobody could make sense of. */
export function WhatWasHeard({ heard: { done, notUnderstood } }: { heard: Heard }) {
  return (
    <>
      {done.length > 0 && (
        <Banner type="success" title={t('planning.sheet.heard.done')}>
          <Lines of={done} />
        </Banner>
      )}
      {notUnderstood.length > 0 && (
        <Banner type="default" title={t('planning.sheet.heard.not_understood')}>
          <Lines of={notUnderstood} />
        </Banner>
      )}
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => <p key={line}>{line}</p>)
}
