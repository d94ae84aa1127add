import { execFile } from 'node:child_process'
import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { shopFacts } from '#config'
import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { closedAfterwards } from '#testing/closing.ts'
import { newFolder } from '#testing/folders.ts'

const root = resolve(import.meta.dirname, '..')

/** The cast is needed: the table of brands here has no such row. */
const slug = 'nokia' as BrandSlug
const row = `
  {
    slug: 'nokia',
    displayName: 'Nokia',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
  },
`
const models = ['Nokia X30', 'Nokia G42', 'Nokia 3310']

/** Milliseconds: the compiler shares the machine with other tests. */
const slow = { timeout: 600_000 }

/** Copy of the sources; only the tables of brands and of models have one more row. */
let copy = ''
beforeAll(async () => {
  copy = await newFolder()
  const filter = (path: string) => !/\.test\.tsx?$/.test(path)
  const parts = [
    'src',
    'packages',
    'build/messages',
    'tests/support',
    'package.json',
    'tsconfig.json',
  ]
  for (const name of parts) {
    await cp(join(root, name), join(copy, name), { recursive: true, filter })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const table = join(copy, 'src/domain/catalogue/brands.ts')
  const text = await readFile(table, 'utf8')
  const withRow = text.replace('] as const satisfies readonly BrandRow[]', (end) => `${row}${end}`)
  expect(withRow).not.toBe(text)
  await writeFile(table, withRow)
  const modelsTable = join(copy, 'src/domain/catalogue/models/brand-models.json')
  const known = JSON.parse(await readFile(modelsTable, 'utf8')) as object
  await writeFile(modelsTable, JSON.stringify({ ...known, [slug]: [models] }))
}, slow.timeout)

/** Imports a module of the copy. */
function ofCopy<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(copy, path))
}

test('the copy compiles', slow, async () => {
  const tsc = join(root, 'node_modules/.bin/tsc')
  // Threads would each check the shared types: a single thread takes a third less CPU time.
  const args = [tsc, '-p', copy, '--singleThreaded']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: copy,
  }).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('the brand is sold, found and listed, and leads its tile on the home page', slow, async () => {
  type Closing = typeof import('#testing/closing.ts')
  type Shop = typeof import('#testing/shop.ts')
  type Accounts = typeof import('#testing/accounts.ts')
  type Source = typeof import('#server/pages/catalogue-reader.ts')
  type Pages = typeof import('#web/boot/entry-server.tsx')
  const { openTestShop } = await ofCopy<Shop>('tests/support/shop.ts')
  const { newAccount } = await ofCopy<Accounts>('tests/support/accounts.ts')
  const { catalogueReader } = await ofCopy<Source>('src/server/pages/catalogue-reader.ts')
  const { findPage, render } = await ofCopy<Pages>('src/web/boot/entry-server.tsx')
  // The copy has a list of its own of what is open.
  closedAfterwards((await ofCopy<Closing>('tests/support/closing.ts')).endFile)
  const shop = await openTestShop()
  const owner = await newAccount(shop, { isAdmin: true })
  const made = await shop.send(
    'createProduct',
    {
      body: {
        name: 'Snake Case',
        description: 'For a phone that never breaks',
        brand: 'Nokia',
        deviceModels: ['Nokia 3310', 'Nokia X30'],
        caseType: 'Silicon',
        price: 990,
        image: '/images/snake.webp',
      },
    },
    owner,
  )
  expect([made.status, made.body.message]).toEqual([201, undefined])

  const read = async (path: string) => {
    const page = findPage(path)
    if (!page) throw new Error(`no page at ${path}`)
    const source = catalogueReader(shop.database.db)
    const rendered = await render(page, '', { shop: shopFacts, source })
    return 'body' in rendered ? rendered : { body: '', title: rendered.redirect, head: null }
  }
  const listing = await read(`/brand/${slug}`)
  expect(listing.title).toContain('Nokia')
  expect(listing.body).toContain('Snake Case')
  expect(listing.body).toContain('Nokia X30')
  const all = await read('/products')
  expect(all.head?.description).toContain('Nokia')
  expect(all.body).toContain('Nokia')
  const home = await read('/')
  const tile = /href="\/brand\/nokia".*?<\/a>/.exec(home.body)?.[0] ?? ''
  expect(tile).toMatch(/<svg.*<circle.*<\/svg>.*Nokia.*3.* models/)
})

test('the owner’s form offers its models and case types', slow, async () => {
  type Fit = typeof import('#web/admin/products/fit/FitFields.tsx')
  type ProductForms = typeof import('#web/admin/products/product-form.ts')
  type Forms = typeof import('#web/kit/ui/form/use-form.ts')
  const { FitFields } = await ofCopy<Fit>('src/web/admin/products/fit/FitFields.tsx')
  const { withBrand } = await ofCopy<ProductForms>('src/web/admin/products/product-form.ts')
  const { initialValues } = await ofCopy<typeof import('#domain/catalogue/product-fields.ts')>(
    'src/domain/catalogue/product-fields.ts',
  )
  const { useForm } = await ofCopy<Forms>('src/web/kit/ui/form/use-form.ts')
  const fields = renderToStaticMarkup(
    createElement(() => {
      const start = { image: '', design: '', ...withBrand(initialValues, slug) }
      const form = useForm('product', start, {})
      return createElement(FitFields, { form, before: null })
    }),
  )
  for (const choice of ['Nokia', 'Nokia G42', 'Name Customization']) {
    expect(fields).toContain(choice)
  }
})

test('its cases are drawn on generic phones, and the demo shop sells each phone design for it', async () => {
  const { drawPicture } = await ofCopy<typeof import('#server/images/drawing/draw.ts')>(
    'src/server/images/drawing/draw.ts',
  )
  const { demoProducts } = await ofCopy<typeof import('#demo/index.ts')>('src/demo/index.ts')
  const drawn = await drawPicture({
    design: { look: 'wave-grip', colour: null, motif: null, artwork: null, seed: 'snake' },
    brand: slug,
    caseType: 'Silicon',
    model: 'Nokia 3310',
    view: 'camera',
    artwork: null,
    width: 320,
    format: 'webp',
  })
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 320, height: 400 })
  const here = await import('#demo/index.ts')
  const slugsOf = (brand: string) =>
    demoProducts.filter((product) => product.brand === brand).map(({ slug }) => slug)
  expect(slugsOf(slug)).toHaveLength(slugsOf('samsung').length)
  const before = new Set(here.demoProducts.map((product) => product.slug))
  const added = demoProducts.filter((product) => !before.has(product.slug))
  expect(demoProducts).toHaveLength(before.size + slugsOf(slug).length)
  expect(new Set(added.map(({ brand }) => brand))).toEqual(new Set([slug]))
})
