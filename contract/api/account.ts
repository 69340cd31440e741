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

/** What this installation offers; asked once, before sign-up is drawn. */
export interface Configuration {
  password_signup: boolean
  google_client_id: string | null
  support_email: string | null
  /** Mail is kept at /outbox instead of being sent. */
  outbox: boolean
}
