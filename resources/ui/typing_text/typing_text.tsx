import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually_hidden/visually_hidden.tsx'
import { caret } from './typing_text.css.ts'
import { useTyping } from './use_typing.ts'

interface TypingTextProps {
  /** Written one after the other, for ever; a single one is written once. */
  texts: readonly string[]
  msPerCharacter?: number
  /** How long a whole text stands before the next. */
  pause?: number
}

/** Text that writes itself. Read out once and whole; still under reduced motion. */
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
