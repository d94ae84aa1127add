import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { isProofWaiting, PROOF_RECEIVED, type StoredProof } from './proof.ts'
import type { OrderState } from './status.ts'

/** Fields of an order that its status texts depend on. */
export interface StatusFacts extends OrderState {
  /** Total in paisa. */
  readonly total: Paisa
  /** Stored phone number; null when it is unknown or masked. */
  readonly phone: string | null
  /** Name of the courier; '' for none. */
  readonly courier: string
  /** Reason of the last rejection; null when it is unknown or masked. */
  readonly rejectionReason: string | null
  /** State of the transfer's screenshot; undefined without one. */
  readonly proof?: StoredProof | undefined
}

/** State of an order and its next step, in plain words. */
export interface OrderWords {
  readonly headline: string
  readonly nextStep: string
}

/**
 * Two sentences for the customer for every state and payment method; the arrival is in `arrivalOf`.
 */
export function orderWords(order: StatusFacts): OrderWords {
  const amount = formatMoney(order.total)
  const owesCash = order.paymentMethod === 'COD' && !order.isPaid
  if (isProofWaiting(order)) {
    return {
      headline: PROOF_RECEIVED,
      nextStep:
        'We have a screenshot of the transfer, so please do not pay again. The page of your order says when it is confirmed.',
    }
  }
  switch (order.orderStatus) {
    case 'Pending':
      return {
        headline: 'We have your order',
        nextStep: owesCash
          ? `${callSentence(order.phone)} Please keep ${amount} in cash ready.`
          : 'We will prepare it now.',
      }
    case 'Payment Pending':
      return order.isPaid
        ? { headline: 'We are checking your payment', nextStep: 'You need to do nothing.' }
        : owesCash
          ? { headline: 'We have your order', nextStep: `Please keep ${amount} in cash ready.` }
          : {
              headline: 'Waiting for your transfer',
              nextStep: `Transfer ${amount} to one of our accounts and send us the screenshot within ${terms.screenshotHours} hours.`,
            }
    case 'Payment Rejected':
      return {
        headline: 'We could not confirm your payment',
        nextStep: `${order.rejectionReason === null ? 'Please check your payment' : 'Please read the reason'}, transfer ${amount} if you have not yet, and send a new screenshot.`,
      }
    case 'Paid':
      return {
        headline: 'Payment received',
        nextStep: `We are getting your order ready. ${callSentence(order.phone)}`,
      }
    case 'Processing':
      return {
        headline: 'We are packing your order',
        nextStep: owesCash
          ? `${callSentence(order.phone)} Please keep ${amount} in cash ready.`
          : callSentence(order.phone),
      }
    case 'Shipped':
      return {
        headline: 'Your order is on its way',
        nextStep: owesCash
          ? `${callSentence(order.phone, order.courier)} Please keep ${amount} in cash ready.`
          : callSentence(order.phone, order.courier),
      }
    case 'Delivered':
      return {
        headline: 'Your order has been delivered',
        nextStep: owesCash
          ? `The payment of ${amount} is still open.`
          : 'Thank you for shopping with us.',
      }
    case 'Cancelled':
      return {
        headline: 'This order has been cancelled',
        nextStep: order.isPaid
          ? `Please contact support for the refund of ${amount}.`
          : 'Nothing needs to be paid.',
      }
  }
}

function callSentence(phone: string | null, courier = ''): string {
  const caller = courier || 'The courier'
  return phone === null
    ? `${caller} calls before delivery.`
    : `${caller} calls ${formatPhone(phone)} before delivery.`
}
