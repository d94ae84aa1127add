import type { Server } from 'node:http'
import { type ShopFacts, shopFacts } from '#config'
import { buildShop, type ShopDependencies } from '#server/app.ts'
import { enabledKinds } from '#server/mail/kinds.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import type { Database } from '#server/schema/database.ts'
import { type Calls, callsTo, type Visitor } from './calls.ts'
import { closedAfterwards } from './closing.ts'
import { openTestDatabase } from './database.ts'
import { newSession } from './guests.ts'
import { memoryStore } from './picture-store.ts'
import { settingsOver, shippedSettings } from './settings.ts'

export { anonymous, type CallAnswer, type Visitor } from './calls.ts'

/** Guest with a new session. */
export function newGuest(): Visitor & { readonly sessionId: string } {
  const sessionId = newSession()
  return { sessionId, headers: { 'x-session-id': sessionId } }
}

/** Shop of one test file: real HTTP on a free port, real PostgreSQL. */
export interface TestShop extends Calls {
  readonly url: string
  readonly database: Database
  /** Underlying server of Node, for options that only it has. */
  readonly server: Server
  /** Closes it before the end of its test. */
  readonly close: () => Promise<void>
}

/** Origin that passkeys are bound to. */
export const TEST_ORIGIN = 'https://shop.example'

interface TestShopParts extends Partial<ShopDependencies> {
  /** Facts that the owner's settings override. */
  readonly facts?: ShopFacts
}

/**
 * Opens a shop on an empty, migrated database, which closes after the test or the file. With
 * `database` it is another process of that shop, and closing it leaves the database open.
 */
export async function openTestShop({
  facts = shopFacts,
  ...parts
}: TestShopParts = {}): Promise<TestShop> {
  const database = parts.database ?? (await openTestDatabase()).database
  // As a start does; mail to the owner is for the tests that need it.
  if (facts.sendsMail) await storeEnabledKinds(database.db, enabledKinds(null))
  const settings = parts.settings ?? (await settingsOver(database, facts))
  const app = await buildTestShop({ ...parts, database, settings })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    database,
    server: app.server,
    ...callsTo(url),
    close: closedAfterwards(() => app.close()),
  }
}

/** Builds a shop that listens nowhere yet; `parts` override its parts. */
export function buildTestShop(
  parts: Partial<ShopDependencies> & Pick<ShopDependencies, 'database'>,
): ReturnType<typeof buildShop> {
  return buildShop({
    settings: shippedSettings,
    logLevel: 'silent',
    trustProxy: false,
    rateLimitScale: 1,
    origin: TEST_ORIGIN,
    secretKey: 'known to the tests of the shop alone',
    readiness: { isClosing: false },
    imageStore: memoryStore(),
    proofStore: memoryStore(),
    imageQuotaBytes: 1024 ** 3,
    proofQuotaBytes: 1024 ** 3,
    ...parts,
  })
}
