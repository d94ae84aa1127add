import { useRef } from 'react'
import { picture } from '#domain/catalogue/pictures.ts'
import { Icon } from './Icon.tsx'
import { StandIn } from './StandIn.tsx'

interface PictureProps {
  /** Path as stored in a product; '' shows the placeholder. */
  readonly path: string
  /** Alternative text; '' next to text with the same content. */
  readonly alt: string
  /** Width as the `sizes` of an img. */
  readonly sizes: string
  /** Adds the largest file to the sources, for a picture of which a part is shown. */
  readonly isEnlarged?: boolean
  readonly loading?: 'eager' | 'lazy'
  /** The page's largest contentful paint: fetched with high priority. */
  readonly isFirst?: boolean
  /**
   * Model that the picture shows: while that is drawn, another model's picture stands in for it. The
   * parent is positioned.
   */
  readonly phone?: string
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
  isEnlarged,
  loading = 'lazy',
  isFirst = false,
  phone = '',
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const sources = picture(path, { isEnlarged })
  if (!sources) {
    return (
      <span className={`grid place-items-center bg-hairline text-muted ${className}`}>
        <Icon name="phone" className="h-auto w-2/5 max-w-12" />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    )
  }
  const own = (
    <picture>
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={image}
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
  // The picture stays the same element when a phone is chosen.
  return (
    <>
      {own}
      {phone !== '' && <StandIn key={path} image={image} path={path} phone={phone} />}
    </>
  )
}
