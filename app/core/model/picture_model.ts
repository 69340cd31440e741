export interface PictureRequest {
  /** The person whose daily budget is charged, and for whom the use is recorded. */
  userId: string
  /** What the picture shall show. */
  words: string
  /** If aborted, the request ends at the server too, and `draw` rejects. */
  signal?: AbortSignal
}

/** A model that makes pictures. Resolves to a file; the error `ModelFailure` is final. */
export interface PictureModel {
  draw(request: PictureRequest): Promise<Buffer>
}
