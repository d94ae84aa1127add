import { picture } from '#domain/catalogue/pictures.ts'
import { Icon } from './Icon.tsx'

interface PictureProps {
  /** As a product names it; '' shows the placeholder. */
  readonly path: string
  /** Alternative text; '' beside text that says the same. */
  readonly alt: string
  /** Width as the `sizes` of an img. */
  readonly sizes: string
  /** Offers the file of a thumbnail, for a picture that begins as one. */
  readonly withThumbnail?: boolean
  readonly loading?: 'eager' | 'lazy'
  /** The page's largest paint: fetched before everything else. */
  readonly isFirst?: boolean
  /** Must give it its box, so that nothing moves when it arrives: `aspect-4/5 w-full`. */
  readonly className: string
}

/**
 * A picture in the size and format that suit the screen. Its box is there before it, in the paper's
 * colour (`picture` in shop.css); one that doesn't come is asked for once more (pre-hydration.ts).
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
