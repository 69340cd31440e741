/** What a client may ask of a page; the engine knows more, such as taking all ids away. */
export type PageOperation =
  | { type: 'set_text'; element: string; text: string }
  | { type: 'set_style'; element: string; property: string; value: string }
  | { type: 'set_url'; element: string; url: string; kind: 'link' | 'button' }
  | { type: 'set_token'; name: string; value: string }
  | { type: 'tag'; now: number }

/** The value of a style or of a token, in characters. */
export const STYLE_VALUE_LENGTH = 1_024
