import { describe, expect, test } from 'vitest'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { addressIn, type Language } from '#domain/languages.ts'
import { modelAddress, paths, productAddress } from '#domain/paths.ts'
import { newProduct, peacock } from '#testing/products.ts'
import { STOREFRONT_ORIGIN as ORIGIN, openTestStorefront } from '#testing/storefront.ts'

/** Pages as the server renders them, for a known phone and in both languages. */

const shop = await openTestStorefront({ languages: ['en', 'ur'] })
const deviceModels = ['Galaxy S24', 'Galaxy S21']
const drawn = await newProduct(shop, { brand: 'samsung', deviceModels, design: peacock })

async function open(address: string) {
  const answer = await shop.sendRaw(address, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, headers, to: headers.get('location'), html: await answer.text() }
}

const read = async (address: string) => (await open(address)).html

/** Names of models in drawn pictures of a page. */
const modelsShown = (html: string) => {
  const drawn = html.matchAll(/\/drawn\/[a-z0-9-]+?--([a-z0-9-]+?)--/g)
  return [...new Set(Array.from(drawn, ([, model]) => model))]
}
/** A page without its data, which may hold the product's first model as part of its name. */
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '')
const preview = (html: string) => /<meta property="og:image" content="([^"]*)/.exec(html)?.[1]
const product = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((data) => data['@type'] === 'Product')

describe('a page for a known phone shows it in the HTML, without scripts (rule: pictures-follow-the-phone)', () => {
  test.each<[string, () => string, string, string?]>([
    ['a product', () => paths.product(drawn.slug), 'galaxy-s24'],
    ['a product opened for a model', () => productAddress(drawn.slug, 'Galaxy S21'), 'galaxy-s21'],
    [
      'a product opened for a model that it does not fit',
      () => productAddress(drawn.slug, 'iPhone 15'),
      'galaxy-s24',
    ],
    ['a listing of its whole brand', () => paths.brand('samsung'), 'galaxy-s24', 'angle'],
    [
      'the landing page of a model',
      () => modelAddress('samsung', 'Galaxy S21'),
      'galaxy-s21',
      'angle',
    ],
  ])('%s', async (_name, address, model, view = 'front') => {
    const html = await read(address())
    expect(modelsShown(withoutScripts(html))).toEqual([model])
    expect(preview(html)).toMatch(
      new RegExp(`^${ORIGIN}/drawn/${drawn.slug}--${model}--${view}-[0-9a-f]{10}-800\\.webp$`),
    )
  })

  test('a search for a model shows that phone', async () => {
    const html = await read(`${paths.products()}?q=galaxy+s21`)
    expect(modelsShown(withoutScripts(html))).toEqual(['galaxy-s21'])
  })

  test('structured data shows the phone, under one canonical address', async () => {
    const html = await read(productAddress(drawn.slug, 'Galaxy S21'))
    expect(product(html).image).toEqual(
      ['front', 'angle', 'camera'].map((view) =>
        expect.stringMatching(
          `^${ORIGIN}/drawn/${drawn.slug}--galaxy-s21--${view}-.{10}-800.webp$`,
        ),
      ),
    )
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${paths.product(drawn.slug)}">`)
  })

  test('the field of models has the phone selected', async () => {
    const html = await read(productAddress(drawn.slug, 'Galaxy S21'))
    expect(/<option[^>]*selected[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Galaxy S21')
  })
})

test('a landing page links to its products for that phone, with nofollow', async () => {
  const link = /<a [^>]*href="\/products\/[^>]*>/.exec(
    await read(modelAddress('samsung', 'Galaxy S21')),
  )
  expect(link?.[0]).toContain(`href="${productAddress(drawn.slug, 'Galaxy S21')}"`)
  expect(link?.[0]).toContain('rel="nofollow"')
  const plain = /<a [^>]*href="\/products\/[^>]*>/.exec(await read(paths.brand('samsung')))
  expect(plain?.[0]).toContain(`href="${paths.product(drawn.slug)}"`)
  expect(plain?.[0]).not.toContain('rel=')
})

test('the size of a brand’s page is independent of how many phones its cases fit', async () => {
  const all = modelsOf('vivo')
  expect(all.length).toBeGreaterThan(100)
  // Keeps every model in the filter, whatever the other products fit.
  const createdAt = new Date('2020-01-01')
  await newProduct(shop, { brand: 'vivo', deviceModels: all, design: peacock, createdAt })
  const twelve = Array.from({ length: 12 }, () =>
    newProduct(shop, { brand: 'vivo', deviceModels: all, design: peacock }),
  )
  const ids = (await Promise.all(twelve)).map(({ id }) => id)
  const fitting = async (count: number) => {
    await shop.database.db
      .updateTable('products')
      .set({ device_models: all.slice(0, count) })
      .where('id', 'in', ids)
      .execute()
    // A new address each time bypasses cached pages.
    const html = await read(`${paths.brand('vivo')}?sort=${count > 4 ? 'price' : '-price'}`)
    const cards = html.match(/View Details/g) ?? []
    expect(cards).toHaveLength(12)
    return html.length
  }
  const few = await fitting(4)
  const many = await fitting(all.length)
  // Tolerance for digits: '+117 more' on each card, and the count beside each model of the filter.
  expect(many - few).toBeLessThan(12 * 8 + all.length * 4)
})

test.each<[Language, string, string]>([
  ['en', 'ltr', 'Help – Khol'],
  ['ur', 'rtl', 'مدد – Khol'],
])(
  'the help page in %s has its language, its scripts and the address of the other',
  async (language, dir, title) => {
    const { status, headers, html } = await open(addressIn(language, paths.help()))
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(
      `<link rel="canonical" href="${ORIGIN}${addressIn(language, paths.help())}">`,
    )
    expect(html).toContain(`hreflang="ur" href="${ORIGIN}/ur/help"`)
    expect(html).toContain(`hreflang="x-default" href="${ORIGIN}/help"`)
    const scripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
    expect(scripts.length).toBeGreaterThan(3)
    for (const path of scripts) expect((await open(path)).status).toBe(200)
  },
)

test('links of an Urdu page lead to Urdu pages, except the link to English', async () => {
  const { html } = await open('/ur/help')
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, path = '']) => path)
  const elsewhere = links.filter((path) => !/^\/ur(?:$|[/?#])/.test(path))
  expect(links.length).toBeGreaterThan(8)
  expect(elsewhere).toEqual([paths.help()])
})

test('the server-rendered frame of a page that the browser fills is in Urdu, too', async () => {
  const { html, headers } = await open('/ur/cart')
  expect(html).toContain('<h1 class="text-2xl">کارٹ</h1>')
  expect(headers.get('content-security-policy')).toContain('sha256-')
})

test('a search for a help topic and the facts of a new shop are in Urdu, too', async () => {
  const { html } = await open('/ur/products?q=wapsi')
  expect(html).toContain('غلط ماڈل، تبدیلی اور واپسی')
  expect(html).toContain('فیصل آباد')
  expect((await open('/products?q=wapsi')).html).toContain('Wrong model, exchange and returns')
})

test('an Urdu address of the admin area redirects to the English one', async () => {
  const { status, to } = await open('/ur/admin/orders')
  expect([status, to]).toEqual([308, '/admin/orders'])
})

test('the service worker and inline scripts import no modules', async () => {
  const { html } = await open('/ur/cart')
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(inline).toHaveLength(2)
  for (const script of [(await open('/offline-worker.js')).html, ...inline]) {
    expect(script).not.toMatch(/\bimport\s*[{"'(*]/)
  }
})

// 'Any unknown path redirects to /.' 'An unknown brand slug redirects to /.'
test.each(['/nothing/here', '/brand/tecno', '/collections/dinosaurs', '/admin', '/help/me'])(
  '%s redirects to the home page of its language',
  async (path) => {
    expect(await open(path)).toMatchObject({ status: 302, to: '/' })
    expect(await open(`/ur${path}`)).toMatchObject({ status: 302, to: '/ur' })
  },
)

test('the data of a page in Urdu are in Urdu, too', async () => {
  const { html } = await open(addressIn('ur', paths.collection('truck-art')))
  const state = /id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(state).toContain('truck-art')
  expect(state).not.toContain('Truck Art')
})
