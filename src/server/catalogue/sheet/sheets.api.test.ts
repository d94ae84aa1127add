import { beforeEach, describe, expect, it } from 'vitest'
import { productFields } from '#domain/catalogue/product-fields.ts'
import { sheetColumnNames, sheetColumns } from '#domain/catalogue/sheet/columns.ts'
import { ODD_PRICE } from '#domain/catalogue/sheet/read-line.ts'
import {
  lineSentences,
  SHEET_INVALID,
  SHEET_OUTDATED,
  sheetSentences,
} from '#domain/catalogue/sheet/sentences.ts'
import { BROKEN_QUOTES, EMPTY_FILE, MOST_LINES, TOO_MANY_LINES } from '#domain/tables/table-file.ts'
import { CATALOGUE_CHANGED } from '#server/catalogue/announce.ts'
import { csvLines } from '#server/http/answers/csv.ts'
import { newAccount } from '#testing/accounts.ts'
import { newProduct, type ProductOptions, peacock, type TestProduct } from '#testing/products.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { openTestShop } from '#testing/shop.ts'

/** Export and import of product sheets on real PostgreSQL (rule: product-sheets). */

const shop = await openTestShop({ rateLimitScale: 0 })
const admin = await newAccount(shop, { isAdmin: true })
beforeEach(() => shop.database.db.deleteFrom('products').execute())

const truckArt = { ...peacock, look: 'truck-art-peacock' }

const titles = sheetColumnNames.map((column) => sheetColumns[column].title)

async function exported(search = '') {
  const answer = await shop.sendRaw(`/api/admin/products/export${search}`, {
    headers: admin.headers,
  })
  // `text()` would remove the byte order mark.
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString('utf8') }
}
const review = (sheet: string, confirm?: boolean) =>
  shop.send('importProducts', { body: { sheet, ...(confirm && { confirm }) } }, admin)
const stored = (id: string) => storedRow(shop, 'products', id)

/** Replaces the separator of a CSV file, as regional formats of other countries do. */
function parted(text: string, between: string): string {
  const parts = text.split('"')
  return parts.map((part, at) => (at % 2 ? part : part.replaceAll(',', between))).join('"')
}

/** A sheet of the given columns with a line for each product. */
function sheetOf(...lines: readonly Readonly<Record<string, string | number>>[]): string {
  const named = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  return csvLines(
    named,
    lines.map((line) => named.map((title) => line[title] ?? '')),
    { isFirst: true },
  )
}
const line = ({ id }: TestProduct, changes: Readonly<Record<string, string | number>>) => ({
  'Product id': id,
  Version: 1,
  ...changes,
})
const price = (rupees: number | string) => ({ 'List price (Rs.)': rupees })
const change = (product: TestProduct, row: number, changes: readonly object[]) => ({
  row,
  _id: product.id,
  name: product.name,
  changes,
  isSample: false,
})

describe('an export', () => {
  it('is an uncached CSV file with headings for the owner, newest product first', async () => {
    await newProduct(shop, { name: 'First', createdAt: new Date('2026-01-01') })
    const { id, slug } = await newProduct(shop, {
      name: 'Second',
      price: 1199.5,
      colours: ['gold', 'black'],
      family: 'second',
    })
    const { answer, text } = await exported()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv; charset=utf-8/),
      'content-disposition': expect.stringMatching(/filename="products-\d{4}-\d\d-\d\d\.csv"/),
      'cache-control': 'no-store',
      'x-total-count': '2',
    })
    const [header, second, first] = text.split('\r\n')
    expect(header).toBe(`\uFEFF${titles.map((title) => `"${title}"`).join()}`)
    expect(second).toBe(
      `"Second",,"iPhone","iPhone 15; iPhone 16","Transparent",1199.5,"Black; Gold","second",,,,,"yes",` +
        `"A case for your exact phone",,"/products/${slug}","${id}",1`,
    )
    expect(first).toMatch(/^"First"/)
  })

  it('contains the products of the list’s filter', async () => {
    await newProduct(shop, { name: 'Apple Case' })
    await newProduct(shop, { name: 'Vivo Case', brand: 'vivo', deviceModels: ['Vivo V60'] })
    for (const [search, name] of [
      ['?brand=vivo', 'Vivo Case'],
      ['?search=apple+case', 'Apple Case'],
    ] as const) {
      const { answer, text } = await exported(search)
      expect(answer.headers.get('x-total-count')).toBe('1')
      expect(text).toContain(`"${name}"`)
    }
  })

  it('without products contains the headings only', async () => {
    const { text } = await exported()
    expect(text.trim().split('\r\n')).toHaveLength(1)
  })
})

const hostile: readonly ProductOptions[] = [
  { name: '=HYPERLINK("http://evil.example","Pay")' },
  { name: "'=1+1" },
  { name: '+92 Case' },
  { name: '@home; "quoted", and\nbroken' },
  { name: 'ٹرک آرٹ کیس' },
  { name: '  spaced  ' },
  { name: '1/2' },
  { name: '007' },
  { name: 'Two\r\nlines\rof it' },
  { name: 'Drawn', design: truckArt, caseType: 'Graphical' },
  { name: 'Retired', deviceModels: ['iPhone 16', 'iPhone 3G'], caseType: 'Wooden' },
  { name: 'Priced', price: 0.75, colours: ['multicolour', 'black'], family: 'priced' },
]

describe('an export that is imported unchanged', () => {
  it('changes nothing, whatever the names of products', async () => {
    const products = await Promise.all(hostile.map((wanted) => newProduct(shop, wanted)))
    const before = await Promise.all(products.map(({ id }) => stored(id)))
    const { text } = await exported()
    const nothing = { unchanged: hostile.length, products: [], mistakes: [], conflicts: [] }
    expect((await review(text)).body).toEqual({ applied: false, ...nothing })
    expect((await review(text, true)).body).toEqual({ applied: true, ...nothing })
    expect(await Promise.all(products.map(({ id }) => stored(id)))).toEqual(before)
  })

  it.each<[string, (text: string) => string]>([
    ['with semicolons', (text) => parted(text, ';')],
    ['with tabs', (text) => parted(text, '\t')],
    ['with line feeds alone', (text) => text.replaceAll('\r\n', '\n')],
    [
      'without its mark, quotes and last line end',
      (text) => text.slice(1).replaceAll('"', '').trimEnd(),
    ],
    ['with Excel’s hint', (text) => `sep=,\r\n${text.slice(1)}`],
    ['with empty lines below', (text) => `${text}${','.repeat(10)}\r\n\r\n`],
    ['with a column of the owner’s own', (text) => text.replaceAll('\r\n', ',"mine"\r\n')],
    [
      'with its titles in other cases',
      (text) => text.replace('List price (Rs.)', 'LIST PRICE (rs.) '),
    ],
  ])('%s', async (_, saved) => {
    await newProduct(shop, { price: 1199.5 })
    await newProduct(shop)
    const { text } = await exported()
    expect(await review(saved(text))).toMatchObject({
      status: 200,
      body: { unchanged: 2, products: [], mistakes: [], conflicts: [] },
    })
  })
})

describe('a preview', () => {
  it('lists every change and applies none', async () => {
    const dawn = await newProduct(shop, { name: 'Dawn', colours: ['black'] })
    const dusk = await newProduct(shop, { name: 'Dusk' })
    const sheet = sheetOf(
      line(dawn, {
        Name: '’=Dawn II',
        'Device models': 'iPhone 15',
        'Case type': 'Silicon',
        'List price (Rs.)': '1,199.00',
        Colours: 'Red',
        Family: 'Dawn Matte',
        Weight: ' 28 g',
        'On sale': 'no',
      }),
      line(dusk, {
        Name: 'Dusk',
        'Device models': 'iPhone 16, iPhone 15',
        'Case type': 'Transparent',
        'List price (Rs.)': 1000,
        Colours: '',
        'On sale': 'yes',
      }),
    )
    expect(await review(sheet)).toMatchObject({
      status: 200,
      body: {
        applied: false,
        unchanged: 1,
        mistakes: [],
        conflicts: [],
        products: [
          change(dawn, 2, [
            { field: 'Name', was: 'Dawn', is: '’=Dawn II' },
            { field: 'Price', was: 'Rs. 1,000', is: 'Rs. 1,199' },
            { field: 'Device models', was: null, is: 'iPhone 16 removed' },
            { field: 'Case type', was: 'Transparent', is: 'Silicon' },
            { field: 'Colours', was: null, is: 'Red added; Black removed' },
            { field: 'Family', was: '', is: 'dawn-matte' },
            { field: 'Weight', was: '', is: '28 g' },
            { field: 'On sale', was: 'yes', is: 'no' },
          ]),
        ],
      },
    })
    expect(await stored(dawn.id)).toMatchObject({ name: 'Dawn', version: 1, deleted_at: null })
  })

  it('lists every mistake at its row and column', async () => {
    const product = await newProduct(shop)
    const drawn = await newProduct(shop, { design: truckArt, caseType: 'Graphical' })
    const { body } = await review(
      sheetOf(
        line(product, { Name: '', 'List price (Rs.)': '1.199,00' }),
        line(product, { Name: 'Again', 'List price (Rs.)': 1000 }),
        { 'Product id': '', Version: '', Name: 'New', 'List price (Rs.)': 1000 },
        { 'Product id': crypto.randomUUID(), Version: 1, Name: 'X', 'List price (Rs.)': 1 },
        { 'Product id': 'no-id', Version: 1, Name: 'X', 'List price (Rs.)': 1 },
        line(drawn, { Version: 'one', Name: 'X', 'List price (Rs.)': 1000 }),
      ),
    )
    const at = (row: number, column: string, message: string) => ({ row, column, message })
    expect(body).toMatchObject({
      products: [],
      mistakes: [
        at(2, 'Name', productFields.name.missing()),
        at(2, 'List price (Rs.)', ODD_PRICE),
        at(3, 'Product id', lineSentences.duplicateProduct(2)),
        at(4, 'Product id', lineSentences.newProduct),
        at(5, 'Product id', lineSentences.unknownId),
        at(6, 'Product id', lineSentences.unknownId),
        at(7, 'Version', lineSentences.invalidVersion),
      ],
    })
  })

  it('reports an unreadable line at its row, and the results of the others', async () => {
    const product = await newProduct(shop)
    const sheet = `${sheetOf(line(product, price(5)))}"${product.id}"x,1,5\r\n`
    expect((await review(sheet)).body).toMatchObject({
      products: [{ row: 2 }],
      mistakes: [{ row: 3, column: '', message: BROKEN_QUOTES }],
    })
    expect(await review(sheet, true)).toMatchObject({
      status: 400,
      body: { message: SHEET_INVALID },
    })
    expect((await stored(product.id)).version).toBe(1)
  })

  it.each<[string, string, string]>([
    ['no text', '', EMPTY_FILE],
    ['what is not UTF-8', 'Product id,Version,Name\na,1,Caf\uFFFD', sheetSentences.notUtf8],
    [
      'another file',
      'a,b\n1,2',
      'This file has no column “Product id” and no column “Version”. Please begin with an export.',
    ],
    [
      'one needed column missing',
      'Product id,Name\n1,2',
      'This file has no column “Version”. Please begin with an export.',
    ],
    [
      'a column twice',
      'Name,Product id,Version,name\na,b,1,c',
      sheetSentences.duplicateColumn('Name'),
    ],
    ['titles alone', 'Product id,Version', sheetSentences.empty],
    ['too many lines', `Product id,Version${'\na,1'.repeat(MOST_LINES + 1)}`, TOO_MANY_LINES],
  ])('refuses %s', async (_, sheet, message) => {
    expect(await review(sheet)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message },
    })
  })
})

describe('a confirmed sheet', () => {
  it('is applied, announced once, and visible at once', async () => {
    const some = await Promise.all([1, 2, 3].map((n) => newProduct(shop, { name: `Case ${n}` })))
    let announced = 0
    await shop.database.listener.listen(CATALOGUE_CHANGED, () => {
      announced += 1
    })
    const sheet = sheetOf(...some.map((product) => line(product, price(2000))))
    expect((await review(sheet, true)).body).toMatchObject({ applied: true, unchanged: 0 })
    for (const { id } of some) {
      const { body } = await shop.send('getProduct', { params: { id } })
      expect(body).toMatchObject({ price: 2000, version: 2 })
    }
    await expect.poll(() => announced).toBe(1)
    // Confirmed again, it reports no changes.
    expect((await review(sheet, true)).body).toMatchObject({ unchanged: 3, products: [] })
  })

  it('renames the pictures of a drawn product, and keeps photos', async () => {
    const photos = { '/images/a.webp': ['iPhone 15'], '/images/b.webp': ['iPhone 16'] }
    const photographed = await newProduct(shop, { photos })
    const drawn = await newProduct(shop, { design: truckArt, caseType: 'Graphical' })
    const before = await stored(drawn.id)
    const models = { 'Device models': 'iPhone 16' }
    await review(sheetOf(line(photographed, models), line(drawn, models)), true)
    expect(await stored(photographed.id)).toMatchObject({
      images: Object.keys(photos),
      image_models: { '/images/b.webp': ['iPhone 16'] },
      device_models: ['iPhone 16'],
    })
    const after = await stored(drawn.id)
    expect(after.design).toEqual(before.design)
    expect(after.images).not.toEqual(before.images)
    expect(after.images).toHaveLength(before.images.length)
  })

  it('turns a changed sample into an ordinary product, and leaves an unchanged one a sample', async () => {
    const [changed, named] = [await newProduct(shop), await newProduct(shop)]
    await shop.database.db.updateTable('products').set({ is_sample: true }).execute()
    const prices = [line(changed, price(5)), line(named, price(1000))]
    expect((await review(sheetOf(...prices))).body).toMatchObject({
      products: [{ isSample: true }],
    })
    await review(sheetOf(...prices), true)
    expect((await stored(changed.id)).is_sample).toBe(false)
    expect((await stored(named.id)).is_sample).toBe(true)
  })

  it('is refused as a whole for one mistake', async () => {
    const [fine, wrong] = [await newProduct(shop), await newProduct(shop)]
    const sheet = sheetOf(line(fine, price(2000)), line(wrong, price(0)))
    expect(await review(sheet, true)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: SHEET_INVALID },
    })
    expect((await stored(fine.id)).version).toBe(1)
  })
})

describe('two editors', () => {
  const outdated = { status: 409, body: { code: 'CONFLICT', message: SHEET_OUTDATED } }

  it('list a product changed since the export, and apply nothing', async () => {
    const [fine, changed] = [await newProduct(shop), await newProduct(shop, { name: 'Theirs' })]
    const { text } = await exported()
    const body = { ...(await shop.send('getProduct', { params: { id: changed.id } })).body }
    const params = { id: changed.id }
    await shop.send('updateProduct', { params, body: { ...body, price: 1500 } }, admin)
    const sheet = text.replaceAll(',1000,', ',1100,')
    expect((await review(sheet)).body).toMatchObject({
      products: [{ _id: fine.id }],
      conflicts: [{ _id: changed.id, name: 'Theirs', message: lineSentences.changedSinceExport }],
    })
    expect(await review(sheet, true)).toMatchObject(outdated)
    expect((await stored(fine.id)).version).toBe(1)
    expect((await stored(changed.id)).price).toBe(1500_00)
  })

  it('do not conflict at a line without changes, whatever its version', async () => {
    const product = await newProduct(shop)
    await review(sheetOf(line(product, price(1500))), true)
    const { body } = await review(sheetOf(line(product, price(1500))))
    expect(body).toMatchObject({ unchanged: 1, conflicts: [] })
  })

  it('with two sheets at once apply one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const some = await Promise.all([1, 2, 3].map(() => newProduct(shop)))
      const sheets = [1100, 1200].map((rupees) =>
        sheetOf(...some.map((product) => line(product, price(rupees)))),
      )
      const answers = await Promise.all(sheets.map((sheet) => review(sheet, true)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const rows = await Promise.all(some.map(({ id }) => stored(id)))
      expect(new Set(rows.map(({ price, version }) => `${price} ${version}`)).size).toBe(1)
    }
  })
})

describe('sale status in a sheet', () => {
  const take = (product: TestProduct) => review(sheetOf(line(product, { 'On sale': 'no' })), true)
  const backOf = (product: TestProduct, version = 2) =>
    review(sheetOf({ ...line(product, { 'On sale': 'yes' }), Version: version }), true)

  it('a deleted product is last in a whole export, and is restored unchanged', async () => {
    const drawn = await newProduct(shop, { design: truckArt, caseType: 'Graphical' })
    const before = await stored(drawn.id)
    await take(drawn)
    expect((await shop.send('getProduct', { params: { id: drawn.id } })).status).toBe(404)
    await newProduct(shop, { createdAt: new Date('2026-01-01') })
    const { text, answer } = await exported()
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect(text.trim().split('\r\n').at(-1)).toContain(`"no"`)
    expect(await review(text.replace('"no"', '"yes"'), true)).toMatchObject({
      status: 200,
      body: { products: [{ changes: [{ field: 'On sale', was: 'no', is: 'yes' }] }] },
    })
    const { updated_at: _then, ...was } = before
    expect(await stored(drawn.id)).toMatchObject({ ...was, version: 3 })
    const { body } = await shop.send('getProduct', { params: { id: drawn.id } })
    expect(body).toMatchObject({ name: drawn.name, version: 3 })
  })

  it('a product deleted meanwhile is a conflict', async () => {
    const product = await newProduct(shop)
    await take(product)
    const { body } = await review(
      sheetOf(line(product, { 'List price (Rs.)': 5, 'On sale': 'yes' })),
    )
    expect(body).toMatchObject({ conflicts: [{ message: lineSentences.removedSinceExport }] })
  })

  it('a product that stays deleted can’t be changed', async () => {
    const product = await newProduct(shop)
    await take(product)
    const { body } = await review(sheetOf({ ...line(product, price(5)), Version: 2 }))
    expect(body).toMatchObject({
      mistakes: [{ column: 'On sale', message: lineSentences.offSale }],
    })
  })

  it('neither a removed sample nor a product deleted long ago can be restored', async () => {
    const [sample, old] = [await newProduct(shop), await newProduct(shop)]
    const removed = { deleted_at: new Date(), version: 2 }
    await changeRow(shop, 'products', sample.id, { ...removed, is_sample: true })
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
    await changeRow(shop, 'products', old.id, { ...removed, deleted_at: longAgo })
    expect((await exported()).answer.headers.get('x-total-count')).toBe('0')
    for (const product of [sample, old]) expect((await backOf(product)).status).toBe(400)
  })

  it('missing photos of a restored product are a mistake', async () => {
    const product = await newProduct(shop, { photos: { '/uploads/gone.webp': [] } })
    await take(product)
    const back = sheetOf({ ...line(product, { 'On sale': 'yes' }), Version: 2 })
    expect((await review(back)).body).toMatchObject({ products: [], mistakes: [{ row: 2 }] })
  })
})
