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
    old_password: 'Current Password',
    new_password: 'New Password',
    password_hint: `At least ${PASSWORD_LENGTH.min} characters`,
  },

  rules: {
    email_required: 'Email is required',
    email_invalid: 'Email is invalid',
    name_required: 'Name is required',
    surname_required: 'Surname is required',
    password_required: 'Password is required',
    password_short: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
    old_password_required: 'Current password is required',
    new_password_required: 'New password is required',
    password2_required: 'Please confirm your password',
    passwords_differ: 'Passwords do not match',
  },

  side: {
    title: 'First the plan, then the page.',
    text: 'You see the plan before anything is built, and every change can be undone.',
    drawing:
      'The page of a bakery, made by Sitewright: the left half finished, the right half still a drawing.',
  },

  login: {
    title: 'Sign in',
    text: 'Sign in to see and change your websites.',
    remember: 'Remember me',
    forgot: 'Forgot password',
    account_closed: ({ date }: { date: string }) =>
      `Your account is closed, and its data will be deleted on ${date}. Sign in before then to keep it.`,
    account_kept: 'Welcome back. Your account stays open, and nothing will be deleted.',
    submit: 'Sign in',
    busy: 'Signing in...',
    failed: 'Failed to login',
    no_account: 'No account yet?',
    sign_up: 'Sign up',
  },

  google: {
    or: 'or',
    login_failed: 'Failed to login with Google',
    login_widget_failed: 'Google sign-in failed. Please try again.',
    register_failed: 'Failed to register with Google',
    register_widget_failed: 'Google sign-up failed. Please try again.',
    busy: 'Signing in...',
    redirect: 'Continue with Google',
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
    to_login: 'Return to Login',
    closed_title: 'Sign-up is closed here',
    closed_text:
      'New accounts cannot be created with an email address here. Please ask the people who run this service.',
    configuration_failed: 'We could not find out how to sign up here. Please try again.',
  },

  outbox: {
    text: 'E-mails are not sent from here. They are kept in an outbox.',
    open: 'Open the outbox',
  },

  forgot: {
    title: 'Forgot password',
    text: 'We send you a link to set a new one.',
    submit: 'Send reset link',
    busy: 'Sending...',
    failed: 'Failed to process request',
    server_failed: 'Failed to process forgot password request',
    back: 'Return to Login',
    success_title: 'Check your email',
    success_text: "We've sent a password reset link to your email address.",
    success_hint: ({ email }: { email: string }) =>
      `If there is an account for ${email}, the link arrives there. It works for one hour.`,
  },

  reset: {
    title: 'Set a new password',
    text: 'You will be signed out on all your other devices.',
    submit: 'Reset password',
    busy: 'Resetting...',
    failed: 'Failed to reset password',
    new_link: 'Ask for a new link',
    back: 'Return to Login',
    success_title: 'Password Reset Successful',
    success_text: 'You will be redirected to the sign-in shortly.',
    to_login: 'Go to the sign-in now',
  },

  verify: {
    tab: 'Verify email',
    loading: 'Verifying your email...',
    success_title: 'Email Verified',
    success_text: 'Your address is confirmed. You can sign in now.',
    sign_in: 'Sign in',
    own: ({ email }: { email: string }) => `Your address ${email} is confirmed.`,
    others: ({ email }: { email: string }) =>
      `The address of this link is confirmed. You are signed in as ${email}, which is not confirmed yet.`,
    failed_title: 'Verification Failed',
    failed: 'Email verification failed',
    server_failed: 'Failed to verify email',
    nothing_to_do: ({ email }: { email: string }) =>
      `This link no longer works, but you do not need it: your address ${email} is confirmed.`,
    new_link: ({ email }: { email: string }) =>
      `This link no longer works. You are signed in as ${email}: Settings sends you a new one.`,
    to_dashboard: 'Go to the dashboard',
    to_settings: 'Open Settings',
    failed_text: 'There was an error verifying your email address.',
    no_token: 'Invalid verification token',
    to_login: 'Return to Login',
  },

  settings: {
    title: 'Settings',
    load_failed: 'Failed to get user info',

    profile: 'Profile',
    email_hint: 'Your address cannot be changed.',
    country_code: 'Country code',
    phone: 'Phone Number',
    save: 'Save Changes',
    saving: 'Saving...',
    profile_restored:
      'These are the changes that you had not saved yet. Cancel to go back to the saved profile.',
    cancel: 'Cancel',
    profile_saved: 'Profile updated successfully!',
    profile_failed: 'Failed to update profile',

    verified: 'Email verified',
    unverified: 'Email not verified yet',
    send: 'Send verification email',
    sending: 'Sending...',
    sent: 'Verification email sent! Check your inbox.',
    send_failed: 'Failed to send verification email',

    change_password: 'Change Password',
    changing: 'Changing...',
    password_changed: 'Password changed successfully!',
    change_failed: 'Failed to change password',

    create_password: 'Create Password',
    create_lead: ({ email }: { email: string }) =>
      `You sign in with Google. With a password you can also sign in as ${email}.`,
    creating: 'Creating...',
    password_created: 'Password created successfully!',
    create_failed: 'Failed to create password',

    devices: {
      title: 'Where you are signed in',
      lead: 'If you do not recognise one of these devices, sign it out and change your password.',
      unknown: 'Unknown device',
      current: 'This device',
      used: ({ ago, ip }: { ago: string; ip: string }) => `Last used ${ago} from ${ip}`,
      end: 'Sign out',
      end_of: ({ device }: { device: string }) => `Sign out ${device}`,
      ending: 'Signing out...',
      end_failed: 'The device could not be signed out. Please try again.',
      load_failed: 'We could not load the list of your devices. Please try again.',
      everywhere: 'Sign out everywhere',
      everywhere_title: 'Sign out everywhere?',
      everywhere_text: 'Every device is signed out, this one too. Your websites stay as they are.',
      everywhere_failed: 'You could not be signed out everywhere. Please try again.',
    },

    own_data: {
      title: 'Your data',
      lead: 'A ZIP file with everything we store about you: your details, websites, pictures and messages.',
      download: 'Download my data',
      downloading: 'Preparing...',
      download_failed: 'Your data could not be downloaded. Please try again.',
      delete: 'Delete my account',
      delete_title: 'Delete your account?',
      delete_text:
        'Your websites go offline at once, and you are signed out everywhere. Your data is deleted a week later; until then, signing in again keeps your account, and you can publish your websites again.',
      deleting: 'Deleting...',
      delete_failed: 'Your account could not be deleted. Please try again.',
      google_again: 'Sign in with Google once more to confirm that it is you.',
      google_unknown: 'We could not find out how you sign in. Please try again.',
      google_proven: 'Google has confirmed that it is you.',
      password_first: 'Create a password first. It is asked for when you delete your account.',
    },
  },
}
