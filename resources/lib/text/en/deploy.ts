/** Publishing a website: the button, the state and the result. */
export const deploy = {
  title: 'Publishing',
  lead: 'Puts the newest saved version online, at its own address.',
  button: {
    first: 'Publish for First Time',
    changes: 'Publish Changes',
    preparing: 'Still Preparing...',
    again: 'Try Again',
    publishing: 'Publishing...',
  },
  status: {
    pending: 'Waiting',
    building: 'Being Prepared',
    ready: 'Live',
    error: 'Failed',
    unknown: 'Unknown',
    none: 'Not published',
  },
  loading: 'Checking the status',
  status_label: 'Status',
  address: 'Address',
  open: 'Open live site',
  updated: ({ ago }: { ago: string }) => `Published ${ago}`,
  readiness: {
    loading: 'Checking the page',
    failed: 'The page could not be checked. You can still publish it.',
    ready: ({ passed, total }: { passed: number; total: number }) =>
      `Ready to publish: ${passed} of ${total} checks`,
    not_ready: ({ passed, total }: { passed: number; total: number }) =>
      `Not ready to publish: ${passed} of ${total} checks`,
    open_places: ({ count }: { count: number }) =>
      count === 1
        ? '1 place is not filled in yet. Visitors will not see it.'
        : `${count} places are not filled in yet. Visitors will not see them.`,
    must: 'Fix this first',
    should: 'Could be better',
    passed: 'Passed',
  },
  releases: {
    title: 'Published versions',
    loading: 'Loading the published versions',
    failed: 'The published versions could not be loaded.',
    live: 'Online',
    first: 'First version',
    size: ({ size }: { size: string }) => `${size} in all`,
    look: 'Look at it',
    look_at: ({ date }: { date: string }) => `Look at it: the version of ${date}`,
    back: 'Put online again',
    back_to: ({ date }: { date: string }) => `Put online again: the version of ${date}`,
    done: 'This version is online again. Your website in the editor has not changed.',
    not_done: 'The version could not be put online. What is online has not changed.',
  },
  message: {
    changes_published: 'Website changes published successfully!',
    started: 'Website publishing started successfully!',
    live: 'Your website is live.',
    not_started: 'Publishing could not be started',
    error: ({ message }: { message: string }) => `Error occurred while publishing: ${message}`,
    failed: 'Publishing failed. Please try again.',
    status_failed: ({ message }: { message: string }) =>
      `Website status could not be updated: ${message}.`,
  },
}
