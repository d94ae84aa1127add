import { expect, test } from 'vitest'
import { shopFacts } from '#config'
import { addresses, type CallName } from '#domain/contract/addresses/index.ts'
import { newAccount } from '#testing/accounts.ts'
import { openTestDatabase } from '#testing/database.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { nextMigrations } from '#testing/next-version.ts'
import { fetched, newScene, sampleRequests } from '#testing/sample-requests.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

/**
 * Compares every call of this version on a database migrated to the next version with the same call
 * on its own database (rule: releases-side-by-side).
 */

const stored = await openTestDatabase()
await asAdministrator(stored.url, async (client) => {
  const sql = Object.values(nextMigrations).join('\n')
  await client.query(sql.replaceAll('concurrently', ''))
})
const parts = { rateLimitScale: 0, facts: { ...shopFacts, sendsMail: true } }
const beside = await openTestShop({ ...parts, database: stored.database })
const own = await openTestShop(parts)

async function statusOf(shop: TestShop, name: CallName): Promise<number> {
  const request = await sampleRequests(shop)[name](await newScene(shop))
  const { headers } = await newAccount(shop, { isAdmin: true })
  const answer = await shop.sendRaw(...fetched(addresses[name], request, headers))
  await answer.body?.cancel()
  return answer.status
}

test.each(Object.keys(addresses) as CallName[])('%s', async (name) => {
  const status = await statusOf(beside, name)
  expect(status).toBe(await statusOf(own, name))
  expect(status).toBeLessThan(500)
})
