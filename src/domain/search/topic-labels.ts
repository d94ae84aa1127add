import { deliveryTime, terms } from '#domain/terms.ts'
import { t } from '#messages'

/** Link to the page that answers each topic: the answer, if it fits on a line. */
const labels = {
  returns: () => t.searchReply.topicReturns,
  'track order': () => t.searchReply.topicTrackOrder,
  orders: () => t.searchReply.topicOrders,
  payment: () => t.searchReply.topicPayment,
  delivery: () => t.searchReply.topicDelivery({ days: deliveryTime() }),
  contact: () => t.searchReply.topicContact({ hours: terms.supportReplyHours }),
  ordering: () => t.searchReply.topicOrdering,
  cart: () => t.searchReply.topicCart,
  checkout: () => t.searchReply.topicCheckout,
  login: () => t.searchReply.topicLogin,
  register: () => t.searchReply.topicRegister,
  profile: () => t.searchReply.topicProfile,
  privacy: () => t.searchReply.topicPrivacy,
}

/** Name of a topic of queries that are not for a product. */
export type TopicName = keyof typeof labels

export const topicNames = /* @__PURE__ */ Object.keys(labels) as readonly TopicName[]

/** Label of the link to a topic's page, in the language of the page. */
export function topicLabel(topic: TopicName, orderNumber?: string): string {
  return orderNumber === undefined
    ? labels[topic]()
    : t.searchReply.topicTrackNumber({ number: orderNumber })
}
