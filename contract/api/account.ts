import type { SubscriptionType } from '#contract/subscription_plans'

/** The signed-in person, as GET users/me answers. */
export interface User {
  id: string
  email: string
  name: string
  surname: string
  phone_number: string
  email_verified: boolean
  has_password: boolean
  social_provider: string | null
  subscription_type: SubscriptionType
}

export interface TokenPair {
  access: string
  refresh: string
}

export interface Session extends TokenPair {
  user: User
  /** The account was waiting to be deleted; signing in has kept it. */
  account_kept?: true
}

export interface Login {
  email: string
  password: string
}

export interface Registration extends Login {
  name: string
  surname: string
  password2: string
}

export interface ForgotPassword {
  email: string
}

export interface NewPassword {
  new_password: string
  confirm_password: string
}

/** An old or unknown token is answered 400 `invalid_token`. */
export interface ResetPassword extends NewPassword {
  token: string
}

/** A wrong `old_password` is a field error; so is a common password as the new one. */
export interface ChangePassword extends NewPassword {
  old_password: string
}

/** At least one field; those that are left out stay as they are. Answered with the whole person. */
export interface ProfileChange {
  name?: string
  surname?: string
  phone_number?: string
}

/**
 * Answered with a `Session`; 401 `invalid_google_credential`, 409 `password_account` where the
 * address has an account that signs in with its password.
 */
export interface GoogleSignIn {
  /** The credential as Google handed it over. It works once. */
  token: string
  /** What the page gave Google as `nonce`, if it gave one. */
  nonce?: string
}

/**
 * After a browser was sent to Google and back: POST users/google/handover/ answers as POST
 * users/google/ does. The code is in the address after the way back, and works once.
 */
export interface GoogleHandover {
  code: string
  /** Of which the page gave the SHA-256, as base64url, when it set out. */
  verifier: string
}

/** One sign-in, as GET users/sessions/ lists it. DELETE users/sessions/{id}/ ends it. */
export interface SignedInDevice {
  id: string
  /** In words, such as "Firefox on Windows"; empty when the program did not say. */
  device: string
  ip: string
  /** ISO 8601, as all times. */
  created_at: string
  last_used_at: string
  /** The one that asks. */
  current: boolean
}

/** The newest first. DELETE users/sessions/ ends all of them, the one that asks too. */
export interface SignedInDevices {
  sessions: SignedInDevice[]
}

/**
 * GET users/export/ answers all that is kept of a person as a ZIP archive, for the bearer to save.
 *
 * POST users/delete-account/: the password, or for an account without one a fresh Google
 * credential, from the button or from a redirect. Websites go offline at once and every session ends.
 */
export interface AccountDeletion {
  password?: string
  google_token?: string
  google_handover?: GoogleHandover
}

/** Until then, signing in again keeps the account. */
export interface AccountDeleted {
  data_deleted_at: string
}

/** What this installation offers; asked once, before sign-up is drawn. */
export interface Configuration {
  password_signup: boolean
  google_client_id: string | null
  /** A browser in which Google's button does not show can be sent to Google and back. */
  google_redirect: boolean
  support_email: string | null
  /** Mail is kept at /outbox instead of being sent. */
  outbox: boolean
}
