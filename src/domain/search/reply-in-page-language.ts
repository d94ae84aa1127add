import { leftOutSentence } from './left-out.ts'
import { noteSentence, wayLabel } from './reply-sentences.ts'
import type { Reply } from './search-reply.ts'
import { termLabel } from './term-labels.ts'
import { topicLabel } from './topic-labels.ts'

/**
 * The reply to a search with its labels and sentences in the language of the page, since the server
 * writes English. It doesn't use the query parser, so that the browser needs no vocabulary.
 *
 * @param total number of results
 */
export function replyInPageLanguage(reply: Reply, total: number): Reply {
  const { pieces, leftOut, note, ways, leadsTo, topic, orderNumber } = reply
  const terms = reply.terms.map((term) => ({ ...term, label: termLabel(term) }))
  const kept = terms.filter(({ isLeftOut }) => !isLeftOut)
  return {
    ...reply,
    pieces: pieces.map((piece, at) => ({ ...piece, label: kept[at]?.label ?? piece.label })),
    leftOut: leftOut && leftOutSentence(terms, kept, total),
    note:
      note &&
      noteSentence(
        terms.map(({ label }) => label),
        total,
      ),
    ways: ways.map((way) => ({ ...way, label: wayLabel(way) })),
    leadsTo: leadsTo && topic && { ...leadsTo, label: topicLabel(topic, orderNumber) },
  }
}
