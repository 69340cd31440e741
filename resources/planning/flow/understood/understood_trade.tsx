import type { Understood } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Cluster } from '../../../ui/layout/layout.tsx'
import { chip } from '../../form/create_form.css.ts'
import { TradeSearch } from './trade_search.tsx'
import { sentence } from './understood.css.ts'

interface UnderstoodTradeProps {
  planId: string
  understood: Understood
  busy: boolean
  onCorrect: (trade: string) => void
}

/** From here on nobody needs to be asked. */
const SURE = 0.75

/** What the plan takes the business for. Where that is not sure, other guesses are one click away. */
export function UnderstoodTrade({ planId, understood, busy, onCorrect }: UnderstoodTradeProps) {
  const { trade_label: trade, confidence, alternatives } = understood
  const sure = confidence >= SURE

  return (
    <Cluster as="section">
      <p className={sentence}>
        {confidence === 0
          ? t('planning.flow.understood.unknown')
          : t(`planning.flow.understood.${sure ? 'sure' : 'unsure'}`, { trade })}
      </p>
      {!sure &&
        alternatives.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={chip}
            disabled={busy}
            onClick={() => onCorrect(id)}
          >
            {t('planning.flow.understood.alternative', { trade: label })}
          </button>
        ))}
      <TradeSearch planId={planId} busy={busy} onPick={onCorrect} />
    </Cluster>
  )
}
