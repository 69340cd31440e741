let begun = false

/** Between Logout and the landing page, no guard may send the guest of a moment ago elsewhere. */
export const leaving = {
  begin(): void {
    begun = true
  },
  isUnderWay: () => begun,
}

// "Back" may bring this very page again, as it was.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && begun) location.reload()
})
