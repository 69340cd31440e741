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
  const { alternatives } = understood
  const sure = understood.confidence >= SURE

  return (
    <Cluster as="section">
      <p className={sentence}>{sentenceFor(understood)}</p>
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

function sentenceFor({ trade_label: trade, own_word: own, confidence }: Understood): string {
  if (confidence >= SURE) return t('planning.flow.understood.sure', { trade })
  if (confidence > 0) return t('planning.flow.understood.unsure', { trade })
  return own
    ? t('planning.flow.understood.own', { trade: own })
    : t('planning.flow.understood.unknown')
}
