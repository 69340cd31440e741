import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { domains, errorSentence, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'

interface DomainMessage {
  type: 'success' | 'error'
  text: string
}

/** The own domain of a website, the calls that change it, and the result of the last one. */
export function useDomain(websiteId: string) {
  const client = useQueryClient()
  const key = keys.websites.domain(websiteId)
  const state = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => domains.read(websiteId, signal),
    refetchOnMount: 'always',
  })
  // Each result replaces the one before.
  const forgetOthers = () => [add, verify, remove].forEach((call) => call.reset())
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: keys.websites.all }),
    ])
  const add = useMutation({ mutationFn: (name: string) => domains.add(websiteId, name), onSettled })
  const verify = useMutation({ mutationFn: () => domains.verify(websiteId), onSettled })
  const remove = useMutation({ mutationFn: () => domains.remove(websiteId), onSettled })

  return {
    state,
    add: { isPending: add.isPending, run: (name: string) => (forgetOthers(), add.mutate(name)) },
    verify: { isPending: verify.isPending, run: () => (forgetOthers(), verify.mutate()) },
    remove: { isPending: remove.isPending, run: () => (forgetOthers(), remove.mutate()) },
    message: messageOf({ add, verify, remove }),
  }
}

interface Result {
  isSuccess: boolean
  error: Error | null
  data?: unknown
}

function messageOf({
  add,
  verify,
  remove,
}: Record<'add' | 'verify' | 'remove', Result>): DomainMessage | null {
  if (add.error) return failure('add_error', add.error)
  if (verify.error) return failure('verify_error', verify.error)
  if (remove.error) return failure('remove_error', remove.error)
  if (remove.isSuccess) return { type: 'success', text: t('deploy.domain.removed') }
  if (verify.isSuccess) {
    const { verified } = verify.data as { verified: boolean }
    return verified
      ? { type: 'success', text: t('deploy.domain.verified') }
      : { type: 'error', text: t('deploy.domain.not_yet') }
  }
  if (add.isSuccess) return { type: 'success', text: t('deploy.domain.added') }
  return null
}

function failure(key: 'add_error' | 'verify_error' | 'remove_error', error: Error): DomainMessage {
  return { type: 'error', text: t(`deploy.domain.${key}`, { message: errorSentence(error) }) }
}
