import { drawnAddress, drawnWidths, isDrawn } from '#domain/catalogue/designs/drawn-picture.ts'
import { type PictureFormat, picture } from '#domain/catalogue/pictures.ts'
import { baseOfReviewPhoto } from '#domain/reviews/photos.ts'

interface CloseUpProps {
  readonly path: string
  readonly alt: string
  readonly loading: 'eager' | 'lazy'
  /** Address of a smaller file of the same picture, which is shown until the large one is there. */
  readonly preview?: string | undefined
  readonly className: string
}

/** A picture as large as it can be had: a drawn one larger than pages show it, a review's photo whole. */
export function CloseUp({ path, alt, loading, preview, className }: CloseUpProps) {
  if (baseOfReviewPhoto(path) !== null) {
    return <img src={path} alt={alt} loading={loading} decoding="async" className={className} />
  }
  const sources = picture(path)
  if (!sources) return null
  const srcSet = (format: PictureFormat) =>
    isDrawn(path)
      ? drawnWidths.map((width) => `${drawnAddress(path, width, format)} ${width}w`).join(', ')
      : sources[format]
  const { src, width, height } = sources
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        ref={(image) => {
          if (preview) {
            image?.style.setProperty('background', `center / contain no-repeat url("${preview}")`)
          }
        }}
        src={src}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/** Wider than any screen shows it, so that it stays sharp when it is enlarged. */
const sizes = '1600px'
