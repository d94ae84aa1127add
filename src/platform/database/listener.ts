import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { unlessAborted } from '#platform/concurrency/unless-aborted.ts'
import { withoutDeadline } from './deadline.ts'

/** Listener of notifications, on a connection of its own that reconnects when it breaks. */
export interface Listener {
  /**
   * Calls `onMessage` with the payload of each notification on `channel`, and `onGap` after each
   * reconnect, as notifications may have been missed. Resolves once the server listens, or after
   * the first attempt when it is unreachable.
   */
  readonly listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ) => Promise<void>
  /** Whether the connection is up. */
  readonly isConnected: () => boolean
  readonly close: () => Promise<void>
}

interface Subscription {
  readonly channel: string
  readonly onMessage: (payload: string) => void
  readonly onGap: (() => void) | undefined
}

/** Milliseconds. The heartbeat detects a connection that broke silently. */
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
        await unlessAborted(opened.ended, closing.signal)
      } catch {
        // The shop's queries report an unreachable server; the listener retries until it closes.
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
      // The connection outlives the request that subscribed first, and so do the callbacks.
      if (running === undefined) running = withoutDeadline(keepConnected)
      else if (isNew && client !== undefined) {
        // A failure means a lost connection; the next one listens to all channels.
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

/** Channels may have been added in the meantime. */
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
  // Subscriptions and heartbeats are pipelined, so that none waits for another's answer.
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
