/** The screens from which a redirect to Google starts, and to which it returns. */
export type GoogleVisitor = 'login' | 'settings'

/** The address of every screen. Links, redirects and mails use these, never literal paths. */
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
  visits: (id: string) => `/websites/${id}/visits`,
  messages: '/messages',
  preview: (id: string, options: { isNew?: boolean } = {}) =>
    `/preview/${id}${options.isNew ? '?new=true' : ''}`,
  edit: (id: string) => `/edit/${id}`,
  payments: '/payments',
  settings: '/settings',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** A page rendered by the server, because the recipient of its mail may have no account. */
  confirmContact: (token: string) => `/confirm-contact/${token}`,
  /** Not screens: the redirect to Google and back. */
  google: (challenge: string, from: GoogleVisitor) =>
    `/auth/google?challenge=${challenge}&from=${from}`,
  googleReturn: '/auth/google/callback',
} as const
