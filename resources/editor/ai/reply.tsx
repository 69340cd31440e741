import { AGREED_TO_MANY } from '#contract/agreement'
import { t } from '../../lib/text/text.ts'
import { Choices } from '../../ui/choices/choices.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import type { Instructions, Reply } from '../state/instructions.ts'
import * as styles from './ai_panel.css.ts'

interface ReplyPartProps {
  reply: Reply
  instructions: Instructions
}

/** The designer's question, or the reason why nothing was changed. */
export function ReplyPart({ reply, instructions }: ReplyPartProps) {
  switch (reply.is) {
    case 'question':
      return (
        <section className={styles.reply}>
          <h3 className={styles.replyTitle}>{titleOf(reply.readings)}</h3>
          {reply.notice && <p className={styles.notice}>{reply.notice}</p>}
          <p className={styles.quote}>{reply.asked}</p>
          <Choices
            choices={reply.readings.map(({ id, label }) => ({
              words: label,
              onPick: () => void instructions.choose(id),
            }))}
          />
        </section>
      )
    case 'cannot':
      return (
        <section className={styles.reply}>
          <h3 className={styles.replyTitle}>{t('editor.ai.cannot')}</h3>
          <p>{reply.why}</p>
          {reply.can.length > 0 && (
            <>
              <p className={inspector.note}>{t('editor.ai.can')}</p>
              <Choices
                choices={reply.can.map((words) => ({
                  words,
                  onPick: () => instructions.suggest(words),
                }))}
              />
            </>
          )}
        </section>
      )
    case 'unchanged':
      return (
        <section className={styles.reply}>
          <h3 className={styles.replyTitle}>{t('editor.ai.unchanged')}</h3>
          <p>{reply.why || t('editor.ai.unchanged_why')}</p>
        </section>
      )
  }
}

function titleOf(readings: { id: string }[]): string {
  if (readings.length > 1) return t('ui.question.of_several')
  const isMany = readings[0]?.id.startsWith(AGREED_TO_MANY)
  return t(isMany ? 'editor.ai.question_of_many' : 'ui.question.of_one')
}
