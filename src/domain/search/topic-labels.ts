import { deliveryTime, terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Link to the page that answers each topic: the answer, if it fits on a line. */
const labels = {
  returns: () => t.search.topicReturns,
  'track order': () => t.search.topicTrackOrder,
  orders: () => t.search.topicOrders,
  payment: () => t.search.topicPayment,
  delivery: () => t.search.topicDelivery({ days: deliveryTime() }),
  contact: () => t.search.topicContact({ hours: terms.supportReplyHours }),
  ordering: () => t.search.topicOrdering,
  cart: () => t.search.topicCart,
  checkout: () => t.search.topicCheckout,
  login: () => t.search.topicLogin,
  register: () => t.search.topicRegister,
  profile: () => t.search.topicProfile,
  privacy: () => t.search.topicPrivacy,
}

/** Name of a topic of queries that are not for a product. */
export type TopicName = keyof typeof labels

export const topicNames = /* @__PURE__ */ Object.keys(labels) as readonly TopicName[]

/** Label of the link to a topic's page, in the language of the page. */
export function topicLabel(topic: TopicName, orderNumber?: string): string {
  return orderNumber === undefined
    ? labels[topic]()
    : t.search.topicTrackNumber({ number: orderNumber })
}
