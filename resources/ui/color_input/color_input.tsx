import { useId, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { TextInput } from '../text_input/text_input.tsx'
import * as field from '../field/field.css.ts'
import { row, well } from './color_input.css.ts'

interface ColorInputProps {
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
  label: string
  disabled?: boolean
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * A colour input: picker, hex number or name. Incomplete text changes nothing; what is no colour when the
 * field is left is said, and the colour before it stays.
 */
export function ColorInput({ value, onChange, label, disabled }: ColorInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const id = useId()

  function type(text: string) {
    setDraft(text)
    setRefused(undefined)
    const color = hexOf(text.trim())
    if (color) onChange(color)
  }

  function leave() {
    const text = draft?.trim()
    if (text && !hexOf(text)) setRefused(t('ui.color.refused', { text, value }))
    setDraft(null)
  }

  return (
    <>
      <div className={row}>
        <input
          type="color"
          className={well}
          aria-label={label}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            setDraft(null)
            setRefused(undefined)
            onChange(event.target.value)
          }}
        />
        <TextInput
          value={draft ?? value}
          onChange={type}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused && `${id}-refused`}
          aria-label={t('ui.color.code', { label })}
          disabled={disabled}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      {refused && (
        <p id={`${id}-refused`} role="alert" className={field.error}>
          {refused}
        </p>
      )}
    </>
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
