import { describe, expect, it } from 'vitest'
import { colours } from '#domain/catalogue/colours.ts'
import type { RequestInput } from '#domain/contract/call.ts'
import type { Contract } from '#domain/contract/index.ts'
import { newAccount } from '#testing/accounts.ts'
import { orderBody, placedOrder } from '#testing/orders.ts'
import { listedPage, newProduct } from '#testing/products.ts'
import { changeRow, storedRow } from '#testing/rows.ts'
import { newGuest, openTestShop, type Visitor } from '#testing/shop.ts'
import { CATALOGUE_CHANGED } from './announce.ts'

type ProductBody = RequestInput<Contract['createProduct']>['body']

const shop = await openTestShop()
const admin = await newAccount(shop, { isAdmin: true })

const aurora = {
  name: 'Midnight Aurora',
  description: 'A case',
  brand: 'iPhone',
  deviceModels: ['iPhone 15', 'iPhone 16'],
  caseType: 'Graphical',
  price: 1499.5,
  image: ['/images/aurora.webp', '/images/aurora-2.webp'],
} satisfies ProductBody

const create = (changes: Record<string, unknown> = {}, as: Visitor = admin) =>
  shop.send('createProduct', { body: { ...aurora, ...changes } as ProductBody }, as)
const update = (id: string, changes: Record<string, unknown> = {}, as: Visitor = admin) =>
  shop.send('updateProduct', { params: { id }, body: { ...aurora, ...changes } as ProductBody }, as)
const remove = (id: string, as: Visitor = admin) =>
  shop.send('deleteProduct', { params: { id } }, as)
const find = (id: string) => shop.send('getProduct', { params: { id } })
const countAll = async () =>
  (await shop.database.db.selectFrom('products').select('id').execute()).length

describe('a family (rule: families)', () => {
  const tecno = { brand: 'tecno', deviceModels: ['Tecno Spark 20'], caseType: 'Mono colour' }
  const listed = (query: Record<string, string>) => listedPage(shop, { keyword: 'Tecno', ...query })

  it('is a key that the owner sets, and lists can show one product per family', async () => {
    const black = (
      await create({ ...tecno, name: 'Ink', colours: ['black'], family: 'Plain Matte' })
    ).body
    const pink = (await create({ ...tecno, name: 'Rose', colours: ['pink'] })).body
    expect([black.family, pink.family]).toEqual(['plain-matte', ''])
    expect((await find(pink._id)).body).not.toHaveProperty('colourways')
    await update(pink._id, { ...tecno, name: 'Rose', colours: ['pink'], family: 'plain-matte' })

    const all = await listed({})
    expect(all).toMatchObject({ total: 2 })
    expect(all).not.toHaveProperty('families')
    const grouped = await listed({ group: 'family' })
    expect(grouped).toMatchObject({ total: 1, pages: 1, ofAllModels: 1 })
    expect(grouped.products.map(({ name }) => name)).toEqual(['Rose'])
    expect(grouped.facets.colours.filter(({ count }) => count > 0)).toEqual([
      { value: 'black', count: 1 },
      { value: 'pink', count: 1 },
    ])
    const dots = [
      { slug: black.slug, colour: 'Black', dot: '#1b1b1f' },
      { slug: pink.slug, colour: 'Pink', dot: '#f0a6b8' },
    ]
    expect(grouped.families).toMatchObject({ [pink._id]: dots })
    expect((await find(black.slug)).body.colourways).toMatchObject(dots)
    expect((await listed({ group: 'family', colour: 'black' })).products).toMatchObject([
      { name: 'Ink' },
    ])

    // A client of an earlier version leaves the key out; an empty key removes it.
    await update(pink._id, { ...tecno, name: 'Rose' })
    expect((await find(pink._id)).body.family).toBe('plain-matte')
    await update(pink._id, { ...tecno, name: 'Rose', family: '' })
    expect(await listed({ group: 'family' })).toMatchObject({ total: 2, families: {} })
    await Promise.all([remove(black._id), remove(pink._id)])
  })

  it('is given to a product by its first other colour, within the brand', async () => {
    const slate = (await create({ ...tecno, name: 'Slate' })).body
    const other = (await create({ name: 'Slate' })).body
    const colour = { ...tecno, name: 'Slate Pink', family: 'slate', colourOf: slate._id }
    const pink = (await create(colour)).body
    expect([pink.family, (await find(slate._id)).body.family]).toEqual(['slate', 'slate'])
    expect((await find(slate._id)).body.version).toBe(slate.version + 1)
    const blue = (await create({ ...colour, name: 'Slate Blue', family: 'another' })).body
    const foreign = (await create({ ...colour, colourOf: other._id })).body
    expect((await find(slate._id)).body.family).toBe('slate')
    expect((await find(other._id)).body.family).toBe('')
    await Promise.all([slate, other, pink, blue, foreign].map(({ _id }) => remove(_id)))
  })

  it('has a type and a rating for each colour, with which a card shows it', async () => {
    const family = 'reviewed-matte'
    const plain = (await create({ ...tecno, colours: ['black'], family })).body
    const other = { ...tecno, caseType: 'Silicon', colours: ['pink'], family }
    const rated = (await create(other)).body
    const author = await newAccount(shop)
    await shop.send(
      'writeReview',
      { params: { id: rated._id }, body: { rating: 4, comment: 'Fits' } },
      author,
    )
    const figures = [
      { slug: plain.slug, caseType: 'Mono colour', rating: 0, numReviews: 0 },
      { slug: rated.slug, caseType: 'Silicon', rating: 4, numReviews: 1 },
    ]
    expect((await listed({ group: 'family' })).families).toMatchObject({ [rated._id]: figures })
    expect((await find(plain._id)).body.colourways).toMatchObject(figures)
    await changeRow(shop, 'products', rated._id, { rating_is_sample: true, version: 2 })
    const { colourways = [] } = (await find(plain._id)).body
    expect(colourways.map(({ ratingIsSample }) => ratingIsSample)).toEqual([undefined, true])
    await Promise.all([remove(plain._id), remove(rated._id)])
  })

  it('is refused at its field if it is no key', async () => {
    const { status, body } = await create({ family: '؟' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ field: 'family' }] })
  })
})

describe('the owner’s own facts of a case (rule: case-facts)', () => {
  const facts = {
    material: 'Recycled TPU',
    finish: 'Pearl',
    weight: '28 g',
    inParcel: 'One case and a cloth',
  }

  it('are returned, kept when a request leaves them out, and removed one by one', async () => {
    const { _id: id, ...made } = (await create({ name: 'Pearl', ...facts, weight: ' 28 g ' })).body
    expect(made).toMatchObject(facts)
    expect((await update(id, { name: 'Pearl' })).body).toMatchObject(facts)
    const { body } = await update(id, { name: 'Pearl', weight: '', finish: '' })
    expect(body).toMatchObject({ material: 'Recycled TPU', inParcel: 'One case and a cloth' })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['weight']))
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['finish']))
    const { field_versions: versions } = await storedRow(shop, 'products', id)
    expect(versions).toEqual({ weight: 3, finish: 3 })
    await remove(id)
  })

  it.each(Object.keys(facts))('%s is refused above 80 characters', async (fact) => {
    const { status, body } = await create({ [fact]: 'x'.repeat(81) })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      fields: [{ field: fact, message: 'Please use at most 80 characters' }],
    })
  })
})

describe('Urdu texts (rule: urdu-goods)', () => {
  const urdu = { nameUrdu: 'سمندر کیس', descriptionUrdu: 'لہروں والا کور۔' }
  const inUrdu = { headers: { 'accept-language': 'ur' } }

  it('are returned, kept when a request leaves them out, and removed one by one', async () => {
    const { _id: id, ...made } = (await create({ name: 'Sea', ...urdu, nameUrdu: ' سمندر کیس ' }))
      .body
    expect(made).toMatchObject({ name: 'Sea', ...urdu })
    expect((await update(id, { name: 'Sea' })).body).toMatchObject(urdu)
    const { body } = await update(id, { name: 'Sea', nameUrdu: '\u200b' })
    expect(body).toMatchObject({ descriptionUrdu: urdu.descriptionUrdu })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['nameUrdu']))
    const { field_versions: versions } = await storedRow(shop, 'products', id)
    expect(versions).toEqual({ nameUrdu: 3 })
    await remove(id)
  })

  it('find the product, and are its name and description in Urdu answers', async () => {
    const { _id: sea } = (await create({ name: 'Sea', ...urdu })).body
    const { _id: sand } = (await create({ name: 'Sand' })).body
    const read = async (id: string) =>
      (await shop.send('getProduct', { params: { id } }, inUrdu)).body
    expect(await read(sea)).toMatchObject({
      name: urdu.nameUrdu,
      description: urdu.descriptionUrdu,
    })
    expect(await read(sand)).toMatchObject({ name: 'Sand', description: 'A case' })
    // A word of the Urdu description, and one of the name in both languages.
    for (const keyword of ['لہروں', 'سمندر']) {
      const [english, inTheirs] = [
        await listedPage(shop, { keyword }),
        await listedPage(shop, { keyword }, inUrdu),
      ]
      expect(english.products).toMatchObject([{ _id: sea, name: 'Sea' }])
      expect(inTheirs.products).toMatchObject([{ _id: sea, name: urdu.nameUrdu }])
      // A list weighs no more for the texts in the other language.
      expect(english.products[0]).not.toHaveProperty('descriptionUrdu')
    }
    await Promise.all([remove(sea), remove(sand)])
  })

  it.each([
    ['nameUrdu', 120],
    ['descriptionUrdu', 4000],
  ])('%s is refused above %i letters', async (field, max) => {
    const { status, body } = await create({ [field]: 'ک'.repeat(max + 1) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: [{ field }] })
  })
})

describe('adding a product', () => {
  it('answers 201 with the product, which is then found and listed', async () => {
    const { status, body } = await create({ name: ' Chai & Co+ ', isAdmin: true, rating: 5 })
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      slug: 'chai-and-co-plus',
      name: 'Chai & Co+',
      description: 'A case',
      brand: 'iPhone',
      brandSlug: 'iphone',
      deviceModels: ['iPhone 15', 'iPhone 16'],
      caseType: 'Graphical',
      price: 1499.5,
      discountedPrice: 1350,
      saving: 150,
      discountPercent: 10,
      image: ['/images/aurora.webp', '/images/aurora-2.webp'],
      design: null,
      takesName: false,
      isSample: false,
      colours: [],
      family: '',
      rating: 0,
      numReviews: 0,
      version: 1,
      createdAt: expect.any(String),
    })
    expect((await find('chai-and-co-plus')).body).toEqual(body)
    const { body: page } = await shop.send('listProducts', { query: { keyword: 'chai' } })
    expect(page).toMatchObject({ total: 1, products: [{ _id: body._id }] })
  })

  it.each([
    ['brand as a slug', { brand: 'techno', deviceModels: ['Tecno Pova'] }, { brand: 'Tecno' }],
    ['one picture as text', { image: '/images/a.webp' }, { image: ['/images/a.webp'] }],
    [
      'a model twice',
      { deviceModels: ['iPhone 15', 'iPhone 15'] },
      { deviceModels: ['iPhone 15'] },
    ],
    ['the dearest price', { price: 1_000_000 }, { price: 1_000_000 }],
    ['the cheapest price', { price: 0.56 }, { price: 0.56 }],
  ])('accepts %s', async (_name, changes, shown) => {
    const { status, body } = await create(changes)
    expect(status).toBe(201)
    expect(body).toMatchObject(shown)
  })

  it.each([
    [
      'several, in the order of the table and each once',
      ['gold', 'black', 'gold'],
      ['black', 'gold'],
    ],
    ['none', [], []],
    ['nothing of them', undefined, []],
  ])('accepts colours: %s (rule: colours)', async (_name, colours, shown) => {
    const { status, body } = await create({ colours })
    expect(status).toBe(201)
    expect(body.colours).toEqual(shown)
    expect((await find(body._id)).body.colours).toEqual(shown)
  })

  const NAME = 'Please enter product name'
  const DESCRIPTION = 'Please enter product description'
  const BRAND = 'Please select a brand'
  const MODELS = 'Please add at least one compatible device model'
  const TYPE = 'Please select case type'
  const PRICE = 'Please enter a valid price greater than 0'
  const IMAGE = 'Please select a product image'
  const COLOURS = 'Please choose at most 16 colours of the list'
  it.each([
    ['no name', { name: undefined }, 'name', NAME],
    ['a blank name', { name: '  ' }, 'name', NAME],
    ['a NUL in the name', { name: 'a\0b' }, 'name', NAME],
    ['a long name', { name: 'a'.repeat(121) }, 'name', 'Please use at most 120 characters'],
    ['no description', { description: '' }, 'description', DESCRIPTION],
    ['no brand', { brand: '' }, 'brand', BRAND],
    ['no models', { deviceModels: [] }, 'deviceModels', MODELS],
    ['models that are no list', { deviceModels: 'iPhone 15' }, 'deviceModels', MODELS],
    ['no type', { caseType: '' }, 'caseType', TYPE],
    ['no price', { price: undefined }, 'price', PRICE],
    ['a price of 0', { price: 0 }, 'price', PRICE],
    ['a negative price', { price: -5 }, 'price', PRICE],
    ['a price that comes to nothing (rule: sellable-price)', { price: 0.5 }, 'price', PRICE],
    ['a price beyond all', { price: 1_000_001 }, 'price', PRICE],
    ['a price as text', { price: '500' }, 'price', PRICE],
    ['a price finer than a paisa', { price: 1.009 }, 'price', PRICE],
    ['a price that is a whole rupee but for a thousandth', { price: 1.001 }, 'price', PRICE],
    ['a colour of its own', { colours: ['black', 'blurple'] }, 'colours.1', COLOURS],
    ['a colour as text', { colours: 'black' }, 'colours', COLOURS],
    ['all colours', { colours: colours.map(({ slug }) => slug) }, 'colours', COLOURS],
    ['no picture', { image: undefined }, 'image', IMAGE],
    ['an empty list of pictures', { image: [] }, 'image', IMAGE],
    ['a picture elsewhere', { image: 'https://example.com/a.png' }, 'image', IMAGE],
    // 'image[] (paths or URLs)': the shop's are paths.
    ['a URL (rule: uploads)', { image: ['https://example.com/a.jpg'] }, 'image.0', IMAGE],
    ['a picture outside', { image: '/uploads/../secret' }, 'image', IMAGE],
  ])('refuses %s', async (_name, changes, field, message) => {
    const before = await countAll()
    const { status, body } = await create(changes)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    expect(body.message).toBe(message)
    expect(body.fields?.map((refused) => refused.field)).toContain(field)
    expect(await countAll()).toBe(before)
  })

  it('reports every field that does not fit the brand', async () => {
    const { body } = await create({ deviceModels: ['Vivo V60'], caseType: 'Luxury' })
    expect(body.fields).toEqual([
      { field: 'deviceModels', message: MODELS },
      { field: 'caseType', message: TYPE },
    ])
  })

  it('gives products of one name different slugs, deleted ones included (rule: deleted-products)', async () => {
    const first = await create({ name: 'Twin' })
    await remove(first.body._id)
    const parallel = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'Twin' })))
    expect(parallel.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(parallel.map(({ body }) => body.slug).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `twin-${index + 2}`).sort(),
    )
    expect((await find('twin')).status).toBe(404)
  })
})

describe('changing a product', () => {
  it('keeps its slug and date, and answers the new state', async () => {
    const { body: made } = await create({ name: 'Before' })
    const { status, body } = await update(made._id, {
      name: 'After',
      brand: 'Airpods',
      deviceModels: ['AirPods 4'],
      caseType: 'Luxury',
      price: 900,
      image: '/images/new.webp',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...made,
      name: 'After',
      brand: 'Airpods',
      brandSlug: 'airpods',
      deviceModels: ['AirPods 4'],
      caseType: 'Luxury',
      price: 900,
      discountedPrice: 810,
      saving: 90,
      image: ['/images/new.webp'],
      version: 2,
    })
    expect((await find('before')).body).toEqual(body)
  })

  it.each([
    ['left out', undefined],
    ['null', null],
    ['an empty list', []],
    ['an empty text', ''],
  ])('keeps its pictures when the request has none: %s', async (_how, image) => {
    const { body: made } = await create()
    const { status, body } = await update(made._id, { price: 900, image })
    expect([status, body.price, body.image]).toEqual([200, 900, aurora.image])
    expect((await find(made._id)).body.image).toEqual(aurora.image)
  })

  it.each([
    ['left out: keeps them', undefined, ['red']],
    ['none: takes them away', [], []],
    ['others', ['navy', 'black'], ['black', 'navy']],
  ])('colours %s (rule: colours)', async (_how, sent, kept) => {
    const { body: made } = await create({ colours: ['red'] })
    const { status, body } = await update(made._id, { colours: sent })
    expect([status, body.version, body.colours]).toEqual([200, 2, kept])
    expect((await find(made._id)).body.colours).toEqual(kept)
    const { products } = await listedPage(shop, { keyword: 'iPhone', colour: 'navy' })
    expect(products.some(({ _id }) => _id === made._id)).toBe(kept.includes('navy'))
    await remove(made._id)
  })

  it('accepts retired models that the product has, and no others (rule: brand-change)', async () => {
    const old = await newProduct(shop, { deviceModels: ['iPhone 4', 'iPhone 15'] })
    const kept = await update(old.id, { deviceModels: ['iPhone 4', 'iPhone 16'] })
    expect([kept.status, kept.body.deviceModels]).toEqual([200, ['iPhone 4', 'iPhone 16']])
    expect((await update(old.id, { deviceModels: ['iPhone 5'] })).status).toBe(400)
    const moved = await update(old.id, { brand: 'Vivo', deviceModels: ['iPhone 4'] })
    expect(moved.body.fields?.map(({ field }) => field)).toEqual(['deviceModels'])
  })

  it('changes nothing when anything is refused', async () => {
    const { body: made } = await create()
    expect((await update(made._id, { price: 1, caseType: 'Wooden' })).status).toBe(400)
    const finer = await update(made._id, { price: 1.009 })
    expect([finer.status, finer.body.message]).toEqual([
      400,
      'Please enter a valid price greater than 0',
    ])
    expect((await find(made._id)).body).toEqual(made)
  })
})

describe('deleting a product (rule: deleted-products)', () => {
  it('removes it from every list, and leaves placed orders unchanged', async () => {
    const { body: made } = await create({ name: 'Short Lived', deviceModels: ['iPhone 17 Air'] })
    const guest = newGuest()
    const product = {
      id: made._id,
      slug: made.slug,
      name: made.name,
      deviceModels: made.deviceModels,
    }
    const order = await placedOrder(shop, orderBody(product), guest)

    const { status, body } = await remove(made._id)
    expect([status, body.message]).toEqual([200, 'Product deleted successfully!'])

    expect((await find(made._id)).status).toBe(404)
    expect((await find(made.slug)).status).toBe(404)
    for (const query of [
      { keyword: 'short lived' },
      { keyword: 'iPhone', deviceModel: 'iPhone 17 Air' },
    ]) {
      const { body: page } = await shop.send('listProducts', { query })
      expect(page).toMatchObject({ total: 0, products: [] })
    }
    const all = await shop.send('listProducts', { query: { limit: '0' } }, admin)
    expect(JSON.stringify(all.body)).not.toContain(made._id)
    const { body: shown } = await shop.send('getOrder', { params: { id: order._id } }, guest)
    expect(shown.orderItems).toEqual(order.orderItems)
  })

  it('succeeds once; concurrent repetitions are a 404', async () => {
    const { body: made } = await create()
    const statuses = await Promise.all([remove(made._id), remove(made._id), remove(made.slug)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })
})

describe('unknown products', () => {
  it.each(['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'nothing', '%00'])('%s', async (id) => {
    const expected = [404, 'Product not found']
    const answers = [await update(id), await remove(id)]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([expected, expected])
  })
})

describe('other processes', () => {
  it('are notified of each committed change', async () => {
    let heard = Promise.withResolvers<void>()
    await shop.database.listener.listen(CATALOGUE_CHANGED, () => heard.resolve())
    const { body: made } = await create()
    for (const change of [() => update(made._id), () => remove(made._id)]) {
      await heard.promise
      heard = Promise.withResolvers()
      await change()
    }
    await heard.promise
  })
})
