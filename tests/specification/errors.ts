import { says } from './entry.js'

/** Section 8: errors, and the successes that stand beside them, without those of accounts and billing. */
export const errors = [
  ...says(8, 'creation', {
    text: [
      'Something went wrong while creating your design plan. Please try again.',
      'Something went wrong while updating your plan. Please try again.',
      'Something went wrong. Please try again.',
      'Unexpected response format',
      'Website Creation Failed',
      'Website Still Being Created',
      "Your website is taking longer than usual. Please refresh the page in a few minutes to check if it's ready.",
      'Something went wrong during website creation. Please try again.',
    ],
  }),
  ...says(8, 'website management', {
    text: [
      'Failed to load websites. Please try again.',
      'Failed to delete website. Please try again.',
      'Website deletion failed',
      'Error occurred during website deletion: {message}',
      'Email settings could not be updated.',
      'Error occurred while publishing: {message}',
      'Publishing could not be started',
      'Publishing failed. Please try again.',
      'Website status could not be updated: {message}.',
      'Failed to load website preview. Please try again.',
      'Failed to load website',
    ],
  }),
  ...says(8, 'website management', {
    text: [
      'Error adding domain:{message}',
      'Error verifying domain:{message}',
      'Error removing domain:{message}',
      'Domain could not be verified yet. Please check your DNS settings.',
    ],
  }),
  ...says(8, 'images', { text: ['Failed to load images', 'Upload failed: {message}'] }),
  // A toast is "title: detail".
  ...says(8, 'AI edit', {
    text: [
      'Invalid request: {detail}',
      'Invalid request: Bad request format',
      'AI Response Parsing Error: AI returned invalid format',
      'AI Service Error: AI service temporarily unavailable',
      'Server Error: Internal server error during processing',
      'Server Error ({status}): {detail}',
      'Network Error: Could not connect to server. Please check your internet connection.',
      'Unknown Error',
    ],
  }),
  ...says(8, 'editor', {
    text: [
      'Failed to save text changes',
      'Save failed: {message}',
      'Interactive editing may not work properly. Try refreshing the page.',
      'No changes to undo',
      'Failed to undo changes: {message}',
      'URL kaydedilemedi, ancak önizlemede görünecek. (The URL was not saved, but it will show in the preview.)',
    ],
  }),
  ...says(8, 'success', {
    text: [
      'Email settings updated successfully!',
      'Website publishing started successfully! {state}',
      'Website changes published successfully! {state}',
      'Website successfully deleted.',
      'Text updated successfully!',
      'Website saved successfully!',
      'Image uploaded successfully!',
      'Image updated successfully!',
      'Background image updated successfully!',
      'AI edit completed! {n} changes applied in {s}s.',
    ],
  }),
  ...says(8, 'success', {
    text: [
      'Custom domain added! Please configure DNS settings.',
      'Domain successfully verified!',
      'Custom domain removed.',
    ],
  }),
]
