import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Choices } from '../../ui/choices/choices.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import type { Heard } from './flow_state.ts'

interface HeardProps {
  heard: Heard
  /** Chooses a meaning. */
  onChoose: (words: string, reading: string) => void
  held: boolean
}

/** The result of feedback: what was done, what was not understood, and meanings to choose from. */
export function WhatWasHeard({
  heard: { done, notUnderstood, unclear },
  onChoose,
  held,
}: HeardProps) {
  return (
    <>
      {done.length > 0 && (
        <Banner type="success" title={t('planning.sheet.heard.done')}>
          <Lines of={done} />
        </Banner>
      )}
      {unclear.map(({ words, readings }) => (
        <Banner
          key={words}
          type="default"
          title={t(readings.length === 1 ? 'ui.question.of_one' : 'ui.question.of_several')}
        >
          <Stack gap="small">
            <p>{words}</p>
            <Choices
              held={held}
              choices={readings.map(({ id, label }) => ({
                words: label,
                onPick: () => onChoose(words, id),
              }))}
            />
          </Stack>
        </Banner>
      ))}
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
