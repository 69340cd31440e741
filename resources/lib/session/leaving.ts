let begun = false

/** Between Logout and the landing page, guards must not redirect. */
export const leaving = {
  begin(): void {
    begun = true
  },
  isUnderWay: () => begun,
}

// "Back" may restore this page from the browser's cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && begun) location.reload()
})
