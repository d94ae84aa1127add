import { sql } from 'kysely'
import type { Likeness } from '#server/images/uploads/likeness.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { OrderRow } from '../rows.ts'

/** Maximum Hamming distance, of 256 bits, between difference hashes of one picture. */
export const OUTLINE_APART = 24

/** Maximum difference in grey levels between the same pixel of two thumbnails of one picture. */
const DOT_APART = 50

/** Maximum of compared thumbnails: screenshots of one wallet have similar difference hashes. */
const MAX_CANDIDATES = 300

/** Latest other order with the same picture, else null (decision 040 has the limits of this). */
export async function findSameProof(
  db: Queryable,
  orderId: string,
  { digest, outline, look }: Likeness,
): Promise<string | null> {
  const others = db
    .selectFrom('transfer_proofs')
    .where('order_id', '<>', orderId)
    .orderBy('handed_in_at', 'desc')
  const identical = await others
    .select('order_id')
    .where('digest', '=', Buffer.from(digest))
    .limit(1)
    .executeTakeFirst()
  if (identical) return identical.order_id
  const alike = await others
    .select(['order_id', 'look'])
    .where('look', 'is not', null)
    .where(sql<boolean>`bit_count(outline # ${outline}::text::bit(256)) <= ${OUTLINE_APART}`)
    .limit(MAX_CANDIDATES)
    .execute()
  return alike.find((other) => other.look && looksSame(other.look, look))?.order_id ?? null
}

/** Whether two thumbnails show one picture, perhaps in another size, quality or brightness. */
export function looksSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const lighter = lightness(one) - lightness(other)
  return one.every((grey, at) => Math.abs(grey - (other[at] ?? 0) - lighter) < DOT_APART)
}

function lightness(look: Uint8Array): number {
  return look.reduce((sum, grey) => sum + grey, 0) / look.length
}

/** Order that shares its picture with this one, in either direction; null when none does. */
export async function orderWithSameProof(
  db: Queryable,
  { id, proof_file: file }: Pick<OrderRow, 'id' | 'proof_file'>,
): Promise<{ readonly orderId: string } | null> {
  if (file === null) return null
  const { rows } = await sql<{ orderId: string | null }>`
    select coalesce(
      (select same_as from transfer_proofs where order_id = ${id}
        order by handed_in_at desc limit 1),
      (select order_id from transfer_proofs where same_as = ${id}
        order by handed_in_at desc limit 1)) as "orderId"`.execute(db)
  const orderId = rows[0]?.orderId
  return orderId ? { orderId } : null
}
