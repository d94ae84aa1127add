import { picture } from '#domain/catalogue/pictures.ts'
import { productTitle } from '#domain/catalogue/product-title.ts'
import type { FirstPicture } from '#web/kit/page/page.ts'
import type { PageHead } from './page-head.ts'

interface PreviewSubject {
  readonly name: string
  readonly brand: string
}

/**
 * A product's picture for link previews and as a preload of the browser. The size of a picture
 * that the shop did not make is unknown.
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
