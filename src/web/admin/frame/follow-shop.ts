import { useEffect, useEffectEvent } from 'react'
import { open } from '#web/api/send.ts'
import { feedOf } from '#web/live/event-feed.ts'
import { follow } from '#web/live/follow.ts'

/** Created or changed order, with its version after the change. */
export interface ShopEvent {
  readonly order: string
  readonly version: number
}

/** Interval in milliseconds within which changes are batched into one request. */
const BATCHING = 500

/**
 * Subscribes to new and changed orders while the page is visible. Events close together are
 * delivered as one batch. An empty list means that events may have been missed, before the
 * subscription began or while the page was hidden: reload the data.
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
    const stop = follow(feed, { onNews: events.add, onDisconnected: events.look })
    return () => {
      stop()
      events.drop()
    }
  }, [])
}

interface Batch<Event> {
  readonly add: (event: Event) => void
  /** Schedules a delivery, with or without events. */
  readonly look: () => void
  /** Discards the collected events. */
  readonly drop: () => void
}

/** Collects events for a time after the first one, then delivers them as one batch. */
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

/** Parsed event of the stream; null if it is invalid. */
export function shopEvent(data: string): ShopEvent | null {
  try {
    const { order, version } = JSON.parse(data) as Partial<ShopEvent>
    return typeof order === 'string' && typeof version === 'number' ? { order, version } : null
  } catch {
    return null
  }
}
