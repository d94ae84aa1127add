import { sql } from 'kysely'
import type { CustomerMessage } from '#domain/orders/messages.ts'
import {
  isFirstOfKind,
  messageFactColumns,
  messagesWritten,
  notifyMailWorkers,
} from '#server/mail/outbox.ts'
import type { ShopTransaction } from '#server/schema/database.ts'
import type { Period } from '#server/settings/wallet-changes.ts'

const KIND: CustomerMessage = 'wallets-revoked'

/**
 * Warns the customers of unpaid transfer orders placed in these periods of accounts that they were
 * shown and that were taken back: each order gets one letter ever, and its version is counted up
 * (rule: wallet-changes).
 */
export async function warnOfRevokedWallets(
  tx: ShopTransaction,
  periods: readonly Period[],
): Promise<void> {
  const from = periods.map((period) => period.from)
  const until = periods.map((period) => period.until)
  await sql`with warned as (
      update orders set version = version + 1
      where payment_method = 'Online_Manual' and paid_at is null and cancelled_at is null
        and exists (
          select from unnest(${from}::timestamptz[], ${until}::timestamptz[]) as period (since, until)
          where orders.created_at >= period.since and orders.created_at < period.until)
      returning ${sql.raw(messageFactColumns)}
    ), written as (
      ${sql.raw(messagesWritten('warned'))}
      where kind = ${KIND} and ${sql.raw(isFirstOfKind('warned'))}
      returning id
    )
    select ${sql.raw(notifyMailWorkers('written'))}
    from warned`.execute(tx)
}
