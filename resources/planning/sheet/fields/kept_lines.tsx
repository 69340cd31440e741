import { X } from 'lucide-react'
import { t } from '../../../lib/text/text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import * as styles from './kept_lines.css.ts'

interface KeptLinesProps {
  lines: readonly { key: string; text: string }[]
  onRemove: (key: string) => void
}

/** Short lines of the sheet, each with a button to remove it. */
export function KeptLines({ lines, onRemove }: KeptLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, text }) => (
        <li key={key} className={styles.line}>
          {text}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('planning.sheet.list.remove', { what: text })}
            onClick={() => onRemove(key)}
          >
            <Icon of={X} size={15} />
          </button>
        </li>
      ))}
    </ul>
  )
}
