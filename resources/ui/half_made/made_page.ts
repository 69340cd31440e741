import outlines from './bakery/outlines.json'
import tall from './bakery/tall.webp'
import wide from './bakery/wide.webp'
import wideChanged from './bakery/wide_changed.webp'

/** A page that our designer made: its picture, and its outlines for the drawing. */
export interface MadePage {
  width: number
  height: number
  /** x, y, width, height and radius of everything with an edge, a background or text. */
  boxes: number[][]
  picture: string
  /** The same page after an edit, and the position of the change. */
  changed?: { picture: string; at: number[] }
}

export const tallPage: MadePage = { ...outlines.tall, picture: tall }

export const widePage: MadePage = {
  ...outlines.wide,
  picture: wide,
  changed: { picture: wideChanged, at: outlines.wide.changed },
}
