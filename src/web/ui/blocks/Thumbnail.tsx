import { Picture } from '../Picture.tsx'

interface ThumbnailProps {
  /** As a product names it; the placeholder stands in for none. */
  readonly path: string | undefined
  /** Pixels that its column gives it at most. */
  readonly width: number
}

/** A product's small picture beside its name, which says what it shows. */
export function Thumbnail({ path = '', width }: ThumbnailProps) {
  return (
    <Picture
      path={path}
      alt=""
      sizes={`${width}px`}
      className="aspect-4/5 w-full rounded-control border border-hairline object-cover"
    />
  )
}
