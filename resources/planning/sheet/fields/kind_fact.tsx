import { useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Popover } from '../../../ui/popover/popover.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './kind_fact.css.ts'
import { matching } from './matching.ts'
import { Suggestions } from './suggestions.tsx'
import { suggested } from './text_fact.css.ts'
import { useKinds } from './use_kinds.ts'

/** A picker for the kind of the page. Enter chooses the first match. */
export function KindFact() {
  const { values, change } = useSheetContext()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const kinds = useKinds(values.wishes.language)
  const found = matching(kinds.data ?? [], words)
  const { kind } = values.who
  const labelOf = (kind: string) => kinds.data?.find(({ id }) => id === kind)?.label ?? kind
  const label = labelOf(kind)

  function pick(id: string | undefined) {
    if (id === undefined) return
    change({ who: { kind: id || null } })
    setOpen(false)
    setWords('')
  }

  return (
    <div data-field="who.kind" className={suggested}>
      <p className={styles.label}>{fieldName('who.kind')}</p>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('planning.sheet.kind.choose')}
        trigger={
          <button
            type="button"
            className={styles.trigger}
            aria-label={`${fieldName('who.kind')}: ${label || t('planning.sheet.kind.choose')}`}
          >
            {label || t('planning.sheet.kind.choose')}
          </button>
        }
      >
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            pick(found[0]?.id)
          }}
        >
          <Field label={t('planning.sheet.kind.search')}>
            <TextInput value={words} autoComplete="off" onChange={setWords} />
          </Field>
          {kinds.isPending && <Waiting />}
          {kinds.isError && (
            <Failed
              text={t('planning.sheet.kind.failed')}
              onRetry={() => void kinds.refetch()}
              retrying={kinds.isFetching}
            />
          )}
          {kinds.data && found.length === 0 && (
            <p className={styles.nothing}>{t('planning.sheet.kind.nothing')}</p>
          )}
          <ul className={styles.list}>
            {found.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={styles.kind}
                  data-trade={one.refines !== undefined || undefined}
                  onClick={() => pick(one.id)}
                >
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
          {kind && (
            <Button variant="plain" size="small" onClick={() => pick('')}>
              {t('planning.sheet.kind.none')}
            </Button>
          )}
        </form>
      </Popover>
      <Suggestions of="who.kind" read={({ value }) => labelOf(String(value))} />
    </div>
  )
}
