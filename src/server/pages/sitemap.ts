import { brands } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import { type PageName, type PageRow, pages } from '#domain/pages.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'
import { escapeHtml } from '#server/http/answers/escape.ts'

/** Limits the addresses of one sitemap, below the 50,000 of the protocol. */
const ADDRESSES_PER_MAP = 40_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap, or the index of its parts when one can't contain all addresses. */
export function sitemap(publicUrl: string, catalogue: MappedCatalogue): string {
  const lines = linesOf(catalogue)
  const parts = Math.ceil(lines.length / ADDRESSES_PER_MAP)
  if (parts <= 1) return mapOf(publicUrl, lines)
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`
}

/** Part of a large sitemap, counted from 1; null beyond the last. */
export function sitemapPart(
  publicUrl: string,
  catalogue: MappedCatalogue,
  part: number,
): string | null {
  const own = linesOf(catalogue).slice((part - 1) * ADDRESSES_PER_MAP, part * ADDRESSES_PER_MAP)
  return part < 1 || own.length === 0 ? null : mapOf(publicUrl, own)
}

/** Content of robots.txt: excludes API calls and pages behind a login. */
export function robots(publicUrl: string): string {
  const folders = Object.values<PageRow>(pages)
    .filter(({ access, robots: told }) => access !== 'open' && told !== 'noindex')
    .map(({ pattern }) => `/${pattern.split('/')[1]}`)
  const lines = ['/api/', ...new Set(folders.toSorted())].map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${lines.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

interface MapLine {
  readonly path: string
  readonly changedAt?: string
}

/** Names of open pages with a parameter. */
type ManyPages = {
  [Name in PageName]: (typeof pages)[Name] extends {
    readonly access: 'open'
    readonly pattern: `${string}:${string}`
  }
    ? Name
    : never
}[PageName]

/** Addresses of these pages, except the products' in the catalogue. */
const addresses: Readonly<Record<Exclude<ManyPages, 'product'>, readonly string[]>> = {
  brand: brands.map(({ slug }) => paths.brand(slug)),
  collection: collections.map(({ slug }) => paths.collection(slug)),
}

/** Addresses of open pages other than products. */
function shopPages(): MapLine[] {
  const { product: _, ...others } = pages
  return Object.entries<PageRow>(others)
    .filter(([, { access }]) => access === 'open')
    .flatMap(([name, { pattern }]) => addresses[name as keyof typeof addresses] ?? [pattern])
    .map((path) => ({ path }))
}

/** Lines of all parts, each built when its part is. */
function linesOf({ models, products }: MappedCatalogue): readonly (() => MapLine)[] {
  return [
    ...shopPages().map((line) => () => line),
    ...models.map(({ brandSlug, model }) => () => ({ path: modelAddress(brandSlug, model) })),
    ...products.map(({ slug, changedAt }) => () => ({ path: paths.product(slug), changedAt })),
  ]
}

function mapOf(publicUrl: string, lines: readonly (() => MapLine)[]): string {
  const urls = lines.map((line) => {
    const { path, changedAt } = line()
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`
  })
  return `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`
}
