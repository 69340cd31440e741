/** The part that is used here; the package brings no types, and those of others are older. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; noHinting?: boolean }
  ): Promise<Buffer>
}
