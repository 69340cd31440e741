import { PASSWORD_LENGTH } from '#contract/limits'
import { plans } from '#contract/subscription_plans'
import { capital, inWords } from '../in_words.ts'

const free = inWords(plans.free.limits.websites)

export const auth = {
  fields: {
    email: 'Email',
    name: 'First Name',
    surname: 'Last Name',
    password: 'Password',
    password2: 'Confirm Password',
    password_hint: `At least ${PASSWORD_LENGTH.min} characters`,
  },

  rules: {
    email_required: 'Email is required',
    email_invalid: 'Email is invalid',
    name_required: 'Name is required',
    surname_required: 'Surname is required',
    password_required: 'Password is required',
    password_short: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
    password2_required: 'Please confirm your password',
    passwords_differ: 'Passwords do not match',
  },

  side: {
    title: 'Drawn first, then made.',
    text: 'You see the plan before anything is built, and every change can be taken back.',
    drawing:
      'The page of a bakery, made by Sitewright: the left half finished, the right half still a drawing.',
  },

  login: {
    title: 'Sign in',
    text: 'Your websites are where you left them.',
    remember: 'Remember me',
    submit: 'Sign in',
    busy: 'Signing in...',
    failed: 'Failed to login',
    no_account: 'No account yet?',
    sign_up: 'Sign up',
  },

  register: {
    title: 'Create your account',
    text: `Free, without a credit card. ${capital(free)} websites are yours from the start.`,
    submit: 'Create account',
    busy: 'Creating account...',
    failed: 'Registration failed',
    have_account: 'Have an account?',
    sign_in: 'Sign in',
    success_title: 'Registration Successful!',
    success_text:
      'Please check your email to verify your account and complete the registration process.',
    outbox: 'This installation keeps its mail in its outbox instead of sending it.',
    open_outbox: 'Open the outbox',
    to_login: 'Return to Login',
    closed_title: 'Sign-up is closed here',
    closed_text:
      'New accounts cannot be made with an email address. Ask whoever runs this installation.',
    configuration_failed: 'We could not find out how to sign up here. Please try again.',
  },

  verify: {
    tab: 'Verify email',
    loading: 'Verifying your email...',
    success_title: 'Email Verified',
    success_text: 'Your address is confirmed. You can sign in now.',
    sign_in: 'Sign in',
    failed_title: 'Verification Failed',
    failed: 'Email verification failed',
    failed_text: 'There was an error verifying your email address.',
    no_token: 'Invalid verification token',
    to_login: 'Return to Login',
  },

  settings: {
    title: 'Settings',
    profile: 'Profile',
    name: 'First Name',
    surname: 'Last Name',
    email: 'Email',
    phone: 'Phone number',
    no_phone: 'None given',
    verification: 'Email verification',
    verified: 'Verified',
    unverified: 'Not verified yet',
    send: 'Send verification email',
    sending: 'Sending...',
    sent: 'Verification email sent! Check your inbox.',
    send_failed: 'Failed to send verification email',
    sign_in_with: 'How you sign in',
    with_password: 'With your email address and password',
    with_social: ({ provider }: { provider: string }) => `With ${provider}`,
  },
}
