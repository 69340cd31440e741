import { AlignCenter, AlignLeft, AlignRight, RotateCcw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Look } from '../../frame/protocol.ts'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { ColorInput } from '../../ui/color_input/color_input.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { ElementFacts } from '../engine/facts.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './inspector.css.ts'
import { sets } from './style_text.ts'

const SIZES = [12, 14, 16, 18, 24, 32] as const
const WEIGHTS = [300, 400, 600, 700] as const

interface LookControlsProps {
  facts: ElementFacts
  look: Look
  editor: Editor
}

/** Colours, size, weight and alignment of one element. */
export function LookControls({ facts, look, editor }: LookControlsProps) {
  const [error, setError] = useState<string>()

  function set(property: string, value: string, expected: Partial<Look> = {}) {
    const refusal = editor.edits.change({ type: 'set_style', element: facts.id, property, value })
    setError(refusal?.message)
    if (!refusal) editor.canvas.expect(expected)
  }

  const row = (property: string, label: string, control: ReactNode) => (
    <Row label={label} onReset={sets(facts.style, property) ? () => set(property, '') : undefined}>
      {control}
    </Row>
  )

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('editor.look.section')}</h3>
      {row(
        'color',
        t('editor.look.color'),
        <ColorInput
          label={t('editor.look.color')}
          value={look.color || '#000000'}
          onChange={(color) => set('color', color, { color })}
        />
      )}
      {row(
        'background-color',
        look.background
          ? t('editor.look.background')
          : `${t('editor.look.background')} (${t('editor.look.no_background')})`,
        <ColorInput
          label={t('editor.look.background')}
          value={look.background || '#ffffff'}
          onChange={(background) => set('background-color', background, { background })}
        />
      )}
      {row(
        'font-size',
        t('editor.look.size'),
        <Select
          aria-label={t('editor.look.size')}
          value={String(look.size)}
          options={choices(SIZES, look.size, sizeWords)}
          onChange={(size) => set('font-size', `${size}px`, { size: Number(size) })}
        />
      )}
      {row(
        'font-weight',
        t('editor.look.weight'),
        <Select
          aria-label={t('editor.look.weight')}
          value={String(look.weight)}
          options={choices(WEIGHTS, look.weight, weightWords)}
          onChange={(weight) => set('font-weight', weight, { weight: Number(weight) })}
        />
      )}
      {row(
        'text-align',
        t('editor.look.align'),
        <Segmented
          iconsOnly
          label={t('editor.look.align')}
          value={look.align}
          choices={[
            { value: 'left', label: t('editor.look.left'), icon: AlignLeft },
            { value: 'center', label: t('editor.look.center'), icon: AlignCenter },
            { value: 'right', label: t('editor.look.right'), icon: AlignRight },
          ]}
          onChange={(align) => set('text-align', align, { align })}
        />
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  label: string
  /** Removes a manual value, if there is one. */
  onReset?: () => void
  children: ReactNode
}

function Row({ label, onReset, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.rowLabel}>
        <span>{label}</span>
        {onReset && (
          <IconButton
            size="small"
            icon={RotateCcw}
            label={t('editor.panel.clear', { label })}
            onClick={onReset}
          />
        )}
      </div>
      {children}
    </div>
  )
}

/** The choices of the specification, and the current value if it is none of them. */
function choices(offered: readonly number[], now: number, word: (value: number) => string) {
  const all = offered.includes(now) ? [...offered] : [...offered, now].sort((a, b) => a - b)
  return all.map((value) => ({ value: String(value), label: word(value) }))
}

function sizeWords(size: number): string {
  return t('editor.look.size_value', { size: Math.round(size) })
}

function weightWords(weight: number): string {
  const named = WEIGHTS.find((value) => value === weight)
  return named ? t(`editor.look.weights.w${named}`) : String(weight)
}
