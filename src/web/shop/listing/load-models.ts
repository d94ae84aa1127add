import { importOrReload } from '#web/kit/page/import-or-reload.ts'

/**
 * Imports the table of models. Loaders need it; a page that the server rendered brings their data,
 * so that a first visit doesn't load it. A failure rejects the promise that the loader awaits after
 * its call, whose own failure says more, and is reported only there.
 */
export function loadModels() {
  const models = importOrReload(() => import('#domain/catalogue/models/brand-models.ts'))
  models.catch(() => undefined)
  return models
}
