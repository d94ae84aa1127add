import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql, type Updateable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ListingSort, listingSorts } from '#domain/catalogue/listing.ts'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { ListingRequest, ProductPage } from '#domain/contract/products.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { heldTransaction, lockWaiters } from '#testing/locks.ts'
import { newProduct } from '#testing/products.ts'
import { listCatalogue } from './source.ts'

const own = await openTestDatabase()
const db = own.database.db

/** Few values, so that several products share each. */
const brandSlugs = ['iphone', 'samsung', 'vivo'] as const
const models = ['iPhone 15', 'iPhone 15 Pro', 'Galaxy S25', 'Vivo V60', 'Unheard Of'] as const
const types = ['Silicon', 'Transparent', 'Wooden'] as const
const colours = ['black', 'pink'] as const
/** Words without a meaning in the shop, so that they are searched for literally. */
const namesOfCases = ['Zorvex', 'Zorvex Blint', 'Quandle of Blint', 'Thrum'] as const

const shape = fc.record({
  name: fc.constantFrom(...namesOfCases),
  brand: fc.constantFrom(...brandSlugs),
  device_models: fc.subarray([...models], { minLength: 1 }),
  case_type: fc.constantFrom(...types),
  colours: fc.subarray([...colours]),
  price: fc.constantFrom(100_000, 120_000, 160_000),
  /** Coarse steps, so that several products share a moment. */
  created_at: fc.integer({ min: 0, max: 3 }).map((hour) => new Date(Date.UTC(2026, 0, 1, hour))),
})
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never

/** Every kind of change to the rows of products, and some that never occur. */
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), shapes: fc.array(shape, { maxLength: 20 }) }),
  fc.record({ kind: fc.constant('update' as const), which: fc.nat(), shape }),
  fc.record({ kind: fc.constant('rate' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('restore' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('change all' as const), type: fc.constantFrom(...types) }),
)
type Change = typeof anyChange extends fc.Arbitrary<infer T> ? T : never

let made = 0

const rowOf = ({ device_models, colours: shown, ...rest }: Shape) => ({
  ...rest,
  colours: [...shown],
  slug: `case-${++made}`,
  description: 'A case',
  device_models: [...device_models],
  images: ['/images/case.webp'],
})

async function apply(change: Change): Promise<void> {
  switch (change.kind) {
    case 'insert':
      if (change.shapes.length === 0) return
      await db.insertInto('products').values(change.shapes.map(rowOf)).execute()
      return
    case 'update':
      return update(change, {
        ...change.shape,
        device_models: [...change.shape.device_models],
        colours: [...change.shape.colours],
      })
    case 'rate':
      return update(change, { price: 200_000, rating_sum: 9, review_count: 2 })
    case 'delete':
      return update(change, { deleted_at: new Date() })
    case 'restore':
      return update(change, { deleted_at: null })
    case 'remove':
      await db
        .deleteFrom('products')
        .where('id', '=', await chosen(change))
        .execute()
      return
    case 'change all':
      await db.updateTable('products').set({ case_type: change.type }).execute()
  }
}

async function update(
  change: { readonly which: number },
  columns: Updateable<Tables['products']>,
): Promise<void> {
  await db
    .updateTable('products')
    .set(columns)
    .where('id', '=', await chosen(change))
    .execute()
}

/** One of the existing products; an unknown id without any. */
async function chosen({ which }: { readonly which: number }): Promise<string> {
  const ids = await db.selectFrom('products').select('id').orderBy('slug').execute()
  return ids[which % Math.max(1, ids.length)]?.id ?? randomUUID()
}

/** Test oracle: computes the listing directly from the products. */
async function listedByHand(request: ListingRequest) {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    // A Date has milliseconds only; products of one millisecond are ordered too.
    .select(
      sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`.as('age'),
    )
    .where('deleted_at', 'is', null)
    .execute()
  type Row = (typeof rows)[number]
  const priceOf = (row: Row) => rupeesFromPaisa(discountedPrice(row.price))
  const stepOf = (row: Row) =>
    priceOf(row) < 1000 ? 'under-1000' : priceOf(row) > 1500 ? 'over-1500' : '1000-1500'
  const word = request.search?.toLowerCase()
  const textOf = ({ name, description, case_type, device_models, colours, brand }: Row) =>
    [name, description, case_type, ...device_models, ...colours, brandNames[brand]].join('\n')
  const found = rows.filter((row) => !word || textOf(row).toLowerCase().includes(word))
  const choices = (values: readonly string[]) =>
    [...new Set(values)].sort().map((value) => ({
      value,
      count: values.filter((other) => other === value).length,
    }))
  const { brand, deviceModel, caseType, colour, minPrice = 0, maxPrice = Infinity } = request
  const others = {
    isOfBrand: (row: Row) => !brand || row.brand === brand,
    isForModel: (row: Row) => !deviceModel || row.device_models.includes(deviceModel),
    isOfType: (row: Row) => !caseType || row.case_type === caseType,
    isColoured: (row: Row) => !colour || row.colours.includes(colour),
    isAffordable: (row: Row) => priceOf(row) >= minPrice && priceOf(row) <= maxPrice,
  }
  const but = (left: keyof typeof others) =>
    found.filter((row) =>
      Object.entries(others).every(([name, isShown]) => name === left || isShown(row)),
    )
  const shown = found.filter((row) => Object.values(others).every((isShown) => isShown(row)))
  const pages = Math.max(1, Math.ceil(shown.length / 12))
  const page = Math.min(pages, Math.max(1, request.pageNumber ?? 1))
  const age = (row: Row) => `${row.age} ${row.id}`
  const isNamed = (row: Row) =>
    word !== undefined && row.name.toLowerCase().includes(word) ? 0 : 1
  const first: Readonly<Record<ListingSort, (row: Row) => number>> = {
    newest: isNamed,
    price: (row) => row.price,
    '-price': (row) => -row.price,
    rating: (row) => (row.review_count === 0 ? 0 : -row.rating_sum / row.review_count),
  }
  const key = first[request.sort ?? 'newest']
  const inOrder = shown.toSorted((a, b) => key(a) - key(b) || (age(a) < age(b) ? 1 : -1))
  return {
    ids: inOrder.slice((page - 1) * 12, page * 12).map(({ id }) => id),
    page,
    pages,
    total: shown.length,
    ofAllModels: but('isForModel').length,
    ...(shown.length > 0 && {
      lowestPrice: Math.min(...shown.map(priceOf)),
    }),
    facets: {
      brands: choices(but('isOfBrand').map((row) => row.brand)),
      deviceModels: choices(but('isForModel').flatMap((row) => row.device_models)),
      caseTypes: choices(but('isOfType').map((row) => row.case_type)),
      colours: choices(but('isColoured').flatMap((row) => row.colours)),
      prices: choices(but('isAffordable').map(stepOf)),
    },
  }
}
const brandNames: Readonly<Record<string, string>> = {
  iphone: 'iPhone',
  samsung: 'Samsung Galaxy',
  vivo: 'Vivo',
}

const withoutEmpty = ({ facets, products, understood: _, ...rest }: ProductPage) => {
  const kept = (choices: ProductPage['facets']['brands']) =>
    choices.filter(({ count }) => count > 0).sort((a, b) => (a.value < b.value ? -1 : 1))
  return {
    ...rest,
    ids: products.map(({ _id }) => _id),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, choices]) => [name, kept(choices)]),
    ),
  }
}

const request = fc.record(
  {
    brand: fc.constantFrom(...brandSlugs, 'nokia'),
    deviceModel: fc.constantFrom(...models),
    caseType: fc.constantFrom(...types),
    search: fc.constantFrom('zorvex', 'blint', 'vex', 'quand', 'murmel'),
    colour: fc.constantFrom(...colours),
    minPrice: fc.constantFrom(900, 1081),
    maxPrice: fc.constantFrom(900, 1440, 5000),
    sort: fc.constantFrom(...listingSorts),
    pageNumber: fc.integer({ min: -1, max: 4 }),
  },
  { requiredKeys: [] },
)

describe('the catalogue index', () => {
  it('answers the same as a scan of all products, after any changes', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(anyChange, { minLength: 1, maxLength: 12 }),
          fc.array(request, { minLength: 1, maxLength: 6 }),
          async (changes, requests) => {
            for (const change of changes) await apply(change)
            for (const wanted of requests) {
              const listed = await listCatalogue(db, wanted)
              expect(withoutEmpty(listed)).toEqual(await listedByHand(wanted))
            }
          },
        )
        .beforeEach(async () => {
          await sql`truncate products cascade`.execute(db)
        }),
      { numRuns: 60 },
    )
  })

  it.each<[string, Updateable<Tables['products']>]>([
    ['is taken off the shop', { deleted_at: new Date() }],
    ['comes for another model', { device_models: ['iPhone 16'] }],
    ['is taken off and put back', { deleted_at: null }],
  ])('does not block an insert while another %s', async (_what, change) => {
    const wasOff = change.deleted_at === null
    const { id } = await newProduct(own, { deviceModels: ['iPhone 15'] })
    const changed = db.updateTable('products').where('id', '=', id)
    if (wasOff) await changed.set({ deleted_at: new Date() }).execute()
    const numbering = await heldTransaction(own, (transaction) =>
      sql`select from catalogue_version for update`.execute(transaction),
    )
    const changing = changed.set(change).execute()
    await lockWaiters(own)
    const adding = newProduct(own, { deviceModels: ['iPhone 15'] })
    await lockWaiters(own, 2)
    await numbering.commit()
    await Promise.all([changing, adding])
    expect(withoutEmpty(await listCatalogue(db, {}))).toEqual(await listedByHand({}))
  })

  it.each([
    ['a model twice', { device_models: ['iPhone 15', 'iPhone 15'] }],
    ['a model without a name', { device_models: [''] }],
    ['no models', { device_models: [] }],
    ['no brand', { brand: '' }],
    ['no type', { case_type: '' }],
  ])('never contains a product with %s', async (_name, wrong) => {
    const { id } = await newProduct(own)
    const update = db.updateTable('products').set(wrong).where('id', '=', id).execute()
    await expect(update).rejects.toMatchObject({ kind: 'constraint' })
  })
})

describe('a process’s copy of the catalogue', () => {
  beforeEach(() => sql`truncate products cascade`.execute(db))
  const names = async (from: Queryable) =>
    (await listCatalogue(from, {})).products.map(({ name }) => name)

  it('is complete for concurrent readers', async () => {
    const other = openOtherPool({ url: own.url })
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => newProduct(own, { name: `Case ${index}` })),
    )
    const pages = await Promise.all(Array.from({ length: 8 }, () => listCatalogue(other.db, {})))
    expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 8 }, () => 30))
  })

  it('contains changes that took an early number and committed last', async () => {
    await newProduct(own, { name: 'First' })
    const slow = await heldTransaction(own, (tx) =>
      sql`update products set name = 'Slow' where name = 'First'`.execute(tx),
    )
    const quick = newProduct(own, { name: 'Quick' })
    expect(await names(db)).toEqual(['First'])
    await slow.commit()
    await quick
    expect((await names(db)).toSorted()).toEqual(['Quick', 'Slow'])
  })

  it('is awaited no longer than the deadline', async () => {
    const other = openOtherPool({ url: own.url })
    await newProduct(own, { name: 'Rose' })
    const held = await heldTransaction(own, (tx) =>
      sql`lock table catalogue_changes in access exclusive mode`.execute(tx),
    )
    try {
      const asked = withDeadline(200, () => listCatalogue(other.db, {}))
      await expect(asked).rejects.toMatchObject({ kind: 'timeout' })
    } finally {
      await held.commit()
    }
    expect(await names(other.db)).toEqual(['Rose'])
  })
})
