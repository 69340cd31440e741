/** In narrower windows the panel is below the page instead of beside it. */
export const NARROW = '(max-width: 767px)'
