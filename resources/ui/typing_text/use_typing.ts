import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../lib/browser/use_reduced_motion.ts'

/** The part of `text` that is typed by now; all of it with reduced motion. */
export function useTyping(text: string, msPerCharacter: number): string {
  const still = useReducedMotion()
  const [typed, setTyped] = useState({ text, length: 0 })
  const length = typed.text === text ? typed.length : 0

  useEffect(() => {
    if (still || length >= text.length) return
    const timer = setTimeout(() => setTyped({ text, length: length + 1 }), msPerCharacter)
    return () => clearTimeout(timer)
  }, [still, text, length, msPerCharacter])

  return still ? text : text.slice(0, length)
}
