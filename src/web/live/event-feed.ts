import { ApiError } from '#web/api/send.ts'
import { eventReader } from './event-reader.ts'
import type { Feed } from './follow.ts'

/**
 * Feed of a call that responds with a `text/event-stream`.
 * @param connect opens the stream so that the signal aborts its body, too
 * @param newsOf parses an event's data; null for events to skip
 */
export function feedOf<News>(
  connect: (signal: AbortSignal) => Promise<Response>,
  newsOf: (data: string) => News | null,
): Feed<News> {
  return {
    async read(onNews, signal) {
      const response = await connect(signal)
      const reader = response.body?.getReader()
      if (!reader) return
      const decoder = new TextDecoder()
      const read = eventReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        for (const data of read(decoder.decode(value, { stream: true }))) {
          const news = newsOf(data)
          if (news !== null) onNews(news)
        }
      }
    },
    isWorthRetrying: (error) =>
      !(error instanceof ApiError) ||
      error.status === 0 ||
      error.status === 429 ||
      error.status >= 500,
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener) {
      document.addEventListener('visibilitychange', listener)
      addEventListener('focus', listener)
      addEventListener('online', listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        removeEventListener('focus', listener)
        removeEventListener('online', listener)
      }
    },
  }
}
