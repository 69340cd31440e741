import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { IconShape } from '../icon/icon.tsx'
import * as styles from './upload.css.ts'

interface FileDropProps {
  /** The text of the button. */
  label: string
  icon: IconShape
  variant?: 'primary' | 'quiet'
  /** Which files, and that they can be dropped. */
  hint: string
  /** Instead of it, while files are held above the area. */
  dropHint: string
  accept: readonly string[]
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** Belongs to the area where files can be dropped. */
  children?: ReactNode
}

/** A button and a drop area for files. */
export function FileDrop(props: FileDropProps) {
  const { label, icon, variant, hint, dropHint, accept, multiple, disabled, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }

  function taken(event: DragEvent) {
    if (disabled || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={taken}
    >
      <div className={styles.action}>
        <Button
          variant={variant}
          icon={icon}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <p className={styles.hint}>{isOver ? dropHint : hint}</p>
        <input
          ref={input}
          hidden
          multiple={multiple}
          type="file"
          accept={accept.join(',')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      {props.children}
    </div>
  )
}
