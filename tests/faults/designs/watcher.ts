import { setTimeout as pause } from 'node:timers/promises'
import type { MeasuredFinding, MeasuredReport } from '#contract/measuring'
import type { BuildRow, BuildRows } from '#tests/faults/designs/build_rows'
import type { Person } from '#tests/faults/person'

const EVERY = 300

/** The rounds in which these sections are too wide: the model mends one of the two. */
const TOO_WIDE: Record<string, number[]> = { start: [1, 2], contact: [1] }

/**
 * A browser that watches a person's build: it reports what it measures on the sections so far until it is
 * told to stop. Returns the answers that it should not have got.
 */
export async function watch(
  person: Person,
  rows: BuildRows,
  { telephone, signal }: { telephone: string; signal: AbortSignal }
): Promise<string[]> {
  const wrong: string[] = []
  while (!signal.aborted) {
    await pause(EVERY)
    const build = rows.of(telephone)
    if (build?.status !== 'processing') continue
    const path = `/spa/websites/task-status/${build.taskId}/findings/`
    const answer = await person.once('POST', path, reportOn(build))
    if (answer && answer.status !== 204 && answer.status < 500)
      wrong.push(`findings were answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return wrong
}

/** What it measures on the designed sections of a build, by the model's answer that they show. */
export function reportOn({ written }: BuildRow): MeasuredReport {
  const sections = Object.entries(written)
    .filter(([, { design }]) => design)
    .map(([id, { design }]) => ({ id, round: design!.isRepaired ? 2 : 1 }))
  const findings = sections
    .filter(({ id, round }) => TOO_WIDE[id]?.includes(round))
    .map(({ id }): MeasuredFinding => ({
      section: id,
      fault: 'broken_word',
      width: 320,
      text: 'hello@ryeandco.example',
      class_name: `x-${id}-title`,
    }))
  return { sections, findings }
}
