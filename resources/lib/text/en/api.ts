/** Fallback messages if the server gave no sentence for people. */
export const api = {
  unexpected: 'An unexpected error occurred',
  no_answer: 'Could not connect to server. Please check your internet connection.',
  timeout: 'The server took too long to answer. Please try again.',
}
