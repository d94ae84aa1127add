import { helpOn, paths } from '#domain/paths.ts'
import { type TopicName, topicNames } from '#domain/search/topic-labels.ts'
import { rowsOf } from './rows.ts'

export interface Topic {
  readonly name: TopicName
  readonly to: string
  readonly words: readonly string[]
}

const pages: Readonly<Record<TopicName, string>> = {
  returns: helpOn('exchange'),
  'track order': paths.trackOrder(),
  orders: paths.orders(),
  payment: helpOn('payment'),
  delivery: helpOn('delivery'),
  contact: paths.help(),
  ordering: paths.help(),
  cart: paths.cart(),
  checkout: paths.checkout(),
  login: paths.login(),
  register: paths.register(),
  profile: paths.profile(),
  privacy: helpOn('privacy'),
}

/** Ordered by specificity, as the first topic with words in the query answers it. */
export const topics: readonly Topic[] = rowsOf('topic').flatMap(({ meaning, words }) =>
  topicNames.filter((name) => name === meaning).map((name) => ({ name, to: pages[name], words })),
)
