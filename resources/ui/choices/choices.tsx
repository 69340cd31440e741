import * as styles from './choices.css.ts'

interface ChoicesProps {
  held?: boolean
  choices: { words: string; onPick: () => void }[]
}

/** A list of sentences to choose from. */
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
