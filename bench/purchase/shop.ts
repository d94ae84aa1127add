import type { AddressInfo } from 'node:net'
import { shopFacts } from '#config'
import { buildShop } from '#server/app.ts'
import { openDatabase } from '#server/database/connection.ts'
import { setKinds } from '#server/mail/outbox.ts'
import { kindsSent, startMailing } from '#server/mailing.ts'
import { memoryStore } from '#testing/picture-store.ts'

/**
 * The shop for the bench: on the database given as argument, told to the parent by its port. With a
 * mail server as the second it sends mail there.
 */
const [url = '', mailServer] = process.argv.slice(2)
const database = openDatabase({ url })
// Counted as in the real shop, but never refused: one sender stands for many customers.
const rateLimitScale = 1_000_000_000
const app = await buildShop({
  database,
  facts: shopFacts,
  logLevel: 'warn',
  trustProxy: false,
  rateLimitScale,
  readiness: { isClosing: false },
  imageStore: memoryStore(),
  imageQuotaBytes: 0,
  proofStore: memoryStore(),
  proofQuotaBytes: 0,
})
if (mailServer) {
  const from = { name: shopFacts.name, address: 'orders@shop.example' }
  const mail = { url: mailServer, from, owner: 'owner@shop.example' }
  await setKinds(database.db, kindsSent(mail))
  const publicUrl = 'https://shop.example'
  startMailing({ database, mail, facts: shopFacts, rateLimitScale, publicUrl, log: app.log })
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
