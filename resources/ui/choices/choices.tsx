import * as styles from './choices.css.ts'

interface ChoicesProps {
  held?: boolean
  choices: { words: string; onPick: () => void }[]
}

/** Sentences to pick from, one below the other. */
export function Choices({ choices, held = false }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ words, onPick }) => (
        <li key={words}>
          <button type="button" className={styles.choice} disabled={held} onClick={onPick}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
