import type { Material } from '#tests/fakes/model_server/material'
import type { Schema } from '#tests/fakes/model_server/schema'

/** One of the things that the product asks a model for. */
export interface Purpose {
  /** A field of its answer that no other answer has. */
  field: string
  answer(material: Material, schema: Schema): unknown
}
