/** How long a person is kept waiting for a designer, in milliseconds. Tests change it. */
export const patience = {
  /** For a plan. Longer than the half minute that the screen speaks of. */
  plan: 60_000,
  /** For an edit of a page; who asked sits before a still picture of it. */
  edit: 60_000,
  /** For a model's answer to one question; what is left of a minute is for doing without it. */
  model: 45_000,
  /** A build that takes a moment is answered with its website; for a longer one nobody is held up. */
  approval: 1_500,
  /** From approval to the end of a build, attempts and all: less than a screen goes on asking. */
  build: 8 * 60_000,
}
