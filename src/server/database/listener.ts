import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withoutDeadline } from './deadline.ts'

/**
 * Hears what processes tell each other through PostgreSQL's NOTIFY. It has a connection of its own,
 * made with the first subscription, and comes back by itself when that breaks.
 */
export interface Listener {
  /**
   * Calls `onMessage` with the payload of each notification on `channel`, and `onGap` each time the
   * connection is back after a time in which notifications may have been missed. Answers once the
   * server listens, or after the first attempt when it can't be reached.
   */
  readonly listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<void>
  /** Whether notifications arrive at the moment. */
  readonly isConnected: () => boolean
  readonly close: () => Promise<void>
}

interface Subscription {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  readonly onGap: (() => void) | undefined
}

/** Milliseconds. A connection that breaks without a word is noticed by the heartbeat. */
const heartbeat = { every: 5_000, answerWithin: 2_500 }
const retry = { first: 100, atMost: 1_000 }

export function openListener(settings: pg.ClientConfig): Listener {
  const subscriptions: Subscription[] = []
  const closing = new AbortController()
  const firstAttempt = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let running: Promise<void> | undefined

  async function keepConnected(): Promise<void> {
    let delay = retry.first
    for (let attempts = 1; !closing.signal.aborted; attempts += 1) {
      try {
        const opened = await open(settings, subscriptions)
        client = opened.client
        delay = retry.first
        await listenToAll(client, subscriptions, opened.listened)
        firstAttempt.resolve()
        if (attempts > 1) for (const subscription of subscriptions) subscription.onGap?.()
        await Promise.race([opened.ended, aborted(closing.signal)])
      } catch {
        // The server can't be reached; the queries of the shop say so, and this one tries again.
      }
      firstAttempt.resolve()
      client?.end().catch(() => undefined)
      client = undefined
      await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined)
      delay = Math.min(delay * 2, retry.atMost)
    }
  }

  return {
    listen: async (channel, onMessage, onGap) => {
      const isNew = !subscriptions.some((subscription) => subscription.channel === channel)
      subscriptions.push({ channel, onMessage, onGap })
      // It outlives the request that was the first to listen, and so does what is done about news.
      if (running === undefined) running = withoutDeadline(keepConnected)
      else if (isNew && client !== undefined) {
        // When this fails, the connection is gone, and the next one listens to everything.
        await client.query(listenTo(channel)).catch(() => undefined)
        return
      }
      await firstAttempt.promise
    },
    isConnected: () => client !== undefined,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`
}

/** Some may have subscribed in the meantime. */
async function listenToAll(
  client: pg.Client,
  subscriptions: readonly Subscription[],
  listened: Set<string>,
): Promise<void> {
  for (const { channel } of subscriptions) {
    if (listened.has(channel)) continue
    listened.add(channel)
    await client.query(listenTo(channel))
  }
}

async function open(
  settings: pg.ClientConfig,
  subscriptions: readonly Subscription[],
): Promise<{ client: pg.Client; listened: Set<string>; ended: Promise<void> }> {
  // Subscriptions and heartbeats come when they come; in a pipeline none waits for another's answer.
  const client = new pg.Client({
    ...settings,
    query_timeout: heartbeat.answerWithin,
    pipeline: true,
  })
  const ended = Promise.withResolvers<void>()
  const listened = new Set<string>()
  client.on('error', () => ended.resolve())
  client.on('end', () => ended.resolve())
  client.on('notification', ({ channel, payload }) => {
    for (const subscription of subscriptions) {
      if (subscription.channel === channel) subscription.onMessage(payload ?? '')
    }
  })
  try {
    await client.connect()
    await listenToAll(client, subscriptions, listened)
  } catch (error) {
    client.end().catch(() => undefined)
    throw error
  }
  const pulse = setInterval(() => {
    client.query('select 1').catch(() => ended.resolve())
  }, heartbeat.every)
  pulse.unref()
  ended.promise.finally(() => clearInterval(pulse))
  return { client, listened, ended: ended.promise }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
