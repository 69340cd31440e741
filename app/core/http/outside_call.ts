export interface OutsideCall {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** In milliseconds, for the whole answer. */
  timeout: number
  /** In bytes. */
  largestAnswer: number
  /** Ends the call. */
  signal?: AbortSignal
}

export interface OutsideAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * A call to a server outside that the operator has configured. It follows no redirect. Rejects if the
 * answer does not arrive in time or is too large.
 */
export async function outsideCall(url: string, call: OutsideCall): Promise<OutsideAnswer> {
  const { method, headers, body, timeout, largestAnswer, signal } = call
  const late = AbortSignal.timeout(timeout)
  const answer = await fetch(url, {
    method,
    headers,
    body,
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, late]) : late,
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > largestAnswer) throw new Error(`The answer is larger than ${largestAnswer} bytes.`)
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  return { status: answer.status, headers: answer.headers, text }
}
