import type { ShopFacts } from '#config'
import { namedByCustomer } from '#domain/catalogue/case-types.ts'
import { formatDate } from '#domain/dates.ts'
import { addressIn } from '#domain/languages.ts'
import { formatMoney } from '#domain/money.ts'
import { expectedDays, promiseStart } from '#domain/orders/expected.ts'
import {
  type CustomerMessage,
  isForOwner,
  type OrderMessage,
  type OwnerMessage,
} from '#domain/orders/messages.ts'
import { isProofWaiting, type StoredProof } from '#domain/orders/proof.ts'
import { type OrderState, paymentMethodLabels, shortOrderId } from '#domain/orders/status.ts'
import { type OrderWords, orderWords } from '#domain/orders/status-words.ts'
import { paths } from '#domain/paths.ts'
import { deliveryTime, terms } from '#domain/terms.ts'
import { inCurrentLanguage } from '#domain/text/owner-texts.ts'
import { currentLanguage, t } from '#messages'
import {
  button,
  factTable,
  type Letter,
  type LetterFact,
  type LetterPart,
  paragraph,
} from '#server/mail/letter.ts'
import type { MessageFacts } from '#server/schema/message-facts.ts'
import type { OrderRow } from '../rows.ts'

export interface OrderNews {
  readonly kind: OrderMessage
  /** Order. Only its immutable part is used: lines, prices and customer. */
  readonly order: OrderRow
  readonly proof: StoredProof | undefined
  /** State of the order when the message was caused; a later change causes its own message. */
  readonly messageFacts: Required<MessageFacts>
  readonly shop: Pick<ShopFacts, 'name' | 'handle' | 'directMessageUrl' | 'wallets'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/** Composes the letter about an order, with permitted personal data (rule: letter-contents). */
export function orderLetter(news: OrderNews): Letter {
  const { order, shop } = news
  const { headline, parts } = isForOwner(news.kind)
    ? ownerBody(news.kind, news)
    : customerBody(news.kind, news)
  const shortId = shortOrderId(order.id)
  return {
    shop: shop.name,
    language: currentLanguage(),
    subject: t.documents.subject({ headline, order: shortId }),
    preview: t.documents.preview({ order: shortId, amount: formatMoney(order.total_price) }),
    headline,
    parts: [...parts, orderButton(news)],
    closing: closingOf(news, shortId),
  }
}

type LetterBody = Pick<Letter, 'headline' | 'parts'>

/** Letter to a customer: after the greeting, the wording of the order's page and its facts. */
function customerBody(kind: CustomerMessage, news: OrderNews): LetterBody {
  const { messageFacts } = news
  const words = wordsOf(news)
  const hello = paragraph(greeting(news.order.customer_name))
  const nextStep = paragraph(words.nextStep)
  const toPay = [totalOf(news), ...howToPay(news)]
  switch (kind) {
    case 'placed': {
      const thanks = paragraph(t.documents.thanks({ nextStep: words.nextStep }))
      const delivery = factTable(...deliveryFacts(news))
      return body(words.headline, hello, thanks, ...toPay, itemsOf(news), delivery)
    }
    case 'payment-received': {
      const expected = factTable(expectedFact(news))
      return body(words.headline, hello, nextStep, totalOf(news), expected)
    }
    case 'payment-rejected': {
      const reason = { kind: 'quote', title: t.documents.reason, text: messageFacts.note } as const
      return body(words.headline, hello, ...(messageFacts.note ? [reason] : []), nextStep, ...toPay)
    }
    case 'shipped':
      return body(words.headline, hello, nextStep, ...parcelOf(news))
    case 'parcel-corrected': {
      const useThese = paragraph(t.documents.useTheseDetails)
      return body(t.documents.parcelCorrected, hello, useThese, ...parcelOf(news))
    }
    case 'delivered':
    case 'cancelled':
      return body(words.headline, hello, nextStep, itemsOf(news))
    case 'wallets-revoked': {
      const only = paragraph(t.documents.onlyTheseAccounts)
      const paidThere = paragraph(t.documents.paidThere)
      return body(t.documents.walletsRevoked, hello, only, ...toPay, paidThere)
    }
  }
}

/** Letter to the owner and the admins, in English. */
function ownerBody(kind: OwnerMessage, news: OrderNews): LetterBody {
  const { order, messageFacts } = news
  const customer = { label: 'Customer', value: order.customer_name }
  const named = factTable(customer)
  const total = formatMoney(order.total_price)
  switch (kind) {
    case 'new-order': {
      const city = { label: 'City', value: order.city }
      const payment = { label: 'Payment', value: paymentMethodLabels()[order.payment_method] }
      return body(`New order: ${total}`, factTable(customer, city, payment), itemsOf(news))
    }
    case 'proof-arrived':
      return body(
        'Proof of a transfer has arrived',
        paragraph('Compare it with your account, then confirm or reject the payment.'),
        totalOf(news),
        named,
      )
    case 'order-cancelled': {
      const refund = messageFacts.isPaid
        ? 'It was paid: please give the money back.'
        : 'It was not paid: nothing is to be given back.'
      return body(`Order cancelled: ${total}`, paragraph(refund), named, itemsOf(news))
    }
    case 'mail-failed':
      return body(
        'An email to a customer did not arrive',
        paragraph('The order’s page says which and why, and can send it again.'),
        named,
      )
  }
}

function body(headline: string, ...parts: readonly LetterPart[]): LetterBody {
  return { headline, parts }
}

const LONGEST_GREETED = 40

/** Matches what is no name: any visitor can type an advertisement as a name and others' address. */
const unlikeNames = /[\p{N}@/\\:]|[.\u3002\uff0e\uff61]\p{L}|www/iu

/** 'Hello Zainab,', or 'Hello,' for text unlikely to be a name, in the current language. */
export function greeting(name: string): string {
  const isName = [...name].length <= LONGEST_GREETED && !unlikeNames.test(name.normalize('NFKC'))
  return isName ? t.documents.hello({ name: isolated(name) }) : t.documents.helloWithoutName
}

/** Wording of the order's page, without the phone: the mailbox may be another person's. */
function wordsOf({ order, messageFacts, proof }: OrderNews): OrderWords {
  return orderWords({
    ...notedState(order, messageFacts),
    total: order.total_price,
    phone: null,
    courier: messageFacts.courier,
    proof,
    rejectionReason: (messageFacts.status === 'Payment Rejected' && messageFacts.note) || null,
  })
}

function notedState(order: OrderRow, { status, isPaid }: Required<MessageFacts>): OrderState {
  return {
    orderStatus: status,
    paymentMethod: order.payment_method,
    isPaid,
    isDelivered: status === 'Delivered',
  }
}

/** Whether a screenshot awaits its check, so that a late letter doesn't ask to pay again. */
function hasProof({ order, messageFacts, proof }: OrderNews): boolean {
  return isProofWaiting({ ...notedState(order, messageFacts), proof })
}

function totalOf(news: OrderNews): LetterPart {
  const { order, messageFacts, kind } = news
  const amount = formatMoney(order.total_price)
  if (kind === 'proof-arrived') return { kind: 'total', label: 'Amount', amount }
  if (messageFacts.isPaid) return { kind: 'total', label: t.documents.paid, amount }
  if (hasProof(news)) return { kind: 'total', label: t.documents.total, amount }
  const isCash = order.payment_method === 'COD'
  return { kind: 'total', label: isCash ? t.documents.toPayInCash : t.documents.toTransfer, amount }
}

/** Accounts for the transfer of an unpaid order (rule: nothing-to-transfer). */
function howToPay(news: OrderNews): LetterPart[] {
  const { order, messageFacts, shop } = news
  const { wallets } = shop
  const isDue = order.payment_method === 'Online_Manual' && !messageFacts.isPaid && !hasProof(news)
  if (!isDue || wallets.length === 0) return []
  const rows = wallets.map(({ service, title, number }) => ({
    label: `${service} · ${title}`,
    value: number,
    isNumber: true,
  }))
  const title = wallets.length === 1 ? t.documents.transferTo : t.documents.transferToOneOf
  return [{ kind: 'facts', title, rows }]
}

function itemsOf({ order }: OrderNews): LetterPart {
  const items = order.items.map((item) => {
    const pieces = t.documents.pieces({ count: item.quantity })
    const name =
      item.custom_name === ''
        ? namedByCustomer(item.case_type)
          ? [t.common.noNameYet]
          : []
        : [t.documents.withName({ name: isolated(item.custom_name) })]
    return {
      name: inCurrentLanguage(item.name, item.name_urdu),
      detail: [item.device_model, pieces, ...name].join(' · '),
      price: formatMoney(item.unit_price * item.quantity),
    }
  })
  return { kind: 'items', items }
}

function deliveryFacts(news: OrderNews): LetterFact[] {
  const { shipping_price: shipping, payment_method: method } = news.order
  const cost = shipping === 0 ? t.documents.freeDelivery : formatMoney(shipping)
  return [
    { label: t.documents.delivery, value: cost },
    { label: t.documents.payment, value: paymentMethodLabels()[method] },
    expectedFact(news),
  ]
}

/** Expected days, which begin with the payment of a transfer (rule: delivery-days). */
function expectedFact({ order, messageFacts }: OrderNews): LetterFact {
  const label = t.documents.expected
  if (order.payment_method === 'Online_Manual' && !messageFacts.isPaid) {
    return { label, value: t.documents.afterCheck({ days: deliveryTime() }) }
  }
  const { payment_method: paymentMethod, created_at: createdAt, paid_at: paidAt } = order
  const { from, to } = expectedDays(promiseStart({ paymentMethod, createdAt, paidAt }))
  const value = t.documents.expectedDays({ from: withoutYear(from, to), to: formatDate(to) })
  return { label, value }
}

/** '2 December', or '31 December 2026' when the other day is of another year. */
function withoutYear(day: string, other: string): string {
  const [year = ''] = day.split('-')
  const date = formatDate(day)
  return other.startsWith(year) ? date.slice(0, -` ${year}`.length) : date
}

function parcelOf({ messageFacts: { courier, trackingNumber } }: OrderNews): LetterPart[] {
  const facts: LetterFact[] = [
    { label: t.documents.courier, value: courier },
    { label: t.documents.trackingNumber, value: trackingNumber, isNumber: true },
  ]
  const rows = facts.filter(({ value }) => value !== '')
  return rows.length === 0 ? [] : [factTable(...rows)]
}

/** Link to the order. Its page checks the viewer; the URL discloses only the order's id. */
function orderButton({ kind, order, publicUrl }: OrderNews): LetterPart {
  if (isForOwner(kind)) return button('Open the order', publicUrl + paths.adminOrder(order.id))
  const path = addressIn(currentLanguage(), paths.order(order.id))
  return button(t.documents.seeYourOrder, publicUrl + path)
}

function closingOf({ kind, order, shop }: OrderNews, shortId: string): string[] {
  const which = t.documents.placedOn({ order: shortId, date: formatDate(order.created_at) })
  if (isForOwner(kind)) return [which]
  return [
    which,
    t.documents.questions({
      handle: shop.handle,
      address: shop.directMessageUrl,
      hours: terms.supportReplyHours,
    }),
    t.documents.reasonOfLetter,
  ]
}

/** Wraps typed text in bidi isolates (FSI, PDI), which work in text and HTML alike. */
function isolated(words: string): string {
  return `\u2068${words}\u2069`
}
