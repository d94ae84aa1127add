import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn, type Language } from '#domain/languages.ts'
import { paths } from '#domain/paths.ts'
import { openStorefront } from '#server/storefront.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { shippedSettings } from '#testing/settings.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const ORIGIN = 'https://shop.test'

let stored: TestDatabase
let shop: TestShop

beforeAll(async () => {
  stored = await openTestDatabase()
  const parts = {
    database: stored.database,
    settings: shippedSettings,
    imageStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    publicUrl: () => ORIGIN,
    languages: ['en', 'ur'] as const,
  }
  shop = await openTestShop({
    ...parts,
    rateLimitScale: 0,
    storefront: (app) => openStorefront(app, parts),
  })
})

afterAll(async () => {
  await shop.close()
  await stored.close()
})

async function open(address: string) {
  const answer = await shop.sendRaw(address, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, headers, to: headers.get('location'), html: await answer.text() }
}

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
