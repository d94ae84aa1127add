import { expect, test } from 'vitest'
import { MINUTE } from '#domain/text/units.ts'
import { LEAST_URGENT, lanes } from '#server/mail/kinds.ts'
import { openTestDatabase } from '#testing/database.ts'
import { passTime } from '#testing/mail.ts'
import { type MailServerBehaviour, openMailServer } from '#testing/mail-server.ts'
import { orderBody } from '#testing/orders.ts'
import { eventually, type RunningProcess } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'
import { serverAlone } from '#testing/shop-processes.ts'
import { shopsOfAFile } from '#testing/shops-of-a-test.ts'

/**
 * Two processes send a shop's mail, and each in turn is killed while a mail server holds its
 * message: before and after acceptance. No message is lost, and each kill repeats at most those that
 * its lanes were sending, under the same Message-ID.
 */

const ORDERS = 12

/** Lanes in which a process sends letters about orders. */
const lanesOfOrders = lanes.filter((last) => last === LEAST_URGENT).length

const behaviour: MailServerBehaviour = {}

const stored = await openTestDatabase()
const mail = await openMailServer(behaviour)
const { start } = shopsOfAFile()

async function startShop(): Promise<{ readonly shop: RunningProcess; readonly origin: string }> {
  const shop = start(serverAlone, {
    DATABASE_URL: stored.url,
    RATE_LIMIT_SCALE: '0',
    SMTP_URL: mail.url,
    MAIL_FROM: 'orders@shop.example',
    PUBLIC_URL: 'https://shop.example',
    // The log line of the start contains the public address.
    LOG_LEVEL: 'info',
  })
  const [, origin = ''] = await shop.said(/listening at (http:[^"\s]+)/)
  return { shop, origin }
}

async function kill(shop: RunningProcess): Promise<void> {
  shop.kill('SIGKILL')
  await shop.ended
}

test('no message is lost by a kill, and at most one of each lane is repeated', async () => {
  const shops = [await startShop(), await startShop()]
  const product = await newProduct(stored)
  let kills = 0
  let taken = 0
  let killing: Promise<void> | undefined
  behaviour.onMail = () => {
    taken += 1
    // The sender has no confirmation yet; the other process may be sending too.
    const victim = taken % 4 === 0 && kills < shops.length - 1 ? shops[kills]?.shop : undefined
    if (victim) {
      kills += 1
      killing = kill(victim)
    }
    return null
  }
  const placed = await Promise.all(
    Array.from({ length: ORDERS }, async (_, index) => {
      const origin = shops[1]?.origin
      const body = orderBody(product, {
        guestInfo: { name: 'Zainab', phone: '03005550199', email: `zainab.${index}@example.com` },
      })
      const answer = await fetch(`${origin}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-id': `guest_${'a'.repeat(30)}${index}`,
        },
        body: JSON.stringify(body),
      })
      return answer.status
    }),
  )
  expect(placed).toEqual(Array.from({ length: ORDERS }, () => 201))
  await eventually(async () => kills === 1, 20_000, 'a process was killed')
  await killing

  // Kills the remaining processes in any state, and starts a third one.
  const [, second] = shops
  if (second) await kill(second.shop)
  kills += 1
  await startShop()
  await passTime(stored.database.db, 2 * MINUTE)
  const waiting = () =>
    stored.database.db.selectFrom('messages').select('id').where('state', '=', 'waiting').execute()
  await eventually(async () => (await waiting()).length === 0, 40_000, 'everything is sent')

  const recipients = new Set(mail.received.map(({ recipients }) => recipients.join()))
  expect(recipients.size).toBe(ORDERS)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(ORDERS)
  expect(mail.received.length - ORDERS).toBeLessThanOrEqual(kills * lanesOfOrders)
})
