/** Time limits for the designer, in milliseconds. Tests change them. */
export const timeLimits = {
  /** For a plan. Longer than the half minute that the screen announces. */
  plan: 60_000,
  /** For an edit of a page, while the person waits. */
  edit: 60_000,
  /** For a model's answer to one question; the rest of a minute is for the built-in designer. */
  model: 45_000,
  /**
   * A build that is ready within this time is answered with its website; a longer one is not waited
   * for.
   */
  approval: 1_500,
  /**
   * From approval to the end of a build, including all attempts: less than the screen's polling time.
   */
  build: 8 * 60_000,
}
