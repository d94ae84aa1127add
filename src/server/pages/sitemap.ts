import { brands } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import { addressIn, alternatesOf, type Language } from '#domain/languages.ts'
import { type PageRow, pages } from '#domain/pages.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { escapeHtml } from '#platform/http/answers/escape.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'

/** Limits the addresses of one sitemap, below the 50,000 of the protocol. */
const ADDRESSES_PER_MAP = 40_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap, or the index of its parts when one can't contain all addresses. */
export function sitemap(
  publicUrl: string,
  catalogue: MappedCatalogue,
  languages: readonly Language[] = ['en'],
): string {
  const lines = linesOf(catalogue, languages)
  const parts = Math.ceil(lines.length / ADDRESSES_PER_MAP)
  if (parts <= 1) return mapOf(publicUrl, lines, languages)
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
  languages: readonly Language[] = ['en'],
): string | null {
  const own = linesOf(catalogue, languages).slice(
    (part - 1) * ADDRESSES_PER_MAP,
    part * ADDRESSES_PER_MAP,
  )
  return part < 1 || own.length === 0 ? null : mapOf(publicUrl, own, languages)
}

/** Content of robots.txt: excludes API calls and pages behind a login. */
export function robots(publicUrl: string, languages: readonly Language[] = ['en']): string {
  const folders = Object.values<PageRow>(pages)
    .filter((page) => page.access !== 'open' && page.robots !== 'noindex')
    .map(({ pattern }) => `/${pattern.split('/')[1]}`)
  const closed = languages.flatMap((language) =>
    [...new Set(folders.toSorted())].map((folder) => addressIn(language, folder)),
  )
  const lines = ['/api/', ...closed].map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${lines.join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`
}

interface MapLine {
  readonly language: Language
  /** English path of the page. */
  readonly path: string
  readonly changedAt?: string
}

/** Addresses of open pages with a parameter, except the products' in the catalogue. */
const addresses: Partial<Record<string, readonly string[]>> = {
  brand: brands.map(({ slug }) => paths.brand(slug)),
  collection: collections.map(({ slug }) => paths.collection(slug)),
}

/** Lines of all parts: every page in every language. */
function linesOf(
  { models, products }: MappedCatalogue,
  languages: readonly Language[],
): readonly MapLine[] {
  const { product: _, ...others } = pages
  const open = Object.entries<PageRow>(others).filter(([, { access }]) => access === 'open')
  const lines = [
    ...open.flatMap(([name, { pattern }]) => addresses[name] ?? pattern).map((path) => ({ path })),
    ...models.map(({ brandSlug, model }) => ({ path: modelAddress(brandSlug, model) })),
    ...products.map(({ slug, changedAt }) => ({ path: paths.product(slug), changedAt })),
  ]
  return languages.flatMap((language) => lines.map((line) => ({ ...line, language })))
}

function mapOf(
  publicUrl: string,
  lines: readonly MapLine[],
  languages: readonly Language[],
): string {
  const urlIn = (language: Language, path: string) =>
    escapeHtml(publicUrl + addressIn(language, path))
  const urls = lines.map(({ language, path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
    const alternates = alternatesOf(languages).map(
      ([tag, other]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${urlIn(other, path)}"/>`,
    )
    return `<url><loc>${urlIn(language, path)}</loc>${changed}${alternates.join('')}</url>`
  })
  const namespaces = languages.length > 1 ? `${NAMESPACE} ${ALTERNATES}` : NAMESPACE
  return `${XML}<urlset ${namespaces}>${urls.join('')}</urlset>`
}
