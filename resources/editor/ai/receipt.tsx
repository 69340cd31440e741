import type { PageDifference, SectionChange } from '#contract/api/editing'
import { t } from '../../lib/text/text.ts'
import * as styles from './ai_panel.css.ts'

/** The differences between the two versions of the page. */
export function Receipt({ difference }: { difference: PageDifference }) {
  const { total, identical: same, sections, look, about, texts } = difference
  return (
    <div className={styles.receipt}>
      <p className={styles.receiptTitle}>
        {t('editor.ai.receipt.sections', { changed: sections.length, total, same })}
      </p>
      <ul className={styles.places}>
        {sections.map((section, index) => (
          <li key={index} className={styles.place}>
            <span>{nameOf(section)}</span>
            <span className={styles.kind}>{t(`editor.ai.receipt.${section.change}`)}</span>
          </li>
        ))}
        {look && <Whole words={t('editor.ai.receipt.look')} />}
        {about && <Whole words={t('editor.ai.receipt.about')} />}
      </ul>
      {texts.length > 0 && (
        <ul className={styles.texts}>
          {texts.map(({ before, after }, index) => (
            <li key={index} className={styles.text}>
              {before && <del className={styles.before}>{before}</del>}
              {after && <ins className={styles.after}>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Whole({ words }: { words: string }) {
  return (
    <li className={styles.place}>
      <span>{words}</span>
      <span className={styles.kind}>{t('editor.ai.receipt.changed')}</span>
    </li>
  )
}

function nameOf({ place, heading }: SectionChange): string {
  if (place !== 'section') return t(`editor.ai.receipt.${place}`)
  return heading || t('editor.ai.receipt.section')
}
