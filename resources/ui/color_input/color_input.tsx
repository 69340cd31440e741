import { useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { TextInput } from '../text_input/text_input.tsx'
import { row, well } from './color_input.css.ts'

interface ColorInputProps {
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
  label: string
  disabled?: boolean
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour input: picker, hex number or name; incomplete text changes nothing. */
export function ColorInput({ value, onChange, label, disabled }: ColorInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string) {
    setDraft(text)
    const color = hexOf(text.trim())
    if (color) onChange(color)
  }

  return (
    <div className={row}>
      <input
        type="color"
        className={well}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          setDraft(null)
          onChange(event.target.value)
        }}
      />
      <TextInput
        value={draft ?? value}
        onChange={type}
        onBlur={() => setDraft(null)}
        onKeyDown={({ key }) => key === 'Enter' && setDraft(null)}
        aria-label={t('ui.color.code', { label })}
        disabled={disabled}
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  )
}

let pen: CanvasRenderingContext2D | null = null

/** `#rrggbb` for any opaque CSS colour. */
function hexOf(text: string): string | undefined {
  const digits = HEX.exec(text)?.[1]
  const color = digits ? `#${digits}` : text
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen || !CSS.supports('color', color)) return undefined
  // A canvas keeps its value if a colour is invalid.
  const read = ['#000000', '#ffffff'].map((before) => {
    pen!.fillStyle = before
    pen!.fillStyle = color
    return pen!.fillStyle
  })
  return read[0] === read[1] && HEX.test(read[0]) ? read[0] : undefined
}
