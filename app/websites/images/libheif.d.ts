/** The part of libheif that is used here; the package describes only its generated functions. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPicture {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Decodes into `data`; null if that fails. */
    display(
      place: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void
    ): void
    free(): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] } }
  export default libheif
}
