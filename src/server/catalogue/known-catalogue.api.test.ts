import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withDeadline } from '#platform/database/deadline.ts'
import { openDatabase, type Queryable } from '#server/schema/database.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { heldTransaction } from '#testing/locks.ts'
import { newProduct } from '#testing/products.ts'
import { listCatalogue } from './source.ts'

let own: TestDatabase
let db: Queryable
beforeAll(async () => {
  own = await openTestDatabase()
  db = own.database.db
})
afterAll(() => own.close())
beforeEach(() => sql`truncate products cascade`.execute(db))

const names = async (from: Queryable) =>
  (await listCatalogue(from, {})).products.map(({ name }) => name)

describe('a process’s copy of the catalogue', () => {
  it('is complete for concurrent readers', async () => {
    const other = openDatabase({ url: own.url })
    try {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) => newProduct(own, { name: `Case ${index}` })),
      )
      const pages = await Promise.all(Array.from({ length: 8 }, () => listCatalogue(other.db, {})))
      expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 8 }, () => 30))
    } finally {
      await other.close()
    }
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
    const other = openDatabase({ url: own.url })
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
    await other.close()
  })
})
