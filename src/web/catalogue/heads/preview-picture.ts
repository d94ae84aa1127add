import { picture } from '#domain/catalogue/pictures.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import type { PageHead } from '#web/frame/page-head.ts'

interface Pictured {
  readonly name: string
  /** Display name. */
  readonly brand: string
  readonly image: readonly string[]
}

/**
 * A product's main picture as the one that previews show, and that the browser fetches before it has
 * read the page; `sizes` is that of its Picture. The size of a picture that isn't ours is not known.
 */
export function previewPicture(
  product: Pictured | undefined,
  sizes: string,
): Pick<PageHead, 'image' | 'preloadImage'> {
  const [path] = product?.image ?? []
  const sources = path ? picture(path) : null
  if (!product || !path || !sources) return {}
  const alt = productTitle(product)
  if (!sources.avif) return { image: { path, alt } }
  const { width, height } = sources
  return {
    image: { path, alt, size: { width, height } },
    preloadImage: { srcSet: sources.avif, sizes, type: 'image/avif' },
  }
}
