import { Check, ChevronsUpDown } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'
import { control } from '../../ui/field/field.css.ts'
import { useFieldWiring } from '../../ui/field/field_context.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { joined } from '../../ui/layout/layout.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { setIn, useFace } from './font_face.ts'
import * as styles from './font_picker.css.ts'

interface FontPickerProps {
  label: string
  value: string
  families: readonly string[]
  onChange: (family: string) => void
}

/** A picker for fonts; each name is shown in its font. Arrow keys preview one after the other. */
export function FontPicker({ label, value, families, onChange }: FontPickerProps) {
  const [open, setOpen] = useState(false)
  const name = useId()

  function pick(family: string) {
    onChange(family)
    setOpen(false)
  }

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      trigger={
        <button
          type="button"
          {...useFieldWiring()}
          aria-label={`${label}: ${value}`}
          className={joined(control, styles.trigger)}
        >
          <InItself family={value} />
          <Icon of={ChevronsUpDown} />
        </button>
      }
    >
      <div
        role="radiogroup"
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => event.key === 'Enter' && setOpen(false)}
      >
        {families.map((family) => (
          <label
            key={family}
            className={styles.option}
            onClick={(event) => byPointer(event) && pick(family)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={family}
              checked={family === value}
              onChange={() => onChange(family)}
            />
            <InItself family={family} />
            <Icon of={Check} className={styles.tick} />
          </label>
        ))}
      </div>
    </Popover>
  )
}

function InItself({ family }: { family: string }) {
  return (
    <span ref={useFace(family)} style={setIn(family)} className={styles.sample}>
      {family}
    </span>
  )
}

/** Arrow keys cause clicks too; these choose without closing. */
function byPointer(event: MouseEvent): boolean {
  return event.detail > 0
}
