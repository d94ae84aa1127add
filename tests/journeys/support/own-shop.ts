import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asAdministrator, withDatabase } from '#testing/database-server.ts'
import { type OpenShop, openShopProcess, STOCKED } from './shop-process.ts'

/**
 * Opens a second shop beside that of the run, with the same samples, for journeys that would
 * disturb others; `settings` override the defaults. It ends with its database.
 */
export async function openOwnShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenShop> {
  const url = process.env.JOURNEYS_DATABASE ?? ''
  const name = `own_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdministrator(url, (client) =>
    client.query(`create database ${name} template ${STOCKED}`),
  )
  const folder = await mkdtemp(join(tmpdir(), 'khol-own-'))
  const shop = await openShopProcess({
    databaseUrl: withDatabase(url, name),
    dataDirectory: folder,
    settings: { LOG_LEVEL: 'fatal', ...settings },
  })
  return {
    address: shop.address,
    close: async () => {
      await shop.close()
      await asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
