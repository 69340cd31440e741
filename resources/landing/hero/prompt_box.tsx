import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import { chip } from '../../ui/chip/chip.css.ts'
import * as styles from './hero.css.ts'
import { useStart } from './use_start.ts'

const EXAMPLES = ['bakery', 'electrician', 'yoga'] as const

/** The first step of the product, before there is an account. */
export function PromptBox({ onWatch }: { onWatch: () => void }) {
  const [prompt, setPrompt] = useState('')
  const start = useStart()
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    start(prompt)
  }

  function enterSubmits(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    start(prompt)
  }

  return (
    <form onSubmit={submit} className={styles.words}>
      <div className={styles.box}>
        <label htmlFor={id}>
          <VisuallyHidden>{t('landing.hero.prompt')}</VisuallyHidden>
        </label>
        <textarea
          id={id}
          name="prompt"
          className={styles.prompt}
          value={prompt}
          placeholder={t('landing.hero.placeholder')}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={enterSubmits}
        />
        <div className={styles.row}>
          <Button type="submit" size="large">
            {t('landing.hero.start')}
          </Button>
          <Button variant="quiet" size="large" onClick={onWatch}>
            {t('landing.hero.demo')}
          </Button>
        </div>
      </div>
      <div className={styles.row} role="group" aria-label={t('landing.hero.chips')}>
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            className={chip}
            onClick={() => setPrompt(t(`landing.examples.${example}.prompt`))}
          >
            {t(`landing.examples.${example}.name`)}
          </button>
        ))}
        <span className={styles.facts}>{t('landing.hero.facts')}</span>
      </div>
    </form>
  )
}
