import { type ShopFacts, shopFacts } from '#config'
import type { Database } from '#server/database/connection.ts'
import { followSettings, type LiveSettings } from '#server/settings/live-settings.ts'
import type { SettingsBase } from '#server/settings/stored-settings.ts'

/** The base of a shop whose environment sets nothing. */
export const shippedBase: SettingsBase = {
  facts: shopFacts,
  fixedFacts: [],
  fixedSender: null,
  owner: null,
}

/** Settings that nobody changes. */
export const shippedSettings: LiveSettings = {
  facts: shopFacts,
  senderName: shopFacts.name,
  base: shippedBase,
  onChange: () => undefined,
}

/** The settings of a shop with these facts below those that its owner sets. */
export function settingsOver(database: Database, facts: ShopFacts): Promise<LiveSettings> {
  return followSettings(database, { ...shippedBase, facts })
}
