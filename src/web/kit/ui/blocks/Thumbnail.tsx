import { Picture } from '../Picture.tsx'

interface ThumbnailProps {
  /** Path as stored in a product; without one the placeholder is shown. */
  readonly path: string | undefined
  /** Maximum width in pixels. */
  readonly width: number
  /** 'eager' in a long list that nothing else loads beside, where pictures would come late. */
  readonly loading?: 'eager' | 'lazy'
}

/** Thumbnail of a product, without alternative text: the product's name is next to it. */
export function Thumbnail({ path = '', width, ...loading }: ThumbnailProps) {
  return (
    <Picture
      {...loading}
      path={path}
      alt=""
      sizes={`${width}px`}
      className="aspect-4/5 w-full rounded-control border border-hairline object-cover"
    />
  )
}
