import { brandBySlug } from '#domain/catalogue/brands.ts'
import type { Order, OrderItem } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { expectedDays, promiseStart } from '#domain/orders/expected.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { pictureOfLine } from '#server/images/named/named-pictures.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { ItemRow, OrderRow } from '../rows.ts'

const HIDDEN = '•••'

/** Serializes an order, complete or without personal data (rule: guest-order-access). */
export function presentOrder(db: Queryable, row: OrderRow, access: 'full' | 'masked'): Order {
  return {
    _id: row.id,
    access,
    ...(access === 'full' ? wholePerson(row) : maskedPerson(row)),
    // Masked orders include it too, so that no viewer pays twice (rule: transfer-proof).
    ...(row.proof_file !== null &&
      row.proof_handed_in_at !== null && {
        proof: { handedInAt: row.proof_handed_in_at.toISOString(), isRejected: row.proof_rejected },
      }),
    orderItems: row.items.map((item) => presentItem(db, item, access)),
    paymentMethod: row.payment_method,
    taxPrice: rupeesFromPaisa(row.tax_price),
    shippingPrice: rupeesFromPaisa(row.shipping_price),
    totalPrice: rupeesFromPaisa(row.total_price),
    isPaid: row.paid_at !== null,
    paidAt: row.paid_at?.toISOString() ?? null,
    isDelivered: row.delivered_at !== null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    orderStatus: row.status,
    packedAt: row.packed_at?.toISOString() ?? null,
    shippedAt: row.shipped_at?.toISOString() ?? null,
    courier: row.courier,
    trackingNumber: access === 'full' ? row.tracking_number : '',
    expected: expectedDays(
      promiseStart({
        paymentMethod: row.payment_method,
        createdAt: row.created_at,
        paidAt: row.paid_at,
      }),
    ),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}

function wholePerson(row: OrderRow) {
  const { customer_name: name, customer_email: email, customer_phone: phone } = row
  return {
    ...(row.user_id === null
      ? { guestInfo: { name, email, phone } }
      : { user: { _id: row.user_id, name, email }, phone }),
    shippingAddress: {
      address: row.address,
      city: row.city,
      postalCode: row.postal_code,
      country: row.country,
    },
    ...(row.verification_note !== '' && {
      paymentResult: { verificationNote: row.verification_note },
    }),
    ...(row.gift_note !== '' && { giftNote: row.gift_note }),
    ...(row.hides_prices && { hidePrices: true }),
    ...(row.language !== 'en' && { language: row.language }),
  }
}

/** Masks personal data. Notes are omitted, since their free text may name the customer. */
function maskedPerson(row: OrderRow) {
  const [initial = ''] = row.customer_name
  return {
    guestInfo: { name: `${initial}${HIDDEN}`, email: HIDDEN, phone: HIDDEN },
    shippingAddress: { address: HIDDEN, city: HIDDEN, postalCode: '', country: row.country },
  }
}

/** Serializes a line. If masked, it shows only that a name is printed (rule: name-on-the-case). */
function presentItem(db: Queryable, item: ItemRow, access: 'full' | 'masked'): OrderItem {
  const isHidden = access === 'masked' && item.custom_name !== ''
  return {
    name: inCurrentLanguage(item.name, item.name_urdu),
    qty: item.quantity,
    image: pictureOfLine(db, item.image, {
      caseType: item.case_type,
      name: isHidden ? '' : item.custom_name,
    }),
    price: rupeesFromPaisa(item.unit_price),
    brand: brandBySlug(item.brand)?.displayName ?? item.brand,
    product: item.product_id,
    selectedModel: item.device_model,
    customName: isHidden ? HIDDEN : item.custom_name,
    caseType: item.case_type,
  }
}
