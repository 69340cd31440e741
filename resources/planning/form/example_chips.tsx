import { t } from '../../lib/text/text.ts'
import { Cluster } from '../../ui/layout/layout.tsx'
import { chip } from '../../ui/chip/chip.css.ts'
import { chipsLabel } from './create_form.css.ts'

const EXAMPLES = ['bakery', 'electrician', 'yoga', 'photographer', 'cafe'] as const

interface ExampleChipsProps {
  prompt: string
  onPick: (prompt: string) => void
}

/** Example prompts. They never replace the person's own text. */
export function ExampleChips({ prompt, onPick }: ExampleChipsProps) {
  const texts = EXAMPLES.map((name) => t(`planning.form.example.${name}_text`))
  if (prompt.trim() && !texts.includes(prompt)) return null

  return (
    <Cluster gap="small">
      <span className={chipsLabel}>{t('planning.form.examples')}</span>
      {EXAMPLES.map((name, index) => (
        <button key={name} type="button" className={chip} onClick={() => onPick(texts[index]!)}>
          {t(`planning.form.example.${name}`)}
        </button>
      ))}
    </Cluster>
  )
}
