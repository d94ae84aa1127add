import { useEffect, useEffectEvent } from 'react'
import { open } from '#web/api/send.ts'
import { feedOf } from '#web/live/event-feed.ts'
import { follow } from '#web/live/follow.ts'

/** An order that came in or changed, and its version since. */
export interface ShopEvent {
  readonly order: string
  readonly version: number
}

/** Milliseconds in which changes are batched, so that many at once are looked at once. */
const BATCHING = 500

/**
 * Subscribes to new and changed orders while the page is in view. Events close together are
 * delivered together. An empty list means that events may have been missed, before this page began
 * to listen or came back into view: load anew.
 */
export function useShopEvents(onEvents: (events: readonly ShopEvent[]) => void): void {
  const tell = useEffectEvent(onEvents)
  useEffect(() => {
    const events = batch<ShopEvent>(BATCHING, (gathered) => tell(gathered))
    const feed = feedOf(async (signal) => {
      const response = await open('watchShop', {}, { signal })
      events.look()
      return response
    }, shopEvent)
    const stop = follow(feed, { onNews: events.add, onSilence: events.look })
    return () => {
      stop()
      events.drop()
    }
  }, [])
}

interface Batch<Event> {
  readonly add: (event: Event) => void
  /** Tells soon, with or without events. */
  readonly look: () => void
  /** Forgets what has gathered. */
  readonly drop: () => void
}

/** Tells of everything that comes within a time of the first at once. */
export function batch<Event>(
  milliseconds: number,
  tell: (events: readonly Event[]) => void,
): Batch<Event> {
  let gathered: Event[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer ??= setTimeout(() => {
      const told = gathered
      timer = undefined
      gathered = []
      tell(told)
    }, milliseconds)
  }
  return {
    add(event) {
      gathered.push(event)
      look()
    },
    look,
    drop() {
      clearTimeout(timer)
      timer = undefined
      gathered = []
    },
  }
}

/** The parsed event of the stream; null for anything else. */
export function shopEvent(data: string): ShopEvent | null {
  try {
    const { order, version } = JSON.parse(data) as Partial<ShopEvent>
    return typeof order === 'string' && typeof version === 'number' ? { order, version } : null
  } catch {
    return null
  }
}
