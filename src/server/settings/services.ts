import type { ImageStore } from '#platform/storage/store.ts'
import type { AccountServices } from '#server/accounts/services.ts'
import type { LiveSettings } from './live-settings.ts'

export interface SettingsServices extends AccountServices {
  readonly settings: LiveSettings
  readonly images: ImageStore
}
