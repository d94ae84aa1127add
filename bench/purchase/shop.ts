import type { AddressInfo } from 'node:net'
import { shopFacts } from '#config'
import { buildShop } from '#server/app.ts'
import { openDatabase } from '#server/database/connection.ts'
import { memoryStore } from '#testing/picture-store.ts'

/** The shop for the bench: on the database given as argument, told to the parent by its port. */
const [url = ''] = process.argv.slice(2)
const app = await buildShop({
  database: openDatabase({ url }),
  facts: shopFacts,
  logLevel: 'warn',
  trustProxy: false,
  // Counted as in the real shop, but never refused: one sender stands for many customers.
  rateLimitScale: 1_000_000_000,
  readiness: { isClosing: false },
  imageStore: memoryStore(),
  imageQuotaBytes: 0,
})
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
