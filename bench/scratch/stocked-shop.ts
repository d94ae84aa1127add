import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { EmbeddedServer } from '#platform/database/embedded/server.ts'
import { type Database, openDatabase } from '#server/schema/database.ts'
import { migrate } from '#server/schema/migrate.ts'
import { asAdministrator, withDatabase } from '#testing/database-server.ts'
import { buildTestShop } from '#testing/shop.ts'

/** Opens a shop in this process, on a new database that `fill` has filled. */
export async function openStockedShop(
  server: EmbeddedServer,
  name: string,
  fill: (client: pg.Client) => Promise<void>,
) {
  await asAdministrator(server.url, (client) => client.query(`create database ${name}`))
  const url = withDatabase(server.url, name)
  await migrate(url)
  await asAdministrator(url, async (client) => {
    await fill(client)
    await client.query('vacuum analyze')
  })
  const database = openDatabase({ url })
  const app = await buildBenchShop(database)
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/**
 * Builds a shop in this process, without pictures. It counts as in production, but never refuses:
 * one sender stands for many customers.
 */
export function buildBenchShop(database: Database): Promise<FastifyInstance> {
  return buildTestShop({
    database,
    rateLimitScale: NO_REFUSALS,
    imageQuotaBytes: 0,
    proofQuotaBytes: 0,
  })
}

export const NO_REFUSALS = 1_000_000_000
