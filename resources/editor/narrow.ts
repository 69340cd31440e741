/** Below this the panel stands under the page instead of beside it. */
export const NARROW = '(max-width: 767px)'
