import type { Configuration, Login, Registration, Session, User } from '#contract/api/account'
import { call, callAsGuest } from './client.ts'

export const account = {
  configuration: () => callAsGuest<Configuration>('/app/configuration/', {}),

  login: (body: Login) => callAsGuest<Session>('/users/login/', { method: 'POST', body }),

  google: (token: string) =>
    callAsGuest<Session>('/users/google/', { method: 'POST', body: { token } }),

  register: (body: Registration) =>
    callAsGuest<unknown>('/users/register/', { method: 'POST', body }),

  logout: () => call<unknown>('/users/logout/', { method: 'POST' }),

  me: (signal?: AbortSignal) => call<User>('/users/me/', { signal }),

  sendVerificationEmail: () => call<unknown>('/users/send-verification-email/', { method: 'POST' }),

  verifyEmail: (token: string) =>
    callAsGuest<unknown>('/users/verify-email/', { method: 'POST', body: { token } }),
}
