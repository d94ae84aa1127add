import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/contract/search.ts'
import { send } from '#web/kit/api/send.ts'

const DEBOUNCE_MS = 120
const TIMEOUT_MS = 4_000
const LEAST_LENGTH = 2

const none: readonly Suggestion[] = []

/**
 * Suggestions for the text of a search field, debounced; only the newest request counts. The previous
 * suggestions stay until it is answered; a failure shows none and no message.
 */
export function useSuggestions(words: string): readonly Suggestion[] {
  const [suggestions, suggest] = useState(none)
  const q = words.trim()
  useEffect(() => {
    if (q.length < LEAST_LENGTH) return suggest(none)
    const request = new AbortController()
    const { signal } = request
    const take = (answer: readonly Suggestion[]) => {
      if (!signal.aborted) suggest(answer)
    }
    const timer = setTimeout(() => {
      readSuggestions(q, signal).then(take, () => take(none))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q])
  return suggestions
}

async function readSuggestions(q: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await send('suggest', { query: { q } }, { signal, timeout: TIMEOUT_MS })).suggestions
}
