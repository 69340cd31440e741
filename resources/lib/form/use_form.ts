import { useState, type FormEvent } from 'react'

export type Values = Record<string, string>
export type Errors<V extends Values> = Partial<Record<keyof V & string, string>>

interface FormOptions<V extends Values> {
  initial: V
  /** The rules of the specification: a message for each field that breaks one. */
  validate: (values: V) => Errors<V>
  onSubmit: (values: V) => void
  onEdit?: (values: V) => void
}

/** The texts of a form and their errors. Editing a field clears its error. */
export function useForm<V extends Values>({ initial, validate, onSubmit, onEdit }: FormOptions<V>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})

  function set<K extends keyof V & string>(field: K, value: V[K]) {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors(({ [field]: _, ...others }) => others as Errors<V>)
    onEdit?.({ ...values, [field]: value })
  }

  /** Resets the form to these values. */
  function restart(fresh: V) {
    setValues(fresh)
    setErrors({})
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = validate(values)
    setErrors(found)
    if (Object.keys(found).length === 0) return onSubmit(values)
    queueMicrotask(() => requestAnimationFrame(() => firstInvalid(form)?.focus()))
  }

  /** The three props of a text control. */
  function bind<K extends keyof V & string>(field: K) {
    return {
      name: field,
      value: values[field],
      onChange: (value: string) => set(field, value as V[K]),
    }
  }

  return { values, errors, set, restart, submit, bind }
}

function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('[aria-invalid="true"]')
}
