import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlanImages } from '#contract/api/images'
import { errorSentence, images, keys, type ImageChange } from '../../lib/api/main.ts'
import type { UploadOptions } from '../../lib/api/upload.ts'
import { t } from '../../lib/text/text.ts'
import { useUploads } from '../../lib/upload/use_uploads.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import type { SheetStore } from '../sheet/state/sheet_store.ts'

type Act = () => Promise<PlanImages>

/** The photos of a plan. Each change also changes the plan, so the sheet is loaded again. */
export function usePhotos(planId: string, store: Pick<SheetStore, 'between'>) {
  const client = useQueryClient()
  const queryKey = keys.plan.images(planId)
  const mutationKey = keys.plan.changes(planId)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => images.ofPlan.list(planId, signal),
  })

  const act = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: (work: Act) => store.between(work),
    onSuccess: ({ images: list }) => client.setQueryData(queryKey, list),
  })

  const uploads = useUploads(
    (file: File, options: UploadOptions) =>
      act.mutateAsync(() => images.ofPlan.upload(planId, file, options)),
    () => {}
  )

  const tell = (error: unknown) => {
    toast.error(t('images.photos.change_failed', { message: errorSentence(error) }))
    void query.refetch()
  }

  return {
    photos: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    uploads,
    change: (id: string, change: ImageChange) =>
      act.mutate(() => images.ofPlan.change(planId, id, change), { onError: tell }),
    remove: (id: string) => act.mutate(() => images.ofPlan.delete(planId, id), { onError: tell }),
  }
}
