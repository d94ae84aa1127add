import { picture } from '#domain/catalogue/pictures.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import type { FirstPicture } from '#web/frame/page.ts'
import type { PageHead } from './page-head.ts'

interface PreviewSubject {
  readonly name: string
  /** Display name. */
  readonly brand: string
}

/**
 * A picture of a product as the one that previews show, and that the browser fetches before it has
 * read the page. The size of a picture that isn't ours is not known.
 */
export function previewPicture(
  product: PreviewSubject | undefined,
  shown: FirstPicture | undefined,
): Pick<PageHead, 'image' | 'preloadImage'> {
  const sources = product && shown && picture(shown.path)
  if (!sources) return {}
  const alt = productTitle(product)
  const { src: path, width, height } = sources
  if (!sources.avif) return { image: { path, alt } }
  return {
    image: { path, alt, size: { width, height } },
    preloadImage: { srcSet: sources.avif, sizes: shown.sizes, type: 'image/avif' },
  }
}
