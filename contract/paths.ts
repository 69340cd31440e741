/** The screens that send a browser to Google, and get it back. */
export type GoogleVisitor = 'login' | 'settings'

/** Every screen's address. Links, redirects and mails are made from these, never from texts. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  verifyEmail: (token: string) => `/verify-email/${token}`,
  dashboard: '/dashboard',
  create: '/create',
  websites: '/websites',
  preview: (id: string, options: { isNew?: boolean } = {}) =>
    `/preview/${id}${options.isNew ? '?new=true' : ''}`,
  edit: (id: string) => `/edit/${id}`,
  payments: '/payments',
  settings: '/settings',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** A page of the server's own: who gets its mail may have no account here. */
  confirmContact: (token: string) => `/confirm-contact/${token}`,
  /** Not screens: the way to Google and back. */
  google: (challenge: string, from: GoogleVisitor) =>
    `/auth/google?challenge=${challenge}&from=${from}`,
  googleReturn: '/auth/google/callback',
} as const
