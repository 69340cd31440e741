import * as styles from './ai_panel.css.ts'

interface ChoicesProps {
  choices: { words: string; onPick: () => void }[]
}

/** Sentences to pick from, one below the other. */
export function Choices({ choices }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ words, onPick }) => (
        <li key={words}>
          <button type="button" className={styles.choice} onClick={onPick}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
