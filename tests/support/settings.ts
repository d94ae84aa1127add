import { type ShopFacts, shopFacts } from '#config'
import type { Database } from '#server/schema/database.ts'
import { followSettings, type LiveSettings } from '#server/settings/live-settings.ts'
import type { SettingsBase } from '#server/settings/stored-settings.ts'

/** Base of a shop whose environment sets nothing. */
export const shippedBase: SettingsBase = {
  facts: shopFacts,
  fixedFacts: [],
  fixedSender: null,
  owner: null,
}

/** Constant settings. */
export const shippedSettings: LiveSettings = {
  facts: shopFacts,
  senderName: shopFacts.name,
  base: shippedBase,
  onChange: () => undefined,
}

/** Settings of a shop: `facts`, overridden by those that its owner stores. */
export function settingsOver(database: Database, facts: ShopFacts): Promise<LiveSettings> {
  return followSettings(database, { ...shippedBase, facts })
}
