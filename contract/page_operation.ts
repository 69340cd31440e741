/** The operations that a client may use; the engine has more, such as removing all ids. */
export type PageOperation =
  | { type: 'set_text'; element: string; text: string }
  | { type: 'set_style'; element: string; property: string; value: string }
  | { type: 'set_url'; element: string; url: string; kind: 'link' | 'button' }
  | SetImage
  | { type: 'set_background_image'; element: string; url: string }
  | { type: 'set_token'; name: string; value: string }
  | { type: 'tag'; now: number }

/** Another picture for an `img`, in all its widths; without `src` only the description is changed. */
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

/** The maximum length of the value of a style or a token, in characters. */
export const STYLE_VALUE_LENGTH = 1_024
