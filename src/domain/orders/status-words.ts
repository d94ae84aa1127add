import { formatPhone } from '#domain/forms/phone.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { t } from '#messages'
import { isProofWaiting, type ProvableOrder } from './proof-state.ts'

/** Fields of an order that its status texts depend on. */
export interface StatusFacts extends ProvableOrder {
  /** Total in paisa. */
  readonly total: Paisa
  /** Stored phone number; null when it is unknown or masked. */
  readonly phone: string | null
  /** Name of the courier; '' for none. */
  readonly courier: string
  /** Reason of the last rejection; null when it is unknown or masked. */
  readonly rejectionReason: string | null
}

/** State of an order and its next step, in plain words. */
export interface OrderWords {
  readonly headline: string
  readonly nextStep: string
}

/** Headline and next step for the customer in every state; `arrivalOf` returns the arrival. */
export function orderWords(order: StatusFacts): OrderWords {
  const amount = formatMoney(order.total)
  const owesCash = order.paymentMethod === 'COD' && !order.isPaid
  const cashSentence = t.orders.keepCashReady({ amount })
  /** The courier's call, with the cash to be paid then. */
  const callAndCash = (courier = '') =>
    callSentence(order.phone, courier) + (owesCash ? ` ${cashSentence}` : '')
  if (isProofWaiting(order)) {
    return { headline: t.orders.proofReceived, nextStep: t.orders.doNotPayAgain }
  }
  switch (order.orderStatus) {
    case 'Pending':
      return {
        headline: t.orders.haveOrder,
        nextStep: owesCash ? callAndCash() : t.orders.prepareNow,
      }
    case 'Payment Pending':
      return order.isPaid
        ? { headline: t.orders.checkingPayment, nextStep: t.orders.doNothing }
        : owesCash
          ? { headline: t.orders.haveOrder, nextStep: cashSentence }
          : {
              headline: t.orders.waitingForTransfer,
              nextStep: t.orders.transferNow({ amount, hours: terms.screenshotHours }),
            }
    case 'Payment Rejected':
      return {
        headline: t.orders.notConfirmed,
        nextStep:
          order.rejectionReason === null
            ? t.orders.checkPayment({ amount })
            : t.orders.readReason({ amount }),
      }
    case 'Paid':
      return {
        headline: t.orders.wordsPaymentReceived,
        nextStep: `${t.orders.gettingReady} ${callSentence(order.phone)}`,
      }
    case 'Processing':
      return { headline: t.orders.packing, nextStep: callAndCash() }
    case 'Shipped':
      return { headline: t.orders.onItsWay, nextStep: callAndCash(order.courier) }
    case 'Delivered':
      return {
        headline: t.orders.wordsDelivered,
        nextStep: owesCash ? t.orders.paymentOpen({ amount }) : t.orders.wordsThanks,
      }
    case 'Cancelled':
      return {
        headline: t.orders.paymentCancelled,
        nextStep: order.isPaid ? t.orders.refund({ amount }) : t.orders.nothingToPay,
      }
  }
}

function callSentence(number: string | null, courier = ''): string {
  const phone = number && formatPhone(number)
  if (courier === '') {
    return phone ? t.orders.someCourierCallsPhone({ phone }) : t.orders.someCourierCalls
  }
  return phone ? t.orders.courierCallsPhone({ courier, phone }) : t.orders.courierCalls({ courier })
}
