import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { deliveryTime, terms } from '#domain/terms.ts'
import type { OrderState } from './status.ts'

/** What an order's page needs to say where the order stands. */
export interface ToldOrder extends OrderState {
  /** Total in paisa. */
  readonly total: Paisa
  /** Stored phone number; null when it is unknown or masked. */
  readonly phone: string | null
  /** Why the last payment was rejected; null when it is unknown or masked. */
  readonly rejectionReason: string | null
}

/** Where the order stands, and what happens next, in plain words. */
export interface OrderWords {
  readonly headline: string
  readonly nextStep: string
}

/** The customer's two sentences for every state and payment method. */
export function orderWords(order: ToldOrder): OrderWords {
  const amount = formatMoney(order.total)
  const owesCash = order.paymentMethod === 'COD' && !order.isPaid
  switch (order.orderStatus) {
    case 'Pending':
      return {
        headline: 'We have your order',
        nextStep: owesCash
          ? `${callSentence(order.phone)} Please keep ${amount} in cash ready; it arrives in ${deliveryTime}.`
          : `We will prepare it now; it arrives in ${deliveryTime}.`,
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
        nextStep: `We are getting your order ready; it arrives in ${deliveryTime}.`,
      }
    case 'Processing':
      return {
        headline: 'We are packing your order',
        nextStep: owesCash
          ? `${callSentence(order.phone)} Please keep ${amount} in cash ready.`
          : `It arrives in ${deliveryTime} from the day you ordered.`,
      }
    case 'Shipped':
      return {
        headline: 'Your order is on its way',
        nextStep: owesCash
          ? `${callSentence(order.phone)} Please keep ${amount} in cash ready.`
          : callSentence(order.phone),
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

function callSentence(phone: string | null): string {
  return phone === null
    ? 'The courier calls before delivery.'
    : `The courier calls ${formatPhone(phone)} before delivery.`
}
