import type { Material } from '#tests/fakes/model_server/material'
import type { Schema } from '#tests/fakes/model_server/schema'

/** One kind of request that the product sends to a model. */
export interface Purpose {
  /** A field of its answer that no other answer has. */
  field: string
  answer(material: Material, schema: Schema): unknown
}
