import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually_hidden/visually_hidden.tsx'
import { caret } from './typing_text.css.ts'
import { useTyping } from './use_typing.ts'

interface TypingTextProps {
  /** Typed one after the other in a loop; a single text is typed once. */
  texts: readonly string[]
  msPerCharacter?: number
  /** How long a complete text is shown before the next. */
  pause?: number
}

/** Animated typing. Screen readers get the whole text once; still with reduced motion. */
export function TypingText({ texts, msPerCharacter = 50, pause = 2000 }: TypingTextProps) {
  const [index, setIndex] = useState(0)
  const text = texts[index % texts.length]
  const typed = useTyping(text, msPerCharacter)

  useEffect(() => {
    if (typed !== text || texts.length < 2) return
    const timer = setTimeout(() => setIndex((now) => now + 1), pause)
    return () => clearTimeout(timer)
  }, [typed, text, texts.length, pause])

  return (
    <>
      <VisuallyHidden>{texts.join(' ')}</VisuallyHidden>
      <span aria-hidden>
        {typed}
        <span className={caret} />
      </span>
    </>
  )
}
