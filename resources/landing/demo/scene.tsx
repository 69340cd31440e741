import { Globe, MessageSquareText, PencilLine } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { HalfMade } from '../../ui/half_made/half_made.tsx'
import { widePage } from '../../ui/half_made/made_page.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { caret } from '../../ui/typing_text/typing_text.css.ts'
import { useTyping } from '../../ui/typing_text/use_typing.ts'
import { Celebration } from './celebration.tsx'
import * as styles from './scene.css.ts'
import type { Step } from './use_demo.ts'

const ICONS = { describe: MessageSquareText, edit: PencilLine, publish: Globe }
const PACE = { describe: 80, edit: 60, publish: 60 }

/** A picture of one step. It is hidden from screen readers, because the list beside it has the same content. */
export function Scene({ step }: { step: Step }) {
  const text = t(`landing.demo.${step}_typed`)
  const typed = useTyping(text, PACE[step])
  const done = typed === text
  const edited = step === 'edit' && done

  return (
    <div className={styles.window} aria-hidden>
      <div className={styles.strip}>
        <Icon of={ICONS[step]} size={22} className={styles.stripIcon} />
        <span className={styles.typed}>
          {typed}
          {!done && <span className={caret} />}
        </span>
        {step === 'publish' && done && (
          <span className={styles.live}>{t('landing.demo.live')}</span>
        )}
      </div>
      <div className={styles.paper}>
        <div className={styles.page} data-step={step}>
          <HalfMade
            page={widePage}
            made={step === 'describe' ? 0 : 1}
            changed={step === 'publish' || edited}
            marked={edited}
          />
        </div>
      </div>
      {step === 'publish' && done && <Celebration />}
    </div>
  )
}
