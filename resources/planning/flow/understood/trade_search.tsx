import { useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Popover } from '../../../ui/popover/popover.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { chip } from '../../form/create_form.css.ts'
import * as styles from './understood.css.ts'
import { matching } from './matching.ts'
import { useTrades } from './use_trade.ts'

interface TradeSearchProps {
  planId: string
  busy: boolean
  onPick: (trade: string) => void
}

/** Every trade, to be found by its name. Enter takes the first that is left. */
export function TradeSearch({ planId, busy, onPick }: TradeSearchProps) {
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const trades = useTrades(planId, { wanted: open })
  const found = matching(trades.data ?? [], words)

  function pick(trade: string | undefined) {
    if (!trade) return
    onPick(trade)
    setOpen(false)
    setWords('')
  }

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('planning.flow.understood.other')}
      trigger={
        <button type="button" className={chip} disabled={busy}>
          {t('planning.flow.understood.other')}
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
        <Field label={t('planning.flow.understood.search')}>
          <TextInput value={words} autoComplete="off" onChange={setWords} />
        </Field>
        {trades.isPending && <Waiting />}
        {trades.isError && (
          <Failed
            text={t('planning.flow.understood.failed')}
            onRetry={() => void trades.refetch()}
            retrying={trades.isFetching}
          />
        )}
        {trades.data && found.length === 0 && (
          <p className={styles.nothing}>{t('planning.flow.understood.nothing')}</p>
        )}
        <ul className={styles.list}>
          {found.map(({ id, label }) => (
            <li key={id}>
              <button type="button" className={styles.trade} onClick={() => pick(id)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Popover>
  )
}
