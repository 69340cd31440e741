/** What is said when the server said nothing that a person could use. */
export const api = {
  unexpected: 'An unexpected error occurred',
  no_answer: 'Could not connect to server. Please check your internet connection.',
  timeout: 'The server took too long to answer. Please try again.',
}
