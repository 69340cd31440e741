/** What a client may ask of a page; the engine knows more, such as taking all ids away. */
export type PageOperation =
  | { type: 'set_text'; element: string; text: string }
  | { type: 'set_style'; element: string; property: string; value: string }
  | { type: 'set_url'; element: string; url: string; kind: 'link' | 'button' }
  | SetImage
  | { type: 'set_background_image'; element: string; url: string }
  | { type: 'set_token'; name: string; value: string }
  | { type: 'tag'; now: number }

/** Another picture for an `img`, in the widths that it has; without `src` only what it shows is said. */
export interface SetImage {
  type: 'set_image'
  element: string
  src?: string
  alt?: string
  sources?: { src: string; width: number }[]
  sizes?: string
  width?: number
  height?: number
}

/** The value of a style or of a token, in characters. */
export const STYLE_VALUE_LENGTH = 1_024
