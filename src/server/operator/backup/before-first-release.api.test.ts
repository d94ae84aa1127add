import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MigrationError } from '#platform/database/migrate.ts'
import { openNameSeal } from '#server/images/named/named-pictures.ts'
import { imageRoutes } from '#server/images/routes.ts'
import { beforeFirstRelease } from '#server/schema/before-first-release.ts'
import { migrate } from '#server/schema/migrate.ts'
import references from '#testing/backups/before-1.0.json' with { type: 'json' }
import { made } from '#testing/calls.ts'
import { createEmptyDatabase, openOtherPool } from '#testing/database.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newFolder } from '#testing/folders.ts'
import { convertsNothing, memoryStore } from '#testing/picture-store.ts'
import { appOf } from '#testing/second-step.ts'
import { openTestShop } from '#testing/shop.ts'
import { exceptLogins, storedContent } from '#testing/stored-content.ts'
import { loggedIn, printed } from '#testing/used-shop.ts'
import { checkBackup } from './check.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

/**
 * Backup of a shop that the last version before 1.0.0 made, after calls that fill every table, and
 * databases of that version.
 */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const backup = join(import.meta.dirname, '../../../../tests/support/backups/before-1.0.backup')

const pictures = memoryStore()
const proofs = memoryStore()

async function restoreInto(url: string, path: string, replace = false) {
  return restoreBackup(await checkBackup(path), { url, replace, pictures, proofs })
}

const folder = await newFolder()
const restored = await createEmptyDatabase()
const leftOut = await restoreInto(restored, backup)
const database = openOtherPool({ url: restored, poolSize: 4 })
const shop = await openTestShop({
  database,
  imageStore: pictures,
  proofStore: proofs,
  secretKey: references.secretKey,
  storefront: async (app) => {
    await openNameSeal(database.db)
    await imageRoutes(app, { store: pictures, convert: convertsNothing })
  },
})

const customer = () => loggedIn(shop, { email: references.customer })
const owner = () => loggedIn(shop, { email: references.owner })

describe('after the restore of a backup of before, there are', () => {
  test('all rows, except those of tables that held second copies, and the logins', async () => {
    const { tables } = (await checkBackup(backup)).manifest
    const rowsOf = async (name: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from ${sql.table(name)}`.execute(shop.database.db)
      return rows[0]?.count
    }
    const ended = ['sessions', 'login_challenges', 'passkey_challenges', 'reset_links']
    const kept = tables.filter(({ name }) => ![...ended, 'activity'].includes(name))
    const gone: string[] = beforeFirstRelease.goneTables.slice()
    for (const { name, rows } of kept.filter(({ name }) => !gone.includes(name))) {
      expect([name, await rowsOf(name)]).toEqual([name, rows])
    }
    expect(leftOut).toEqual([])
    const { rows } = await sql`select to_regclass(name) as existing
      from unnest(${gone}::text[]) as name`.execute(shop.database.db)
    expect(rows).toEqual([{ existing: null }, { existing: null }])
  })

  test('the customers with their orders, addresses, gifts, lists and printed names', async () => {
    const by = await customer()
    const orders = await made(shop.send('listMyOrders', {}, by))
    expect(orders.map(({ orderStatus }) => orderStatus)).toEqual([
      'Pending',
      'Payment Rejected',
      'Delivered',
      'Payment Pending',
    ])
    expect(orders[0]).toMatchObject({ _id: references.gift, giftNote: 'Eid mubarak' })
    expect(orders[1]?.shippingAddress.address).toContain('خوبصورت کور, 😀')
    expect(orders[1]?.orderItems[0]?.customName).toBe(printed)
    const gift = { params: { id: references.gift } }
    expect(await made(shop.send('getOrder', gift, await owner()))).toMatchObject({
      language: 'ur',
      hidePrices: true,
    })
    expect(await made(shop.send('getAddresses', {}, by))).toMatchObject({
      addresses: [{ city: 'Faisalabad' }],
    })
    expect(await made(shop.send('getLists', {}, by))).toMatchObject({ wishes: [{}], viewed: [{}] })
  })

  test('second steps with their recovery codes, and passkeys', async () => {
    const { email, key, recoveryCodes } = references.second
    const challenge = async () => {
      const body = { email, password: 'lahore-1947' }
      return ((await shop.send('logIn', { body })).body as { challenge?: string }).challenge ?? ''
    }
    const finish = async (code: string) =>
      (await shop.send('finishLogin', { body: { challenge: await challenge(), code } })).status
    expect(await finish(appOf(key).code())).toBe(200)
    expect(await finish(recoveryCodes[0] ?? '')).toBe(200)
    expect(await finish(recoveryCodes[0] ?? '')).not.toBe(200)
    const { db } = shop.database
    const [passkey] = await db.selectFrom('passkeys').select(['user_id', 'counter']).execute()
    expect(passkey?.counter).toBe(0)
  })
})

describe('a database of before', () => {
  let old: string
  beforeAll(async () => {
    old = await createEmptyDatabase()
    await restoreInto(old, backup)
    const { firstChecksum, lastChecksum } = beforeFirstRelease
    await asAdministrator(old, async (client) => {
      await client.query(`delete from migrations;
        create table rate_windows (key text, window_start bigint, hits integer);
        insert into rate_windows values ('order', 600, 1);
        create table password_resets (token_hash bytea primary key, user_id uuid references users (id));
        create table notes (text text);
        insert into notes values ('the owner’s own')`)
      await client.query('insert into migrations (name, checksum) values ($1, $2), ($3, $4)', [
        '0001-shop',
        firstChecksum,
        '0050-former-addresses',
        lastChecksum,
      ])
    })
  })

  test('is refused with the way by backup and restore, and left as it is', async () => {
    const before = await storedContent(old)
    const attempt = migrate(old)
    await expect(attempt).rejects.toThrow(MigrationError)
    await expect(attempt).rejects.toThrow(
      'The database is of a version of the shop before 1.0.0, and was left as it is: make a backup with `npm run shop -- backup`, and put it back with `npm run shop -- restore <file> --replace`.',
    )
    expect(await storedContent(old)).toEqual(before)
  })

  test('goes that way with all rows of the shop', async () => {
    const { tables } = await storedContent(old)
    const path = join(folder, 'old.backup')
    await makeBackup(old, {}, path)
    expect(await restoreInto(old, path, true)).toEqual(['notes'])
    expect(await migrate(old)).toEqual([])
    const { notes, rate_windows, password_resets, ...shopTables } = tables
    const now = await storedContent(old)
    expect(exceptLogins(now).tables).toEqual(exceptLogins({ ...now, tables: shopTables }).tables)
    await rm(path)
  })

  test('whose owner has added a column to a table of the shop is not restored without it', async () => {
    await asAdministrator(old, (client) => client.query('alter table orders add column rack text'))
    const path = join(folder, 'with-column.backup')
    await makeBackup(old, {}, path)
    const before = await storedContent(old)
    await expect(restoreInto(old, path, true)).rejects.toThrow(
      'the table orders of the backup has columns that this version does not know (rack); restore it with the version that made it',
    )
    expect(await storedContent(old)).toEqual(before)
  })
})
