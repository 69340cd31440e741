import { useEffect, useState } from 'react'

const SAID_FOR = 2_000

/** Copies a text and shows the result for two seconds. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SAID_FOR)
    return () => clearTimeout(timer)
  }, [state])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return { state, copy }
}
