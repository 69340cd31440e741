import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import type { KindQuestion } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { TextInput } from '../../../ui/text_input/text_input.tsx'
import { fieldName } from '../field_name.ts'
import { useSheetContext } from '../state/sheet_context.ts'
import * as styles from './good_to_know.css.ts'
import { KeptLines } from './kept_lines.tsx'
import { answering, chipText, toggled } from './questions.ts'
import { Suggestions } from './suggestions.tsx'
import { useError } from './use_error.ts'
import { useKind } from './use_kinds.ts'

/** Short facts: those on the sheet, and chips for what visitors of this kind of business often ask. */
export function GoodToKnow() {
  const { values, change } = useSheetContext()
  const kind = useKind()
  const error = useError('good_to_know')
  const asked = kind?.questions ?? []
  const questions = asked.filter(({ field }) => answering(field, values))
  const chips = questions.filter(({ kind }) => kind === 'chip')
  const lines = values.good_to_know
  const own = lines.filter((line) => !chips.some((chip) => chipText(chip) === line))

  return (
    <div className={styles.box} data-field="good_to_know">
      {questions.length > 0 && <p className={styles.asked}>{t('planning.sheet.questions')}</p>}
      {chips.length > 0 && (
        <div className={styles.chips}>
          {chips.map((chip) => (
            <Chip key={`${chip.field} ${chip.label}`} question={chip} />
          ))}
        </div>
      )}
      <KeptLines
        lines={own.map((line) => ({ key: line, text: line }))}
        onRemove={(gone) => change({ good_to_know: lines.filter((line) => line !== gone) })}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.texts}>
        {questions
          .filter(({ kind }) => kind === 'text')
          .map((question) => (
            <Answer key={`${question.field} ${question.label}`} question={question} />
          ))}
        <NewLine
          label={t('planning.sheet.add.good_to_know')}
          onAdd={(line) => change({ good_to_know: [...lines, line] })}
        />
      </div>
      <Suggestions of="good_to_know" label={`${fieldName('good_to_know')}?`} />
    </div>
  )
}

function Chip({ question }: { question: KindQuestion }) {
  const { values, change } = useSheetContext()
  const field = answering(question.field, values)!
  const text = chipText(question)
  const on = field.now.includes(text)
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={on}
      onClick={() => change(toggled(field, text))}
    >
      <Icon of={on ? Check : Plus} size={15} />
      {question.label}
    </button>
  )
}

/** A short field for one text or for a new line of a list. */
function Answer({ question }: { question: KindQuestion }) {
  const { values, change } = useSheetContext()
  const field = answering(question.field, values)!
  if (field.many) {
    const add = (line: string) => change(field.put([...field.now, line]))
    return <NewLine label={question.label} placeholder={question.value} onAdd={add} />
  }
  return (
    <Field label={question.label}>
      <TextInput
        value={field.now[0] ?? ''}
        placeholder={question.value}
        onChange={(text) => change(field.put([text]))}
      />
    </Field>
  )
}

interface NewLineProps {
  label: string
  placeholder?: string
  onAdd: (line: string) => void
}

function NewLine({ label, placeholder, onAdd }: NewLineProps) {
  const [text, setText] = useState('')

  function add() {
    if (!text.trim()) return
    onAdd(text.trim())
    setText('')
  }

  return (
    <Field label={label}>
      <NewLineInput value={text} placeholder={placeholder} onChange={setText} onAdd={add} />
    </Field>
  )
}

interface NewLineInputProps {
  value: string
  placeholder?: string
  onChange: (text: string) => void
  onAdd: () => void
}

function NewLineInput({ value, placeholder, onChange, onAdd }: NewLineInputProps) {
  return (
    <span className={styles.newLine}>
      <TextInput
        value={value}
        placeholder={placeholder}
        onChange={onChange}
        onBlur={onAdd}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onAdd()
        }}
      />
      <Button variant="quiet" disabled={!value.trim()} onClick={onAdd}>
        {t('planning.sheet.list.add_line')}
      </Button>
    </span>
  )
}
