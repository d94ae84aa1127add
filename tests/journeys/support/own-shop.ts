import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asAdministrator, withDatabase } from '#testing/database-server.ts'
import { test as base } from './journey.ts'
import { type OpenShop, openShopProcess, STOCKED } from './shop-process.ts'

type Settings = Readonly<Record<string, string>>

/** Milliseconds: a start beside other shops that are starting. Not part of the journey's own time. */
const START = { timeout: 120_000 }

/** Test whose visitors use a shop of its own, for changes that would affect other journeys. */
export const test = base.extend<{ ownSettings: Settings; ownShop: OpenShop }>({
  ownSettings: [{}, { option: true }],
  ownShop: [
    async ({ ownSettings }, use) => {
      const shop = await openOwnShop(ownSettings)
      await use(shop)
      await shop.close()
    },
    START,
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.address),
})

/**
 * Opens a second shop beside that of the run, with the same samples, for journeys that would
 * disturb others; `settings` override the defaults. It ends with its database.
 */
async function openOwnShop(settings: Settings): Promise<OpenShop> {
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
