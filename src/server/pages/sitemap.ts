import { brands } from '#domain/catalogue/brands.ts'
import { paths } from '#domain/paths.ts'
import { escapeHtml } from './escape.ts'
import type { MappedProduct } from './pages.ts'

/** Addresses that one map may hold, by the protocol of sitemaps (50,000), with room to spare. */
const ADDRESSES_PER_MAP = 40_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The map of the site, or the list of its parts when one map can't hold all products. */
export function sitemap(publicUrl: string, products: readonly MappedProduct[]): string {
  const parts = Math.ceil(products.length / ADDRESSES_PER_MAP)
  if (parts <= 1) return mapOf(publicUrl, [...shopPages(), ...products.map(productPage)])
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`
}

/** One part of a large map, counted from 1; null when there is no such part. */
export function sitemapPart(
  publicUrl: string,
  products: readonly MappedProduct[],
  part: number,
): string | null {
  const own = products.slice((part - 1) * ADDRESSES_PER_MAP, part * ADDRESSES_PER_MAP)
  if (part < 1 || own.length === 0) return null
  return mapOf(publicUrl, [...(part === 1 ? shopPages() : []), ...own.map(productPage)])
}

/** What search engines may read. */
export function robots(publicUrl: string): string {
  const closed = ['/api/', '/admin', '/cart', '/checkout', '/orders', '/profile', '/track-order']
  const lines = closed.map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${lines.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

interface MapLine {
  readonly path: string
  readonly changedAt?: string
}

function shopPages(): MapLine[] {
  return [paths.home(), paths.products(), ...brands.map(({ slug }) => paths.brand(slug))].map(
    (path) => ({ path }),
  )
}

function productPage({ slug, changedAt }: MappedProduct): MapLine {
  return { path: paths.product(slug), ...(changedAt && { changedAt }) }
}

function mapOf(publicUrl: string, lines: readonly MapLine[]): string {
  const urls = lines.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`
  })
  return `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`
}
