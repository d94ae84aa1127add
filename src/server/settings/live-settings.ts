import { setTimeout as pause } from 'node:timers/promises'
import type { ShopFacts } from '#config'
import { SECOND } from '#domain/text/units.ts'
import { coalesceReads } from '#platform/concurrency/fresh-read.ts'
import { withoutDeadline } from '#platform/database/deadline.ts'
import type { Database } from '#server/schema/database.ts'
import { readSettings, SETTINGS_CHANGED, type SettingsBase } from './stored-settings.ts'

/** Live view of the settings: each read of a property returns the latest value. */
export interface LiveSettings {
  /** The shop's public facts (rule: shop-facts). */
  readonly facts: ShopFacts
  /** The sender's name in mails. */
  readonly senderName: string
  readonly base: SettingsBase
  /** Registers `listener` for changes; it is called once the new values are in effect. */
  readonly onChange: (listener: () => void) => void
}

/** Delay before a failed read is repeated, in milliseconds. */
const BETWEEN_READS = SECOND

/**
 * Reads the settings and re-reads them after each notification of a change, so that all processes
 * follow without a restart. Until the first successful read, the values of the base apply.
 */
export async function followSettings(
  { db, listener }: Pick<Database, 'db' | 'listener'>,
  base: SettingsBase,
): Promise<LiveSettings> {
  let { facts } = base
  let senderName = base.fixedSender ?? facts.name
  const listeners: (() => void)[] = []

  const readOnce = coalesceReads(async () => {
    const current = await readSettings(db, base)
    facts = current.facts
    senderName = current.senderName || current.facts.name
    for (const changed of listeners) changed()
  })
  const refresh = (): void => {
    withoutDeadline(readOnce).catch(async () => {
      await pause(BETWEEN_READS, undefined, { ref: false })
      if (listener.isConnected()) refresh()
    })
  }
  await listener.listen(SETTINGS_CHANGED, refresh, refresh)
  await readOnce().catch(() => undefined)
  return {
    get facts() {
      return facts
    },
    get senderName() {
      return senderName
    },
    base,
    onChange: (changed) => listeners.push(changed),
  }
}
