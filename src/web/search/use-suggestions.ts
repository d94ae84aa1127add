import { useEffect, useState } from 'react'
import type { Suggestion } from '#domain/contract/search.ts'
import { suggestionLabel } from '#domain/search/suggesting/suggestion-label.ts'
import { language } from '#messages/language.ts'
import { send } from '#web/api/send.ts'

/** Debounce in milliseconds. */
const DEBOUNCE = 120
/** Milliseconds after which an answer is of no use. */
const TIMEOUT = 4_000
/** Least characters of a query with suggestions. */
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
      send('suggest', { query: { q } }, { signal, timeout: TIMEOUT }).then(
        ({ suggestions }) =>
          take(language === 'en' ? suggestions : suggestions.map(inPageLanguage)),
        () => take(none),
      )
    }, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q])
  return suggestions
}

function inPageLanguage(suggestion: Suggestion): Suggestion {
  return { ...suggestion, label: suggestionLabel(suggestion) }
}
