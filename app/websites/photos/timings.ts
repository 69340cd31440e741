/** Time limits for the sources of photos, in milliseconds. */
export const photoTimings = {
  answer: 10_000,
  thumbnail: 10_000,
  /** A photo of 15 MB over a slow line. */
  file: 20_000,
}
