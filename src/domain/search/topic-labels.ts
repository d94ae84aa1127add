import { deliveryTime, terms } from '#domain/terms.ts'
import * as messages from '#messages/search-topics.ts'

/** Link to the page that answers each topic: the answer, if it fits on a line. */
const labels = {
  returns: messages.returns,
  'track order': messages.trackOrder,
  orders: messages.orders,
  payment: messages.payment,
  delivery: messages.delivery({ days: deliveryTime }),
  contact: messages.contact({ hours: terms.supportReplyHours }),
  ordering: messages.ordering,
  cart: messages.cart,
  checkout: messages.checkout,
  login: messages.login,
  register: messages.register,
  profile: messages.profile,
  privacy: messages.privacy,
}

/** Name of a topic of queries that are not for a product. */
export type TopicName = keyof typeof labels

/** Names of all topics. */
export const topicNames = /* @__PURE__ */ Object.keys(labels) as readonly TopicName[]

/** Label of the link to a topic's page, in the language of the page. */
export function topicLabel(topic: TopicName, orderNumber?: string): string {
  return orderNumber === undefined ? labels[topic] : messages.trackNumber({ number: orderNumber })
}
