import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  ApiError,
  deployment as calls,
  errorSentence,
  keys,
  type Deployment,
  type Published,
} from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { isUnderWay, pollAfterPublish } from './deployment_state.ts'
import { useDeployments } from './use_deployments.ts'

interface PublishingMessage {
  type: 'success' | 'error'
  text: string
}

/** The state of a website, the function to publish it, and the result of the last attempt. */
export function usePublishing(websiteId: string) {
  const client = useQueryClient()
  const list = useDeployments()
  const current = list.data?.find((one) => one.website_id === websiteId) ?? null

  const publish = useMutation({
    mutationFn: () => calls.publish(websiteId),
    onSuccess: ({ success, deployment }) => success && keepDeployment(client, deployment),
    // A refusal may mean that the page was changed since it was checked.
    onError: () => client.invalidateQueries({ queryKey: keys.websites.readiness(websiteId) }),
  })

  useQuery({
    queryKey: [...keys.deployments, 'status', current?.id],
    queryFn: async () => {
      const { deployment } = await calls.checkStatus(current!.id)
      keepDeployment(client, deployment)
      return deployment
    },
    // A version that is put online again is pending too, and the open dialog asks about `building` only.
    enabled: isUnderWay(current) && (publish.isSuccess || current?.status === 'pending'),
    refetchInterval: pollAfterPublish(current),
  })

  return { list, current, publish, message: messageOf(publish, current) }
}

/** The message after pressing publish: that it has started, then its result. */
function messageOf(
  { data, error }: { data: Published | undefined; error: Error | null },
  current: Deployment | null
): PublishingMessage | null {
  if (error) {
    return { type: 'error', text: failureOf(error) }
  }
  if (!data) return null
  if (current?.status === 'error') return { type: 'error', text: t('deploy.message.failed') }

  const begun = t(data.is_redeploy ? 'deploy.message.changes_published' : 'deploy.message.started')
  const live = current?.status === 'ready' ? ` ${t('deploy.message.live')}` : ''
  return { type: 'success', text: begun + live }
}

/** One sentence about the cause, if anybody knows it. */
function failureOf(error: Error): string {
  if (error instanceof ApiError && error.status > 0 && error.lines.length === 0) {
    return t('deploy.message.not_started')
  }
  return t('deploy.message.error', { message: errorSentence(error) })
}

/** Stores the state of a publication; when it has ended, the websites are loaded again. */
export function keepDeployment(client: QueryClient, changed: Deployment) {
  client.setQueryData<Deployment[]>(keys.deployments, (list = []) => [
    changed,
    ...list.filter((one) => one.website_id !== changed.website_id),
  ])
  if (!isUnderWay(changed)) void client.invalidateQueries({ queryKey: keys.websites.all })
}
