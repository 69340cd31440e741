/**
 * A path for the log, without secrets: the token of a mailed link, the signature of a preview address,
 * and the query.
 */
export function loggedPath(url: string): string {
  return url
    .split('?', 1)[0]
    .replace(/^(\/(?:verify-email|reset-password|confirm-contact)\/).+/i, '$1…')
    .replace(/^(\/[ve]\/\d+\/\d+\.).+/, '$1…')
}
