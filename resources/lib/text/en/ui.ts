export const ui = {
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  reference: ({ id }: { id: string }) => `If it happens again, tell support this number: ${id}`,
  field: { optional: 'optional' },
  password: { show: 'Show password', hide: 'Hide password' },
  color: { code: ({ label }: { label: string }) => `${label}, as a number` },
  device: { label: 'Screen width', mobile: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: ({ page }: { page: number }) => `Page ${page}`,
  },
}
