import type { ModelFailureKind } from '#core/model/main'
import type { FaultName } from '#tests/fakes/model_server/faults'

/** The effect of a permanent fault. */
export interface FaultRow {
  fault: FaultName
  /** The fault, for a test title. */
  title: string
  kind: ModelFailureKind
  status: number
  /** The number of requests before the failure is final. */
  requests: number
}

/** The faults that can be permanent, and the final answer to the person for each. */
export const faultTable: FaultRow[] = [
  { fault: 'unauthorized', title: '401', kind: 'unauthorized', status: 503, requests: 1 },
  {
    fault: 'rate_limited_for_minutes',
    title: '429 with a Retry-After of two minutes',
    kind: 'rate_limited',
    status: 503,
    requests: 1,
  },
  {
    fault: 'quota_exhausted',
    title: '429 insufficient_quota',
    kind: 'quota',
    status: 503,
    requests: 1,
  },
  { fault: 'no_credit', title: '402', kind: 'quota', status: 503, requests: 1 },
  {
    fault: 'server_error',
    title: '500 with a page',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'bad_gateway', title: '502 with a page', kind: 'unavailable', status: 503, requests: 3 },
  { fault: 'overloaded', title: '503 with a page', kind: 'unavailable', status: 503, requests: 3 },
  {
    fault: 'context_too_long',
    title: '400 context_length_exceeded',
    kind: 'too_long',
    status: 400,
    requests: 1,
  },
  {
    fault: 'prompt_filtered',
    title: '400 content_filter',
    kind: 'filtered',
    status: 400,
    requests: 1,
  },
  {
    fault: 'connection_reset',
    title: 'connection reset',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'no_answer', title: 'no answer', kind: 'too_slow', status: 503, requests: 2 },
  {
    fault: 'broken_json',
    title: '200 with broken JSON',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
  {
    fault: 'html_with_200',
    title: '200 with text/html',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
  { fault: 'no_choices', title: 'choices: []', kind: 'broken_answer', status: 502, requests: 3 },
  {
    fault: 'answer_filtered',
    title: 'finish_reason content_filter',
    kind: 'filtered',
    status: 400,
    requests: 1,
  },
  { fault: 'refused', title: 'refusal', kind: 'filtered', status: 400, requests: 1 },
  { fault: 'stream_cut', title: 'stream cut', kind: 'unavailable', status: 503, requests: 3 },
  {
    fault: 'no_finish_reason',
    title: 'stream that ends without finish_reason',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  { fault: 'stall', title: 'stream that stalls', kind: 'too_slow', status: 503, requests: 2 },
  {
    fault: 'error_event',
    title: 'error event in a stream',
    kind: 'unavailable',
    status: 503,
    requests: 3,
  },
  {
    fault: 'bad_line',
    title: 'bad line in a stream',
    kind: 'broken_answer',
    status: 502,
    requests: 3,
  },
]
