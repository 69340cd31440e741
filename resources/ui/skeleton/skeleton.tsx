import { block } from './skeleton.css.ts'

interface SkeletonProps {
  width?: string
  height?: string
  /** For pictures, such as "16 / 10", instead of a height. */
  ratio?: string
}

/** A placeholder. Put it inside `Waiting`, which announces what is being loaded. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  const size = ratio ? { width, aspectRatio: ratio } : { width, height }
  return <span aria-hidden className={block} style={size} />
}
