import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoProducts } from '#demo/products.ts'
import { trailTo } from '#domain/catalogue/trail.ts'
import { modelAddress, paths } from '#domain/paths.ts'
import { accentNames, accents, drawnIcons } from '#domain/settings/accents.ts'
import { fillEmptyShop } from '#server/first-start/fill.ts'
import { newAccount } from '#testing/accounts.ts'
import { listedPage } from '#testing/products.ts'
import { openTestStorefront, STOREFRONT_ORIGIN } from '#testing/storefront.ts'

/** Maximum number of addresses that a crawler requests to see the whole shop. */
const MOST_ADDRESSES = 2_500

/** Parts of an answer that a crawler reads. */
interface CrawledPage {
  readonly address: string
  readonly status: number
  readonly robots: string
  readonly html: string
}

/** Addresses reachable by plain links from the home page. */
const known = new Set([paths.home()])
const crawled = new Map<string, CrawledPage>()

const shop = await openTestStorefront({
  fill: ({ database: { db } }) => fillEmptyShop(db, new Date()),
  // Pages in Urdu would double the crawl; tests/rendered-pages.api.test.ts tests them.
  languages: ['en'],
})
beforeAll(crawl, 180_000)

/**
 * Visits the pages reachable by plain links, but only one page of several of a kind: hundreds of
 * them take minutes.
 */
async function crawl(): Promise<void> {
  const kinds = new Set<string>()
  // A set that grows during iteration also visits added entries.
  for (const address of known) {
    const kind = kindOf.get(address)
    if (kind !== undefined && kinds.has(kind)) continue
    if (kind !== undefined) kinds.add(kind)
    const page = await visit(address)
    crawled.set(address, page)
    for (const link of linksOf(page)) known.add(link)
  }
}

async function visit(address: string): Promise<CrawledPage> {
  const answer = await shop.sendRaw(address)
  const html = await answer.text()
  const robots = answer.headers.get('x-robots-tag') ?? ''
  return { address, status: answer.status, robots, html }
}

/** Addresses of the shop that a page links to and lets crawlers follow. */
function linksOf({ robots, html }: CrawledPage): string[] {
  if (robots.includes('nofollow')) return []
  const links = [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const rel = attribute(attributes, 'rel') ?? ''
    const href = attribute(attributes, 'href')
    return href?.startsWith('/') && !rel.split(' ').includes('nofollow') ? [href] : []
  })
  return links.map((href) => href.replace(/#.*$/s, ''))
}

function attribute(text: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1]
  return value === undefined ? undefined : plain(value)
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

const all = () => [...crawled.values()]
/** Crawled pages that search engines list. */
const listed = () => all().filter(({ status, robots }) => status === 200 && robots === '')

const meta = (html: string, name: string): string | undefined => {
  const tag = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html)?.[0]
  return tag === undefined ? undefined : attribute(tag, 'content')
}
const titleOf = ({ html }: CrawledPage) => plain(/<title>([^<]*)/.exec(html)?.[1] ?? '')
const canonicalOf = ({ html }: CrawledPage) => /<link rel="canonical" href="([^"]*)/.exec(html)?.[1]
const structured = ({ html }: CrawledPage): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

const models = [
  ...new Set(
    demoProducts.flatMap(({ brand, deviceModels }) =>
      deviceModels.map((model) => modelAddress(brand, model)),
    ),
  ),
]

/** Kinds of products, which link to all colours of their family, and of models. */
const kindOf = new Map([
  ...demoProducts.map(
    ({ slug, brand, caseType, family }) =>
      [paths.product(slug), `${brand} ${caseType} ${family}`] as const,
  ),
  ...models.map((address) => [address, `${address.split('?')[0]} model`] as const),
])

/** Values that occur more than once. */
function repeated(values: readonly (string | undefined)[]): (string | undefined)[] {
  return [...Map.groupBy(values, (value) => value)].flatMap(([value, those]) =>
    those.length > 1 ? [value] : [],
  )
}

describe('a crawler that follows plain links', () => {
  test('reaches every product and model within 2,500 addresses', () => {
    expect(known.size).toBeLessThan(MOST_ADDRESSES)
    const products = demoProducts.map(({ slug }) => paths.product(slug))
    expect(products.filter((address) => !known.has(address))).toEqual([])
    expect(models.length).toBeGreaterThan(500)
    expect(models.filter((address) => !known.has(address))).toEqual([])
  })

  test('finds no missing page, and one heading on each page', () => {
    const broken = all().filter(({ status }) => status !== 200)
    expect(broken.map(({ address, status }) => [address, status])).toEqual([])
    const headings = all().filter(({ html }) => html.match(/<h1[\s>]/g)?.length !== 1)
    expect(headings.map(({ address }) => address)).toEqual([])
  })

  test('gets links only to indexable pages, and to five with noindex, such as the cart', () => {
    const shut = all().filter(({ robots }) => robots !== '')
    expect(shut.map(({ robots }) => robots)).toEqual(shut.map(() => 'noindex'))
    expect(shut.map(({ address }) => address).toSorted()).toEqual(
      [
        paths.cart(),
        paths.login(),
        paths.register(),
        paths.trackOrder(),
        paths.wishlist(),
      ].toSorted(),
    )
  })
})

describe('listed pages', () => {
  test('have unique titles, descriptions and canonical addresses', () => {
    expect(repeated(listed().map(titleOf))).toEqual([])
    expect(repeated(listed().map(({ html }) => meta(html, 'description')))).toEqual([])
    const elsewhere = listed().filter(
      (page) => canonicalOf(page) !== `${STOREFRONT_ORIGIN}${page.address}`,
    )
    expect(elsewhere.map(({ address }) => address)).toEqual([])
  })

  test('equal the sitemap and the further pages of listings', async () => {
    const map = await (await shop.sendRaw('/sitemap.xml')).text()
    const named = [...map.matchAll(/<loc>([^<]*)/g)].map(([, url]) =>
      plain(url ?? '').slice(STOREFRONT_ORIGIN.length),
    )
    const found = [...known].filter((address) => !crawled.get(address)?.robots)
    expect(named.toSorted()).toEqual(
      found.filter((address) => !/\?page=\d+$/.test(address)).toSorted(),
    )
    expect(found.length).toBeGreaterThan(named.length)
  })

  test('are not disallowed by robots.txt', async () => {
    const robots = await (await shop.sendRaw('/robots.txt')).text()
    const shut = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '')
    expect(shut).toContain('/cart')
    const closed = listed().filter(({ address }) => shut.some((path) => address.startsWith(path)))
    expect(closed.map(({ address }) => address)).toEqual([])
  })

  test('have a preview picture with its size and alternative text', () => {
    const without = listed().filter(
      ({ html }) =>
        !meta(html, 'og:image')?.startsWith(`${STOREFRONT_ORIGIN}/`) ||
        !meta(html, 'og:image:alt') ||
        !(Number(meta(html, 'og:image:width')) > 0 && Number(meta(html, 'og:image:height')) > 0) ||
        meta(html, 'twitter:card') !== 'summary_large_image',
    )
    expect(without.map(({ address }) => address)).toEqual([])
  })
})

describe('structured data', () => {
  const typed = (page: CrawledPage, type: string) =>
    structured(page).find((o) => o['@type'] === type)
  const itemsOf = (list: Record<string, unknown> | undefined) =>
    (list?.itemListElement ?? []) as readonly Record<string, unknown>[]

  test('breadcrumbs equal the visible ones', () => {
    const pages = listed().filter(({ address }) => /^\/(brand|products)\/./.test(address))
    expect(pages.length).toBeGreaterThan(60)
    const different = pages.filter((page) => {
      const shown = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(page.html)?.[1] ?? ''
      const words = [...shown.matchAll(/>([^<]+)</g)].map(([, word]) => plain(word ?? ''))
      const data = itemsOf(typed(page, 'BreadcrumbList'))
      return words.length < 2 || words.join() !== data.map(({ name }) => name).join()
    })
    expect(different.map(({ address }) => address)).toEqual([])
    const ahead = pages.flatMap((page) =>
      itemsOf(typed(page, 'BreadcrumbList')).map(({ item }) => String(item)),
    )
    expect(
      [...new Set(ahead)].filter((url) => !known.has(url.slice(STOREFRONT_ORIGIN.length))),
    ).toEqual([])
  })

  test('a listing names its products in the order shown', () => {
    const listings = listed().filter(({ address }) => !/^\/(?:help|products\/.+)?$/.test(address))
    for (const page of listings) {
      // Excludes colour swatches and the wide card that shows a case in a scene.
      const cards = page.html.replaceAll(
        /<ul aria-label="[^"]* in other colours"[\s\S]*?<\/ul>|<li class="col-span-full[\s\S]*?<\/li>/g,
        '',
      )
      const shown = [...cards.matchAll(/<a [^>]*href="(\/products\/[^"?]+)[^"]*"/g)].map(
        ([, path]) => `${STOREFRONT_ORIGIN}${path}`,
      )
      const named = itemsOf(typed(page, 'ItemList')).map(({ url }) => url)
      expect(named.length, page.address).toBeGreaterThan(0)
      expect([...new Set(shown)].slice(0, named.length), page.address).toEqual(named)
    }
  })

  test('a product names its compatible models', async () => {
    const [wanted] = demoProducts
    if (!wanted) throw new Error('the demo shop is empty')
    const product = typed(await visit(paths.product(wanted.slug)), 'Product')
    const fits = (product?.isAccessoryOrSparePartFor ?? []) as readonly { readonly name: string }[]
    expect(fits.map(({ name }) => name).toSorted()).toEqual(wanted.deviceModels.toSorted())
    expect(product?.offers).toMatchObject({ priceCurrency: 'PKR' })
  })

  test('ratings of samples are visible but not in structured data (rule: samples)', async () => {
    const { products } = await listedPage(shop, { sort: 'rating' })
    const [{ slug = '', _id: id = '' } = {}] = products
    const sample = await visit(paths.product(slug))
    expect(sample.html).toMatch(/ of 5 from \d+ sample reviews?"/)
    expect(sample.html).toContain('Sample: not from customers')
    expect(typed(sample, 'Product')).not.toHaveProperty('aggregateRating')

    const review = { rating: 4, comment: 'It fits' }
    const author = await newAccount(shop)
    await shop.send('writeReview', { params: { id }, body: review }, author)
    await expect
      .poll(async () => typed(await visit(paths.product(slug)), 'Product')?.aggregateRating)
      .toMatchObject({ ratingValue: 4, reviewCount: 1 })
  })
})

/** (rule: landing-pages) */
describe('a page of one model', () => {
  const [model = ''] = demoProducts.find(({ brand }) => brand === 'vivo')?.deviceModels ?? []

  test('states its number of designs and lowest price', async () => {
    const { html } = await visit(modelAddress('vivo', model))
    const query = { keyword: 'Vivo', deviceModel: model, limit: '100', group: 'family' }
    const { products, lowestPrice, total } = await listedPage(shop, query)
    const lowest = Math.min(...products.map(({ price }) => Math.floor(price * 0.9 + 0.5)))
    expect(lowestPrice).toBe(lowest)
    const words = total === 1 ? '1 design' : `${total} designs`
    expect(html).toMatch(
      new RegExp(`${words} for the ${model} (?:at|from) Rs\\.\\s[\\d,]+, cash on delivery\\.`),
    )
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(`${model} covers`)
  })

  test('without cases is not listed, and links to the brand', async () => {
    const page = await visit(modelAddress('vivo', 'Vivo Y2999'))
    expect([page.status, page.robots]).toEqual([200, 'noindex'])
    const [, brand] = trailTo('vivo', 'Vivo')
    expect(linksOf(page)).toContain(brand?.path)
  })

  test('of an unknown brand shows no products, like that of an unknown model', async () => {
    const { html } = await visit(`${paths.products()}?brand=tecno`)
    expect(html).toContain('No Products Found')
    expect((await visit(`${paths.products()}?brand=vivo`)).html).not.toContain('No Products Found')
  })

  test.each([
    `${modelAddress('vivo', model)}&type=Silicon`,
    `${paths.brand('vivo')}?type=Silicon`,
    `${modelAddress('airpods', 'AirPods Pro 2')}&page=2`,
    `${paths.products()}?brand=vivo`,
    `${paths.products()}?q=silicone`,
  ])('%s is neither listed nor followed', async (address) => {
    expect((await visit(address)).robots).toBe('noindex, nofollow')
  })
})

test('documents and standalone files have frame and content policies; assets don’t', async () => {
  const { html } = await visit(paths.home())
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2|svg)/g))]
  expect(assets.length).toBeGreaterThan(4)
  const policyOf = async (address: string) => {
    const { status, headers } = await shop.sendRaw(address)
    const told = [headers.get('x-content-type-options'), headers.get('x-frame-options')]
    return [status, ...told, headers.has('content-security-policy')]
  }
  for (const file of assets) expect(await policyOf(file)).toEqual([200, 'nosniff', null, false])
  for (const file of ['/offline-worker.js', '/icon.svg', paths.home()]) {
    expect(await policyOf(file)).toEqual([200, 'nosniff', 'DENY', true])
  }
  expect(await policyOf('/assets/none.js')).toEqual([404, 'nosniff', 'DENY', true])
})

/** (rule: accents) */
test.each(accentNames)('the drawn logo has icons of all sizes in the accent %s', async (accent) => {
  const { svg, small, large, maskable, touch } = drawnIcons(accent)
  const bytes = async (path: string) => {
    const answer = await shop.sendRaw(path)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  expect((await bytes(svg)).toString()).toContain(accents[accent].colour)
  for (const [path, size] of [
    [small, 192],
    [large, 512],
    [maskable, 512],
    [touch, 180],
  ] as const) {
    const image = sharp(await bytes(path))
    const { width, height } = await image.metadata()
    expect([width, height]).toEqual([size, size])
    // Samples the plain background below the middle of the logo.
    const at = { left: size / 2, top: Math.round(size * 0.9), width: 1, height: 1 }
    const pixel = await image.removeAlpha().extract(at).raw().toBuffer()
    expect(`#${pixel.toString('hex')}`).toBe(accents[accent].colour)
  }
})
