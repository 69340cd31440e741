import { useState } from 'react'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { clockTime, isClockTime } from './clock_time.ts'
import { time } from './hours_grid.css.ts'

interface TimeInputProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** An input for a time; on blur the time is shown as "09:30". */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function finish() {
    if (typed === null) return
    setTyped(null)
    if (clockTime(typed) !== value) onChange(clockTime(typed))
  }

  return (
    <span className={time}>
      <TextInput
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        placeholder="00:00"
        aria-invalid={typed === null && value && !isClockTime(value) ? true : undefined}
        value={typed ?? value}
        onChange={setTyped}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
      />
    </span>
  )
}
