import { call, on, says } from './entry.js'

const LOGIN = '/login'
const REGISTER = '/register'
const FORGOT = '/forgot-password'
const RESET = '/reset-password/{token}'
const VERIFY = '/verify-email/{token}'
const SETTINGS = '/settings'

/** Section 2: the screens of guests, the shell of signed-in people, and Settings. */
const screens = [
  ...on(LOGIN, 2, 'sign in', {
    text: [
      'Sign in',
      'Email',
      'Password',
      'Show password',
      'Remember me',
      'Forgot password',
      'Sign up',
    ],
    constant: [
      'show/hide toggles on the password fields',
      'the sign-in has a Google button with one-tap',
      'Forgot password leads to /forgot-password',
      'Sign up leads to /register',
    ],
  }),
  ...on(REGISTER, 2, 'sign up', {
    text: [
      'Email',
      'First Name',
      'Last Name',
      'Password',
      'Confirm Password',
      'Show password',
      'Registration Successful!',
      'Please check your email to verify your account and complete the registration process.',
      'Return to Login',
    ],
    constant: [
      'where only Google sign-up is offered, the form and its divider are hidden',
      'Google sign-up success goes to /dashboard',
    ],
  }),
  ...on(FORGOT, 2, 'forgot password', {
    text: [
      'Email',
      'Check your email',
      "We've sent a password reset link to your email address.",
      'Return to Login',
    ],
  }),
  ...on(RESET, 2, 'reset password', {
    text: [
      'New Password',
      'Confirm Password',
      'Password Reset Successful',
      'You will be redirected to the sign-in shortly.',
    ],
    constant: ['redirect after password reset 3000 ms'],
  }),
  ...on(VERIFY, 2, 'email verification', {
    text: [
      'Verifying your email...',
      'Email Verified',
      'Sign in',
      'Verification Failed',
      'Return to Login',
    ],
    constant: ['Sign in and Return to Login lead to /login'],
  }),
  ...on('/{screen}', 2, 'signed-in shell', {
    text: [
      'Create Website',
      'My Websites',
      'Subscription',
      'Settings',
      'Logout',
      'Dashboard',
      'Login',
      'Register',
      'User',
    ],
    constant: [
      'the sidebar starts collapsed under 768px',
      'on a phone the sidebar is an overlay with a toggle',
      'the active item is highlighted by the current path',
      'the top bar shows Dashboard and Logout, or Login and Register, with a menu on a phone',
      'the menu shows initial, name and email',
      'clicking outside closes the menu',
    ],
  }),
  ...on(SETTINGS, 2, 'settings', {
    text: [
      'Profile',
      'First Name',
      'Last Name',
      'Country code',
      'Phone Number',
      'Email',
      'Email verified',
      'Email not verified yet',
      'Send verification email',
      'Change Password',
      'Current Password',
      'New Password',
      'Confirm Password',
      'Create Password',
    ],
    constant: [
      'settings refreshes the user on load',
      'the email of the profile is read-only',
      'Change Password is there with a password only, Create Password without one only',
    ],
  }),
]

/** Section 4: the session and what every form does. */
const states = [
  ...says(4, 'session', {
    constant: [
      'a spinner is shown while the session loads',
      'a person who cannot be fetched is a guest',
      'login sets the current user and keeps both tokens in local storage',
      'login success goes to /dashboard',
      'a profile update merges the returned fields into the current user',
      'a 401 is retried once after a refresh',
      'a failed refresh removes both tokens',
      'logout succeeds even when the call fails',
      'logout returns to / after 100 ms',
      'one tab refreshes at a time',
    ],
  }),
  ...on(LOGIN, 4, 'forms', { text: ['Signing in...'] }),
  ...on(REGISTER, 4, 'forms', { text: ['Creating account...'] }),
  ...on(FORGOT, 4, 'forms', { text: ['Sending...'] }),
  ...on(RESET, 4, 'forms', { text: ['Resetting...'] }),
  ...says(4, 'forms', {
    constant: ['every submit button is disabled while submitting', 'errors stay on the form'],
  }),
]

const newPassword = ['Password must be at least 8 characters', 'Passwords do not match']

/** Section 5: the rules of each form. */
const rules = [
  ...on(LOGIN, 5, 'login', {
    text: ['Email is required', 'Password is required'],
    constant: ['the sign-in does not check the format of the email'],
  }),
  ...on(REGISTER, 5, 'register', {
    text: [
      'Email is required',
      'Email is invalid',
      'Name is required',
      'Surname is required',
      'Password is required',
      'Please confirm your password',
      ...newPassword,
    ],
  }),
  ...on(FORGOT, 5, 'forgot', { text: ['Email is required', 'Email is invalid'] }),
  ...on(RESET, 5, 'reset', {
    text: ['New password is required', 'Please confirm your password', ...newPassword],
  }),
  ...on(SETTINGS, 5, 'settings', {
    text: [
      'Name is required',
      'Surname is required',
      'Current password is required',
      'New password is required',
      'Please confirm your password',
      ...newPassword,
    ],
    constant: [
      'phone_number is not validated, and sent with the chosen country code prepended',
      'Create Password has the rules of Change Password',
    ],
  }),
  ...says(5, 'forms', { constant: ['a field error clears when the user edits that field'] }),
]

const person =
  'name surname email phone_number email_verified has_password social_provider subscription_type'

/** Section 7: the calls of accounts. */
const calls = [
  call('POST /users/login/', 'email password', `access refresh user ${person}`),
  call('POST /users/register/', 'email name surname password password2'),
  call('POST /users/logout/'),
  call('GET /users/me/', '', person),
  call('POST /users/forgot-password/', 'email'),
  call('POST /users/reset-password/', 'token new_password confirm_password'),
  call('POST /users/verify-email/', 'token'),
  call('POST /users/send-verification-email/'),
  call('PATCH /users/profile/', 'name surname phone_number', 'name surname phone_number'),
  call('POST /users/change-password/', 'old_password new_password confirm_password'),
  call('POST /users/create-password/', 'new_password confirm_password'),
  call('POST /users/google/', 'token', `access refresh user ${person}`),
  call('POST /users/token/refresh/', 'refresh', 'access'),
].flatMap((rows) => says(7, 'account', rows))

/** Section 8: what is said when something fails, or has worked. */
const outcomes = [
  ...on(LOGIN, 8, 'sign in', {
    text: [
      'Failed to login',
      'Failed to login with Google',
      'Google sign-in failed. Please try again.',
    ],
  }),
  ...on(REGISTER, 8, 'sign up', {
    text: [
      'Registration failed',
      'Failed to register with Google',
      'Google sign-up failed. Please try again.',
    ],
  }),
  ...on(FORGOT, 8, 'forgot password', {
    text: ['Failed to process request', 'Failed to process forgot password request'],
  }),
  ...on(RESET, 8, 'reset password', { text: ['Failed to reset password'] }),
  ...on(VERIFY, 8, 'email verification', {
    text: [
      'Email verification failed',
      'Failed to verify email',
      'There was an error verifying your email address.',
    ],
  }),
  // The address has no token then.
  ...on('/verify-email', 8, 'email verification', { text: ['Invalid verification token'] }),
  ...on(SETTINGS, 8, 'settings', {
    text: [
      'Failed to get user info',
      'Failed to update profile',
      'Failed to send verification email',
      'Failed to change password',
      'Failed to create password',
      'Profile updated successfully!',
      'Verification email sent! Check your inbox.',
      'Password changed successfully!',
      'Password created successfully!',
    ],
  }),
  ...says(8, 'sign-in and account', {
    constant: [
      'errors on forms stand in a red banner above the form',
      'a refusal of the server is shown as lines "field: messages"',
      'an unknown error shape says "An unexpected error occurred"',
    ],
  }),
]

/** Sections 3 and 9: constants and limits. */
const constants = [
  ...says(3, 'phone country codes', {
    constant: ['8 country codes, +90 first, split from the number and prepended'],
  }),
  ...says(9, 'accounts', {
    constant: [
      'minimum password length 8',
      'banners disappear after 3 seconds, the verification note after 5',
    ],
  }),
]

/** Sections 2 to 9 as far as they speak of people: accounts, sessions, the shell and Settings. */
export const accounts = [...screens, ...states, ...rules, ...calls, ...outcomes, ...constants]
