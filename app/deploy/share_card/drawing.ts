/** A picture to be drawn: boxes with CSS, as satori takes them, and the fonts that they name. */
export interface Drawing {
  width: number
  height: number
  root: DrawnBox
  fonts: DrawnFont[]
}

export interface DrawnBox {
  type: 'div'
  props: { style: Record<string, string | number>; children: DrawnBox[] | string }
}

export interface DrawnFont {
  name: string
  weight: number
  /** The path of a WOFF file. */
  file: string
}
