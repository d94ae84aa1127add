import { describe, expect, test } from 'vitest'
import { brands } from '#domain/catalogue/brands.ts'
import { collections } from '#domain/catalogue/collections.ts'
import { type PageRow, pages } from '#domain/pages.ts'
import { robots, sitemap } from './sitemap.ts'

const origin = 'https://shop.test'
const changedAt = '2026-11-21'
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `case-${index}`, changedAt }))

test('the sitemap lists every open page, brand, model and product', () => {
  const single = Object.values<PageRow>(pages).filter(
    ({ access, pattern }) => access === 'open' && !pattern.includes(':'),
  )
  const map = sitemap(origin, {
    models: [
      { brandSlug: 'vivo', model: 'Vivo Y21' },
      { brandSlug: 'samsung', model: 'Galaxy S25+' },
    ],
    products: [{ slug: 'aurora & co', changedAt }, ...products(2)],
  })
  expect(map.match(/<loc>/g)).toHaveLength(single.length + brands.length + collections.length + 5)
  expect(map).toContain('<loc>https://shop.test/brand/vivo?model=Vivo+Y21</loc>')
  expect(map).toContain('<loc>https://shop.test/brand/samsung?model=Galaxy+S25%2B</loc>')
  expect(map).toContain('<loc>https://shop.test/</loc><')
  expect(map).toContain('<loc>https://shop.test/products</loc>')
  expect(map).toContain('<loc>https://shop.test/brand/techno</loc>')
  expect(map).toContain('<loc>https://shop.test/collections/truck-art</loc>')
  expect(map).toContain('<loc>https://shop.test/products/aurora%20%26%20co</loc>')
  expect(map).toContain('/case-1</loc><lastmod>2026-11-21</lastmod>')
  expect(map).not.toContain(':slug')
})

test('the sitemap of a large catalogue has as many addresses as its protocol allows', () => {
  const map = sitemap(origin, { models: [], products: products(60_000) })
  expect(map.match(/<loc>/g)).toHaveLength(50_000)
  expect(map).toContain('<loc>https://shop.test/products</loc>')
})

test('robots.txt names the sitemap and the excluded paths', () => {
  expect(robots(origin)).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /cart',
      'Disallow: /checkout',
      'Disallow: /orders',
      'Disallow: /profile',
      'Disallow: /track-order',
      '',
      'Sitemap: https://shop.test/sitemap.xml',
      '',
    ].join('\n'),
  )
})

test('no page or resource for search engines is below an excluded path', () => {
  const shut = [...robots(origin).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
  const readable = Object.values<PageRow>(pages)
    .filter(({ access, robots: told }) => access === 'open' || told === 'noindex')
    .map(({ pattern }) => pattern)
  expect(readable.length).toBeGreaterThan(5)
  for (const pattern of readable) {
    expect(shut.filter((path) => pattern.startsWith(path))).toEqual([])
  }
})

describe('in two languages', () => {
  const both = ['en', 'ur'] as const

  test('each page is listed in each, with the address of the other', () => {
    const map = sitemap('https://shop.test', { models: [], products: [] }, both)
    const alternates = ['en', 'ur', 'x-default'].map((tag) => {
      const path = tag === 'ur' ? '/ur/help' : '/help'
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="https://shop.test${path}"/>`
    })
    for (const path of ['/help', '/ur/help']) {
      expect(map).toContain(`<url><loc>https://shop.test${path}</loc>${alternates.join('')}</url>`)
    }
    expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    expect(sitemap('https://shop.test', { models: [], products: [] })).not.toMatch(/xhtml|\/ur\b/)
  })

  test('pages behind a login are excluded in each', () => {
    const told = robots('https://shop.test', both)
    expect(told).toContain('Disallow: /cart\n')
    expect(told).toContain('Disallow: /ur/cart\n')
    expect(robots('https://shop.test')).not.toContain('/ur')
  })
})
