/**
 * A path as it may stand in a log: without what lets its holder in, which is the token of a mailed
 * link, the signature of a preview address, and whatever a query may carry.
 */
export function loggedPath(url: string): string {
  return url
    .split('?', 1)[0]
    .replace(/^(\/(?:verify-email|reset-password|confirm-contact)\/).+/i, '$1…')
    .replace(/^(\/[ve]\/\d+\/\d+\.).+/, '$1…')
}
