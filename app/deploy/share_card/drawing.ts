/** A picture to render: boxes with CSS, in satori's format, and the fonts that they use. */
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
