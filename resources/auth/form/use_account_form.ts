import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/main.ts'
import { useForm, type Errors, type Values } from '../../lib/form/use_form.ts'

interface AccountFormOptions<V extends Values, R> {
  initial: V
  validate: (values: V) => Errors<V>
  send: (values: V) => Promise<R>
  onSuccess?: (answer: R, values: V) => void
  onEdit?: (values: V) => void
}

/** A form and its call. The server's errors are hidden after an edit. */
export function useAccountForm<V extends Values, R>(options: AccountFormOptions<V, R>) {
  const call = useMutation({ mutationFn: options.send, onSuccess: options.onSuccess })
  const form = useForm({
    initial: options.initial,
    validate: options.validate,
    onSubmit: (values) => call.mutate(values),
    onEdit: (values) => {
      if (call.isError) call.reset()
      options.onEdit?.(values)
    },
  })
  // The banner shows the refusal, and its fields are marked.
  const refused = call.error instanceof ApiError ? (call.error.fields as Errors<V>) : {}
  return { form: { ...form, errors: { ...refused, ...form.errors } }, call }
}
