/** Types for the part that is used here; the package has none, and published ones are outdated. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean }
  ): Promise<Buffer>
}
