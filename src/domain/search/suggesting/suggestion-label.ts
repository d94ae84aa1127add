import { type TopicName, topicLabel } from '../topic-labels.ts'
import { labelOf } from './offer.ts'

/** Fields of a suggestion that determine its label. */
interface LabelledSuggestion {
  /** Its English label. */
  readonly label: string
  /** Topic of the page that a suggestion links to. */
  readonly topic?: TopicName | undefined
  readonly orderNumber?: string | undefined
  /** Filters of a model, brand, type or colour. */
  readonly shelf?: Parameters<typeof labelOf>[0] | undefined
}

/**
 * Label of a suggestion in the language of the page, since the server writes English; names of products
 * are the same in all languages.
 */
export function suggestionLabel({ label, topic, orderNumber, shelf }: LabelledSuggestion): string {
  if (topic !== undefined) return topicLabel(topic, orderNumber)
  return shelf === undefined ? label : labelOf(shelf)
}
