import type { PlanImage, PlanImages, WebsiteImage } from '#contract/api/images'
import { call } from './client.ts'
import { upload, type UploadOptions } from './upload.ts'

export interface ImageChange {
  title?: string
  alt?: string
  /** Its new index. */
  position?: number
}

const of = (websiteId: string) => `/spa/websites/${websiteId}/`
const ofPlan = (planId: string) => `/spa/websites/plan/${planId}/images/`

/** The pictures of a website, and of a plan. */
export const images = {
  list: (websiteId: string, signal?: AbortSignal) =>
    call<WebsiteImage[]>(`${of(websiteId)}images/`, { signal }),

  upload: (websiteId: string, file: File, options?: UploadOptions) =>
    upload<WebsiteImage>(`${of(websiteId)}upload_image/`, file, options),

  change: (websiteId: string, imageId: string, change: ImageChange) =>
    call<WebsiteImage>(`${of(websiteId)}images/${imageId}/`, { method: 'PATCH', body: change }),

  delete: (websiteId: string, imageId: string) =>
    call<unknown>(`${of(websiteId)}images/${imageId}/`, { method: 'DELETE' }),

  ofPlan: {
    list: (planId: string, signal?: AbortSignal) => call<PlanImage[]>(ofPlan(planId), { signal }),

    upload: (planId: string, file: File, options?: UploadOptions) =>
      upload<PlanImages>(ofPlan(planId), file, options),

    change: (planId: string, imageId: string, change: ImageChange) =>
      call<PlanImages>(`${ofPlan(planId)}${imageId}/`, { method: 'PATCH', body: change }),

    delete: (planId: string, imageId: string) =>
      call<PlanImages>(`${ofPlan(planId)}${imageId}/`, { method: 'DELETE' }),
  },
}
