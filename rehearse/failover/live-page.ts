import { eventReader } from '#web/live/event-reader.ts'
import { follow } from '#web/live/follow.ts'

/** A page that receives events of changes. */
export interface LivePage {
  /** All events so far. */
  readonly told: readonly PageEvent[]
  /** Streams opened so far: one, and one more for each that ended. */
  readonly streams: () => number
  readonly close: () => void
}

interface PageEvent {
  readonly order?: string
  readonly version?: number
  /** Milliseconds of `performance.now()`. */
  readonly at: number
}

/** Follows a stream of events with the code of the shop's pages. */
export function openLivePage(url: string, headers: Readonly<Record<string, string>>): LivePage {
  const told: PageEvent[] = []
  let streams = 0
  const close = follow<Omit<PageEvent, 'at'>>(
    {
      async read(onNews, signal) {
        const answer = await fetch(url, { headers, signal })
        if (!answer.ok) throw new Error(`${answer.status}`)
        streams += 1
        const read = eventReader()
        const decoder = new TextDecoder()
        for await (const piece of answer.body ?? []) {
          for (const data of read(decoder.decode(piece, { stream: true }))) {
            onNews(JSON.parse(data))
          }
        }
      },
      isWorthRetrying: () => true,
      isVisible: () => true,
      onVisibility: () => () => undefined,
    },
    {
      onNews: (news) => told.push({ ...news, at: performance.now() }),
      onDisconnected: () => undefined,
    },
  )
  return { told, streams: () => streams, close }
}
