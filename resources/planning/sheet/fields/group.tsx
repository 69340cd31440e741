import { Plus } from 'lucide-react'
import type { FieldPath } from 'site-designer/sheet'
import { useId, type ReactNode } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './group.css.ts'

export interface BlockSpec {
  /** Unique on the screen; the same id for several places would open all of them. */
  id: string
  /** The fields in it, so that a mark in the prompt can open it. */
  holds: readonly FieldPath[]
  /** The text of the line that opens it: "Add opening hours". */
  add: string
  filled: boolean
  /** Takes the whole width of its group. */
  wide?: boolean
  content: ReactNode
}

interface GroupProps {
  title: string
  blocks: readonly BlockSpec[]
  /** The place of its fields. */
  place?: number
  /** Beside the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** A group of fields: filled ones are open, empty ones are lines that open them. */
export function Group({ title, blocks, place, aside, children }: GroupProps) {
  const { opened, open } = useSheetContext()
  const id = useId()
  const isOpen = (block: BlockSpec) => block.filled || opened.has(block.id)
  const shown = blocks.filter(isOpen)
  const closed = blocks.filter((block) => !isOpen(block))
  const empty = shown.length === 0 && !children

  return (
    <section
      aria-labelledby={id}
      className={styles.group}
      data-empty={empty || undefined}
      data-place={place}
    >
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
        {empty && <Adders blocks={closed} place={place} />}
      </div>
      {shown.length > 0 && (
        <div className={styles.blocks}>
          {shown.map((block) => (
            <div
              key={block.id}
              className={styles.block}
              data-block={block.id}
              data-field={block.holds.join(' ')}
              data-wide={block.wide || undefined}
              // The focused field stays open while it is emptied.
              onFocus={() => open(block.id)}
            >
              {block.content}
            </div>
          ))}
        </div>
      )}
      {children}
      {!empty && closed.length > 0 && <Adders blocks={closed} place={place} />}
    </section>
  )
}

/** Lines that each open a field and focus it. */
function Adders({ blocks, place }: Pick<GroupProps, 'blocks' | 'place'>) {
  const { open, show } = useSheetContext()
  return (
    <div className={styles.adders}>
      {blocks.map((block) => (
        <button
          key={block.id}
          type="button"
          className={styles.adder}
          data-opens={block.holds.join(' ')}
          onClick={() => {
            open(block.id)
            show(block.holds[0]!, place)
          }}
        >
          <Icon of={Plus} size={15} />
          {block.add}
        </button>
      ))}
    </div>
  )
}
