import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/contract/search.ts'
import { send } from '#web/api/send.ts'

/** Milliseconds without a key before the shop is asked. */
const PAUSE = 120
/** Milliseconds after which an answer is too late to help. */
const TIMEOUT = 4_000
/** Characters from which words begin to mean something. */
const FEWEST = 2

const none: readonly Suggestion[] = []

/**
 * What the shop suggests for words that are being typed: the answer to the newest of them. Until it
 * comes, what was suggested before stays; where it doesn't come, nothing is suggested, and nobody is
 * told.
 */
export function useSuggestions(words: string): readonly Suggestion[] {
  const [suggestions, suggest] = useState(none)
  const q = words.trim()
  useEffect(() => {
    if (q.length < FEWEST) return suggest(none)
    const overtaken = new AbortController()
    const { signal } = overtaken
    const take = (answer: readonly Suggestion[]) => {
      if (!signal.aborted) suggest(answer)
    }
    const timer = setTimeout(() => {
      send('suggest', { query: { q } }, { signal, timeout: TIMEOUT }).then(
        (answer) => take(answer.suggestions),
        () => take(none),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [q])
  return suggestions
}
