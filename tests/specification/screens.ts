import { later, says, type Entry } from './entry.js'

/** The screens of the topics below; the shell is around many. */
const addresses: Record<string, string> = {
  'landing page': '/',
  'sign in': '/login',
  'sign up': '/register',
  'forgot password': '/forgot-password',
  'reset password': '/reset-password/{token}',
  'email verification': '/verify-email/{token}',
  'settings': '/settings',
  'create website': '/create',
  'my websites': '/websites',
  'preview': '/preview/{id}',
  'editor': '/edit/{id}',
  'billing': '/payments',
}

const entries = [
  ...says(2, 'route table', {
    screen: [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password/{token}',
      '/verify-email/{token}',
      '/dashboard',
      '/create',
      '/websites',
      '/preview/{id}',
      '/edit/{id}',
      '/payments',
      '/settings',
      '/privacy-policy',
      '/terms-of-service',
    ],
    constant: [
      'protected routes redirect anonymous users to /login',
      'guest routes redirect signed-in users to /create',
    ],
  }),
  ...says(2, 'landing page', {
    text: ['Sign In', 'Get Started', 'Start Free', 'Watch Demo', 'Describe', 'Edit', 'Publish'],
    constant: ['the FAQ has 6 questions, one open at a time'],
  }),
  ...later(2, 'landing page', { text: ['View Site'], constant: ['gallery of 12 example sites'] }),
  ...says(2, 'sign in', {
    text: ['Remember me', 'Sign up', 'Forgot password'],
    constant: ['show/hide toggles on the password fields'],
  }),
  ...says(2, 'sign up', {
    text: [
      'First Name',
      'Last Name',
      'Confirm Password',
      'Registration Successful!',
      'Please check your email to verify your account and complete the registration process.',
      'Return to Login',
    ],
  }),
  ...says(2, 'forgot password', {
    text: ['Check your email', "We've sent a password reset link to your email address."],
  }),
  ...says(2, 'reset password', {
    text: ['Password Reset Successful'],
    constant: ['redirect after password reset 3000 ms'],
  }),
  ...says(2, 'email verification', {
    text: ['Verifying your email...', 'Email Verified', 'Verification Failed'],
  }),
  ...says(2, 'signed-in shell', {
    text: ['Create Website', 'My Websites', 'Subscription', 'Settings', 'Logout', 'Dashboard'],
    constant: ['the sidebar starts collapsed under 768px'],
  }),
  ...says(2, 'settings', {
    text: ['Change Password', 'Create Password'],
    constant: ['settings refreshes the user on load'],
  }),
  ...says(2, 'create website', {
    text: [
      'Planning',
      'Review & Edit',
      'Building Website',
      'Update Plan',
      'Go Back',
      'Upgrade Plan',
    ],
    constant: ['Update Plan is disabled while feedback is empty'],
  }),
  ...says(2, 'my websites', {
    text: [
      'Create New',
      'Full Preview',
      'Created {date}',
      'Preview',
      'Delete',
      'Delete Website',
      'Are you sure you want to delete this website? This action cannot be undone.',
      'Cancel',
      'You need to type "DELETE" to confirm deletion',
      'No Websites Yet',
      'Create Your First Website',
      'Showing {x} to {y} of {z} websites (Page {n} of {m})',
      'View Your New Website',
    ],
  }),
  ...later(2, 'my websites', { text: ['No Preview'] }),
  ...says(2, 'preview', {
    text: [
      'Open in New Tab',
      'View Code',
      'Back',
      'Generated HTML Code',
      'Copy Code',
      'Copied!',
      'Download HTML',
      'Congratulations! You made a website!',
      'Back to Websites',
    ],
    constant: ['the code is downloaded as website.html'],
  }),
  ...says(2, 'editor', {
    text: [
      'Edit: {title}',
      'Save & Preview',
      'Edit Text',
      'Save Text',
      'Ctrl+Enter to save, Esc to cancel',
      'Link',
      'Button with URL',
      '300 Light',
      '400 Normal',
      '600 Semibold',
      '700 Bold',
      'Manual Editor',
      'AI Editor',
      'Apply Changes',
      'Analyzing website structure...',
      'Sending request to AI...',
      'Applying changes and reloading content...',
      'Setting up interactive editing...',
      'Last Edit',
    ],
    constant: [
      'Escape closes the text modal',
      'Ctrl+Shift+M opens the manual panel',
      'Ctrl+Shift+A opens the AI panel',
      'the instruction has 6 rows, and Ctrl+Enter submits it',
      'Apply Changes is disabled while the instruction is empty or one is under way',
      'the header has Undo only after an AI edit',
    ],
  }),
  ...says(2, 'image gallery', {
    text: [
      'Select Image',
      'Upload from Computer',
      'Uploaded Images',
      'No images uploaded yet',
      'Upload your first image above',
    ],
  }),
  ...says(2, 'billing', { text: ['Billing & Subscription'] }),
  ...says(2, 'not found', { text: ['Page Not Found', 'Back to Home'] }),
]

/** Section 2: screens and routes. */
export const screens: Entry[] = entries.map((entry) => ({
  ...entry,
  screen: addresses[entry.topic],
}))
