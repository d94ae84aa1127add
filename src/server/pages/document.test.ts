import { describe, expect, test } from 'vitest'
import { shopFacts } from '#config'
import type { PageName } from '#domain/pages.ts'
import type { PageHead, RenderedPage } from '#web/boot/entry-server.tsx'
import { documentOf, failureDocument, withNotice } from './document.ts'
import { loadingNoticeStyle } from './loading-notice.ts'

const hostile = '</script><script>alert("x")</script>'

const page: RenderedPage = {
  status: 200,
  body: '<main>Aurora</main>',
  title: `Aurora ${hostile} – Khol`,
  state: { shop: shopFacts, loaderData: { product: { name: hostile } }, missing: null },
  head: {
    description: `"><img src=x>`,
    canonical: '/products/aurora',
    image: {
      path: '/images/aurora-front.jpg',
      alt: `Aurora ${hostile}`,
      size: { width: 800, height: 1000 },
    },
    kind: 'product',
    structuredData: (absolute) => [{ name: hostile, url: absolute('/products/aurora') }],
    preloadImage: { srcSet: '/images/a.avif 320w', sizes: '50vw', type: 'image/avif' },
  },
}

const build = {
  preHydration: '<script>early()</script>',
  styles: '<style>p{}</style>',
  scripts: (name: PageName) => `<!--${name}-->`,
}
const parts = {
  page,
  name: 'product' as const,
  build,
  publicUrl: 'https://shop.test',
  shop: shopFacts,
}
const documentText = (given: Parameters<typeof documentOf>[0]) => documentOf(given).toString()
const html = documentText({ ...parts, robots: 'index' })

/** Finds every script element of a page, with its attributes. */
const scripts = (text: string) => [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1])

test('data of the catalogue is never markup, and only the first scripts and data are inline', () => {
  expect(html).not.toContain(hostile)
  expect(html).not.toContain('<img src=x>')
  expect(scripts(html)).toEqual([
    '',
    ' type="application/ld+json"',
    '',
    ' type="application/json" id="state"',
  ])
})

test('the page’s data can be parsed back', () => {
  const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(state)).toEqual(page.state)
})

test('the order is styles, loading notice, first picture, page, data, scripts; no font is preloaded', () => {
  const parts = [
    loadingNoticeStyle,
    build.preHydration,
    build.styles,
    '</head><body><div id="loading-notice"',
    'as="image" fetchpriority="high"',
    '<div id="root">',
    'id="state"',
    '<template id="scripts"><!--product--></template>',
    '</body></html>',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html).not.toContain('as="font"')
})

test('a page that is empty without its scripts loads them at once', () => {
  const cart = documentText({ ...parts, name: 'cart', robots: 'noindex' })
  expect(cart).toContain('<!--cart-->')
  expect(cart).not.toContain('<template')
})

test('addresses for crawlers are absolute, with the shop’s own origin', () => {
  expect(html).toContain('<link rel="canonical" href="https://shop.test/products/aurora">')
  expect(html).toContain(
    '<meta property="og:image" content="https://shop.test/images/aurora-front.jpg">',
  )
  expect(html).toContain('"url":"https://shop.test/products/aurora"')
})

test('a link preview has its picture with size and description', () => {
  expect(html).toContain('<meta property="og:image:width" content="800">')
  expect(html).toContain('<meta property="og:image:height" content="1000">')
  expect(html).toMatch(/<meta property="og:image:alt" content="Aurora &lt;/)
  expect(html).toMatch(/<meta name="twitter:image:alt" content="Aurora &lt;/)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a link preview without a picture, or with one of unknown size, omits both', () => {
  const seen = (image?: PageHead['image']) =>
    documentText({ ...parts, page: { ...page, head: image ? { image } : {} }, robots: 'index' })
  expect(seen()).not.toContain('og:image')
  expect(seen()).toContain('<meta name="twitter:card" content="summary">')
  expect(seen({ path: '/images/a.jpg', alt: 'Aurora' })).toContain('og:image:alt')
  expect(seen({ path: '/images/a.jpg', alt: 'Aurora' })).not.toContain('og:image:width')
})

test('a page that is not for search engines has noindex and no other metadata for them', () => {
  const closed = documentText({ ...parts, robots: 'noindex' })
  expect(closed).toContain('<meta name="robots" content="noindex">')
  expect(closed).not.toMatch(/canonical|og:|ld\+json/)
})

test('a page explains that it needs JavaScript, where it is disabled', () => {
  expect(html).toMatch(
    /<noscript><p id="script-notice">Please allow JavaScript[^<]*<\/p><\/noscript>/,
  )
})

test('a notice precedes the page', () => {
  const noticed = withNotice(html, 'en')
  expect(noticed).toContain(
    '<p id="stale-notice" role="status">The shop is briefly unavailable. You are seeing a copy that may be a few minutes old.</p><div id="root">',
  )
})

/** (rules: accents, own-logo) */
test('the owner’s accent is an attribute of the document, their logo the icon; the defaults are omitted', () => {
  const logo = { path: '/uploads/logo-a-480x96.webp', width: 144, height: 29, showsName: false }
  const own = documentText({
    ...parts,
    shop: { ...shopFacts, accent: 'teal', logo },
    robots: 'index',
  })
  expect(own).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-accent="teal">/)
  expect(own).toContain('<link rel="icon" href="/uploads/logo-a-480x96-192.png"')
  expect(own).toContain('<link rel="apple-touch-icon" href="/uploads/logo-a-480x96-192.png">')
  expect(own).not.toContain('/icon.svg')
  const drawn = documentText({ ...parts, shop: { ...shopFacts, accent: 'teal' }, robots: 'index' })
  expect(drawn).toContain('<link rel="icon" href="/icons/teal-icon.svg" type="image/svg+xml">')
  expect(drawn).toContain('<link rel="apple-touch-icon" href="/icons/teal-apple-touch-icon.png">')
  expect(drawn).not.toContain('"/favicon.ico"')
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/)
  expect(html).toContain('"/icon.svg"')
  expect(html).toContain('"/favicon.ico"')
  const failure = failureDocument(build, { name: 'Khol', accent: 'teal' })
  expect(failure).toContain('data-accent="teal"')
})

describe('a page in Urdu', () => {
  const languages = ['en', 'ur'] as const
  const inBoth = { ...parts, robots: 'index', languages } as const
  const urdu = documentText({ ...inBoth, language: 'ur' })
  const alternates = [
    '<link rel="alternate" hreflang="en" href="https://shop.test/products/aurora">',
    '<link rel="alternate" hreflang="ur" href="https://shop.test/ur/products/aurora">',
    '<link rel="alternate" hreflang="x-default" href="https://shop.test/products/aurora">',
  ].join('')

  test('is marked by its language and direction, and has its own canonical address', () => {
    expect(urdu).toMatch(/^<!doctype html><html lang="ur" dir="rtl"><head>/)
    expect(urdu).toContain('<link rel="canonical" href="https://shop.test/ur/products/aurora">')
    expect(urdu).toContain('property="og:url" content="https://shop.test/ur/products/aurora"')
  })

  test('and the English one are alternates of each other, unless they are noindex', () => {
    expect(urdu).toContain(alternates)
    expect(documentText(inBoth)).toContain(alternates)
    expect(html).not.toContain('hreflang')
    expect(documentText({ ...inBoth, robots: 'noindex' })).not.toContain('hreflang')
  })

  test('has its notices in Urdu', () => {
    expect(urdu).toContain('<a href="">دوبارہ کھولیں</a>')
    expect(urdu).toContain('JavaScript آن کریں')
    expect(urdu).not.toMatch(/Load again|Please allow/)
    expect(withNotice(urdu, 'ur')).toContain('<p id="stale-notice" role="status">ویب سائٹ')
    const failure = failureDocument(build, { name: 'Khol', accent: 'plum' }, 'ur')
    expect(failure).toMatch(/lang="ur" dir="rtl".*<h1>ابھی واپس آتے ہیں<\/h1>.*دوبارہ کوشش کریں/s)
  })
})
