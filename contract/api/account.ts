import type { ExampleId } from '#contract/example_sites'
import type { SubscriptionType } from '#contract/subscription_plans'

/** The signed-in person, as GET users/me returns it. */
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
  /** The account was waiting to be erased; signing in has kept it. */
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

/** An old or unknown token is answered with 400 `invalid_token`. */
export interface ResetPassword extends NewPassword {
  token: string
}

/** A wrong `old_password` is a field error; so is a common password as the new one. */
export interface ChangePassword extends NewPassword {
  old_password: string
}

/** At least one field; omitted ones stay unchanged. The answer is the whole person. */
export interface ProfileChange {
  name?: string
  surname?: string
  phone_number?: string
}

/**
 * The answer is a `Session`; 401 `invalid_google_credential`, 409 `password_account` if the address has
 * an account that signs in with its password.
 */
export interface GoogleSignIn {
  /** The credential as Google issued it. It can be used once. */
  token: string
  /** The `nonce` that the page gave to Google, if any. */
  nonce?: string
}

/**
 * After a redirect to Google and back: POST users/google/handover/ returns the same as POST
 * users/google/. The code is in the address after the redirect, and can be used once.
 */
export interface GoogleHandover {
  code: string
  /** The page sent its SHA-256, as base64url, when it started the redirect. */
  verifier: string
}

/** One sign-in, as GET users/sessions/ lists it. DELETE users/sessions/{id}/ ends it. */
export interface SignedInDevice {
  id: string
  /** In words, such as "Firefox on Windows"; empty if the browser did not identify itself. */
  device: string
  ip: string
  /** ISO 8601, as all times. */
  created_at: string
  last_used_at: string
  /** The session of this request. */
  current: boolean
}

/** Newest first. DELETE users/sessions/ ends all of them, including the one of the request. */
export interface SignedInDevices {
  sessions: SignedInDevice[]
}

/**
 * GET users/export/ returns all stored data of a person as a ZIP archive.
 *
 * POST users/delete-account/: the password, or for an account without one a fresh Google credential,
 * from the button or from a redirect. Websites go offline at once and every session ends.
 */
export interface AccountDeletion {
  password?: string
  google_token?: string
  google_handover?: GoogleHandover
}

/** Signing in before this time keeps the account. */
export interface AccountDeleted {
  data_deleted_at: string
}

/** `fallback`: the form is shown only if the button of Google cannot be. */
export type PasswordSignup = 'shown' | 'fallback' | 'closed'

/** The features of this installation; requested once, before the sign-up screen is rendered. */
export interface Configuration {
  password_signup: PasswordSignup
  google_client_id: string | null
  /** Whether a redirect to Google is available, for browsers that do not show Google's button. */
  google_redirect: boolean
  support_email: string | null
  /** Mails are stored and shown at /outbox instead of being sent. */
  outbox: boolean
  /** Whether people can search for photos of others. */
  photo_search: boolean
  /** Whether people can have pictures made. */
  picture_making: boolean
  /** The addresses of the websites that the landing page shows. */
  examples: Record<ExampleId, string>
}
