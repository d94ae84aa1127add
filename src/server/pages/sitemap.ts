import { brands } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import { addressIn, alternatesOf, type Language } from '#domain/languages.ts'
import { type PageRow, pages } from '#domain/pages.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { escapeHtml } from '#platform/http/answers/escape.ts'
import type { MappedCatalogue } from '#server/catalogue/source.ts'

/** Most addresses of a sitemap, by its protocol; the rest of a larger catalogue is found by links. */
const MOST_ADDRESSES = 50_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap of every open page in every language. */
export function sitemap(
  publicUrl: string,
  catalogue: MappedCatalogue,
  languages: readonly Language[] = ['en'],
): string {
  const lines = linesOf(catalogue, languages).slice(0, MOST_ADDRESSES)
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

/** Every open page in every language. */
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
