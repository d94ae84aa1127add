import type { AddressInfo } from 'node:net'
import { enabledKinds } from '#server/mail/kinds.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import { startMailing } from '#server/mailing.ts'
import { openDatabase } from '#server/schema/database.ts'
import { shippedSettings } from '#testing/settings.ts'
import { buildBenchShop, NO_REFUSALS } from '../scratch/stocked-shop.ts'

/**
 * Shop of the bench, on the database of its first argument; sends its port to the parent. With a
 * mail server as the second argument it sends mail there.
 */
const [url = '', mailServer] = process.argv.slice(2)
const database = openDatabase({ url })
const app = await buildBenchShop(database)
if (mailServer) {
  const from = { name: shippedSettings.senderName, address: 'orders@shop.example' }
  const mail = { url: mailServer, from, owner: 'owner@shop.example' }
  await storeEnabledKinds(database.db, enabledKinds(mail.owner))
  const publicUrl = 'https://shop.example'
  startMailing({
    database,
    mail,
    settings: shippedSettings,
    rateLimitScale: NO_REFUSALS,
    publicUrl,
    log: app.log,
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
