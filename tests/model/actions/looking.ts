import fc from 'fast-check'
import { discountedPrice } from '#domain/catalogue/pricing.ts'
import type { Order } from '#domain/contract/orders.ts'
import { rupeesFromPaisa } from '#domain/money.ts'
import { holds, isSame, type Model, type ModelOrder, totalsOfSold } from '../model.ts'
import {
  everybody,
  type Guest,
  guests,
  isGuest,
  type PersonName,
  people,
  WRONG_PHONE,
} from '../people.ts'
import { type Answer, isDone, isRefused, visitorAction } from '../visitor-action.ts'

/** Phone number that a request sends as a proof. */
export type SentPhone = 'none' | 'right' | 'wrong'
export const phones = fc.constantFrom<SentPhone>('none', 'none', 'right', 'wrong')

export function phoneHeader(
  order: Pick<ModelOrder, 'by'>,
  phone: SentPhone,
): Record<string, string> {
  if (phone === 'none') return {}
  return { 'x-order-phone': phone === 'right' ? people[order.by].phone : WRONG_PHONE }
}

/** Number of orders back from the newest. */
export const howOld = fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: 30 }))

/**
 * Index of an order counted back from the newest, modulo the number of orders; null without orders.
 */
export function placeOf({ orders }: Model, back: number): number | null {
  return orders.length === 0 ? null : orders.length - 1 - (back % orders.length)
}

/** Specified access to an order by visitor and proof, independent of the domain's code. */
function accessOf(order: ModelOrder, who: PersonName, phone: SentPhone) {
  if (who === 'Owner') return 'full'
  if (who === order.by || who === order.claimedBy) return 'full'
  if (!isGuest(order.by)) return isGuest(who) || who === 'Stranger' ? 'login' : 'hidden'
  if (phone === 'none') return 'masked'
  return phone === 'right' ? 'full' : 'wrong'
}

/**
 * Returns whether a visitor has full access.
 * @throws Mismatch unless a visitor without it was refused
 */
export function hasAccess(
  order: ModelOrder,
  who: PersonName,
  phone: SentPhone,
  answer: Answer,
): boolean {
  const access = accessOf(order, who, phone)
  if (access === 'full') return true
  if (access === 'masked') isRefused(answer, 403, 'PROOF_REQUIRED')
  else refusesAccess(access, answer)
  return false
}

function refusesAccess(access: 'login' | 'hidden' | 'wrong', answer: Answer): void {
  if (access === 'login') isRefused(answer, 401, 'UNAUTHENTICATED')
  else if (access === 'hidden') isRefused(answer, 404, 'NOT_FOUND')
  else isRefused(answer, 403, 'PROOF_FAILED')
}

export const lookingAtOrder = fc
  .record({ who: fc.constantFrom<PersonName>(...everybody), back: howOld, phone: phones })
  .map(({ who, back, phone }) =>
    visitorAction('looks at an order', { who, back, phone }, (model) => {
      const place = placeOf(model, back)
      const order = place === null ? null : model.orders[place]
      return order
        ? {
            request: {
              call: 'getOrder',
              as: who,
              params: { id: order.id },
              headers: phoneHeader(order, phone),
            },
            steps: (answer) => [
              (model) => {
                const access = accessOf(order, who, phone)
                if (access !== 'full' && access !== 'masked') return refusesAccess(access, answer)
                isDone(answer)
                showsOrder(model, order, answer, access)
              },
            ],
          }
        : null
    }),
  )

/**
 * Action of tracking by e-mail: it finds guests' orders only, masked without a proof (rule:
 * search-by-email).
 */
export const tracking = fc
  .record({
    who: fc.constantFrom<PersonName>(...everybody),
    of: fc.constantFrom<Guest>(...guests),
    phone: phones,
  })
  .map(({ who, of, phone }) =>
    visitorAction('tracks by e-mail', { who, of, phone }, () => ({
      request: {
        call: 'listGuestOrders',
        as: who,
        params: { email: people[of].email },
        headers: phoneHeader({ by: of }, phone),
      },
      steps: (answer) => [
        (model) => {
          isDone(answer)
          const found = answer.body as Order[]
          const wanted = model.orders
            .filter(({ by }) => by === of)
            .toReversed()
            .slice(0, 20)
          isSame(
            'orders of an address',
            found.map(({ _id }) => _id),
            wanted.map(({ id }) => id),
          )
          for (const [at, order] of wanted.entries()) {
            const access = accessOf(order, who, phone) === 'full' ? 'full' : 'masked'
            const text = JSON.stringify(found[at])
            showsOrder(model, order, { body: found[at], text }, access)
          }
        },
      ],
    })),
  )

/**
 * @throws Mismatch unless an answer shows an order's current state, and hides its customer when
 * `masked`
 */
export function showsOrder(
  model: Model,
  order: ModelOrder,
  { body, text }: Pick<Answer, 'body' | 'text'>,
  access: 'full' | 'masked',
): void {
  const shown = body as Order
  const { state, lines, parcel } = order
  const totals = totalsOfSold(lines)
  isSame(
    'an order that is shown',
    {
      id: shown._id,
      access: shown.access,
      status: shown.orderStatus,
      isPaid: [shown.isPaid, shown.paidAt !== null],
      isDelivered: [shown.isDelivered, shown.deliveredAt !== null],
      version: shown.version,
      figures: [shown.taxPrice, shown.shippingPrice, shown.totalPrice],
      courier: shown.courier,
      lines: shown.orderItems.map(({ product, selectedModel, qty, price }) =>
        [product, selectedModel, qty, price].join(),
      ),
    },
    {
      id: order.id,
      access,
      status: state.orderStatus,
      isPaid: [state.isPaid, state.isPaid],
      isDelivered: [state.isDelivered, state.isDelivered],
      version: order.version,
      figures: [totals.tax, totals.shipping, totals.total].map(rupeesFromPaisa),
      courier: parcel.courier,
      lines: lines.map(({ product, deviceModel, quantity, listPrice }) =>
        [
          model.products[product]?.id,
          deviceModel,
          quantity,
          rupeesFromPaisa(discountedPrice(listPrice)),
        ].join(),
      ),
    },
  )
  const { name, email, phone } = people[order.by]
  const private_ = [name, email, phone, order.address, 'Jhang', parcel.trackingNumber, order.note]
  const secrets = [...private_, ...lines.map(({ customName }) => customName)].filter(Boolean)
  if (access === 'masked') {
    for (const secret of secrets) holds(!text.includes(secret), () => `a mask shows ${secret}`)
  } else {
    for (const secret of secrets)
      holds(text.includes(secret), () => `its customer misses ${secret}`)
  }
  // The receipt of a screenshot is visible at every access, so that no transfer is paid twice
  // (rule: transfer-proof).
  isSame(
    'its screenshot',
    shown.proof?.isRejected ?? null,
    order.hasProof ? order.isProofRejected : null,
  )
}
