import { picture } from '#domain/catalogue/pictures.ts'
import { Icon } from './Icon.tsx'

interface PictureProps {
  /** Path as stored in a product; '' shows the placeholder. */
  readonly path: string
  /** Alternative text; '' next to text with the same content. */
  readonly alt: string
  /** Width as the `sizes` of an img. */
  readonly sizes: string
  /** Adds the thumbnail file to the sources, for a picture that is first shown as a thumbnail. */
  readonly withThumbnail?: boolean
  readonly loading?: 'eager' | 'lazy'
  /** The page's largest contentful paint: fetched with high priority. */
  readonly isFirst?: boolean
  /** Must set the size of its box, to prevent a layout shift: `aspect-4/5 w-full`. */
  readonly className: string
}

/**
 * Responsive picture in the size and format that suit the screen. Its box has the paper colour until it
 * is loaded (`picture` in shop.css); a failed request is retried once (pre-hydration.ts).
 */
export function Picture({
  path,
  alt,
  sizes,
  withThumbnail,
  loading = 'lazy',
  isFirst = false,
  className,
}: PictureProps) {
  const sources = picture(path, { withThumbnail })
  if (!sources) {
    return (
      <span className={`grid place-items-center bg-hairline text-muted ${className}`}>
        <Icon name="phone" className="h-auto w-2/5 max-w-12" />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    )
  }
  return (
    <picture>
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        width={sources.width}
        height={sources.height}
        loading={loading}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
