import { Pencil } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ElementFacts } from '../engine/facts.ts'
import type { Canvas } from '../state/canvas.ts'
import * as styles from './inspector.css.ts'

export function TextPart({ facts, canvas }: { facts: ElementFacts; canvas: Canvas }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('editor.text.section')}</h3>
      {facts.text === undefined ? (
        <p className={styles.note}>{t('editor.text.none')}</p>
      ) : (
        <>
          <p className={styles.excerpt}>{facts.text}</p>
          <Button variant="quiet" icon={Pencil} full onClick={() => canvas.openText()}>
            {t('editor.text.action')}
          </Button>
        </>
      )}
    </section>
  )
}
