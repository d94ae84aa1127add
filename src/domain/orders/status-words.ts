import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import * as messages from '#messages/order-words.ts'
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
 * Headline and next step for the customer in every state and payment method; `arrivalOf` returns the
 * arrival.
 */
export function orderWords(order: StatusFacts): OrderWords {
  const amount = formatMoney(order.total)
  const owesCash = order.paymentMethod === 'COD' && !order.isPaid
  if (isProofWaiting(order)) {
    return { headline: PROOF_RECEIVED, nextStep: messages.doNotPayAgain }
  }
  switch (order.orderStatus) {
    case 'Pending':
      return {
        headline: messages.haveOrder,
        nextStep: owesCash
          ? `${callSentence(order.phone)} ${messages.keepCashReady({ amount })}`
          : messages.prepareNow,
      }
    case 'Payment Pending':
      return order.isPaid
        ? { headline: messages.checkingPayment, nextStep: messages.doNothing }
        : owesCash
          ? { headline: messages.haveOrder, nextStep: messages.keepCashReady({ amount }) }
          : {
              headline: messages.waitingForTransfer,
              nextStep: messages.transfer({ amount, hours: terms.screenshotHours }),
            }
    case 'Payment Rejected':
      return {
        headline: messages.notConfirmed,
        nextStep:
          order.rejectionReason === null
            ? messages.checkPayment({ amount })
            : messages.readReason({ amount }),
      }
    case 'Paid':
      return {
        headline: messages.paymentReceived,
        nextStep: `${messages.gettingReady} ${callSentence(order.phone)}`,
      }
    case 'Processing':
      return {
        headline: messages.packing,
        nextStep: owesCash
          ? `${callSentence(order.phone)} ${messages.keepCashReady({ amount })}`
          : callSentence(order.phone),
      }
    case 'Shipped':
      return {
        headline: messages.onItsWay,
        nextStep: owesCash
          ? `${callSentence(order.phone, order.courier)} ${messages.keepCashReady({ amount })}`
          : callSentence(order.phone, order.courier),
      }
    case 'Delivered':
      return {
        headline: messages.delivered,
        nextStep: owesCash ? messages.paymentOpen({ amount }) : messages.thanks,
      }
    case 'Cancelled':
      return {
        headline: messages.cancelled,
        nextStep: order.isPaid ? messages.refund({ amount }) : messages.nothingToPay,
      }
  }
}

function callSentence(number: string | null, courier = ''): string {
  const phone = number && formatPhone(number)
  if (courier === '') {
    return phone ? messages.someCourierCallsPhone({ phone }) : messages.someCourierCalls
  }
  return phone ? messages.courierCallsPhone({ courier, phone }) : messages.courierCalls({ courier })
}
