import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Choices } from '../../ui/choices/choices.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import type { Editor } from '../use_editor.ts'
import { useKnownCommands } from './use_known_commands.ts'

/** Commands that work on this page; without a model only these are understood. */
export function KnownCommands({ editor }: { editor: Editor }) {
  const { instructions } = editor
  const known = useKnownCommands(editor)
  if (known.isPending) {
    return (
      <section className={inspector.part}>
        <Waiting label={t('editor.ai.known.waiting')}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </Waiting>
      </section>
    )
  }
  if (known.isError) {
    return (
      <section className={inspector.part}>
        <p className={inspector.note}>{t('editor.ai.known.failed')}</p>
        <Button variant="quiet" size="small" onClick={() => void known.refetch()}>
          {t('editor.ai.known.again')}
        </Button>
      </section>
    )
  }
  const { commands, free_words: isFree } = known.data
  if (commands.length === 0) return null
  return (
    <section className={inspector.part}>
      <h3 className={inspector.heading}>
        {t(isFree ? 'editor.ai.known.ideas' : 'editor.ai.known.commands')}
      </h3>
      {!isFree && <p className={inspector.note}>{t('editor.ai.known.commands_why')}</p>}
      <Choices
        choices={commands.map((words) => ({ words, onPick: () => instructions.suggest(words) }))}
      />
    </section>
  )
}
