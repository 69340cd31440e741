import outlines from './bakery/outlines.json'
import tall from './bakery/tall.webp'
import wide from './bakery/wide.webp'
import wideChanged from './bakery/wide_changed.webp'

/** A page that our designer made: how it looks, and its outlines as a drawing shows them. */
export interface MadePage {
  width: number
  height: number
  /** x, y, width, height and radius of everything that has an edge, ground or words. */
  boxes: number[][]
  picture: string
  /** The same page after an edit, and where the edit shows. */
  changed?: { picture: string; at: number[] }
}

export const tallPage: MadePage = { ...outlines.tall, picture: tall }

export const widePage: MadePage = {
  ...outlines.wide,
  picture: wide,
  changed: { picture: wideChanged, at: outlines.wide.changed },
}
