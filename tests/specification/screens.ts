import { later, says, type Entry } from './entry.js'

/** The screens of the topics below. */
const addresses: Record<string, string> = {
  'landing page': '/',
  'create website': '/create',
  'my websites': '/websites',
  'preview': '/preview/{id}',
  'editor': '/edit/{id}',
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
    text: [
      'Sign In',
      'Get Started',
      'Start Free',
      'Watch Demo',
      'Describe',
      'Edit',
      'Publish',
      'View Site',
    ],
    constant: ['the FAQ has 6 questions, one open at a time', 'gallery of 12 example sites'],
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
      '{count} elements',
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
      'font sizes 12, 14, 16, 18, 24 and 32 px; text align left, center and right',
      'the URL field is of the url type, with the host as its placeholder',
      'Save Text is disabled while the text is blank',
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
  ...says(2, 'not found', { text: ['Page Not Found', 'Back to Home'] }),
]

/** Section 2: screens and routes, without what accounts.ts says of its screens. */
export const screens: Entry[] = entries.map((entry) => ({
  ...entry,
  screen: addresses[entry.topic],
}))
