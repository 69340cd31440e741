import type {
  AccountDeleted,
  AccountDeletion,
  ChangePassword,
  Configuration,
  ForgotPassword,
  GoogleHandover,
  GoogleSignIn,
  Login,
  NewPassword,
  ProfileChange,
  Registration,
  ResetPassword,
  Session,
  SignedInDevices,
  User,
} from '#contract/api/account'
import { call, callAsGuest } from './client.ts'

export const account = {
  configuration: () => callAsGuest<Configuration>('/app/configuration/', {}),

  login: (body: Login) => callAsGuest<Session>('/users/login/', { method: 'POST', body }),

  google: (body: GoogleSignIn) => callAsGuest<Session>('/users/google/', { method: 'POST', body }),

  googleHandover: (body: GoogleHandover) =>
    callAsGuest<Session>('/users/google/handover/', { method: 'POST', body }),

  register: (body: Registration) =>
    callAsGuest<unknown>('/users/register/', { method: 'POST', body }),

  forgotPassword: (body: ForgotPassword) =>
    callAsGuest<unknown>('/users/forgot-password/', { method: 'POST', body }),

  resetPassword: (body: ResetPassword) =>
    callAsGuest<unknown>('/users/reset-password/', { method: 'POST', body }),

  logout: () => call<unknown>('/users/logout/', { method: 'POST' }),

  me: (signal?: AbortSignal) => call<User>('/users/me/', { signal }),

  updateProfile: (body: ProfileChange) => call<User>('/users/profile/', { method: 'PATCH', body }),

  changePassword: (body: ChangePassword) =>
    call<unknown>('/users/change-password/', { method: 'POST', body }),

  createPassword: (body: NewPassword) =>
    call<unknown>('/users/create-password/', { method: 'POST', body }),

  devices: (signal?: AbortSignal) => call<SignedInDevices>('/users/sessions/', { signal }),

  signOutDevice: (id: string) => call<unknown>(`/users/sessions/${id}/`, { method: 'DELETE' }),

  signOutEverywhere: () => call<unknown>('/users/sessions/', { method: 'DELETE' }),

  /** A ZIP archive, which may be large. */
  ownData: () => call<Blob>('/users/export/', { reads: 'file', timeout: 5 * 60_000 }),

  delete: (body: AccountDeletion) =>
    call<AccountDeleted>('/users/delete-account/', { method: 'POST', body }),

  sendVerificationEmail: () => call<unknown>('/users/send-verification-email/', { method: 'POST' }),

  verifyEmail: (token: string) =>
    callAsGuest<unknown>('/users/verify-email/', { method: 'POST', body: { token } }),
}
