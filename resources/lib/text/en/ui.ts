export const ui = {
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  reference: ({ id }: { id: string }) => `If it happens again, tell support this number: ${id}`,
  field: { optional: 'optional' },
  password: { show: 'Show password', hide: 'Hide password' },
  color: {
    code: ({ label }: { label: string }) => `${label}, as a number`,
    refused: ({ text, value }: { text: string; value: string }) =>
      `“${text}” is not a colour that we know, so it stays ${value}. Try a name such as teal, or a number such as #008080.`,
  },
  question: { of_one: 'Did you mean this?', of_several: 'Which of these do you mean?' },
  device: {
    label: 'Screen width',
    mobile: 'Mobile',
    tablet: 'Tablet',
    desktop: 'Desktop',
    beside: 'Show a phone beside the page',
    phone: ({ title }: { title: string }) => `${title} on a phone`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: ({ page }: { page: number }) => `Page ${page}`,
  },
}
