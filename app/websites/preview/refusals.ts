import type { ServerResponse } from 'node:http'
import { hosts } from '#config/hosts'
import { PREVIEW_MINUTES } from '#contract/limits'
import { paths } from '#contract/paths'
import { notice } from '#core/pages/notice'
import { pagePolicy } from '#core/pages/page_policy'
import type { Website } from '#websites/models/website'
import { previewHeaders, type AddressFailure } from '#websites/preview/signed_address'

type Refusal = Exclude<AddressFailure, { reason: 'unknown_host' }>

/** A page that explains why an address of a preview host shows nothing, and links to the app. */
export function refuseAddress(res: ServerResponse, { reason, website }: Refusal): void {
  switch (reason) {
    case 'not_an_address':
      return refusePreviewPath(res, website)
    case 'forged':
      return answer(res, 403, {
        title: 'This preview address is not valid',
        sentence: 'It may have been cut short when it was copied. Open the preview from the app.',
        link: {
          href: `${hosts.appUrl}${paths.websites}`,
          words: 'Go to My Websites',
          newTab: true,
        },
      })
    case 'expired':
      return answer(res, 410, {
        title: 'This preview has expired',
        sentence: `Preview addresses hold for ${PREVIEW_MINUTES} minutes. Open the preview again to get a new one.`,
        link: {
          href: `${hosts.appUrl}${paths.preview(website.id)}`,
          words: 'Open the preview again',
          newTab: true,
        },
      })
    default:
      return reason satisfies never
  }
}

/** For addresses that a preview does not have: other pages, unknown files. */
export function refusePreviewPath(res: ServerResponse, website: Website): void {
  answer(res, 404, {
    title: 'There is no such page in this preview',
    sentence: 'A link may point at a page that this website does not have.',
    link: {
      href: `${hosts.appUrl}${paths.preview(website.id)}`,
      words: 'Back to the preview',
      newTab: true,
    },
  })
}

function answer(res: ServerResponse, status: number, page: Parameters<typeof notice>[0]) {
  const headers = {
    ...previewHeaders(),
    'content-security-policy': pagePolicy({ framedBy: hosts.appUrl }),
    'content-type': 'text/html; charset=utf-8',
  }
  res.writeHead(status, headers).end(notice(page))
}
