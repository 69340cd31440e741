/** Why a section of a model may not stand on a page, or what of it. */
export interface Finding {
  /**
   * `unsafe`: what runs, embeds, sends or fetches. `markup`, `style`: not what was agreed on.
   * `missing`: a fact that the section is for. `said`: what nobody said.
   */
  is: 'unsafe' | 'markup' | 'style' | 'missing' | 'said'
  /** For the model, a sentence. */
  why: string
}
