import type { AddressInfo } from 'node:net'
import { buildShop } from '#server/app.ts'
import { enabledKinds } from '#server/mail/kinds.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import { startMailing } from '#server/mailing.ts'
import { openDatabase } from '#server/schema/database.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { shippedSettings } from '#testing/settings.ts'

/**
 * Shop of the bench, on the database of its first argument; sends its port to the parent. With a
 * mail server as the second argument it sends mail there.
 */
const [url = '', mailServer] = process.argv.slice(2)
const database = openDatabase({ url })
// Counts as in production, but never refuses: one sender stands for many customers.
const rateLimitScale = 1_000_000_000
const app = await buildShop({
  database,
  settings: shippedSettings,
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
  const from = { name: shippedSettings.senderName, address: 'orders@shop.example' }
  const mail = { url: mailServer, from, owner: 'owner@shop.example' }
  await storeEnabledKinds(database.db, enabledKinds(mail.owner))
  const publicUrl = 'https://shop.example'
  startMailing({
    database,
    mail,
    settings: shippedSettings,
    rateLimitScale,
    publicUrl,
    log: app.log,
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
