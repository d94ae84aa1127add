import type { TopicName } from '#domain/search/topic-labels.ts'
import type { ReplyTerm } from '../query/term-labels.ts'
import type { WayTo } from './reply-sentences.ts'

/** Page of the shop with the label of a link to it. */
export interface PageLink extends WayTo {
  readonly label: string
  readonly to: string
}

/** Description of a search for its results page, in the current language. */
export interface Reply {
  /** Recognized and applied terms, in the order of the words. */
  readonly pieces: readonly {
    readonly label: string
    /** Whether it is an unknown word, matched literally. */
    readonly isWord: boolean
    /** Query without this term. */
    readonly without: string
  }[]
  /** Sentence about terms left out; absent for none. */
  readonly leftOut?: string | undefined
  /** Note for a query that doesn't filter the catalogue, or that names nothing on sale. */
  readonly note?: string | undefined
  /** Links to other results, the closest first. */
  readonly ways: readonly PageLink[]
  /** Page that answers a query not for a case; without an address, a message to the shop. */
  readonly leadsTo?: { readonly label: string; readonly to?: string | undefined } | undefined
  /** All recognized terms, in the order of the words. */
  readonly terms: readonly ReplyTerm[]
  /** Topic of the page at `leadsTo`. */
  readonly topic?: TopicName | undefined
  /** Order number of the query, as it is displayed. */
  readonly orderNumber?: string | undefined
}
