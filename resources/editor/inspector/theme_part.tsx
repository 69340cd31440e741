import { useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { ColorInput } from '../../ui/color_input/color_input.tsx'
import { themeChange, themeOf, type ThemeColor } from '../engine/theme.ts'
import type { Edits } from '../state/edits.ts'
import { useStore } from '../../lib/store.ts'
import * as styles from './inspector.css.ts'

/** The colours of the whole page; text on them stays readable. */
export function ThemePart({ edits }: { edits: Edits }) {
  const { page } = useStore(edits)
  const [error, setError] = useState<string>()
  const colors = themeOf(page)
  if (colors.length === 0) return null

  function set(name: ThemeColor, value: string) {
    const operations = themeChange(page, name, value)
    setError(edits.change({ type: 'batch', operations })?.message)
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('editor.theme.section')}</h3>
      <p className={styles.note}>{t('editor.theme.hint')}</p>
      {colors.map(({ name, value }) => {
        const label = t(`editor.theme.tokens.${name}`)
        return (
          <div key={name} className={styles.row}>
            <span className={styles.rowLabel}>{label}</span>
            <ColorInput label={label} value={value} onChange={(next) => set(name, next)} />
          </div>
        )
      })}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  )
}
