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

/** A colour by eye or by its number; what is half typed changes nothing yet. */
export function ColorInput({ value, onChange, label, disabled }: ColorInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string) {
    setDraft(text)
    if (HEX.test(text.trim())) onChange(fullHex(text.trim()))
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
        aria-label={t('ui.color.code', { label })}
        disabled={disabled}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  )
}

function fullHex(text: string): string {
  const digits = text.replace('#', '').toLowerCase()
  return '#' + (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
}
