import { setTimeout as pause } from 'node:timers/promises'
import type { ShopFacts } from '#config'
import { SECOND } from '#domain/units.ts'
import { coalesceReads } from '#server/concurrency/fresh-read.ts'
import type { Database } from '#server/database/connection.ts'
import { withoutDeadline } from '#server/database/deadline.ts'
import { readSettings, SETTINGS_CHANGED, type SettingsBase } from './stored-settings.ts'

/** The settings as they are at the moment: each read of a property may differ from the one before. */
export interface LiveSettings {
  /** The shop's public facts (rule: shop-facts). */
  readonly facts: ShopFacts
  /** The sender's name in mails. */
  readonly senderName: string
  readonly base: SettingsBase
  /** Calls `listener` after each change, once the new values hold. */
  readonly onChange: (listener: () => void) => void
}

/** Milliseconds before a failed read is repeated. */
const BETWEEN_READS = SECOND

/**
 * Reads the settings, and reads them again whenever a process has changed some: all processes follow
 * without being started again. Where the database can't be read yet, the values of the base hold until
 * it can.
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
